//! Registration: closures become callbacks, owned by the host until the plugin goes.

use std::ffi::c_void;
use std::marker::PhantomData;

use neverc_abi::*;

use crate::boundary::{guarded, header, view, zeroed};
use crate::core::Core;
use crate::phase::{Artifact, Frame, Next, Outcome, Phase, Point};
use crate::plugin::Plugin;
use crate::status::{Result, Status};

/// How an option is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionForm {
    /// `--trace`
    Flag,
    /// `--level=fast`; the spelling has the `=`.
    Joined,
    /// `--count 7`
    Separate,
}

/// What an option's value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionType {
    /// Nothing, of a flag.
    Bool,
    /// A number.
    Int,
    /// A number from 0.
    Uint,
    /// Any text.
    String,
    /// A path.
    Path,
}

/// What happens when an option is given twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repeat {
    /// An error.
    Refused,
    /// The last one counts.
    LastWins,
    /// All count.
    Append,
}

/// An option of the plugin's own.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec<'a> {
    /// Spelling with its dashes.
    pub spelling: &'a str,
    /// How it is written.
    pub form: OptionForm,
    /// What its value is.
    pub value: OptionType,
    /// Given twice.
    pub repeat: Repeat,
    /// Shown by `--help`.
    pub help: &'a str,
    /// Stands for the value in the help.
    pub metavar: &'a str,
}

impl<'a> OptionSpec<'a> {
    /// A flag.
    pub fn flag(spelling: &'a str, help: &'a str) -> OptionSpec<'a> {
        OptionSpec {
            spelling,
            form: OptionForm::Flag,
            value: OptionType::Bool,
            repeat: Repeat::LastWins,
            help,
            metavar: "",
        }
    }
}

/// What plugins register with, during `register` only.
pub struct Registrar<'r, P: Plugin> {
    core: Core,
    table: *const NevercRegistrarAPI,
    context: *mut c_void,
    plugin: *mut c_void,
    life: PhantomData<(&'r (), *const P)>,
}

/// A closure with what it needs, as the host keeps it.
pub(crate) struct Kept<F> {
    closure: F,
    plugin: *mut c_void,
    core: Core,
}

impl<F> Kept<F> {
    pub(crate) fn parts<'a, P: Plugin>(data: *mut c_void) -> Option<(&'a F, &'a P, Core)> {
        // SAFETY: the host passes back the box that `keep` gave it, alive until `forget`; and the plugin outlives
        // its registrations.
        unsafe {
            let kept = data.cast::<Kept<F>>().as_ref()?;
            Some((&kept.closure, kept.plugin.cast::<P>().as_ref()?, kept.core))
        }
    }
}

/// Drops a closure.
///
/// # Safety
/// `data` is from [`Registrar::keep`] of this `F`, and nobody uses it afterwards.
pub(crate) unsafe extern "C-unwind" fn forget<F>(data: *mut c_void) {
    // SAFETY: made by `keep`; the host calls this once.
    drop(unsafe { Box::from_raw(data.cast::<Kept<F>>()) });
}

/// The frame of a callback.
fn frame<'a>(raw: *const NevercPhaseFrame, core: Core) -> Result<Frame<'a>> {
    // SAFETY: the host's frame, valid until the callback returns, which is how long the callers keep it.
    let raw = unsafe { raw.as_ref() }.ok_or(Status::INVALID_ARGUMENT)?;
    Ok(Frame { raw, core })
}

unsafe extern "C-unwind" fn observer<P, F>(
    raw: *const NevercPhaseFrame,
    point: NevercObserverPoint,
    data: *mut c_void,
) -> NevercStatus
where
    P: Plugin,
    F: Fn(&P, &Frame<'_>, Point) -> Result<()>,
{
    guarded(|| {
        let (closure, plugin, core) = Kept::<F>::parts::<P>(data).ok_or(Status::INVALID_STATE)?;
        closure(plugin, &frame(raw, core)?, Point(point))
    })
}

unsafe extern "C-unwind" fn interceptor<P, F>(
    raw: *const NevercPhaseFrame,
    continuation: *mut NevercPhaseContinuation,
    out: *mut NevercPhaseResult,
    data: *mut c_void,
) -> NevercStatus
where
    P: Plugin,
    F: for<'a> Fn(&P, &Frame<'a>, &mut Next<'a>) -> Result<Outcome<'a>>,
{
    guarded(|| {
        let (closure, plugin, core) = Kept::<F>::parts::<P>(data).ok_or(Status::INVALID_STATE)?;
        let frame = frame(raw, core)?;
        let mut next = Next {
            raw: continuation,
            frame: frame.raw,
            called: false,
        };
        let (action, output) = match closure(plugin, &frame, &mut next)? {
            Outcome::Continue => (NEVERC_PHASE_CONTINUE, NevercHandle::default()),
            Outcome::Replace(artifact) => (NEVERC_PHASE_REPLACE, artifact.raw),
        };
        // SAFETY: the host's result, valid for the call, with its header in place.
        unsafe {
            (*out).action = action;
            (*out).output = output;
            (*out).proof = NevercHandle::default();
        }
        Ok(())
    })
}

unsafe extern "C-unwind" fn provider<P, F>(
    raw: *const NevercPhaseFrame,
    out: *mut NevercPhaseResult,
    data: *mut c_void,
) -> NevercStatus
where
    P: Plugin,
    F: for<'a> Fn(&P, &Frame<'a>) -> Result<Artifact<'a>>,
{
    guarded(|| {
        let (closure, plugin, core) = Kept::<F>::parts::<P>(data).ok_or(Status::INVALID_STATE)?;
        let artifact = closure(plugin, &frame(raw, core)?)?;
        // SAFETY: the host's result, valid for the call.
        unsafe {
            (*out).action = NEVERC_PHASE_REPLACE;
            (*out).output = artifact.raw;
        }
        Ok(())
    })
}

impl<'r, P: Plugin> Registrar<'r, P> {
    pub(crate) fn new(
        core: Core,
        table: *const NevercRegistrarAPI,
        context: *mut c_void,
        plugin: *mut c_void,
    ) -> Registrar<'r, P> {
        Registrar {
            core,
            table,
            context,
            plugin,
            life: PhantomData,
        }
    }

    /// The core table.
    pub fn core(&self) -> Core {
        self.core
    }

    pub(crate) fn context(&self) -> *mut c_void {
        self.context
    }

    pub(crate) fn keep<F: Send + Sync + 'static>(&self, closure: F) -> *mut c_void {
        let kept = Kept {
            closure,
            plugin: self.plugin,
            core: self.core,
        };
        Box::into_raw(Box::new(kept)).cast()
    }

    /// Settles who owns the closure: the host after a success, nobody after a failure.
    fn settle<F>(result: NevercStatus, data: *mut c_void) -> Result<()> {
        let result = Status::check(result);
        if result.is_err() {
            // SAFETY: the host did not take it.
            unsafe { forget::<F>(data) };
        }
        result
    }

    /// Adds an observer: it sees a phase and changes nothing.
    ///
    /// # Errors
    /// What the host does not accept. Whether the phase has the point is found out when a session begins.
    pub fn observe<F>(&mut self, phase: Phase, points: Point, observe: F) -> Result<()>
    where
        F: Fn(&P, &Frame<'_>, Point) -> Result<()> + Send + Sync + 'static,
    {
        let data = self.keep(observe);
        let mut record: NevercObserverDescriptor = zeroed();
        record.header = header::<NevercObserverDescriptor>();
        record.phase = phase.0;
        record.points = points.0;
        record.callback = Some(observer::<P, F>);
        record.user_data = data;
        record.destroy_user_data = Some(forget::<F>);
        // SAFETY: table and context are the host's, for the time of `register`.
        let status = unsafe {
            (*self.table)
                .register_observer
                .map(|f| f(self.context, &raw const record))
        };
        Self::settle::<F>(status.ok_or(Status::CAPABILITY_UNAVAILABLE)?, data)
    }

    /// Adds an interceptor: it runs around a phase.
    ///
    /// # Errors
    /// What the host does not accept.
    pub fn intercept<F>(&mut self, phase: Phase, intercept: F) -> Result<()>
    where
        F: for<'a> Fn(&P, &Frame<'a>, &mut Next<'a>) -> Result<Outcome<'a>> + Send + Sync + 'static,
    {
        let data = self.keep(intercept);
        let mut record: NevercInterceptorDescriptor = zeroed();
        record.header = header::<NevercInterceptorDescriptor>();
        record.phase = phase.0;
        record.callback = Some(interceptor::<P, F>);
        record.user_data = data;
        record.destroy_user_data = Some(forget::<F>);
        // SAFETY: as above.
        let status = unsafe {
            (*self.table)
                .register_interceptor
                .map(|f| f(self.context, &raw const record))
        };
        Self::settle::<F>(status.ok_or(Status::CAPABILITY_UNAVAILABLE)?, data)
    }

    /// Adds a provider: it does a phase in the host's place. With `fallback_safe` the host may do it after all when
    /// the provider fails with a [`Status::recoverable`] status.
    ///
    /// # Errors
    /// What the host does not accept.
    pub fn provide<F>(
        &mut self,
        phase: Phase,
        id: &str,
        fallback_safe: bool,
        provide: F,
    ) -> Result<()>
    where
        F: for<'a> Fn(&P, &Frame<'a>) -> Result<Artifact<'a>> + Send + Sync + 'static,
    {
        let data = self.keep(provide);
        let mut record: NevercProviderDescriptor = zeroed();
        record.header = header::<NevercProviderDescriptor>();
        record.route.header = header::<NevercPhaseRoute>();
        record.phase = phase.0;
        record.provider_id = view(id);
        record.fallback_safe = fallback_safe.into();
        record.callback = Some(provider::<P, F>);
        record.user_data = data;
        record.destroy_user_data = Some(forget::<F>);
        // SAFETY: as above.
        let status = unsafe {
            (*self.table)
                .register_provider
                .map(|f| f(self.context, &raw const record))
        };
        Self::settle::<F>(status.ok_or(Status::CAPABILITY_UNAVAILABLE)?, data)
    }

    /// Adds an option.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR`, or `DUPLICATE_ID` for a spelling that the plugin has already.
    pub fn option(&mut self, option: &OptionSpec<'_>) -> Result<()> {
        let mut record: NevercOptionDescriptor = zeroed();
        record.header = header::<NevercOptionDescriptor>();
        record.spelling = view(option.spelling);
        record.form = match option.form {
            OptionForm::Flag => NEVERC_OPTION_FLAG,
            OptionForm::Joined => NEVERC_OPTION_JOINED,
            OptionForm::Separate => NEVERC_OPTION_SEPARATE,
        };
        record.value_type = match option.value {
            OptionType::Bool => NEVERC_OPTION_BOOL,
            OptionType::Int => NEVERC_OPTION_INT,
            OptionType::Uint => NEVERC_OPTION_UINT,
            OptionType::String => NEVERC_OPTION_STRING,
            OptionType::Path => NEVERC_OPTION_PATH,
        };
        record.multiplicity = match option.repeat {
            Repeat::Refused => NEVERC_OPTION_SINGLE,
            Repeat::LastWins => NEVERC_OPTION_LAST_WINS,
            Repeat::Append => NEVERC_OPTION_APPEND,
        };
        record.help = view(option.help);
        record.metavar = view(option.metavar);
        // SAFETY: as above.
        let status = unsafe {
            (*self.table)
                .register_option
                .map(|f| f(self.context, &raw const record))
        };
        Status::check(status.ok_or(Status::CAPABILITY_UNAVAILABLE)?)
    }
}
