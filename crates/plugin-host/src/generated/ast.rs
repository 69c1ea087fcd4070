// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginAST.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercASTAPI`, for traces.
pub static AST_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "AST", name: "GetTranslationUnit", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetNodeInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetNodeInfoBatch", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetProperty", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetPropertyBatch", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetChildCount", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetChild", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetParent", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetDeclContext", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetTypeInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetTypeElement", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetFunctionDeclInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetFunctionDeclParameter", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetDeclAttributeCount", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetDeclAttribute", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetAttrInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetVarDeclInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetRecordDeclInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetDeclRefExprInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetCallExprInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetCallExprArgument", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetBinaryOperatorInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetCompoundStmtInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetIntegerLiteralInfo", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetIntegerLiteralWord", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "CreateASTBuilder", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "ASTBuilderSetProperty", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "ASTBuilderSetIntegerValue", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "ASTBuilderSetBinaryOperatorKind", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "ASTBuilderSetChild", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "ASTBuilderCommit", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "DestroyASTBuilder", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "BeginASTMutation", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "ASTMutationReplaceChild", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "CommitASTMutation", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "AbortASTMutation", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "DestroyASTMutation", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "GetBuiltinType", major: 1, minor: 1 },
    SlotInfo { table: "AST", name: "RegisterLifecycleObserver", major: 1, minor: 1 },
];

/// What stands behind `NevercASTAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait ASTTable: Send + Sync + 'static {
    /// `GetTranslationUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_translation_unit(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercDeclHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNodeInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_node_info(&self, call: &Call<'_>, task: &Rc<Task>, node: NevercASTNodeHandle) -> Result<NevercASTNodeInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNodeInfoBatch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_node_info_batch(&self, call: &Call<'_>, task: &Rc<Task>, nodes: &[NevercASTNodeHandle], out_infos: &mut OutSlice<'_, NevercASTNodeInfo>, out_info_stride: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetProperty`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_property(&self, call: &Call<'_>, task: &Rc<Task>, node: NevercASTNodeHandle, property: NevercASTPropertyID) -> Result<NevercASTValue, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPropertyBatch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_property_batch(&self, call: &Call<'_>, task: &Rc<Task>, nodes: &[NevercASTNodeHandle], properties: &[NevercASTPropertyID], out_values: &mut OutSlice<'_, NevercASTValue>, out_value_stride: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetChildCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_child_count(&self, call: &Call<'_>, task: &Rc<Task>, node: NevercASTNodeHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetChild`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_child(&self, call: &Call<'_>, task: &Rc<Task>, node: NevercASTNodeHandle, index: u64) -> Result<NevercASTNodeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetParent`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_parent(&self, call: &Call<'_>, task: &Rc<Task>, node: NevercASTNodeHandle) -> Result<NevercASTNodeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDeclContext`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_decl_context(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle) -> Result<NevercDeclContextHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTypeInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_type_info(&self, call: &Call<'_>, task: &Rc<Task>, type_: NevercTypeHandle) -> Result<NevercTypeInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTypeElement`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_type_element(&self, call: &Call<'_>, task: &Rc<Task>, type_: NevercTypeHandle, index: u64) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionDeclInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_decl_info(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle) -> Result<NevercFunctionDeclInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionDeclParameter`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_decl_parameter(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle, index: u64) -> Result<NevercDeclHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDeclAttributeCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_decl_attribute_count(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDeclAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_decl_attribute(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle, index: u64) -> Result<NevercAttrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAttrInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_attr_info(&self, call: &Call<'_>, task: &Rc<Task>, attribute: NevercAttrHandle) -> Result<NevercAttrInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetVarDeclInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_var_decl_info(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle) -> Result<NevercVarDeclInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRecordDeclInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_record_decl_info(&self, call: &Call<'_>, task: &Rc<Task>, decl: NevercDeclHandle) -> Result<NevercRecordDeclInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDeclRefExprInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_decl_ref_expr_info(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle) -> Result<NevercDeclRefExprInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCallExprInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_call_expr_info(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle) -> Result<NevercCallExprInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCallExprArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_call_expr_argument(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle, index: u64) -> Result<NevercExprHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBinaryOperatorInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_binary_operator_info(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle) -> Result<NevercBinaryOperatorInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCompoundStmtInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_compound_stmt_info(&self, call: &Call<'_>, task: &Rc<Task>, statement: NevercStmtHandle) -> Result<NevercCompoundStmtInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetIntegerLiteralInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_integer_literal_info(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle) -> Result<NevercIntegerLiteralInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetIntegerLiteralWord`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_integer_literal_word(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercExprHandle, index: u64) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateASTBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_ast_builder(&self, call: &Call<'_>, task: &Rc<Task>, kind: NevercASTNodeKind) -> Result<NevercASTBuilderHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ASTBuilderSetProperty`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn ast_builder_set_property(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercASTBuilderHandle, property: NevercASTPropertyID, value: Incoming<'_, NevercASTValue>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ASTBuilderSetIntegerValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn ast_builder_set_integer_value(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercASTBuilderHandle, value: Incoming<'_, NevercAPIntView>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ASTBuilderSetBinaryOperatorKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn ast_builder_set_binary_operator_kind(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercASTBuilderHandle, kind: NevercBinaryOperatorKind) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ASTBuilderSetChild`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn ast_builder_set_child(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercASTBuilderHandle, slot: NevercASTChildSlotID, index: u64, child: NevercASTNodeHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ASTBuilderCommit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn ast_builder_commit(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercASTBuilderHandle) -> Result<NevercASTNodeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyASTBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_ast_builder(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercASTBuilderHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginASTMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_ast_mutation(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercASTMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ASTMutationReplaceChild`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn ast_mutation_replace_child(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercASTMutationHandle, parent: NevercASTNodeHandle, slot: NevercASTChildSlotID, index: u64, replacement: NevercASTNodeHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitASTMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_ast_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercASTMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortASTMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_ast_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercASTMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyASTMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_ast_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercASTMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBuiltinType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_builtin_type(&self, call: &Call<'_>, task: &Rc<Task>, kind: NevercBuiltinTypeKind) -> Result<NevercTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterLifecycleObserver`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_lifecycle_observer(&self, call: &Call<'_>, task: &Rc<Task>, descriptor: Incoming<'_, NevercASTLifecycleObserverDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl ASTTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ast_table<T: ASTTable>(context: *mut c_void) -> NevercASTAPI {
    NevercASTAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercASTAPI>() as u32, major: 1, minor: 1, flags: 0 },
        context,
        get_translation_unit: Some(ast_get_translation_unit::<T>),
        get_node_info: Some(ast_get_node_info::<T>),
        get_node_info_batch: Some(ast_get_node_info_batch::<T>),
        get_property: Some(ast_get_property::<T>),
        get_property_batch: Some(ast_get_property_batch::<T>),
        get_child_count: Some(ast_get_child_count::<T>),
        get_child: Some(ast_get_child::<T>),
        get_parent: Some(ast_get_parent::<T>),
        get_decl_context: Some(ast_get_decl_context::<T>),
        get_type_info: Some(ast_get_type_info::<T>),
        get_type_element: Some(ast_get_type_element::<T>),
        get_function_decl_info: Some(ast_get_function_decl_info::<T>),
        get_function_decl_parameter: Some(ast_get_function_decl_parameter::<T>),
        get_decl_attribute_count: Some(ast_get_decl_attribute_count::<T>),
        get_decl_attribute: Some(ast_get_decl_attribute::<T>),
        get_attr_info: Some(ast_get_attr_info::<T>),
        get_var_decl_info: Some(ast_get_var_decl_info::<T>),
        get_record_decl_info: Some(ast_get_record_decl_info::<T>),
        get_decl_ref_expr_info: Some(ast_get_decl_ref_expr_info::<T>),
        get_call_expr_info: Some(ast_get_call_expr_info::<T>),
        get_call_expr_argument: Some(ast_get_call_expr_argument::<T>),
        get_binary_operator_info: Some(ast_get_binary_operator_info::<T>),
        get_compound_stmt_info: Some(ast_get_compound_stmt_info::<T>),
        get_integer_literal_info: Some(ast_get_integer_literal_info::<T>),
        get_integer_literal_word: Some(ast_get_integer_literal_word::<T>),
        create_ast_builder: Some(ast_create_ast_builder::<T>),
        ast_builder_set_property: Some(ast_ast_builder_set_property::<T>),
        ast_builder_set_integer_value: Some(ast_ast_builder_set_integer_value::<T>),
        ast_builder_set_binary_operator_kind: Some(ast_ast_builder_set_binary_operator_kind::<T>),
        ast_builder_set_child: Some(ast_ast_builder_set_child::<T>),
        ast_builder_commit: Some(ast_ast_builder_commit::<T>),
        destroy_ast_builder: Some(ast_destroy_ast_builder::<T>),
        begin_ast_mutation: Some(ast_begin_ast_mutation::<T>),
        ast_mutation_replace_child: Some(ast_ast_mutation_replace_child::<T>),
        commit_ast_mutation: Some(ast_commit_ast_mutation::<T>),
        abort_ast_mutation: Some(ast_abort_ast_mutation::<T>),
        destroy_ast_mutation: Some(ast_destroy_ast_mutation::<T>),
        get_builtin_type: Some(ast_get_builtin_type::<T>),
        register_lifecycle_observer: Some(ast_register_lifecycle_observer::<T>),
    }
}

unsafe extern "C-unwind" fn ast_get_translation_unit<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, out_decl: *mut NevercDeclHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[0], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_decl = OutValue::new(out_decl);
            let task = call.task(task)?;
            let out_decl = out_decl?;
            out_decl.set(table.get_translation_unit(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_node_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, out_info: *mut NevercASTNodeInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Node", &node); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[1]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_node_info(call, task, node)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_node_info_batch<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, nodes: *const NevercASTNodeHandle, node_count: u64, out_infos: *mut NevercASTNodeInfo, out_info_capacity: u64, out_info_stride: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Nodes", &nodes); a.add("NodeCount", &node_count); a.add("OutInfoCapacity", &out_info_capacity); a.add("OutInfoStride", &out_info_stride); }, |table, call| {
            let out_infos = OutSlice::new(out_infos, out_info_capacity);
            let task = call.task(task)?;
            let nodes = boundary::slice(nodes, node_count)?;
            let mut out_infos = out_infos?;
            table.get_node_info_batch(call, task, nodes, &mut out_infos, out_info_stride)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_property<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, property: NevercASTPropertyID, out_value: *mut NevercASTValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Node", &node); a.add("Property", &property); }, |table, call| {
            let out_value = OutRecord::new(out_value, &AST_SLOTS[3]);
            let task = call.task(task)?;
            let out_value = out_value?;
            out_value.set(table.get_property(call, task, node, property)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_property_batch<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, nodes: *const NevercASTNodeHandle, properties: *const NevercASTPropertyID, query_count: u64, out_values: *mut NevercASTValue, out_value_capacity: u64, out_value_stride: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Nodes", &nodes); a.add("Properties", &properties); a.add("QueryCount", &query_count); a.add("OutValueCapacity", &out_value_capacity); a.add("OutValueStride", &out_value_stride); }, |table, call| {
            let out_values = OutSlice::new(out_values, out_value_capacity);
            let task = call.task(task)?;
            let nodes = boundary::slice(nodes, query_count)?;
            let properties = boundary::slice(properties, query_count)?;
            let mut out_values = out_values?;
            table.get_property_batch(call, task, nodes, properties, &mut out_values, out_value_stride)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_child_count<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Node", &node); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_child_count(call, task, node)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_child<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, index: u64, out_child: *mut NevercASTNodeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Node", &node); a.add("Index", &index); }, |table, call| {
            let out_child = OutValue::new(out_child);
            let task = call.task(task)?;
            let out_child = out_child?;
            out_child.set(table.get_child(call, task, node, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_parent<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, out_parent: *mut NevercASTNodeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Node", &node); }, |table, call| {
            let out_parent = OutValue::new(out_parent);
            let task = call.task(task)?;
            let out_parent = out_parent?;
            out_parent.set(table.get_parent(call, task, node)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_decl_context<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_context: *mut NevercDeclContextHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Decl", &decl); }, |table, call| {
            let out_context = OutValue::new(out_context);
            let task = call.task(task)?;
            let out_context = out_context?;
            out_context.set(table.get_decl_context(call, task, decl)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_type_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercTypeHandle, out_info: *mut NevercTypeInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Type", &type_); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[9]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_type_info(call, task, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_type_element<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercTypeHandle, index: u64, out_element: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Type", &type_); a.add("Index", &index); }, |table, call| {
            let out_element = OutValue::new(out_element);
            let task = call.task(task)?;
            let out_element = out_element?;
            out_element.set(table.get_type_element(call, task, type_, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_function_decl_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_info: *mut NevercFunctionDeclInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Decl", &decl); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[11]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_function_decl_info(call, task, decl)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_function_decl_parameter<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, index: u64, out_parameter: *mut NevercDeclHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Decl", &decl); a.add("Index", &index); }, |table, call| {
            let out_parameter = OutValue::new(out_parameter);
            let task = call.task(task)?;
            let out_parameter = out_parameter?;
            out_parameter.set(table.get_function_decl_parameter(call, task, decl, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_decl_attribute_count<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Decl", &decl); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_decl_attribute_count(call, task, decl)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_decl_attribute<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, index: u64, out_attribute: *mut NevercAttrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Decl", &decl); a.add("Index", &index); }, |table, call| {
            let out_attribute = OutValue::new(out_attribute);
            let task = call.task(task)?;
            let out_attribute = out_attribute?;
            out_attribute.set(table.get_decl_attribute(call, task, decl, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_attr_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, attribute: NevercAttrHandle, out_info: *mut NevercAttrInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Attribute", &attribute); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[15]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_attr_info(call, task, attribute)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_var_decl_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_info: *mut NevercVarDeclInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Decl", &decl); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[16]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_var_decl_info(call, task, decl)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_record_decl_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_info: *mut NevercRecordDeclInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Decl", &decl); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[17]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_record_decl_info(call, task, decl)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_decl_ref_expr_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercDeclRefExprInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Expression", &expression); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[18]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_decl_ref_expr_info(call, task, expression)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_call_expr_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercCallExprInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Expression", &expression); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[19]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_call_expr_info(call, task, expression)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_call_expr_argument<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, index: u64, out_argument: *mut NevercExprHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Expression", &expression); a.add("Index", &index); }, |table, call| {
            let out_argument = OutValue::new(out_argument);
            let task = call.task(task)?;
            let out_argument = out_argument?;
            out_argument.set(table.get_call_expr_argument(call, task, expression, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_binary_operator_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercBinaryOperatorInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Expression", &expression); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[21]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_binary_operator_info(call, task, expression)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_compound_stmt_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, statement: NevercStmtHandle, out_info: *mut NevercCompoundStmtInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Statement", &statement); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[22]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_compound_stmt_info(call, task, statement)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_integer_literal_info<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercIntegerLiteralInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Expression", &expression); }, |table, call| {
            let out_info = OutRecord::new(out_info, &AST_SLOTS[23]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_integer_literal_info(call, task, expression)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_integer_literal_word<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, index: u64, out_word: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Expression", &expression); a.add("Index", &index); }, |table, call| {
            let out_word = OutValue::new(out_word);
            let task = call.task(task)?;
            let out_word = out_word?;
            out_word.set(table.get_integer_literal_word(call, task, expression, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_create_ast_builder<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercASTNodeKind, out_builder: *mut NevercASTBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Kind", &kind); }, |table, call| {
            let out_builder = OutValue::new(out_builder);
            let task = call.task(task)?;
            let out_builder = out_builder?;
            out_builder.set(table.create_ast_builder(call, task, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_ast_builder_set_property<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, property: NevercASTPropertyID, value: *const NevercASTValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Property", &property); a.add("Value", &value); }, |table, call| {
            let task = call.task(task)?;
            let value = Incoming::new(value)?;
            table.ast_builder_set_property(call, task, builder, property, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_ast_builder_set_integer_value<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, value: *const NevercAPIntView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Value", &value); }, |table, call| {
            let task = call.task(task)?;
            let value = Incoming::new(value)?;
            table.ast_builder_set_integer_value(call, task, builder, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_ast_builder_set_binary_operator_kind<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, kind: NevercBinaryOperatorKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Kind", &kind); }, |table, call| {
            let task = call.task(task)?;
            table.ast_builder_set_binary_operator_kind(call, task, builder, kind)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_ast_builder_set_child<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, slot: NevercASTChildSlotID, index: u64, child: NevercASTNodeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Slot", &slot); a.add("Index", &index); a.add("Child", &child); }, |table, call| {
            let task = call.task(task)?;
            table.ast_builder_set_child(call, task, builder, slot, index, child)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_ast_builder_commit<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, out_node: *mut NevercASTNodeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let out_node = OutValue::new(out_node);
            let task = call.task(task)?;
            let out_node = out_node?;
            out_node.set(table.ast_builder_commit(call, task, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_destroy_ast_builder<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[31], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_ast_builder(call, task, builder)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_begin_ast_mutation<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, out_mutation: *mut NevercASTMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[32], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let task = call.task(task)?;
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_ast_mutation(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_ast_mutation_replace_child<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle, parent: NevercASTNodeHandle, slot: NevercASTChildSlotID, index: u64, replacement: NevercASTNodeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[33], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Parent", &parent); a.add("Slot", &slot); a.add("Index", &index); a.add("Replacement", &replacement); }, |table, call| {
            let task = call.task(task)?;
            table.ast_mutation_replace_child(call, task, mutation, parent, slot, index, replacement)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_commit_ast_mutation<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[34], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.commit_ast_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_abort_ast_mutation<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[35], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.abort_ast_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_destroy_ast_mutation<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[36], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_ast_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_get_builtin_type<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercBuiltinTypeKind, out_type: *mut NevercTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[37], &move |a| { a.add("Task", &task); a.add("Kind", &kind); }, |table, call| {
            let out_type = OutValue::new(out_type);
            let task = call.task(task)?;
            let out_type = out_type?;
            out_type.set(table.get_builtin_type(call, task, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ast_register_lifecycle_observer<T: ASTTable>(context: *mut c_void, task: NevercTaskHandle, descriptor: *const NevercASTLifecycleObserverDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &AST_SLOTS[38], &move |a| { a.add("Task", &task); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.register_lifecycle_observer(call, task, descriptor)?;
            Ok(())
        })
    }
}

/// The slots of `NevercParserAPI`, for traces.
pub static PARSER_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Parser", name: "GetExtensionInput", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CursorPeek", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CursorConsume", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CursorCheckpoint", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CursorCommit", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CursorRollback", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CreateExtensionOutput", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CreateParsedAttribute", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "GetParsePhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "CreateASTUnit", major: 1, minor: 0 },
    SlotInfo { table: "Parser", name: "GetASTUnitInfo", major: 1, minor: 0 },
];

/// What stands behind `NevercParserAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait ParserTable: Send + Sync + 'static {
    /// `GetExtensionInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_extension_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercParserExtensionInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CursorPeek`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn cursor_peek(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercParserTokenCursorHandle, offset: u64) -> Result<NevercTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CursorConsume`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn cursor_consume(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercParserTokenCursorHandle) -> Result<NevercTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CursorCheckpoint`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn cursor_checkpoint(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercParserTokenCursorHandle) -> Result<NevercParserCheckpointHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CursorCommit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn cursor_commit(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercParserTokenCursorHandle, checkpoint: NevercParserCheckpointHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CursorRollback`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn cursor_rollback(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercParserTokenCursorHandle, checkpoint: NevercParserCheckpointHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateExtensionOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_extension_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef, descriptor: Incoming<'_, NevercParserExtensionOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateParsedAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_parsed_attribute(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercParserTokenCursorHandle, descriptor: Incoming<'_, NevercParserParsedAttributeDescriptor>) -> Result<NevercAttrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetParsePhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_parse_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercParserPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateASTUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_ast_unit(&self, call: &Call<'_>, frame: Frame<'_>, descriptor: Incoming<'_, NevercParserASTUnitDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetASTUnitInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_ast_unit_info(&self, call: &Call<'_>, frame: Frame<'_>, unit: NevercArtifactHandle) -> Result<NevercParserASTUnitInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl ParserTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn parser_table<T: ParserTable>(context: *mut c_void) -> NevercParserAPI {
    NevercParserAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercParserAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_extension_input: Some(parser_get_extension_input::<T>),
        cursor_peek: Some(parser_cursor_peek::<T>),
        cursor_consume: Some(parser_cursor_consume::<T>),
        cursor_checkpoint: Some(parser_cursor_checkpoint::<T>),
        cursor_commit: Some(parser_cursor_commit::<T>),
        cursor_rollback: Some(parser_cursor_rollback::<T>),
        create_extension_output: Some(parser_create_extension_output::<T>),
        create_parsed_attribute: Some(parser_create_parsed_attribute::<T>),
        get_parse_phase_input: Some(parser_get_parse_phase_input::<T>),
        create_ast_unit: Some(parser_create_ast_unit::<T>),
        get_ast_unit_info: Some(parser_get_ast_unit_info::<T>),
    }
}

unsafe extern "C-unwind" fn parser_get_extension_input<T: ParserTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercParserExtensionInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PARSER_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_extension_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_cursor_peek<T: ParserTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, offset: u64, out_token: *mut NevercTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); a.add("Offset", &offset); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let task = call.task(task)?;
            let out_token = out_token?;
            out_token.set(table.cursor_peek(call, task, cursor, offset)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_cursor_consume<T: ParserTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, out_token: *mut NevercTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let task = call.task(task)?;
            let out_token = out_token?;
            out_token.set(table.cursor_consume(call, task, cursor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_cursor_checkpoint<T: ParserTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, out_checkpoint: *mut NevercParserCheckpointHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); }, |table, call| {
            let out_checkpoint = OutValue::new(out_checkpoint);
            let task = call.task(task)?;
            let out_checkpoint = out_checkpoint?;
            out_checkpoint.set(table.cursor_checkpoint(call, task, cursor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_cursor_commit<T: ParserTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, checkpoint: NevercParserCheckpointHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); a.add("Checkpoint", &checkpoint); }, |table, call| {
            let task = call.task(task)?;
            table.cursor_commit(call, task, cursor, checkpoint)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_cursor_rollback<T: ParserTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, checkpoint: NevercParserCheckpointHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); a.add("Checkpoint", &checkpoint); }, |table, call| {
            let task = call.task(task)?;
            table.cursor_rollback(call, task, cursor, checkpoint)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_create_extension_output<T: ParserTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, descriptor: *const NevercParserExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[6], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_extension_output(call, frame, continuation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_create_parsed_attribute<T: ParserTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, descriptor: *const NevercParserParsedAttributeDescriptor, out_attribute: *mut NevercAttrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_attribute = OutValue::new(out_attribute);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_attribute = out_attribute?;
            out_attribute.set(table.create_parsed_attribute(call, task, cursor, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_get_parse_phase_input<T: ParserTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercParserPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[8], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PARSER_SLOTS[8]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_parse_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_create_ast_unit<T: ParserTable>(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercParserASTUnitDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[9], &move |a| { a.add("Frame", &frame); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.create_ast_unit(call, frame, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn parser_get_ast_unit_info<T: ParserTable>(context: *mut c_void, frame: *const NevercPhaseFrame, unit: NevercArtifactHandle, out_info: *mut NevercParserASTUnitInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PARSER_SLOTS[10], &move |a| { a.add("Frame", &frame); a.add("Unit", &unit); }, |table, call| {
            let out_info = OutRecord::new(out_info, &PARSER_SLOTS[10]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_ast_unit_info(call, frame, unit)?);
            Ok(())
        })
    }
}

