//! The tree as text: compact s-expressions, for tests and for people.

use neverc_prep::Pragma;
use neverc_source::{Interner, Symbol};

use crate::ast::*;

/// One line for each external declaration, e.g. `(var (int) x = 1)`.
pub fn dump(ast: &Ast, names: &Interner) -> String {
    let mut dumper = Dumper {
        ast,
        names,
        out: String::new(),
    };
    for &decl in &ast.top {
        dumper.decl(decl);
        dumper.out.push('\n');
    }
    dumper.out
}

struct Dumper<'a> {
    ast: &'a Ast,
    names: &'a Interner,
    out: String,
}

impl Dumper<'_> {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// A space unless one is there already or a group was just opened.
    fn gap(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with([' ', '(', '[', '\n']) {
            self.out.push(' ');
        }
    }

    fn word(&mut self, text: &str) {
        self.gap();
        self.put(text);
    }

    fn symbol(&mut self, symbol: Symbol) {
        self.gap();
        let names = self.names;
        names.with(symbol, |text| self.out.push_str(text));
    }

    fn open(&mut self, head: &str) {
        self.gap();
        self.out.push('(');
        self.put(head);
    }

    fn close(&mut self) {
        self.out.push(')');
    }

    // ---------------------------------------------------------------- declarations

    fn decl(&mut self, id: DeclId) {
        match self.ast.decl(id).kind {
            DeclKind::Simple(specs, list) => {
                self.open("decl");
                self.specs(specs);
                for i in 0..list.len as usize {
                    let item = self.ast.list(list)[i];
                    self.declarator(item.declarator);
                    if let Some(init) = item.init {
                        self.word("=");
                        self.expr(init);
                    }
                }
                self.close();
            }
            DeclKind::Function {
                specs,
                declarator,
                knr,
                body,
            } => {
                self.open("function");
                self.specs(specs);
                self.declarator(declarator);
                for i in 0..knr.len as usize {
                    self.decl(self.ast.list(knr)[i]);
                }
                self.stmt(body);
                self.close();
            }
            DeclKind::StaticAssert(cond, message) => {
                self.open("static_assert");
                self.expr(cond);
                if let Some(message) = message {
                    self.expr(message);
                }
                self.close();
            }
            DeclKind::FileAsm(text) => {
                self.open("file-asm");
                self.expr(text);
                self.close();
            }
            DeclKind::Empty => self.word("(empty)"),
            DeclKind::Attributes(attrs) => {
                self.open("attributes");
                self.attrs(attrs);
                self.close();
            }
            DeclKind::Pragma(index) => self.pragma(index),
            DeclKind::Error => self.word("(error)"),
        }
    }

    fn pragma(&mut self, index: u32) {
        let name = match self.ast.pragmas.get(index as usize) {
            Some(Pragma::Pack { .. }) => "pack",
            Some(Pragma::Weak { .. }) => "weak",
            Some(Pragma::Aux { .. }) => "aux",
            Some(Pragma::RedefineExtname { .. }) => "redefine_extname",
            Some(Pragma::Visibility(_)) => "visibility",
            Some(Pragma::FpContract(_)) => "fp_contract",
            Some(Pragma::FenvAccess(_)) => "fenv_access",
            Some(Pragma::CxLimitedRange(_)) => "cx_limited_range",
            Some(Pragma::Loop(_)) => "loop",
            Some(Pragma::GccOptions(_)) => "options",
            Some(Pragma::Unused(_)) => "unused",
            None => "?",
        };
        self.open("pragma");
        self.word(name);
        self.close();
    }

    fn quals(&mut self, quals: u8) {
        for (bit, name) in [
            (qual::CONST, "const"),
            (qual::RESTRICT, "restrict"),
            (qual::VOLATILE, "volatile"),
            (qual::ATOMIC, "_Atomic"),
        ] {
            if quals & bit != 0 {
                self.word(name);
            }
        }
    }

    fn specs(&mut self, id: SpecsId) {
        let specs = *self.ast.specs(id);
        for (bit, name) in [
            (storage::TYPEDEF, "typedef"),
            (storage::EXTERN, "extern"),
            (storage::STATIC, "static"),
            (storage::AUTO, "auto"),
            (storage::REGISTER, "register"),
            (storage::THREAD_LOCAL, "thread_local"),
            (storage::GNU_THREAD, "__thread"),
            (storage::CONSTEXPR, "constexpr"),
        ] {
            if specs.storage & bit != 0 {
                self.word(name);
            }
        }
        if specs.inline {
            self.word("inline");
        }
        if specs.noreturn {
            self.word("_Noreturn");
        }
        self.quals(specs.quals);
        match specs.ty {
            TypeSpec::None => {}
            TypeSpec::Builtin {
                base,
                sign,
                size,
                complex,
                imaginary,
            } => {
                if complex {
                    self.word("_Complex");
                }
                if imaginary {
                    self.word("_Imaginary");
                }
                self.sign(sign);
                match size {
                    -1 => self.word("short"),
                    1 => self.word("long"),
                    2 => self.word("long long"),
                    _ => {}
                }
                if base != BaseType::None {
                    let name = format!("{base:?}").to_lowercase();
                    self.word(&name);
                }
            }
            TypeSpec::BitInt(sign, width) => {
                self.sign(sign);
                self.open("_BitInt");
                self.expr(width);
                self.close();
            }
            TypeSpec::Typedef(name) => self.symbol(name),
            TypeSpec::Record(id) => self.record(id),
            TypeSpec::Enum(id) => self.enum_spec(id),
            TypeSpec::TypeofExpr(expr, unqual) => {
                self.open(if unqual { "typeof_unqual" } else { "typeof" });
                self.expr(expr);
                self.close();
            }
            TypeSpec::TypeofType(ty, unqual) => {
                self.open(if unqual { "typeof_unqual" } else { "typeof" });
                self.type_name(ty);
                self.close();
            }
            TypeSpec::Atomic(ty) => {
                self.open("atomic");
                self.type_name(ty);
                self.close();
            }
            TypeSpec::Auto => self.word("<auto>"),
            TypeSpec::Error => self.word("<error>"),
        }
        self.attrs(specs.attrs);
    }

    fn sign(&mut self, sign: Sign) {
        match sign {
            Sign::None => {}
            Sign::Signed => self.word("signed"),
            Sign::Unsigned => self.word("unsigned"),
        }
    }

    fn record(&mut self, id: RecordId) {
        let record = *self.ast.record(id);
        self.open(if record.is_union { "union" } else { "struct" });
        if let Some(tag) = record.tag {
            self.symbol(tag.name);
        }
        if record.standalone {
            self.word(";");
        }
        self.attrs(record.attrs);
        if let Some(members) = record.members {
            self.word("{");
            for i in 0..members.len as usize {
                match self.ast.list(members)[i] {
                    Member::Fields(specs, fields) => {
                        self.open("field");
                        self.specs(specs);
                        for j in 0..fields.len as usize {
                            let field = self.ast.list(fields)[j];
                            self.declarator(field.declarator);
                            if let Some(width) = field.width {
                                self.word(":");
                                self.expr(width);
                            }
                        }
                        self.close();
                    }
                    Member::StaticAssert(decl) => self.decl(decl),
                    Member::Pragma(index) => self.pragma(index),
                }
            }
            self.word("}");
        }
        self.close();
    }

    fn enum_spec(&mut self, id: EnumId) {
        let spec = *self.ast.enum_spec(id);
        self.open("enum");
        if let Some(tag) = spec.tag {
            self.symbol(tag.name);
        }
        if spec.standalone {
            self.word(";");
        }
        self.attrs(spec.attrs);
        if let Some(ty) = spec.underlying {
            self.word(":");
            self.type_name(ty);
        }
        if let Some(list) = spec.enumerators {
            self.word("{");
            for i in 0..list.len as usize {
                let item = self.ast.list(list)[i];
                self.symbol(item.name.name);
                self.attrs(item.attrs);
                if let Some(value) = item.value {
                    self.word("=");
                    self.expr(value);
                }
            }
            self.word("}");
        }
        self.close();
    }

    fn declarator(&mut self, id: DeclaratorId) {
        let declarator = *self.ast.declarator(id);
        if declarator.name.is_none() && declarator.chunks.is_empty() && declarator.attrs.is_empty()
        {
            return;
        }
        self.open("");
        match declarator.name {
            Some(name) => self.symbol(name.name),
            None => self.word("_"),
        }
        for i in 0..declarator.chunks.len as usize {
            match self.ast.list(declarator.chunks)[i] {
                Chunk::Pointer { quals, attrs, .. } => {
                    self.word("*");
                    self.quals(quals);
                    self.attrs(attrs);
                }
                Chunk::Array {
                    size,
                    quals,
                    is_static,
                    attrs,
                    ..
                } => {
                    self.word("[");
                    if is_static {
                        self.word("static");
                    }
                    self.quals(quals);
                    match size {
                        ArraySize::None => {}
                        ArraySize::Star => self.word("*"),
                        ArraySize::Expr(size) => self.expr(size),
                    }
                    self.put("]");
                    self.attrs(attrs);
                }
                Chunk::Function {
                    params,
                    names,
                    form,
                    variadic,
                    attrs,
                    ..
                } => {
                    self.open(match form {
                        ParamForm::Prototype => "fn",
                        ParamForm::Empty => "fn-empty",
                        ParamForm::Names => "fn-names",
                    });
                    for j in 0..params.len as usize {
                        let param = self.ast.list(params)[j];
                        self.open("param");
                        self.specs(param.specs);
                        self.declarator(param.declarator);
                        self.close();
                    }
                    for j in 0..names.len as usize {
                        self.symbol(self.ast.list(names)[j].name);
                    }
                    if variadic {
                        self.word("...");
                    }
                    self.close();
                    self.attrs(attrs);
                }
                Chunk::Paren { attrs, .. } => {
                    self.word("()");
                    self.attrs(attrs);
                }
            }
        }
        if let Some(label) = declarator.asm_label {
            self.word("asm");
            self.expr(label);
        }
        self.attrs(declarator.attrs);
        self.close();
    }

    fn attrs(&mut self, attrs: List<Attr>) {
        for i in 0..attrs.len as usize {
            let attr = self.ast.list(attrs)[i];
            self.gap();
            self.put(match attr.syntax {
                AttrSyntax::Gnu => "@gnu:",
                AttrSyntax::C23 => "@c23:",
                AttrSyntax::Declspec => "@declspec:",
                AttrSyntax::Alignas => "@",
                AttrSyntax::Keyword => "@kw:",
            });
            let names = self.names;
            if attr.scope != Symbol::EMPTY {
                names.with(attr.scope, |text| self.out.push_str(text));
                self.put("::");
            }
            names.with(attr.name, |text| self.out.push_str(text));
            if attr.has_parens {
                self.out.push('(');
                for j in 0..attr.args.len as usize {
                    match self.ast.list(attr.args)[j] {
                        AttrArg::Ident(ident) => {
                            self.gap();
                            self.put("'");
                            names.with(ident.name, |text| self.out.push_str(text));
                        }
                        AttrArg::Expr(expr) => self.expr(expr),
                        AttrArg::Type(ty) => self.type_name(ty),
                    }
                }
                self.out.push(')');
            }
        }
    }

    fn type_name(&mut self, id: TypeNameId) {
        let ty = *self.ast.type_name(id);
        self.open("type");
        self.specs(ty.specs);
        self.declarator(ty.declarator);
        self.close();
    }

    // ---------------------------------------------------------------- statements

    fn stmt(&mut self, id: StmtId) {
        match self.ast.stmt(id).kind {
            StmtKind::Compound(list) => {
                self.word("{");
                for i in 0..list.len as usize {
                    self.stmt(self.ast.list(list)[i]);
                }
                self.word("}");
            }
            StmtKind::Decl(decl) => self.decl(decl),
            StmtKind::Expr(expr) => self.expr(expr),
            StmtKind::Null => self.word("(null)"),
            StmtKind::If(cond, then, other) => {
                self.open("if");
                self.expr(cond);
                self.stmt(then);
                if let Some(other) = other {
                    self.word("else");
                    self.stmt(other);
                }
                self.close();
            }
            StmtKind::While(cond, body) => {
                self.open("while");
                self.expr(cond);
                self.stmt(body);
                self.close();
            }
            StmtKind::Do(body, cond) => {
                self.open("do");
                self.stmt(body);
                self.expr(cond);
                self.close();
            }
            StmtKind::For {
                init,
                cond,
                inc,
                body,
            } => {
                self.open("for");
                match init {
                    Some(init) => self.stmt(init),
                    None => self.word("-"),
                }
                for part in [cond, inc] {
                    match part {
                        Some(part) => self.expr(part),
                        None => self.word("-"),
                    }
                }
                self.stmt(body);
                self.close();
            }
            StmtKind::Switch(cond, body) => {
                self.open("switch");
                self.expr(cond);
                self.stmt(body);
                self.close();
            }
            StmtKind::Case(low, high, body) => {
                self.open("case");
                self.expr(low);
                if let Some(high) = high {
                    self.word("...");
                    self.expr(high);
                }
                self.stmt(body);
                self.close();
            }
            StmtKind::Default(body) => {
                self.open("default");
                self.stmt(body);
                self.close();
            }
            StmtKind::Label(name, attrs, body) => {
                self.open("label");
                self.symbol(name.name);
                self.attrs(attrs);
                self.stmt(body);
                self.close();
            }
            StmtKind::Goto(name) => {
                self.open("goto");
                self.symbol(name.name);
                self.close();
            }
            StmtKind::IndirectGoto(target) => {
                self.open("goto *");
                self.expr(target);
                self.close();
            }
            StmtKind::Continue => self.word("(continue)"),
            StmtKind::Break => self.word("(break)"),
            StmtKind::Return(value) => {
                self.open("return");
                if let Some(value) = value {
                    self.expr(value);
                }
                self.close();
            }
            StmtKind::Asm(id) => self.asm(id),
            StmtKind::Attributed(attrs, body) => {
                self.open("attributed");
                self.attrs(attrs);
                self.stmt(body);
                self.close();
            }
            StmtKind::Pragma(index) => self.pragma(index),
            StmtKind::LocalLabels(labels) => {
                self.open("__label__");
                for i in 0..labels.len as usize {
                    self.symbol(self.ast.list(labels)[i].name);
                }
                self.close();
            }
            StmtKind::Error => self.word("(error)"),
        }
    }

    fn asm(&mut self, id: AsmId) {
        let asm = *self.ast.asm(id);
        self.open("asm");
        for (set, name) in [
            (asm.volatile, "volatile"),
            (asm.inline, "inline"),
            (asm.goto, "goto"),
            (asm.basic, "basic"),
        ] {
            if set {
                self.word(name);
            }
        }
        self.expr(asm.template);
        for (head, operands) in [("out", asm.outputs), ("in", asm.inputs)] {
            for i in 0..operands.len as usize {
                let operand = self.ast.list(operands)[i];
                self.open(head);
                if let Some(name) = operand.name {
                    self.symbol(name);
                }
                self.expr(operand.constraint);
                self.expr(operand.expr);
                self.close();
            }
        }
        for i in 0..asm.clobbers.len as usize {
            self.word("clobber");
            self.expr(self.ast.list(asm.clobbers)[i]);
        }
        for i in 0..asm.labels.len as usize {
            self.word("label");
            self.symbol(self.ast.list(asm.labels)[i].name);
        }
        self.close();
    }

    // ---------------------------------------------------------------- expressions

    fn group(&mut self, head: &str, operands: &[ExprId]) {
        self.open(head);
        for &operand in operands {
            self.expr(operand);
        }
        self.close();
    }

    fn expr(&mut self, id: ExprId) {
        match self.ast.expr(id).kind {
            ExprKind::Ident(name) | ExprKind::Number(name) | ExprKind::Char(name, _) => {
                self.symbol(name);
            }
            ExprKind::String(parts) => {
                for i in 0..parts.len as usize {
                    self.symbol(self.ast.list(parts)[i].spelling);
                }
            }
            ExprKind::Bool(value) => self.word(if value { "true" } else { "false" }),
            ExprKind::Nullptr => self.word("nullptr"),
            ExprKind::Paren(inner) => self.group("paren", &[inner]),
            ExprKind::Extension(inner) => self.group("__extension__", &[inner]),
            ExprKind::Unary(op, operand) => {
                let head = match op {
                    UnaryOp::PostInc => "post++",
                    UnaryOp::PostDec => "post--",
                    UnaryOp::PreInc => "++",
                    UnaryOp::PreDec => "--",
                    UnaryOp::AddrOf => "addr",
                    UnaryOp::Deref => "deref",
                    UnaryOp::Plus => "plus",
                    UnaryOp::Minus => "neg",
                    UnaryOp::Not => "~",
                    UnaryOp::LNot => "!",
                    UnaryOp::Real => "__real",
                    UnaryOp::Imag => "__imag",
                };
                self.group(head, &[operand]);
            }
            ExprKind::Binary(op, a, b) => self.group(op.spelling(), &[a, b]),
            ExprKind::Conditional(a, Some(b), c) => self.group("?", &[a, b, c]),
            ExprKind::Conditional(a, None, c) => self.group("?:", &[a, c]),
            ExprKind::Call(callee, args) => {
                self.open("call");
                self.expr(callee);
                for i in 0..args.len as usize {
                    self.expr(self.ast.list(args)[i]);
                }
                self.close();
            }
            ExprKind::Member {
                base, name, arrow, ..
            } => {
                self.open(if arrow { "->" } else { "." });
                self.expr(base);
                self.symbol(name);
                self.close();
            }
            ExprKind::Index(base, index) => self.group("index", &[base, index]),
            ExprKind::Cast(ty, operand) => {
                self.open("cast");
                self.type_name(ty);
                self.expr(operand);
                self.close();
            }
            ExprKind::CompoundLiteral(ty, init) => {
                self.open("literal");
                self.type_name(ty);
                self.expr(init);
                self.close();
            }
            ExprKind::TraitExpr(which, operand) => self.group(trait_name(which), &[operand]),
            ExprKind::TraitType(which, ty) => {
                self.open(trait_name(which));
                self.type_name(ty);
                self.close();
            }
            ExprKind::Generic(control, list) => {
                self.open("_Generic");
                match control {
                    GenericControl::Expr(expr) => self.expr(expr),
                    GenericControl::Type(ty) => self.type_name(ty),
                }
                for i in 0..list.len as usize {
                    let association = self.ast.list(list)[i];
                    match association.ty {
                        Some(ty) => self.type_name(ty),
                        None => self.word("default"),
                    }
                    self.expr(association.value);
                }
                self.close();
            }
            ExprKind::StmtExpr(body) => {
                self.open("stmt-expr");
                self.stmt(body);
                self.close();
            }
            ExprKind::AddrLabel(name) => {
                self.open("label-addr");
                self.symbol(name);
                self.close();
            }
            ExprKind::VaArg(list, ty) => {
                self.open("va_arg");
                self.expr(list);
                self.type_name(ty);
                self.close();
            }
            ExprKind::Offsetof(ty, designators) => {
                self.open("offsetof");
                self.type_name(ty);
                self.designators(designators);
                self.close();
            }
            ExprKind::TypesCompatible(a, b) => {
                self.open("types_compatible");
                self.type_name(a);
                self.type_name(b);
                self.close();
            }
            ExprKind::ChooseExpr(operands) => {
                self.open("choose");
                for i in 0..operands.len as usize {
                    self.expr(self.ast.list(operands)[i]);
                }
                self.close();
            }
            ExprKind::ConvertVector(vector, ty) => {
                self.open("convertvector");
                self.expr(vector);
                self.type_name(ty);
                self.close();
            }
            ExprKind::BitCast(ty, value) => {
                self.open("bit_cast");
                self.type_name(ty);
                self.expr(value);
                self.close();
            }
            ExprKind::Predefined(kind) | ExprKind::SourceLocation(kind) => {
                self.word(kind.spelling());
            }
            ExprKind::InitList(items) => {
                self.word("{");
                for i in 0..items.len as usize {
                    let item = self.ast.list(items)[i];
                    if !item.designators.is_empty() {
                        self.designators(item.designators);
                        self.word("=");
                    }
                    self.expr(item.value);
                }
                self.word("}");
            }
            ExprKind::Error => self.word("(error)"),
        }
    }

    fn designators(&mut self, list: List<Designator>) {
        for i in 0..list.len as usize {
            match self.ast.list(list)[i] {
                Designator::Field(name) => {
                    self.word(".");
                    let names = self.names;
                    names.with(name.name, |text| self.out.push_str(text));
                }
                Designator::Index(index, _) => {
                    self.word("[");
                    self.expr(index);
                    self.put("]");
                }
                Designator::Range(low, high, _) => {
                    self.word("[");
                    self.expr(low);
                    self.word("...");
                    self.expr(high);
                    self.put("]");
                }
            }
        }
    }
}

fn trait_name(which: Trait) -> &'static str {
    match which {
        Trait::SizeOf => "sizeof",
        Trait::AlignOf => "alignof",
        Trait::PreferredAlignOf => "__alignof",
        Trait::VectorElements => "vectorelements",
    }
}
