//! Builds every integer addition anew and throws the old one away: the example `RebuildAdditions.cpp` in Rust.
//!
//! ```text
//! neverc -fplugin=./librebuild_additions.so -O2 program.c
//! ```
#![forbid(unsafe_code)]

use neverc_plugin::ir::{Flag, Invocation, Level, Opcode, PassPoint, PassSpec, Preserved};
use neverc_plugin::{Concurrency, Core, Plugin, Registrar, Result};

struct RebuildAdditions;

impl Plugin for RebuildAdditions {
    const ID: &'static str = "org.neverc.example.rebuild-additions-rust";
    const NAME: &'static str = "Rebuilds additions";
    const VERSION: (u32, u32, u32) = (1, 0, 0);
    const CONCURRENCY: Concurrency = Concurrency::ThreadSafe;

    fn new(_: Core) -> Result<RebuildAdditions> {
        Ok(RebuildAdditions)
    }

    fn register(&self, registrar: &mut Registrar<'_, RebuildAdditions>) -> Result<()> {
        let pass = PassSpec {
            id: "example.rebuild-additions-rust",
            point: PassPoint::PipelineStart,
            level: Level::Function,
        };
        registrar.ir_pass(&pass, |_, at| rebuild(at))
    }
}

fn rebuild(at: &Invocation<'_>) -> Result<Preserved> {
    let function = at.function()?;
    let mut additions = Vec::new();
    for block in function.blocks()? {
        for instruction in block.instructions()? {
            if instruction.opcode()? == Opcode::ADD {
                additions.push(instruction);
            }
        }
    }
    if additions.is_empty() {
        return Ok(Preserved::All);
    }
    at.change(function, |mutation| {
        for old in &additions {
            mutation.before(*old)?;
            let made = mutation.binary(Opcode::ADD, old.operand(0)?, old.operand(1)?, "again")?;
            for promise in [Flag::NSW, Flag::NUW] {
                if old.flag(promise)? {
                    mutation.set_flag(made, promise, true)?;
                }
            }
            mutation.replace(old.value(), made.value())?;
            mutation.erase(*old)?;
        }
        Ok(())
    })?;
    Ok(Preserved::ControlFlow)
}

neverc_plugin::plugin!(RebuildAdditions);
