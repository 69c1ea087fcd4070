//! GNU asm statements: constraints against the architecture, operand kinds, clobbers, labels.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast;

use crate::cx::{Arch, Sema};
use crate::tree::{Asm, AsmId, AsmOperand, Category, ExprId, ExprKind};
use crate::types::{Builtin, TypeKind};

/// What an operand may be by its constraint.
#[derive(Clone, Copy, Default, Debug)]
struct Allowed {
    register: bool,
    memory: bool,
    immediate: bool,
    /// Tied to an output.
    tied: Option<usize>,
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
        for operand in inputs_ast {
            match self.asm_input(operand, &names, outputs_ast.len()) {
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
        let starts = constraint.starts_with('=') || constraint.starts_with('+');
        let allowed =
            parse_constraint(self.arch, constraint.trim_start_matches(['=', '+']), &[], 0);
        let Some(allowed) = allowed.filter(|a| starts && (a.register || a.memory)) else {
            let message = format!("invalid output constraint '{constraint}' in asm");
            self.diags.error(range.begin, message).range(range).emit();
            return None;
        };
        let node = *self.unit.expr(e);
        if self.is_error(node.ty) {
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
                    "reference to a bit-field in asm output with a memory constraint",
                )
                .range(node.range)
                .emit();
            return None;
        }
        if self.unit.types.quals(node.ty) & crate::types::qual::CONST != 0 {
            self.diags
                .error(
                    node.range.begin,
                    "read-only variable is not assignable in asm output",
                )
                .range(node.range)
                .emit();
            return None;
        }
        if self.is_incomplete(node.ty) {
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
    ) -> Option<AsmOperand> {
        let constraint = self.constraint_text(operand.constraint);
        let e = self.expr(operand.expr);
        let (constraint, range) = constraint?;
        let resolved: Vec<Option<String>> = names
            .iter()
            .map(|n| n.map(|n| self.text(n).to_string()))
            .collect();
        let Some(allowed) = parse_constraint(self.arch, &constraint, &resolved, outputs) else {
            let message = format!("invalid input constraint '{constraint}' in asm");
            self.diags.error(range.begin, message).range(range).emit();
            return None;
        };
        let node = *self.unit.expr(e);
        if self.is_error(node.ty) {
            return None;
        }
        if allowed.memory && !allowed.register && !allowed.immediate {
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
                        "reference to a bit-field in asm input with a memory constraint",
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
        if allowed.immediate
            && !allowed.register
            && !allowed.memory
            && constraint
                .trim_start_matches(['%', '&', '?', '!', '*'])
                .chars()
                .all(|c| "IJKLMNOZen".contains(c))
            && crate::classify::int_info(&self.unit, self.target, node.ty).is_some()
            && self.const_int(e).is_none()
            && crate::consteval::eval(&self.unit, self.target, e).is_err()
        {
            // With optimization the value may still become constant in an inlined function.
            if self.lang.opt_level == 0 && self.arch == Arch::X86_64 {
                let message =
                    format!("constraint '{constraint}' expects an integer constant expression");
                self.diags
                    .error(node.range.begin, message)
                    .range(node.range)
                    .emit();
                return None;
            }
        }
        let _ = allowed.tied;
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
        let loc: Loc = self.ast.expr(e).range.begin;
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
                    .error(loc, "invalid % escape in inline assembly string")
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
            let mut at = i;
            if c.is_ascii_alphabetic() {
                at += 1;
            }
            match bytes.get(at) {
                Some(b'[') => {
                    let Some(end) = bytes[at..].iter().position(|&b| b == b']') else {
                        self.diags
                            .error(
                                loc,
                                "unterminated symbolic operand name in inline assembly string",
                            )
                            .emit();
                        return false;
                    };
                    let name = &template[at + 1..at + end];
                    let known = names
                        .iter()
                        .flatten()
                        .any(|&n| self.names.with(n, |t| t == name));
                    if !known {
                        let message = format!(
                            "unknown symbolic operand name in inline assembly string '{name}'"
                        );
                        let message = message.trim_end_matches(&format!(" '{name}'")).to_string();
                        self.diags.error(loc, message).emit();
                        return false;
                    }
                    i = at + end + 1;
                }
                Some(d) if d.is_ascii_digit() => {
                    let digits: String = template[at..]
                        .chars()
                        .take_while(char::is_ascii_digit)
                        .collect();
                    let n: usize = digits.parse().unwrap_or(usize::MAX);
                    if n >= operands {
                        self.diags
                            .error(loc, "invalid operand number in inline asm string")
                            .emit();
                        return false;
                    }
                    i = at + digits.len();
                }
                _ => {
                    self.diags
                        .error(loc, "invalid % escape in inline assembly string")
                        .emit();
                    return false;
                }
            }
        }
        true
    }
}

/// Reads a constraint without its leading `=` or `+`; `None` when it is malformed or unknown on the architecture.
fn parse_constraint(
    arch: Arch,
    text: &str,
    names: &[Option<String>],
    outputs: usize,
) -> Option<Allowed> {
    let mut allowed = Allowed::default();
    let bytes = text.as_bytes();
    if bytes.is_empty() {
        return None;
    }
    let x86 = arch == Arch::X86_64;
    let mut i = 0;
    while i < bytes.len() {
        let c = bytes[i];
        i += 1;
        match c {
            b'&' | b'%' | b',' | b'?' | b'!' | b'*' | b'#' | b' ' | b'=' | b'+' | b'^' | b'$' => {
                if c == b'*' && i < bytes.len() {
                    // The next letter is ignored for register preferences.
                }
                if c == b'#' {
                    while i < bytes.len() && bytes[i] != b',' {
                        i += 1;
                    }
                }
            }
            b'r' | b'p' => allowed.register = true,
            b'm' | b'o' | b'V' | b'<' | b'>' => allowed.memory = true,
            b'i' | b'n' | b's' | b'E' | b'F' => allowed.immediate = true,
            b'g' | b'X' => {
                allowed.register = true;
                allowed.memory = true;
                allowed.immediate = true;
            }
            b'0'..=b'9' => {
                let mut n = usize::from(c - b'0');
                while i < bytes.len() && bytes[i].is_ascii_digit() {
                    n = n.saturating_mul(10) + usize::from(bytes[i] - b'0');
                    i += 1;
                }
                if n >= outputs {
                    return None;
                }
                allowed.tied = Some(n);
                allowed.register = true;
            }
            b'[' => {
                let end = bytes[i..].iter().position(|&b| b == b']')?;
                let name = &text[i..i + end];
                let n = names.iter().position(|o| o.as_deref() == Some(name))?;
                if n >= outputs {
                    return None;
                }
                allowed.tied = Some(n);
                allowed.register = true;
                i += end + 1;
            }
            b'@' => {
                // Flag outputs: `@cc<condition>`.
                let rest = &text[i..];
                if !rest.starts_with("cc") || rest.len() < 3 {
                    return None;
                }
                allowed.register = true;
                i = bytes.len();
            }
            b'a' | b'b' | b'c' | b'd' | b'S' | b'D' | b'A' | b'q' | b'Q' | b'R' | b'l' | b'f'
            | b't' | b'u' | b'x' | b'v' | b'y' | b'k' | b'j'
                if x86 =>
            {
                allowed.register = true;
            }
            b'Y' if x86 => {
                allowed.register = true;
                if i < bytes.len() && b"0tizkm2hpad".contains(&bytes[i]) {
                    i += 1;
                }
            }
            b'W' if x86 => {
                allowed.memory = true;
                allowed.immediate = true;
                if i < bytes.len() && bytes[i].is_ascii_lowercase() {
                    i += 1;
                }
            }
            b'I' | b'J' | b'K' | b'L' | b'M' | b'N' | b'O' | b'G' | b'C' | b'e' | b'Z' if x86 => {
                allowed.immediate = true;
            }
            b'w' | b'x' | b'y' | b'z' if !x86 => allowed.register = true,
            b'U' if !x86 => {
                // `Ump`, `Upa`, `Upl`, `Uci`, `Ucj`, …
                if bytes.get(i) == Some(&b'p') || bytes.get(i) == Some(&b'c') {
                    allowed.register = true;
                } else {
                    allowed.memory = true;
                }
                i = (i + 2).min(bytes.len());
            }
            b'Q' if !x86 => allowed.memory = true,
            b'I' | b'J' | b'K' | b'L' | b'M' | b'N' | b'S' | b'Y' | b'Z' if !x86 => {
                allowed.immediate = true;
            }
            b'{' => {
                let end = bytes[i..].iter().position(|&b| b == b'}')?;
                allowed.register = true;
                i += end + 1;
            }
            _ => return None,
        }
    }
    if !(allowed.register || allowed.memory || allowed.immediate) {
        return None;
    }
    Some(allowed)
}

/// Whether `name` can stand in a clobber list.
fn valid_clobber(arch: Arch, name: &str) -> bool {
    if matches!(name, "memory" | "cc" | "unwind" | "redzone") {
        return true;
    }
    valid_register(arch, name)
}

/// Whether `name` names a register of the architecture (with or without `%`).
pub(crate) fn valid_register(arch: Arch, name: &str) -> bool {
    let name = name.trim_start_matches(['%', '#']);
    let number = |prefix: &str, max: u32| {
        name.strip_prefix(prefix)
            .and_then(|n| n.parse::<u32>().ok())
            .is_some_and(|n| n <= max)
    };
    if name.bytes().all(|b| b.is_ascii_digit()) && !name.is_empty() {
        return name.parse::<u32>().is_ok_and(|n| n < 128);
    }
    match arch {
        Arch::X86_64 => {
            if let Some(rest) = name.strip_prefix('r')
                && let Some(digits) = rest
                    .strip_suffix(['b', 'w', 'd'])
                    .or(Some(rest))
                    .filter(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
            {
                return digits.parse::<u32>().is_ok_and(|n| (8..=31).contains(&n));
            }
            if let Some(rest) = name.strip_prefix("st(") {
                return rest
                    .trim_end_matches(')')
                    .parse::<u32>()
                    .is_ok_and(|n| n < 8);
            }
            number("xmm", 31)
                || number("ymm", 31)
                || number("zmm", 31)
                || number("mm", 7)
                || number("k", 7)
                || number("tmm", 7)
                || number("cr", 15)
                || number("dr", 15)
                || number("bnd", 3)
                || matches!(
                    name,
                    "rax"
                        | "rbx"
                        | "rcx"
                        | "rdx"
                        | "rsi"
                        | "rdi"
                        | "rbp"
                        | "rsp"
                        | "eax"
                        | "ebx"
                        | "ecx"
                        | "edx"
                        | "esi"
                        | "edi"
                        | "ebp"
                        | "esp"
                        | "ax"
                        | "bx"
                        | "cx"
                        | "dx"
                        | "si"
                        | "di"
                        | "bp"
                        | "sp"
                        | "al"
                        | "bl"
                        | "cl"
                        | "dl"
                        | "sil"
                        | "dil"
                        | "bpl"
                        | "spl"
                        | "ah"
                        | "bh"
                        | "ch"
                        | "dh"
                        | "st"
                        | "flags"
                        | "fpsr"
                        | "fpcr"
                        | "dirflag"
                        | "mxcsr"
                        | "argp"
                        | "frame"
                        | "fpcw"
                        | "fpsw"
                        | "rip"
                        | "eip"
                        | "ip"
                        | "cs"
                        | "ds"
                        | "es"
                        | "fs"
                        | "gs"
                        | "ss"
                        | "eflags"
                )
        }
        Arch::AArch64 => {
            number("x", 30)
                || number("w", 30)
                || number("v", 31)
                || number("q", 31)
                || number("d", 31)
                || number("s", 31)
                || number("h", 31)
                || number("b", 31)
                || number("z", 31)
                || number("p", 15)
                || number("r", 31)
                || matches!(
                    name,
                    "sp" | "wsp"
                        | "fp"
                        | "lr"
                        | "xzr"
                        | "wzr"
                        | "nzcv"
                        | "fpcr"
                        | "fpsr"
                        | "ffr"
                        | "za"
                        | "zt0"
                        | "vg"
                )
        }
    }
}
