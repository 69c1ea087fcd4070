//! Places of `args` that are not for the value at their position: it goes to the stack instead, which is worth a warning.

use neverc_callconv::{Class, Spec};
use neverc_source::Warning;
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::types::{CallConv, QualType, TypeKind};
use crate::usercall::Need;

impl Sema<'_> {
    /// Warns about the positions of a `callconv` attribute's spec that the function's parameters do not fit. Structures,
    /// which travel in several ways, are left to the planner.
    pub(crate) fn warn_misfits(&mut self, attr: &ast::Attr, ty: QualType, cc: CallConv) {
        let CallConv::Custom(canonical) = cc else {
            return;
        };
        let mut at = ty;
        let (ret, params) = loop {
            match self.unit.types.canon_kind(at) {
                TypeKind::Function(ret, params, _) => break (*ret, params.to_vec()),
                TypeKind::Pointer(to) | TypeKind::ConstantArray(to, _) => at = *to,
                _ => return,
            }
        };
        // The address of a result in memory is argument 0, so nothing is where it seems to be.
        if self.record_of(ret).is_some() && self.size_of(ret).is_none_or(|s| s > 16) {
            return;
        }
        let Some((start, exact, text)) = self.spec_text(attr) else {
            return;
        };
        let spec = if exact {
            Spec::parse(&text)
        } else {
            Spec::parse(&self.names.get(canonical))
        };
        if spec.args.is_empty() || spec.planner.is_some() || spec.td.is_some() {
            return;
        }
        if !self.report_once(attr.loc.offset(3)) {
            return;
        }
        let arch = self.register_arch();
        for (i, token) in spec.args.iter().enumerate() {
            let loc = if exact {
                start.offset(token.at as u32)
            } else {
                start
            };
            let Some(&param) = params.get(i) else {
                let message = format!(
                    "calling convention has a place '{}' for parameter {}, the function has {}",
                    token.text,
                    i + 1,
                    params.len()
                );
                self.diags.warn(Warning::CALLCONV, loc, message).emit();
                break;
            };
            if token.is_stack() || self.record_of(param).is_some() {
                continue;
            }
            let Some(parts) = token.parts(arch) else {
                continue;
            };
            let size = self.size_of(param).unwrap_or(0);
            let class = match self.need(param) {
                Need::General => Class::General,
                Need::Vector => Class::Vector,
                Need::X87 => Class::X87,
                Need::Nothing | Need::Unsupported => continue,
            };
            let wrong_class = parts.iter().any(|(r, _)| r.class != class);
            // Parts with sizes of their own are counted by the planner.
            let whole = parts.iter().all(|(_, bytes)| bytes.is_none());
            let needed = match class {
                Class::General => size.div_ceil(8),
                _ => 1,
            };
            let why = if class == Class::X87 {
                "such values are always on the stack".to_owned()
            } else if wrong_class {
                format!("it needs a {class} register")
            } else if whole && parts.len() as u64 != needed {
                match needed {
                    1 => "it needs one register".to_owned(),
                    n => format!("it needs {n} registers, joined by '+'"),
                }
            } else {
                continue;
            };
            let message = format!(
                "parameter {} of type {} is passed on the stack, not in '{}': {why}",
                i + 1,
                self.show(param),
                token.text
            );
            self.diags.warn(Warning::CALLCONV, loc, message).emit();
        }
    }
}
