//! SOURCE_LOCATION: positions, ranges, files, source inputs and units.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, OutSlice, byte_text, view, zeroed};
use neverc_plugin_host::tables::{SOURCE_LOCATION_SLOTS, SourceLocationTable};
use neverc_plugin_host::{Call, Frame, Status, Task};
use neverc_source::{Entry, LangOpts, Loc, SourceMap};

use crate::io::native;
use crate::kinds;
use crate::sources::{
    SOURCE_INPUT, SOURCE_UNIT, SourceInput, SourceRange, SourceUnit, file_handle, location_handle,
    with_map,
};

/// The table's object; everything belongs to the task.
pub struct SourceLocations;

/// Canonical paths that were asked for, kept for the views handed out.
#[derive(Default)]
struct CanonicalPaths(RefCell<HashMap<PathBuf, Rc<[u8]>>>);

impl CanonicalPaths {
    fn of(&self, path: &Path) -> Rc<[u8]> {
        let mut known = self.0.borrow_mut();
        let entry = known.entry(path.to_path_buf()).or_insert_with(|| {
            let canonical = std::fs::canonicalize(path)
                .or_else(|_| std::path::absolute(path))
                .unwrap_or_else(|_| path.to_path_buf());
            Rc::from(canonical.as_os_str().as_encoded_bytes())
        });
        entry.clone()
    }
}

fn loc(call: &Call<'_>, handle: NevercSourceLocation) -> Result<Loc, Status> {
    call.object::<Loc>(handle, kinds::LOCATION).map(|l| *l)
}

fn info(map: &SourceMap, at: Loc) -> Result<NevercSourceLocationInfo, Status> {
    let file = map.file_loc(at);
    let (_, offset) = map.entry(file).ok_or(Status::STALE_HANDLE)?;
    let (_, column) = map.line_text(file).ok_or(Status::STALE_HANDLE)?;
    let mut out: NevercSourceLocationInfo = zeroed();
    out.kind = if map.is_macro(at) {
        NEVERC_SOURCE_LOCATION_MACRO
    } else {
        NEVERC_SOURCE_LOCATION_FILE
    };
    out.file_offset = offset.into();
    out.line = map.physical_line(file);
    out.column = column + 1;
    Ok(out)
}

fn text_of(map: &SourceMap, file: Loc) -> Result<(Rc<[u8]>, Loc, u32), Status> {
    match map.entry(file) {
        Some((Entry::File { text, .. }, offset)) => {
            Ok((text.clone(), Loc(file.0 - offset), offset))
        }
        _ => Err(Status::STALE_HANDLE),
    }
}

/// One past the token at a position of a file.
fn token_end(map: &SourceMap, lang: &LangOpts, at: Loc) -> Result<Loc, Status> {
    let (text, _, offset) = text_of(map, at)?;
    Ok(at.offset(neverc_prep::token_length(text, offset, lang)))
}

fn transform(
    call: &Call<'_>,
    task: &Task,
    location: NevercSourceLocation,
    f: impl Fn(&SourceMap, Loc) -> Loc,
) -> Result<NevercSourceLocation, Status> {
    let at = loc(call, location)?;
    let to = with_map(task, |map, _, _| Ok(f(map, at)))?;
    location_handle(task, to)
}

impl SourceLocationTable for SourceLocations {
    fn get_location_info(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercSourceLocationInfo, Status> {
        let at = loc(call, location)?;
        with_map(task, |map, _, _| info(map, at))
    }

    fn get_spelling_location(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercSourceLocation, Status> {
        transform(call, task, location, SourceMap::spelling)
    }

    fn get_expansion_location(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercSourceLocation, Status> {
        transform(call, task, location, SourceMap::file_loc)
    }

    fn get_file_location(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercSourceLocation, Status> {
        transform(call, task, location, SourceMap::file_loc)
    }

    fn get_include_location(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercSourceLocation, Status> {
        transform(call, task, location, SourceMap::included_at)
    }

    fn get_token_end(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercSourceLocation, Status> {
        let at = loc(call, location)?;
        let end = with_map(task, |map, lang, _| token_end(map, lang, map.spelling(at)))?;
        location_handle(task, end)
    }

    fn get_range_info(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        range: NevercSourceRange,
    ) -> Result<NevercSourceRangeInfo, Status> {
        let range = call.object::<SourceRange>(range, kinds::RANGE)?;
        let mut out: NevercSourceRangeInfo = zeroed();
        out.begin = location_handle(task, range.begin)?;
        out.end = location_handle(task, range.end)?;
        out.kind = if range.is_token {
            NEVERC_SOURCE_RANGE_TOKEN
        } else {
            NEVERC_SOURCE_RANGE_CHARACTER
        };
        Ok(out)
    }

    fn get_source_text(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        range: NevercSourceRange,
    ) -> Result<NevercBufferView, Status> {
        let range = call.object::<SourceRange>(range, kinds::RANGE)?;
        with_map(task, |map, lang, _| {
            let begin = map.file_loc(range.begin);
            let mut end = map.file_loc(range.end);
            let (text, start, from) = text_of(map, begin)?;
            let (_, end_start, _) = text_of(map, end)?;
            if start != end_start {
                return Err(Status::VERIFICATION_FAILED);
            }
            if range.is_token {
                end = token_end(map, lang, end)?;
            }
            let to = end.0 - start.0;
            if to < from || to as usize > text.len() {
                return Err(Status::VERIFICATION_FAILED);
            }
            let mut out: NevercBufferView = zeroed();
            // The map keeps the text, and it is lent for longer than the plugin's callback runs.
            out.data = text[from as usize..].as_ptr();
            out.length = u64::from(to - from);
            out.null_terminated = NEVERC_FALSE;
            Ok(out)
        })
    }

    fn get_presumed_location(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercPresumedLocation, Status> {
        let at = loc(call, location)?;
        let presumed = with_map(task, |map, _, _| {
            map.presumed(at).ok_or(Status::STALE_HANDLE)
        })?;
        let mut out: NevercPresumedLocation = zeroed();
        out.filename = view(&presumed.file);
        out.line = presumed.line;
        out.column = presumed.column;
        out.include_location = location_handle(task, presumed.included_at)?;
        Ok(out)
    }

    fn get_location_file(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercFileHandle, Status> {
        let at = loc(call, location)?;
        let start = with_map(task, |map, _, _| Ok(text_of(map, map.file_loc(at))?.1))?;
        file_handle(task, start)
    }

    fn get_file_info(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        file: NevercFileHandle,
    ) -> Result<NevercFileInfo, Status> {
        let start = call.object::<Loc>(file, kinds::SOURCE_FILE)?;
        with_map(task, |map, _, _| {
            let Some((
                Entry::File {
                    name, text, system, ..
                },
                _,
            )) = map.entry(*start)
            else {
                return Err(Status::STALE_HANDLE);
            };
            let mut out: NevercFileInfo = zeroed();
            out.path = view(name);
            out.size = text.len() as u64;
            out.characteristic = if system {
                NEVERC_FILE_CHARACTERISTIC_SYSTEM
            } else {
                NEVERC_FILE_CHARACTERISTIC_USER
            };
            let path = Path::new(&**name);
            // The task keeps the canonical path, so that the view stays good.
            let canonical = task.seat(CanonicalPaths::default).of(path);
            out.canonical_path = byte_text(&canonical);
            if let Some(status) = native::status(path).ok().filter(|_| path.exists()) {
                out.modification_time = status.modification_time;
                out.unique_id = NevercFileUniqueID {
                    device: status.device,
                    file: status.inode,
                };
                out.named_pipe = NevercBool::from(status.is_pipe);
            }
            Ok(out)
        })
    }

    fn get_character_data(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        location: NevercSourceLocation,
    ) -> Result<NevercBufferView, Status> {
        let at = loc(call, location)?;
        with_map(task, |map, _, lent| {
            let (text, start, offset) = text_of(map, map.file_loc(at))?;
            let mut copies = lent.terminated.borrow_mut();
            let copy = copies.entry(start.0).or_insert_with(|| {
                let mut bytes = text.to_vec();
                bytes.push(0);
                Rc::from(bytes)
            });
            let mut out: NevercBufferView = zeroed();
            out.data = copy[offset as usize..].as_ptr();
            out.length = (text.len() - offset as usize) as u64;
            out.null_terminated = NEVERC_TRUE;
            Ok(out)
        })
    }

    fn get_location_info_batch(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        locations: &[NevercSourceLocation],
        out_infos: &mut OutSlice<'_, NevercSourceLocationInfo>,
    ) -> Result<(), Status> {
        if out_infos.capacity() < locations.len() as u64 {
            return Err(Status::INVALID_ARGUMENT);
        }
        let infos = with_map(task, |map, _, _| {
            locations
                .iter()
                .map(|&l| info(map, loc(call, l)?))
                .collect::<Result<Vec<_>, Status>>()
        })?;
        out_infos.write_records(&infos, &SOURCE_LOCATION_SLOTS[12])
    }

    fn get_source_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        input: NevercArtifactHandle,
    ) -> Result<NevercSourceInputInfo, Status> {
        let input = frame.payload::<SourceInput>(call, input, SOURCE_INPUT)?;
        let mut out: NevercSourceInputInfo = zeroed();
        // The artifact keeps the text while the phase runs.
        out.path = view(&input.path);
        out.kind = if input.is_buffer {
            NEVERC_SOURCE_INPUT_BUFFER
        } else {
            NEVERC_SOURCE_INPUT_FILE
        };
        out.language = input.language;
        out.system = input.system.into();
        out.preprocessed = input.preprocessed.into();
        Ok(out)
    }

    fn create_memory_source_unit(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        input: NevercArtifactHandle,
        descriptor: Incoming<'_, NevercMemorySourceUnitDescriptor>,
    ) -> Result<NevercArtifactHandle, Status> {
        frame.artifact(call, input, SOURCE_INPUT)?;
        if descriptor.reserved != 0 {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        for flag in [
            descriptor.system,
            descriptor.deterministic,
            descriptor.cacheable,
        ] {
            if flag > NEVERC_TRUE {
                return Err(Status::INVALID_DESCRIPTOR);
            }
        }
        let content = descriptor.bytes(|d| d.content)?;
        let unit = SourceUnit {
            logical_path: descriptor.utf8(|d| d.logical_path)?.to_owned(),
            canonical_identity: descriptor.utf8(|d| d.canonical_identity)?.to_owned(),
            provider_id: descriptor.utf8(|d| d.provider_id)?.to_owned(),
            content: Some(Rc::from(content)),
            size: content.len() as u64,
            system: descriptor.system == NEVERC_TRUE,
            deterministic: descriptor.deterministic == NEVERC_TRUE,
            cacheable: descriptor.cacheable == NEVERC_TRUE,
        };
        let named = [
            &unit.logical_path,
            &unit.canonical_identity,
            &unit.provider_id,
        ];
        if named.iter().any(|text| text.is_empty()) {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        frame.candidate(SOURCE_UNIT, Rc::new(unit))
    }

    fn get_source_unit(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        unit: NevercArtifactHandle,
    ) -> Result<NevercSourceUnitInfo, Status> {
        let unit = frame.payload::<SourceUnit>(call, unit, SOURCE_UNIT)?;
        let mut out: NevercSourceUnitInfo = zeroed();
        out.logical_path = view(&unit.logical_path);
        out.canonical_identity = view(&unit.canonical_identity);
        out.provider_id = view(&unit.provider_id);
        out.size = unit.size;
        out.memory_backed = unit.content.is_some().into();
        out.system = unit.system.into();
        out.deterministic = unit.deterministic.into();
        out.cacheable = unit.cacheable.into();
        Ok(out)
    }
}
