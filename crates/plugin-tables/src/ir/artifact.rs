//! Modules as artifacts of the IR phases.

use std::cell::OnceCell;
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
    /// The digest that its maker gave; `None`: that of the unit's source.
    pub(super) digest: Option<Vec<u8>>,
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

/// A text, and its SHA-256 for those who ask: to digest a large source costs more than to keep it.
pub struct SourceText {
    text: Rc<[u8]>,
    digest: OnceCell<[u8; 32]>,
}

impl SourceText {
    /// Keeps a text.
    pub fn new(text: Rc<[u8]>) -> SourceText {
        SourceText {
            text,
            digest: OnceCell::new(),
        }
    }

    /// SHA-256 of the text.
    pub fn digest(&self) -> &[u8; 32] {
        self.digest.get_or_init(|| digest(&self.text))
    }
}

/// SHA-256 of bytes.
pub(super) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}
