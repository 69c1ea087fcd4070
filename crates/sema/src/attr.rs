//! Attributes of declarations: which are known, where they may stand, and their arguments.

use std::rc::Rc;

use neverc_source::{Loc, Warning};
use neverc_syntax::ast::{self, AttrArg, AttrSyntax};

use crate::attr_type::is_type_attr;
use crate::cx::Sema;
use crate::scope::Entity;
use crate::tree::{Attr, Visibility};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::IntValue;

/// What attributes stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum On {
    Function,
    Var,
    Param,
    Field,
    Typedef,
    Record,
    Enum,
    Enumerator,
    Label,
}

impl Sema<'_> {
    /// `true` the first time it is asked about a position: attributes of specifiers are seen once a declarator.
    pub(crate) fn report_once(&mut self, loc: Loc) -> bool {
        self.decl.reported.insert(loc)
    }

    /// The integer argument number `index` of an attribute; `None` after a report.
    pub(crate) fn attr_int(
        &mut self,
        attr: &ast::Attr,
        index: usize,
        name: &str,
    ) -> Option<IntValue> {
        let ast = self.ast;
        let value = match ast.list(attr.args).get(index) {
            Some(AttrArg::Expr(e)) => {
                let e = self.expr_rvalue(*e);
                if self.error_type(self.unit.expr(e).ty) {
                    return None;
                }
                self.const_int(e)
            }
            Some(AttrArg::Ident(i)) => match self.lookup(i.name) {
                Some(Entity::Enumerator(e)) => Some(self.unit.enumerators[e.index()].value.clone()),
                Some(Entity::Var(v)) => {
                    let init = self.unit.var(v).init;
                    let constant = self.unit.var(v).is_constexpr;
                    init.filter(|_| constant).and_then(|e| self.const_int(e))
                }
                _ => None,
            },
            Some(AttrArg::Type(_)) => None,
            None => {
                if self.report_once(attr.loc) {
                    let message = format!("'{name}' attribute takes one argument");
                    self.diags.error(attr.loc, message).emit();
                }
                return None;
            }
        };
        if value.is_none() && self.report_once(attr.loc) {
            let message = if ast.list(attr.args).len() > 1 {
                format!(
                    "'{name}' attribute requires parameter {} to be an integer constant",
                    index + 1
                )
            } else {
                format!("'{name}' attribute requires an integer constant")
            };
            self.diags.error(attr.loc, message).emit();
        }
        value
    }

    /// The string argument number `index`; `None` after a report.
    pub(crate) fn attr_string(
        &mut self,
        attr: &ast::Attr,
        index: usize,
        name: &str,
    ) -> Option<Rc<str>> {
        let ast = self.ast;
        let arg = ast.list(attr.args).get(index);
        let text = match arg {
            Some(AttrArg::Expr(e)) => self.string_text(*e),
            _ => None,
        };
        match text {
            Some(text) => Some(Rc::from(text)),
            None => {
                if self.report_once(attr.loc) {
                    let (at, message) = if arg.is_some() {
                        let message =
                            format!("expected string literal as argument of '{name}' attribute");
                        (self.arg_loc(attr, index), message)
                    } else if index == 0 {
                        (attr.loc, format!("'{name}' attribute takes one argument"))
                    } else {
                        let message = format!(
                            "'{name}' attribute requires exactly {} arguments",
                            index + 1
                        );
                        (attr.loc, message)
                    };
                    self.diags.error(at, message).emit();
                }
                None
            }
        }
    }

    /// Position of an argument.
    fn arg_loc(&self, attr: &ast::Attr, index: usize) -> Loc {
        match self.ast.list(attr.args).get(index) {
            Some(AttrArg::Expr(e)) => self.ast.expr(*e).range.begin,
            Some(AttrArg::Ident(i)) => i.loc,
            _ => attr.loc,
        }
    }

    fn small_int(&mut self, attr: &ast::Attr, index: usize, name: &str) -> Option<u32> {
        let value = self.attr_int(attr, index, name)?;
        match value.to_u64().and_then(|v| u32::try_from(v).ok()) {
            Some(v) => Some(v),
            None => {
                if self.report_once(attr.loc) {
                    let message = if value.is_negative() {
                        format!(
                            "'{name}' attribute requires a non-negative integral compile time constant expression"
                        )
                    } else {
                        format!(
                            "integer constant expression evaluates to value {} that cannot be represented in a 32-bit unsigned integer type",
                            value.to_big()
                        )
                    };
                    self.diags.error(attr.loc, message).emit();
                }
                None
            }
        }
    }

    /// A 1-based parameter number within bounds.
    fn param_number(
        &mut self,
        attr: &ast::Attr,
        index: usize,
        name: &str,
        ty: QualType,
    ) -> Option<u32> {
        let n = self.small_int(attr, index, name)?;
        let count = match self.unit.types.canon_kind(ty) {
            TypeKind::Function(_, params, info) => {
                if info.variadic {
                    u32::MAX
                } else {
                    params.len() as u32
                }
            }
            _ => u32::MAX,
        };
        if n == 0 || n > count {
            if self.report_once(attr.loc) {
                let message = format!(
                    "'{name}' attribute parameter {} is out of bounds",
                    index + 1
                );
                self.diags.error(attr.loc, message).emit();
            }
            return None;
        }
        Some(n)
    }

    /// An alignment in bytes: a power of two; `Some(0)` for `alignas(0)`.
    fn alignment(&mut self, attr: &ast::Attr) -> Option<u32> {
        let ast = self.ast;
        let value = match ast.list(attr.args).first() {
            None => return Some(self.target.biggest_align),
            Some(AttrArg::Type(t)) => {
                let ty = self.type_name(*t);
                if self.error_type(ty) {
                    return None;
                }
                return match self.align_of(ty) {
                    Some(a) => Some(a),
                    None => {
                        if self.report_once(attr.loc) {
                            let message = format!(
                                "invalid application of 'alignof' to an incomplete type {}",
                                self.show(ty)
                            );
                            self.diags.error(attr.loc, message).emit();
                        }
                        None
                    }
                };
            }
            Some(_) => self.attr_int(attr, 0, "aligned")?,
        };
        if value.is_zero() && attr.syntax == AttrSyntax::Alignas {
            return Some(0);
        }
        let bytes = value.to_u64().filter(|v| v.is_power_of_two());
        match bytes {
            Some(v) if v <= 1 << 31 => Some(v as u32),
            Some(_) => {
                if self.report_once(attr.loc) {
                    self.diags
                        .error(
                            attr.loc,
                            "requested alignment must be 4294967296 bytes or smaller",
                        )
                        .emit();
                }
                None
            }
            None => {
                if self.report_once(attr.loc) {
                    self.diags
                        .error(attr.loc, "requested alignment is not a power of 2")
                        .emit();
                }
                None
            }
        }
    }

    /// The attributes of a declaration, checked. Type attributes are skipped here.
    pub(crate) fn decl_attrs(
        &mut self,
        attrs: ast::List<ast::Attr>,
        on: On,
        ty: QualType,
        loc: Loc,
    ) -> Vec<Attr> {
        let mut out = Vec::new();
        if attrs.is_empty() {
            return out;
        }
        let ast = self.ast;
        for attr in ast.list(attrs) {
            if let Some(made) = self.decl_attr(attr, on, ty, loc)
                && !out.contains(&made)
            {
                out.push(made);
            }
        }
        out
    }

    fn decl_attr(&mut self, attr: &ast::Attr, on: On, ty: QualType, loc: Loc) -> Option<Attr> {
        let name = self.names.get(attr.name);
        let name: &str = &name;
        if attr.syntax == AttrSyntax::Alignas {
            return self.alignas(attr, on, ty);
        }
        if is_type_attr(name) {
            return None;
        }
        if !self.known(attr, name) {
            self.unknown(attr, name);
            return None;
        }
        if !self.applies(attr, name, on, ty) {
            return None;
        }
        Some(match name {
            "alias" => {
                self.decl.alias_loc = attr.loc;
                Attr::Alias(self.attr_string(attr, 0, name)?)
            }
            "align" | "aligned" => Attr::Aligned(self.alignment(attr)?),
            "alloc_align" => Attr::AllocAlign(self.param_number(attr, 0, name, ty)?),
            "alloc_size" => {
                let first = self.param_number(attr, 0, name, ty)?;
                let second = if self.ast.list(attr.args).len() > 1 {
                    Some(self.param_number(attr, 1, name, ty)?)
                } else {
                    None
                };
                Attr::AllocSize(first, second)
            }
            "always_inline" | "forceinline" | "__forceinline" => Attr::AlwaysInline,
            "annotate" => Attr::Annotate(self.attr_string(attr, 0, name)?),
            "no_caller_saved_registers" => Attr::AnyX86NoCallerSavedRegisters,
            "artificial" => Attr::Artificial,
            "assume_aligned" => {
                let align = self.attr_int(attr, 0, name)?.to_u64().unwrap_or(0);
                if !align.is_power_of_two() {
                    if self.report_once(attr.loc) {
                        self.diags
                            .error(attr.loc, "requested alignment is not a power of 2")
                            .emit();
                    }
                    return None;
                }
                let offset = if self.ast.list(attr.args).len() > 1 {
                    self.attr_int(attr, 1, name)?.to_u64().unwrap_or(0)
                } else {
                    0
                };
                Attr::AssumeAligned(align, offset)
            }
            "cleanup" => return self.cleanup(attr, ty),
            "cold" => Attr::Cold,
            "hot" => Attr::Hot,
            "common" => Attr::Common,
            "nocommon" => Attr::NoCommon,
            "const" | "unsequenced" => Attr::Const,
            "pure" | "reproducible" => Attr::Pure,
            "constructor" => Attr::Constructor(self.priority(attr, name)?),
            "destructor" => Attr::Destructor(self.priority(attr, name)?),
            "custom_attr" => {
                let key = self.attr_string(attr, 0, name)?;
                let value = self.attr_string(attr, 1, name)?;
                if self.ast.list(attr.args).len() > 2 {
                    if self.report_once(attr.loc) {
                        let message = "'custom_attr' attribute requires exactly 2 arguments";
                        self.diags.error(attr.loc, message).emit();
                    }
                    return None;
                }
                Attr::Custom(key, value)
            }
            "deprecated" => {
                self.decl.marked_at.insert(loc, attr.loc);
                Attr::Deprecated(self.optional_string(attr, name))
            }
            "unavailable" => Attr::Unavailable(self.optional_string(attr, name)),
            "error" => Attr::Error(self.attr_string(attr, 0, name)?),
            "warning" => Attr::Warning(self.attr_string(attr, 0, name)?),
            "fallthrough" => Attr::Fallthrough,
            "flatten" => Attr::Flatten,
            "format" => return self.format_attr(attr, ty),
            "format_arg" => Attr::FormatArg(self.param_number(attr, 0, name, ty)?),
            "gnu_inline" => Attr::GnuInline,
            "ifunc" => Attr::Ifunc(self.attr_string(attr, 0, name)?),
            "leaf" => Attr::Leaf,
            "malloc" | "allocator" | "restrict" => Attr::Malloc,
            "may_alias" => Attr::MayAlias,
            "minsize" => Attr::MinSize,
            "naked" => Attr::Naked,
            "noinline" => Attr::NoInline,
            "noclone" | "noipa" => Attr::NoClone,
            "no_instrument_function" => Attr::NoInstrumentFunction,
            "no_profile_instrument_function" => Attr::NoProfile,
            "noreturn" | "_Noreturn" | "Noreturn" => Attr::NoReturn,
            "no_sanitize"
            | "no_sanitize_address"
            | "no_address_safety_analysis"
            | "no_sanitize_thread"
            | "no_sanitize_memory"
            | "no_sanitize_undefined"
            | "no_sanitize_coverage" => Attr::NoSanitize,
            "no_split_stack" => Attr::NoSplitStack,
            "no_stack_protector" | "safebuffers" => Attr::NoStackProtector,
            "nothrow" => Attr::NoThrow,
            "nonnull" => {
                let mut list = Vec::new();
                for i in 0..self.ast.list(attr.args).len() {
                    list.push(self.param_number(attr, i, name, ty)?);
                }
                Attr::NonNull(list)
            }
            "nonstring" => Attr::NonString,
            "optnone" => Attr::OptNone,
            "packed" => Attr::Packed,
            "patchable_function_entry" => {
                let count = self.small_int(attr, 0, name)?;
                let offset = if self.ast.list(attr.args).len() > 1 {
                    self.small_int(attr, 1, name)?
                } else {
                    0
                };
                Attr::PatchableFunctionEntry(count, offset)
            }
            "retain" => Attr::Retain,
            "returns_nonnull" => Attr::ReturnsNonNull,
            "returns_twice" => Attr::ReturnsTwice,
            "section" | "code_seg" | "allocate" => Attr::Section(self.attr_string(attr, 0, name)?),
            "sentinel" => Attr::Sentinel(if self.ast.list(attr.args).is_empty() {
                0
            } else {
                self.small_int(attr, 0, name)?
            }),
            "target" => Attr::Target(self.attr_string(attr, 0, name)?),
            "tls_model" => {
                let model = self.attr_string(attr, 0, name)?;
                if !matches!(
                    &*model,
                    "global-dynamic" | "local-dynamic" | "initial-exec" | "local-exec"
                ) {
                    if self.report_once(attr.loc) {
                        let at = self.arg_loc(attr, 0);
                        self.diags
                            .error(
                                at,
                                "tls_model must be \"global-dynamic\", \"local-dynamic\", \"initial-exec\" or \
                                 \"local-exec\"",
                            )
                            .emit();
                    }
                    return None;
                }
                Attr::TlsModel(model)
            }
            "transparent_union" => Attr::TransparentUnion,
            "uninitialized" => Attr::Uninitialized,
            "unused" | "maybe_unused" => Attr::Unused,
            "used" => Attr::Used,
            "visibility" => {
                let text = self.attr_string(attr, 0, name)?;
                Attr::Visibility(match &*text {
                    "default" => Visibility::Default,
                    "hidden" => Visibility::Hidden,
                    "protected" => Visibility::Protected,
                    "internal" => Visibility::Internal,
                    _ => {
                        if self.report_once(attr.loc) {
                            let message =
                                format!("'visibility' attribute argument not supported: {text}");
                            let at = self.arg_loc(attr, 0);
                            self.diags
                                .warn(Warning::IGNORED_ATTRIBUTES, at, message)
                                .emit();
                        }
                        return None;
                    }
                })
            }
            "warn_unused_result" | "nodiscard" => Attr::WarnUnusedResult,
            "weak" | "weak_import" | "selectany" => {
                self.decl.weak_loc = attr.loc;
                Attr::Weak
            }
            "weakref" => Attr::WeakRef(self.optional_string(attr, name)),
            "zero_call_used_regs" => Attr::ZeroCallUsedRegs(self.attr_string(attr, 0, name)?),
            "thread" => Attr::TlsModel(Rc::from("global-dynamic")),
            _ => Attr::Ignored(attr.name),
        })
    }

    fn alignas(&mut self, attr: &ast::Attr, on: On, ty: QualType) -> Option<Attr> {
        let align = self.alignment(attr)?;
        let bad = match on {
            On::Function => Some("a function"),
            On::Param => Some("a function parameter"),
            On::Typedef => Some("a typedef"),
            _ => None,
        };
        if bad.is_some() {
            if self.report_once(attr.loc) {
                let word = if self.lang.c23() {
                    "alignas"
                } else {
                    "_Alignas"
                };
                let message = match on {
                    On::Param => {
                        format!("'{word}' attribute cannot be applied to a function parameter")
                    }
                    _ => format!(
                        "'{word}' attribute only applies to variables, data members and tag types"
                    ),
                };
                self.diags.error(attr.loc, message).emit();
            }
            return None;
        }
        if align == 0 {
            return None;
        }
        if let Some(natural) = self.align_of(ty)
            && align < natural
            && !self.error_type(ty)
        {
            if self.report_once(attr.loc) {
                let message = format!(
                    "requested alignment is less than minimum alignment of {natural} for type {}",
                    self.show(ty)
                );
                self.diags.error(attr.loc, message).emit();
            }
            return None;
        }
        Some(Attr::Aligned(align))
    }

    fn priority(&mut self, attr: &ast::Attr, name: &str) -> Option<Option<u32>> {
        if self.ast.list(attr.args).is_empty() {
            return Some(None);
        }
        self.small_int(attr, 0, name).map(Some)
    }

    fn optional_string(&mut self, attr: &ast::Attr, name: &str) -> Option<Rc<str>> {
        if self.ast.list(attr.args).is_empty() {
            return None;
        }
        self.attr_string(attr, 0, name)
    }

    fn cleanup(&mut self, attr: &ast::Attr, ty: QualType) -> Option<Attr> {
        let ast = self.ast;
        let ident = match ast.list(attr.args).first() {
            Some(AttrArg::Ident(i)) => *i,
            _ => {
                if self.report_once(attr.loc) {
                    let message = "'cleanup' attribute takes one argument";
                    self.diags.error(attr.loc, message).emit();
                }
                return None;
            }
        };
        match self.lookup(ident.name) {
            Some(Entity::Func(f)) => {
                let func = &mut self.unit.funcs[f.index()];
                func.used = true;
                let fty = func.ty;
                let params = match self.unit.types.canon_kind(fty) {
                    TypeKind::Function(_, params, _) => Some(params.clone()),
                    _ => None,
                };
                if let Some(params) = params {
                    if params.len() != 1 {
                        let message = format!(
                            "'cleanup' function '{}' must take 1 parameter",
                            self.text(ident.name)
                        );
                        self.diags.error(ident.loc, message).emit();
                        return None;
                    }
                    let pointer = self.unit.types.pointer(ty);
                    let to_void = self
                        .unit
                        .types
                        .pointee(params[0])
                        .is_some_and(|t| self.unit.types.is(t, Builtin::Void));
                    let fits = to_void
                        || self.unit.types.pointee(params[0]).is_some_and(|t| {
                            let (a, b) = (
                                self.unit.types.unqualified(t),
                                self.unit.types.unqualified(ty),
                            );
                            self.compatible(a, b)
                        });
                    if !fits && !self.error_type(ty) {
                        let message = format!(
                            "'cleanup' function '{}' parameter has type {} which is incompatible with type {}",
                            self.text(ident.name),
                            self.show(params[0]),
                            self.show(pointer)
                        );
                        self.diags.error(ident.loc, message).emit();
                        return None;
                    }
                }
                Some(Attr::Cleanup(f))
            }
            Some(_) => {
                let message = format!(
                    "'cleanup' argument '{}' is not a function",
                    self.text(ident.name)
                );
                self.diags.error(ident.loc, message).emit();
                None
            }
            None => {
                let message = format!("use of undeclared identifier '{}'", self.text(ident.name));
                self.diags.error(ident.loc, message).emit();
                None
            }
        }
    }

    fn format_attr(&mut self, attr: &ast::Attr, ty: QualType) -> Option<Attr> {
        let ast = self.ast;
        let args = ast.list(attr.args);
        let Some(AttrArg::Ident(kind)) = args.first() else {
            if self.report_once(attr.loc) {
                self.diags
                    .error(
                        attr.loc,
                        "'format' attribute requires parameter 1 to be an identifier",
                    )
                    .emit();
            }
            return None;
        };
        if args.len() != 3 {
            if self.report_once(attr.loc) {
                self.diags
                    .error(attr.loc, "'format' attribute requires exactly 3 arguments")
                    .emit();
            }
            return None;
        }
        let spelled = self.names.get(kind.name);
        let bare = spelled
            .strip_prefix("__")
            .and_then(|s| s.strip_suffix("__"))
            .unwrap_or(&spelled);
        let bare = bare.strip_prefix("gnu_").unwrap_or(bare);
        if !matches!(
            bare,
            "printf"
                | "scanf"
                | "strftime"
                | "strfmon"
                | "kprintf"
                | "freebsd_kprintf"
                | "os_log"
                | "os_trace"
                | "cmn_err"
                | "vcmn_err"
                | "zcmn_err"
                | "gcc_diag"
                | "gcc_cdiag"
                | "gcc_cxxdiag"
                | "gcc_tdiag"
                | "NSString"
                | "CFString"
                | "syslog"
                | "printf0"
        ) {
            if self.report_once(attr.loc) {
                let message = format!("'format' attribute argument not supported: {bare}");
                self.diags
                    .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                    .emit();
            }
            return None;
        }
        let kind = self.names.intern(bare);
        let format = self.param_number(attr, 1, "format", ty)?;
        let first = self.small_int(attr, 2, "format")?;
        if let TypeKind::Function(_, params, info) = self.unit.types.canon_kind(ty) {
            let string = params
                .get(format as usize - 1)
                .and_then(|&p| self.unit.types.pointee(p))
                .is_some_and(|t| {
                    matches!(
                        self.unit.types.canon_kind(t),
                        TypeKind::Builtin(
                            Builtin::Char | Builtin::SChar | Builtin::UChar | Builtin::Void
                        )
                    )
                });
            if !string {
                if self.report_once(attr.loc) {
                    self.diags
                        .error(attr.loc, "format argument not a string type")
                        .emit();
                }
                return None;
            }
            let count = params.len() as u32;
            let bad = first != 0
                && (if info.variadic {
                    first != count + 1
                } else {
                    first <= format || first > count
                });
            if bad {
                if self.report_once(attr.loc) {
                    let message = "'format' attribute parameter 3 is out of bounds";
                    self.diags.error(attr.loc, message).emit();
                }
                return None;
            }
        }
        Some(Attr::Format(kind, format, first))
    }
}
