//! Jumps and labels: regions that must not be entered, labels without statement or use. C23 6.8.7.

use neverc_source::{Loc, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::stmt::{Protected, Region};
use crate::tree::LabelId;
use crate::types::Builtin;

impl Sema<'_> {
    /// Opens a region into which no jump may lead, up to the end of the block.
    pub(crate) fn protect(&mut self, kind: Protected, loc: Loc) {
        let parent = self.decl.fun.region;
        self.decl.fun.regions.push(Region { parent, kind, loc });
        self.decl.fun.region = self.decl.fun.regions.len() as u32;
        self.decl.fun.has_vla = true;
    }

    pub(crate) fn define_label(
        &mut self,
        ident: ast::Ident,
        attrs: ast::List<ast::Attr>,
    ) -> LabelId {
        let id = self.find_label(ident.name, ident.loc);
        let region = self.decl.fun.region;
        let label = &self.unit.labels[id.index()];
        if label.defined {
            let at = label.loc;
            let message = format!("redefinition of label '{}'", self.text(ident.name));
            self.diags
                .error(ident.loc, message)
                .note(at, "previous definition is here")
                .emit();
            return id;
        }
        let label = &mut self.unit.labels[id.index()];
        label.defined = true;
        label.loc = ident.loc;
        self.decl.fun.label_regions.insert(id, region);
        let made = self.decl_attrs(attrs, crate::attr::On::Label, Builtin::Error.q(), ident.loc);
        if made.contains(&crate::tree::Attr::Unused) {
            self.decl.fun.quiet_labels.push(id);
        }
        if let Some(f) = self.function {
            self.unit.funcs[f.index()].labels.push(id);
        }
        id
    }

    pub(crate) fn check_case_region(&mut self, switch_region: u32, loc: Loc) {
        let here = self.decl.fun.region;
        if let Some(region) = self.entered(switch_region, here) {
            let note = region_note(region.kind);
            self.diags
                .error(loc, "cannot jump from switch statement to this case label")
                .note(region.loc, note)
                .emit();
        }
    }

    /// The innermost protected region that a jump from region `from` to region `to` enters.
    pub(crate) fn entered(&self, from: u32, to: u32) -> Option<Region> {
        if from == to {
            return None;
        }
        let regions = &self.decl.fun.regions;
        let mut outer = Vec::new();
        let mut at = from;
        while at != 0 {
            outer.push(at);
            at = regions.get(at as usize - 1).map_or(0, |r| r.parent);
        }
        let at = to;
        if at != 0 && !outer.contains(&at) {
            return regions.get(at as usize - 1).copied();
        }
        None
    }

    /// Jumps that lead into protected regions, labels without statement.
    pub(crate) fn check_jumps(&mut self) {
        let jumps = std::mem::take(&mut self.decl.fun.jumps);
        if !self.decl.fun.regions.is_empty() {
            for jump in &jumps {
                let Some(&to) = self.decl.fun.label_regions.get(&jump.label) else {
                    continue;
                };
                if let Some(region) = self.entered(jump.region, to) {
                    let message = if jump.asm {
                        "cannot jump from this asm goto statement to one of its possible targets"
                    } else {
                        "cannot jump from this goto statement to its label"
                    };
                    self.diags
                        .error(jump.loc, message)
                        .note(region.loc, region_note(region.kind))
                        .emit();
                }
            }
        }
        let labels = std::mem::take(&mut self.decl.fun.all_labels);
        let mut reported = Vec::new();
        for (id, first_use) in labels {
            let label = &self.unit.labels[id.index()];
            if !label.defined && label.used {
                if reported.contains(&label.name) {
                    continue;
                }
                reported.push(label.name);
                let message = format!("use of undeclared label '{}'", self.text(label.name));
                self.diags.error(first_use, message).emit();
            } else if label.defined
                && !label.used
                && self.diags.error_count() == self.decl.fun.errors_before
                && !self.decl.fun.quiet_labels.contains(&id)
            {
                let message = format!("unused label '{}'", self.text(label.name));
                self.diags
                    .warn(Warning::UNUSED_LABEL, label.loc, message)
                    .range(neverc_source::Range::new(
                        label.loc,
                        self.target_builtins
                            .token_end(label.loc)
                            .unwrap_or(label.loc),
                    ))
                    .emit();
            }
        }
    }
}

pub(crate) fn region_note(kind: Protected) -> &'static str {
    match kind {
        Protected::Vla | Protected::VariablyModified => {
            "jump bypasses initialization of variable length array"
        }
        Protected::VlaTypedef => "jump bypasses initialization of VLA typedef",
        Protected::Cleanup => {
            "jump bypasses initialization of variable with __attribute__((cleanup))"
        }
        Protected::StmtExpr => "jump enters a statement expression",
    }
}
