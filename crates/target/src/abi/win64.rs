//! Microsoft x64 calling convention, for functions with `ms_abi`.

use super::{Float, Ir, Kind, Pass, Plan, Ty, scalar_pass};

fn pass(ty: &Ty, result: bool) -> Pass {
    let ty = ty.transparent();
    match &ty.kind {
        Kind::Void => return Pass::Ignore,
        Kind::Int { .. } if ty.size == 16 => {
            return if result {
                Pass::coerce(Ir::Vector(Box::new(Ir::Int(64)), 2))
            } else {
                Pass::Indirect {
                    align: 16,
                    byval: false,
                }
            };
        }
        Kind::Float(Float::X87) => {
            return Pass::Indirect {
                align: 16,
                byval: false,
            };
        }
        Kind::BitInt { bits, .. } if *bits > 64 => {
            return Pass::Indirect {
                align: ty.align,
                byval: false,
            };
        }
        Kind::Vector(..) if ty.size > 16 => {
            return Pass::Indirect {
                align: ty.align,
                byval: false,
            };
        }
        _ => {}
    }
    if !ty.is_aggregate() {
        return scalar_pass(ty);
    }
    match ty.size {
        0 => Pass::Ignore,
        1 | 2 | 4 | 8 => Pass::coerce(Ir::Int(ty.size as u32 * 8)),
        _ => Pass::Indirect {
            align: ty.align,
            byval: false,
        },
    }
}

pub(super) fn classify(ret: &Ty, params: &[&Ty]) -> Plan {
    Plan {
        ret: pass(ret, true),
        params: params.iter().map(|p| pass(p, false)).collect(),
    }
}
