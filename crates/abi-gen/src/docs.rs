//! Our doc lines: what a header or record is for.

/// One line about a header.
pub fn module(file: &str) -> Option<&'static str> {
    Some(match file {
        "PluginCore.h" => {
            "Loading, negotiation, scopes, registration, phases, diagnostics: what every plugin needs."
        }
        "PluginPhaseSchema.h" => "The 130 phases and the ID ranges for phases that plugins define.",
        "PluginSource.h" => "Files, virtual file systems, staged outputs and source locations.",
        "PluginDriver.h" => "Command line, toolchains, action and job graphs, plugin options.",
        "PluginPrep.h" => "Tokens, macros and preprocessing events.",
        "PluginAST.h" => "The syntax tree: reading, building, rewriting, parser extensions.",
        "PluginSema.h" => "Semantic events and extensions.",
        "PluginIR.h" => {
            "LLVM IR without LLVM headers: reading, building, analyses, passes, generation."
        }
        "PluginTarget.h" => "Targets, ABIs and calling conventions as plugins.",
        "PluginMIR.h" => "Machine functions: reading, mutation, analyses, passes, providers.",
        "PluginMC.h" => "Machine code: units, fragments, fixups, assembly, encoding.",
        "PluginObject.h" => "Object graphs and object file formats.",
        "PluginLink.h" => "The linker's phases and its graph.",
        "PluginLTO.h" => "Link-time optimization.",
        "PluginDynCode.h" => "Dynamic code generation and transformation.",
        _ => return None,
    })
}

/// One line about a record.
pub fn record(name: &str) -> Option<&'static str> {
    Some(match name {
        "NevercABITableHeader" => {
            "Starts every extensible record. StructSize is the real feature test."
        }
        "NevercStringView" => "UTF-8 text, not terminated; null with length 0 is the empty view.",
        "NevercByteView" => "Bytes, borrowed.",
        "NevercStructArrayView" => {
            "Records behind each other; step by ElementStride, not by sizeof."
        }
        "NevercInterfaceID" => "128-bit ID of an interface, phase or artifact type.",
        "NevercHandle" => "Names a host object; both words zero is the null handle.",
        "NevercStatus" => "Result of every call and callback. Detail is 0 or a diagnostic token.",
        "NevercBootstrapAPI" => "Handed to neverc_plugin_entry.",
        "NevercCoreAPI" => {
            "Memory, diagnostics, negotiation, cancellation, state and option values."
        }
        "NevercRegistrarAPI" => {
            "Valid during Register only; every slot takes the registrar context first."
        }
        "NevercPhaseFrame" => "What a phase callback sees: where it runs and on which artifacts.",
        "NevercPhaseContinuation" => "Passed to interceptors; call InvokeNext at most once.",
        "NevercPluginDescriptor" => "What neverc_plugin_entry fills in.",
        _ => return None,
    })
}
