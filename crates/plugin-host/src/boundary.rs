//! Where C pointers become Rust values and back: the pieces that generated thunks are made of.
//!
//! A pointer that a plugin hands in is trusted to be valid for the length that goes with it, as in every C
//! interface; null, sizes, strides and overflow are checked.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::mem::size_of;
use std::ops::Deref;
use std::panic::{AssertUnwindSafe, catch_unwind};

use neverc_abi::*;

use crate::call::Call;
use crate::host::HostInner;
use crate::status::Status;
use crate::trace::json_string;

/// A slot of a table, for traces and versions.
#[derive(Debug)]
pub struct SlotInfo {
    /// Table without prefix and suffix, e.g. `IO`.
    pub table: &'static str,
    /// Slot.
    pub name: &'static str,
    /// Version of the interface.
    pub major: u16,
    /// Version of the interface.
    pub minor: u16,
}

/// What a table's `Context` points to: the host and the object that implements the slots.
pub struct Binding<T> {
    pub(crate) host: *const HostInner,
    pub(crate) table: T,
}

// SAFETY: the host pointer is only read, and what it points to may be shared.
unsafe impl<T: Send> Send for Binding<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Binding<T> {}

impl<T: 'static> Binding<T> {
    /// A binding for tables that are made while the host runs; see [`HostInner::keep`] for their life.
    pub fn new(host: &HostInner, table: T) -> Binding<T> {
        Binding { host, table }
    }

    /// The object that implements the slots.
    #[inline]
    pub fn table(&self) -> &T {
        &self.table
    }

    /// Whether slots are being traced.
    pub fn is_traced(&self) -> bool {
        // SAFETY: a host outlives its bindings.
        unsafe { (*self.host).trace.is_on() }
    }
}

/// Runs the body of a slot: the context is checked, panics become a status, the trace sees the call.
///
/// # Safety
/// `context` is null or points to a live [`Binding`] of `T` whose host lives.
#[inline]
pub unsafe fn enter<T: 'static>(
    context: *mut c_void,
    slot: &'static SlotInfo,
    arguments: &dyn Fn(&mut Arguments),
    body: impl FnOnce(&T, &Call<'_>) -> Result<(), Status>,
) -> NevercStatus {
    if context.is_null() {
        return Status::INVALID_ARGUMENT.to_abi();
    }
    // SAFETY: promised by the caller; the host owns its bindings and outlives the modules that use them.
    let (binding, host) = unsafe {
        let binding = &*context.cast::<Binding<T>>();
        (binding, &*binding.host)
    };
    let call = Call::new(host);
    let _inside = call.inside();
    let run = AssertUnwindSafe(|| match body(&binding.table, &call) {
        Ok(()) => Status::OK,
        Err(status) => status,
    });
    if host.trace.is_on() {
        return traced(run, host, &call, slot, arguments).to_abi();
    }
    caught(run, host, slot).to_abi()
}

#[cold]
fn traced(
    run: AssertUnwindSafe<impl FnOnce() -> Status>,
    host: &HostInner,
    call: &Call<'_>,
    slot: &'static SlotInfo,
    arguments: &dyn Fn(&mut Arguments),
) -> Status {
    // Written down before the call, which may free or overwrite what they point to.
    let mut shown = Arguments::default();
    arguments(&mut shown);
    let start = host.trace.now();
    let status = caught(run, host, slot);
    if status.code == Status::VERIFICATION_FAILED.code
        && let Some(reason) = call.reason()
    {
        let reason = json_string(&reason);
        shown.text.push_str(&format!(",\"reason\":{reason}"));
    }
    host.trace
        .slot(slot, call.plugin_id(), status, start, shown.text);
    status
}

/// The arguments of a traced call, as members of a JSON object.
#[derive(Default)]
pub struct Arguments {
    text: String,
}

impl Arguments {
    /// Adds an argument.
    ///
    /// # Safety
    /// A view is null or valid for its length.
    pub unsafe fn add<T: Shown + ?Sized>(&mut self, name: &str, value: &T) {
        // SAFETY: as promised by the caller.
        let shown = unsafe { value.shown() };
        self.text
            .push_str(&format!(",{}:{}", json_string(name), json_string(&shown)));
    }
}

/// What traces can show.
pub trait Shown {
    /// The value for people.
    ///
    /// # Safety
    /// A view is null or valid for its length.
    unsafe fn shown(&self) -> String;
}

macro_rules! shown_numbers {
    ($($ty:ty),*) => {$(
        impl Shown for $ty {
            unsafe fn shown(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

shown_numbers!(u8, u16, u32, u64, i32, i64);

impl Shown for NevercHandle {
    unsafe fn shown(&self) -> String {
        format!("{}:{:x}", self.owner, self.value)
    }
}

impl Shown for NevercInterfaceID {
    unsafe fn shown(&self) -> String {
        format!("{:016x}{:016x}", self.high, self.low)
    }
}

impl Shown for NevercStringView {
    unsafe fn shown(&self) -> String {
        /// Enough to recognise a path; a trace is no copy of the data.
        const SHOWN: u64 = 120;
        // SAFETY: as promised by the caller; fewer bytes than the view has are read.
        match unsafe { bytes(self.data.cast(), self.length.min(SHOWN)) } {
            Ok(text) => String::from_utf8_lossy(text).into_owned(),
            Err(_) => "malformed".to_owned(),
        }
    }
}

impl Shown for NevercByteView {
    unsafe fn shown(&self) -> String {
        format!("{} bytes", self.length)
    }
}

impl<T> Shown for *const T {
    unsafe fn shown(&self) -> String {
        format!("{:#x}", self.cast::<u8>() as usize)
    }
}

impl<T> Shown for *mut T {
    unsafe fn shown(&self) -> String {
        format!("{:#x}", self.cast::<u8>() as usize)
    }
}

#[inline]
fn caught(
    run: AssertUnwindSafe<impl FnOnce() -> Status>,
    host: &HostInner,
    slot: &SlotInfo,
) -> Status {
    catch_unwind(run).unwrap_or_else(|_| panicked(host, slot))
}

#[cold]
fn panicked(host: &HostInner, slot: &SlotInfo) -> Status {
    host.internal_error(&format!("panic in {}.{}", slot.table, slot.name));
    Status::PLUGIN_FAILURE
}

/// The bytes of a view.
///
/// # Errors
/// `INVALID_ARGUMENT` for null with a length, or a length that no object can have.
///
/// # Safety
/// `data` is null or valid for `length` bytes while the result is used.
pub unsafe fn bytes<'a>(data: *const u8, length: u64) -> Result<&'a [u8], Status> {
    if length == 0 {
        return Ok(&[]);
    }
    if data.is_null() || length > isize::MAX as u64 {
        return Err(Status::INVALID_ARGUMENT);
    }
    // SAFETY: promised by the caller; null and impossible lengths were refused.
    Ok(unsafe { std::slice::from_raw_parts(data, length as usize) })
}

/// An array with its count.
///
/// # Errors
/// `INVALID_ARGUMENT` for null with a count, misalignment, or a count that no object can have.
///
/// # Safety
/// `data` is null or valid for `count` elements while the result is used.
pub unsafe fn slice<'a, T: Copy>(data: *const T, count: u64) -> Result<&'a [T], Status> {
    if count == 0 {
        return Ok(&[]);
    }
    let total = count.checked_mul(size_of::<T>() as u64);
    if data.is_null() || !data.is_aligned() || total.is_none_or(|t| t > isize::MAX as u64) {
        return Err(Status::INVALID_ARGUMENT);
    }
    // SAFETY: promised by the caller; null, misaligned and impossible arrays were refused.
    Ok(unsafe { std::slice::from_raw_parts(data, count as usize) })
}

/// A boolean; anything but 0 and 1 is refused.
///
/// # Errors
/// `INVALID_ARGUMENT`.
pub fn boolean(value: NevercBool) -> Result<bool, Status> {
    match value {
        NEVERC_FALSE => Ok(false),
        NEVERC_TRUE => Ok(true),
        _ => Err(Status::INVALID_ARGUMENT),
    }
}

/// An output that is a plain value: written on success, cleared on failure. Not before: what the plugin
/// passes in may lie in the same place.
pub struct OutValue<T>(*mut T);

impl<T: Copy> OutValue<T> {
    /// Takes the pointer.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null.
    ///
    /// # Safety
    /// `pointer` is null or valid for one `T` as long as the object lives.
    pub unsafe fn new(pointer: *mut T) -> Result<OutValue<T>, Status> {
        if pointer.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        Ok(OutValue(pointer))
    }

    /// The same, but null means that the caller does not care.
    ///
    /// # Errors
    /// Never; the form is that of [`OutValue::new`].
    ///
    /// # Safety
    /// As [`OutValue::new`].
    pub unsafe fn optional(pointer: *mut T) -> Result<OutValue<T>, Status> {
        Ok(OutValue(pointer))
    }

    /// Writes the value.
    pub fn set(mut self, value: T) {
        let pointer = std::mem::replace(&mut self.0, std::ptr::null_mut());
        if !pointer.is_null() {
            // SAFETY: `new` was promised a valid pointer for the duration of the call.
            unsafe { pointer.write_unaligned(value) };
        }
    }
}

impl<T> Drop for OutValue<T> {
    fn drop(&mut self) {
        if !self.0.is_null() {
            // SAFETY: not null, so valid for one `T`; all ABI values may be zero.
            unsafe { self.0.cast::<u8>().write_bytes(0, size_of::<T>()) };
        }
    }
}

const HEADER: usize = size_of::<NevercABITableHeader>();

/// An output record with header: the caller says how much fits.
pub struct OutRecord<T> {
    pointer: *mut T,
    fits: usize,
    slot: &'static SlotInfo,
}

impl<T: Copy> OutRecord<T> {
    /// Takes the pointer, reads its `StructSize` and clears the rest.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null, or a size that does not hold the header.
    ///
    /// # Safety
    /// `pointer` is null or valid for as many bytes as its `StructSize` says.
    pub unsafe fn new(pointer: *mut T, slot: &'static SlotInfo) -> Result<OutRecord<T>, Status> {
        if pointer.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: not null, and every record begins with its size.
        let size = unsafe { pointer.cast::<u32>().read_unaligned() } as usize;
        if size < HEADER {
            return Err(Status::INVALID_ARGUMENT);
        }
        let fits = size.min(size_of::<T>());
        // SAFETY: the caller vouches for `size` bytes, and `fits` is not more.
        unsafe {
            pointer
                .cast::<u8>()
                .add(HEADER)
                .write_bytes(0, fits - HEADER);
        }
        Ok(OutRecord {
            pointer,
            fits,
            slot,
        })
    }

    /// Writes what fits of the record, with the host's own header.
    pub fn set(self, value: T) {
        let header = NevercABITableHeader {
            struct_size: size_of::<T>() as u32,
            major: self.slot.major,
            minor: self.slot.minor,
            flags: 0,
        };
        // SAFETY: `fits` bytes are valid at `pointer` and in `value`, and the header is part of them.
        unsafe {
            let to = self.pointer.cast::<u8>();
            std::ptr::copy_nonoverlapping((&raw const value).cast::<u8>(), to, self.fits);
            to.cast::<NevercABITableHeader>().write_unaligned(header);
        }
    }
}

/// An output array with room for a number of elements; nothing is written before the slot writes it.
pub struct OutSlice<'a, T> {
    pointer: *mut T,
    capacity: u64,
    life: PhantomData<&'a mut T>,
}

impl<T: Copy> OutSlice<'_, T> {
    /// Takes the pointer; null is fine with no capacity.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null with capacity.
    ///
    /// # Safety
    /// `pointer` is null or valid for `capacity` elements.
    pub unsafe fn new(pointer: *mut T, capacity: u64) -> Result<Self, Status> {
        if pointer.is_null() && capacity != 0 {
            return Err(Status::INVALID_ARGUMENT);
        }
        Ok(OutSlice {
            pointer,
            capacity,
            life: PhantomData,
        })
    }

    /// Elements that fit.
    pub fn capacity(&self) -> u64 {
        self.capacity
    }

    /// Writes plain values from the first place on.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT`, with nothing written, when they do not fit.
    pub fn write(&mut self, values: &[T]) -> Result<(), Status> {
        if values.len() as u64 > self.capacity {
            return Err(Status::INVALID_ARGUMENT);
        }
        for (i, value) in values.iter().enumerate() {
            // SAFETY: `i` is below the capacity, for which the caller of `new` vouched.
            unsafe { self.pointer.add(i).write_unaligned(*value) };
        }
        Ok(())
    }

    /// Writes plain values from a place on, behind what was written before.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT`, with nothing written, when they do not fit.
    pub fn write_at(&mut self, start: u64, values: &[T]) -> Result<(), Status> {
        let end = start.checked_add(values.len() as u64);
        if end.is_none_or(|end| end > self.capacity) {
            return Err(Status::INVALID_ARGUMENT);
        }
        for (i, value) in values.iter().enumerate() {
            // SAFETY: the place is below the capacity, for which the caller of `new` vouched.
            unsafe { self.pointer.add(start as usize + i).write_unaligned(*value) };
        }
        Ok(())
    }

    /// Writes records with headers from the first place on; each element's own `StructSize` is honoured.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT`, with nothing written, when they do not fit or an element is too small.
    pub fn write_records(&mut self, values: &[T], slot: &'static SlotInfo) -> Result<(), Status> {
        if values.len() as u64 > self.capacity {
            return Err(Status::INVALID_ARGUMENT);
        }
        for i in 0..values.len() {
            // SAFETY: `i` is below the capacity, for which the caller of `new` vouched.
            let size = unsafe { self.pointer.add(i).cast::<u32>().read_unaligned() };
            if (size as usize) < HEADER {
                return Err(Status::INVALID_ARGUMENT);
            }
        }
        for (i, value) in values.iter().enumerate() {
            // SAFETY: as above; elements lie `size_of::<T>()` apart, so no record may be larger than that.
            unsafe { OutRecord::new(self.pointer.add(i), slot)?.set(*value) };
        }
        Ok(())
    }
}

/// A record that a plugin handed in, copied to the host; what its views point to lives while the call runs.
pub struct Incoming<'a, T> {
    value: T,
    life: PhantomData<&'a T>,
}

impl<T> Deref for Incoming<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<'a, T: Copy> Incoming<'a, T> {
    /// Copies the record.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null, `INVALID_DESCRIPTOR` for one that is too short.
    ///
    /// # Safety
    /// `pointer` is null or valid for as many bytes as its `StructSize` says, and so is what it points to.
    pub unsafe fn new(pointer: *const T) -> Result<Incoming<'a, T>, Status> {
        if pointer.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: not null, and every record begins with its size.
        let size = unsafe { pointer.cast::<u32>().read_unaligned() } as usize;
        if size < size_of::<T>() {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        // SAFETY: the record holds at least a whole `T`.
        let value = unsafe { pointer.read_unaligned() };
        Ok(Incoming {
            value,
            life: PhantomData,
        })
    }

    /// The bytes of one of the record's string views.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a malformed view.
    pub fn text(&self, field: impl Fn(&T) -> NevercStringView) -> Result<&'a [u8], Status> {
        let view = field(&self.value);
        // SAFETY: the view is a member of a record that the plugin vouched for while the call runs.
        unsafe { bytes(view.data.cast(), view.length) }.map_err(|_| Status::INVALID_DESCRIPTOR)
    }

    /// One of the record's string views as text; must be UTF-8.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a malformed view or other bytes.
    pub fn utf8(&self, field: impl Fn(&T) -> NevercStringView) -> Result<&'a str, Status> {
        std::str::from_utf8(self.text(field)?).map_err(|_| Status::INVALID_DESCRIPTOR)
    }

    /// The bytes of one of the record's byte views.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a malformed view.
    pub fn bytes(&self, field: impl Fn(&T) -> NevercByteView) -> Result<&'a [u8], Status> {
        let view = field(&self.value);
        // SAFETY: as in `text`.
        unsafe { bytes(view.data, view.length) }.map_err(|_| Status::INVALID_DESCRIPTOR)
    }

    /// One of the record's lists.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a malformed list.
    pub fn list<E: Copy>(
        &self,
        field: impl Fn(&T) -> (*const E, u64, u64),
    ) -> Result<List<'a, E>, Status> {
        let (data, count, stride) = field(&self.value);
        // SAFETY: as in `text`.
        unsafe { List::new(data, count, stride) }.map_err(|_| Status::INVALID_DESCRIPTOR)
    }

    /// The texts of one of the record's string lists.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a malformed list or text.
    pub fn strings(&self, field: impl Fn(&T) -> NevercStringList) -> Result<Vec<String>, Status> {
        let list = field(&self.value);
        self.list(|_| (list.data, list.count, list.element_stride))?
            .strings()
            .map_err(|_| Status::INVALID_DESCRIPTOR)
    }

    /// One of the record's arrays of records with headers.
    ///
    /// # Errors
    /// `INVALID_DESCRIPTOR` for a malformed array or element.
    pub fn records<E: Copy>(
        &self,
        field: impl Fn(&T) -> NevercStructArrayView,
    ) -> Result<Vec<Incoming<'a, E>>, Status> {
        let view = field(&self.value);
        // SAFETY: as in `text`.
        unsafe { records(view) }.map_err(|_| Status::INVALID_DESCRIPTOR)
    }
}

/// The elements of an array of records with headers, copied.
///
/// # Errors
/// `INVALID_DESCRIPTOR` for null with a count, a stride below the element or a short element.
///
/// # Safety
/// The view's data is null or valid for its count and stride, and so is what the records point to.
pub unsafe fn records<'a, E: Copy>(
    view: NevercStructArrayView,
) -> Result<Vec<Incoming<'a, E>>, Status> {
    // SAFETY: as promised by the caller.
    let list = unsafe { List::<E>::new(view.data.cast(), view.count, view.element_stride) }
        .map_err(|_| Status::INVALID_DESCRIPTOR)?;
    let mut out = Vec::new();
    for i in 0..list.count {
        // SAFETY: the list was checked; elements begin with their headers.
        let element = unsafe { Incoming::new(list.at(i)) };
        out.push(element.map_err(|_| Status::INVALID_DESCRIPTOR)?);
    }
    Ok(out)
}

/// An array that is stepped through by its stride.
#[derive(Clone, Copy)]
pub struct List<'a, T> {
    data: *const T,
    count: u64,
    stride: u64,
    life: PhantomData<&'a T>,
}

impl<'a, T: Copy> List<'a, T> {
    /// Takes a list apart; a stride of any kind is fine when there are no elements.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null with a count, a stride below the element, or an impossible size.
    ///
    /// # Safety
    /// `data` is null or valid for `count` elements `stride` bytes apart while the list is used.
    pub unsafe fn new(data: *const T, count: u64, stride: u64) -> Result<List<'a, T>, Status> {
        let total = count.checked_mul(stride);
        let wrong = data.is_null()
            || stride < size_of::<T>() as u64
            || total.is_none_or(|t| t > isize::MAX as u64);
        if count != 0 && wrong {
            return Err(Status::INVALID_ARGUMENT);
        }
        Ok(List {
            data,
            count,
            stride,
            life: PhantomData,
        })
    }

    /// Number of elements.
    pub fn len(&self) -> u64 {
        self.count
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn at(&self, index: u64) -> *const T {
        // The offset was checked to fit when the list was made.
        self.data
            .cast::<u8>()
            .wrapping_add((index * self.stride) as usize)
            .cast()
    }

    /// Copies the elements.
    pub fn to_vec(&self) -> Vec<T> {
        (0..self.count)
            // SAFETY: every index is below the count, for which the caller of `new` vouched.
            .map(|i| unsafe { self.at(i).read_unaligned() })
            .collect()
    }
}

impl List<'_, NevercStringView> {
    /// Copies the texts; must be UTF-8.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for a malformed view or other bytes.
    pub fn strings(&self) -> Result<Vec<String>, Status> {
        self.to_vec()
            .into_iter()
            .map(|view| {
                // SAFETY: the views are part of what the plugin vouched for while the call runs.
                let bytes = unsafe { bytes(view.data.cast(), view.length)? };
                let text = std::str::from_utf8(bytes).map_err(|_| Status::INVALID_ARGUMENT)?;
                Ok(text.to_owned())
            })
            .collect()
    }
}

/// A view of text that the host keeps.
pub fn view(text: &str) -> NevercStringView {
    byte_text(text.as_bytes())
}

/// A string view of bytes that the host keeps (paths need not be UTF-8).
pub fn byte_text(bytes: &[u8]) -> NevercStringView {
    NevercStringView {
        data: bytes.as_ptr().cast(),
        length: bytes.len() as u64,
    }
}

/// A header for a record of `T` at ABI 1.0.
pub fn header<T>() -> NevercABITableHeader {
    NevercABITableHeader {
        struct_size: size_of::<T>() as u32,
        major: 1,
        minor: 0,
        flags: 0,
    }
}

/// A record of zeros.
pub fn zeroed<T: Copy>() -> T {
    // SAFETY: used for ABI records only: integers, raw pointers and optional function pointers.
    unsafe { std::mem::zeroed() }
}

/// The continuation that a plugin passes to prove that it runs inside an interceptor.
#[derive(Clone, Copy, Debug)]
pub struct ContinuationRef(pub(crate) *mut NevercPhaseContinuation);

impl ContinuationRef {
    /// Wraps the pointer; it is looked at only after it is known to be the active one.
    pub fn new(pointer: *mut NevercPhaseContinuation) -> ContinuationRef {
        ContinuationRef(pointer)
    }

    /// Whether it is null, as in an observer or provider.
    pub fn is_null(self) -> bool {
        self.0.is_null()
    }
}

/// The registrar context that a plugin passes on.
#[derive(Clone, Copy, Debug)]
pub struct RegistrarRef(pub(crate) *mut c_void);

impl RegistrarRef {
    /// Wraps the pointer.
    pub fn new(pointer: *mut c_void) -> RegistrarRef {
        RegistrarRef(pointer)
    }
}
