//! Pragmas that reach semantic analysis: packing, weak symbols, symbol renaming, visibility.

use neverc_prep::Pragma;
use neverc_source::{Loc, Symbol, Warning};

use crate::cx::Sema;
use crate::scope::Entity;
use crate::tree::{Attr, Emission, Item, Linkage, VarDef, Visibility};

impl Sema<'_> {
    /// Obeys a pragma between declarations, members or statements. Loop hints are taken by their loops.
    pub(crate) fn pragma(&mut self, index: u32) {
        let Some(pragma) = self.ast.pragmas.get(index as usize) else {
            return;
        };
        match pragma {
            Pragma::Pack {
                push,
                pop,
                label,
                value,
                reset,
            } => {
                if *push {
                    let current = self.decl.pack;
                    self.decl.pack_stack.push((*label, current));
                }
                if *pop {
                    match label {
                        Some(label) => {
                            let stack = &self.decl.pack_stack;
                            if let Some(at) = stack.iter().rposition(|(l, _)| l == &Some(*label)) {
                                self.decl.pack = self.decl.pack_stack[at].1;
                                self.decl.pack_stack.truncate(at);
                            }
                        }
                        None => match self.decl.pack_stack.pop() {
                            Some((_, old)) => self.decl.pack = old,
                            None => {
                                self.diags
                                    .warn(
                                        Warning::IGNORED_PRAGMAS,
                                        Loc::NONE,
                                        "#pragma pack(pop, ...) failed: stack empty",
                                    )
                                    .emit();
                            }
                        },
                    }
                }
                if let Some(value) = value {
                    self.decl.pack = *value;
                } else if *reset || !*push && !*pop {
                    self.decl.pack = self.lang.pack_struct;
                }
            }
            Pragma::Aux { loc, words } => self.pragma_aux(*loc, words),
            Pragma::Weak { name, target } => {
                self.decl.weak.insert(*name, *target);
                let alias = target.map(|t| self.text(t));
                let entity = self.decl.linked.get(name).copied();
                let attrs = match entity {
                    Some(Entity::Func(f)) => Some(&mut self.unit.funcs[f.index()].attrs),
                    Some(Entity::Var(v)) => Some(&mut self.unit.vars[v.index()].attrs),
                    _ => None,
                };
                if let Some(attrs) = attrs {
                    if !attrs.contains(&Attr::Weak) {
                        attrs.push(Attr::Weak);
                    }
                    if let Some(alias) = alias {
                        attrs.push(Attr::Alias(alias));
                        if let Some(Entity::Var(v)) = entity {
                            self.unit.vars[v.index()].def = VarDef::Definition;
                        }
                    }
                }
            }
            Pragma::RedefineExtname { old, new } => {
                self.decl.extnames.insert(*old, *new);
                let text = self.text(*new);
                match self.decl.linked.get(old) {
                    Some(Entity::Func(f)) => {
                        self.unit.funcs[f.index()].asm_label = Some(text);
                    }
                    Some(Entity::Var(v)) => {
                        self.unit.vars[v.index()].asm_label = Some(text);
                    }
                    _ => {}
                }
            }
            Pragma::Visibility(Some(name)) => {
                let text = self.text(*name);
                let v = match &*text {
                    "hidden" => Visibility::Hidden,
                    "protected" => Visibility::Protected,
                    "internal" => Visibility::Internal,
                    _ => Visibility::Default,
                };
                self.decl.visibility.push(v);
            }
            Pragma::Visibility(None) => {
                self.decl.visibility.pop();
            }
            Pragma::Unused(names) => {
                for name in names {
                    if let Some((Entity::Var(v), _)) = self.lookup_visible(*name) {
                        let attrs = &mut self.unit.vars[v.index()].attrs;
                        if !attrs.contains(&Attr::Unused) {
                            attrs.push(Attr::Unused);
                        }
                    }
                }
            }
            Pragma::FpContract(_)
            | Pragma::FenvAccess(_)
            | Pragma::CxLimitedRange(_)
            | Pragma::GccOptions(_)
            | Pragma::Loop(_) => {}
        }
    }

    /// `#pragma weak a = b` where `a` is declared nowhere: an alias of b's type is made.
    pub(crate) fn finish_weak_pragmas(&mut self) {
        let mut pending: Vec<(Symbol, Option<Symbol>)> =
            self.decl.weak.iter().map(|(k, v)| (*k, *v)).collect();
        pending.sort();
        for (name, target) in pending {
            if self.decl.linked.contains_key(&name) {
                continue;
            }
            let Some(target) = target else {
                continue;
            };
            let text = self.text(target);
            match self.decl.linked.get(&target).copied() {
                Some(Entity::Func(f)) => {
                    let (ty, loc) = (self.unit.func(f).ty, self.unit.func(f).loc);
                    let id = self.new_function(name, ty, loc);
                    let made = &mut self.unit.funcs[id.index()];
                    made.emission = Emission::Normal;
                    made.attrs = vec![Attr::Weak, Attr::Alias(text)];
                    made.used = true;
                    self.decl.linked.insert(name, Entity::Func(id));
                    self.unit.items.push(Item::Func(id));
                }
                Some(Entity::Var(v)) => {
                    let (ty, loc) = (self.unit.var(v).ty, self.unit.var(v).loc);
                    let storage = self.unit.var(v).storage;
                    let id = self.new_var(name, ty, loc);
                    let made = &mut self.unit.vars[id.index()];
                    made.storage = storage;
                    made.linkage = Linkage::External;
                    made.def = VarDef::Definition;
                    made.attrs = vec![Attr::Weak, Attr::Alias(text)];
                    made.used = true;
                    self.decl.linked.insert(name, Entity::Var(id));
                    self.unit.items.push(Item::Var(id));
                }
                _ => {}
            }
        }
    }
}
