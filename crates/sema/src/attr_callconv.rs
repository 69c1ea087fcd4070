//! `callconv("…")`: the custom calling convention of a function type, and what is said about conventions that disagree.

use neverc_callconv::{Features, Skipped, Spec, Why, register};
use neverc_source::{Loc, Warning};
use neverc_syntax::ast::{self, AttrArg};

use crate::cx::{Arch, Sema};
use crate::tree::FuncId;
use crate::types::{CallConv, QualType, TypeKind};

impl Sema<'_> {
    /// The target's registers.
    pub(crate) fn register_arch(&self) -> neverc_target::Arch {
        match self.arch {
            Arch::X86_64 => neverc_target::Arch::X86_64,
            Arch::AArch64 => neverc_target::Arch::AArch64,
        }
    }

    /// The convention of a `callconv` attribute; `None` after a report.
    pub(crate) fn callconv_attr(&mut self, attr: &ast::Attr) -> Option<CallConv> {
        let written = self.attr_string(attr, 0, "callconv")?;
        let first = self.report_once(attr.loc);
        if first && self.ast.list(attr.args).len() > 1 {
            self.diags
                .error(attr.loc, "'callconv' attribute takes one argument")
                .emit();
            return None;
        }
        let named = self
            .lang
            .callconv
            .names
            .iter()
            .rev()
            .find(|(name, _)| **name == *written.trim())
            .map(|(_, spec)| spec.clone());
        // Where the bytes of the spec are in the source; the command line has no place.
        let (start, exact) = match named {
            Some(_) => (attr.loc, false),
            None => self.spec_loc(attr, &written),
        };
        let text = named.unwrap_or_else(|| written.to_string());
        if !text.trim().is_empty() && !text.contains([':', ';']) {
            if first {
                let message = format!("unknown calling convention '{}'", text.trim());
                let mut names: Vec<&str> = self
                    .lang
                    .callconv
                    .names
                    .iter()
                    .map(|(n, _)| n.as_str())
                    .collect();
                names.sort_unstable();
                names.dedup();
                let report = self.diags.error(start, message);
                if names.is_empty() {
                    report.emit();
                } else {
                    let note = format!("conventions named by '-fcallconv=': {}", names.join(", "));
                    report.note(start, note).emit();
                }
            }
            return None;
        }
        let arch = self.register_arch();
        let features = Features::parse(arch, &self.lang.callconv.features);
        let (spec, mut skipped) = Spec::parse_noting(&text);
        skipped.extend(spec.skipped(arch, &features));
        skipped.sort_by_key(|s| s.at.start);
        let mut refused = false;
        for part in &skipped {
            let strict = matches!(part.why, Why::NotAllowed | Why::Reserved);
            refused |= strict;
            if first {
                self.report_skipped(part, start, exact, strict);
            }
        }
        if let Some(planner) = &spec.planner
            && !self.lang.callconv.planned.contains(&planner.text)
        {
            refused = true;
            if first {
                let at = if exact {
                    start.offset(planner.at as u32)
                } else {
                    start
                };
                let message = format!("no plugin plans calling convention '{}'", planner.text);
                let report = self.diags.error(at, message);
                let names = self.lang.callconv.planned.join(", ");
                if names.is_empty() {
                    report.emit();
                } else {
                    let note = format!("conventions that plugins plan: {names}");
                    report.note(at, note).emit();
                }
            }
        }
        if refused {
            return None;
        }
        if spec == Spec::default() {
            if first {
                self.diags
                    .warn(
                        Warning::CALLCONV,
                        start,
                        "calling convention names no registers; the standard convention is used",
                    )
                    .emit();
            }
            return None;
        }
        if first {
            self.caution(&spec, start, exact);
        }
        Some(CallConv::Custom(self.names.intern(&spec.to_string())))
    }

    /// Where the text of an attribute's spec begins, whether its bytes are those of the source, and the text.
    pub(crate) fn spec_text(&mut self, attr: &ast::Attr) -> Option<(Loc, bool, String)> {
        let written = self.attr_string(attr, 0, "callconv")?.to_string();
        let named = |(name, _): &(String, String)| *name == written.trim();
        if self.lang.callconv.names.iter().any(named) {
            return Some((attr.loc, false, written));
        }
        let (start, exact) = self.spec_loc(attr, &written);
        Some((start, exact, written))
    }

    fn report_skipped(&mut self, part: &Skipped, start: Loc, exact: bool, strict: bool) {
        let at = if exact {
            start.offset(part.at.start as u32)
        } else {
            start
        };
        // As an error the message does not say "ignored".
        let message = part.to_string();
        if strict {
            let message = message
                .strip_suffix("; ignored")
                .map_or_else(|| message.replace(" ignored: it", ""), str::to_owned);
            self.diags.error(at, message).emit();
        } else {
            self.diags.warn(Warning::CALLCONV, at, message).emit();
        }
    }

    /// Registers that other parties may change, or that the target uses itself in some modes.
    fn caution(&mut self, spec: &Spec, start: Loc, exact: bool) {
        let arch = self.register_arch();
        let mut seen = Vec::new();
        for list in neverc_callconv::List::ALL {
            if list == neverc_callconv::List::Csr {
                continue;
            }
            for token in spec.list(list) {
                for (register, _) in token.parts(arch).unwrap_or_default() {
                    if seen.contains(&register) {
                        continue;
                    }
                    seen.push(register);
                    let (warning, why) = match (arch, register.name) {
                        (neverc_target::Arch::X86_64, "rbp")
                            if self.lang.callconv.frame_pointer =>
                        {
                            (
                                Warning::CALLCONV,
                                "it is the frame pointer; functions that pass values in it need \
                             '-fomit-frame-pointer'",
                            )
                        }
                        (neverc_target::Arch::X86_64, "r11") => (
                            Warning::CALLCONV_CAUTION,
                            "retpolines and lazy binding change it between call and function",
                        ),
                        (neverc_target::Arch::AArch64, "x16" | "x17") => (
                            Warning::CALLCONV_CAUTION,
                            "veneers of the linker change it between call and function",
                        ),
                        (neverc_target::Arch::AArch64, "x18") => {
                            (Warning::CALLCONV_CAUTION, "some platforms reserve it")
                        }
                        _ => continue,
                    };
                    let at = if exact {
                        start.offset(token.at as u32)
                    } else {
                        start
                    };
                    let message =
                        format!("register '{}' in calling convention: {why}", register.name);
                    self.diags.warn(warning, at, message).emit();
                }
            }
        }
        // A register both preserved and used for arguments or results.
        if !spec.preserves_nothing() {
            for token in &spec.csr {
                let Some(register) = register(arch, &token.text) else {
                    continue;
                };
                if seen.contains(&register) {
                    let at = if exact {
                        start.offset(token.at as u32)
                    } else {
                        start
                    };
                    let message = format!(
                        "register '{}' is both callee-saved and an argument or result register",
                        register.name
                    );
                    self.diags.warn(Warning::CALLCONV, at, message).emit();
                }
            }
        }
    }

    /// Position of the first byte of a literal's text, and whether the bytes after it are those of the text: one plain
    /// literal without escapes.
    fn spec_loc(&self, attr: &ast::Attr, text: &str) -> (Loc, bool) {
        let Some(AttrArg::Expr(e)) = self.ast.list(attr.args).first() else {
            return (attr.loc, false);
        };
        let node = self.ast.expr(*e);
        if let ast::ExprKind::String(parts) = node.kind
            && let [only] = self.ast.list(parts)
        {
            let spelling = self.names.get(only.spelling);
            if spelling
                .strip_prefix('"')
                .and_then(|s| s.strip_suffix('"'))
                .is_some_and(|s| s == text)
            {
                return (only.loc.offset(1), true);
            }
        }
        (node.range.begin, false)
    }

    /// Whether `ty` leads to a function type that may carry a custom convention; reports what may not.
    pub(crate) fn takes_callconv(&mut self, ty: QualType, attr: &ast::Attr, name: &str) -> bool {
        let mut at = ty;
        for _ in 0..16 {
            let problem = match self.unit.types.canon_kind(at) {
                TypeKind::Function(_, _, info) if info.variadic => {
                    "custom calling convention does not support variadic functions"
                }
                TypeKind::Function(..) => return true,
                TypeKind::FunctionNoProto(..) => {
                    "custom calling convention needs a function with a prototype"
                }
                TypeKind::Pointer(to) | TypeKind::ConstantArray(to, _) => {
                    at = *to;
                    continue;
                }
                _ => "",
            };
            if problem.is_empty() {
                if !self.error_type(ty) && self.report_once(attr.loc.offset(1)) {
                    let message = format!(
                        "'{name}' only applies to function types; type here is {}",
                        self.show(ty)
                    );
                    self.diags
                        .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                        .emit();
                }
            } else if self.report_once(attr.loc.offset(1)) {
                self.diags.error(attr.loc, problem).emit();
            }
            return false;
        }
        false
    }

    /// How messages call a convention.
    pub(crate) fn convention_text(&self, cc: CallConv) -> String {
        match cc {
            CallConv::C => "cdecl".into(),
            CallConv::Win64 => "ms_abi".into(),
            CallConv::SysV => "sysv_abi".into(),
            CallConv::VectorCall => "vectorcall".into(),
            CallConv::RegCall => "regcall".into(),
            CallConv::PreserveMost => "preserve_most".into(),
            CallConv::PreserveAll => "preserve_all".into(),
            CallConv::PreserveNone => "preserve_none".into(),
            CallConv::AArch64VectorPcs => "aarch64_vector_pcs".into(),
            CallConv::Custom(spec) => format!("callconv(\"{}\")", self.names.get(spec)),
        }
    }

    /// A second convention on one function type.
    pub(crate) fn check_one_convention(&mut self, old: CallConv, new: CallConv, loc: Loc) -> bool {
        if old == CallConv::C || old == new {
            return true;
        }
        if self.report_once(loc.offset(2)) {
            let message = format!(
                "{} and {} attributes are not compatible",
                self.convention_text(new),
                self.convention_text(old)
            );
            self.diags.error(loc, message).emit();
        }
        false
    }

    /// Reports a redeclaration with another convention. The declaration without one takes over that of the other when
    /// it is the later.
    pub(crate) fn convention_differs(
        &mut self,
        old: FuncId,
        old_cc: CallConv,
        new_cc: CallConv,
        loc: Loc,
        note: &str,
    ) {
        let previously = match old_cc {
            CallConv::C => "without calling convention".to_owned(),
            _ => format!("'{}'", self.convention_text(old_cc)),
        };
        let message = format!(
            "function declared '{}' here was previously declared {previously}",
            self.convention_text(new_cc)
        );
        let old_loc = self.unit.func(old).loc;
        let report = self.diags.error(loc, message);
        if old_loc.is_some() {
            report.note(old_loc, note).emit();
        } else {
            report.emit();
        }
    }

    /// A cast of a function's name to a pointer type of another convention: calls through it would go wrong.
    pub(crate) fn warn_cast_convention(
        &mut self,
        e: crate::tree::ExprId,
        from: QualType,
        to: QualType,
        range: neverc_source::Range,
    ) {
        let (Some(old), Some(new)) = (self.convention_of(from), self.convention_of(to)) else {
            return;
        };
        if old == new || self.called_function(e).is_none() {
            return;
        }
        let message = format!(
            "cast between incompatible calling conventions '{}' and '{}'; calls through this pointer may abort at \
             runtime",
            self.convention_text(old),
            self.convention_text(new)
        );
        self.diags
            .warn(Warning::CAST_CALLING_CONVENTION, range.begin, message)
            .range(range)
            .emit();
    }

    /// The convention of the function type that a type is or points to.
    pub(crate) fn convention_of(&self, ty: QualType) -> Option<CallConv> {
        let pointee = self.unit.types.pointee(ty).unwrap_or(ty);
        match self.unit.types.canon_kind(pointee) {
            TypeKind::Function(_, _, info) | TypeKind::FunctionNoProto(_, info) => Some(info.cc),
            _ => None,
        }
    }
}
