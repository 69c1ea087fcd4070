//! The conventions of disassemblers' prototypes: places of a function's result and parameters, checked against their
//! types and turned into a spec.

use neverc_callconv::notation::{self, Part};
use neverc_callconv::{Class, callee_saved, registers, resolve};
use neverc_source::{Loc, Symbol};
use neverc_syntax::ast::{self, AttrArg, AttrSyntax};

use crate::cx::{Arch, Sema};
use crate::types::{Builtin, CallConv, QualType, TypeKind};

/// What a value needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    General,
    Vector,
    X87,
    Nothing,
    /// No register holds such a value.
    Unsupported,
}

impl Sema<'_> {
    /// The convention of a `usercall` attribute that the parser made, for the function type `ty`; `None` after a report.
    pub(crate) fn usercall_attr(&mut self, attr: &ast::Attr, ty: QualType) -> Option<CallConv> {
        if attr.syntax != AttrSyntax::Keyword {
            return None;
        }
        let args: Vec<(Symbol, Loc)> = self
            .ast
            .list(attr.args)
            .iter()
            .map(|a| match a {
                AttrArg::Ident(i) => (i.name, i.loc),
                _ => (Symbol::EMPTY, Loc::NONE),
            })
            .collect();
        let [(word, _), spoils, result, places @ ..] = &args[..] else {
            return None;
        };
        let word = self.names.get(*word).to_string();
        let (ret, params) = match self.unit.types.canon_kind(ty) {
            TypeKind::Function(_, _, info) if info.variadic => {
                return self.refuse_place(
                    attr.loc,
                    "custom calling convention does not support variadic functions",
                );
            }
            TypeKind::Function(ret, params, _) => (*ret, params.to_vec()),
            TypeKind::FunctionNoProto(ret, _) => (*ret, Vec::new()),
            _ => return None,
        };
        let mut broken = false;
        let mut taken: Vec<&'static neverc_callconv::Register> = Vec::new();
        let mut tokens = Vec::new();
        let mut on_stack = false;
        for (i, &param) in params.iter().enumerate() {
            let (text, loc) = places.get(i).copied().unwrap_or((Symbol::EMPTY, Loc::NONE));
            if text == Symbol::EMPTY {
                on_stack = true;
                tokens.push("stack".to_owned());
                continue;
            }
            match self.place_of(text, loc, param) {
                Some(parts) => {
                    for part in &parts {
                        if taken.contains(&part.register) {
                            broken = true;
                            let message = format!(
                                "register '{}' already holds another parameter",
                                part.register.name
                            );
                            self.refuse_place::<()>(loc, &message);
                        }
                        taken.push(part.register);
                    }
                    if parts.iter().any(|p| p.register.class == Class::X87) {
                        broken = true;
                        self.refuse_place::<()>(loc, "parameters cannot be on the x87 stack");
                    }
                    tokens.push(notation::token(&parts));
                }
                None => broken = true,
            }
        }
        if word == "__userpurge" && on_stack {
            return self.refuse_place(
                attr.loc,
                "'__userpurge' with arguments on the stack is not supported: functions of this target do not remove \
                 their arguments",
            );
        }
        let mut spec = String::new();
        if !tokens.is_empty() {
            spec = format!("args:{}", tokens.join(","));
        }
        let mut results = Vec::new();
        if result.0 != Symbol::EMPTY {
            match self.place_of(result.0, result.1, ret) {
                Some(parts) => {
                    spec.push_str(&crate::watcom::result_list(&parts));
                    results.extend(parts.iter().map(|p| p.register));
                }
                None => broken = true,
            }
        } else if self.record_of(ret).is_some() && self.size_of(ret).is_some_and(|s| s > 16) {
            return self.refuse_place(
                attr.loc,
                "a function with register locations cannot return a structure in memory; write its address as a \
                 parameter",
            );
        }
        if spoils.0 != Symbol::EMPTY {
            match self.unspoiled(*spoils, &results) {
                Some(list) => spec.push_str(&format!(";csr:{list}")),
                None => broken = true,
            }
        }
        if broken {
            return None;
        }
        let spec = neverc_callconv::Spec::parse(&spec);
        if spec == neverc_callconv::Spec::default() {
            return None;
        }
        Some(CallConv::Custom(self.names.intern(&spec.to_string())))
    }

    pub(crate) fn refuse_place<T>(&mut self, loc: Loc, message: &str) -> Option<T> {
        if self.report_once(loc) {
            self.diags.error(loc, message.to_owned()).emit();
        }
        None
    }

    /// The parts of a place, checked against the type of the value.
    pub(crate) fn place_of(&mut self, text: Symbol, loc: Loc, ty: QualType) -> Option<Vec<Part>> {
        let arch = self.register_arch();
        let text = self.names.get(text).to_string();
        let parts = match notation::place(arch, &text) {
            Ok(parts) => parts,
            Err(error) => return self.refuse_place(loc, &error.to_string()),
        };
        if self.error_type(ty) {
            return None;
        }
        let shown = self.show(ty);
        let need = self.need(ty);
        let class = parts[0].register.class;
        let mixed = parts.iter().any(|p| p.register.class != class);
        let fits = match need {
            Need::Nothing => {
                return self.refuse_place(loc, "a function without result has no register for it");
            }
            Need::Unsupported => false,
            Need::General => class == Class::General && !mixed,
            Need::Vector => class == Class::Vector && parts.len() == 1,
            Need::X87 => class == Class::X87 && parts.len() == 1,
        };
        if !fits {
            let message = format!("a value of type {shown} cannot be in '{text}'");
            return self.refuse_place(loc, &message);
        }
        let size = self.size_of(ty).unwrap_or(0);
        let room: u64 = parts.iter().map(|p| u64::from(p.bytes)).sum();
        let exact = parts.len() > 1;
        if need != Need::X87 && (room < size || exact && room != size) {
            let message = format!("'{text}' has {room} bytes, a value of type {shown} has {size}");
            return self.refuse_place(loc, &message);
        }
        Some(parts)
    }

    /// What registers a value of this type needs.
    pub(crate) fn need(&self, ty: QualType) -> Need {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(Builtin::Void) => Need::Nothing,
            TypeKind::Builtin(Builtin::LongDouble) if self.arch == Arch::X86_64 => Need::X87,
            TypeKind::Vector(..) | TypeKind::ExtVector(..) => {
                if self.size_of(ty).is_some_and(|s| s <= 16) {
                    Need::Vector
                } else {
                    Need::Unsupported
                }
            }
            TypeKind::Record(id) => {
                let record = self.unit.record(*id);
                let small = self.size_of(ty).is_some_and(|s| s > 0 && s <= 16);
                let whole = record
                    .fields
                    .iter()
                    .all(|f| matches!(self.need(f.ty), Need::General));
                if small && whole && !record.packed {
                    Need::General
                } else {
                    Need::Unsupported
                }
            }
            TypeKind::ConstantArray(elem, _) => self.need(*elem),
            TypeKind::Atomic(inner) => self.need(*inner),
            _ if self.is_real_floating(ty) => Need::Vector,
            _ if self.is_integer(ty) || self.is_pointer(ty) || self.is_nullptr(ty) => Need::General,
            _ => Need::Unsupported,
        }
    }

    /// The registers that are preserved when these are spoiled: all others that the standard convention preserves, and
    /// all others that it lets a function change.
    pub(crate) fn unspoiled(
        &mut self,
        (text, loc): (Symbol, Loc),
        results: &[&'static neverc_callconv::Register],
    ) -> Option<String> {
        let arch = self.register_arch();
        let mut spoiled = Vec::new();
        let text = self.names.get(text).to_string();
        for name in text.split(',').filter(|n| !n.trim().is_empty()) {
            match resolve(arch, name.trim()) {
                Some(register) => spoiled.push(register),
                None => {
                    let error = notation::spelled(arch, name);
                    let message = error.map_or_else(|e| e.to_string(), |_| String::new());
                    return self.refuse_place(loc, &message);
                }
            }
        }
        let standard = callee_saved(arch);
        let names: Vec<&str> = registers(arch)
            .iter()
            .filter(|r| r.nameable && !spoiled.contains(r) && !results.contains(r))
            // Vector registers and those that linkers change are as the standard convention has them.
            .filter(|r| match r.class {
                Class::General => !matches!(r.name, "x16" | "x17" | "x18"),
                _ => standard.iter().any(|s| s.register == *r),
            })
            .map(|r| r.name)
            .collect();
        Some(if names.is_empty() {
            "none".to_owned()
        } else {
            names.join(",")
        })
    }
}
