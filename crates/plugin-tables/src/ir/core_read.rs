//! Cursors, uses, metadata, texts and serialization of `NevercIRCoreAPI`.

use std::mem::MaybeUninit;

use neverc_abi::*;
use neverc_llvm::reflect::{
    Collection, ImportError, MetadataRef, MetadataSort, ModuleText, UseRef, ValueRef, collect,
};
use neverc_plugin_host::Status;
use neverc_plugin_host::boundary::{OutSlice, byte_text, header};

use crate::ir::bridge::Bridge;

type R<T> = Result<T, Status>;

/// Where the last cursor stopped, so that the next batch begins there.
#[derive(Clone, Copy)]
pub(super) struct CursorPlace {
    /// Value of the container's handle, and its address.
    handle: u64,
    container: usize,
    collection: Collection,
    generation: u64,
    position: u64,
    next: Next,
}

/// What a cursor comes to next.
#[derive(Clone, Copy)]
enum Next {
    First,
    Element(ValueRef),
    End,
}

/// The use that was asked for last.
#[derive(Clone, Copy)]
pub(super) struct UsePlace {
    value: ValueRef,
    generation: u64,
    index: u64,
    at: UseRef,
}

/// Elements that are asked for in one go.
const BATCH: usize = 32;

fn collection_of(number: NevercIRValueCollection) -> R<Collection> {
    Ok(match number {
        NEVERC_IR_COLLECTION_MODULE_FUNCTIONS => Collection::Functions,
        NEVERC_IR_COLLECTION_MODULE_GLOBALS => Collection::Globals,
        NEVERC_IR_COLLECTION_MODULE_ALIASES => Collection::Aliases,
        NEVERC_IR_COLLECTION_MODULE_I_FUNCS => Collection::IFuncs,
        NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS => Collection::Arguments,
        NEVERC_IR_COLLECTION_FUNCTION_BLOCKS => Collection::Blocks,
        NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS => Collection::Instructions,
        _ => return Err(Status::INVALID_ARGUMENT),
    })
}

impl Bridge {
    fn container(&self, handle: NevercHandle, collection: Collection) -> R<usize> {
        Ok(match collection {
            Collection::Functions
            | Collection::Globals
            | Collection::Aliases
            | Collection::IFuncs => self.resolve_module(handle)?,
            Collection::Arguments | Collection::Blocks => self.function(handle)?.address(),
            Collection::Instructions => self.block(handle)?.address(),
        })
    }

    pub(super) fn new_cursor(
        &self,
        container: NevercHandle,
        collection: NevercIRValueCollection,
    ) -> R<NevercIRValueCursor> {
        let sort = collection_of(collection)?;
        let address = self.container(container, sort)?;
        let mut state = self.state.borrow_mut();
        let generation = state.generation;
        state.last_cursor = Some(CursorPlace {
            handle: container.value,
            container: address,
            collection: sort,
            generation,
            position: 0,
            next: Next::First,
        });
        Ok(NevercIRValueCursor {
            header: header::<NevercIRValueCursor>(),
            container,
            mutation_generation: generation,
            position: 0,
            collection,
            reserved: 0,
        })
    }

    pub(super) fn collect_cursor(
        &self,
        cursor: *mut NevercIRValueCursor,
        out: &mut OutSlice<'_, NevercIRValueHandle>,
    ) -> R<u64> {
        if cursor.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: not null, and the plugin vouches for a whole cursor, which it got from `BeginValueCursor`.
        let (generation, handle, number, position) = unsafe {
            (
                (&raw const (*cursor).mutation_generation).read_unaligned(),
                (&raw const (*cursor).container).read_unaligned(),
                (&raw const (*cursor).collection).read_unaligned(),
                (&raw const (*cursor).position).read_unaligned(),
            )
        };
        let mut state = self.state.borrow_mut();
        if generation != state.generation {
            return Err(Status::STALE_HANDLE);
        }
        let collection = collection_of(number)?;
        // Within a generation a container stays what it was.
        let known = state.last_cursor.as_ref().filter(|p| {
            p.generation == generation
                && p.collection == collection
                && p.handle == handle.value
                && self.owns(handle)
        });
        let container = match known {
            Some(place) => place.container,
            None => self.container(handle, collection)?,
        };
        let next = known.filter(|p| p.position == position).map(|p| p.next);
        let (mut start, mut skip, mut over) = match next {
            Some(Next::First) => (None, 0, false),
            Some(Next::Element(next)) => (Some(next), 0, false),
            Some(Next::End) => (None, 0, true),
            None => (None, position, false),
        };
        let mut written = 0;
        let mut addresses = [const { MaybeUninit::uninit() }; BATCH];
        while !over && written < out.capacity() {
            let room = (out.capacity() - written).min(BATCH as u64) as usize;
            // SAFETY: the container was resolved as what the collection wants, and the place is of this generation.
            let (count, next) =
                unsafe { collect(container, collection, start, skip, &mut addresses[..room]) };
            for address in &addresses[..count] {
                // SAFETY: `collect` has written so many.
                let handle = self.wrap_listed(unsafe { address.assume_init() })?;
                out.write_at(written, &[handle])?;
                written += 1;
            }
            (start, skip, over) = (next, 0, next.is_none());
        }
        if written > 0 || over {
            state.last_cursor = Some(CursorPlace {
                handle: handle.value,
                container,
                collection,
                generation,
                position: position + written,
                next: start.map_or(Next::End, Next::Element),
            });
        }
        // SAFETY: as above.
        unsafe { (&raw mut (*cursor).position).write_unaligned(position + written) };
        Ok(written)
    }

    pub(super) fn use_count(&self, handle: NevercIRValueHandle) -> R<u64> {
        let value = self.resolve_value(handle)?;
        let mut count = 0;
        let mut at = value.first_use();
        while let Some(here) = at {
            count += 1;
            at = here.next();
        }
        Ok(count)
    }

    pub(super) fn use_at(&self, handle: NevercIRValueHandle, index: u64) -> R<NevercIRUseInfo> {
        let value = self.resolve_value(handle)?;
        let (generation, last) = {
            let state = self.state.borrow();
            (state.generation, state.last_use)
        };
        let known = last
            .filter(|u| u.value == value && u.generation == generation && u.index <= index)
            .map(|u| (u.index, u.at));
        let (mut reached, mut at) = match known {
            Some((index, at)) => (index, Some(at)),
            None => (0, value.first_use()),
        };
        while let Some(here) = at
            && reached < index
        {
            at = here.next();
            reached += 1;
        }
        let at = at.ok_or(Status::NOT_FOUND)?;
        self.state.borrow_mut().last_use = Some(UsePlace {
            value,
            generation,
            index,
            at,
        });
        let (user, operand) = at.user().ok_or(Status::NOT_FOUND)?;
        Ok(NevercIRUseInfo {
            header: header::<NevercIRUseInfo>(),
            user: self.wrap_value(user)?,
            operand_index: u64::from(operand),
        })
    }

    pub(super) fn metadata_kind(&self, handle: NevercIRMetadataHandle) -> R<NevercIRMetadataKind> {
        Ok(match self.resolve_metadata(handle)?.sort() {
            MetadataSort::String => NEVERC_IR_METADATA_STRING,
            MetadataSort::Node => NEVERC_IR_METADATA_NODE,
            MetadataSort::Value => NEVERC_IR_METADATA_VALUE,
            MetadataSort::DebugLocation => NEVERC_IR_METADATA_DEBUG_LOCATION,
            MetadataSort::Other => NEVERC_IR_METADATA_UNKNOWN,
        })
    }

    pub(super) fn wrap_metadata_or_null(
        &self,
        metadata: Option<MetadataRef>,
    ) -> R<NevercIRMetadataHandle> {
        metadata.map_or(Ok(NevercHandle::default()), |m| self.wrap_metadata(m))
    }

    pub(super) fn new_metadata_node(
        &self,
        operands: &[NevercIRMetadataHandle],
        distinct: bool,
    ) -> R<NevercIRMetadataHandle> {
        let operands = operands
            .iter()
            .map(|h| match (h.owner, h.value) {
                (0, 0) => Ok(None),
                _ => self.resolve_metadata(*h).map(Some),
            })
            .collect::<R<Vec<_>>>()?;
        let node = self.context()?.metadata_node(&operands, distinct);
        self.wrap_metadata(node.ok_or(Status::INVALID_ARGUMENT)?)
    }

    pub(super) fn named_metadata(&self, name: &[u8]) -> R<NevercIRNamedMetadataHandle> {
        self.may_change()?;
        if name.is_empty() {
            return Err(Status::INVALID_ARGUMENT);
        }
        let named = match self.module()?.named_metadata(name) {
            Some(named) => named,
            None => self.edit(|journal, _| journal.named_metadata(name))?,
        };
        self.wrap_named(named)
    }

    pub(super) fn append_to_named(
        &self,
        named: NevercIRNamedMetadataHandle,
        metadata: NevercIRMetadataHandle,
    ) -> R<()> {
        self.may_change()?;
        let named = self.resolve_named(named)?;
        let node = self.resolve_metadata(metadata)?;
        if !matches!(
            node.sort(),
            MetadataSort::Node | MetadataSort::DebugLocation
        ) {
            return Err(Status::WRONG_TYPE);
        }
        self.edit(|journal, _| journal.append_named(named, node))
    }

    pub(super) fn debug_location_info(
        &self,
        handle: NevercIRMetadataHandle,
        out: *mut NevercIRDebugLocationInfo,
    ) -> R<()> {
        if out.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: not null; the record begins with two numbers that say how much of it there is.
        let (size, version) = unsafe {
            let numbers = out.cast::<u32>();
            (numbers.read_unaligned(), numbers.add(1).read_unaligned())
        };
        let whole = size_of::<NevercIRDebugLocationInfo>() as u32;
        if size < whole || version != 1 {
            return Err(Status::INVALID_ARGUMENT);
        }
        let mut info: NevercIRDebugLocationInfo = neverc_plugin_host::boundary::zeroed();
        info.size = whole;
        info.version = 1;
        let result = self.fill_location(handle, &mut info);
        // SAFETY: the caller says that a whole record is there.
        unsafe { out.write_unaligned(info) };
        result
    }

    fn fill_location(
        &self,
        handle: NevercIRMetadataHandle,
        info: &mut NevercIRDebugLocationInfo,
    ) -> R<()> {
        let location = self.resolve_metadata(handle)?.debug_location();
        let location = location.ok_or(Status::WRONG_TYPE)?;
        let scope = self.wrap_metadata_or_null(location.scope)?;
        let inlined_at = self.wrap_metadata_or_null(location.inlined_at)?;
        info.line = location.line;
        info.column = location.column;
        info.is_implicit_code = u8::from(location.implicit);
        info.scope = scope;
        info.inlined_at = inlined_at;
        Ok(())
    }

    /// A view of text that stays until the bridge is closed, whatever becomes of what it was read from.
    pub(super) fn keep_text(&self, text: &[u8]) -> NevercStringView {
        if text.is_empty() {
            return byte_text(&[]);
        }
        let mut state = self.state.borrow_mut();
        if let Some(kept) = state.texts.get(text) {
            return byte_text(kept);
        }
        let kept: Box<[u8]> = text.into();
        let view = byte_text(&kept);
        state.texts.insert(kept);
        view
    }

    pub(super) fn module_text(&self, which: ModuleText) -> R<NevercStringView> {
        let text = self.module()?.text(which);
        let view = self.keep_text(&text);
        if which == ModuleText::Identifier {
            let mut state = self.state.borrow_mut();
            state.identifier = Some((state.generation, view));
        }
        Ok(view)
    }

    /// The module's identifier, when it has been asked for and nothing was changed since.
    #[inline]
    pub(super) fn known_identifier(&self) -> Option<NevercStringView> {
        let state = self.state.borrow();
        let (generation, view) = state.identifier?;
        (generation == state.generation).then_some(view)
    }

    pub(super) fn import(&self, format: NevercIRSerializationFormat, bytes: &[u8]) -> R<()> {
        self.may_change()?;
        match format {
            NEVERC_IR_SERIALIZATION_BITCODE => {}
            NEVERC_IR_SERIALIZATION_TEXT => return Err(Status::CAPABILITY_UNAVAILABLE),
            _ => return Err(Status::INVALID_ARGUMENT),
        }
        if self.state.borrow().open.is_some() {
            return Err(Status::INVALID_STATE);
        }
        let module = self.module()?;
        // The journal for changes outside of mutations knows the old contents.
        self.state.borrow_mut().direct = None;
        module.import(bytes).map_err(|error| match error {
            ImportError::Malformed => Status::INVALID_ARGUMENT,
            ImportError::OtherTarget => Status::WRONG_SCOPE,
        })?;
        self.renew();
        Ok(())
    }

    pub(super) fn export(
        &self,
        format: NevercIRSerializationFormat,
    ) -> R<NevercIRSerializedBufferHandle> {
        let module = self.module()?;
        if !matches!(
            format,
            NEVERC_IR_SERIALIZATION_BITCODE | NEVERC_IR_SERIALIZATION_TEXT
        ) {
            return Err(Status::INVALID_ARGUMENT);
        }
        // LLVM's writers count on a sound module.
        module.verify().map_err(|_| Status::VERIFICATION_FAILED)?;
        let bytes = match format {
            NEVERC_IR_SERIALIZATION_BITCODE => module.bitcode(),
            _ => module.print(),
        };
        let value = self.state.borrow_mut().buffers.insert(bytes)?;
        self.buffer_handle(value)
    }

    pub(super) fn buffer_view(&self, handle: NevercIRSerializedBufferHandle) -> R<NevercByteView> {
        let value = self.own_buffer(handle)?;
        let mut state = self.state.borrow_mut();
        let bytes = state.buffers.get(value)?;
        Ok(NevercByteView {
            data: bytes.as_ptr(),
            length: bytes.len() as u64,
        })
    }

    pub(super) fn release_buffer(&self, handle: NevercIRSerializedBufferHandle) -> R<()> {
        let value = self.own_buffer(handle)?;
        self.state.borrow_mut().buffers.remove(value).map(drop)
    }
}
