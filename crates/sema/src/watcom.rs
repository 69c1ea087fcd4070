//! `#pragma aux name parm [..] [..] value [..] modify [..]`: Watcom's way to give a function's convention.
//!
//! `parm` with several sets: one for each parameter; a set of several registers holds one value, its high part first.
//! `parm` with one set of several registers: a pool. `parm []`: everything on the stack. `modify` names what the
//! function may change beside the registers of its parameters and its result; with `exact` beside the result only.

use neverc_callconv::{Class, Spec, notation};
use neverc_source::{Loc, Symbol};

use crate::cx::Sema;
use crate::scope::Entity;
use crate::types::{CallConv, QualType, TypeKind};

/// A set of registers as it was written.
#[derive(Clone, Debug)]
pub(crate) struct RegisterSet {
    names: Vec<(Symbol, Loc)>,
    loc: Loc,
}

/// What a pragma said of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Aux {
    loc: Loc,
    parm: Option<Vec<RegisterSet>>,
    routine: bool,
    value: Option<RegisterSet>,
    modify: Option<RegisterSet>,
    exact: bool,
}

impl Sema<'_> {
    /// Reads the words behind `aux`; obeys them for a function that is declared already and remembers them for later.
    pub(crate) fn pragma_aux(&mut self, loc: Loc, words: &[(Symbol, Loc)]) {
        let Some((name, aux)) = self.read_aux(loc, words) else {
            return;
        };
        if let Some(&Entity::Func(id)) = self.decl.linked.get(&name) {
            let ty = self.unit.func(id).ty;
            if let Some(changed) = self.aux_type(&aux, ty) {
                self.unit.funcs[id.index()].ty = changed;
                self.unit.funcs[id.index()].builtin = None;
            }
        }
        self.decl.aux.insert(name, aux);
    }

    fn read_aux(&mut self, loc: Loc, words: &[(Symbol, Loc)]) -> Option<(Symbol, Aux)> {
        let mut words = words.iter().copied().peekable();
        let text = |s: &Sema<'_>, w: Symbol| s.names.get(w).to_string();
        let plain = |word: &str| word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        let name = match words.next() {
            Some((name, _)) if plain(&text(self, name)) => name,
            other => {
                let at = other.map_or(loc, |w| w.1);
                return self.refuse_place(at, "expected the name of a function in '#pragma aux'");
            }
        };
        let mut aux = Aux {
            loc,
            ..Aux::default()
        };
        while let Some((word, at)) = words.next() {
            let word = text(self, word);
            match word.as_str() {
                "parm" => {
                    while let Some(&(next, _)) = words.peek() {
                        match text(self, next).as_str() {
                            // What the code of a function reads and writes is no part of its convention.
                            "caller" | "nomemory" => {}
                            "reverse" => {
                                return self.refuse_place(
                                    at,
                                    "'parm reverse' in '#pragma aux' is not supported",
                                );
                            }
                            "routine" => aux.routine = true,
                            _ => break,
                        }
                        words.next();
                    }
                    let mut sets = Vec::new();
                    while let Some(set) = self.register_set(&mut words)? {
                        sets.push(set);
                    }
                    if sets.is_empty() {
                        return self
                            .refuse_place(at, "expected '[' behind 'parm' in '#pragma aux'");
                    }
                    aux.parm = Some(sets);
                }
                "value" => match self.register_set(&mut words)? {
                    Some(set) => aux.value = Some(set),
                    None => {
                        return self
                            .refuse_place(at, "expected '[' behind 'value' in '#pragma aux'");
                    }
                },
                "modify" => {
                    let mut only_memory = false;
                    while let Some(&(next, _)) = words.peek() {
                        match text(self, next).as_str() {
                            "exact" => aux.exact = true,
                            "nomemory" => only_memory = true,
                            _ => break,
                        }
                        words.next();
                    }
                    if only_memory
                        && words
                            .peek()
                            .is_none_or(|(next, _)| text(self, *next) != "[")
                    {
                        continue;
                    }
                    match self.register_set(&mut words)? {
                        Some(set) => aux.modify = Some(set),
                        None => {
                            return self
                                .refuse_place(at, "expected '[' behind 'modify' in '#pragma aux'");
                        }
                    }
                }
                "=" => {
                    return self.refuse_place(at, "inline code in '#pragma aux' is not supported");
                }
                other => {
                    let message = format!("unsupported word '{other}' in '#pragma aux'");
                    return self.refuse_place(at, &message);
                }
            }
        }
        Some((name, aux))
    }

    /// `[` register* `]`; `Ok`-like: the outer `None` after a report, the inner where there is no bracket.
    #[allow(clippy::option_option)] // Absence and failure are different answers.
    fn register_set(
        &mut self,
        words: &mut std::iter::Peekable<impl Iterator<Item = (Symbol, Loc)>>,
    ) -> Option<Option<RegisterSet>> {
        let Some(&(open, loc)) = words.peek() else {
            return Some(None);
        };
        if &*self.names.get(open) != "[" {
            return Some(None);
        }
        words.next();
        let mut names = Vec::new();
        for (word, at) in words.by_ref() {
            let text = self.names.get(word);
            match &*text {
                "]" => return Some(Some(RegisterSet { names, loc })),
                t if t.chars().all(|c| c.is_ascii_alphanumeric()) => names.push((word, at)),
                _ => return self.refuse_place(at, "expected ']' in '#pragma aux'"),
            }
        }
        self.refuse_place(loc, "expected ']' in '#pragma aux'")
    }

    /// The type of a function about which a pragma said something.
    pub(crate) fn with_aux(&mut self, name: Symbol, ty: QualType) -> QualType {
        let Some(aux) = self.decl.aux.get(&name).cloned() else {
            return ty;
        };
        self.aux_type(&aux, ty).unwrap_or(ty)
    }

    fn aux_type(&mut self, aux: &Aux, ty: QualType) -> Option<QualType> {
        let (ret, params, info) = match self.unit.types.canon_kind(ty) {
            TypeKind::Function(ret, params, info) => (*ret, params.to_vec(), *info),
            _ => {
                return self
                    .refuse_place(aux.loc, "'#pragma aux' needs a function with a prototype");
            }
        };
        if info.cc != CallConv::C {
            return None;
        }
        if info.variadic {
            return self.refuse_place(
                aux.loc,
                "custom calling convention does not support variadic functions",
            );
        }
        let arch = self.register_arch();
        let mut spec = String::new();
        let mut holding = Vec::new();
        if let Some(sets) = &aux.parm {
            let mut tokens = Vec::new();
            if let [pool] = &sets[..]
                && pool.names.len() > 1
            {
                let mut free = Vec::new();
                for &(name, loc) in &pool.names {
                    let text = self.names.get(name).to_string();
                    match notation::spelled(arch, &text) {
                        Ok(part) if part.register.class != Class::X87 => free.push(part.register),
                        Ok(_) => {
                            return self.refuse_place(loc, "parameters cannot be on the x87 stack");
                        }
                        Err(error) => return self.refuse_place(loc, &error.to_string()),
                    }
                }
                for &param in &params {
                    let wanted = if self.is_real_floating(param) || self.is_vector(param) {
                        Class::Vector
                    } else {
                        Class::General
                    };
                    let one = self
                        .size_of(param)
                        .is_some_and(|s| s <= if wanted == Class::Vector { 16 } else { 8 });
                    match free.iter().position(|r| one && r.class == wanted) {
                        Some(at) => {
                            let register = free.remove(at);
                            tokens.push(register.name.to_owned());
                            holding.push(register);
                        }
                        None => tokens.push("stack".into()),
                    }
                }
            } else {
                for (i, &param) in params.iter().enumerate() {
                    let Some(set) = sets.get(i).filter(|s| !s.names.is_empty()) else {
                        tokens.push("stack".into());
                        continue;
                    };
                    let parts = self.set_place(set, param)?;
                    for part in &parts {
                        if holding.contains(&part.register) {
                            let message = format!(
                                "register '{}' already holds another parameter",
                                part.register.name
                            );
                            return self.refuse_place(set.loc, &message);
                        }
                        holding.push(part.register);
                    }
                    tokens.push(notation::token(&parts));
                }
            }
            if aux.routine && tokens.iter().any(|t| t == "stack") {
                return self.refuse_place(
                    aux.loc,
                    "'parm routine' with arguments on the stack is not supported: functions of this target do not \
                     remove their arguments",
                );
            }
            if !tokens.is_empty() {
                spec = format!("args:{}", tokens.join(","));
            }
        }
        let mut results = Vec::new();
        if let Some(set) = aux.value.as_ref().filter(|s| !s.names.is_empty()) {
            let parts = self.set_place(set, ret)?;
            results.extend(parts.iter().map(|p| p.register));
            spec.push_str(&result_list(&parts));
        }
        if let Some(set) = &aux.modify {
            let mut names: Vec<String> = set
                .names
                .iter()
                .map(|(n, _)| self.names.get(*n).to_string())
                .collect();
            if !aux.exact {
                names.extend(holding.iter().map(|r| r.name.to_owned()));
            }
            let text = self.names.intern(&names.join(","));
            let list = self.unspoiled((text, set.loc), &results)?;
            spec.push_str(&format!(";csr:{list}"));
        }
        let spec = Spec::parse(&spec);
        if spec == Spec::default() {
            return None;
        }
        let cc = CallConv::Custom(self.names.intern(&spec.to_string()));
        Some(self.on_function(ty, 4, &|info| info.cc = cc))
    }

    /// The place of one value: the registers of a set, the high part first.
    fn set_place(&mut self, set: &RegisterSet, ty: QualType) -> Option<Vec<notation::Part>> {
        let names: Vec<String> = set
            .names
            .iter()
            .map(|(n, _)| self.names.get(*n).to_string())
            .collect();
        let text = self.names.intern(&names.join(":"));
        let parts = self.place_of(text, set.loc, ty)?;
        Some(parts)
    }
}

/// The list of a spec for a result in these parts; nothing for the x87 stack, where C has it.
pub(crate) fn result_list(parts: &[notation::Part]) -> String {
    let token = notation::token(parts);
    let list = if token.contains('.') {
        token
    } else {
        token.replace('+', ",")
    };
    match parts[0].register.class {
        Class::General => format!(";ret:{list}"),
        Class::Vector => format!(";ret_xmm:{list}"),
        Class::X87 => String::new(),
    }
}
