//! Attributes of functions, their parameters and calls.

use neverc_llvm::{Attribute, AttributeIndex, Context, MemoryEffects, Type, Value};
use neverc_sema::tree::{Attr, Emission, FuncId};
use neverc_sema::types::TypeKind;
use neverc_target::abi::Pass;

use crate::abi::Signature;
use crate::cx::{CallAttrs, Cg};
use crate::options::{FramePointer, Instrument, IrOptions, StackProtector};

/// Attributes that are attached all the time.
pub struct AttrCache<'c> {
    noundef: Attribute<'c>,
    signext: Attribute<'c>,
    zeroext: Attribute<'c>,
    nounwind: Attribute<'c>,
    noreturn: Attribute<'c>,
    /// What every function of the module carries, declarations too.
    common: Vec<Attribute<'c>>,
    /// Processor and features, which a function's own attribute may replace.
    target: Vec<Attribute<'c>>,
    /// What definitions carry besides.
    definition: Vec<Attribute<'c>>,
    /// What definitions carry unless they are not to be instrumented.
    instrumented: Vec<Attribute<'c>>,
}

impl<'c> AttrCache<'c> {
    /// The cache for a module.
    pub fn new(
        llvm: &'c Context,
        opts: &IrOptions,
        lang: &neverc_source::LangOpts,
    ) -> AttrCache<'c> {
        let text = |key: &str, value: &str| llvm.string_attribute(key, value);
        let mut common = vec![
            text("no-trapping-math", "true"),
            text("stack-protector-buffer-size", "8"),
        ];
        match opts.frame_pointer {
            FramePointer::None => {}
            FramePointer::NonLeaf => common.push(text("frame-pointer", "non-leaf")),
            FramePointer::All => common.push(text("frame-pointer", "all")),
        }
        let fast = lang.fast_math;
        for (on, key) in [
            (fast.no_infs, "no-infs-fp-math"),
            (fast.no_nans, "no-nans-fp-math"),
            (fast.no_signed_zeros, "no-signed-zeros-fp-math"),
            (fast.approx_func, "approx-func-fp-math"),
            (
                fast.reassociate && fast.reciprocal && fast.no_signed_zeros,
                "unsafe-fp-math",
            ),
        ] {
            if on {
                common.push(text(key, "true"));
            }
        }
        if !lang.builtins {
            common.push(text("no-builtins", ""));
        }
        for name in &lang.no_builtin_names {
            common.push(text(&format!("no-builtin-{name}"), ""));
        }
        if opts.no_red_zone {
            common.push(llvm.attribute("noredzone"));
        }
        if opts.no_jump_tables {
            common.push(text("no-jump-tables", "true"));
        }
        if opts.stack_realign {
            common.push(text("stackrealign", ""));
        }
        for (key, value) in &opts.function_attributes {
            common.push(text(key, value));
        }
        if opts.size_level > 0 {
            common.push(llvm.attribute("optsize"));
        }
        if opts.size_level > 1 {
            common.push(llvm.attribute("minsize"));
        }
        let mut definition = Vec::new();
        for name in &opts.enum_attributes {
            definition.push(llvm.attribute(name));
        }
        if opts.unwind > 0 {
            definition.push(llvm.int_attribute("uwtable", u64::from(opts.unwind)));
        }
        if !lang.exceptions {
            definition.push(llvm.attribute("nounwind"));
        }
        if !opts.zero_call_used_regs.is_empty() {
            definition.push(text("zero-call-used-regs", &opts.zero_call_used_regs));
        }
        let mut instrumented = Vec::new();
        let (enter, exit) = ("__cyg_profile_func_enter", "__cyg_profile_func_exit");
        match opts.instrument {
            Instrument::None => {}
            Instrument::Functions => {
                instrumented.push(text("instrument-function-entry", enter));
                instrumented.push(text("instrument-function-exit", exit));
            }
            Instrument::AfterInlining => {
                instrumented.push(text("instrument-function-entry-inlined", enter));
                instrumented.push(text("instrument-function-exit-inlined", exit));
            }
            Instrument::EntryBare => {
                let enter = "__cyg_profile_func_enter_bare";
                instrumented.push(text("instrument-function-entry-inlined", enter));
            }
        }
        if opts.mcount {
            instrumented.push(text("instrument-function-entry-inlined", "mcount"));
        }
        AttrCache {
            noundef: llvm.attribute("noundef"),
            signext: llvm.attribute("signext"),
            zeroext: llvm.attribute("zeroext"),
            nounwind: llvm.attribute("nounwind"),
            noreturn: llvm.attribute("noreturn"),
            common,
            target: [
                ("target-cpu", &opts.cpu),
                ("target-features", &opts.features),
                ("tune-cpu", &opts.tune_cpu),
            ]
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(key, value)| text(key, value))
            .collect(),
            definition,
            instrumented,
        }
    }
}

/// Function, declaration or call: where attributes are attached to.
#[derive(Clone, Copy)]
pub(crate) enum Site {
    Function,
    Call,
}

impl<'c, 'u> Cg<'c, 'u> {
    fn attach(
        &self,
        value: Value<'c>,
        site: Site,
        index: AttributeIndex,
        attribute: Attribute<'c>,
    ) {
        match site {
            Site::Function => value.add_attribute(index, attribute),
            Site::Call => value.add_call_attribute(index, attribute),
        }
    }

    /// Attributes of result and parameters that the ABI asks for.
    pub(crate) fn attach_abi(&mut self, value: Value<'c>, sig: &Signature<'c>) {
        let llvm = self.llvm;
        let mut found = Vec::with_capacity(sig.params.len() + 2);
        if let Pass::Extend { signed } = sig.ret {
            let attribute = if signed {
                self.attrs.signext
            } else {
                self.attrs.zeroext
            };
            found.push((AttributeIndex::Return, attribute));
        }
        if let (Pass::Indirect { align, .. }, true) = (&sig.ret, sig.sret) {
            let ty = self.mem_type(sig.ret_ty);
            let index = AttributeIndex::Param(0);
            found.push((index, llvm.type_attribute("sret", ty)));
            found.push((index, llvm.int_attribute("align", u64::from(*align))));
            found.push((index, llvm.attribute("writable")));
            found.push((index, llvm.attribute("dead_on_unwind")));
        }
        for param in &sig.params {
            let index = AttributeIndex::Param(param.first);
            match &param.pass {
                Pass::Ignore => {}
                Pass::Direct => {
                    if self.always_defined(param.types[0]) {
                        found.push((index, self.attrs.noundef));
                    }
                }
                Pass::Extend { signed } => {
                    let attribute = if *signed {
                        self.attrs.signext
                    } else {
                        self.attrs.zeroext
                    };
                    found.push((index, self.attrs.noundef));
                    found.push((index, attribute));
                }
                Pass::Coerce {
                    stack_align, ir, ..
                } => {
                    if let Some(align) = stack_align {
                        found.push((index, llvm.int_attribute("alignstack", u64::from(*align))));
                    }
                    if !self.is_aggregate(param.ty) {
                        let (size, _) = self.size_align(param.ty);
                        if ir.size() <= size {
                            for i in 0..param.types.len() as u32 {
                                let index = AttributeIndex::Param(param.first + i);
                                found.push((index, self.attrs.noundef));
                            }
                        }
                    }
                }
                Pass::Indirect { align, byval } => {
                    found.push((index, self.attrs.noundef));
                    if *byval {
                        let ty = self.mem_type(param.ty);
                        found.push((index, llvm.type_attribute("byval", ty)));
                        found.push((index, llvm.int_attribute("align", u64::from(*align))));
                    }
                }
            }
        }
        if let Some(spec) = sig.spec {
            let text = self.names.get(spec);
            let spec = llvm.string_attribute(neverc_callconv::SPEC_ATTRIBUTE, &text);
            found.push((AttributeIndex::Function, spec));
            found.extend(self.pieces_attribute(sig));
        }
        if !found.is_empty() {
            value.add_attributes(&found);
        }
    }

    /// Which LLVM arguments are further pieces of the source argument before them: positional conventions count source
    /// arguments, and the pieces of one stay together.
    fn pieces_attribute(&self, sig: &Signature<'c>) -> Option<(AttributeIndex, Attribute<'c>)> {
        let pieces: Vec<String> = sig
            .params
            .iter()
            .flat_map(|p| (p.first + 1..p.first + p.types.len() as u32).map(|i| i.to_string()))
            .collect();
        if pieces.is_empty() {
            return None;
        }
        let text = pieces.join(",");
        let attribute = self
            .llvm
            .string_attribute(neverc_callconv::PIECES_ATTRIBUTE, &text);
        Some((AttributeIndex::Function, attribute))
    }

    /// Every bit of the value is one of the C value.
    fn always_defined(&self, ty: Type<'c>) -> bool {
        let bits = ty.primitive_bits();
        bits == 0 || bits.is_multiple_of(8)
    }

    /// What the source says of a function, as far as it holds for calls and declarations as well.
    pub(crate) fn attach_promises(
        &mut self,
        value: Value<'c>,
        site: Site,
        id: FuncId,
        sig: &Signature<'c>,
    ) {
        let llvm = self.llvm;
        let unit = self.unit;
        let func = unit.func(id);
        let function = AttributeIndex::Function;
        let nounwind = promises_nounwind(func, self.lang);
        let mut noreturn = false;
        let mut memory = None;
        if let Some(builtin) = func.builtin {
            noreturn |= builtin.is_noreturn();
            if builtin.returns_twice() {
                self.attach(value, site, function, llvm.attribute("returns_twice"));
            }
            if builtin.is_const() || builtin.is_const_but_errno() && !self.lang.math_errno {
                memory = Some(MemoryEffects::NONE);
            } else if builtin.is_pure() {
                memory = Some(MemoryEffects::READ);
            }
            if let Some((elem, count)) = builtin.alloc_size() {
                self.attach_allocsize(value, site, sig, elem, count);
            }
        }
        if let TypeKind::Function(_, _, info) | TypeKind::FunctionNoProto(_, info) =
            unit.types.canon_kind(func.ty)
        {
            noreturn |= info.noreturn;
        }
        for attr in &func.attrs {
            match attr {
                Attr::NoReturn => noreturn = true,
                Attr::ReturnsTwice => {
                    self.attach(value, site, function, llvm.attribute("returns_twice"));
                }
                Attr::Const => memory = Some(MemoryEffects::NONE),
                Attr::Pure if memory.is_none() => memory = Some(MemoryEffects::READ),
                Attr::Cold => self.attach(value, site, function, llvm.attribute("cold")),
                Attr::Hot if matches!(site, Site::Function) => {
                    self.attach(value, site, function, llvm.attribute("hot"));
                }
                Attr::Malloc if sig.ty.return_type().is_pointer() => {
                    self.attach(
                        value,
                        site,
                        AttributeIndex::Return,
                        llvm.attribute("noalias"),
                    );
                }
                Attr::ReturnsNonNull
                    if self.lang.delete_null_checks && sig.ty.return_type().is_pointer() =>
                {
                    self.attach(
                        value,
                        site,
                        AttributeIndex::Return,
                        llvm.attribute("nonnull"),
                    );
                }
                Attr::AllocSize(elem, count) => {
                    self.attach_allocsize(value, site, sig, *elem, *count);
                }
                Attr::AllocAlign(n) => {
                    if let Some(p) = n.checked_sub(1).and_then(|n| sig.params.get(n as usize))
                        && p.types.len() == 1
                        && p.types[0].is_integer()
                    {
                        self.attach(
                            value,
                            site,
                            AttributeIndex::Param(p.first),
                            llvm.attribute("allocalign"),
                        );
                    }
                }
                Attr::Custom(key, text) if matches!(site, Site::Function) => {
                    self.attach(value, site, function, llvm.string_attribute(key, text));
                    if **key == *neverc_callconv::SPEC_ATTRIBUTE
                        && let Some((index, attribute)) = self.pieces_attribute(sig)
                    {
                        self.attach(value, site, index, attribute);
                    }
                }
                _ => {}
            }
        }
        if let Some(memory) = memory {
            self.attach(value, site, function, llvm.attribute("willreturn"));
            // Results and arguments in memory are written and read all the same.
            let by_memory =
                |p: &crate::abi::Param<'c>| matches!(p.pass, Pass::Indirect { byval: true, .. });
            if !sig.sret && !sig.params.iter().any(by_memory) {
                self.attach(value, site, function, llvm.memory_attribute(memory));
            }
        }
        if nounwind {
            self.attach(value, site, function, self.attrs.nounwind);
        }
        if noreturn {
            self.attach(value, site, function, self.attrs.noreturn);
        }
    }

    /// `allocsize` for parameters numbered from 1, if they are passed as one value.
    fn attach_allocsize(
        &self,
        value: Value<'c>,
        site: Site,
        sig: &Signature<'c>,
        elem: u32,
        count: Option<u32>,
    ) {
        let number = |n: u32| {
            sig.params
                .get(n.checked_sub(1)? as usize)
                .filter(|p| p.types.len() == 1 && p.types[0].is_integer())
                .map(|p| p.first)
        };
        if let Some(elem) = number(elem) {
            let attribute = self.llvm.allocsize_attribute(elem, count.and_then(number));
            self.attach(value, site, AttributeIndex::Function, attribute);
        }
    }

    /// What the source promises about the alignment of a call's result: alignment, and offset from it. The alignment
    /// is a value if it is an argument.
    pub(crate) fn promised_alignment(
        &self,
        id: FuncId,
        sig: &Signature<'c>,
        values: &[Value<'c>],
    ) -> Option<(Value<'c>, u64)> {
        if !sig.ty.return_type().is_pointer() {
            return None;
        }
        let func = self.unit.func(id);
        let argument = |n: u32| {
            let param = sig.params.get(n.checked_sub(1)? as usize)?;
            let value = *values.get(param.first as usize)?;
            value.ty().is_integer().then_some((value, 0))
        };
        let said = func.attrs.iter().find_map(|attr| match attr {
            Attr::AllocAlign(n) => argument(*n),
            Attr::AssumeAligned(align, offset) => Some((self.basic.i64.const_u64(*align), *offset)),
            _ => None,
        });
        said.or_else(|| {
            func.builtin
                .filter(|b| b.is_aligned_alloc())
                .and_then(|_| argument(1))
        })
    }

    /// Whether calls of the function do not come back.
    pub(crate) fn is_noreturn(&self, id: FuncId) -> bool {
        let func = self.unit.func(id);
        func.attrs.contains(&Attr::NoReturn) || func.builtin.is_some_and(|b| b.is_noreturn())
    }

    /// `-fno-plt`: calls go through the address that the loader fills in, which must not be a stub's.
    pub(crate) fn attach_binding(&self, value: Value<'c>, defined: bool) {
        if self.opts.no_plt && !defined {
            let attribute = self.llvm.attribute("nonlazybind");
            value.add_attribute(AttributeIndex::Function, attribute);
        }
    }

    /// Target attributes and the like, which every function of the module carries.
    pub(crate) fn attach_common(&mut self, value: Value<'c>, id: Option<FuncId>) {
        let llvm = self.llvm;
        let function = AttributeIndex::Function;
        for attribute in &self.attrs.common {
            value.add_attribute(function, *attribute);
        }
        let special = id.is_some_and(|id| {
            let attrs = &self.unit.func(id).attrs;
            attrs.iter().any(|a| matches!(a, Attr::Target(_)))
        });
        if !special {
            for attribute in &self.attrs.target {
                value.add_attribute(function, *attribute);
            }
            return;
        }
        let mut cpu = self.opts.cpu.clone();
        let mut tune = self.opts.tune_cpu.clone();
        let mut features = self.opts.features.clone();
        if let Some(id) = id {
            for attr in &self.unit.func(id).attrs {
                if let Attr::Target(text) = attr {
                    apply_target(text, &mut cpu, &mut tune, &mut features);
                }
            }
        }
        if !cpu.is_empty() {
            value.add_attribute(function, llvm.string_attribute("target-cpu", &cpu));
        }
        if !features.is_empty() {
            value.add_attribute(
                function,
                llvm.string_attribute("target-features", &features),
            );
        }
        if !tune.is_empty() {
            value.add_attribute(function, llvm.string_attribute("tune-cpu", &tune));
        }
    }

    /// What only definitions carry.
    pub(crate) fn attach_definition(&mut self, value: Value<'c>, id: FuncId, sig: &Signature<'c>) {
        let llvm = self.llvm;
        let unit = self.unit;
        let func = unit.func(id);
        let function = AttributeIndex::Function;
        let has = |wanted: &Attr| func.attrs.contains(wanted);
        for attribute in &self.attrs.definition {
            value.add_attribute(function, *attribute);
        }
        if !has(&Attr::NoInstrumentFunction) {
            for attribute in &self.attrs.instrumented {
                value.add_attribute(function, *attribute);
            }
        }
        if !has(&Attr::NoStackProtector) && !has(&Attr::Naked) {
            let name = match self.opts.stack_protector {
                StackProtector::Off => "",
                StackProtector::On => "ssp",
                StackProtector::Strong => "sspstrong",
                StackProtector::All => "sspreq",
            };
            if !name.is_empty() {
                value.add_attribute(function, llvm.attribute(name));
            }
        }
        let always = has(&Attr::AlwaysInline);
        let naked = has(&Attr::Naked);
        let plain = !self.optimizing();
        let optnone = has(&Attr::OptNone) || plain && !always && !has(&Attr::MinSize);
        if naked {
            value.add_attribute(function, llvm.attribute("naked"));
            value.add_attribute(function, llvm.attribute("noinline"));
        }
        if optnone {
            value.add_attribute(function, llvm.attribute("optnone"));
            value.add_attribute(function, llvm.attribute("noinline"));
            if self.opts.size_level > 0 {
                value.remove_attribute(function, "optsize");
                value.remove_attribute(function, "minsize");
            }
        } else if naked {
        } else if has(&Attr::NoInline) {
            value.add_attribute(function, llvm.attribute("noinline"));
        } else if always {
            value.add_attribute(function, llvm.attribute("alwaysinline"));
        } else if self.opts.no_inline {
            value.add_attribute(function, llvm.attribute("noinline"));
        } else if func.is_inline {
            value.add_attribute(function, llvm.attribute("inlinehint"));
        }
        if !optnone {
            if has(&Attr::MinSize) {
                value.add_attribute(function, llvm.attribute("minsize"));
            }
            if has(&Attr::MinSize) || has(&Attr::Cold) {
                value.add_attribute(function, llvm.attribute("optsize"));
            }
        }
        if has(&Attr::NoSplitStack) {
            value.add_attribute(function, llvm.string_attribute("no-split-stack", ""));
        }
        if has(&Attr::NoProfile) {
            value.add_attribute(function, llvm.attribute("noprofile"));
        }
        if sig.sret {
            value.add_attribute(AttributeIndex::Param(0), llvm.attribute("noalias"));
        }
        for attr in &func.attrs {
            match attr {
                Attr::NonNull(list) if self.lang.delete_null_checks => {
                    for (i, p) in sig.params.iter().enumerate() {
                        let named = list.is_empty() || list.contains(&(i as u32 + 1));
                        if named
                            && matches!(p.pass, Pass::Direct)
                            && p.types.len() == 1
                            && p.types[0].is_pointer()
                        {
                            value.add_attribute(
                                AttributeIndex::Param(p.first),
                                llvm.attribute("nonnull"),
                            );
                        }
                    }
                }
                Attr::ZeroCallUsedRegs(which) => {
                    value.add_attribute(
                        function,
                        llvm.string_attribute("zero-call-used-regs", which),
                    );
                }
                Attr::PatchableFunctionEntry(total, before) => {
                    self.attach_patchable(value, *total, *before);
                }
                Attr::AnyX86NoCallerSavedRegisters => {
                    value.add_attribute(
                        function,
                        llvm.string_attribute("no_caller_saved_registers", ""),
                    );
                }
                _ => {}
            }
        }
        let least = u64::from(self.opts.align_functions);
        if least > 1 && value.alignment() < least {
            value.set_alignment(least);
        }
        let (total, before) = self.opts.patchable;
        if total != 0
            && !func
                .attrs
                .iter()
                .any(|a| matches!(a, Attr::PatchableFunctionEntry(..)))
        {
            self.attach_patchable(value, total, before);
        }
        if matches!(self.abi, neverc_target::abi::Abi::SysV { .. }) {
            value.add_attribute(
                function,
                llvm.string_attribute("min-legal-vector-width", &sig.vector_bits.to_string()),
            );
        }
    }

    /// Vectors of so many bits must stay whole in a function, since it passes some of them.
    pub(crate) fn widen_vectors(&self, function: Value<'c>, bits: u64) {
        const NAME: &str = "min-legal-vector-width";
        let known = function
            .carried_text(NAME)
            .and_then(|text| text.parse::<u64>().ok());
        if known.is_some_and(|known| known < bits) {
            let attribute = self.llvm.string_attribute(NAME, &bits.to_string());
            function.add_attribute(AttributeIndex::Function, attribute);
        }
    }

    fn attach_patchable(&self, value: Value<'c>, total: u32, before: u32) {
        let llvm = self.llvm;
        let function = AttributeIndex::Function;
        if total > before {
            let entry = (total - before).to_string();
            value.add_attribute(
                function,
                llvm.string_attribute("patchable-function-entry", &entry),
            );
        }
        if before > 0 {
            value.add_attribute(
                function,
                llvm.string_attribute("patchable-function-prefix", &before.to_string()),
            );
        }
    }

    /// Attributes of a call.
    pub(crate) fn attach_call(&mut self, call: Value<'c>, sig: &Signature<'c>, attrs: &CallAttrs) {
        let llvm = self.llvm;
        self.attach_abi(call, sig);
        if let Some(id) = attrs.decl {
            self.attach_promises(call, Site::Call, id, sig);
        }
        let function = AttributeIndex::Function;
        for (on, name) in [
            (attrs.no_merge, "nomerge"),
            (attrs.no_inline, "noinline"),
            (attrs.always_inline, "alwaysinline"),
            (attrs.no_builtin, "nobuiltin"),
        ] {
            if on {
                call.add_call_attribute(function, llvm.attribute(name));
            }
        }
    }

    /// Whether the function's body may be emitted as material for inlining.
    pub(crate) fn inline_body_wanted(&self, id: FuncId) -> bool {
        let func = self.unit.func(id);
        func.emission != Emission::AvailableExternally
            || self.optimizing()
            || func.attrs.contains(&Attr::AlwaysInline)
    }
}

/// Whether no exception comes out of the function, by its declaration or by what the library says of it.
pub(crate) fn promises_nounwind(
    func: &neverc_sema::tree::Function,
    lang: &neverc_source::LangOpts,
) -> bool {
    let by_library = func.builtin.is_some_and(|builtin| {
        builtin.is_nothrow()
            || builtin.is_const()
            || builtin.is_pure()
            || builtin.is_const_but_errno() && !lang.math_errno
    });
    by_library
        || func
            .attrs
            .iter()
            .any(|attr| matches!(attr, Attr::NoThrow | Attr::Const | Attr::Pure))
}

/// Applies the text of a `target` attribute.
fn apply_target(text: &str, cpu: &mut String, tune: &mut String, features: &mut String) {
    for part in text.split(',') {
        let part = part.trim();
        if let Some(name) = part.strip_prefix("arch=") {
            // AArch64 writes features behind the architecture.
            let mut pieces = name.split('+');
            let name = pieces.next().unwrap_or("");
            if !name.starts_with("armv") {
                name.clone_into(cpu);
            }
            for feature in pieces {
                push_feature(features, feature, true);
            }
        } else if let Some(name) = part.strip_prefix("cpu=") {
            name.clone_into(cpu);
        } else if let Some(name) = part.strip_prefix("tune=") {
            name.clone_into(tune);
        } else if part.starts_with("fpmath=")
            || part.starts_with("branch-protection=")
            || part == "default"
        {
        } else if let Some(name) = part.strip_prefix("no-") {
            push_feature(features, name, false);
        } else if let Some(rest) = part.strip_prefix('+') {
            for name in rest.split('+') {
                match name.strip_prefix("no") {
                    Some(off) => push_feature(features, off, false),
                    None => push_feature(features, name, true),
                }
            }
        } else if !part.is_empty() {
            push_feature(features, part, true);
        }
    }
}

fn push_feature(features: &mut String, name: &str, on: bool) {
    let name = match name {
        "sse4" => "sse4.2",
        "abm" => "lzcnt",
        "pclmul" => "pclmul",
        "rdrnd" => "rdrnd",
        "simd" => "neon",
        "fp" => "fp-armv8",
        "crypto" => "aes",
        other => other,
    };
    if !features.is_empty() {
        features.push(',');
    }
    features.push(if on { '+' } else { '-' });
    features.push_str(name);
}
