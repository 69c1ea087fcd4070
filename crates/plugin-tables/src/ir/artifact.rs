//! Modules as artifacts of the IR phases.

use std::rc::Rc;

use neverc_abi::*;
use neverc_llvm::reflect::ModuleRef;
use neverc_plugin_host::Artifact;
use sha2::{Digest, Sha256};

use super::bridge::ModuleBridge;

const IR: u64 = 0x4e43_4152_4952_0001;

/// Type of a module before the optimizer.
pub const MODULE: NevercInterfaceID = NevercInterfaceID { high: IR, low: 1 };
/// Type of a module after it.
pub const OPTIMIZED_MODULE: NevercInterfaceID = NevercInterfaceID { high: IR, low: 2 };
/// Type of what a module is generated from.
pub const SEMANTIC_UNIT: NevercInterfaceID = NevercInterfaceID {
    high: 0x4e43_4152_4652_4e01,
    low: 0x4001,
};

/// A module on its way: what the artifacts of the IR phases carry.
pub struct ModuleArtifact {
    pub(super) bridge: Rc<ModuleBridge>,
    pub(super) product: NevercInterfaceID,
    /// The target that it was recorded for.
    pub(super) triple: String,
    pub(super) layout: String,
    /// Number of the publication, from 1.
    pub(super) generation: u64,
    pub(super) digest: Vec<u8>,
    /// A plugin made the module: it is checked before anybody relies on it.
    pub(super) by_plugin: bool,
}

impl ModuleArtifact {
    /// The artifact.
    pub(super) fn artifact(self) -> Artifact {
        Artifact::new(self.product, Rc::new(self))
    }

    /// The module, if it has not been taken away.
    pub(super) fn module(&self) -> Option<ModuleRef> {
        self.bridge.module()
    }
}

/// SHA-256 of bytes.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}
