//! The link: a linker's command run beside its destination, checked, and put in place.

use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::process::Command;

use neverc_abi::{
    PHASE_LINK_AFTER_COMMIT, PHASE_LINK_COMMIT, PHASE_LINK_FULL, PHASE_LINK_IMAGE_VERIFY,
    PHASE_LINK_POST_EMIT, PHASE_LINK_SIDE_OUTPUTS_VERIFY,
};

use super::plan::objects;
use super::{Job, Runner, cannot_write, eprint, exit_text};
use crate::cleanup;
use crate::link;
use crate::output::{self, Staged, reason};
use crate::plugin::stage::{self, UnitTask};
use crate::show;

/// A linker's command and what belongs to it.
pub(super) struct LinkJob<'a> {
    /// The command; its output is the final one.
    pub command: link::Command,
    /// `NAME=value` each, on top of this process's environment.
    pub environment: &'a [String],
}

/// Where an argument names the output: its place, and how many bytes of it come before the name.
fn output_argument(args: &[OsString]) -> Option<(usize, usize)> {
    let mut found = None;
    let mut index = 0;
    while let Some(arg) = args.get(index) {
        let bytes = arg.as_bytes();
        if (bytes == b"-o" || bytes == b"--output") && index + 1 < args.len() {
            index += 1;
            found = Some((index, 0));
        } else if bytes.starts_with(b"--output=") {
            found = Some((index, b"--output=".len()));
        } else if bytes.starts_with(b"-o")
            && bytes.len() > 2
            && !bytes.starts_with(b"-oformat")
            && bytes != b"-omagic"
        {
            found = Some((index, 2));
        }
        index += 1;
    }
    found
}

/// The file that a linker's arguments make; the last option counts.
#[must_use]
pub fn linked_file(args: &[OsString]) -> PathBuf {
    match output_argument(args) {
        Some((index, skip)) => {
            PathBuf::from(OsString::from_vec(args[index].as_bytes()[skip..].to_vec()))
        }
        None => PathBuf::from("a.out"),
    }
}

/// Makes a linker's arguments name another output.
pub fn redirect(args: &mut Vec<OsString>, output: &Path) {
    match output_argument(args) {
        Some((index, skip)) => {
            let mut bytes = args[index].as_bytes()[..skip].to_vec();
            bytes.extend_from_slice(output.as_os_str().as_bytes());
            args[index] = OsString::from_vec(bytes);
        }
        None => args.extend(["-o".into(), output.into()]),
    }
}

impl Runner<'_> {
    /// Links what the jobs have made.
    pub(super) fn link(&self, jobs: &[Job]) -> u8 {
        if self.invocation.link.items.is_empty() {
            return 0;
        }
        let out = self.invocation.output.clone();
        let out = out.unwrap_or_else(|| "a.out".into());
        let objects = objects(self.invocation, jobs);
        match link::command(self.invocation, self.toolchain, &objects, &out) {
            Ok(command) => self.run_link(
                LinkJob {
                    command,
                    environment: &[],
                },
                None,
            ),
            Err(text) => self.fail(&text),
        }
    }

    /// Runs a linker.
    pub(super) fn run_link(&self, job: LinkJob<'_>, unit: Option<UnitTask<'_>>) -> u8 {
        let mut command = job.command;
        let out = linked_file(&command.args);
        let lease = unit.map(|unit| stage::lease(unit.task, &out)).transpose();
        let _lease = match lease {
            Ok(lease) => lease,
            Err(text) => return self.fail(&text),
        };
        let staged = match output::stage(&out) {
            Ok(staged) => staged,
            Err(error) => return self.fail(&cannot_write(&out, &error)),
        };
        redirect(&mut command.args, &staged.temporary);
        if self.invocation.verbose {
            eprint(&show::running_command_line(&command));
        }
        let mut staged = Some(staged);
        let done = self.link_staged(&command, job.environment, &out, &mut staged, unit);
        // Still there when something failed, or a plugin stood in the way.
        if let Some(staged) = staged {
            staged.discard();
        }
        match done {
            Ok(()) => 0,
            Err(text) => self.fail(&text),
        }
    }

    fn link_staged(
        &self,
        command: &link::Command,
        environment: &[String],
        out: &Path,
        staged: &mut Option<Staged>,
        unit: Option<UnitTask<'_>>,
    ) -> Result<(), String> {
        let mut process = Command::new(&command.program);
        process.args(&command.args);
        process.envs(environment.iter().filter_map(|e| e.split_once('=')));
        let status = stage::stage(unit, PHASE_LINK_FULL, || cleanup::run(&mut process))?;
        let status = status
            .map_err(|e| format!("cannot run '{}': {}", command.program.display(), reason(&e)))?;
        if !status.success() {
            return Err(format!(
                "linker command failed with {} (use -v to see invocation)",
                exit_text(status)
            ));
        }
        stage::stage(unit, PHASE_LINK_POST_EMIT, || ())?;
        stage::gate(unit, PHASE_LINK_IMAGE_VERIFY, || match staged {
            Some(staged) => self.check_image(&staged.temporary),
            None => Ok(()),
        })?;
        stage::stage(unit, PHASE_LINK_SIDE_OUTPUTS_VERIFY, || ())?;
        let committed = stage::stage(unit, PHASE_LINK_COMMIT, || {
            staged.take().map_or(Ok(()), Staged::commit_if_written)
        })?;
        committed.map_err(|e| cannot_write(out, &e))?;
        stage::event(unit, PHASE_LINK_AFTER_COMMIT)
    }

    /// An ELF image must be one for the target; other formats are the linker script's business.
    fn check_image(&self, path: &Path) -> Result<(), String> {
        let mut head = [0u8; 20];
        let read = File::open(path).and_then(|mut f| f.read_exact(&mut head));
        if read.is_err()
            || !head.starts_with(b"\x7fELF")
            || stage::is_elf_of(self.invocation, &head)
        {
            return Ok(());
        }
        Err("the linked image is for another target".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(list: &[&str]) -> Vec<OsString> {
        list.iter().map(OsString::from).collect()
    }

    #[test]
    fn the_last_output_counts_in_all_its_forms() {
        for (list, out) in [
            (&["-m", "elf_x86_64", "-o", "a", "x.o"][..], "a"),
            (&["-o", "a", "-ob"], "b"),
            (&["--output=c", "--oformat=binary"], "c"),
            (&["-oformat", "binary"], "a.out"),
            (&["-r"], "a.out"),
        ] {
            let mut list = args(list);
            assert_eq!(linked_file(&list), Path::new(out), "{list:?}");
            redirect(&mut list, Path::new("/t/z"));
            assert_eq!(linked_file(&list), Path::new("/t/z"), "{list:?}");
        }
    }
}
