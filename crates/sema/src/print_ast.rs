//! Expressions as text, for messages that quote what was required.

use neverc_source::Interner;
use neverc_syntax::ast::{self, Ast, ExprKind, Trait, TypeSpec, UnaryOp};

/// The expression as C text, in Clang's spacing. Type names are shown in their simplest forms.
pub fn expr_text(ast: &Ast, names: &Interner, e: ast::ExprId) -> String {
    let mut out = String::new();
    Printer { ast, names }.expr(e, &mut out, 200);
    out
}

struct Printer<'a> {
    ast: &'a Ast,
    names: &'a Interner,
}

impl Printer<'_> {
    fn expr(&self, id: ast::ExprId, out: &mut String, depth: u32) {
        if depth == 0 || out.len() > 4000 {
            out.push_str("...");
            return;
        }
        let depth = depth - 1;
        match self.ast.expr(id).kind {
            ExprKind::Ident(s) | ExprKind::Number(s) | ExprKind::Char(s, _) => {
                self.names.with(s, |t| out.push_str(t));
            }
            ExprKind::String(parts) => {
                for (i, p) in self.ast.list(parts).iter().enumerate() {
                    if i > 0 {
                        out.push(' ');
                    }
                    self.names.with(p.spelling, |t| out.push_str(t));
                }
            }
            ExprKind::Bool(b) => out.push_str(if b { "true" } else { "false" }),
            ExprKind::Nullptr => out.push_str("nullptr"),
            ExprKind::Paren(e) => {
                out.push('(');
                self.expr(e, out, depth);
                out.push(')');
            }
            ExprKind::Extension(e) => self.expr(e, out, depth),
            ExprKind::Unary(op, e) => {
                let (before, after) = match op {
                    UnaryOp::PostInc => ("", "++"),
                    UnaryOp::PostDec => ("", "--"),
                    UnaryOp::PreInc => ("++", ""),
                    UnaryOp::PreDec => ("--", ""),
                    UnaryOp::AddrOf => ("&", ""),
                    UnaryOp::Deref => ("*", ""),
                    UnaryOp::Plus => ("+", ""),
                    UnaryOp::Minus => ("-", ""),
                    UnaryOp::Not => ("~", ""),
                    UnaryOp::LNot => ("!", ""),
                    UnaryOp::Real => ("__real ", ""),
                    UnaryOp::Imag => ("__imag ", ""),
                };
                out.push_str(before);
                self.expr(e, out, depth);
                out.push_str(after);
            }
            ExprKind::Binary(op, a, b) => {
                self.expr(a, out, depth);
                if op != ast::BinaryOp::Comma {
                    out.push(' ');
                }
                out.push_str(op.spelling());
                out.push(' ');
                self.expr(b, out, depth);
            }
            ExprKind::Conditional(c, t, f) => {
                self.expr(c, out, depth);
                out.push_str(" ?");
                if let Some(t) = t {
                    out.push(' ');
                    self.expr(t, out, depth);
                    out.push(' ');
                }
                out.push_str(": ");
                self.expr(f, out, depth);
            }
            ExprKind::Call(f, args) => {
                self.expr(f, out, depth);
                out.push('(');
                for (i, &a) in self.ast.list(args).iter().enumerate() {
                    if i > 0 {
                        out.push_str(", ");
                    }
                    self.expr(a, out, depth);
                }
                out.push(')');
            }
            ExprKind::Member {
                base, name, arrow, ..
            } => {
                self.expr(base, out, depth);
                out.push_str(if arrow { "->" } else { "." });
                self.names.with(name, |t| out.push_str(t));
            }
            ExprKind::Index(a, i) => {
                self.expr(a, out, depth);
                out.push('[');
                self.expr(i, out, depth);
                out.push(']');
            }
            ExprKind::Cast(ty, e) => {
                out.push('(');
                self.type_name(ty, out);
                out.push(')');
                self.expr(e, out, depth);
            }
            ExprKind::TraitExpr(kind, e) => {
                out.push_str(trait_word(kind));
                if !matches!(self.ast.expr(e).kind, ExprKind::Paren(_)) {
                    out.push(' ');
                }
                self.expr(e, out, depth);
            }
            ExprKind::TraitType(kind, ty) => {
                out.push_str(trait_word(kind));
                out.push('(');
                self.type_name(ty, out);
                out.push(')');
            }
            ExprKind::TypesCompatible(a, b) => {
                out.push_str("__builtin_types_compatible_p(");
                self.type_name(a, out);
                out.push_str(", ");
                self.type_name(b, out);
                out.push(')');
            }
            ExprKind::Offsetof(ty, designators) => {
                out.push_str("__builtin_offsetof(");
                self.type_name(ty, out);
                out.push_str(", ");
                for (i, d) in self.ast.list(designators).iter().enumerate() {
                    match d {
                        ast::Designator::Field(f) => {
                            if i > 0 {
                                out.push('.');
                            }
                            self.names.with(f.name, |t| out.push_str(t));
                        }
                        ast::Designator::Index(e, _) | ast::Designator::Range(e, _, _) => {
                            out.push('[');
                            self.expr(*e, out, depth);
                            out.push(']');
                        }
                    }
                }
                out.push(')');
            }
            _ => out.push_str("..."),
        }
    }

    fn type_name(&self, id: ast::TypeNameId, out: &mut String) {
        let name = self.ast.type_name(id);
        let specs = self.ast.specs(name.specs);
        for (bit, word) in [
            (ast::qual::CONST, "const "),
            (ast::qual::VOLATILE, "volatile "),
            (ast::qual::ATOMIC, "_Atomic "),
        ] {
            if specs.quals & bit != 0 {
                out.push_str(word);
            }
        }
        match specs.ty {
            TypeSpec::Typedef(s) => self.names.with(s, |t| out.push_str(t)),
            TypeSpec::Record(r) => {
                let r = self.ast.record(r);
                out.push_str(if r.is_union { "union " } else { "struct " });
                if let Some(tag) = r.tag {
                    self.names.with(tag.name, |t| out.push_str(t));
                }
            }
            TypeSpec::Enum(e) => {
                out.push_str("enum ");
                if let Some(tag) = self.ast.enum_spec(e).tag {
                    self.names.with(tag.name, |t| out.push_str(t));
                }
            }
            TypeSpec::Builtin {
                base,
                sign,
                size,
                complex,
                ..
            } => {
                if complex {
                    out.push_str("_Complex ");
                }
                if sign == ast::Sign::Unsigned {
                    out.push_str("unsigned ");
                } else if sign == ast::Sign::Signed && base == ast::BaseType::Char {
                    out.push_str("signed ");
                }
                out.push_str(match size {
                    -1 => "short",
                    1 => "long",
                    2 => "long long",
                    _ => "",
                });
                let word = match base {
                    ast::BaseType::None | ast::BaseType::Int => {
                        if size == 0 {
                            "int"
                        } else {
                            ""
                        }
                    }
                    ast::BaseType::Void => "void",
                    ast::BaseType::Bool => "_Bool",
                    ast::BaseType::Char => "char",
                    ast::BaseType::Float => "float",
                    ast::BaseType::Double => "double",
                    ast::BaseType::Int128 => "__int128",
                    _ => "...",
                };
                if size != 0 && !word.is_empty() {
                    out.push(' ');
                }
                out.push_str(word);
            }
            _ => out.push_str("..."),
        }
        let chunks = self.ast.list(self.ast.declarator(name.declarator).chunks);
        let mut stars = String::new();
        let mut arrays = String::new();
        for chunk in chunks {
            match chunk {
                ast::Chunk::Pointer { .. } => stars.push('*'),
                ast::Chunk::Array { size, .. } => {
                    arrays.push('[');
                    if let ast::ArraySize::Expr(e) = size {
                        self.expr(*e, &mut arrays, 20);
                    }
                    arrays.push(']');
                }
                _ => {}
            }
        }
        if !stars.is_empty() {
            out.push(' ');
            out.push_str(&stars);
        }
        out.push_str(&arrays);
    }
}

fn trait_word(kind: Trait) -> &'static str {
    match kind {
        Trait::SizeOf => "sizeof",
        Trait::AlignOf => "_Alignof",
        Trait::PreferredAlignOf => "__alignof",
        Trait::VectorElements => "__builtin_vectorelements",
    }
}
