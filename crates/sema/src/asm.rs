//! GNU asm statements: constraints against the architecture, operand kinds, clobbers, labels.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast;
use neverc_target::constraint::{parse_input, parse_output};

use crate::cx::{Arch, Sema};
use crate::tree::{Asm, AsmId, AsmOperand, Category, ExprId, ExprKind};
use crate::types::{Builtin, TypeKind};

/// The architecture as the tables of the target crate name it.
fn target_arch(arch: Arch) -> neverc_target::Arch {
    match arch {
        Arch::X86_64 => neverc_target::Arch::X86_64,
        Arch::AArch64 => neverc_target::Arch::AArch64,
    }
}

impl Sema<'_> {
    pub(crate) fn asm_stmt(&mut self, id: ast::AsmId, range: Range) -> Option<AsmId> {
        let ast = self.ast;
        let node = *ast.asm(id);
        let Some(template) = self.string_text(node.template) else {
            let at = ast.expr(node.template).range;
            self.diags
                .error(at.begin, "expected string literal in 'asm'")
                .emit();
            return None;
        };
        let outputs_ast = ast.list(node.outputs);
        let inputs_ast = ast.list(node.inputs);
        let mut names: Vec<Option<Symbol>> = Vec::new();
        for operand in outputs_ast.iter().chain(inputs_ast) {
            names.push(operand.name);
        }
        let labels_ast = ast.list(node.labels);
        let mut ok = true;
        for (i, name) in names.iter().enumerate() {
            if let Some(n) = name
                && names[..i].contains(&Some(*n))
            {
                let message = format!("duplicate use of asm operand name \"{}\"", self.text(*n));
                self.diags.error(range.begin, message).emit();
                ok = false;
            }
        }
        let mut outputs = Vec::new();
        for operand in outputs_ast {
            match self.asm_output(operand) {
                Some(o) => outputs.push(o),
                None => ok = false,
            }
        }
        let mut inputs = Vec::new();
        let plus: Vec<bool> = outputs_ast
            .iter()
            .map(|o| {
                self.string_text(o.constraint)
                    .is_some_and(|c| c.starts_with('+'))
            })
            .collect();
        for operand in inputs_ast {
            match self.asm_input(operand, &names, outputs_ast.len(), &plus) {
                Some(o) => inputs.push(o),
                None => ok = false,
            }
        }
        let mut clobbers = Vec::new();
        for &c in ast.list(node.clobbers) {
            let at = ast.expr(c).range;
            let Some(text) = self.string_text(c) else {
                self.diags
                    .error(at.begin, "expected string literal in 'asm'")
                    .emit();
                ok = false;
                continue;
            };
            if !valid_clobber(self.arch, &text) {
                let message = format!("unknown register name '{text}' in asm");
                self.diags.error(at.begin, message).range(at).emit();
                ok = false;
                continue;
            }
            clobbers.push(text);
        }
        let mut labels = Vec::new();
        for ident in labels_ast {
            let label = self.label(ident.name, ident.loc);
            let region = self.decl.fun.region;
            self.decl.fun.jumps.push(crate::stmt::Jump {
                label,
                loc: range.begin,
                region,
                asm: true,
            });
            labels.push((label, ident.name));
        }
        if !node.basic {
            let count = outputs_ast.len() + inputs_ast.len() + labels_ast.len();
            let mut all_names = names.clone();
            all_names.extend(labels_ast.iter().map(|l| Some(l.name)));
            // `+` operands may be referred to by the numbers behind all others.
            let tied = outputs
                .iter()
                .filter(|o| o.constraint.contains('+'))
                .count();
            if !self.check_template(&template, count + tied, &all_names, node.template) {
                ok = false;
            }
        }
        if !ok {
            return None;
        }
        let asm = Asm {
            template,
            volatile: node.volatile || node.goto || node.basic || outputs.is_empty(),
            basic: node.basic,
            outputs,
            inputs,
            clobbers,
            labels,
            loc: range.begin,
        };
        self.unit.asms.push(asm);
        Some(AsmId(self.unit.asms.len() as u32 - 1))
    }

    fn constraint_text(&mut self, e: ast::ExprId) -> Option<(String, Range)> {
        let range = self.ast.expr(e).range;
        match self.string_text(e) {
            Some(text) => Some((text, range)),
            None => {
                self.diags
                    .error(range.begin, "expected string literal in 'asm'")
                    .emit();
                None
            }
        }
    }

    fn asm_output(&mut self, operand: &ast::AsmOperand) -> Option<AsmOperand> {
        let constraint = self.constraint_text(operand.constraint);
        let e = self.expr(operand.expr);
        let (constraint, range) = constraint?;
        let Some(allowed) = parse_output(target_arch(self.arch), &constraint) else {
            let message = format!("invalid output constraint '{constraint}' in asm");
            self.diags.error(range.begin, message).range(range).emit();
            return None;
        };
        let node = *self.unit.expr(e);
        if self.error_type(node.ty) {
            return None;
        }
        let e = self.strip_lvalue_cast(e);
        let node = *self.unit.expr(e);
        let is_function = matches!(
            self.unit.types.canon_kind(node.ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
        );
        if !node.cat.is_lvalue() || is_function {
            self.diags
                .error(node.range.begin, "invalid lvalue in asm output")
                .range(node.range)
                .emit();
            return None;
        }
        if node.cat == Category::BitField && allowed.memory && !allowed.register {
            self.diags
                .error(
                    node.range.begin,
                    format!("reference to a bit-field in asm input with a memory constraint '{constraint}'"),
                )
                .range(node.range)
                .emit();
            return None;
        }
        if self.unit.types.quals(node.ty) & crate::types::qual::CONST != 0 {
            self.diags
                .error(node.range.begin, "invalid lvalue in asm output")
                .range(node.range)
                .emit();
            return None;
        }
        if self.incomplete_type(node.ty) {
            let message = format!(
                "dereference of pointer to incomplete type {}",
                self.show(node.ty)
            );
            self.diags.error(node.range.begin, message).emit();
            return None;
        }
        self.mark_asm_lvalue(e, allowed.memory);
        Some(AsmOperand {
            name: operand.name,
            constraint,
            expr: e,
        })
    }

    fn asm_input(
        &mut self,
        operand: &ast::AsmOperand,
        names: &[Option<Symbol>],
        outputs: usize,
        plus: &[bool],
    ) -> Option<AsmOperand> {
        let constraint = self.constraint_text(operand.constraint);
        let e = self.expr(operand.expr);
        let (constraint, range) = constraint?;
        let names: Vec<std::rc::Rc<str>> = names
            .iter()
            .map(|n| self.text(n.unwrap_or(Symbol::EMPTY)))
            .collect();
        let names: Vec<&str> = names.iter().map(|n| &**n).collect();
        let Some(allowed) = parse_input(target_arch(self.arch), &constraint, outputs, &names)
        else {
            let message = format!("invalid input constraint '{constraint}' in asm");
            self.diags.error(range.begin, message).range(range).emit();
            return None;
        };
        let node = *self.unit.expr(e);
        if self.error_type(node.ty) {
            return None;
        }
        if let Some(n) = allowed.tied
            && plus.get(n).copied().unwrap_or(false)
        {
            let message = format!("invalid input constraint '{constraint}' in asm");
            self.diags.error(range.begin, message).range(range).emit();
            return None;
        }
        let value_fits =
            allowed.register || allowed.immediate || allowed.constant || allowed.tied.is_some();
        if allowed.memory && !value_fits {
            if !node.cat.is_lvalue() {
                let message = format!("invalid lvalue in asm input for constraint '{constraint}'");
                self.diags
                    .error(node.range.begin, message)
                    .range(node.range)
                    .emit();
                return None;
            }
            if node.cat == Category::BitField {
                self.diags
                    .error(
                        node.range.begin,
                        format!("reference to a bit-field in asm input with a memory constraint '{constraint}'"),
                    )
                    .range(node.range)
                    .emit();
                return None;
            }
            self.mark_asm_lvalue(e, true);
            return Some(AsmOperand {
                name: operand.name,
                constraint,
                expr: e,
            });
        }
        let e = self.rvalue(e);
        let node = *self.unit.expr(e);
        if self.unit.types.is(node.ty, Builtin::Void) {
            let message = format!(
                "invalid type {} in asm input for constraint '{constraint}'",
                self.show(node.ty)
            );
            self.diags
                .error(node.range.begin, message)
                .range(node.range)
                .emit();
            return None;
        }
        if allowed.immediate && !allowed.register && !allowed.memory && !allowed.constant {
            let is_int = crate::classify::int_info(&self.unit, self.target, node.ty).is_some();
            match self.const_int(e) {
                None if is_int && self.lang.opt_level == 0 => {
                    let message =
                        format!("constraint '{constraint}' expects an integer constant expression");
                    self.diags
                        .error(node.range.begin, message)
                        .range(node.range)
                        .emit();
                    return None;
                }
                Some(v) if v.to_i64().is_some_and(|v| !allowed.admits(v)) => {
                    let message = format!(
                        "value '{}' out of range for constraint '{constraint}'",
                        v.to_big()
                    );
                    self.diags
                        .error(node.range.begin, message)
                        .range(node.range)
                        .emit();
                    return None;
                }
                _ => {}
            }
        }
        Some(AsmOperand {
            name: operand.name,
            constraint,
            expr: e,
        })
    }

    /// A cast around an lvalue output is looked through (GCC once allowed it; Clang with a warning).
    fn strip_lvalue_cast(&mut self, e: ExprId) -> ExprId {
        let mut at = e;
        for _ in 0..64 {
            match self.unit.expr(at).kind {
                ExprKind::Paren(inner) => at = inner,
                _ => break,
            }
        }
        if let ExprKind::Cast(_, inner) = self.unit.expr(at).kind {
            let mut inner_at = inner;
            for _ in 0..64 {
                match self.unit.expr(inner_at).kind {
                    ExprKind::Paren(i) | ExprKind::ImplicitCast(_, i) => inner_at = i,
                    _ => break,
                }
            }
            if self.unit.expr(inner_at).cat.is_lvalue() {
                let loc = self.unit.expr(at).range.begin;
                self.diags
                    .warn(
                        Warning::INLINE_ASM,
                        loc,
                        "invalid use of a cast in an inline asm context requiring an lvalue",
                    )
                    .emit();
                return inner_at;
            }
        }
        e
    }

    fn mark_asm_lvalue(&mut self, e: ExprId, memory: bool) {
        let mut at = e;
        for _ in 0..256 {
            match self.unit.expr(at).kind {
                ExprKind::Paren(inner) => at = inner,
                ExprKind::Member {
                    base, arrow: false, ..
                } => at = base,
                ExprKind::Subscript { base, .. } => match self.unit.expr(base).kind {
                    ExprKind::ImplicitCast(crate::tree::CastKind::ArrayToPointerDecay, inner) => {
                        at = inner;
                    }
                    _ => return,
                },
                ExprKind::DeclRef(crate::tree::DeclRef::Var(v)) => {
                    let var = &mut self.unit.vars[v.index()];
                    var.used = true;
                    if memory {
                        var.address_taken = true;
                    }
                    return;
                }
                _ => return,
            }
        }
    }

    /// `%` references of an extended asm template.
    fn check_template(
        &mut self,
        template: &str,
        operands: usize,
        names: &[Option<Symbol>],
        e: ast::ExprId,
    ) -> bool {
        let begin: Loc = self.ast.expr(e).range.begin;
        // Bytes of the template are bytes of the source when there is one literal without escapes.
        let plain = match self.ast.expr(e).kind {
            ast::ExprKind::String(parts) => match self.ast.list(parts) {
                [part] => !self.names.with(part.spelling, |t| t.contains('\\')),
                _ => false,
            },
            _ => false,
        };
        let at = |index: usize| {
            if plain {
                begin.offset(1 + index as u32)
            } else {
                begin
            }
        };
        let bytes = template.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            if bytes[i] != b'%' {
                i += 1;
                continue;
            }
            i += 1;
            let Some(&c) = bytes.get(i) else {
                self.diags
                    .error(at(i - 1), "invalid % escape in inline assembly string")
                    .emit();
                return false;
            };
            if matches!(
                c,
                b'%' | b'{' | b'}' | b'|' | b'=' | b'(' | b')' | b'*' | b'@'
            ) {
                i += 1;
                continue;
            }
            let mut place = i;
            if c.is_ascii_alphabetic() {
                place += 1;
            }
            match bytes.get(place) {
                Some(b'[') => {
                    let Some(end) = bytes[place..].iter().position(|&b| b == b']') else {
                        self.diags
                            .error(
                                at(place),
                                "unterminated symbolic operand name in inline assembly string",
                            )
                            .emit();
                        return false;
                    };
                    let name = &template[place + 1..place + end];
                    let known = names
                        .iter()
                        .flatten()
                        .any(|&n| self.names.with(n, |t| t == name));
                    if !known {
                        let message = "unknown symbolic operand name in inline assembly string";
                        self.diags.error(at(place + 1), message).emit();
                        return false;
                    }
                    i = place + end + 1;
                }
                Some(d) if d.is_ascii_digit() => {
                    let digits: String = template[place..]
                        .chars()
                        .take_while(char::is_ascii_digit)
                        .collect();
                    let n: usize = digits.parse().unwrap_or(usize::MAX);
                    if n >= operands {
                        self.diags
                            .error(at(place), "invalid operand number in inline asm string")
                            .emit();
                        return false;
                    }
                    i = place + digits.len();
                }
                _ => {
                    self.diags
                        .error(at(i - 1), "invalid % escape in inline assembly string")
                        .emit();
                    return false;
                }
            }
        }
        true
    }
}

/// Whether `name` can stand in a clobber list.
fn valid_clobber(arch: Arch, name: &str) -> bool {
    matches!(name, "unwind" | "redzone")
        || neverc_target::clobber(target_arch(arch), name).is_some()
}
