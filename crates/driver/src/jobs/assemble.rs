//! Assembling: preprocessed or plain assembly to an object, in this process or by the system's assembler.

use std::ffi::OsStr;
use std::process::Command;

use neverc_abi::{PHASE_ASSEMBLY_PARSE, PHASE_MC_ENCODE, PHASE_MC_LAYOUT};

use super::{Job, Outcome, Runner, cannot_write, exit_text, read_stdin};
use crate::cleanup::{self, TemporaryFiles};
use crate::compile::{self, Product, compile};
use crate::invocation::Input;
use crate::link;
use crate::output::{self, reason};
use crate::plugin::stage::{self, UnitTask};
use crate::show;

impl Runner<'_> {
    pub(super) fn preprocess_and_assemble(
        &self,
        job: &Job,
        input: &Input,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        if job.product != Product::Object {
            let compiled = compile(self.invocation, input, job.product, unit);
            return self.deliver(job, compiled, unit, outcome);
        }
        let compiled = compile(self.invocation, input, Product::Preprocessed, unit);
        outcome.text.push_str(&self.said(&compiled));
        if compiled.failed {
            outcome.status = 1;
            return Ok(());
        }
        if let Some(path) = &job.dependency_file {
            let text = self.dependency_rule(job, &compiled);
            output::write(path, text.as_bytes(), false).map_err(|e| cannot_write(path, &e))?;
        }
        self.assemble(job, input, Some(&compiled.bytes), unit, outcome)
    }

    /// Assembles a file, or `text`: here, or by the system's assembler.
    pub(super) fn assemble(
        &self,
        job: &Job,
        input: &Input,
        text: Option<&[u8]>,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        match job.product {
            Product::Object => {}
            Product::Nothing => return Ok(()),
            _ => {
                let bytes = std::fs::read(&input.path).map_err(|e| {
                    format!("cannot read '{}': {}", input.path.display(), reason(&e))
                })?;
                return self.write(job, bytes, unit, outcome);
            }
        }
        if self.invocation.integrated_assembler && compile::can_assemble(self.invocation) {
            let text = text.map(<[u8]>::to_vec);
            let compiled = stage::stage(unit, PHASE_ASSEMBLY_PARSE, || {
                compile::assemble(self.invocation, input, text, unit)
            })?;
            outcome.text.push_str(&self.said(&compiled));
            if compiled.failed {
                outcome.status = 1;
                return Ok(());
            }
            encode(unit)?;
            return self.write(job, compiled.bytes, unit, outcome);
        }
        let program = self
            .toolchain
            .program(OsStr::new("as"), &self.invocation.link.tool_prefixes)
            .ok_or("no assembler found: 'as' is in no directory of PATH")?;
        let mut temporaries = TemporaryFiles::default();
        let trouble = |e: std::io::Error| format!("cannot make a temporary file: {}", reason(&e));
        let object = temporaries.add("neverc-", ".o").map_err(trouble)?;
        let source = match text {
            None if !input.is_stdin() => input.path.clone(),
            _ => {
                let file = temporaries.add("neverc-", ".s").map_err(trouble)?;
                let bytes = match text {
                    Some(bytes) => bytes.to_vec(),
                    None => read_stdin()?,
                };
                std::fs::write(&file, bytes).map_err(|e| cannot_write(&file, &e))?;
                file
            }
        };
        let mut command = Command::new(&program);
        command.args(&self.invocation.assembler_args);
        for dir in &self.invocation.preprocessor.include_dirs {
            command.arg("-I").arg(dir);
        }
        command.arg("-o").arg(&object).arg(&source);
        if self.invocation.verbose {
            let args = command.get_args().map(OsStr::to_owned).collect();
            outcome
                .text
                .push_str(&show::running_command_line(&link::Command {
                    program: program.clone(),
                    args,
                }));
        }
        let status = stage::stage(unit, PHASE_ASSEMBLY_PARSE, || cleanup::run(&mut command))?;
        let status =
            status.map_err(|e| format!("cannot run '{}': {}", program.display(), reason(&e)))?;
        if !status.success() {
            return Err(format!(
                "assembler command failed with {} (use -v to see invocation)",
                exit_text(status)
            ));
        }
        encode(unit)?;
        let bytes = std::fs::read(&object)
            .map_err(|e| format!("cannot read '{}': {}", object.display(), reason(&e)))?;
        self.write(job, bytes, unit, outcome)
    }
}

/// The phases between an assembler's parser and its object. The assembler does their work in one go.
fn encode(unit: Option<UnitTask<'_>>) -> Result<(), String> {
    stage::stage(unit, PHASE_MC_ENCODE, || ())?;
    stage::stage(unit, PHASE_MC_LAYOUT, || ())
}
