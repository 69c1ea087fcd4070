//! Lists that are handed out as views: the strings, and beside them the records that point to them.

use std::cell::OnceCell;
use std::ops::Deref;

use neverc_abi::*;
use neverc_plugin_host::boundary::{header, view};

/// Strings with a place for the list of views that plugins get.
#[derive(Default)]
pub struct Strings {
    strings: Vec<String>,
    views: OnceCell<Vec<NevercStringView>>,
}

impl Strings {
    /// The strings, to be changed; views handed out before are given up.
    pub fn edit(&mut self) -> &mut Vec<String> {
        self.views = OnceCell::new();
        &mut self.strings
    }

    /// The list; good as long as the strings stay where they are.
    pub fn list(&self) -> NevercStringList {
        let views = self
            .views
            .get_or_init(|| self.strings.iter().map(|s| view(s)).collect());
        NevercStringList {
            data: views.as_ptr(),
            count: views.len() as u64,
            element_stride: size_of::<NevercStringView>() as u64,
        }
    }
}

impl Clone for Strings {
    fn clone(&self) -> Strings {
        // The clone's strings lie elsewhere, so its views are its own.
        Strings::from(self.strings.clone())
    }
}

impl From<Vec<String>> for Strings {
    fn from(strings: Vec<String>) -> Strings {
        Strings {
            strings,
            views: OnceCell::new(),
        }
    }
}

impl Deref for Strings {
    type Target = [String];
    fn deref(&self) -> &[String] {
        &self.strings
    }
}

/// A file of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobFile {
    /// Path as the job spells it.
    pub path: String,
    /// `NEVERC_DRIVER_TYPE_…`.
    pub ty: NevercDriverType,
}

impl JobFile {
    /// The record; good as long as the path stays where it is.
    pub fn record(&self) -> NevercJobFile {
        NevercJobFile {
            header: header::<NevercJobFile>(),
            path: view(&self.path),
            type_: self.ty,
            reserved: 0,
        }
    }
}

/// Files with a place for the list of records that plugins get.
#[derive(Default)]
pub struct JobFiles {
    files: Vec<JobFile>,
    records: OnceCell<Vec<NevercJobFile>>,
}

impl JobFiles {
    /// The files, to be changed; records handed out before are given up.
    pub fn edit(&mut self) -> &mut Vec<JobFile> {
        self.records = OnceCell::new();
        &mut self.files
    }

    /// The list; good as long as the files stay where they are.
    pub fn list(&self) -> NevercJobFileList {
        let records = self
            .records
            .get_or_init(|| self.files.iter().map(JobFile::record).collect());
        NevercJobFileList {
            data: records.as_ptr(),
            count: records.len() as u64,
            element_stride: size_of::<NevercJobFile>() as u64,
        }
    }
}

impl Clone for JobFiles {
    fn clone(&self) -> JobFiles {
        JobFiles::from(self.files.clone())
    }
}

impl From<Vec<JobFile>> for JobFiles {
    fn from(files: Vec<JobFile>) -> JobFiles {
        JobFiles {
            files,
            records: OnceCell::new(),
        }
    }
}

impl Deref for JobFiles {
    type Target = [JobFile];
    fn deref(&self) -> &[JobFile] {
        &self.files
    }
}
