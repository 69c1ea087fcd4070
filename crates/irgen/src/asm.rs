//! Inline assembly: operands and constraints in LLVM's notation, `asm goto`, results.

use neverc_llvm::{AttributeIndex, InlineAsm, MemoryEffects, Type, Value};
use neverc_sema::tree::{Asm, AsmId, DeclRef, ExprId, ExprKind, Storage};
use neverc_sema::types::QualType;
use neverc_target::ctypes::VaList;
use neverc_target::{Arch, asm_template, constraint};

use crate::cx::{Fcg, Lv, Rv};

/// A result that the assembly gives in a register.
struct RegisterOutput<'c> {
    lv: Lv<'c>,
    ty: QualType,
    /// Type of the result as the instruction gives it.
    llvm_ty: Type<'c>,
    /// Number among the operands.
    operand: usize,
}

/// What is passed to the instruction.
#[derive(Default)]
struct Operands<'c> {
    constraints: Vec<String>,
    args: Vec<Value<'c>>,
    /// Element types of indirect operands, by argument number.
    elements: Vec<(u32, Type<'c>)>,
    reads_memory: bool,
    writes_memory: bool,
}

impl<'c> Operands<'c> {
    fn indirect(&mut self, ptr: Value<'c>, elem: Type<'c>) {
        self.elements.push((self.args.len() as u32, elem));
        self.args.push(ptr);
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    fn asm_arch(&self) -> Arch {
        match self.cg.opts.ctypes.va_list {
            VaList::AArch64 => Arch::AArch64,
            VaList::X86_64 => Arch::X86_64,
        }
    }

    /// The register a variable is bound to, in LLVM's notation for constraints.
    fn bound_register(&self, e: ExprId, arch: Arch) -> Option<String> {
        let ExprKind::DeclRef(DeclRef::Var(id)) = self.unit().expr(self.strip(e)).kind else {
            return None;
        };
        let var = self.unit().var(id);
        if var.storage != Storage::Register {
            return None;
        }
        let label = var.asm_label.as_ref()?;
        let name = label.trim_start_matches(['%', '#', '\u{1}']);
        Some(
            neverc_target::register(arch, name)
                .map_or_else(|| name.to_owned(), |register| register.name),
        )
    }

    pub(crate) fn asm_stmt(&mut self, id: AsmId) {
        let unit = self.unit();
        let asm = &unit.asms[id.index()];
        let arch = self.asm_arch();
        let operand_names: Vec<String> = asm
            .outputs
            .iter()
            .chain(&asm.inputs)
            .map(|operand| {
                operand
                    .name
                    .map_or_else(String::new, |name| self.cg.names.get(name).to_string())
            })
            .collect();
        let label_names: Vec<String> = asm
            .labels
            .iter()
            .map(|(_, name)| self.cg.names.get(*name).to_string())
            .collect();
        let names: Vec<&str> = operand_names.iter().map(String::as_str).collect();
        let mut operands = Operands::default();
        let mut results: Vec<RegisterOutput<'c>> = Vec::new();
        let mut result_constraints: Vec<String> = Vec::new();
        let mut read_write: Vec<(
            usize,
            Lv<'c>,
            QualType,
            constraint::Constraint,
            String,
            bool,
        )> = Vec::new();

        for (number, output) in asm.outputs.iter().enumerate() {
            let Some(info) = constraint::parse_output(arch, &output.constraint) else {
                return self.unsupported(
                    asm.loc,
                    &format!("the asm constraint '{}'", output.constraint),
                );
            };
            let text = output.constraint.trim_start_matches(['=', '+']);
            let mut llvm = constraint::to_llvm(arch, text, &names);
            let bound = self.bound_register(output.expr, arch);
            if let Some(register) = &bound {
                llvm = if info.early_clobber {
                    format!("&{{{register}}}")
                } else {
                    format!("{{{register}}}")
                };
            }
            let lv = self.lvalue(output.expr);
            let ty = self.ty_of(output.expr);
            let by_value = !info.memory && self.asm_value_type(ty).is_some();
            if by_value {
                let llvm_ty = self.asm_value_type(ty).unwrap_or(self.cx().i32_type());
                result_constraints.push(format!("={llvm}"));
                results.push(RegisterOutput {
                    lv,
                    ty,
                    llvm_ty,
                    operand: number,
                });
            } else {
                let Lv::Simple { addr, .. } = lv else {
                    return self.unsupported(
                        asm.loc,
                        "a bit-field or vector element as a memory operand of asm",
                    );
                };
                result_constraints.push(format!("=*{llvm}"));
                let elem = self.mem_ty(ty);
                operands.indirect(addr.ptr, elem);
                operands.reads_memory = true;
                operands.writes_memory = true;
            }
            if info.read_write {
                let tie = info.register && (bound.is_none() || info.early_clobber);
                read_write.push((number, lv, ty, info, llvm, tie));
            }
        }
        operands.constraints = result_constraints;

        for input in &asm.inputs {
            let Some(info) =
                constraint::parse_input(arch, &input.constraint, asm.outputs.len(), &names)
            else {
                return self.unsupported(
                    asm.loc,
                    &format!("the asm constraint '{}'", input.constraint),
                );
            };
            let mut llvm = constraint::to_llvm(arch, &input.constraint, &names);
            if let Some(register) = self.bound_register(input.expr, arch)
                && info.tied.is_none()
                && info.register
            {
                llvm = format!("{{{register}}}");
            }
            if let Some(register) = self.bound_register(self.through_load(input.expr), arch)
                && info.tied.is_none()
                && info.register
            {
                llvm = format!("{{{register}}}");
            }
            self.asm_input(asm, input.expr, &info, llvm, &mut operands, &mut results);
        }

        for (number, lv, ty, info, llvm, tie) in read_write {
            if info.register || !info.memory {
                let value = self.load(&lv);
                let value = self.asm_argument(value, ty);
                operands.args.push(value);
                operands
                    .constraints
                    .push(if tie { number.to_string() } else { llvm });
            } else if let Lv::Simple { addr, .. } = lv {
                let elem = self.mem_ty(ty);
                operands.indirect(addr.ptr, elem);
                operands.constraints.push(format!("*{llvm}"));
            }
        }
        let hidden = asm
            .outputs
            .iter()
            .filter(|o| o.constraint.starts_with('+'))
            .count();
        for _ in &asm.labels {
            operands.constraints.push("!i".to_owned());
        }

        let mut template_names = names.clone();
        template_names.extend(label_names.iter().map(String::as_str));
        let template = if asm.basic {
            asm_template::basic_to_llvm(&asm.template)
        } else {
            match asm_template::to_llvm(
                arch,
                &asm.template,
                &template_names,
                asm.labels.len(),
                hidden,
            ) {
                Ok(text) => text,
                Err(error) => {
                    self.cg.diags.error(asm.loc, error.message).emit();
                    return;
                }
            }
        };
        for clobber in &asm.clobbers {
            match neverc_target::clobber(arch, clobber) {
                Some(meaning) => {
                    let text = meaning.llvm();
                    if text == "~{memory}" {
                        operands.reads_memory = true;
                        operands.writes_memory = true;
                    }
                    operands.constraints.push(text);
                }
                None => {
                    let message = format!("unknown register name '{clobber}' in asm");
                    self.cg.diags.error(asm.loc, message).emit();
                    return;
                }
            }
        }
        operands.constraints.extend(
            neverc_target::implied_clobbers(arch)
                .iter()
                .map(|s| (*s).to_owned()),
        );
        self.emit_asm(asm, &template, &operands, results);
    }

    /// The expression whose value a conversion from an object reads.
    fn through_load(&self, e: ExprId) -> ExprId {
        let e = self.strip(e);
        match self.unit().expr(e).kind {
            ExprKind::ImplicitCast(neverc_sema::tree::CastKind::LValueToRValue, inner) => inner,
            _ => e,
        }
    }

    /// LLVM type in which a value of the type travels in registers; `None`: it cannot.
    fn asm_value_type(&mut self, ty: QualType) -> Option<Type<'c>> {
        if self.is_aggregate(ty) || self.complex_part(ty).is_some() {
            let size = self.size_of(ty);
            return match size {
                1 | 2 | 4 | 8 | 16 => Some(self.cx().int_type(size as u32 * 8)),
                _ => None,
            };
        }
        if self.is_void(ty) || self.is_function(ty) {
            return None;
        }
        Some(self.transfer_ty(ty))
    }

    /// A value as it is passed.
    fn asm_argument(&mut self, value: Rv<'c>, ty: QualType) -> Value<'c> {
        match value {
            Rv::Scalar(value) => {
                if self.is_void(ty) || self.is_aggregate(ty) {
                    return value;
                }
                self.to_memory(value, ty)
            }
            Rv::Aggregate(addr) => {
                let target = self.asm_value_type(ty).unwrap_or(self.cx().i64_type());
                self.builder.load(target, addr.ptr, u64::from(addr.align))
            }
            Rv::Complex(re, im) => {
                let temp = self.temp(ty, "asm.complex");
                self.store_complex(temp, re, im, false);
                let target = self.asm_value_type(ty).unwrap_or(self.cx().i64_type());
                self.builder.load(target, temp.ptr, u64::from(temp.align))
            }
            Rv::Void => self.cx().i32_type().undef(),
        }
    }

    fn asm_input(
        &mut self,
        asm: &Asm,
        e: ExprId,
        info: &constraint::Constraint,
        llvm: String,
        operands: &mut Operands<'c>,
        results: &mut [RegisterOutput<'c>],
    ) {
        let ty = self.ty_of(e);
        if !info.register && !info.memory && info.tied.is_none() {
            // A constant or the address of something.
            if let Some(value) = self.fold_int(e) {
                let llvm_ty = self.asm_value_type(ty).unwrap_or(self.cx().i64_type());
                let value = self.int_constant(llvm_ty, &value);
                operands.args.push(value);
                operands.constraints.push(llvm);
                return;
            }
            let value = self.rvalue(e);
            let value = self.asm_argument(value, ty);
            operands.args.push(value);
            operands.constraints.push(llvm);
            return;
        }
        if info.register || !info.memory || info.tied.is_some() {
            let is_value = self.asm_value_type(ty).is_some();
            if is_value {
                let value = if self.unit().expr(e).cat.is_lvalue() {
                    let lv = self.lvalue(e);
                    if self.is_aggregate(ty)
                        && matches!(self.kind(ty), neverc_sema::TypeKind::ConstantArray(..))
                    {
                        Rv::Scalar(self.lv_pointer(&lv))
                    } else {
                        self.load(&lv)
                    }
                } else {
                    self.rvalue(e)
                };
                let mut value = self.asm_argument(value, ty);
                if let Some(tied) = info.tied
                    && let Some(result) = results.iter_mut().find(|result| result.operand == tied)
                {
                    value = self.match_tied(value, ty, result);
                }
                operands.args.push(value);
                operands.constraints.push(llvm);
                return;
            }
        }
        // In memory.
        let lv = if self.unit().expr(e).cat.is_lvalue() {
            self.lvalue(e)
        } else {
            let loaded = self.through_load(e);
            if self.unit().expr(loaded).cat.is_lvalue() {
                self.lvalue(loaded)
            } else {
                let value = self.rvalue(e);
                let temp = self.temp(ty, "asm.tmp");
                let lv = Lv::simple(temp, ty, false);
                self.settle(value, temp, ty);
                lv
            }
        };
        let Lv::Simple { addr, ty, .. } = lv else {
            return self.unsupported(
                asm.loc,
                "a bit-field or vector element as a memory operand of asm",
            );
        };
        let elem = if self.is_function(ty) {
            self.cx().i8_type()
        } else {
            self.place_ty(ty)
        };
        operands.indirect(addr.ptr, elem);
        operands.constraints.push(format!("*{llvm}"));
        operands.reads_memory = true;
    }

    /// An input in the same register as an output: both get the wider type.
    fn match_tied(
        &mut self,
        value: Value<'c>,
        ty: QualType,
        result: &mut RegisterOutput<'c>,
    ) -> Value<'c> {
        let (from, to) = (value.ty(), result.llvm_ty);
        if from == to {
            return value;
        }
        let i64_ty = self.cx().i64_type();
        let value = if from.is_pointer() {
            self.builder.ptr_to_int(value, i64_ty)
        } else {
            value
        };
        let from = value.ty();
        if !from.is_integer() {
            return value;
        }
        if to.is_pointer() {
            return self.builder.int_to_ptr(value, to);
        }
        if to.is_integer() {
            if from.int_width() <= to.int_width() {
                let signed = self.is_signed(ty);
                return self.builder.int_resize(value, to, signed);
            }
            result.llvm_ty = from;
        }
        value
    }

    fn emit_asm(
        &mut self,
        asm: &Asm,
        template: &str,
        operands: &Operands<'c>,
        results: Vec<RegisterOutput<'c>>,
    ) {
        let cx = self.cx();
        let types: Vec<Type<'c>> = results.iter().map(|result| result.llvm_ty).collect();
        let ret = match types.as_slice() {
            [] => cx.void_type(),
            [one] => *one,
            many => cx.struct_type(many, false),
        };
        let params: Vec<Type<'c>> = operands.args.iter().map(|arg| arg.ty()).collect();
        let fn_ty = ret.function(&params, false);
        let side_effects = asm.volatile || asm.outputs.is_empty();
        let constraints = operands.constraints.join(",");
        let text = InlineAsm {
            template,
            constraints: &constraints,
            side_effects,
            align_stack: false,
            intel: false,
            can_unwind: false,
        };
        let callee = match cx.inline_asm(fn_ty, &text) {
            Ok(callee) => callee,
            Err(message) => {
                self.cg
                    .diags
                    .error(
                        asm.loc,
                        format!("invalid operands or constraints in asm: {message}"),
                    )
                    .emit();
                return;
            }
        };
        self.ensure_insert_point();
        self.set_loc(asm.loc);
        let call;
        let mut label_blocks = Vec::new();
        if asm.labels.is_empty() {
            call = self.builder.call(fn_ty, callee, &operands.args);
        } else {
            let fallthrough = self.new_block("asm.fallthrough");
            for &(label, _) in &asm.labels {
                let target = self.label_block(label);
                let depth = self.depth_at_label(label);
                if results.is_empty() {
                    let target = self.exit_to(target, depth);
                    label_blocks.push((target, None));
                } else {
                    let split = self.new_block("asm.split");
                    split.append_to(self.function);
                    label_blocks.push((split, Some((target, depth))));
                }
            }
            let targets: Vec<_> = label_blocks.iter().map(|(block, _)| *block).collect();
            // The blocks must be in the function for the instruction to be well formed.
            for &target in &targets {
                if target.parent().is_none() {
                    target.append_to(self.function);
                }
            }
            call = self
                .builder
                .callbr(fn_ty, callee, &operands.args, fallthrough, &targets);
            self.builder.clear_position();
            self.emit_block(fallthrough);
        }
        call.add_call_attribute(AttributeIndex::Function, cx.attribute("nounwind"));
        if !side_effects && !operands.writes_memory {
            let effects = if operands.reads_memory {
                MemoryEffects::READ
            } else {
                MemoryEffects::NONE
            };
            call.add_call_attribute(AttributeIndex::Function, cx.memory_attribute(effects));
        }
        for &(index, elem) in &operands.elements {
            call.add_call_attribute(
                AttributeIndex::Param(index),
                cx.type_attribute("elementtype", elem),
            );
        }
        let place = cx.metadata_value(cx.i64_type().const_u64(u64::from(asm.loc.0)));
        call.set_metadata(cx.metadata_kind("srcloc"), cx.metadata_node(&[place]));

        self.store_results(call, &results);
        for (split, target) in label_blocks {
            let Some((target, depth)) = target else {
                continue;
            };
            let here = self.builder.insert_block();
            self.builder.position_at_end(split);
            self.store_results(call, &results);
            self.jump_through(target, depth);
            match here {
                Some(here) => self.builder.position_at_end(here),
                None => self.builder.clear_position(),
            }
        }
    }

    fn store_results(&mut self, call: Value<'c>, results: &[RegisterOutput<'c>]) {
        for (index, result) in results.iter().enumerate() {
            let value = if results.len() == 1 {
                call
            } else {
                self.builder.extract_value(call, index as u32)
            };
            if self.is_aggregate(result.ty) || self.complex_part(result.ty).is_some() {
                if let Lv::Simple { addr, .. } = result.lv {
                    self.builder.store(value, addr.ptr, u64::from(addr.align));
                }
                continue;
            }
            let wanted = self.transfer_ty(result.ty);
            let value = if value.ty() == wanted {
                value
            } else if value.ty().is_integer() && wanted.is_integer() {
                self.builder.int_resize(value, wanted, false)
            } else if value.ty().is_integer() && wanted.is_pointer() {
                self.builder.int_to_ptr(value, wanted)
            } else if value.ty().is_integer()
                && value.ty().int_width() as u64 > wanted.primitive_bits()
            {
                let bits = self.cx().int_type(wanted.primitive_bits().max(1) as u32);
                let narrow = self.builder.trunc(value, bits);
                self.reinterpret(narrow, wanted)
            } else {
                self.reinterpret(value, wanted)
            };
            let value = self.from_memory(value, result.ty);
            self.store(&result.lv, Rv::Scalar(value));
        }
    }
}
