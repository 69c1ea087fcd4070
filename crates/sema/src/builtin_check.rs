//! Calls of builtins whose arguments are checked by code.

use neverc_source::{Loc, Range};

use crate::assign::AssignContext;
use crate::builtins::{Builtin, id};
use crate::cx::Sema;
use crate::tree::{Category, ExprId, ExprKind, FuncId};
use crate::types::{Builtin as T, QualType, TypeKind, qual};

/// A call of a builtin being checked.
pub(crate) struct BuiltinCall {
    pub b: Builtin,
    pub func: FuncId,
    /// Decayed callee.
    pub callee: ExprId,
    pub range: Range,
    pub loc: Loc,
}

impl Sema<'_> {
    /// The typed call.
    pub(crate) fn finish_builtin(
        &mut self,
        call: &BuiltinCall,
        args: &[ExprId],
        ty: QualType,
    ) -> ExprId {
        if args.iter().any(|&a| self.is_error(a)) {
            return self.error_expr(call.range);
        }
        let list = self.unit.push_list(args);
        self.add(
            ExprKind::Call(call.callee, list),
            ty,
            Category::RValue,
            call.range,
            call.loc,
        )
    }

    /// Reports a wrong number of arguments. False: wrong.
    pub(crate) fn builtin_count(
        &mut self,
        call: &BuiltinCall,
        args: &[ExprId],
        min: usize,
        max: usize,
    ) -> bool {
        let have = args.len();
        if (min..=max).contains(&have) {
            return true;
        }
        let (word, want) = if have < min {
            ("few", min)
        } else {
            ("many", max)
        };
        let least = if min != max && have < min {
            "at least "
        } else if min != max {
            "at most "
        } else {
            ""
        };
        let at = if have < min {
            call.range.end
        } else {
            self.unit.expr(args[max]).range.begin
        };
        self.diags
            .error(
                at,
                format!(
                    "too {word} arguments to function call, expected {least}{want}, have {have}"
                ),
            )
            .range(call.range)
            .emit();
        false
    }

    fn builtin_error(&mut self, call: &BuiltinCall, e: ExprId, message: String) -> ExprId {
        let at = self.unit.expr(e).range;
        self.diags.error(at.begin, message).range(at).emit();
        self.error_expr(call.range)
    }

    fn void_pointer(&mut self, quals: u32) -> QualType {
        self.unit.types.pointer(T::Void.q().with(quals))
    }

    /// An argument converted as to a declared parameter.
    pub(crate) fn as_param(&mut self, call: &BuiltinCall, e: ExprId, ty: QualType) -> ExprId {
        let _ = call;
        self.assign_convert(
            e,
            ty,
            AssignContext::Arg {
                func: None,
                index: 0,
            },
        )
    }

    /// A call of a builtin without declared types. The arguments are typed, not yet values.
    pub(crate) fn builtin_call(
        &mut self,
        b: Builtin,
        func: FuncId,
        callee: ExprId,
        args: Vec<ExprId>,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let call = BuiltinCall {
            b,
            func,
            callee,
            range,
            loc,
        };
        let name = b.base().name();
        if name.starts_with("__atomic_")
            || name.starts_with("__c11_")
            || name.starts_with("__sync_")
        {
            return self.atomic_call(&call, &args);
        }
        let int = T::Int.q();
        match b.base() {
            id::ISNAN
            | id::ISINF
            | id::ISINF_SIGN
            | id::ISFINITE
            | id::ISNORMAL
            | id::ISSUBNORMAL
            | id::ISZERO
            | id::ISSIGNALING
            | id::SIGNBIT
            | id::BUILTIN_FINITE
            | id::BUILTIN_FINITEF
            | id::BUILTIN_FINITEL => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                let e = self.rvalue(args[0]);
                let e = if self.unit.types.is(self.ty(e), T::Fp16) {
                    self.promote(e)
                } else {
                    e
                };
                if !self.require_floating(&call, e) {
                    return self.error_expr(range);
                }
                self.finish_builtin(&call, &[e], int)
            }
            id::ISGREATER
            | id::ISGREATEREQUAL
            | id::ISLESS
            | id::ISLESSEQUAL
            | id::ISLESSGREATER
            | id::ISUNORDERED
            | id::ISEQSIG => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let (a, c) = (self.rvalue(args[0]), self.rvalue(args[1]));
                let (ta, tc) = (self.promoted_type_of(a), self.promoted_type_of(c));
                let common = self
                    .usual_type(ta, tc)
                    .filter(|&t| self.is_real_floating(t));
                let Some(common) = common else {
                    let (x, y) = (self.show(self.ty(a)), self.show(self.ty(c)));
                    return self.builtin_error(
                        &call,
                        a,
                        format!("floating point classification requires argument of floating point type (passed in {x} and {y})"),
                    );
                };
                let (a, c) = (self.convert(a, common), self.convert(c, common));
                self.finish_builtin(&call, &[a, c], int)
            }
            id::FPCLASSIFY => {
                if !self.builtin_count(&call, &args, 6, 6) {
                    return self.error_expr(range);
                }
                let mut out: Vec<ExprId> = Vec::new();
                for &a in &args[..5] {
                    out.push(self.as_param(&call, a, int));
                }
                let e = self.rvalue(args[5]);
                if !self.require_floating(&call, e) {
                    return self.error_expr(range);
                }
                out.push(e);
                self.finish_builtin(&call, &out, int)
            }
            id::ISFPCLASS => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let e = self.rvalue(args[0]);
                if !self.is_vector(self.ty(e)) && !self.require_floating(&call, e) {
                    return self.error_expr(range);
                }
                let Some(mask) = self.constant_argument(&call, args[1], int) else {
                    return self.error_expr(range);
                };
                let ty = match self.vector_parts(self.ty(e)) {
                    Some((elem, n)) => self.comparison_vector(self.ty(e), elem, n),
                    None => int,
                };
                self.finish_builtin(&call, &[e, mask], ty)
            }
            id::COMPLEX => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let (a, c) = (self.rvalue(args[0]), self.rvalue(args[1]));
                for e in [a, c] {
                    if !self.is_real_floating(self.ty(e)) {
                        let shown = self.show(self.ty(e));
                        return self.builtin_error(
                            &call,
                            e,
                            format!(
                                "argument to '__builtin_complex' has non-floating type {shown}"
                            )
                            .replace(
                                "has non-floating type",
                                "must be of floating point type, not",
                            ),
                        );
                    }
                }
                if !self.unit.types.same_unqualified(self.ty(a), self.ty(c)) {
                    let (x, y) = (self.show(self.ty(a)), self.show(self.ty(c)));
                    return self.builtin_error(
                        &call,
                        a,
                        format!("arguments are of different types ({x} vs {y})"),
                    );
                }
                let elem = self.ty(a);
                let ty = self.unit.types.intern(TypeKind::Complex(elem)).into();
                self.finish_builtin(&call, &[a, c], ty)
            }
            id::CLZG | id::CTZG | id::POPCOUNTG | id::PARITYG | id::FFSG | id::CLRSBG => {
                let max = if matches!(b.base(), id::CLZG | id::CTZG) {
                    2
                } else {
                    1
                };
                if !self.builtin_count(&call, &args, 1, max) {
                    return self.error_expr(range);
                }
                let e = self.rvalue(args[0]);
                let signed_ok = matches!(b.base(), id::FFSG | id::CLRSBG);
                let fine = match self.int_info(self.ty(e)) {
                    Some((_, signed)) => signed_ok || !signed,
                    None => false,
                };
                if !fine {
                    let shown = self.show(self.ty(e));
                    return self.builtin_error(
                        &call,
                        e,
                        format!("1st argument must be a type of unsigned integer (was {shown})"),
                    );
                }
                let mut out = vec![e];
                if let Some(&second) = args.get(1) {
                    out.push(self.as_param(&call, second, int));
                }
                self.finish_builtin(&call, &out, int)
            }
            id::STDC_BIT_CEIL
            | id::STDC_BIT_FLOOR
            | id::STDC_BIT_WIDTH
            | id::STDC_COUNT_ONES
            | id::STDC_COUNT_ZEROS
            | id::STDC_FIRST_LEADING_ONE
            | id::STDC_FIRST_LEADING_ZERO
            | id::STDC_FIRST_TRAILING_ONE
            | id::STDC_FIRST_TRAILING_ZERO
            | id::STDC_HAS_SINGLE_BIT
            | id::STDC_LEADING_ONES
            | id::STDC_LEADING_ZEROS
            | id::STDC_TRAILING_ONES
            | id::STDC_TRAILING_ZEROS
            | id::STDC_ROTATE_LEFT
            | id::STDC_ROTATE_RIGHT => {
                let rotate = matches!(b.base(), id::STDC_ROTATE_LEFT | id::STDC_ROTATE_RIGHT);
                let n = 1 + rotate as usize;
                if !self.builtin_count(&call, &args, n, n) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                for &e in &values {
                    if !self.is_integer(self.ty(e)) {
                        let shown = self.show(self.ty(e));
                        return self.builtin_error(
                            &call,
                            e,
                            format!(
                                "1st argument must be a type of unsigned integer (was {shown})"
                            ),
                        );
                    }
                }
                let ty = match b.base() {
                    id::STDC_BIT_CEIL
                    | id::STDC_BIT_FLOOR
                    | id::STDC_ROTATE_LEFT
                    | id::STDC_ROTATE_RIGHT => self.ty(values[0]),
                    id::STDC_HAS_SINGLE_BIT => T::Bool.q(),
                    _ => T::UInt.q(),
                };
                self.finish_builtin(&call, &values, ty)
            }
            id::ADD_OVERFLOW | id::SUB_OVERFLOW | id::MUL_OVERFLOW => {
                if !self.builtin_count(&call, &args, 3, 3) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                for &e in &values[..2] {
                    if !self.is_integer(self.ty(e)) || self.is_error(e) {
                        let shown = self.show(self.ty(e));
                        return self.builtin_error(
                            &call,
                            e,
                            format!("operand argument to overflow builtin must be an integer ({shown} invalid)"),
                        );
                    }
                }
                let to = self.unit.types.pointee(self.ty(values[2]));
                let fine = to.is_some_and(|t| {
                    self.is_integer(t) && self.unit.types.quals(t) & qual::CONST == 0
                });
                if !fine {
                    let shown = self.show(self.ty(values[2]));
                    return self.builtin_error(
                        &call,
                        values[2],
                        format!("result argument to overflow builtin must be a pointer to a non-const integer type ({shown} invalid)"),
                    );
                }
                self.finish_builtin(&call, &values, T::Bool.q())
            }
            id::ADD_OVERFLOW_P | id::SUB_OVERFLOW_P | id::MUL_OVERFLOW_P => {
                if !self.builtin_count(&call, &args, 3, 3) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                for &e in &values {
                    if !self.is_integer(self.ty(e)) {
                        let shown = self.show(self.ty(e));
                        return self.builtin_error(
                            &call,
                            e,
                            format!("operand argument to overflow builtin must be an integer ({shown} invalid)"),
                        );
                    }
                }
                self.finish_builtin(&call, &values, T::Bool.q())
            }
            id::ASSUME_ALIGNED => {
                if !self.builtin_count(&call, &args, 2, 3) {
                    return self.error_expr(range);
                }
                let cv = self.void_pointer(qual::CONST);
                let p = self.as_param(&call, args[0], cv);
                let size = self.size_type();
                let Some(align) = self.constant_argument(&call, args[1], size) else {
                    return self.error_expr(range);
                };
                let power = self
                    .const_int(align)
                    .and_then(|v| v.to_u64())
                    .is_some_and(|v| v.is_power_of_two());
                if !power {
                    return self.builtin_error(
                        &call,
                        args[1],
                        "requested alignment is not a power of 2".into(),
                    );
                }
                let mut out = vec![p, align];
                if let Some(&offset) = args.get(2) {
                    out.push(self.as_param(&call, offset, size));
                }
                let ty = self.void_pointer(0);
                self.finish_builtin(&call, &out, ty)
            }
            id::PREFETCH => {
                if !self.builtin_count(&call, &args, 1, 3) {
                    return self.error_expr(range);
                }
                let cv = self.void_pointer(qual::CONST | qual::VOLATILE);
                let mut out = vec![self.as_param(&call, args[0], cv)];
                for (index, &a) in args.iter().enumerate().skip(1) {
                    let Some(v) = self.constant_argument(&call, a, int) else {
                        return self.error_expr(range);
                    };
                    let limit = if index == 1 { 1 } else { 3 };
                    let value = self.const_int(v).and_then(|v| v.to_i64());
                    if value.is_none_or(|v| !(0..=limit).contains(&v)) {
                        return self.builtin_error(
                            &call,
                            a,
                            format!(
                                "argument value {} is outside the valid range [0, {limit}]",
                                value.unwrap_or(-1)
                            ),
                        );
                    }
                    out.push(v);
                }
                self.finish_builtin(&call, &out, T::Void.q())
            }
            id::CONSTANT_P | id::CLASSIFY_TYPE => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                let e = self.rvalue(args[0]);
                self.finish_builtin(&call, &[e], int)
            }
            id::OBJECT_SIZE | id::DYNAMIC_OBJECT_SIZE => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let cv = self.void_pointer(qual::CONST);
                let p = self.as_param(&call, args[0], cv);
                let Some(mode) = self.constant_argument(&call, args[1], int) else {
                    return self.error_expr(range);
                };
                let value = self.const_int(mode).and_then(|v| v.to_i64());
                if value.is_none_or(|v| !(0..=3).contains(&v)) {
                    return self.builtin_error(
                        &call,
                        args[1],
                        format!(
                            "argument value {} is outside the valid range [0, 3]",
                            value.unwrap_or(-1)
                        ),
                    );
                }
                let ty = self.size_type();
                self.finish_builtin(&call, &[p, mode], ty)
            }
            id::LAUNDER => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                let e = self.rvalue(args[0]);
                let ty = self.ty(e);
                if !self.is_pointer(ty) {
                    return self.builtin_error(
                        &call,
                        e,
                        "non-pointer argument to '__builtin_launder' is not allowed".into(),
                    );
                }
                self.finish_builtin(&call, &[e], ty)
            }
            id::ADDRESSOF => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                self.address_of(args[0], range, loc)
            }
            id::IS_ALIGNED | id::ALIGN_UP | id::ALIGN_DOWN => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                let ty = self.ty(values[0]);
                if !self.is_pointer(ty) && !self.is_integer(ty) {
                    let shown = self.show(ty);
                    return self.builtin_error(
                        &call,
                        values[0],
                        format!(
                            "operand of type {shown} where arithmetic or pointer type is required"
                        ),
                    );
                }
                if !self.is_integer(self.ty(values[1])) {
                    let shown = self.show(self.ty(values[1]));
                    return self.builtin_error(
                        &call,
                        values[1],
                        format!("argument should be an integer, not {shown}"),
                    );
                }
                if let Some(v) = self.const_int(values[1])
                    && v.to_u64().is_none_or(|v| !v.is_power_of_two())
                {
                    return self.builtin_error(
                        &call,
                        values[1],
                        "requested alignment is not a power of 2".into(),
                    );
                }
                let result = if b.base() == id::IS_ALIGNED {
                    T::Bool.q()
                } else {
                    self.unqual(ty)
                };
                self.finish_builtin(&call, &values, result)
            }
            id::FRAME_ADDRESS | id::RETURN_ADDRESS => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                let Some(level) = self.constant_argument(&call, args[0], T::UInt.q()) else {
                    return self.error_expr(range);
                };
                let ty = self.void_pointer(0);
                self.finish_builtin(&call, &[level], ty)
            }
            id::ALLOCA_WITH_ALIGN | id::ALLOCA_WITH_ALIGN_AND_MAX => {
                let n = if b.base() == id::ALLOCA_WITH_ALIGN {
                    2
                } else {
                    3
                };
                if !self.builtin_count(&call, &args, n, n) {
                    return self.error_expr(range);
                }
                let size = self.size_type();
                let bytes = self.as_param(&call, args[0], size);
                let Some(align) = self.constant_argument(&call, args[1], size) else {
                    return self.error_expr(range);
                };
                let ty = self.void_pointer(0);
                self.finish_builtin(&call, &[bytes, align], ty)
            }
            id::CPU_SUPPORTS | id::CPU_IS => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                let e = self.rvalue(args[0]);
                let inner = self.peel_casts(e);
                if !matches!(self.unit.expr(inner).kind, ExprKind::String(_)) {
                    return self.builtin_error(
                        &call,
                        e,
                        "expression is not a string literal".into(),
                    );
                }
                self.finish_builtin(&call, &[e], int)
            }
            id::VA_START | id::STDARG_START | id::C23_VA_START | id::MS_VA_START => {
                self.va_start(&call, &args)
            }
            id::VA_END | id::MS_VA_END => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                match self.va_list_operand(args[0]) {
                    Some(list) => self.finish_builtin(&call, &[list], T::Void.q()),
                    None => self.error_expr(range),
                }
            }
            id::VA_COPY | id::MS_VA_COPY => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let (Some(to), Some(from)) =
                    (self.va_list_operand(args[0]), self.va_list_operand(args[1]))
                else {
                    return self.error_expr(range);
                };
                self.finish_builtin(&call, &[to, from], T::Void.q())
            }
            id::MEMCPY_INLINE | id::MEMSET_INLINE => {
                if !self.builtin_count(&call, &args, 3, 3) {
                    return self.error_expr(range);
                }
                let v = self.void_pointer(0);
                let to = self.as_param(&call, args[0], v);
                let second = if b.base() == id::MEMCPY_INLINE {
                    let cv = self.void_pointer(qual::CONST);
                    self.as_param(&call, args[1], cv)
                } else {
                    self.as_param(&call, args[1], int)
                };
                let size = self.size_type();
                let Some(n) = self.constant_argument(&call, args[2], size) else {
                    return self.error_expr(range);
                };
                self.finish_builtin(&call, &[to, second, n], T::Void.q())
            }
            id::NONTEMPORAL_LOAD | id::NONTEMPORAL_STORE => {
                let store = b.base() == id::NONTEMPORAL_STORE;
                let n = 1 + store as usize;
                if !self.builtin_count(&call, &args, n, n) {
                    return self.error_expr(range);
                }
                let p = self.rvalue(args[n - 1]);
                let to = self.unit.types.pointee(self.ty(p));
                let fine = to
                    .is_some_and(|t| self.is_scalar(t) && !self.is_complex(t) || self.is_vector(t));
                let (true, Some(to)) = (fine, to) else {
                    let shown = self.show(self.ty(p));
                    return self.builtin_error(
                        &call,
                        p,
                        format!("address argument to nontemporal builtin must be a pointer to integer, float, pointer, or a vector of such types ({shown} invalid)"),
                    );
                };
                let to = self.unqual(to);
                if store {
                    let v = self.as_param(&call, args[0], to);
                    return self.finish_builtin(&call, &[v, p], T::Void.q());
                }
                self.finish_builtin(&call, &[p], to)
            }
            id::CLEAR_PADDING => {
                if !self.builtin_count(&call, &args, 1, 1) {
                    return self.error_expr(range);
                }
                let p = self.rvalue(args[0]);
                let to = self.unit.types.pointee(self.ty(p));
                if to.is_none_or(|t| {
                    self.is_incomplete(t) || self.unit.types.quals(t) & qual::CONST != 0
                }) {
                    let shown = self.show(self.ty(p));
                    return self.builtin_error(
                        &call,
                        p,
                        format!("argument to '__builtin_clear_padding' must be a pointer to a complete non-const type ({shown} invalid)"),
                    );
                }
                self.finish_builtin(&call, &[p], T::Void.q())
            }
            id::SHUFFLEVECTOR => self.shuffle_vector(&args, range),
            id::SHUFFLE => {
                if !self.builtin_count(&call, &args, 2, 3) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                match *values {
                    [a, mask] => self.shuffle_by_mask(a, None, mask, range),
                    [a, c, mask] => self.shuffle_by_mask(a, Some(c), mask, range),
                    _ => self.error_expr(range),
                }
            }
            id::SPECULATION_SAFE_VALUE | id::NONDETERMINISTIC_VALUE => {
                if !self.builtin_count(&call, &args, 1, 2) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                let ty = self.ty(values[0]);
                self.finish_builtin(&call, &values, ty)
            }
            id::ANNOTATION => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                let ty = self.ty(values[0]);
                self.finish_builtin(&call, &values, ty)
            }
            id::VERBOSE_TRAP => {
                if !self.builtin_count(&call, &args, 2, 2) {
                    return self.error_expr(range);
                }
                let values = self.builtin_rvalues(&args);
                self.finish_builtin(&call, &values, T::Void.q())
            }
            _ if name.starts_with("__builtin_elementwise_") => self.elementwise(&call, &args),
            _ if name.starts_with("__builtin_reduce_") => self.reduce(&call, &args),
            _ => {
                let name = self.names.get(self.unit.func(func).name);
                self.diags
                    .error(range.begin, format!("builtin '{name}' is not supported"))
                    .range(range)
                    .emit();
                self.error_expr(range)
            }
        }
    }

    fn require_floating(&mut self, call: &BuiltinCall, e: ExprId) -> bool {
        let ty = self.ty(e);
        if self.is_real_floating(ty) {
            return true;
        }
        if self.is_error_type(ty) {
            return false;
        }
        let shown = self.show(ty);
        self.builtin_error(
            call,
            e,
            format!(
                "floating point classification requires argument of floating point type (passed in {shown})"
            ),
        );
        false
    }

    /// An argument that must be an integer constant, converted to `ty`.
    pub(crate) fn constant_argument(
        &mut self,
        call: &BuiltinCall,
        e: ExprId,
        ty: QualType,
    ) -> Option<ExprId> {
        let value = self.rvalue(e);
        if self.is_error(value) {
            return None;
        }
        if !self.is_integer(self.ty(value)) || self.required_int(value).is_none() {
            let name = self.names.get(self.unit.func(call.func).name);
            self.builtin_error(
                call,
                value,
                format!("argument to '{name}' must be a constant integer"),
            );
            return None;
        }
        Some(self.convert(value, ty))
    }

    fn va_start(&mut self, call: &BuiltinCall, args: &[ExprId]) -> ExprId {
        let range = call.range;
        if !self.builtin_count(
            call,
            args,
            1,
            if self.lang.c23() || call.b.base() == id::C23_VA_START {
                usize::MAX >> 1
            } else {
                2
            },
        ) {
            return self.error_expr(range);
        }
        let variadic = self.function.is_some_and(|f| {
            matches!(
                self.kind(self.unit.func(f).ty),
                TypeKind::Function(_, _, info) if info.variadic
            )
        });
        if !variadic {
            let message = if self.function.is_some() {
                "'va_start' used in function with fixed args"
            } else {
                "'va_start' cannot be used outside a function"
            };
            self.diags.error(range.begin, message).emit();
            return self.error_expr(range);
        }
        let Some(list) = self.va_list_operand(args[0]) else {
            return self.error_expr(range);
        };
        if let (Some(&last), Some(f)) = (args.get(1), self.function)
            && !self.lang.c23()
        {
            let named = self.peel_implicit(last);
            let is_last = match self.unit.expr(named).kind {
                ExprKind::DeclRef(crate::tree::DeclRef::Var(v)) => {
                    self.unit.func(f).params.last() == Some(&v)
                }
                _ => false,
            };
            let silent = self.const_int(last).is_some_and(|v| v.is_zero());
            if !is_last && !silent {
                let at = self.unit.expr(last).range;
                self.diags
                    .warn(
                        neverc_source::Warning::VARARGS,
                        at.begin,
                        "second argument to 'va_start' is not the last named parameter",
                    )
                    .range(at)
                    .emit();
            }
        }
        self.finish_builtin(call, &[list], T::Void.q())
    }

    /// `__builtin_elementwise_…`
    fn elementwise(&mut self, call: &BuiltinCall, args: &[ExprId]) -> ExprId {
        let range = call.range;
        let (count, integers, floats) = match call.b.base() {
            id::ELEMENTWISE_ABS => (1, true, true),
            id::ELEMENTWISE_ADD_SAT | id::ELEMENTWISE_SUB_SAT => (2, true, false),
            id::ELEMENTWISE_BITREVERSE | id::ELEMENTWISE_POPCOUNT => (1, true, false),
            id::ELEMENTWISE_MAX | id::ELEMENTWISE_MIN => (2, true, true),
            id::ELEMENTWISE_COPYSIGN | id::ELEMENTWISE_POW => (2, false, true),
            id::ELEMENTWISE_FMA => (3, false, true),
            _ => (1, false, true),
        };
        if !self.builtin_count(call, args, count, count) {
            return self.error_expr(range);
        }
        let mut values = self.builtin_rvalues(args);
        if count == 2 && !self.is_vector(self.ty(values[0])) && !self.is_vector(self.ty(values[1]))
        {
            let (a, b) = (
                self.promoted_type_of(values[0]),
                self.promoted_type_of(values[1]),
            );
            if let Some(common) = self.usual_type(a, b)
                && !self
                    .unit
                    .types
                    .same_unqualified(self.ty(values[0]), self.ty(values[1]))
            {
                values[0] = self.convert(values[0], common);
                values[1] = self.convert(values[1], common);
            }
        }
        let ty = self.ty(values[0]);
        let elem = self.vector_parts(ty).map_or(ty, |(elem, _)| elem);
        let fine = integers && self.is_integer(elem) || floats && self.is_real_floating(elem);
        if !fine {
            let shown = self.show(ty);
            let what = match (integers, floats) {
                (true, false) => "vector of integers",
                (false, _) => "floating point type",
                _ => "vector, integer or floating point type",
            };
            return self.builtin_error(
                call,
                values[0],
                format!("1st argument must be a {what} (was {shown})"),
            );
        }
        for &v in &values[1..] {
            if !self.unit.types.same_unqualified(ty, self.ty(v)) {
                let (a, b) = (self.show(ty), self.show(self.ty(v)));
                return self.builtin_error(
                    call,
                    values[0],
                    format!("arguments are of different types ({a} vs {b})"),
                );
            }
        }
        let ty = self.unqual(ty);
        self.finish_builtin(call, &values, ty)
    }

    /// `__builtin_reduce_…`
    fn reduce(&mut self, call: &BuiltinCall, args: &[ExprId]) -> ExprId {
        if !self.builtin_count(call, args, 1, 1) {
            return self.error_expr(call.range);
        }
        let e = self.rvalue(args[0]);
        let floats = matches!(call.b.base(), id::REDUCE_MAX | id::REDUCE_MIN);
        let elem = self
            .vector_parts(self.ty(e))
            .map(|(elem, _)| elem)
            .filter(|&t| self.is_integer(t) || floats && self.is_real_floating(t));
        match elem {
            Some(elem) => {
                let elem = self.unqual(elem);
                self.finish_builtin(call, &[e], elem)
            }
            None => {
                let shown = self.show(self.ty(e));
                let what = if floats {
                    "vector of integers or floating points"
                } else {
                    "vector of integers"
                };
                self.builtin_error(
                    call,
                    e,
                    format!("1st argument must be a {what} (was {shown})"),
                )
            }
        }
    }

    /// Last word on calls of builtins with declared types.
    pub(crate) fn after_builtin_call(
        &mut self,
        b: Builtin,
        f: FuncId,
        node: ExprId,
        args: &[ExprId],
    ) -> ExprId {
        let _ = (f, args, b);
        node
    }
}
