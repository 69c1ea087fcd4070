// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginSema.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercSemaAPI`, for traces.
pub static SEMA_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Sema", name: "GetCurrentScope", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetScopeInfo", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetScopeDeclaration", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "LookupName", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetLookupResultInfo", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetLookupCandidate", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "DestroyLookupResult", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "AcquireMutationLease", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "ReleaseMutationLease", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetBuiltinType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreatePointerType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateConstantArrayType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateFunctionType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetTagType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateAtomicType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateVectorType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetCanonicalType", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "AreTypesCompatible", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "ClassifyImplicitConversion", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetConversionSequenceInfo", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "ApplyImplicitConversion", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateExplicitCast", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "DestroyConversionSequence", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "EvaluateConstant", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetConstantValueInfo", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetConstantIntegerWord", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetConstantElement", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "DestroyConstantValue", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "HasDeclAttribute", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetBuiltinInfo", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "EmitDiagnostic", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetExpressionExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateExpressionExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetStatementExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateStatementExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetDeclarationExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateDeclarationExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetTypeExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateTypeExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetLookupExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateLookupExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetConversionExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateConversionExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetAnalyzePhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "CreateSemanticUnit", major: 1, minor: 0 },
    SlotInfo { table: "Sema", name: "GetSemanticUnitInfo", major: 1, minor: 0 },
];

/// What stands behind `NevercSemaAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait SemaTable: Send + Sync + 'static {
    /// `GetCurrentScope`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_current_scope(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercSemaScopeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetScopeInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_scope_info(&self, call: &Call<'_>, task: &Rc<Task>, scope: NevercSemaScopeHandle) -> Result<NevercSemaScopeInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetScopeDeclaration`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_scope_declaration(&self, call: &Call<'_>, task: &Rc<Task>, scope: NevercSemaScopeHandle, index: u64) -> Result<NevercDeclHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `LookupName`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn lookup_name(&self, call: &Call<'_>, task: &Rc<Task>, request: Incoming<'_, NevercSemaLookupRequest>) -> Result<NevercLookupResultHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLookupResultInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_lookup_result_info(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercLookupResultHandle) -> Result<NevercSemaLookupResultInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLookupCandidate`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_lookup_candidate(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercLookupResultHandle, index: u64) -> Result<NevercDeclHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyLookupResult`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_lookup_result(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercLookupResultHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AcquireMutationLease`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn acquire_mutation_lease(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercSemaMutationLeaseHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReleaseMutationLease`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn release_mutation_lease(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBuiltinType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_builtin_type(&self, call: &Call<'_>, task: &Rc<Task>, kind: NevercBuiltinTypeKind) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreatePointerType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_pointer_type(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, pointee: NevercTypeHandle) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstantArrayType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constant_array_type(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, element: NevercTypeHandle, element_count: u64) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFunctionType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_function_type(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, descriptor: Incoming<'_, NevercSemaFunctionTypeDescriptor>) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTagType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_tag_type(&self, call: &Call<'_>, task: &Rc<Task>, declaration: NevercDeclHandle) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateAtomicType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_atomic_type(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, value_type: NevercTypeHandle) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateVectorType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_vector_type(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, element: NevercTypeHandle, element_count: u32, kind: NevercSemaVectorKind) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCanonicalType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_canonical_type(&self, call: &Call<'_>, task: &Rc<Task>, type_: NevercTypeHandle) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AreTypesCompatible`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn are_types_compatible(&self, call: &Call<'_>, task: &Rc<Task>, left: NevercTypeHandle, right: NevercTypeHandle) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ClassifyImplicitConversion`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn classify_implicit_conversion(&self, call: &Call<'_>, task: &Rc<Task>, source: NevercTypeHandle, destination: NevercTypeHandle) -> Result<NevercConversionSequenceHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConversionSequenceInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_conversion_sequence_info(&self, call: &Call<'_>, task: &Rc<Task>, sequence: NevercConversionSequenceHandle) -> Result<NevercSemaConversionSequenceInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ApplyImplicitConversion`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn apply_implicit_conversion(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, sequence: NevercConversionSequenceHandle, expression: NevercExprHandle, conversion_context: NevercSemaConversionContext) -> Result<NevercExprHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateExplicitCast`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_explicit_cast(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, expression: NevercExprHandle, destination: NevercTypeHandle) -> Result<NevercExprHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyConversionSequence`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_conversion_sequence(&self, call: &Call<'_>, task: &Rc<Task>, sequence: NevercConversionSequenceHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EvaluateConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn evaluate_constant(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle) -> Result<NevercConstantValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstantValueInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constant_value_info(&self, call: &Call<'_>, task: &Rc<Task>, value: NevercConstantValueHandle) -> Result<NevercSemaConstantValueInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstantIntegerWord`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constant_integer_word(&self, call: &Call<'_>, task: &Rc<Task>, value: NevercConstantValueHandle, index: u64) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstantElement`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constant_element(&self, call: &Call<'_>, task: &Rc<Task>, value: NevercConstantValueHandle, index: u64) -> Result<NevercConstantValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyConstantValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_constant_value(&self, call: &Call<'_>, task: &Rc<Task>, value: NevercConstantValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `HasDeclAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn has_decl_attribute(&self, call: &Call<'_>, task: &Rc<Task>, declaration: NevercDeclHandle, attribute_name: &[u8]) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBuiltinInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_builtin_info(&self, call: &Call<'_>, task: &Rc<Task>, name: &[u8]) -> Result<NevercSemaBuiltinInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EmitDiagnostic`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn emit_diagnostic(&self, call: &Call<'_>, task: &Rc<Task>, lease: NevercSemaMutationLeaseHandle, descriptor: Incoming<'_, NevercSemaDiagnosticDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetExpressionExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_expression_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaExpressionExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateExpressionExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_expression_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, descriptor: Incoming<'_, NevercSemaExpressionExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetStatementExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_statement_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaStatementExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateStatementExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_statement_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, descriptor: Incoming<'_, NevercSemaStatementExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDeclarationExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_declaration_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaDeclarationExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateDeclarationExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_declaration_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, descriptor: Incoming<'_, NevercSemaDeclarationExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTypeExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_type_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaTypeExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateTypeExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_type_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, descriptor: Incoming<'_, NevercSemaTypeExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLookupExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_lookup_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaLookupExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateLookupExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_lookup_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, descriptor: Incoming<'_, NevercSemaLookupExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConversionExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_conversion_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaConversionExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConversionExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_conversion_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, descriptor: Incoming<'_, NevercSemaConversionExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAnalyzePhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_analyze_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSemaPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateSemanticUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_semantic_unit(&self, call: &Call<'_>, frame: Frame<'_>, descriptor: Incoming<'_, NevercSemanticUnitDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSemanticUnitInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_semantic_unit_info(&self, call: &Call<'_>, frame: Frame<'_>, unit: NevercArtifactHandle) -> Result<NevercSemanticUnitInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl SemaTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn sema_table<T: SemaTable>(context: *mut c_void) -> NevercSemaAPI {
    NevercSemaAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercSemaAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_current_scope: Some(sema_get_current_scope::<T>),
        get_scope_info: Some(sema_get_scope_info::<T>),
        get_scope_declaration: Some(sema_get_scope_declaration::<T>),
        lookup_name: Some(sema_lookup_name::<T>),
        get_lookup_result_info: Some(sema_get_lookup_result_info::<T>),
        get_lookup_candidate: Some(sema_get_lookup_candidate::<T>),
        destroy_lookup_result: Some(sema_destroy_lookup_result::<T>),
        acquire_mutation_lease: Some(sema_acquire_mutation_lease::<T>),
        release_mutation_lease: Some(sema_release_mutation_lease::<T>),
        get_builtin_type: Some(sema_get_builtin_type::<T>),
        create_pointer_type: Some(sema_create_pointer_type::<T>),
        create_constant_array_type: Some(sema_create_constant_array_type::<T>),
        create_function_type: Some(sema_create_function_type::<T>),
        get_tag_type: Some(sema_get_tag_type::<T>),
        create_atomic_type: Some(sema_create_atomic_type::<T>),
        create_vector_type: Some(sema_create_vector_type::<T>),
        get_canonical_type: Some(sema_get_canonical_type::<T>),
        are_types_compatible: Some(sema_are_types_compatible::<T>),
        classify_implicit_conversion: Some(sema_classify_implicit_conversion::<T>),
        get_conversion_sequence_info: Some(sema_get_conversion_sequence_info::<T>),
        apply_implicit_conversion: Some(sema_apply_implicit_conversion::<T>),
        create_explicit_cast: Some(sema_create_explicit_cast::<T>),
        destroy_conversion_sequence: Some(sema_destroy_conversion_sequence::<T>),
        evaluate_constant: Some(sema_evaluate_constant::<T>),
        get_constant_value_info: Some(sema_get_constant_value_info::<T>),
        get_constant_integer_word: Some(sema_get_constant_integer_word::<T>),
        get_constant_element: Some(sema_get_constant_element::<T>),
        destroy_constant_value: Some(sema_destroy_constant_value::<T>),
        has_decl_attribute: Some(sema_has_decl_attribute::<T>),
        get_builtin_info: Some(sema_get_builtin_info::<T>),
        emit_diagnostic: Some(sema_emit_diagnostic::<T>),
        get_expression_extension_input: Some(sema_get_expression_extension_input::<T>),
        create_expression_extension_output: Some(sema_create_expression_extension_output::<T>),
        get_statement_extension_input: Some(sema_get_statement_extension_input::<T>),
        create_statement_extension_output: Some(sema_create_statement_extension_output::<T>),
        get_declaration_extension_input: Some(sema_get_declaration_extension_input::<T>),
        create_declaration_extension_output: Some(sema_create_declaration_extension_output::<T>),
        get_type_extension_input: Some(sema_get_type_extension_input::<T>),
        create_type_extension_output: Some(sema_create_type_extension_output::<T>),
        get_lookup_extension_input: Some(sema_get_lookup_extension_input::<T>),
        create_lookup_extension_output: Some(sema_create_lookup_extension_output::<T>),
        get_conversion_extension_input: Some(sema_get_conversion_extension_input::<T>),
        create_conversion_extension_output: Some(sema_create_conversion_extension_output::<T>),
        get_analyze_phase_input: Some(sema_get_analyze_phase_input::<T>),
        create_semantic_unit: Some(sema_create_semantic_unit::<T>),
        get_semantic_unit_info: Some(sema_get_semantic_unit_info::<T>),
    }
}

unsafe extern "C-unwind" fn sema_get_current_scope<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, out_scope: *mut NevercSemaScopeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[0], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_scope = OutValue::new(out_scope);
            let task = call.task(task)?;
            let out_scope = out_scope?;
            out_scope.set(table.get_current_scope(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_scope_info<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, scope: NevercSemaScopeHandle, out_info: *mut NevercSemaScopeInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Scope", &scope); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SEMA_SLOTS[1]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_scope_info(call, task, scope)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_scope_declaration<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, scope: NevercSemaScopeHandle, index: u64, out_declaration: *mut NevercDeclHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Scope", &scope); a.add("Index", &index); }, |table, call| {
            let out_declaration = OutValue::new(out_declaration);
            let task = call.task(task)?;
            let out_declaration = out_declaration?;
            out_declaration.set(table.get_scope_declaration(call, task, scope, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_lookup_name<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, request: *const NevercSemaLookupRequest, out_result: *mut NevercLookupResultHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Request", &request); }, |table, call| {
            let out_result = OutValue::new(out_result);
            let task = call.task(task)?;
            let request = Incoming::new(request)?;
            let out_result = out_result?;
            out_result.set(table.lookup_name(call, task, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_lookup_result_info<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercLookupResultHandle, out_info: *mut NevercSemaLookupResultInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Result", &result); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SEMA_SLOTS[4]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_lookup_result_info(call, task, result)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_lookup_candidate<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercLookupResultHandle, index: u64, out_declaration: *mut NevercDeclHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Index", &index); }, |table, call| {
            let out_declaration = OutValue::new(out_declaration);
            let task = call.task(task)?;
            let out_declaration = out_declaration?;
            out_declaration.set(table.get_lookup_candidate(call, task, result, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_destroy_lookup_result<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercLookupResultHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Result", &result); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_lookup_result(call, task, result)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_acquire_mutation_lease<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, out_lease: *mut NevercSemaMutationLeaseHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[7], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_lease = OutValue::new(out_lease);
            let task = call.task(task)?;
            let out_lease = out_lease?;
            out_lease.set(table.acquire_mutation_lease(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_release_mutation_lease<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Lease", &lease); }, |table, call| {
            let task = call.task(task)?;
            table.release_mutation_lease(call, task, lease)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_builtin_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercBuiltinTypeKind, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Kind", &kind); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.get_builtin_type(call, task, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_pointer_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, pointee: NevercTypeHandle, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Pointee", &pointee); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.create_pointer_type(call, task, lease, pointee)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_constant_array_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, element: NevercTypeHandle, element_count: u64, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Element", &element); a.add("ElementCount", &element_count); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.create_constant_array_type(call, task, lease, element, element_count)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_function_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, descriptor: *const NevercSemaFunctionTypeDescriptor, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_type = out_type?;
            out_type.set(table.create_function_type(call, task, lease, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_tag_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, declaration: NevercDeclHandle, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Declaration", &declaration); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.get_tag_type(call, task, declaration)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_atomic_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, value_type: NevercTypeHandle, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("ValueType", &value_type); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.create_atomic_type(call, task, lease, value_type)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_vector_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, element: NevercTypeHandle, element_count: u32, kind: NevercSemaVectorKind, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Element", &element); a.add("ElementCount", &element_count); a.add("Kind", &kind); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.create_vector_type(call, task, lease, element, element_count, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_canonical_type<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercTypeHandle, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Type", &type_); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.get_canonical_type(call, task, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_are_types_compatible<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, left: NevercTypeHandle, right: NevercTypeHandle, out_compatible: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Left", &left); a.add("Right", &right); }, |table, call| {
            let out_compatible = OutValue::new(out_compatible);
            let task = call.task(task)?;
            let out_compatible = out_compatible?;
            out_compatible.set(table.are_types_compatible(call, task, left, right)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_classify_implicit_conversion<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, source: NevercTypeHandle, destination: NevercTypeHandle, out_sequence: *mut NevercConversionSequenceHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Source", &source); a.add("Destination", &destination); }, |table, call| {
            let out_sequence = OutValue::new(out_sequence);
            let task = call.task(task)?;
            let out_sequence = out_sequence?;
            out_sequence.set(table.classify_implicit_conversion(call, task, source, destination)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_conversion_sequence_info<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, sequence: NevercConversionSequenceHandle, out_info: *mut NevercSemaConversionSequenceInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Sequence", &sequence); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SEMA_SLOTS[19]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_conversion_sequence_info(call, task, sequence)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_apply_implicit_conversion<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, sequence: NevercConversionSequenceHandle, expression: NevercExprHandle, conversion_context: NevercSemaConversionContext, out_expression: *mut NevercExprHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Sequence", &sequence); a.add("Expression", &expression); a.add("ConversionContext", &conversion_context); }, |table, call| {
            let out_expression = OutValue::new(out_expression);
            let task = call.task(task)?;
            let out_expression = out_expression?;
            out_expression.set(table.apply_implicit_conversion(call, task, lease, sequence, expression, conversion_context)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_explicit_cast<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, expression: NevercExprHandle, destination: NevercTypeHandle, out_expression: *mut NevercExprHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Expression", &expression); a.add("Destination", &destination); }, |table, call| {
            let out_expression = OutValue::new(out_expression);
            let task = call.task(task)?;
            let out_expression = out_expression?;
            out_expression.set(table.create_explicit_cast(call, task, lease, expression, destination)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_destroy_conversion_sequence<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, sequence: NevercConversionSequenceHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Sequence", &sequence); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_conversion_sequence(call, task, sequence)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_evaluate_constant<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_value: *mut NevercConstantValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Expression", &expression); }, |table, call| {
            let out_value = OutValue::new(out_value);
            let task = call.task(task)?;
            let out_value = out_value?;
            out_value.set(table.evaluate_constant(call, task, expression)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_constant_value_info<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle, out_info: *mut NevercSemaConstantValueInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SEMA_SLOTS[24]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_constant_value_info(call, task, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_constant_integer_word<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle, index: u64, out_word: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Value", &value); a.add("Index", &index); }, |table, call| {
            let out_word = OutValue::new(out_word);
            let task = call.task(task)?;
            let out_word = out_word?;
            out_word.set(table.get_constant_integer_word(call, task, value, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_constant_element<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle, index: u64, out_element: *mut NevercConstantValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Value", &value); a.add("Index", &index); }, |table, call| {
            let out_element = OutValue::new(out_element);
            let task = call.task(task)?;
            let out_element = out_element?;
            out_element.set(table.get_constant_element(call, task, value, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_destroy_constant_value<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_constant_value(call, task, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_has_decl_attribute<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, declaration: NevercDeclHandle, attribute_name: NevercStringView, out_present: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Declaration", &declaration); a.add("AttributeName", &attribute_name); }, |table, call| {
            let out_present = OutValue::new(out_present);
            let task = call.task(task)?;
            let attribute_name = boundary::bytes(attribute_name.data.cast(), attribute_name.length)?;
            let out_present = out_present?;
            out_present.set(table.has_decl_attribute(call, task, declaration, attribute_name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_builtin_info<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_info: *mut NevercSemaBuiltinInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Name", &name); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SEMA_SLOTS[29]);
            let task = call.task(task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_info = out_info?;
            out_info.set(table.get_builtin_info(call, task, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_emit_diagnostic<T: SemaTable>(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, descriptor: *const NevercSemaDiagnosticDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Lease", &lease); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.emit_diagnostic(call, task, lease, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_expression_extension_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaExpressionExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[31], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[31]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_expression_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_expression_extension_output<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaExpressionExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[32], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_expression_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_statement_extension_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaStatementExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[33], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[33]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_statement_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_statement_extension_output<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaStatementExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[34], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_statement_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_declaration_extension_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaDeclarationExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[35], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[35]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_declaration_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_declaration_extension_output<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaDeclarationExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[36], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_declaration_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_type_extension_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaTypeExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[37], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[37]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_type_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_type_extension_output<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaTypeExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[38], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_type_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_lookup_extension_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaLookupExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[39], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[39]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_lookup_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_lookup_extension_output<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaLookupExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[40], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_lookup_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_conversion_extension_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaConversionExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[41], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[41]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_conversion_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_conversion_extension_output<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaConversionExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[42], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_conversion_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_analyze_phase_input<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[43], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &SEMA_SLOTS[43]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_analyze_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_create_semantic_unit<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercSemanticUnitDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[44], &move |a| { a.add("Frame", &frame); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_semantic_unit(call, frame, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn sema_get_semantic_unit_info<T: SemaTable>(context: *mut c_void, frame: *const NevercPhaseFrame, unit: NevercArtifactHandle, out_info: *mut NevercSemanticUnitInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SEMA_SLOTS[45], &move |a| { a.add("Frame", &frame); a.add("Unit", &unit); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SEMA_SLOTS[45]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_semantic_unit_info(call, frame, unit)?);
            Ok(())
        })
    }
}

