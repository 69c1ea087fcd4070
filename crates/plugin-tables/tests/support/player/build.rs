//! Instructions, built from whatever lies around.

use neverc_abi::*;

use super::Player;
use crate::support::ir::NULL;
use crate::{build, get, step};

impl Player<'_> {
    pub(super) fn build_something(&mut self) {
        let ir = self.ir;
        let builder = self.spoiled(self.builder);
        let name = self.name();
        let made = match self.bytes.below(16) {
            0 | 1 => {
                let left = self.value();
                let right = self.value_like(left);
                let opcode = self.number(NEVERC_IR_OPCODE_ADD, NEVERC_IR_OPCODE_XOR);
                build!(ir, build_binary, builder, opcode, left, right, name)
            }
            2 => {
                let operand = if self.bytes.one_in(3) {
                    self.value()
                } else {
                    let floating = [NEVERC_IR_TYPE_FLOAT, NEVERC_IR_TYPE_DOUBLE];
                    let kind = floating[self.bytes.below(2)];
                    let ty = get!(ir, get_primitive_type, kind);
                    self.value_of(ty)
                };
                build!(
                    ir,
                    build_unary,
                    builder,
                    NEVERC_IR_OPCODE_F_NEG,
                    operand,
                    name
                )
            }
            3 => {
                let left = self.value();
                let right = self.value_like(left);
                let predicate =
                    self.number(NEVERC_IR_PREDICATE_FCMP_FALSE, NEVERC_IR_PREDICATE_ICMP_SLE);
                build!(ir, build_compare, builder, predicate, left, right, name)
            }
            4 => {
                let (mut operand, mut ty) = (self.value(), self.ty());
                let mut opcode =
                    self.number(NEVERC_IR_OPCODE_TRUNC, NEVERC_IR_OPCODE_ADDR_SPACE_CAST);
                if !self.bytes.one_in(3) {
                    (opcode, ty) = match self.bytes.below(3) {
                        0 => (NEVERC_IR_OPCODE_TRUNC, ir.int(8)),
                        1 => (NEVERC_IR_OPCODE_Z_EXT, ir.int(129)),
                        _ => (NEVERC_IR_OPCODE_S_EXT, ir.int(64)),
                    };
                    operand = self.value_of(Ok(ir.int(32)));
                }
                build!(ir, build_cast, builder, opcode, operand, ty, name)
            }
            5 => {
                let (condition, left) = (self.value(), self.value());
                let right = self.value_like(left);
                build!(ir, build_select, builder, condition, left, right, name)
            }
            6 => {
                let (ty, space) = (self.ty(), self.number(0, 1));
                let size = if self.bytes.one_in(3) {
                    self.value()
                } else {
                    NULL
                };
                build!(ir, build_alloca, builder, ty, space, size, name)
            }
            7 => {
                let (ty, pointer) = (self.ty(), self.pointer());
                build!(ir, build_load, builder, ty, pointer, name)
            }
            8 => {
                let (stored, pointer) = (self.value(), self.pointer());
                build!(ir, build_store, builder, stored, pointer)
            }
            9 => {
                let (ty, pointer) = (self.ty(), self.pointer());
                let wide = Ok(ir.int(64));
                let indices = [self.value_of(wide), self.value()];
                let count = 1 + self.bytes.next() % 2;
                build!(
                    ir,
                    build_get_element_ptr,
                    builder,
                    ty,
                    pointer,
                    indices.as_ptr(),
                    count,
                    name
                )
            }
            10 => {
                let callee = self.global();
                let mut ty = self.ty();
                let mut arguments = vec![self.value(), self.value()];
                arguments.truncate(self.bytes.below(3));
                if !self.bytes.one_in(4) && !self.signatures.is_empty() {
                    let at = self.bytes.below(self.signatures.len());
                    let (known, parameters) = self.signatures[at].clone();
                    ty = known;
                    arguments = parameters.iter().map(|t| self.value_of(Ok(*t))).collect();
                }
                let count = arguments.len() as u64;
                build!(
                    ir,
                    build_call,
                    builder,
                    ty,
                    callee,
                    arguments.as_ptr(),
                    count,
                    name
                )
            }
            11 => {
                let (ty, reserved) = (self.ty(), self.number(0, 4));
                build!(ir, build_phi, builder, ty, reserved, name)
            }
            12 => {
                let to = self.block();
                build!(ir, build_branch, builder, to)
            }
            13 => {
                let flag = Ok(ir.int(1));
                let (condition, yes, no) = (self.value_of(flag), self.block(), self.block());
                build!(ir, build_conditional_branch, builder, condition, yes, no)
            }
            14 => {
                let value = self.value();
                build!(ir, build_return, builder, value)
            }
            _ => match self.bytes.below(4) {
                0 => build!(ir, build_return_void, builder),
                1 => build!(ir, build_unreachable, builder),
                _ => {
                    let flags = self.bytes.next() % 256;
                    let _ = step!(ir, set_fast_math_flags, builder, flags);
                    let location = if self.bytes.one_in(3) {
                        self.some_metadata()
                    } else {
                        self.pick(&self.locations.clone())
                    };
                    let _ = step!(ir, set_debug_location, builder, location);
                    return;
                }
            },
        };
        self.keep(made);
    }

    /// A pointer, mostly.
    fn pointer(&mut self) -> NevercHandle {
        if self.bytes.one_in(6) {
            return self.value();
        }
        let ty = get!(self.ir, get_pointer_type, 0);
        self.value_of(ty)
    }
}
