//! Function calls. C23 6.5.3.3.

use neverc_source::{Loc, Range, Warning};
use neverc_syntax::ast;

use crate::assign::AssignContext;
use crate::cx::Sema;
use crate::tree::{Attr, Category, DeclRef, ExprId, ExprKind, FuncId};
use crate::types::{QualType, TypeKind};

impl Sema<'_> {
    /// A call of a typed callee.
    pub(crate) fn call(
        &mut self,
        callee: ExprId,
        args: ast::List<ast::ExprId>,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let ids = self.ast.list(args);
        if self.is_error(callee) {
            for &arg in ids {
                self.expr(arg);
            }
            return self.error_expr(range);
        }
        let func = self.called_function(callee);
        let builtin = func.and_then(|f| self.unit.func(f).builtin);
        let outer = std::mem::replace(&mut self.ex.address_operand, false);
        let unevaluated = builtin.is_some_and(|b| b.is_unevaluated()) as u32;
        self.ex.unevaluated += unevaluated;
        let mut typed: Vec<ExprId> = Vec::with_capacity(ids.len());
        let mut bad = false;
        for &arg in ids {
            let e = self.expr(arg);
            bad |= self.is_error(e);
            typed.push(e);
        }
        self.ex.unevaluated -= unevaluated;
        self.ex.address_operand = outer;
        let fn_ptr = self.rvalue(callee);
        let fn_ty = self
            .unit
            .types
            .pointee(self.ty(fn_ptr))
            .filter(|&to| self.is_function(to));
        let Some(fn_ty) = fn_ty else {
            let node = *self.unit.expr(callee);
            let shown = self.show(node.ty);
            self.diags
                .error(
                    loc,
                    format!("called object type {shown} is not a function or function pointer"),
                )
                .range(node.range)
                .emit();
            return self.error_expr(range);
        };
        if let (Some(f), Some(b)) = (func, builtin)
            && b != crate::builtins::id::TARGET
            && b.has_custom_types()
            && self.is_builtin_spelling(f)
        {
            if bad {
                return self.error_expr(range);
            }
            return self.builtin_call(b, f, fn_ptr, typed, range, loc);
        }
        let (ret, params, variadic, proto) = match self.kind(fn_ty) {
            TypeKind::Function(ret, params, info) => (*ret, params.clone(), info.variadic, true),
            TypeKind::FunctionNoProto(ret, _) => {
                let none: Box<[QualType]> = Box::default();
                (*ret, none, true, false)
            }
            _ => return self.error_expr(range),
        };
        let have = typed.len();
        if proto && (have < params.len() || have > params.len() && !variadic) {
            let at = self.unit.expr(callee).range;
            self.report_argument_count(func, &params, variadic, &typed, (range, Some(at)), loc);
            return self.error_expr(range);
        }
        if !proto {
            self.check_old_style_call(func, &typed, loc);
        }
        if !self.is_void(ret) && self.is_incomplete(ret) {
            let shown = self.show(ret);
            let at = self.unit.expr(callee).range;
            let message = match func {
                Some(f) => format!(
                    "calling '{}' with incomplete return type {shown}",
                    self.names.get(self.unit.func(f).name)
                ),
                None => {
                    format!("calling function with incomplete return type {shown}")
                }
            };
            let diag = self.diags.error(at.begin, message).range(range);
            self.note_forward(diag, ret).emit();
            return self.error_expr(range);
        }
        let mut converted = Vec::with_capacity(have);
        for (index, &arg) in typed.iter().enumerate() {
            let e = if self.is_error(arg) {
                arg
            } else if let Some(&param) = params.get(index) {
                self.assign_convert(arg, param, AssignContext::Arg { func, index })
            } else {
                self.variadic_argument(arg, func)
            };
            bad |= self.is_error(e);
            converted.push(e);
        }
        if bad {
            return self.error_expr(range);
        }
        if self.ex.unevaluated == 0 {
            self.check_call(func, fn_ty, &converted, range, loc);
        }
        let ty = self.unqual(ret);
        let list = self.unit.push_list(&converted);
        let node = self.add(
            ExprKind::Call(fn_ptr, list),
            ty,
            Category::RValue,
            range,
            loc,
        );
        if let (Some(f), Some(b)) = (func, builtin)
            && b != crate::builtins::id::TARGET
        {
            return self.after_builtin_call(b, f, node, &converted);
        }
        node
    }

    /// The function a callee names directly.
    pub fn called_function(&self, callee: ExprId) -> Option<FuncId> {
        let e = self.peel_implicit(callee);
        match self.unit.expr(e).kind {
            ExprKind::DeclRef(DeclRef::Func(f)) => Some(f),
            ExprKind::Unary(crate::tree::UnaryOp::AddrOf | crate::tree::UnaryOp::Deref, inner) => {
                let inner = self.peel_implicit(inner);
                match self.unit.expr(inner).kind {
                    ExprKind::DeclRef(DeclRef::Func(f)) => Some(f),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether the function is called by its reserved name (`__builtin_…`, `__atomic_…`).
    pub(crate) fn is_builtin_spelling(&self, f: FuncId) -> bool {
        let name = self.unit.func(f).name;
        self.names.with(name, |n| n.starts_with("__"))
    }

    fn variadic_argument(&mut self, arg: ExprId, func: Option<FuncId>) -> ExprId {
        let e = self.rvalue(arg);
        let node = *self.unit.expr(e);
        if self.is_void(node.ty) || self.is_incomplete(node.ty) {
            let shown = self.show(node.ty);
            let message = if self.is_void(node.ty) {
                "argument type 'void' is incomplete".to_owned()
            } else {
                format!("argument type {shown} is incomplete")
            };
            self.diags
                .error(node.range.begin, message)
                .range(node.range)
                .emit();
            return self.error_expr(node.range);
        }
        let _ = func;
        self.default_promote(e)
    }

    fn report_argument_count(
        &mut self,
        func: Option<FuncId>,
        params: &[QualType],
        variadic: bool,
        args: &[ExprId],
        (range, callee): (Range, Option<Range>),
        loc: Loc,
    ) {
        let (want, have) = (params.len(), args.len());
        let few = have < want;
        let what = "function";
        let only = func
            .filter(|_| want == 1 && !variadic)
            .and_then(|f| self.parameter_name(f, 0));
        let message = match (few, &only) {
            (true, Some(name)) => {
                format!(
                    "too few arguments to {what} call, single argument '{name}' was not specified"
                )
            }
            (true, None) if variadic => {
                format!("too few arguments to {what} call, expected at least {want}, have {have}")
            }
            (true, None) => {
                format!("too few arguments to {what} call, expected {want}, have {have}")
            }
            (false, Some(name)) => {
                format!(
                    "too many arguments to {what} call, expected single argument '{name}', have {have} arguments"
                )
            }
            (false, None) => {
                format!("too many arguments to {what} call, expected {want}, have {have}")
            }
        };
        let at = if few {
            range.end
        } else {
            match args.get(want) {
                Some(&extra) => self.unit.expr(extra).range.begin,
                None => loc,
            }
        };
        let mut diag = self.diags.error(at, message);
        if few {
            if let Some(callee) = callee {
                diag = diag.range(callee);
            }
        } else if let (Some(&first), Some(&last)) = (args.get(want), args.last()) {
            diag = diag.range(self.unit.expr(first).range.to(self.unit.expr(last).range));
        }
        if let Some(f) = func {
            let f = self.unit.func(f);
            if f.loc.is_some() {
                diag = diag.note(f.loc, format!("'{}' declared here", self.names.get(f.name)));
                let range = |v: &crate::tree::VarId| self.unit.var(*v).range;
                if let (Some(first), Some(last)) = (f.params.first(), f.params.last()) {
                    diag = diag.note_range(range(first).to(range(last)));
                }
            }
        }
        diag.emit();
    }

    /// Name of a parameter, when the function's definition or declaration gives one.
    pub(crate) fn parameter_name(&self, f: FuncId, index: usize) -> Option<std::rc::Rc<str>> {
        let var = *self.unit.func(f).params.get(index)?;
        let name = self.unit.var(var).name;
        (name != neverc_source::Symbol::EMPTY).then(|| self.names.get(name))
    }

    fn check_old_style_call(&mut self, func: Option<FuncId>, args: &[ExprId], loc: Loc) {
        let Some(f) = func else {
            if !args.is_empty() && self.lang.c99() {
                self.diags
                    .warn(
                        Warning::DEPRECATED_NON_PROTOTYPE,
                        loc,
                        "passing arguments to a function without a prototype is deprecated in all versions of C and is not supported in C23",
                    )
                    .emit();
            }
            return;
        };
        let entry = self.unit.func(f);
        if entry.is_implicit {
            return;
        }
        let (name, at) = (self.names.get(entry.name), entry.loc);
        if entry.is_knr && entry.body.is_some() {
            let want = entry.params.len();
            if args.len() != want {
                let (few, extra) = (args.len() < want, args.get(want).copied());
                let at_arg = extra.map_or(loc, |e| self.unit.expr(e).range.begin);
                self.diags
                    .warn(
                        Warning::KNR_ARGUMENT_COUNT,
                        at_arg,
                        format!(
                            "too {} arguments in call to '{name}'",
                            if few { "few" } else { "many" }
                        ),
                    )
                    .emit();
            }
            return;
        }
        if !args.is_empty() && self.lang.standard >= neverc_source::Standard::C99 {
            self.diags
                .warn(
                    Warning::DEPRECATED_NON_PROTOTYPE,
                    loc,
                    format!("passing arguments to '{name}' without a prototype is deprecated in all versions of C and is not supported in C23"),
                )
                .emit();
            let _ = at;
        }
    }

    /// Checks that look at attributes of the called function: format strings, non-null arguments, sentinels.
    fn check_call(
        &mut self,
        func: Option<FuncId>,
        fn_ty: QualType,
        args: &[ExprId],
        range: Range,
        loc: Loc,
    ) {
        let _ = fn_ty;
        let Some(f) = func else {
            return;
        };
        let builtin = self.unit.func(f).builtin;
        let mut formats = Vec::new();
        if !self.unit.func(f).attrs.is_empty() {
            let attrs = self.unit.func(f).attrs.clone();
            for attr in &attrs {
                match attr {
                    Attr::Format(kind, format, first) => {
                        let kind = self.names.get(*kind);
                        let kind = kind.trim_matches('_');
                        let scanf = match kind {
                            "printf" | "gnu_printf" | "printf0" => false,
                            "scanf" | "gnu_scanf" => true,
                            _ => continue,
                        };
                        if *format >= 1 {
                            let first = (*first >= 1).then(|| *first as usize - 1);
                            formats.push((scanf, *format as usize - 1, first));
                        }
                    }
                    Attr::NonNull(which) => {
                        for (index, &arg) in args.iter().enumerate() {
                            if (which.is_empty() && self.is_pointer(self.ty(arg))
                                || which.contains(&(index as u32 + 1)))
                                && self.is_live()
                                && self.is_null_value(arg)
                            {
                                let at = self.unit.expr(arg).range;
                                self.diags
                                    .warn(
                                        Warning::NONNULL,
                                        range.end,
                                        "null passed to a callee that requires a non-null argument",
                                    )
                                    .range(at)
                                    .emit();
                            }
                        }
                    }
                    Attr::Sentinel(position) => {
                        self.check_sentinel(f, *position as usize, args, range);
                    }
                    _ => {}
                }
            }
        }
        if formats.is_empty()
            && let Some((kind, format)) = builtin.and_then(|b| b.format())
        {
            let first = match kind {
                'P' | 'S' => Some(self.parameter_count(f)),
                _ => None,
            };
            formats.push((matches!(kind, 'S' | 'W'), format, first));
        }
        for (scanf, format, first) in formats {
            self.check_format(scanf, format, first, args, range, loc);
        }
        if let Some(b) = builtin {
            self.check_library_call(b, f, args, range, loc);
        }
    }

    pub(crate) fn parameter_count(&self, f: FuncId) -> usize {
        match self.kind(self.unit.func(f).ty) {
            TypeKind::Function(_, params, _) => params.len(),
            _ => 0,
        }
    }

    /// Whether a pointer argument is null for sure.
    pub(crate) fn is_null_value(&self, e: ExprId) -> bool {
        let mut e = e;
        loop {
            if self.is_null_constant(e) {
                return true;
            }
            match self.unit.expr(e).kind {
                ExprKind::Paren(inner)
                | ExprKind::ImplicitCast(_, inner)
                | ExprKind::Cast(_, inner) => e = inner,
                _ => return false,
            }
        }
    }

    fn check_sentinel(&mut self, f: FuncId, position: usize, args: &[ExprId], range: Range) {
        let fixed = self.parameter_count(f);
        let name = self.names.get(self.unit.func(f).name);
        if args.len() < fixed + position + 1 {
            self.diags
                .warn(
                    Warning::SENTINEL,
                    range.end,
                    "not enough variable arguments in '".to_owned()
                        + &name
                        + "' declaration to fit a sentinel",
                )
                .emit();
            return;
        }
        let arg = args[args.len() - 1 - position];
        if self.is_null_value(arg) && self.is_pointer(self.ty(arg)) {
            return;
        }
        self.diags
            .warn(
                Warning::SENTINEL,
                range.end,
                "missing sentinel in function call",
            )
            .emit();
    }

    /// `sizeof(pointer)` as the size argument of `memset` and friends, and their swapped arguments.
    fn check_library_call(
        &mut self,
        b: crate::builtins::Builtin,
        f: FuncId,
        args: &[ExprId],
        range: Range,
        loc: Loc,
    ) {
        use crate::builtins::id;
        let _ = (range, loc);
        if b.base() == id::MEMSET
            && let [_, value, size] = *args
            && self.is_live()
            && self.const_int(size).is_some_and(|v| v.is_zero())
            && matches!(
                self.unit.expr(self.peel_implicit(size)).kind,
                ExprKind::Int(_)
            )
            && self.const_int(value).is_none_or(|v| !v.is_zero())
        {
            let at = self.unit.expr(size).range;
            self.diags
                .warn(
                    Warning::MEMSET_TRANSPOSED_ARGS,
                    at.begin,
                    "'size' argument to memset is '0'; did you mean to transpose the last two arguments?",
                )
                .range(at)
                .note(at.begin, "parenthesize the third argument to silence")
                .emit();
        }
        if matches!(b.base(), id::MEMSET | id::MEMCPY | id::MEMMOVE | id::MEMCMP)
            && let [dest, second, size] = *args
        {
            let size = self.peel_implicit(size);
            if let ExprKind::Trait {
                kind: crate::tree::Trait::SizeOf,
                operand: Some(operand),
                ..
            } = self.unit.expr(size).kind
                && self.is_pointer(self.ty(operand))
            {
                let name = self.names.get(self.unit.func(f).name);
                for (index, e) in [dest, second].into_iter().enumerate() {
                    let (a, b) = (self.peel_casts(e), self.peel(operand));
                    if let (ExprKind::DeclRef(x), ExprKind::DeclRef(y)) =
                        (self.unit.expr(a).kind, self.unit.expr(b).kind)
                        && x == y
                    {
                        let what = if index == 0 { "destination" } else { "source" };
                        let at = self.unit.expr(operand).range;
                        self.diags
                            .warn(
                                Warning::SIZEOF_POINTER_MEMACCESS,
                                at.begin,
                                format!("'{name}' call operates on objects of type {} while the size is based on a different type {}",
                                    self.unit.types.pointee(self.ty(operand)).map_or(String::new(), |t| self.show(t)),
                                    self.show(self.ty(operand))),
                            )
                            .range(self.unit.expr(e).range)
                            .range(at)
                            .note(at.begin, "did you mean to dereference the argument to 'sizeof' (and multiply it by the number of elements)?")
                            .emit();
                        let _ = what;
                        return;
                    }
                }
            }
        }
    }

    /// Converts arguments of a builtin without declared types: decay and load only.
    pub(crate) fn builtin_rvalues(&mut self, args: &[ExprId]) -> Vec<ExprId> {
        args.iter().map(|&a| self.rvalue(a)).collect()
    }
}
