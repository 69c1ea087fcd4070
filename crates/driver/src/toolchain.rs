//! Where the system keeps what a compiler driver needs: GCC's directories, start files, libraries, tools.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use neverc_target::{Arch, Triple};

/// The linker's emulation name for an architecture.
#[must_use]
pub fn emulation(arch: Arch) -> &'static str {
    match arch {
        Arch::X86_64 => "elf_x86_64",
        Arch::AArch64 => "aarch64linux",
    }
}

/// Whether programs for it run here without an emulator.
fn is_native(triple: &Triple) -> bool {
    triple.arch == Triple::host().arch
}

/// Names under which distributions install GCC for an architecture.
fn gcc_names(arch: Arch) -> &'static [&'static str] {
    match arch {
        Arch::X86_64 => &[
            "x86_64-linux-gnu",
            "x86_64-pc-linux-gnu",
            "x86_64-unknown-linux-gnu",
            "x86_64-redhat-linux",
            "x86_64-suse-linux",
        ],
        Arch::AArch64 => &[
            "aarch64-linux-gnu",
            "aarch64-unknown-linux-gnu",
            "aarch64-redhat-linux",
            "aarch64-suse-linux",
        ],
    }
}

/// What was found on this machine for one target.
#[derive(Clone, Debug)]
pub struct Toolchain {
    triple: Triple,
    sysroot: PathBuf,
    /// GCC's own directory: crtbegin.o, libgcc.
    gcc_dir: Option<PathBuf>,
    /// GCC's name for the target, prefix of cross tools.
    gcc_name: Option<&'static str>,
}

impl Toolchain {
    /// Looks for GCC's files below `gcc_toolchain`, or below the system root.
    #[must_use]
    pub fn find(triple: &Triple, sysroot: &Path, gcc_toolchain: Option<&Path>) -> Toolchain {
        let found = find_gcc(triple, sysroot, gcc_toolchain);
        Toolchain {
            triple: triple.clone(),
            sysroot: sysroot.to_path_buf(),
            gcc_name: found.as_ref().map(|(name, _)| *name),
            gcc_dir: found.map(|(_, dir)| dir),
        }
    }

    /// GCC's directory for this target.
    #[must_use]
    pub fn gcc_dir(&self) -> Option<&Path> {
        self.gcc_dir.as_deref()
    }

    fn under_root(&self, path: &str) -> PathBuf {
        under(&self.sysroot, path)
    }

    /// Directories that hold the system's libraries, in search order, existing or not.
    #[must_use]
    pub fn library_dirs(&self) -> Vec<PathBuf> {
        let mut dirs = Vec::new();
        let multiarch = self.triple.multiarch();
        if let Some(gcc) = &self.gcc_dir {
            dirs.push(gcc.clone());
            dirs.push(gcc.join("../../../../lib64"));
        }
        dirs.push(self.under_root(&format!("/lib/{multiarch}")));
        dirs.push(self.under_root("/lib/../lib64"));
        dirs.push(self.under_root(&format!("/usr/lib/{multiarch}")));
        dirs.push(self.under_root("/usr/lib/../lib64"));
        if let (Some(gcc), Some(name)) = (&self.gcc_dir, self.gcc_name) {
            dirs.push(gcc.join(format!("../../../../{name}/lib")));
        }
        // The directories of other architectures would only make the linker complain.
        if is_native(&self.triple) || !self.sysroot.as_os_str().is_empty() {
            dirs.push(self.under_root("/lib"));
            dirs.push(self.under_root("/usr/lib"));
        }
        dirs
    }

    /// Finds a library or start file as the linker would; `prefixes` are from `-B`.
    #[must_use]
    pub fn file(&self, name: &OsStr, prefixes: &[OsString]) -> Option<PathBuf> {
        let prefixed = prefixes.iter().map(|p| with_prefix(p, name));
        let own = self.library_dirs().into_iter().map(|d| d.join(name));
        prefixed.chain(own).find(|p| p.is_file())
    }

    /// Finds a tool such as `ld` or `as`: `-B` directories, the cross tool of the target, `PATH`.
    #[must_use]
    pub fn program(&self, name: &OsStr, prefixes: &[OsString]) -> Option<PathBuf> {
        if let Some(found) = prefixes
            .iter()
            .map(|p| with_prefix(p, name))
            .find(|p| is_executable(p))
        {
            return Some(found);
        }
        if !is_native(&self.triple) {
            let gnu = self.gcc_name.unwrap_or(self.triple.multiarch());
            let mut cross = OsString::from(format!("{gnu}-"));
            cross.push(name);
            if let Some(found) = in_path(&cross) {
                return Some(found);
            }
        }
        in_path(name)
    }
}

/// Directories of system headers, those of the C library last; existing ones only.
#[must_use]
pub fn standard_include_dirs(
    triple: &Triple,
    root: &Path,
    gcc_toolchain: Option<&Path>,
) -> Vec<PathBuf> {
    let multiarch = triple.multiarch();
    let mut dirs = vec![under(root, "/usr/local/include")];
    if let Some((name, gcc)) = find_gcc(triple, root, gcc_toolchain) {
        dirs.push(gcc.join(format!("../../../../{name}/include")));
    }
    dirs.push(under(root, &format!("/usr/include/{multiarch}")));
    if is_native(triple) || !root.as_os_str().is_empty() {
        dirs.push(under(root, "/include"));
        dirs.push(under(root, "/usr/include"));
    }
    dirs.retain(|d| d.is_dir());
    dirs
}

/// Directories with headers for processor intrinsics, looked at after our own headers.
#[must_use]
pub fn intrinsics_include_dir() -> Option<PathBuf> {
    [
        "/usr/lib/llvm-19/lib/clang/19/include",
        "/usr/lib/clang/19/include",
        "/usr/lib64/clang/19/include",
    ]
    .iter()
    .map(PathBuf::from)
    .find(|d| d.is_dir())
}

fn under(root: &Path, path: &str) -> PathBuf {
    if root.as_os_str().is_empty() {
        PathBuf::from(path)
    } else {
        root.join(path.trim_start_matches('/'))
    }
}

/// GCC's name for the target and its newest directory that has start files.
fn find_gcc(
    triple: &Triple,
    sysroot: &Path,
    gcc_toolchain: Option<&Path>,
) -> Option<(&'static str, PathBuf)> {
    let roots: Vec<PathBuf> = match gcc_toolchain {
        Some(dir) => vec![dir.to_path_buf()],
        None if sysroot.as_os_str().is_empty() => vec![PathBuf::from("/usr")],
        None => vec![sysroot.join("usr"), PathBuf::from("/usr")],
    };
    for root in roots {
        for base in ["lib/gcc", "lib64/gcc", "lib/gcc-cross"] {
            for name in gcc_names(triple.arch) {
                if let Some(dir) = newest_version(&root.join(base).join(name)) {
                    return Some((name, dir));
                }
            }
        }
    }
    None
}

fn newest_version(dir: &Path) -> Option<PathBuf> {
    let mut best: Option<(Vec<u32>, PathBuf)> = None;
    for entry in std::fs::read_dir(dir).ok()?.flatten() {
        let name = entry.file_name();
        let Some(version) = name.to_str().and_then(|n| {
            n.split('.')
                .map(|p| p.parse::<u32>().ok())
                .collect::<Option<Vec<u32>>>()
        }) else {
            continue;
        };
        let path = entry.path();
        if path.join("crtbegin.o").is_file() && best.as_ref().is_none_or(|(b, _)| version > *b) {
            best = Some((version, path));
        }
    }
    best.map(|(_, path)| path)
}

/// `-B` is a directory, or a prefix of names.
fn with_prefix(prefix: &OsStr, name: &OsStr) -> PathBuf {
    let path = Path::new(prefix);
    if path.is_dir() {
        return path.join(name);
    }
    let mut text = prefix.to_owned();
    text.push(name);
    PathBuf::from(text)
}

fn in_path(name: &OsStr) -> Option<PathBuf> {
    if Path::new(name).components().count() > 1 {
        return is_executable(Path::new(name)).then(|| PathBuf::from(name));
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|d| d.join(name))
        .find(|p| is_executable(p))
}

fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0)
}
