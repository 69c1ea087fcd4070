//! The state of IR generation: of the module ([`Cg`]) and of one function ([`Fcg`]), and the values they speak in.

use neverc_llvm::{Block, Builder, Context, Metadata, Module, Type, Value};
use neverc_sema::Unit;
use neverc_sema::tree::{FuncId, LabelId, List, VarId};
use neverc_sema::types::QualType;
use neverc_source::{Diagnostics, Interner, LangOpts, Loc, SourceMap};
use neverc_target::abi::Abi;
use rustc_hash::FxHashMap;

use crate::abi::Signature;
use crate::bitfield::BitField;
use crate::body::Body;
use crate::debug::Debug;
use crate::options::IrOptions;
use crate::record::RecordInfo;
use crate::tbaa::Tbaa;

/// A place in memory.
#[derive(Clone, Copy, Debug)]
pub struct Address<'c> {
    /// Its address.
    pub ptr: Value<'c>,
    /// What lies there (memory type).
    pub elem: Type<'c>,
    /// Known alignment in bytes.
    pub align: u32,
}

impl<'c> Address<'c> {
    /// A place.
    pub fn new(ptr: Value<'c>, elem: Type<'c>, align: u32) -> Address<'c> {
        Address { ptr, elem, align }
    }

    /// The same place seen as another type.
    #[must_use]
    pub fn with_elem(self, elem: Type<'c>) -> Address<'c> {
        Address { elem, ..self }
    }
}

/// A value of any C type.
#[derive(Clone, Copy, Debug)]
pub enum Rv<'c> {
    /// Integer, floating, pointer, vector: `_Bool` is `i1`, `_BitInt(N)` is `iN`.
    Scalar(Value<'c>),
    /// Real and imaginary part.
    Complex(Value<'c>, Value<'c>),
    /// Record or array: where it lies. Nobody else writes there while the value is used.
    Aggregate(Address<'c>),
    /// Nothing.
    Void,
}

/// What an lvalue expression designates.
#[derive(Clone, Copy, Debug)]
pub enum Lv<'c> {
    /// An object in memory.
    Simple {
        /// Where.
        addr: Address<'c>,
        /// Its type.
        ty: QualType,
        /// Accesses are volatile.
        volatile: bool,
        /// How accesses are described to alias analysis.
        tbaa: Tbaa,
    },
    /// A bit-field.
    BitField {
        /// The record that holds it (its first byte).
        addr: Address<'c>,
        /// Where in it.
        info: BitField,
        /// Its type.
        ty: QualType,
        /// Accesses are volatile.
        volatile: bool,
    },
    /// One element of a vector.
    VectorElem {
        /// The vector.
        addr: Address<'c>,
        /// Type of the vector.
        vector: QualType,
        /// Number of the element.
        index: Value<'c>,
        /// Type of the element.
        ty: QualType,
        /// Accesses are volatile.
        volatile: bool,
    },
    /// Several elements of a vector (`v.xyz`).
    VectorElems {
        /// The vector.
        addr: Address<'c>,
        /// Type of the vector.
        vector: QualType,
        /// Numbers of the elements.
        elements: List<u32>,
        /// Type of the selection.
        ty: QualType,
        /// Accesses are volatile.
        volatile: bool,
    },
    /// A global variable bound to a named register, or a local one outside of memory.
    Register {
        /// The variable.
        var: VarId,
        /// Its type.
        ty: QualType,
    },
}

impl<'c> Lv<'c> {
    /// An object with no special properties but the qualifiers that `volatile` tells.
    pub fn simple(addr: Address<'c>, ty: QualType, volatile: bool) -> Lv<'c> {
        Lv::Simple {
            addr,
            ty,
            volatile,
            tbaa: Tbaa::Scalar,
        }
    }

    /// The type.
    pub fn ty(&self) -> QualType {
        match *self {
            Lv::Simple { ty, .. }
            | Lv::BitField { ty, .. }
            | Lv::VectorElem { ty, .. }
            | Lv::VectorElems { ty, .. }
            | Lv::Register { ty, .. } => ty,
        }
    }
}

/// Types that are asked for all the time.
#[derive(Clone, Copy)]
#[allow(missing_docs)]
pub struct Basic<'c> {
    pub i1: Type<'c>,
    pub i8: Type<'c>,
    pub i16: Type<'c>,
    pub i32: Type<'c>,
    pub i64: Type<'c>,
    pub i128: Type<'c>,
    pub ptr: Type<'c>,
    pub void: Type<'c>,
    pub half: Type<'c>,
    pub bfloat: Type<'c>,
    pub float: Type<'c>,
    pub double: Type<'c>,
    pub x87: Type<'c>,
    pub quad: Type<'c>,
}

/// Module level state.
pub struct Cg<'c, 'u> {
    /// The typed tree.
    pub unit: &'u Unit,
    /// Names.
    pub names: &'u Interner,
    /// Dialect.
    pub lang: &'u LangOpts,
    /// Options of IR generation.
    pub opts: &'u IrOptions,
    /// Positions.
    pub map: &'u SourceMap,
    /// Reports.
    pub diags: &'u Diagnostics,
    /// LLVM's context.
    pub llvm: &'c Context,
    /// What is being made.
    pub module: Module<'c>,
    /// Basic types.
    pub basic: Basic<'c>,
    /// The C ABI.
    pub abi: Abi,
    /// Blocks of the labels of the function that is being emitted; see [`Cg::label_block`].
    pub labels: FxHashMap<LabelId, Block<'c>>,
    /// The LLVM function that is being emitted.
    pub current: Option<Value<'c>>,
    /// Addresses of automatic variables and parameters, by `VarId`.
    pub locals: Vec<Option<Address<'c>>>,
    pub(crate) mem_types: Vec<Option<Type<'c>>>,
    pub(crate) sizes: Vec<(u64, u32)>,
    pub(crate) records: Vec<Option<std::rc::Rc<RecordInfo<'c>>>>,
    pub(crate) record_types: Vec<Option<Type<'c>>>,
    pub(crate) signatures: FxHashMap<neverc_sema::TypeId, std::rc::Rc<Signature<'c>>>,
    pub(crate) abi_types: FxHashMap<neverc_sema::TypeId, std::rc::Rc<neverc_target::abi::Ty>>,
    pub(crate) funcs: Vec<Option<Value<'c>>>,
    pub(crate) vars: Vec<Option<Value<'c>>>,
    pub(crate) strings: Vec<Option<Value<'c>>>,
    pub(crate) module_state: crate::module::ModuleState<'c>,
    pub(crate) attrs: crate::attrs::AttrCache<'c>,
    pub(crate) tbaa: crate::tbaa::TbaaCache<'c>,
    pub(crate) debug: Option<Debug<'c>>,
}

/// Function level state.
pub struct Fcg<'m, 'c, 'u> {
    /// The module.
    pub cg: &'m mut Cg<'c, 'u>,
    /// Where instructions go. No position: the place is unreachable.
    pub builder: Builder<'c>,
    /// Adds to the entry block: allocas.
    pub entry: Builder<'c>,
    /// The function's number.
    pub func: FuncId,
    /// The LLVM function.
    pub function: Value<'c>,
    /// Result type.
    pub ret_ty: QualType,
    /// Where the result is put before the jump to `return_block`; `None` for void.
    pub ret_slot: Option<Address<'c>>,
    /// Where `return` jumps to after the cleanups.
    pub return_block: Block<'c>,
    /// What body emission keeps.
    pub body: Body<'c>,
    /// Debug scopes, innermost last; empty without debug information.
    pub(crate) scopes: Vec<Metadata<'c>>,
    /// Marker that allocas go in front of.
    pub(crate) alloca_point: Value<'c>,
    /// AArch64 and x86-64 prologue facts for `va_start`.
    pub(crate) signature: std::rc::Rc<Signature<'c>>,
    /// The position set last, to set it only when it changes.
    pub(crate) last_loc: Loc,
}

/// What a call carries besides callee and arguments.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Independent attributes.
pub struct CallAttrs {
    /// The function that is called when it is known: its attributes hold for the call.
    pub decl: Option<FuncId>,
    /// `musttail`.
    pub must_tail: bool,
    /// `nomerge`.
    pub no_merge: bool,
    /// `noinline` on the statement.
    pub no_inline: bool,
    /// `always_inline` on the statement.
    pub always_inline: bool,
    /// The callee is a library function taken by its name that must not be treated as such (`nobuiltin`).
    pub no_builtin: bool,
}

impl<'c, 'u> Cg<'c, 'u> {
    /// Plain `char` is signed.
    pub fn char_signed(&self) -> bool {
        self.lang
            .char_is_signed
            .unwrap_or(self.opts.ctypes.char_signed)
    }

    /// Optimizing: markers and metadata for the optimizer are wanted.
    pub fn optimizing(&self) -> bool {
        self.lang.opt_level > 0 || self.lang.opt_size
    }

    /// Reports that a construct has no lowering: "`what` is not supported yet".
    pub fn unsupported(&mut self, loc: Loc, what: &str) {
        self.diags
            .error(loc, format!("{what} is not supported yet"))
            .emit();
    }

    /// The block of a label of the function that is being emitted, made (outside of the function) when nobody asked
    /// for it before.
    pub fn label_block(&mut self, label: LabelId) -> Block<'c> {
        let llvm = self.llvm;
        *self
            .labels
            .entry(label)
            .or_insert_with(|| llvm.free_block(""))
    }

    /// `blockaddress` of a label of the function that is being emitted.
    pub fn label_address(&mut self, label: LabelId) -> Option<Value<'c>> {
        let block = self.label_block(label);
        self.current.map(|function| function.block_address(block))
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Room in the frame for a value of a memory type, made in the entry block. Alignment in bytes.
    pub fn alloca(&mut self, ty: Type<'c>, align: u32, name: &str) -> Value<'c> {
        let slot = self.entry.alloca(ty, u64::from(align));
        if !name.is_empty() && self.cg.opts.value_names {
            slot.set_name(name);
        }
        slot
    }

    /// Room in the frame for a value of a C type.
    pub fn temp(&mut self, ty: QualType, name: &str) -> Address<'c> {
        let elem = self.cg.mem_type(ty);
        let align = self.cg.size_align(ty).1.max(1);
        Address::new(self.alloca(elem, align, name), elem, align)
    }

    /// Address of `var` when it is an automatic variable that has been allocated.
    pub fn local(&self, var: VarId) -> Option<Address<'c>> {
        self.cg.locals[var.index()]
    }

    /// Tells the address of an automatic variable.
    pub fn set_local(&mut self, var: VarId, addr: Address<'c>) {
        self.cg.locals[var.index()] = Some(addr);
    }
}
