//! Warnings about arguments that have no effect in this run, in Clang's words.

use super::{Id, Occurrence, Stage, UNUSED};
use crate::message::Messages;

/// Reports options that only concern linking when nothing is linked, and options for dependency
/// files when none is written.
pub(super) fn report(
    options: &[Occurrence],
    stage: Stage,
    dependencies_wanted: bool,
    messages: &mut Messages,
) {
    let mut quiet = options.iter().any(|o| o.written == "-Qunused-arguments");
    let always_quiet = quiet;
    for option in options {
        match option.id {
            Id::StartNoUnused => quiet = true,
            Id::EndNoUnused => quiet = always_quiet,
            _ if quiet => {}
            // Clang shows these as inputs of the linker that nobody reads.
            Id::Library
            | Id::LinkerArguments
            | Id::Xlinker
            | Id::LinkerKeyword
            | Id::Relocatable
            | Id::Entry
                if stage < Stage::Link =>
            {
                messages.warn(UNUSED, format!("{}: 'linker' input unused", option.written));
            }
            Id::Shared
            | Id::Pie
            | Id::NoPie
            | Id::StaticPie
            | Id::LibraryDir
            | Id::Strip
            | Id::Rdynamic
            | Id::LinkerScript
            | Id::UndefinedSymbol
            | Id::Trace
            | Id::NMagic
            | Id::StaticLibGcc
            | Id::SharedLibGcc
            | Id::FuseLd
            | Id::NoStartFiles
                if stage < Stage::Link =>
            {
                messages.warn(
                    UNUSED,
                    format!("argument unused during compilation: '{}'", option.written),
                );
            }
            Id::DepsFile | Id::DepsTarget | Id::DepsQuotedTarget if !dependencies_wanted => {
                messages.warn(
                    UNUSED,
                    format!("argument unused during compilation: '{}'", option.written),
                );
            }
            _ => {}
        }
    }
}
