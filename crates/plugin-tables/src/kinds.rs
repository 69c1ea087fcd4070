//! Numbers of the handle kinds that the tables hand out.

use neverc_plugin_host::HandleKind;

const fn kind(number: u16) -> HandleKind {
    HandleKind(HandleKind::DOMAIN + number)
}

/// A source location.
pub const LOCATION: HandleKind = kind(0);
/// A source range.
pub const RANGE: HandleKind = kind(1);
/// A file of the source map.
pub const SOURCE_FILE: HandleKind = kind(2);
/// A file opened for reading.
pub const FILE: HandleKind = kind(3);
/// A buffer.
pub const BUFFER: HandleKind = kind(4);
/// A directory cursor.
pub const DIRECTORY: HandleKind = kind(5);
/// An output sink.
pub const SINK: HandleKind = kind(6);
/// A finished output.
pub const SEAL: HandleKind = kind(7);
/// A recorded dependency.
pub const DEPENDENCY: HandleKind = kind(8);
/// An open change of an argument vector.
pub const ARGUMENT_MUTATION: HandleKind = kind(9);
/// An open change of parsed options.
pub const PARSED_MUTATION: HandleKind = kind(10);
/// An open change of a toolchain request.
pub const TOOLCHAIN_MUTATION: HandleKind = kind(11);
/// An action graph being built.
pub const ACTION_BUILDER: HandleKind = kind(12);
/// An open change of an action graph.
pub const ACTION_MUTATION: HandleKind = kind(13);
/// A job graph being built.
pub const JOB_BUILDER: HandleKind = kind(14);
/// An open change of a job graph.
pub const JOB_MUTATION: HandleKind = kind(15);
/// A result of an IR analysis.
pub const IR_ANALYSIS_RESULT: HandleKind = kind(40);
