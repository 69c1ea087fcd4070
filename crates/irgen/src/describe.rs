//! Functions as calling conventions see them: for tools that show where values travel.

use neverc_callconv::{ByVal, Parameter, Signature, Type as ConvType};
use neverc_llvm::{Context, Type, TypeKind as IrKind};
use neverc_sema::Unit;
use neverc_sema::print::{declaration_text, type_text};
use neverc_sema::tree::FuncId;
use neverc_sema::types::{CallConv, TypeKind};
use neverc_source::{Diagnostics, Interner, LangOpts, Loc, SourceMap};
use neverc_target::abi::{Float, Pass};

use crate::cx::Cg;
use crate::options::IrOptions;

/// The convention of a function type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Convention {
    /// The target's C convention.
    C,
    /// Another one that the compiler knows, by the name of its attribute.
    BuiltIn(&'static str),
    /// A custom one: its spec.
    Custom(String),
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct DescribedParameter {
    /// Name; empty in prototypes without names.
    pub name: String,
    /// C type.
    pub ty: String,
    /// Its size in bytes.
    pub size: u64,
    /// IR arguments that carry it: first and number.
    pub first: u32,
    /// How many there are; 0 when it travels nowhere.
    pub count: u32,
    /// An IR argument holds the address of a copy that the caller made.
    pub indirect: bool,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Described {
    /// Name.
    pub name: String,
    /// Declaration as in C.
    pub declaration: String,
    /// Position of the name.
    pub loc: Loc,
    /// It has a body.
    pub defined: bool,
    /// Result type in C; empty for `void`.
    pub result: String,
    /// Its size in bytes.
    pub result_size: u64,
    /// The result goes through memory whose address is IR argument 0.
    pub sret: bool,
    /// Parameters.
    pub parameters: Vec<DescribedParameter>,
    /// IR view; `variadic` as declared.
    pub signature: Signature,
    /// Convention.
    pub convention: Convention,
}

/// All functions of a translation unit that sema accepted, in the order of their first declarations.
pub fn describe(
    unit: &Unit,
    names: &Interner,
    lang: &LangOpts,
    opts: &IrOptions,
    map: &SourceMap,
    llvm: &Context,
    diags: &Diagnostics,
) -> Vec<Described> {
    let mut cg = crate::module::context(unit, names, lang, opts, map, llvm, diags);
    (0..unit.funcs.len() as u32)
        .map(FuncId)
        .filter(|id| unit.func(*id).loc.is_some())
        .map(|id| cg.describe(id))
        .collect()
}

impl<'c, 'u> Cg<'c, 'u> {
    fn describe(&mut self, id: FuncId) -> Described {
        let unit = self.unit;
        let func = unit.func(id);
        let sig = self.signature_of_func(id);
        let name = self.names.get(func.name).to_string();
        let conv = match unit.types.canon_kind(func.ty) {
            TypeKind::Function(_, _, info) | TypeKind::FunctionNoProto(_, info) => info.cc,
            _ => CallConv::C,
        };
        let mut parameters: Vec<Parameter> = sig
            .ty
            .parameters()
            .into_iter()
            .map(|ty| Parameter::new(conv_type(ty)))
            .collect();
        if sig.sret
            && let Some(first) = parameters.first_mut()
        {
            first.sret = true;
        }
        let mut described = Vec::with_capacity(sig.params.len());
        for (i, param) in sig.params.iter().enumerate() {
            let count = param.types.len() as u32;
            for further in param.first + 1..param.first + count {
                if let Some(p) = parameters.get_mut(further as usize) {
                    p.continues = true;
                }
            }
            if let (Pass::Indirect { align, byval: true }, Some(p)) =
                (&param.pass, parameters.get_mut(param.first as usize))
            {
                p.byval = Some(ByVal {
                    size: self.size_align(param.ty).0,
                    align: *align,
                });
            }
            described.push(DescribedParameter {
                name: func
                    .params
                    .get(i)
                    .map(|&v| self.names.get(unit.var(v).name).to_string())
                    .unwrap_or_default(),
                ty: type_text(unit, self.names, param.ty),
                size: self.size_align(param.ty).0,
                first: param.first,
                count,
                indirect: matches!(param.pass, Pass::Indirect { byval: false, .. }),
            });
        }
        let void = unit.types.is(sig.ret_ty, neverc_sema::types::Builtin::Void);
        Described {
            declaration: declaration_text(unit, self.names, func.ty, &name),
            name,
            loc: func.loc,
            defined: func.body.is_some(),
            result: if void {
                String::new()
            } else {
                type_text(unit, self.names, sig.ret_ty)
            },
            result_size: if void {
                0
            } else {
                self.size_align(sig.ret_ty).0
            },
            sret: sig.sret,
            parameters: described,
            signature: Signature {
                result: conv_type(sig.ty.return_type()),
                parameters,
                variadic: sig.ty.is_variadic(),
            },
            convention: match conv {
                CallConv::C | CallConv::SysV => Convention::C,
                CallConv::Custom(spec) => Convention::Custom(self.names.get(spec).to_string()),
                CallConv::Win64 => Convention::BuiltIn("ms_abi"),
                CallConv::VectorCall => Convention::BuiltIn("vectorcall"),
                CallConv::RegCall => Convention::BuiltIn("regcall"),
                CallConv::PreserveMost => Convention::BuiltIn("preserve_most"),
                CallConv::PreserveAll => Convention::BuiltIn("preserve_all"),
                CallConv::PreserveNone => Convention::BuiltIn("preserve_none"),
                CallConv::AArch64VectorPcs => Convention::BuiltIn("aarch64_vector_pcs"),
            },
        }
    }
}

/// An LLVM type as planners see it. What is no value stands as an integer without bits, which no planner places.
fn conv_type(ty: Type<'_>) -> ConvType {
    match ty.kind() {
        IrKind::Void => ConvType::Void,
        IrKind::Half => ConvType::Float(Float::Half),
        IrKind::BFloat => ConvType::Float(Float::BFloat),
        IrKind::Float => ConvType::Float(Float::Single),
        IrKind::Double => ConvType::Float(Float::Double),
        IrKind::X86Fp80 => ConvType::Float(Float::X87),
        IrKind::Fp128 => ConvType::Float(Float::Quad),
        IrKind::Integer => ConvType::Int(ty.int_width()),
        IrKind::Pointer => ConvType::Pointer,
        IrKind::Vector => ConvType::Vector(
            Box::new(conv_type(ty.element())),
            u32::try_from(ty.len()).unwrap_or(0),
        ),
        IrKind::Array => ConvType::Array(Box::new(conv_type(ty.element())), ty.len()),
        IrKind::Struct => ConvType::Struct {
            members: ty.members().into_iter().map(conv_type).collect(),
            packed: ty.is_packed(),
        },
        _ => ConvType::Int(0),
    }
}
