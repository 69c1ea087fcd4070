//! A module together with the context that it lives in.

use crate::reflect::ModuleRef;
use crate::{Context, Module};

/// A module in a context of its own, which goes with it.
pub struct OwnedModule {
    module: ModuleRef,
    context: Box<Context>,
}

impl OwnedModule {
    /// An empty module. Names of values are kept.
    pub fn new(identifier: &str) -> OwnedModule {
        let context = Box::new(Context::new());
        context.set_discard_names(false);
        let module = Module::new(&context, identifier).reflect();
        OwnedModule { module, context }
    }

    /// Reads bitcode or text. The error is LLVM's message.
    pub fn parse(data: &[u8], identifier: &str) -> Result<OwnedModule, String> {
        let context = Box::new(Context::new());
        context.set_discard_names(false);
        let module = Module::parse(&context, data, identifier)?.reflect();
        Ok(OwnedModule { module, context })
    }

    /// The context.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The module, borrowed.
    pub fn module(&self) -> Module<'_> {
        Module::from_reflected(self.module, &self.context)
    }

    /// The module, borrowed for as long as the caller vouches for.
    ///
    /// # Safety
    /// This object lives as long as the result is used.
    pub unsafe fn module_unbound<'a>(&self) -> Module<'a> {
        // SAFETY: the context is boxed, so it stays where it is while this object lives.
        let context = unsafe { &*std::ptr::from_ref::<Context>(&self.context) };
        Module::from_reflected(self.module, context)
    }

    /// The module for reflection, while this object lives.
    pub fn reflect(&self) -> ModuleRef {
        self.module
    }
}
