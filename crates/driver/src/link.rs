//! The linker's command line, as GCC and Clang write it for each kind of output.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use crate::invocation::{Invocation, LinkItem, LinkMode, LinkOptions};
use neverc_target::{Arch, Target};

use crate::toolchain::{Toolchain, emulation};

/// A program with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Program to run.
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
}

/// The link command. `objects[i]` is the file to link for input `i`.
///
/// # Errors
/// The text of the error: no such linker.
pub fn command(
    invocation: &Invocation,
    toolchain: &Toolchain,
    objects: &[PathBuf],
    output: &Path,
) -> Result<Command, String> {
    let link = &invocation.link;
    let triple = &invocation.triple;
    let mut args: Vec<OsString> = Vec::new();
    let mut add = |text: &str| args.push(text.into());
    if !invocation.sysroot.as_os_str().is_empty() {
        add(&format!("--sysroot={}", invocation.sysroot.display()));
    }
    if triple.arch == Arch::AArch64 {
        add("-EL");
    }
    match link.mode {
        LinkMode::Pie => add("-pie"),
        LinkMode::StaticPie => {
            for text in ["-static", "-pie", "--no-dynamic-linker", "-z", "text"] {
                add(text);
            }
        }
        LinkMode::Static => add("-static"),
        LinkMode::Shared => add("-shared"),
        LinkMode::Relocatable => add("-r"),
        LinkMode::Executable => {}
    }
    if link.mode != LinkMode::Relocatable {
        for text in ["--hash-style=gnu", "--build-id", "--eh-frame-hdr"] {
            add(text);
        }
    }
    add("-m");
    add(emulation(triple.arch));
    if link.export_dynamic && !matches!(link.mode, LinkMode::Static | LinkMode::Relocatable) {
        add("-export-dynamic");
    }
    if matches!(link.mode, LinkMode::Pie | LinkMode::Executable) {
        add("-dynamic-linker");
        add(Target::new(triple.clone()).dynamic_linker());
    }
    add("-o");
    args.push(output.into());
    let runtime = link.mode != LinkMode::Relocatable;
    if runtime && link.start_files {
        args.extend(start_files(link, toolchain, invocation.codegen.profile));
    }
    args.extend(link.library_dirs.iter().cloned());
    for dir in toolchain.library_dirs().iter().filter(|d| d.is_dir()) {
        let mut text = OsString::from("-L");
        text.push(dir);
        args.push(text);
    }
    args.extend(library_path());
    for script in &link.scripts {
        args.push("-T".into());
        args.push(script.clone());
    }
    args.extend(link.flags.iter().cloned());
    for item in &link.items {
        match item {
            LinkItem::Input(index) => args.extend(objects.get(*index).map(|p| p.into())),
            LinkItem::Argument(text) => args.push(text.clone()),
        }
    }
    if runtime && link.default_libs {
        args.extend(default_libraries(link).into_iter().map(OsString::from));
    }
    if runtime && link.start_files {
        let end = match link.mode {
            LinkMode::Shared | LinkMode::Pie | LinkMode::StaticPie => "crtendS.o",
            _ => "crtend.o",
        };
        args.push(file_or_name(toolchain, link, end));
        args.push(file_or_name(toolchain, link, "crtn.o"));
    }
    Ok(Command {
        program: linker(link, toolchain)?,
        args,
    })
}

fn start_files(link: &LinkOptions, toolchain: &Toolchain, profile: bool) -> Vec<OsString> {
    let (crt1, begin) = match link.mode {
        LinkMode::Shared => (None, "crtbeginS.o"),
        LinkMode::Pie => (Some("Scrt1.o"), "crtbeginS.o"),
        LinkMode::StaticPie => (Some("rcrt1.o"), "crtbeginS.o"),
        LinkMode::Static => (Some("crt1.o"), "crtbeginT.o"),
        LinkMode::Executable | LinkMode::Relocatable => (Some("crt1.o"), "crtbegin.o"),
    };
    let crt1 = match crt1 {
        Some("crt1.o" | "Scrt1.o") if profile => Some("gcrt1.o"),
        other => other,
    };
    crt1.into_iter()
        .chain(["crti.o", begin])
        .map(|name| file_or_name(toolchain, link, name))
        .collect()
}

fn default_libraries(link: &LinkOptions) -> Vec<&'static str> {
    let mut libs = Vec::new();
    let archive = matches!(link.mode, LinkMode::Static | LinkMode::StaticPie);
    if archive {
        libs.extend(["--start-group", "-lgcc", "-lgcc_eh"]);
        if link.pthread {
            libs.push("-lpthread");
        }
        if link.libc {
            libs.push("-lc");
        }
        libs.push("--end-group");
        return libs;
    }
    let gcc: &[&str] = if link.static_libgcc {
        &["-lgcc", "-lgcc_eh"]
    } else {
        &["-lgcc", "--as-needed", "-lgcc_s", "--no-as-needed"]
    };
    libs.extend(gcc);
    if link.pthread {
        libs.push("-lpthread");
    }
    if link.libc {
        libs.push("-lc");
    }
    libs.extend(gcc);
    libs
}

/// The full path of a start file; its bare name if it is nowhere, so that the linker says so.
fn file_or_name(toolchain: &Toolchain, link: &LinkOptions, name: &str) -> OsString {
    toolchain
        .file(OsStr::new(name), &link.tool_prefixes)
        .map_or_else(|| name.into(), PathBuf::into_os_string)
}

/// `LIBRARY_PATH` names more library directories; empty entries mean `.`.
fn library_path() -> Vec<OsString> {
    let value = std::env::var_os("LIBRARY_PATH").filter(|v| !v.is_empty());
    value.map_or_else(Vec::new, |v| {
        std::env::split_paths(&v)
            .map(|dir| {
                let mut text = OsString::from("-L");
                text.push(if dir.as_os_str().is_empty() {
                    Path::new(".")
                } else {
                    &dir
                });
                text
            })
            .collect()
    })
}

/// The linker that a request asks for.
///
/// # Errors
/// The text of the error: no such linker.
pub fn linker_of(invocation: &Invocation) -> Result<PathBuf, String> {
    let toolchain = Toolchain::find(
        &invocation.triple,
        &invocation.sysroot,
        invocation.gcc_toolchain.as_deref(),
    );
    linker(&invocation.link, &toolchain)
}

fn linker(link: &LinkOptions, toolchain: &Toolchain) -> Result<PathBuf, String> {
    if let Some(path) = &link.linker_path {
        return toolchain
            .program(path.as_os_str(), &link.tool_prefixes)
            .ok_or_else(|| {
                format!(
                    "invalid linker name in argument '--ld-path={}'",
                    path.display()
                )
            });
    }
    let name = link.linker.as_deref().unwrap_or("");
    let candidates: Vec<String> = match name {
        "" | "ld" => vec!["ld".into()],
        "lld" => vec![
            "ld.lld".into(),
            "ld.lld-19".into(),
            "/usr/lib/llvm-19/bin/ld.lld".into(),
        ],
        name if name.contains('/') => vec![name.into()],
        name => vec![format!("ld.{name}")],
    };
    candidates
        .iter()
        .find_map(|c| toolchain.program(OsStr::new(c), &link.tool_prefixes))
        .ok_or_else(|| match name {
            "" => "no linker found: 'ld' is in no directory of PATH".to_string(),
            name => format!("invalid linker name in argument '-fuse-ld={name}'"),
        })
}
