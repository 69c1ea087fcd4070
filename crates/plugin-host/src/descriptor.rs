//! The descriptor of a plugin: copied out of the module and checked, so that nothing of the module's memory is
//! referred to afterwards but its functions.

use semver::{BuildMetadata, Prerelease, Version};

use neverc_abi::*;

use crate::boundary::Incoming;
use crate::host::Compatibility;
use crate::status::{HostError, Status};

/// An interface that a plugin wants.
#[derive(Clone, Debug)]
pub struct Requirement {
    /// Interface.
    pub id: NevercInterfaceIdParts,
    /// Major version.
    pub major: u16,
    /// Least minor version.
    pub minimum_minor: u16,
    /// Whether the key must agree too (LOCKSTEP).
    pub lockstep: Option<Compatibility>,
    /// Whether the plugin cannot do without.
    pub required: bool,
}

/// The two halves of an interface ID, comparable.
pub type NevercInterfaceIdParts = (u64, u64);

/// A relation to another plugin.
#[derive(Clone, Debug)]
pub struct Dependency {
    /// The other plugin.
    pub plugin: String,
    /// `NEVERC_DEPENDENCY_…`.
    pub kind: NevercDependencyKind,
    /// Least version.
    pub minimum: Version,
    /// First version too new.
    pub maximum: Option<Version>,
    /// Whether prereleases count.
    pub allow_prerelease: bool,
}

impl Dependency {
    /// Whether `version` is in range, by semantic-version precedence.
    pub fn accepts(&self, version: &Version) -> bool {
        let below = |a: &Version, b: &Version| a.cmp_precedence(b).is_lt();
        !below(version, &self.minimum)
            && self.maximum.as_ref().is_none_or(|m| below(version, m))
            && (self.allow_prerelease || version.pre.is_empty())
    }
}

/// A plugin's functions.
#[derive(Clone, Copy)]
pub struct Callbacks {
    pub(crate) process_begin: NevercProcessBeginFn,
    pub(crate) register: NevercRegisterPluginFn,
    pub(crate) session_begin: NevercSessionBeginFn,
    pub(crate) session_end: NevercSessionEndFn,
    pub(crate) task_begin: NevercTaskBeginFn,
    pub(crate) task_end: NevercTaskEndFn,
    pub(crate) destroy: NevercPluginDestroyFn,
}

/// A checked descriptor in the host's own storage.
#[derive(Clone)]
pub struct PluginDescriptor {
    /// Canonical ID.
    pub id: String,
    /// Name for people.
    pub display_name: String,
    /// Version.
    pub version: Version,
    /// `NEVERC_CONCURRENCY_…`.
    pub concurrency: NevercConcurrencyModel,
    /// `NEVERC_REENTRANCY_…`.
    pub reentrancy: NevercReentrancyModel,
    /// Interfaces, required and optional.
    pub requirements: Vec<Requirement>,
    /// Relations to other plugins.
    pub dependencies: Vec<Dependency>,
    /// Functions.
    pub callbacks: Callbacks,
}

/// Whether a text is a canonical ID: 1 to 255 bytes of lower-case letters, digits, `.`, `_` and `-`, in
/// segments that are not empty and neither begin nor end with `-`.
pub fn is_canonical_id(id: &str) -> bool {
    (1..=255).contains(&id.len())
        && id.split('.').all(|segment| {
            !segment.is_empty()
                && !segment.starts_with('-')
                && !segment.ends_with('-')
                && segment
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-')
        })
}

fn invalid(text: impl Into<String>) -> HostError {
    HostError::new(Status::INVALID_DESCRIPTOR, text)
}

/// Bytes up to the end of `Register`: what every descriptor must have.
pub(crate) const REQUIRED_PREFIX: usize =
    std::mem::offset_of!(NevercPluginDescriptor, register) + size_of::<NevercRegisterPluginFn>();

/// Copies and checks what the entry point left in `raw`.
///
/// # Errors
/// What is wrong with it.
///
/// # Safety
/// The views in `raw` are valid for their lengths.
pub(crate) unsafe fn copy(raw: &NevercPluginDescriptor) -> Result<PluginDescriptor, HostError> {
    let size = raw.header.struct_size as usize;
    if raw.header.major != NEVERC_PLUGIN_ABI_MAJOR {
        return Err(HostError::new(
            Status::ABI_MISMATCH,
            format!(
                "ABI major does not match: the plugin has {}, the host {NEVERC_PLUGIN_ABI_MAJOR}",
                raw.header.major
            ),
        ));
    }
    if size < REQUIRED_PREFIX {
        return Err(HostError::new(
            Status::ABI_MISMATCH,
            "plugin descriptor is shorter than its required prefix",
        ));
    }
    // Bytes that the plugin does not know of are not its words.
    let mut whole = *raw;
    let known = size.min(size_of::<NevercPluginDescriptor>());
    // SAFETY: the written range lies within the record, whose fields may all be zero.
    unsafe {
        (&raw mut whole)
            .cast::<u8>()
            .add(known)
            .write_bytes(0, size_of::<NevercPluginDescriptor>() - known);
    }
    whole.header.struct_size = size_of::<NevercPluginDescriptor>() as u32;
    // SAFETY: the record is whole, and the caller vouches for its views.
    let raw = unsafe { Incoming::new(&raw const whole) }
        .map_err(|_| invalid("plugin descriptor is malformed"))?;
    let id = raw
        .text(|d| d.plugin_id)
        .ok()
        .and_then(|b| std::str::from_utf8(b).ok())
        .filter(|id| is_canonical_id(id))
        .ok_or_else(|| invalid("plugin ID is not canonical"))?
        .to_owned();
    let display_name = raw
        .utf8(|d| d.display_name)
        .map_err(|_| invalid("plugin display name is malformed"))?
        .to_owned();
    let version =
        version(&raw, |d| d.version).ok_or_else(|| invalid("plugin version is malformed"))?;
    if raw.concurrency > NEVERC_CONCURRENCY_PROCESS_SERIAL {
        return Err(invalid("plugin concurrency model is out of range"));
    }
    if raw.reentrancy > NEVERC_REENTRANCY_ALLOWED {
        return Err(invalid("plugin reentrancy model is out of range"));
    }
    let mut requirements = Vec::new();
    for (view, required) in [
        (raw.required_interfaces, true),
        (raw.optional_interfaces, false),
    ] {
        let list = raw
            .records::<NevercInterfaceRequirement>(|_| view)
            .map_err(|_| invalid("plugin interface array is malformed"))?;
        for entry in list {
            requirements.push(requirement(&entry, required)?);
        }
    }
    let mut dependencies = Vec::new();
    let list = raw
        .records::<NevercPluginDependency>(|d| d.dependencies)
        .map_err(|_| invalid("plugin dependency array is malformed"))?;
    for entry in list {
        dependencies.push(dependency(&entry)?);
    }
    if raw.register.is_none() {
        return Err(invalid("plugin has no Register callback"));
    }
    if raw.session_begin.is_some() != raw.session_end.is_some() {
        return Err(invalid("SessionBegin and SessionEnd are not paired"));
    }
    if raw.task_begin.is_some() != raw.task_end.is_some() {
        return Err(invalid("TaskBegin and TaskEnd are not paired"));
    }
    Ok(PluginDescriptor {
        id,
        display_name,
        version,
        concurrency: raw.concurrency,
        reentrancy: raw.reentrancy,
        requirements,
        dependencies,
        callbacks: Callbacks {
            process_begin: raw.process_begin,
            register: raw.register,
            session_begin: raw.session_begin,
            session_end: raw.session_end,
            task_begin: raw.task_begin,
            task_end: raw.task_end,
            destroy: raw.destroy,
        },
    })
}

fn version<T: Copy>(
    record: &Incoming<'_, T>,
    field: impl Fn(&T) -> NevercSemanticVersion + Copy,
) -> Option<Version> {
    let v = field(record);
    if v.reserved != 0 {
        return None;
    }
    let pre = record.utf8(|r| field(r).prerelease).ok()?;
    let build = record.utf8(|r| field(r).build_metadata).ok()?;
    Some(Version {
        major: v.major.into(),
        minor: v.minor.into(),
        patch: v.patch.into(),
        pre: Prerelease::new(pre).ok()?,
        build: BuildMetadata::new(build).ok()?,
    })
}

fn requirement(
    entry: &Incoming<'_, NevercInterfaceRequirement>,
    listed_as_required: bool,
) -> Result<Requirement, HostError> {
    if entry.header.major != NEVERC_PLUGIN_ABI_MAJOR {
        return Err(invalid("plugin interface requirement has a bad header"));
    }
    if (entry.interface.high, entry.interface.low) == (0, 0) || entry.required > NEVERC_TRUE {
        return Err(invalid("plugin interface requirement is malformed"));
    }
    let lockstep = match entry.stability {
        NEVERC_INTERFACE_STABLE => None,
        NEVERC_INTERFACE_LOCKSTEP => {
            let key = entry.compatibility;
            let build = entry.utf8(|e| e.compatibility.producer_build_id);
            let abi = entry.utf8(|e| e.compatibility.target_abi_key);
            match (build, abi) {
                (Ok(build), Ok(abi))
                    if !build.is_empty() && !abi.is_empty() && key.llvm_major != 0 =>
                {
                    Some(Compatibility {
                        build_id: build.to_owned(),
                        abi_key: abi.to_owned(),
                        llvm_major: key.llvm_major,
                    })
                }
                _ => return Err(invalid("LOCKSTEP interface requirement is incomplete")),
            }
        }
        _ => return Err(invalid("plugin interface stability is out of range")),
    };
    Ok(Requirement {
        id: (entry.interface.high, entry.interface.low),
        major: entry.major,
        minimum_minor: entry.minimum_minor,
        lockstep,
        required: listed_as_required,
    })
}

fn dependency(entry: &Incoming<'_, NevercPluginDependency>) -> Result<Dependency, HostError> {
    if entry.header.major != NEVERC_PLUGIN_ABI_MAJOR || entry.reserved != 0 {
        return Err(invalid("plugin dependency has a bad header"));
    }
    let plugin = entry
        .utf8(|e| e.plugin_id)
        .ok()
        .filter(|id| is_canonical_id(id))
        .ok_or_else(|| invalid("plugin dependency's plugin ID is not canonical"))?
        .to_owned();
    if entry.kind > NEVERC_DEPENDENCY_AFTER {
        return Err(invalid("plugin dependency kind is out of range"));
    }
    let bad_range = || invalid("plugin dependency's version range is malformed");
    let range = entry.version;
    if range.has_maximum > NEVERC_TRUE
        || range.allow_prerelease > NEVERC_TRUE
        || range.reserved != 0
    {
        return Err(bad_range());
    }
    let minimum = version(entry, |e| e.version.minimum_inclusive).ok_or_else(bad_range)?;
    let maximum = match range.has_maximum {
        NEVERC_TRUE => Some(version(entry, |e| e.version.maximum_exclusive).ok_or_else(bad_range)?),
        _ => None,
    };
    if maximum
        .as_ref()
        .is_some_and(|m| !minimum.cmp_precedence(m).is_lt())
    {
        return Err(bad_range());
    }
    Ok(Dependency {
        plugin,
        kind: entry.kind,
        minimum,
        maximum,
        allow_prerelease: range.allow_prerelease == NEVERC_TRUE,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_ids() {
        for good in ["a", "org.neverc.plugin-name_2", "_a._b"] {
            assert!(is_canonical_id(good), "{good}");
        }
        let long = "a".repeat(256);
        for bad in [
            "",
            "Org.a",
            "org..plugin",
            "org.-plugin",
            "org.plugin-",
            "ä",
            &long,
            "a.",
        ] {
            assert!(!is_canonical_id(bad), "{bad}");
        }
    }

    #[test]
    fn ranges_are_half_open_and_shut_out_prereleases() {
        let parse = |v: &str| Version::parse(v).expect("a version");
        let range = Dependency {
            plugin: "a".into(),
            kind: NEVERC_DEPENDENCY_REQUIRED,
            minimum: parse("1.2.0"),
            maximum: Some(parse("2.0.0")),
            allow_prerelease: false,
        };
        assert!(range.accepts(&parse("1.2.0+build")));
        assert!(range.accepts(&parse("1.9.9")));
        assert!(!range.accepts(&parse("2.0.0")));
        assert!(!range.accepts(&parse("1.1.9")));
        assert!(!range.accepts(&parse("1.5.0-rc.1")));
    }

    unsafe extern "C-unwind" fn register(
        _: *const NevercCoreAPI,
        _: *const NevercRegistrarAPI,
        _: *mut std::ffi::c_void,
        _: *mut std::ffi::c_void,
    ) -> NevercStatus {
        NevercStatus::default()
    }

    #[test]
    fn mutated_descriptors_are_refused_or_read_but_never_harm() {
        let mut sound: NevercPluginDescriptor = crate::boundary::zeroed();
        sound.header = crate::boundary::header::<NevercPluginDescriptor>();
        sound.plugin_id = crate::boundary::view("org.a");
        sound.register = Some(register);
        // SAFETY: its views are those of static text.
        assert!(unsafe { copy(&sound) }.is_ok_and(|d| d.id == "org.a"));
        let mut seed = 0x2545_f491_4f6c_dd1du64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        let mut accepted = 0;
        for _ in 0..50_000 {
            let mut mutant = sound;
            for _ in 0..=random() % 3 {
                let at = random() as usize % size_of::<NevercPluginDescriptor>();
                // Pointers are trusted, as every C interface must.
                let pointers = [16..48, 64..96, 104..112, 128..136, 152..160, 176..232];
                if pointers.iter().any(|p| p.contains(&at)) {
                    continue;
                }
                // SAFETY: the byte lies in the record, and numbers may have any value.
                unsafe {
                    *(&raw mut mutant).cast::<u8>().add(at) = random() as u8;
                }
            }
            // SAFETY: as above; arrays that got a count have no data and are refused.
            accepted += u32::from(unsafe { copy(&mutant) }.is_ok());
        }
        assert!((1..50_000).contains(&accepted));
    }
}
