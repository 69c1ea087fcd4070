//! Metadata: nodes, strings, module flags.

use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::core::*;
use llvm_sys::prelude::LLVMMetadataRef;
use llvm_sys::{LLVMModuleFlagBehavior, LLVMOpaqueMetadata};

use crate::text::with_c_string;
use crate::{Context, Module, Value, ffi};

/// A metadata node, string, or value wrapped as metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Metadata<'c>(NonNull<LLVMOpaqueMetadata>, PhantomData<&'c Context>);

/// What happens to a module flag when modules are linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModuleFlagBehavior {
    /// Different values are an error.
    Error,
    /// Different values are warned of.
    Warning,
    /// The flag requires another.
    Require,
    /// This value wins.
    Override,
    /// Lists are joined.
    Append,
    /// Lists are joined without doubles.
    AppendUnique,
    /// The greatest value wins.
    Max,
    /// The least value wins.
    Min,
}

impl<'c> Metadata<'c> {
    pub(crate) fn wrap(raw: LLVMMetadataRef) -> Metadata<'c> {
        Metadata(
            NonNull::new(raw).expect("LLVM makes metadata or aborts"),
            PhantomData,
        )
    }

    pub(crate) fn raw(self) -> LLVMMetadataRef {
        self.0.as_ptr()
    }
}

impl Context {
    /// `!"text"`
    pub fn metadata_string(&self, text: &str) -> Metadata<'_> {
        // SAFETY: the context is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMMDStringInContext2(self.raw(), text.as_ptr().cast(), text.len())
        })
    }

    /// `!{...}`, one for equal contents.
    pub fn metadata_node<'c>(&'c self, operands: &[Metadata<'c>]) -> Metadata<'c> {
        // SAFETY: the context is alive, LLVM copies the list.
        Metadata::wrap(unsafe {
            LLVMMDNodeInContext2(
                self.raw(),
                operands.as_ptr().cast_mut().cast(),
                operands.len(),
            )
        })
    }

    /// `distinct !{...}`; with `self_first` the node's own address comes first, as loop identities want it.
    pub fn distinct_metadata_node<'c>(
        &'c self,
        operands: &[Metadata<'c>],
        self_first: bool,
    ) -> Metadata<'c> {
        // SAFETY: the context is alive, the shim copies the list.
        Metadata::wrap(unsafe {
            ffi::nc_metadata_distinct(
                self.raw(),
                operands.as_ptr().cast(),
                operands.len(),
                i32::from(self_first),
            )
        })
    }

    /// A constant (or other value) as metadata.
    pub fn metadata_value<'c>(&'c self, value: Value<'c>) -> Metadata<'c> {
        // SAFETY: the value is alive.
        Metadata::wrap(unsafe { LLVMValueAsMetadata(value.raw()) })
    }

    /// Metadata as an operand of a call.
    pub fn metadata_as_value<'c>(&'c self, metadata: Metadata<'c>) -> Value<'c> {
        // SAFETY: context and node are alive.
        Value::wrap(unsafe { LLVMMetadataAsValue(self.raw(), metadata.raw()) })
    }

    /// The number of a kind of metadata, such as `tbaa`, `range`, `srcloc`, `llvm.loop`, `prof`, `nosanitize`.
    pub fn metadata_kind(&self, name: &str) -> u32 {
        // SAFETY: the context is alive, LLVM copies the name.
        unsafe { LLVMGetMDKindIDInContext(self.raw(), name.as_ptr().cast(), name.len() as u32) }
    }
}

impl<'c> Module<'c> {
    /// Adds a module flag.
    pub fn add_flag(&self, behavior: ModuleFlagBehavior, key: &str, value: Metadata<'c>) {
        let behavior = match behavior {
            ModuleFlagBehavior::Error => LLVMModuleFlagBehavior::LLVMModuleFlagBehaviorError,
            ModuleFlagBehavior::Warning => LLVMModuleFlagBehavior::LLVMModuleFlagBehaviorWarning,
            ModuleFlagBehavior::Require => LLVMModuleFlagBehavior::LLVMModuleFlagBehaviorRequire,
            ModuleFlagBehavior::Override => LLVMModuleFlagBehavior::LLVMModuleFlagBehaviorOverride,
            ModuleFlagBehavior::Append => LLVMModuleFlagBehavior::LLVMModuleFlagBehaviorAppend,
            ModuleFlagBehavior::AppendUnique => {
                LLVMModuleFlagBehavior::LLVMModuleFlagBehaviorAppendUnique
            }
            // The C interface's list ends before these two.
            ModuleFlagBehavior::Max | ModuleFlagBehavior::Min => {
                let number = if behavior == ModuleFlagBehavior::Max {
                    7
                } else {
                    8
                };
                // SAFETY: the module is alive, the shim copies the key.
                unsafe {
                    ffi::nc_module_add_flag(
                        self.raw(),
                        number,
                        key.as_ptr().cast(),
                        key.len(),
                        value.raw(),
                    );
                }
                return;
            }
        };
        // SAFETY: the module is alive, LLVM copies the key.
        unsafe {
            LLVMAddModuleFlag(
                self.raw(),
                behavior,
                key.as_ptr().cast(),
                key.len(),
                value.raw(),
            )
        }
    }

    /// Adds a module flag whose value is an `i32`.
    pub fn add_int_flag(&self, behavior: ModuleFlagBehavior, key: &str, value: u32) {
        let context = self.context();
        let value = context.metadata_value(context.i32_type().const_u64(u64::from(value)));
        self.add_flag(behavior, key, value);
    }

    /// Adds an operand to the named metadata `!name`.
    pub fn add_named_metadata(&self, name: &str, node: Metadata<'c>) {
        let node = self.context().metadata_as_value(node);
        // SAFETY: the module is alive.
        with_c_string(name, |name| unsafe {
            LLVMAddNamedMetadataOperand(self.raw(), name, node.raw());
        });
    }

    /// Adds `!llvm.ident`, which becomes the `.ident` of the object file.
    pub fn add_ident(&self, text: &str) {
        let context = self.context();
        let node = context.metadata_node(&[context.metadata_string(text)]);
        self.add_named_metadata("llvm.ident", node);
    }
}
