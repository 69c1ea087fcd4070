//! Which attributes are known, and on what they may stand.

use neverc_source::{Loc, Symbol, Warning};
use neverc_syntax::ast::{self, AttrSyntax};

use crate::attr::On;
use crate::cx::Sema;
use crate::tree::Attr;
use crate::types::{QualType, TypeKind};

impl Sema<'_> {
    /// Whether an attribute is known in the form it was written.
    pub(crate) fn known(&self, attr: &ast::Attr, name: &str) -> bool {
        match attr.syntax {
            AttrSyntax::Alignas | AttrSyntax::Keyword => true,
            AttrSyntax::C23 => {
                if attr.scope == Symbol::EMPTY {
                    return matches!(
                        name,
                        "deprecated"
                            | "fallthrough"
                            | "maybe_unused"
                            | "nodiscard"
                            | "noreturn"
                            | "_Noreturn"
                            | "Noreturn"
                            | "reproducible"
                            | "unsequenced"
                    );
                }
                let scope = self.names.get(attr.scope);
                match scope.trim_matches('_') {
                    "gnu" | "clang" | "Clang" | "neverc" => known_gnu(name),
                    "msvc" => name == "no_unique_address",
                    _ => false,
                }
            }
            AttrSyntax::Gnu => {
                known_gnu(name) && !matches!(name, "maybe_unused" | "nodiscard" | "forceinline")
            }
            AttrSyntax::Declspec => {
                known_gnu(name)
                    || matches!(
                        name,
                        "align"
                            | "restrict"
                            | "allocator"
                            | "thread"
                            | "allocate"
                            | "code_seg"
                            | "safebuffers"
                            | "novtable"
                            | "dllimport"
                            | "dllexport"
                            | "property"
                            | "uuid"
                            | "guard"
                            | "empty_bases"
                            | "noalias"
                    )
            }
        }
    }

    pub(crate) fn unknown(&mut self, attr: &ast::Attr, name: &str) {
        if !self.report_once(attr.loc) {
            return;
        }
        let message = format!("unknown attribute '{name}' ignored");
        let at = if attr.scope == Symbol::EMPTY || !attr.range.begin.is_some() {
            attr.loc
        } else {
            attr.range.begin
        };
        self.diags
            .warn(Warning::UNKNOWN_ATTRIBUTES, at, message)
            .range(neverc_source::Range::new(at, attr.loc))
            .emit();
    }

    /// Whether the attribute may stand on this kind of declaration; reports when not.
    pub(crate) fn applies(&mut self, attr: &ast::Attr, name: &str, on: On, ty: QualType) -> bool {
        let to_function_pointer = || {
            let mut ty = ty;
            for _ in 0..8 {
                match self.unit.types.canon_kind(ty) {
                    TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => return true,
                    TypeKind::Pointer(to) => ty = *to,
                    TypeKind::ConstantArray(to, _) | TypeKind::IncompleteArray(to) => ty = *to,
                    _ => return false,
                }
            }
            false
        };
        if matches!(name, "noreturn" | "_Noreturn" | "Noreturn")
            && attr.syntax == AttrSyntax::Gnu
            && !to_function_pointer()
            && !self.error_type(ty)
        {
            if self.report_once(attr.loc) {
                let message = format!(
                    "'{name}' only applies to function types; type here is {}",
                    self.show(ty)
                );
                self.diags
                    .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                    .emit();
            }
            return false;
        }
        let (ok, to) = match name {
            "noinline" | "always_inline" => (on == On::Function, "functions and statements"),
            "gnu_inline"
            | "flatten"
            | "artificial"
            | "constructor"
            | "destructor"
            | "cold"
            | "hot"
            | "naked"
            | "minsize"
            | "optnone"
            | "ifunc"
            | "alloc_align"
            | "returns_twice"
            | "no_instrument_function"
            | "patchable_function_entry"
            | "zero_call_used_regs"
            | "no_stack_protector"
            | "target"
            | "error"
            | "custom_attr"
            | "warning" => {
                if matches!(name, "cold" | "hot") && on == On::Label {
                    return true;
                }
                (on == On::Function, "functions")
            }
            "noreturn" | "malloc" | "pure" | "const" | "alloc_size" | "returns_nonnull"
            | "format" | "format_arg" | "sentinel" | "leaf" | "nothrow" | "assume_aligned" => {
                (on == On::Function || to_function_pointer(), "functions")
            }
            "alias" | "section" | "used" | "retain" | "weakref" | "weak" => (
                matches!(on, On::Function | On::Var),
                "functions and global variables",
            ),
            "cleanup" => (on == On::Var, "local variables"),
            "tls_model" => (on == On::Var, "thread-local variables"),
            "common" | "nocommon" => (on == On::Var, "variables"),
            "packed" => {
                if on == On::Typedef || on == On::Var || on == On::Param || on == On::Function {
                    if self.report_once(attr.loc) {
                        let message = "'packed' attribute ignored".to_string();
                        self.diags
                            .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                            .emit();
                    }
                    return false;
                }
                (true, "")
            }
            "transparent_union" => {
                let is_union = match self.unit.types.canon_kind(ty) {
                    TypeKind::Record(id) => self.unit.record(*id).is_union,
                    _ => false,
                };
                if !is_union && !self.error_type(ty) {
                    if self.report_once(attr.loc) {
                        let message = "'transparent_union' attribute only applies to unions";
                        self.diags
                            .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                            .emit();
                    }
                    return false;
                }
                (true, "")
            }
            "fallthrough" | "musttail" | "likely" | "unlikely" => {
                if self.report_once(attr.loc) {
                    let message = format!("'{name}' attribute cannot be applied to a declaration");
                    self.diags.error(attr.loc, message).emit();
                }
                return false;
            }
            _ => (true, ""),
        };
        if !ok && self.report_once(attr.loc) {
            let message = format!("'{name}' attribute only applies to {to}");
            self.diags
                .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                .emit();
        }
        ok
    }

    /// Reports the use of a deprecated or unavailable declaration.
    pub fn check_use(&mut self, attrs: &[Attr], name: Symbol, declared: Loc, loc: Loc) {
        let declared = self
            .decl
            .marked_at
            .get(&declared)
            .copied()
            .unwrap_or(declared);
        for attr in attrs {
            let (what, text) = match attr {
                Attr::Deprecated(text) => ("deprecated", text),
                Attr::Unavailable(text) => ("unavailable", text),
                _ => continue,
            };
            let shown = self.text(name);
            let mut message = format!("'{shown}' is {what}");
            if let Some(text) = text
                && !text.is_empty()
            {
                message.push_str(": ");
                message.push_str(text);
            }
            let note = format!("'{shown}' has been explicitly marked {what} here");
            if what == "deprecated" {
                self.diags
                    .warn(Warning::DEPRECATED_DECLARATIONS, loc, message)
                    .note(declared, note)
                    .emit();
            } else {
                self.diags.error(loc, message).note(declared, note).emit();
            }
        }
    }
}

/// GNU attributes that are known (those with an effect and those accepted in silence).
pub(crate) fn known_gnu(name: &str) -> bool {
    matches!(
        name,
        "alias"
            | "align"
            | "aligned"
            | "alloc_align"
            | "alloc_size"
            | "always_inline"
            | "annotate"
            | "no_caller_saved_registers"
            | "artificial"
            | "assume_aligned"
            | "availability"
            | "blocks"
            | "cleanup"
            | "cold"
            | "common"
            | "const"
            | "constructor"
            | "convergent"
            | "counted_by"
            | "cpu_dispatch"
            | "cpu_specific"
            | "custom_attr"
            | "deprecated"
            | "designated_init"
            | "destructor"
            | "diagnose_if"
            | "disable_tail_calls"
            | "enable_if"
            | "enum_extensibility"
            | "error"
            | "fallthrough"
            | "flag_enum"
            | "flatten"
            | "force_align_arg_pointer"
            | "format"
            | "format_arg"
            | "gcc_struct"
            | "gnu_inline"
            | "hot"
            | "ifunc"
            | "internal_linkage"
            | "interrupt"
            | "leaf"
            | "likely"
            | "unlikely"
            | "malloc"
            | "may_alias"
            | "maybe_unused"
            | "minsize"
            | "ms_struct"
            | "musttail"
            | "naked"
            | "nocf_check"
            | "nocommon"
            | "nodebug"
            | "nodiscard"
            | "noduplicate"
            | "noescape"
            | "noinline"
            | "nomerge"
            | "nonnull"
            | "nonstring"
            | "noplt"
            | "noreturn"
            | "_Noreturn"
            | "nothrow"
            | "nouwtable"
            | "no_builtin"
            | "no_instrument_function"
            | "no_profile_instrument_function"
            | "no_sanitize"
            | "no_sanitize_address"
            | "no_address_safety_analysis"
            | "no_sanitize_thread"
            | "no_sanitize_memory"
            | "no_sanitize_undefined"
            | "no_split_stack"
            | "no_speculative_load_hardening"
            | "no_stack_protector"
            | "optnone"
            | "overloadable"
            | "packed"
            | "pass_object_size"
            | "patchable_function_entry"
            | "preferred_name"
            | "pure"
            | "randomize_layout"
            | "no_randomize_layout"
            | "reinitializes"
            | "retain"
            | "returns_nonnull"
            | "returns_twice"
            | "section"
            | "selectany"
            | "sentinel"
            | "speculative_load_hardening"
            | "standalone_debug"
            | "strict_gs_check"
            | "suppress"
            | "target"
            | "target_clones"
            | "target_version"
            | "tls_model"
            | "transparent_union"
            | "unavailable"
            | "uninitialized"
            | "unused"
            | "used"
            | "uwtable"
            | "visibility"
            | "warn_unused_result"
            | "warning"
            | "weak"
            | "weak_import"
            | "weakref"
            | "zero_call_used_regs"
            | "x86_intrcc"
            | "guarded_by"
            | "pt_guarded_by"
            | "capability"
            | "lockable"
            | "acquire_capability"
            | "release_capability"
            | "requires_capability"
            | "no_thread_safety_analysis"
            | "argument_with_type_tag"
            | "pointer_with_type_tag"
            | "type_tag_for_datatype"
            | "ownership_holds"
            | "ownership_returns"
            | "ownership_takes"
            | "bpf_preserve_access_index"
            | "preserve_access_index"
            | "btf_decl_tag"
            | "callback"
            | "cf_audited_transfer"
            | "loader_uninitialized"
            | "builtin_alias"
            | "always_destroy"
            | "no_destroy"
            | "code_align"
            | "unlikely_if"
            | "model"
            | "noclone"
            | "noipa"
            | "no_reorder"
            | "nodirect_extern_access"
            | "stdcall"
            | "regparm"
            | "vector_size"
    )
}
