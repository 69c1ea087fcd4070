//! What the engine's tests share: building plugins from C, a host with all tables, the plugins' log.
#![allow(dead_code)]

pub mod bytes;
pub mod guard;
pub mod ir;
pub mod modules;
pub mod phases;
pub mod player;
pub mod random_module;
pub mod stage;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::{Host, HostBuilder, HostConfig, Plan, SessionConfig};

/// A directory with plugins and their log.
pub struct Lab {
    dir: tempfile::TempDir,
}

impl Lab {
    pub fn new() -> Lab {
        Lab {
            dir: tempfile::tempdir().expect("temporary directory"),
        }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Builds `tests/plugins/<source>` with the defines (`NAME=VALUE` each) into `<output>`.
    pub fn build(&self, source: &str, output: &str, defines: &[&str]) -> PathBuf {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let out = self.path(output);
        let compiler = if source.ends_with(".cpp") {
            "g++"
        } else {
            "gcc"
        };
        let run = Command::new(compiler)
            .args([
                "-shared",
                "-fPIC",
                "-O1",
                "-Wall",
                "-Wno-unused",
                "-Werror",
                "-I",
            ])
            .arg(root.join("../../sdk/include"))
            .arg(format!("-DLOG=\"{}\"", self.path("log").display()))
            .args(defines.iter().map(|d| format!("-D{d}")))
            .arg(root.join("tests/plugins").join(source))
            .arg("-o")
            .arg(&out)
            .arg("-lpthread")
            .output()
            .expect("the compiler runs");
        assert!(
            run.status.success(),
            "{source}:\n{}",
            String::from_utf8_lossy(&run.stderr)
        );
        out
    }

    /// The lines that plugins have logged so far.
    pub fn log(&self) -> Vec<String> {
        std::fs::read_to_string(self.path("log"))
            .unwrap_or_default()
            .lines()
            .map(str::to_owned)
            .collect()
    }

    /// The lines, and forgets them.
    pub fn take_log(&self) -> Vec<String> {
        let log = self.log();
        let _ = std::fs::remove_file(self.path("log"));
        log
    }
}

/// A host with all tables.
pub fn host() -> Host {
    host_with(|_| {})
}

/// A host in which the test has published tables of its own first.
pub fn host_with(publish: impl FnOnce(&mut HostBuilder)) -> Host {
    let mut builder = HostBuilder::new(HostConfig {
        is_static_option: |s| s == "-o" || s == "-Wall",
        ..HostConfig::default()
    });
    publish(&mut builder);
    neverc_plugin_tables::install(&mut builder).expect("each interface once");
    builder.freeze().expect("the core table is there")
}

/// Loads the modules and activates them in this order.
pub fn activate(host: &Host, modules: &[&Path]) -> Result<Arc<Plan>, String> {
    let mut ids = Vec::new();
    for module in modules {
        ids.push(host.load(module).map_err(|e| e.text)?.plugin_id);
    }
    let plan = host.plan(&ids).map_err(|e| e.text)?;
    plan.activate().map_err(|e| e.text)?;
    Ok(plan)
}

/// A session with nothing special.
pub fn config() -> SessionConfig {
    SessionConfig::default()
}

/// Kinds of tasks, for brevity.
pub const INVOCATION: NevercTaskKind = NEVERC_TASK_INVOCATION;
pub const UNIT: NevercTaskKind = NEVERC_TASK_TRANSLATION_UNIT;
