//! Debug information: the DWARF-like description of sources, types, variables and scopes.

use llvm_sys::debuginfo::*;
use llvm_sys::prelude::{LLVMDIBuilderRef, LLVMMetadataRef};

use crate::{Block, Context, Metadata, Module, Value, ffi};

/// Language of a compile unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DebugLanguage {
    /// C89
    C89,
    /// C99
    C99,
    /// C11
    C11,
    /// C17
    C17,
    /// Assembly
    Assembly,
}

/// How much is described.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum EmissionKind {
    /// Nothing
    None,
    /// Everything
    Full,
    /// Line tables only
    LineTablesOnly,
}

/// DWARF's encodings of basic types (`DW_ATE_*`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)] // The names are DWARF's.
pub enum DwarfEncoding {
    Boolean = 0x02,
    ComplexFloat = 0x03,
    Float = 0x04,
    Signed = 0x05,
    SignedChar = 0x06,
    Unsigned = 0x07,
    UnsignedChar = 0x08,
    Utf = 0x10,
}

/// Flags of a description (LLVM's `DIFlags`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct DebugFlags(pub i32);

impl DebugFlags {
    /// No flag
    pub const NONE: DebugFlags = DebugFlags(0);
    /// Not written by the user
    pub const ARTIFICIAL: DebugFlags = DebugFlags(1 << 6);
    /// Declared with a prototype
    pub const PROTOTYPED: DebugFlags = DebugFlags(1 << 8);
    /// A vector type
    pub const VECTOR: DebugFlags = DebugFlags(1 << 11);
    /// Does not return
    pub const NO_RETURN: DebugFlags = DebugFlags(1 << 20);

    /// Both sets together.
    pub const fn union(self, other: DebugFlags) -> DebugFlags {
        DebugFlags(self.0 | other.0)
    }
}

/// A member of a structure or union; sizes, alignments and offsets in bits.
#[derive(Clone, Copy, Debug)]
pub struct DebugMember<'a, 'c> {
    /// Name, empty for an anonymous member
    pub name: &'a str,
    /// File it is declared in
    pub file: Metadata<'c>,
    /// Line it is declared in
    pub line: u32,
    /// Size
    pub size: u64,
    /// Alignment when not the type's own, else 0
    pub align: u32,
    /// Offset from the start
    pub offset: u64,
    /// Type
    pub ty: Metadata<'c>,
    /// For a bit-field the offset of the storage unit it is in
    pub bit_field_storage: Option<u64>,
}

/// Makes the debug information of one module. [`DebugBuilder::finish`] must be called at the end.
pub struct DebugBuilder<'c> {
    raw: LLVMDIBuilderRef,
    context: &'c Context,
}

impl Drop for DebugBuilder<'_> {
    fn drop(&mut self) {
        // SAFETY: made by `new`, not used afterwards.
        unsafe { LLVMDisposeDIBuilder(self.raw) }
    }
}

fn raw_option(metadata: Option<Metadata<'_>>) -> LLVMMetadataRef {
    metadata.map_or(std::ptr::null_mut(), Metadata::raw)
}

impl<'c> DebugBuilder<'c> {
    /// A builder for a module.
    pub fn new(module: &Module<'c>) -> DebugBuilder<'c> {
        DebugBuilder {
            // SAFETY: the module is alive, and freed with the context only.
            raw: unsafe { LLVMCreateDIBuilder(module.raw()) },
            context: module.context(),
        }
    }

    /// Completes what was described, before the module is used.
    pub fn finish(&self) {
        // SAFETY: the builder is alive.
        unsafe { LLVMDIBuilderFinalize(self.raw) }
    }

    /// Completes one function's variables.
    pub fn finish_subprogram(&self, subprogram: Metadata<'c>) {
        // SAFETY: the builder is alive, the node one of its own.
        unsafe { LLVMDIBuilderFinalizeSubprogram(self.raw, subprogram.raw()) }
    }

    /// The compile unit, once for a module. `flags` is the command line to record, or empty.
    pub fn compile_unit(
        &self,
        language: DebugLanguage,
        file: Metadata<'c>,
        producer: &str,
        optimized: bool,
        flags: &str,
        kind: EmissionKind,
    ) -> Metadata<'c> {
        let language = match language {
            DebugLanguage::C89 => LLVMDWARFSourceLanguage::LLVMDWARFSourceLanguageC89,
            DebugLanguage::C99 => LLVMDWARFSourceLanguage::LLVMDWARFSourceLanguageC99,
            DebugLanguage::C11 => LLVMDWARFSourceLanguage::LLVMDWARFSourceLanguageC11,
            DebugLanguage::C17 => LLVMDWARFSourceLanguage::LLVMDWARFSourceLanguageC17,
            DebugLanguage::Assembly => LLVMDWARFSourceLanguage::LLVMDWARFSourceLanguageAssembly,
        };
        let kind = match kind {
            EmissionKind::None => LLVMDWARFEmissionKind::LLVMDWARFEmissionKindNone,
            EmissionKind::Full => LLVMDWARFEmissionKind::LLVMDWARFEmissionKindFull,
            EmissionKind::LineTablesOnly => {
                LLVMDWARFEmissionKind::LLVMDWARFEmissionKindLineTablesOnly
            }
        };
        // SAFETY: the builder is alive, LLVM copies the texts.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateCompileUnit(
                self.raw,
                language,
                file.raw(),
                producer.as_ptr().cast(),
                producer.len(),
                i32::from(optimized),
                flags.as_ptr().cast(),
                flags.len(),
                0,
                std::ptr::null(),
                0,
                kind,
                0,
                0,
                0,
                std::ptr::null(),
                0,
                std::ptr::null(),
                0,
            )
        })
    }

    /// A source file.
    pub fn file(&self, name: &str, directory: &str) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the texts.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateFile(
                self.raw,
                name.as_ptr().cast(),
                name.len(),
                directory.as_ptr().cast(),
                directory.len(),
            )
        })
    }

    /// A function; `linkage_name` is empty when it is the same as the name.
    #[allow(clippy::too_many_arguments)] // The node has as many parts.
    pub fn function(
        &self,
        scope: Metadata<'c>,
        name: &str,
        linkage_name: &str,
        file: Metadata<'c>,
        line: u32,
        ty: Metadata<'c>,
        scope_line: u32,
        flags: DebugFlags,
        local: bool,
        definition: bool,
        optimized: bool,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the texts.
        Metadata::wrap(unsafe {
            ffi::nc_di_function(
                self.raw,
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                linkage_name.as_ptr().cast(),
                linkage_name.len(),
                file.raw(),
                line,
                ty.raw(),
                scope_line,
                flags.0 as u32,
                i32::from(local),
                i32::from(definition),
                i32::from(optimized),
            )
        })
    }

    /// A block scope.
    pub fn lexical_block(
        &self,
        scope: Metadata<'c>,
        file: Metadata<'c>,
        line: u32,
        column: u32,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateLexicalBlock(self.raw, scope.raw(), file.raw(), line, column)
        })
    }

    /// A scope for what lies in another file than its surroundings.
    pub fn lexical_block_file(&self, scope: Metadata<'c>, file: Metadata<'c>) -> Metadata<'c> {
        // SAFETY: the builder is alive.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateLexicalBlockFile(self.raw, scope.raw(), file.raw(), 0)
        })
    }

    /// A position for instructions.
    pub fn location(
        &self,
        line: u32,
        column: u32,
        scope: Metadata<'c>,
        inlined_at: Option<Metadata<'c>>,
    ) -> Metadata<'c> {
        // SAFETY: the context is alive.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateDebugLocation(
                self.context.raw(),
                line,
                column,
                scope.raw(),
                raw_option(inlined_at),
            )
        })
    }

    // Types; sizes and alignments in bits, an alignment of 0 is the natural one.

    /// A basic type.
    pub fn basic_type(&self, name: &str, size: u64, encoding: DwarfEncoding) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateBasicType(
                self.raw,
                name.as_ptr().cast(),
                name.len(),
                size,
                encoding as u32,
                0,
            )
        })
    }

    /// A type without description, such as that of `nullptr`.
    pub fn unspecified_type(&self, name: &str) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateUnspecifiedType(self.raw, name.as_ptr().cast(), name.len())
        })
    }

    /// A pointer; `None` points to void.
    pub fn pointer_type(&self, pointee: Option<Metadata<'c>>, size: u64) -> Metadata<'c> {
        // SAFETY: the builder is alive.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreatePointerType(
                self.raw,
                raw_option(pointee),
                size,
                0,
                0,
                std::ptr::null(),
                0,
            )
        })
    }

    /// A qualified type by DWARF tag: `DW_TAG_const_type` 0x26, `volatile` 0x35, `restrict` 0x37, `atomic` 0x47.
    pub fn qualified_type(&self, tag: u32, ty: Option<Metadata<'c>>) -> Metadata<'c> {
        // SAFETY: the builder is alive.
        Metadata::wrap(unsafe { LLVMDIBuilderCreateQualifiedType(self.raw, tag, raw_option(ty)) })
    }

    /// A typedef.
    pub fn typedef(
        &self,
        ty: Option<Metadata<'c>>,
        name: &str,
        file: Metadata<'c>,
        line: u32,
        scope: Option<Metadata<'c>>,
        align: u32,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateTypedef(
                self.raw,
                raw_option(ty),
                name.as_ptr().cast(),
                name.len(),
                file.raw(),
                line,
                raw_option(scope),
                align,
            )
        })
    }

    /// A dimension of an array; `None` when its length is not known.
    pub fn subrange(&self, count: Option<u64>) -> Metadata<'c> {
        let count = count.map_or(-1, |count| i64::try_from(count).unwrap_or(-1));
        // SAFETY: the builder is alive.
        Metadata::wrap(unsafe { LLVMDIBuilderGetOrCreateSubrange(self.raw, 0, count) })
    }

    /// A dimension of an array whose length is in an (artificial) variable.
    pub fn variable_subrange(&self, variable: Metadata<'c>) -> Metadata<'c> {
        // SAFETY: the builder is alive, the node a variable.
        Metadata::wrap(unsafe { ffi::nc_di_vla_subrange(self.raw, variable.raw()) })
    }

    /// An array with all its dimensions.
    pub fn array_type(
        &self,
        element: Metadata<'c>,
        size: u64,
        align: u32,
        dimensions: &[Metadata<'c>],
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the list.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateArrayType(
                self.raw,
                size,
                align,
                element.raw(),
                dimensions.as_ptr().cast_mut().cast(),
                dimensions.len() as u32,
            )
        })
    }

    /// A vector.
    pub fn vector_type(
        &self,
        element: Metadata<'c>,
        size: u64,
        align: u32,
        count: u64,
    ) -> Metadata<'c> {
        let mut dimension = self.subrange(Some(count)).raw();
        // SAFETY: the builder is alive; a list of one.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateVectorType(self.raw, size, align, element.raw(), &mut dimension, 1)
        })
    }

    /// A function type: result, then parameters; `None` is void, and behind the parameters `...`.
    pub fn subroutine_type(
        &self,
        file: Metadata<'c>,
        types: &[Option<Metadata<'c>>],
        flags: DebugFlags,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive; `Option<Metadata>` is a pointer that may be null, the list is copied.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateSubroutineType(
                self.raw,
                file.raw(),
                types.as_ptr().cast_mut().cast(),
                types.len() as u32,
                flags.0,
            )
        })
    }

    /// A structure or union (DWARF tag 0x13 or 0x17) with no members yet; see [`DebugBuilder::set_members`].
    #[allow(clippy::too_many_arguments)] // The node has as many parts.
    pub fn record_type(
        &self,
        union: bool,
        scope: Metadata<'c>,
        name: &str,
        file: Metadata<'c>,
        line: u32,
        size: u64,
        align: u32,
        flags: DebugFlags,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            ffi::nc_di_record(
                self.raw,
                if union { 0x17 } else { 0x13 },
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                file.raw(),
                line,
                size,
                align,
                flags.0 as u32,
                0,
            )
        })
    }

    /// A structure or union (or enumeration, tag 0x04) that is declared only.
    pub fn forward_record(
        &self,
        tag: u32,
        scope: Metadata<'c>,
        name: &str,
        file: Metadata<'c>,
        line: u32,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            ffi::nc_di_record(
                self.raw,
                tag,
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                file.raw(),
                line,
                0,
                0,
                0,
                1,
            )
        })
    }

    /// Gives a structure or union its members. Use the node this gives from here on.
    pub fn set_members(
        &self,
        record: Metadata<'c>,
        members: &[DebugMember<'_, 'c>],
    ) -> Metadata<'c> {
        let members: Vec<_> = members
            .iter()
            .map(|member| self.member(record, member))
            .collect();
        // SAFETY: the builder is alive, the node a composite type, the list is copied.
        Metadata::wrap(unsafe {
            ffi::nc_di_replace_elements(
                self.raw,
                record.raw(),
                members.as_ptr().cast(),
                members.len(),
            )
        })
    }

    fn member(&self, record: Metadata<'c>, member: &DebugMember<'_, 'c>) -> Metadata<'c> {
        let name = member.name;
        // SAFETY: the builder is alive, LLVM copies the texts.
        Metadata::wrap(unsafe {
            match member.bit_field_storage {
                None => LLVMDIBuilderCreateMemberType(
                    self.raw,
                    record.raw(),
                    name.as_ptr().cast(),
                    name.len(),
                    member.file.raw(),
                    member.line,
                    member.size,
                    member.align,
                    member.offset,
                    0,
                    member.ty.raw(),
                ),
                Some(storage) => ffi::nc_di_bit_field_member(
                    self.raw,
                    record.raw(),
                    name.as_ptr().cast(),
                    name.len(),
                    member.file.raw(),
                    member.line,
                    member.size,
                    member.offset,
                    storage,
                    member.ty.raw(),
                ),
            }
        })
    }

    /// An enumerator.
    pub fn enumerator(&self, name: &str, value: i64, unsigned: bool) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateEnumerator(
                self.raw,
                name.as_ptr().cast(),
                name.len(),
                value,
                i32::from(unsigned),
            )
        })
    }

    /// An enumeration with its enumerators and underlying type.
    #[allow(clippy::too_many_arguments)] // The node has as many parts.
    pub fn enumeration_type(
        &self,
        scope: Metadata<'c>,
        name: &str,
        file: Metadata<'c>,
        line: u32,
        size: u64,
        align: u32,
        enumerators: &[Metadata<'c>],
        underlying: Metadata<'c>,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies text and list.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateEnumerationType(
                self.raw,
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                file.raw(),
                line,
                size,
                align,
                enumerators.as_ptr().cast_mut().cast(),
                enumerators.len() as u32,
                underlying.raw(),
            )
        })
    }

    // Variables.

    /// A local variable.
    #[allow(clippy::too_many_arguments)] // The node has as many parts.
    pub fn local_variable(
        &self,
        scope: Metadata<'c>,
        name: &str,
        file: Metadata<'c>,
        line: u32,
        ty: Metadata<'c>,
        always_preserve: bool,
        flags: DebugFlags,
        align: u32,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateAutoVariable(
                self.raw,
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                file.raw(),
                line,
                ty.raw(),
                i32::from(always_preserve),
                flags.0,
                align,
            )
        })
    }

    /// A parameter; `number` counts from 1.
    #[allow(clippy::too_many_arguments)] // The node has as many parts.
    pub fn parameter(
        &self,
        scope: Metadata<'c>,
        name: &str,
        number: u32,
        file: Metadata<'c>,
        line: u32,
        ty: Metadata<'c>,
        always_preserve: bool,
        flags: DebugFlags,
    ) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the text.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateParameterVariable(
                self.raw,
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                number,
                file.raw(),
                line,
                ty.raw(),
                i32::from(always_preserve),
                flags.0,
            )
        })
    }

    /// How to find a variable from its address: DWARF operations and their operands, empty for "there".
    pub fn expression(&self, operations: &[u64]) -> Metadata<'c> {
        // SAFETY: the builder is alive, LLVM copies the list.
        Metadata::wrap(unsafe {
            LLVMDIBuilderCreateExpression(
                self.raw,
                operations.as_ptr().cast_mut(),
                operations.len(),
            )
        })
    }

    /// Says at the end of a block (in front of its terminator) that a variable lives at an address.
    pub fn declare_at_end(
        &self,
        storage: Value<'c>,
        variable: Metadata<'c>,
        expression: Metadata<'c>,
        location: Metadata<'c>,
        block: Block<'c>,
    ) {
        // SAFETY: the builder is alive; all nodes belong to the context.
        unsafe {
            LLVMDIBuilderInsertDeclareRecordAtEnd(
                self.raw,
                storage.raw(),
                variable.raw(),
                expression.raw(),
                location.raw(),
                block.raw(),
            );
        }
    }

    /// Says in front of an instruction that a variable lives at an address.
    pub fn declare_before(
        &self,
        storage: Value<'c>,
        variable: Metadata<'c>,
        expression: Metadata<'c>,
        location: Metadata<'c>,
        instruction: Value<'c>,
    ) {
        debug_assert!(instruction.is_instruction());
        // SAFETY: the builder is alive; all nodes belong to the context.
        unsafe {
            LLVMDIBuilderInsertDeclareRecordBefore(
                self.raw,
                storage.raw(),
                variable.raw(),
                expression.raw(),
                location.raw(),
                instruction.raw(),
            );
        }
    }

    /// Describes a global variable (or a static local) and attaches the description.
    #[allow(clippy::too_many_arguments)] // The node has as many parts.
    pub fn global_variable(
        &self,
        global: Value<'c>,
        scope: Metadata<'c>,
        name: &str,
        linkage_name: &str,
        file: Metadata<'c>,
        line: u32,
        ty: Metadata<'c>,
        local: bool,
        align: u32,
    ) -> Metadata<'c> {
        debug_assert!(global.is_global_variable());
        let expression = self.expression(&[]);
        // SAFETY: the builder is alive, LLVM copies the texts, the global is a variable.
        unsafe {
            let node = LLVMDIBuilderCreateGlobalVariableExpression(
                self.raw,
                scope.raw(),
                name.as_ptr().cast(),
                name.len(),
                linkage_name.as_ptr().cast(),
                linkage_name.len(),
                file.raw(),
                line,
                ty.raw(),
                i32::from(local),
                expression.raw(),
                std::ptr::null_mut(),
                align,
            );
            ffi::nc_global_add_debug_info(global.raw(), node);
            Metadata::wrap(node)
        }
    }
}
