//! Function types as the C ABI lowers them: from C types to the description that `neverc_target::abi` classifies, and
//! from its plan to LLVM function types.

use std::rc::Rc;

use neverc_llvm::{CallConv as LlvmConv, Type};
use neverc_sema::tree::{FuncId, Record};
use neverc_sema::types::{Builtin, CallConv, FnInfo, QualType, TypeId, TypeKind};
use neverc_target::abi::{self, Abi, Field, Float, Ir, Kind, Pass, Ty};
use neverc_target::ctypes::{LongDouble, VaList};

use crate::cx::Cg;
use crate::options::IrOptions;

/// A parameter in a lowered function type.
#[derive(Clone, Debug)]
pub struct Param<'c> {
    /// C type.
    pub ty: QualType,
    /// How it travels.
    pub pass: Pass,
    /// Number of its first LLVM argument.
    pub first: u32,
    /// LLVM arguments: none, one, or one for each part.
    pub types: Vec<Type<'c>>,
}

/// A lowered function type, or a call's view of one.
#[derive(Clone, Debug)]
pub struct Signature<'c> {
    /// LLVM function type.
    pub ty: Type<'c>,
    /// Result type in C.
    pub ret_ty: QualType,
    /// How the result travels.
    pub ret: Pass,
    /// The result goes through memory whose address is the first LLVM argument.
    pub sret: bool,
    /// Parameters (calls: all arguments).
    pub params: Vec<Param<'c>>,
    /// Calling convention.
    pub conv: LlvmConv,
    /// The spec of a custom calling convention.
    pub spec: Option<neverc_source::Symbol>,
    /// Widest vector among arguments and result in bits, for `min-legal-vector-width`.
    pub vector_bits: u64,
    /// Which ABI it follows.
    pub abi: Abi,
}

/// The C ABI that the options ask for.
pub(crate) fn abi_of(opts: &IrOptions) -> Abi {
    match opts.ctypes.va_list {
        VaList::AArch64 => Abi::Aapcs64,
        VaList::X86_64 => {
            let has = |name: &str| {
                opts.features
                    .split(',')
                    .any(|f| f.strip_prefix('+') == Some(name))
            };
            Abi::SysV {
                vector: if has("avx512f") {
                    64
                } else if has("avx") {
                    32
                } else {
                    16
                },
            }
        }
    }
}

impl<'c, 'u> Cg<'c, 'u> {
    /// The ABI's view of a type.
    pub fn abi_ty(&mut self, ty: QualType) -> Rc<Ty> {
        let id = ty.id();
        if let Some(known) = self.abi_types.get(&id) {
            return known.clone();
        }
        let made = Rc::new(self.make_abi_ty(ty));
        self.abi_types.insert(id, made.clone());
        made
    }

    fn make_abi_ty(&mut self, ty: QualType) -> Ty {
        let unit = self.unit;
        let (size, align) = self.size_align(ty);
        let float = |f| Kind::Float(f);
        let kind = match unit.types.canon_kind(ty) {
            TypeKind::Builtin(b) => match b {
                Builtin::Void | Builtin::Error => {
                    return Ty {
                        size: 0,
                        align: 1,
                        kind: Kind::Void,
                    };
                }
                Builtin::Bool => Kind::Bool,
                Builtin::Float16 | Builtin::Fp16 => float(Float::Half),
                Builtin::BFloat16 => float(Float::BFloat),
                Builtin::Float => float(Float::Single),
                Builtin::Double => float(Float::Double),
                Builtin::LongDouble => float(match self.opts.ctypes.long_double {
                    LongDouble::X87 => Float::X87,
                    LongDouble::Quad => Float::Quad,
                }),
                Builtin::Float128 => float(Float::Quad),
                Builtin::NullPtr => Kind::Pointer,
                Builtin::VaListTag => return self.va_list_abi_ty(),
                _ => Kind::Int {
                    signed: self.is_signed(ty),
                },
            },
            TypeKind::BitInt { signed, width } => Kind::BitInt {
                signed: *signed,
                bits: *width,
            },
            TypeKind::Enum(id) => {
                let underlying = unit.enumeration(*id).underlying;
                self.abi_ty(underlying).kind.clone()
            }
            TypeKind::Complex(elem) => Kind::Complex(self.abi_ty(*elem)),
            TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => {
                if unit.types.is(*elem, Builtin::Bool) {
                    Kind::Int { signed: false }
                } else {
                    Kind::Vector(self.abi_ty(*elem), *n)
                }
            }
            TypeKind::ConstantArray(elem, n) => Kind::Array(self.abi_ty(*elem), *n),
            TypeKind::IncompleteArray(elem) => Kind::Array(self.abi_ty(*elem), 0),
            TypeKind::Atomic(inner) => {
                let inner = self.abi_ty(*inner);
                if inner.size == size {
                    inner.kind.clone()
                } else {
                    // A padded atomic: a record of what it holds.
                    Kind::Record(abi::Record {
                        is_union: false,
                        flexible: false,
                        transparent: false,
                        natural_align: align,
                        fields: vec![Field {
                            offset: 0,
                            ty: inner,
                            width: None,
                            unnamed: false,
                        }],
                    })
                }
            }
            TypeKind::Record(id) => {
                let record = unit.record(*id);
                let fields = record
                    .fields
                    .iter()
                    .zip(&record.layout.offsets)
                    .map(|(f, &offset)| Field {
                        offset,
                        ty: self.abi_ty(f.ty),
                        width: f.width,
                        unnamed: f.name.0 == 0,
                    })
                    .collect();
                Kind::Record(abi::Record {
                    is_union: record.is_union,
                    flexible: record.flexible,
                    transparent: record.transparent,
                    natural_align: self.natural_align(record),
                    fields,
                })
            }
            _ => Kind::Pointer,
        };
        Ty { size, align, kind }
    }

    /// Greatest alignment among the members, attributes of members counted, those of the record not.
    fn natural_align(&mut self, record: &Record) -> u32 {
        let mut greatest = 1;
        for f in &record.fields {
            if f.width == Some(0) {
                continue;
            }
            let own = if f.packed || record.packed {
                1
            } else {
                self.size_align(f.ty).1
            };
            let mut align = own.max(f.align);
            if record.pack != 0 {
                align = align.min(record.pack);
            }
            greatest = greatest.max(align);
        }
        greatest
    }

    /// AArch64's `va_list` as a record (by value it is one).
    fn va_list_abi_ty(&mut self) -> Ty {
        let pointer = Rc::new(Ty {
            size: 8,
            align: 8,
            kind: Kind::Pointer,
        });
        let int = Rc::new(Ty {
            size: 4,
            align: 4,
            kind: Kind::Int { signed: true },
        });
        let field = |offset: u64, ty: &Rc<Ty>| Field {
            offset: offset * 8,
            ty: ty.clone(),
            width: None,
            unnamed: false,
        };
        Ty {
            size: 32,
            align: 8,
            kind: Kind::Record(abi::Record {
                is_union: false,
                flexible: false,
                transparent: false,
                natural_align: 8,
                fields: vec![
                    field(0, &pointer),
                    field(8, &pointer),
                    field(16, &pointer),
                    field(24, &int),
                    field(28, &int),
                ],
            }),
        }
    }

    /// The LLVM type of a part.
    pub fn ir_type(&mut self, ir: &Ir) -> Type<'c> {
        let b = self.basic;
        match ir {
            Ir::Int(bits) => self.llvm.int_type(*bits),
            Ir::Float(f) => match f {
                Float::Half => b.half,
                Float::BFloat => b.bfloat,
                Float::Single => b.float,
                Float::Double => b.double,
                Float::X87 => b.x87,
                Float::Quad => b.quad,
            },
            Ir::Ptr => b.ptr,
            Ir::Vector(elem, n) => self.ir_type(elem).vector((*n).max(1)),
            Ir::Array(elem, n) => self.ir_type(elem).array(*n),
            Ir::Struct(members) => {
                let members: Vec<_> = members.iter().map(|m| self.ir_type(m)).collect();
                self.llvm.struct_type(&members, false)
            }
        }
    }

    /// A lowered function type: result, parameters (calls: arguments), how many of them are named, whether more may
    /// come.
    pub fn signature(
        &mut self,
        ret_ty: QualType,
        params: &[QualType],
        named: usize,
        variadic: bool,
        conv: CallConv,
    ) -> Signature<'c> {
        let x86 = matches!(self.abi, Abi::SysV { .. });
        let (abi, llvm_conv) = match conv {
            CallConv::C => (self.abi, LlvmConv::C),
            CallConv::Win64 if x86 => (Abi::Win64, LlvmConv::WIN64),
            CallConv::SysV if x86 => (self.abi, LlvmConv::C),
            CallConv::VectorCall if x86 => (self.abi, LlvmConv::X86_VECTORCALL),
            CallConv::RegCall if x86 => (self.abi, LlvmConv::X86_REGCALL),
            CallConv::PreserveMost => (self.abi, LlvmConv::PRESERVE_MOST),
            CallConv::PreserveAll => (self.abi, LlvmConv::PRESERVE_ALL),
            CallConv::PreserveNone => (self.abi, LlvmConv::PRESERVE_NONE),
            CallConv::AArch64VectorPcs => (self.abi, LlvmConv::AARCH64_VECTOR),
            CallConv::Custom(_) => (self.abi, LlvmConv(neverc_callconv::CONVENTION)),
            _ => (self.abi, LlvmConv::C),
        };
        let unit = self.unit;
        let ret_abi = self.abi_ty(unit.types.unqualified(ret_ty));
        let param_abi: Vec<Rc<Ty>> = params
            .iter()
            .map(|&p| self.abi_ty(unit.types.unqualified(p)))
            .collect();
        let refs: Vec<&Ty> = param_abi.iter().map(|p| &**p).collect();
        let plan = abi.classify(&ret_abi, &refs, named);
        let sret = matches!(plan.ret, Pass::Indirect { .. });
        let mut types = Vec::new();
        if sret {
            types.push(self.basic.ptr);
        }
        let mut fixed = types.len();
        let mut lowered = Vec::with_capacity(params.len());
        for (i, (&ty, pass)) in params.iter().zip(plan.params).enumerate() {
            let first = types.len() as u32;
            let own: Vec<Type<'c>> = match &pass {
                Pass::Ignore => Vec::new(),
                Pass::Direct | Pass::Extend { .. } => vec![self.value_type(ty)],
                Pass::Coerce {
                    ir: Ir::Struct(parts),
                    ..
                } => parts.iter().map(|p| self.ir_type(p)).collect(),
                Pass::Coerce { ir, .. } => vec![self.ir_type(ir)],
                Pass::Indirect { .. } => vec![self.basic.ptr],
            };
            types.extend_from_slice(&own);
            if i < named {
                fixed = types.len();
            }
            lowered.push(Param {
                ty,
                pass,
                first,
                types: own,
            });
        }
        let result = match &plan.ret {
            Pass::Ignore | Pass::Indirect { .. } => self.basic.void,
            Pass::Direct | Pass::Extend { .. } => self.value_type(ret_ty),
            Pass::Coerce { ir, .. } => self.ir_type(ir),
        };
        let ty = result.function(&types[..fixed], variadic);
        let vector_bits = types.iter().chain([&result]).map(|ty| widest_vector(*ty));
        let vector_bits = vector_bits.max().unwrap_or(0);
        Signature {
            ty,
            ret_ty,
            ret: plan.ret,
            sret,
            params: lowered,
            conv: llvm_conv,
            spec: match conv {
                CallConv::Custom(spec) => Some(spec),
                _ => None,
            },
            vector_bits,
            abi,
        }
    }

    /// The lowered type of a function type (with prototype, or a declaration without one).
    pub fn signature_of(&mut self, fn_ty: QualType) -> Rc<Signature<'c>> {
        let unit = self.unit;
        let id: TypeId = unit.types.canonical(fn_ty).id();
        if let Some(known) = self.signatures.get(&id) {
            return known.clone();
        }
        let made = match unit.types.kind(id) {
            TypeKind::Function(ret, params, info) => {
                self.signature(*ret, params, params.len(), info.variadic, info.cc)
            }
            TypeKind::FunctionNoProto(ret, info) => self.signature(*ret, &[], 0, true, info.cc),
            _ => {
                let void = Builtin::Void.q();
                self.signature(void, &[], 0, true, CallConv::C)
            }
        };
        let made = Rc::new(made);
        self.signatures.insert(id, made.clone());
        made
    }

    /// The lowered type of a function: definitions in old style take promoted arguments.
    pub fn signature_of_func(&mut self, id: FuncId) -> Rc<Signature<'c>> {
        let unit = self.unit;
        let func = unit.func(id);
        if func.body.is_none() {
            return self.signature_of(func.ty);
        }
        match unit.types.canon_kind(func.ty) {
            TypeKind::Function(ret, params, info)
                if func.is_knr && params.len() != func.params.len() =>
            {
                let (ret, info) = (*ret, *info);
                self.knr_signature(id, ret, info)
            }
            TypeKind::FunctionNoProto(ret, info) => {
                let (ret, info) = (*ret, *info);
                self.knr_signature(id, ret, info)
            }
            _ => self.signature_of(func.ty),
        }
    }

    fn knr_signature(&mut self, id: FuncId, ret: QualType, info: FnInfo) -> Rc<Signature<'c>> {
        let unit = self.unit;
        let params: Vec<QualType> = unit
            .func(id)
            .params
            .iter()
            .map(|&p| self.default_promoted(unit.var(p).ty))
            .collect();
        Rc::new(self.signature(ret, &params, params.len(), false, info.cc))
    }

    /// Type after the default argument promotions. C23 6.5.3.3.
    pub fn default_promoted(&mut self, ty: QualType) -> QualType {
        let ty = self.unit.types.unqualified(ty);
        match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(b) => match b {
                Builtin::Float | Builtin::Fp16 => Builtin::Double.q(),
                Builtin::Bool
                | Builtin::Char
                | Builtin::SChar
                | Builtin::UChar
                | Builtin::Short
                | Builtin::UShort => Builtin::Int.q(),
                _ => ty,
            },
            TypeKind::Enum(id) => {
                let underlying = self.unit.enumeration(*id).underlying;
                self.default_promoted(underlying)
            }
            TypeKind::Atomic(inner) => self.default_promoted(*inner),
            _ => ty,
        }
    }

    /// The function type behind a function or pointer to function type.
    pub fn function_type(&self, ty: QualType) -> QualType {
        self.unit.types.pointee(ty).unwrap_or(ty)
    }
}

/// Bits of the widest vector in a type of values.
fn widest_vector(ty: Type<'_>) -> u64 {
    if ty.is_vector() {
        ty.primitive_bits()
    } else if ty.is_struct() {
        let members = ty.members().into_iter().map(widest_vector);
        members.max().unwrap_or(0)
    } else if ty.is_array() {
        widest_vector(ty.element())
    } else {
        0
    }
}
