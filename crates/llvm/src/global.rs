//! Globals: linkage and placement of variables, functions, aliases and ifuncs.

use llvm_sys::comdat::{
    LLVMComdatSelectionKind, LLVMGetOrInsertComdat, LLVMSetComdat, LLVMSetComdatSelectionKind,
};
use llvm_sys::core::*;
use llvm_sys::{LLVMLinkage, LLVMThreadLocalMode, LLVMUnnamedAddr, LLVMVisibility};

use crate::text::with_c_string;
use crate::{Metadata, Module, Type, Value, ffi};

/// How the symbol meets others of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Linkage {
    /// Visible and unique
    External,
    /// A body for the optimizer only; the real one is elsewhere
    AvailableExternally,
    /// Kept only when used; copies are merged
    LinkOnceAny,
    /// The same, all copies being equal
    LinkOnceOdr,
    /// Weak definition
    WeakAny,
    /// Weak definition, all copies being equal
    WeakOdr,
    /// Arrays that are joined
    Appending,
    /// Local symbol
    Internal,
    /// Local without symbol
    Private,
    /// Weak reference
    ExternalWeak,
    /// Tentative definition
    Common,
}

/// ELF visibility.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Visibility {
    /// `STV_DEFAULT`
    Default,
    /// `STV_HIDDEN`
    Hidden,
    /// `STV_PROTECTED`
    Protected,
}

/// How a thread-local variable is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ThreadLocalMode {
    /// Not thread-local
    None,
    /// `global-dynamic`
    GeneralDynamic,
    /// `local-dynamic`
    LocalDynamic,
    /// `initial-exec`
    InitialExec,
    /// `local-exec`
    LocalExec,
}

/// Does the address of a global matter?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum UnnamedAddr {
    /// It does.
    No,
    /// Not within the module.
    Local,
    /// Not at all: equal constants may be merged.
    Global,
}

/// Which of several sections of one comdat group stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ComdatKind {
    /// Any one
    Any,
    /// All, each object its own
    NoDeduplicate,
}

impl<'c> Module<'c> {
    /// A new global variable of this content type, external and without initializer.
    pub fn add_global(&self, ty: Type<'c>, name: &str) -> Value<'c> {
        self.add_global_in(ty, name, 0)
    }

    /// [`Module::add_global`] in an address space.
    pub fn add_global_in(&self, ty: Type<'c>, name: &str, address_space: u32) -> Value<'c> {
        // SAFETY: the module is alive.
        Value::wrap(with_c_string(name, |name| unsafe {
            LLVMAddGlobalInAddressSpace(self.raw(), ty.raw(), name, address_space)
        }))
    }

    /// A new external function without body.
    pub fn add_function(&self, name: &str, ty: Type<'c>) -> Value<'c> {
        debug_assert!(ty.is_function());
        // SAFETY: the module is alive.
        Value::wrap(with_c_string(name, |name| unsafe {
            LLVMAddFunction(self.raw(), name, ty.raw())
        }))
    }

    /// A new alias of a constant address.
    pub fn add_alias(&self, ty: Type<'c>, aliasee: Value<'c>, name: &str) -> Value<'c> {
        debug_assert!(aliasee.is_constant());
        // SAFETY: the module is alive, the aliasee a constant.
        Value::wrap(with_c_string(name, |name| unsafe {
            LLVMAddAlias2(self.raw(), ty.raw(), 0, aliasee.raw(), name)
        }))
    }

    /// A new function whose address the resolver gives at load time.
    pub fn add_ifunc(&self, ty: Type<'c>, resolver: Value<'c>, name: &str) -> Value<'c> {
        // SAFETY: the module is alive, LLVM copies the name.
        Value::wrap(unsafe {
            LLVMAddGlobalIFunc(
                self.raw(),
                name.as_ptr().cast(),
                name.len(),
                ty.raw(),
                0,
                resolver.raw(),
            )
        })
    }

    /// The global variable of that name.
    pub fn global(&self, name: &str) -> Option<Value<'c>> {
        // SAFETY: the module is alive.
        Value::wrap_option(with_c_string(name, |name| unsafe {
            LLVMGetNamedGlobal(self.raw(), name)
        }))
    }

    /// The function of that name.
    pub fn function(&self, name: &str) -> Option<Value<'c>> {
        // SAFETY: the module is alive.
        Value::wrap_option(with_c_string(name, |name| unsafe {
            LLVMGetNamedFunction(self.raw(), name)
        }))
    }

    /// The alias of that name.
    pub fn alias(&self, name: &str) -> Option<Value<'c>> {
        // SAFETY: the module is alive, the name is a range.
        Value::wrap_option(unsafe {
            LLVMGetNamedGlobalAlias(self.raw(), name.as_ptr().cast(), name.len())
        })
    }

    /// The function, variable, alias or ifunc of that name.
    pub fn symbol(&self, name: &str) -> Option<Value<'c>> {
        self.function(name)
            .or_else(|| self.global(name))
            .or_else(|| self.alias(name))
            // SAFETY: the module is alive, the name is a range.
            .or_else(|| {
                Value::wrap_option(unsafe {
                    LLVMGetNamedGlobalIFunc(self.raw(), name.as_ptr().cast(), name.len())
                })
            })
    }

    /// All functions in order.
    pub fn functions(&self) -> Vec<Value<'c>> {
        // SAFETY: the module is alive.
        let first = Value::wrap_option(unsafe { LLVMGetFirstFunction(self.raw()) });
        std::iter::successors(first, |function| {
            // SAFETY: a function of the module.
            Value::wrap_option(unsafe { LLVMGetNextFunction(function.raw()) })
        })
        .collect()
    }

    /// All global variables in order.
    pub fn globals(&self) -> Vec<Value<'c>> {
        // SAFETY: the module is alive.
        let first = Value::wrap_option(unsafe { LLVMGetFirstGlobal(self.raw()) });
        std::iter::successors(first, |global| {
            // SAFETY: a variable of the module.
            Value::wrap_option(unsafe { LLVMGetNextGlobal(global.raw()) })
        })
        .collect()
    }

    /// Puts a global into the comdat group of that name.
    pub fn set_comdat(&self, global: Value<'c>, name: &str, kind: ComdatKind) {
        debug_assert!(global.is_global());
        // SAFETY: the module and the global are alive.
        with_c_string(name, |name| unsafe {
            let comdat = LLVMGetOrInsertComdat(self.raw(), name);
            LLVMSetComdatSelectionKind(
                comdat,
                match kind {
                    ComdatKind::Any => LLVMComdatSelectionKind::LLVMAnyComdatSelectionKind,
                    ComdatKind::NoDeduplicate => {
                        LLVMComdatSelectionKind::LLVMNoDuplicatesComdatSelectionKind
                    }
                },
            );
            LLVMSetComdat(global.raw(), comdat);
        });
    }

    /// Makes `llvm.used` of globals that compiler and linker must keep. At most once for a module.
    pub fn set_used(&self, globals: &[Value<'c>]) {
        self.add_appending_pointers("llvm.used", globals);
    }

    /// Makes `llvm.compiler.used` of globals that the compiler must keep. At most once for a module.
    pub fn set_compiler_used(&self, globals: &[Value<'c>]) {
        self.add_appending_pointers("llvm.compiler.used", globals);
    }

    fn add_appending_pointers(&self, name: &str, globals: &[Value<'c>]) {
        if globals.is_empty() {
            return;
        }
        let pointer = self.context().ptr_type();
        let list = self.add_global(pointer.array(globals.len() as u64), name);
        list.set_initializer(pointer.const_array(globals));
        list.set_linkage(Linkage::Appending);
        list.set_section("llvm.metadata");
    }

    /// Makes `llvm.global_ctors` of functions and their priorities (65535 when the source gives none).
    pub fn set_global_constructors(&self, list: &[(u32, Value<'c>)]) {
        self.add_structors("llvm.global_ctors", list);
    }

    /// Makes `llvm.global_dtors`.
    pub fn set_global_destructors(&self, list: &[(u32, Value<'c>)]) {
        self.add_structors("llvm.global_dtors", list);
    }

    fn add_structors(&self, name: &str, list: &[(u32, Value<'c>)]) {
        if list.is_empty() {
            return;
        }
        let context = self.context();
        let pointer = context.ptr_type();
        let entry = context.struct_type(&[context.i32_type(), pointer, pointer], false);
        let entries: Vec<_> = list
            .iter()
            .map(|&(priority, function)| {
                let priority = context.i32_type().const_u64(u64::from(priority));
                context.const_struct(&[priority, function, pointer.null()], false)
            })
            .collect();
        let global = self.add_global(entry.array(entries.len() as u64), name);
        global.set_initializer(entry.const_array(&entries));
        global.set_linkage(Linkage::Appending);
    }
}

impl<'c> Value<'c> {
    /// Linkage of a global.
    pub fn linkage(self) -> Linkage {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        match unsafe { LLVMGetLinkage(self.raw()) } {
            LLVMLinkage::LLVMAvailableExternallyLinkage => Linkage::AvailableExternally,
            LLVMLinkage::LLVMLinkOnceAnyLinkage => Linkage::LinkOnceAny,
            LLVMLinkage::LLVMLinkOnceODRLinkage | LLVMLinkage::LLVMLinkOnceODRAutoHideLinkage => {
                Linkage::LinkOnceOdr
            }
            LLVMLinkage::LLVMWeakAnyLinkage => Linkage::WeakAny,
            LLVMLinkage::LLVMWeakODRLinkage => Linkage::WeakOdr,
            LLVMLinkage::LLVMAppendingLinkage => Linkage::Appending,
            LLVMLinkage::LLVMInternalLinkage => Linkage::Internal,
            LLVMLinkage::LLVMPrivateLinkage
            | LLVMLinkage::LLVMLinkerPrivateLinkage
            | LLVMLinkage::LLVMLinkerPrivateWeakLinkage => Linkage::Private,
            LLVMLinkage::LLVMExternalWeakLinkage => Linkage::ExternalWeak,
            LLVMLinkage::LLVMCommonLinkage => Linkage::Common,
            _ => Linkage::External,
        }
    }

    /// Sets the linkage of a global; local linkage resets the visibility.
    pub fn set_linkage(self, linkage: Linkage) {
        debug_assert!(self.is_global());
        let linkage = match linkage {
            Linkage::External => LLVMLinkage::LLVMExternalLinkage,
            Linkage::AvailableExternally => LLVMLinkage::LLVMAvailableExternallyLinkage,
            Linkage::LinkOnceAny => LLVMLinkage::LLVMLinkOnceAnyLinkage,
            Linkage::LinkOnceOdr => LLVMLinkage::LLVMLinkOnceODRLinkage,
            Linkage::WeakAny => LLVMLinkage::LLVMWeakAnyLinkage,
            Linkage::WeakOdr => LLVMLinkage::LLVMWeakODRLinkage,
            Linkage::Appending => LLVMLinkage::LLVMAppendingLinkage,
            Linkage::Internal => LLVMLinkage::LLVMInternalLinkage,
            Linkage::Private => LLVMLinkage::LLVMPrivateLinkage,
            Linkage::ExternalWeak => LLVMLinkage::LLVMExternalWeakLinkage,
            Linkage::Common => LLVMLinkage::LLVMCommonLinkage,
        };
        // SAFETY: a global.
        unsafe { LLVMSetLinkage(self.raw(), linkage) }
    }

    /// Visibility of a global.
    pub fn visibility(self) -> Visibility {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        match unsafe { LLVMGetVisibility(self.raw()) } {
            LLVMVisibility::LLVMDefaultVisibility => Visibility::Default,
            LLVMVisibility::LLVMHiddenVisibility => Visibility::Hidden,
            LLVMVisibility::LLVMProtectedVisibility => Visibility::Protected,
        }
    }

    /// Sets the visibility of a global that is not local.
    pub fn set_visibility(self, visibility: Visibility) {
        debug_assert!(self.is_global());
        let visibility = match visibility {
            Visibility::Default => LLVMVisibility::LLVMDefaultVisibility,
            Visibility::Hidden => LLVMVisibility::LLVMHiddenVisibility,
            Visibility::Protected => LLVMVisibility::LLVMProtectedVisibility,
        };
        // SAFETY: a global.
        unsafe { LLVMSetVisibility(self.raw(), visibility) }
    }

    /// Says whether the symbol is known to be in the same image.
    pub fn set_dso_local(self, local: bool) {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        unsafe { ffi::nc_set_dso_local(self.raw(), i32::from(local)) }
    }

    /// Is the symbol known to be in the same image?
    pub fn is_dso_local(self) -> bool {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        unsafe { ffi::nc_is_dso_local(self.raw()) != 0 }
    }

    /// A global without body or initializer?
    pub fn is_declaration(self) -> bool {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        unsafe { LLVMIsDeclaration(self.raw()) != 0 }
    }

    /// Puts a variable or function into a section.
    pub fn set_section(self, section: &str) {
        debug_assert!(self.is_global());
        // SAFETY: a global; LLVM copies the name.
        with_c_string(section, |section| unsafe {
            LLVMSetSection(self.raw(), section)
        });
    }

    /// Says whether the address of the global matters.
    pub fn set_unnamed_addr(self, kind: UnnamedAddr) {
        debug_assert!(self.is_global());
        let kind = match kind {
            UnnamedAddr::No => LLVMUnnamedAddr::LLVMNoUnnamedAddr,
            UnnamedAddr::Local => LLVMUnnamedAddr::LLVMLocalUnnamedAddr,
            UnnamedAddr::Global => LLVMUnnamedAddr::LLVMGlobalUnnamedAddr,
        };
        // SAFETY: a global.
        unsafe { LLVMSetUnnamedAddress(self.raw(), kind) }
    }

    /// The initial value of a variable.
    pub fn initializer(self) -> Option<Value<'c>> {
        debug_assert!(self.is_global_variable());
        // SAFETY: a variable.
        Value::wrap_option(unsafe { LLVMGetInitializer(self.raw()) })
    }

    /// Gives a variable its initial value, of the variable's content type.
    pub fn set_initializer(self, value: Value<'c>) {
        debug_assert!(self.is_global_variable() && value.is_constant());
        debug_assert_eq!(self.value_type(), value.ty());
        // SAFETY: a variable and a constant of its type.
        unsafe { LLVMSetInitializer(self.raw(), value.raw()) }
    }

    /// Says whether a variable never changes.
    pub fn set_global_constant(self, constant: bool) {
        debug_assert!(self.is_global_variable());
        // SAFETY: a variable.
        unsafe { LLVMSetGlobalConstant(self.raw(), i32::from(constant)) }
    }

    /// Does a variable never change?
    pub fn is_global_constant(self) -> bool {
        debug_assert!(self.is_global_variable());
        // SAFETY: a variable.
        unsafe { LLVMIsGlobalConstant(self.raw()) != 0 }
    }

    /// Sets the thread-local model of a variable.
    pub fn set_thread_local(self, mode: ThreadLocalMode) {
        let mode = match mode {
            ThreadLocalMode::None => LLVMThreadLocalMode::LLVMNotThreadLocal,
            ThreadLocalMode::GeneralDynamic => LLVMThreadLocalMode::LLVMGeneralDynamicTLSModel,
            ThreadLocalMode::LocalDynamic => LLVMThreadLocalMode::LLVMLocalDynamicTLSModel,
            ThreadLocalMode::InitialExec => LLVMThreadLocalMode::LLVMInitialExecTLSModel,
            ThreadLocalMode::LocalExec => LLVMThreadLocalMode::LLVMLocalExecTLSModel,
        };
        // SAFETY: the shim sets the mode of variables and aliases only.
        if self.is_global_variable() {
            // SAFETY: a variable.
            unsafe { LLVMSetThreadLocalMode(self.raw(), mode) }
        } else if self.is_global() {
            // SAFETY: a global.
            unsafe { ffi::nc_set_thread_local(self.raw(), mode as i32) }
        }
    }

    /// Is a variable thread-local?
    pub fn is_thread_local(self) -> bool {
        // SAFETY: a variable.
        self.is_global_variable() && unsafe { LLVMIsThreadLocal(self.raw()) != 0 }
    }

    /// Changes what an alias stands for.
    pub fn set_aliasee(self, aliasee: Value<'c>) {
        debug_assert!(self.kind() == crate::ValueKind::GlobalAlias && aliasee.is_constant());
        // SAFETY: an alias and a constant.
        unsafe { LLVMAliasSetAliasee(self.raw(), aliasee.raw()) }
    }

    /// Attaches metadata to a variable or function.
    pub fn set_global_metadata(self, kind: u32, node: Metadata<'c>) {
        debug_assert!(self.is_global());
        // SAFETY: a global and a node.
        unsafe { LLVMGlobalSetMetadata(self.raw(), kind, node.raw()) }
    }

    /// Destroys a global variable, which nothing may use any more.
    pub fn delete_global(self) {
        debug_assert!(self.is_global_variable() && !self.has_uses());
        // SAFETY: a variable nobody uses.
        unsafe { LLVMDeleteGlobal(self.raw()) }
    }

    /// Takes the name of `old`, makes its users use this one, and destroys `old`: a variable or function whose
    /// type was not known well enough when it was first named.
    pub fn replace_global(self, old: Value<'c>) {
        debug_assert!(self != old && self.is_global() && old.is_global());
        let name = old.name();
        old.replace_all_uses_with(self);
        if old.is_function() {
            old.delete_function();
        } else if old.is_global_variable() {
            old.delete_global();
        }
        self.set_name(&name);
    }
}
