//! The command line as data: option table, parser, spelling suggestions, help, response and configuration files.

pub mod config;
pub mod features;
pub mod help;
pub mod parse;
pub mod response;
pub mod suggest;
pub mod table;

pub use parse::{Occurrence, ParsedArguments, parse};
pub use table::{Form, Group, Id, OptionSpec};
