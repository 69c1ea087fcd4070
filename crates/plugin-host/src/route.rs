//! Routes: the target facts by which a provider is chosen.

use neverc_abi::*;

use crate::boundary::{Incoming, header, view};
use crate::status::Status;

/// A route with its own text. Empty text and level 0 in a provider's route fit everything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Route {
    /// Target triple.
    pub target_triple: String,
    /// Processor.
    pub cpu: String,
    /// Processor features.
    pub features: String,
    /// Object format, e.g. `elf`.
    pub object_format: String,
    /// Execution level (`NEVERC_EXECUTION_LEVEL_…`).
    pub execution_level: u32,
}

impl Route {
    /// Copies a route out of a record that a plugin handed in.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a bad header, text or reserved field.
    pub fn copy<T: Copy>(
        record: &Incoming<'_, T>,
        field: impl Fn(&T) -> NevercPhaseRoute,
    ) -> Result<Route, Status> {
        let route = field(record);
        if (route.header.struct_size as usize) < size_of::<NevercPhaseRoute>()
            || route.header.major != NEVERC_PLUGIN_ABI_MAJOR
            || route.reserved != 0
        {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        let text = |pick: fn(&NevercPhaseRoute) -> NevercStringView| {
            record.utf8(|r| pick(&field(r))).map(str::to_owned)
        };
        Ok(Route {
            target_triple: text(|r| r.target_triple)?,
            cpu: text(|r| r.cpu)?,
            features: text(|r| r.features)?,
            object_format: text(|r| r.object_format)?,
            execution_level: route.execution_level,
        })
    }

    /// Whether a provider with this route serves `wanted`.
    pub fn fits(&self, wanted: &Route) -> bool {
        let text = |mine: &str, other: &str| mine.is_empty() || mine == other;
        text(&self.target_triple, &wanted.target_triple)
            && text(&self.cpu, &wanted.cpu)
            && text(&self.features, &wanted.features)
            && text(&self.object_format, &wanted.object_format)
            && (self.execution_level == 0 || self.execution_level == wanted.execution_level)
    }

    /// The record; its views borrow from the route.
    pub fn to_abi(&self) -> NevercPhaseRoute {
        NevercPhaseRoute {
            header: header::<NevercPhaseRoute>(),
            target_triple: view(&self.target_triple),
            cpu: view(&self.cpu),
            features: view(&self.features),
            object_format: view(&self.object_format),
            execution_level: self.execution_level,
            reserved: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_fields_fit_everything() {
        let wanted = Route {
            target_triple: "x86_64-unknown-linux-gnu".into(),
            execution_level: 1,
            ..Route::default()
        };
        assert!(Route::default().fits(&wanted));
        assert!(wanted.fits(&wanted));
        let other = Route {
            cpu: "generic".into(),
            ..Route::default()
        };
        assert!(!other.fits(&wanted));
    }
}
