//! Names of symbols.

use neverc_sema::tree::{FuncId, Linkage, VarId};

use crate::cx::Cg;

impl<'c, 'u> Cg<'c, 'u> {
    /// The symbol of a function.
    pub fn func_symbol(&self, id: FuncId) -> String {
        let func = self.unit.func(id);
        if let Some(label) = &func.asm_label {
            return label.to_string();
        }
        self.names
            .with(func.name, |name| library_name(name).to_owned())
    }

    /// The symbol of a variable with static storage: its name, or `function.name` for local ones.
    pub fn var_symbol(&self, id: VarId) -> String {
        let var = self.unit.var(id);
        if let Some(label) = &var.asm_label {
            return label.to_string();
        }
        if var.is_compound_literal {
            return ".compoundliteral".to_owned();
        }
        let name = self.names.get(var.name);
        match var.function {
            Some(function) if var.linkage == Linkage::None => {
                let function = self.func_symbol(function);
                format!("{function}.{name}")
            }
            _ => name.to_string(),
        }
    }
}

/// The library function behind a `__builtin_` name that is called as such.
fn library_name(name: &str) -> &str {
    name.strip_prefix("__builtin_").unwrap_or(name)
}
