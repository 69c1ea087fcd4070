//! One safe trait and its C thunks per capability table: the boundary work that every slot owes, made once.
//!
//! How a slot's parameters map to the trait's method:
//!
//! | parameter | method sees |
//! |---|---|
//! | `Context void*` | nothing: it leads to the implementing object |
//! | task, session handle | the task or session, after the scope checks; nothing in a bound table, which checks it itself |
//! | `const NevercPhaseFrame*` | `Frame`, checked to be that of the running callback |
//! | `NevercPhaseContinuation*`, registrar context | an opaque reference that the domain asks the call about |
//! | string and byte views | `&[u8]` |
//! | `…List` | `List<T>`, stepping by its stride |
//! | pointer and count | `&[T]` |
//! | `const` record with header | `Incoming<T>`: copied and size-checked |
//! | `Out…` | part of the method's result; cleared first, written on success |
//! | `Out…` and capacity | `OutSlice<T>` |
//! | anything else | as it is |

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

use crate::model::{FieldType, Interface, Item, Param, Record, RecordKind, Registry};
use crate::rust::{BANNER, rust_type, snake, stem};

/// Tables that the engine writes by hand: one is not called through a context, the other has none.
const BY_HAND: &[&str] = &["NevercBootstrapAPI", "NevercRegistrarAPI"];

/// Slots whose `Out` parameters may be null.
const OPTIONAL_OUTS: &[&str] = &[
    "NevercDriverAPI.GetArgument",
    "NevercCoreAPI.QueryInterface",
];

/// Tables bound to one module of one task: the object itself says whether the task is its own, before anything
/// else is looked at, and the methods do not see the task.
const BOUND: &[&str] = &["NevercIRCoreAPI", "NevercIRBuilderAPI"];

/// Output records that the host fills whole: callers need not set their headers.
const WHOLE_RECORDS: &[&str] = &["NevercIRCoreAPI.BeginValueCursor"];

/// Outputs whose own first fields the slot has to read, so that the method gets the pointer.
const RAW_OUTS: &[&str] = &["NevercIRCoreAPI.GetDebugLocationInfo"];

/// What the generator knows about types.
struct Types<'a> {
    functions: HashMap<&'a str, (&'a str, &'a [Param])>,
    with_header: BTreeSet<&'a str>,
    lists: HashMap<&'a str, String>,
    /// Numbers, handles and views: what traces show.
    shown: BTreeSet<&'a str>,
}

impl<'a> Types<'a> {
    fn new(registry: &'a Registry) -> Types<'a> {
        let mut types = Types {
            functions: HashMap::new(),
            with_header: BTreeSet::new(),
            lists: HashMap::new(),
            shown: BTreeSet::from([
                "u8",
                "u16",
                "u32",
                "u64",
                "i32",
                "i64",
                "NevercStringView",
                "NevercByteView",
                "NevercInterfaceID",
            ]),
        };
        for item in registry.modules.iter().flat_map(|m| &m.items) {
            match item {
                Item::Fn(f) => {
                    types
                        .functions
                        .insert(&f.name, (f.result.as_str(), f.params.as_slice()));
                }
                Item::Record(r) => types.record(r),
                Item::Handle(name) | Item::Alias(name, _) => {
                    types.shown.insert(name);
                }
                Item::Enum(e) => {
                    types.shown.insert(&e.name);
                }
                _ => {}
            }
        }
        types
    }

    fn record(&mut self, r: &'a Record) {
        let plain = |index: usize| match r.fields.get(index).map(|f| &f.ty) {
            Some(FieldType::Plain(ty)) => Some(ty.as_str()),
            _ => None,
        };
        if plain(0) == Some("NevercABITableHeader") {
            self.with_header.insert(&r.name);
        }
        let is_list = r.fields.len() == 3
            && r.fields[0].name == "Data"
            && r.fields[1].name == "Count"
            && r.fields[2].name == "ElementStride";
        if let (true, Some(data)) = (is_list && r.name != "NevercStructArrayView", plain(0)) {
            let element = data.trim_start_matches("const ").trim_end_matches('*');
            self.lists.insert(&r.name, rust_type(element));
        }
    }
}

/// Trait name of a table: `NevercSourceLocationAPI` to `SourceLocation`.
fn base_name(table: &str) -> &str {
    let name = table.strip_prefix("Neverc").unwrap_or(table);
    name.strip_suffix("API").unwrap_or(name)
}

/// How one parameter is treated.
enum Treat {
    Context,
    /// The task of a bound table.
    Bound,
    /// Argument of the method: its type, and the expression that makes it in the thunk.
    In(String, String),
    /// Count or capacity that belongs to the parameter before it.
    Consumed,
    OutValue(String),
    OutOptional(String),
    OutRecord(String),
    OutSlice(String, String),
}

fn pointee(ty: &str) -> Option<(bool, &str)> {
    let inner = ty.trim().strip_suffix('*')?.trim();
    if inner.ends_with('*') {
        return Some((false, inner));
    }
    match inner.strip_prefix("const ") {
        Some(rest) => Some((true, rest.trim())),
        None => Some((false, inner)),
    }
}

fn treat(types: &Types, slot: &str, params: &[Param]) -> Vec<Treat> {
    let mut out: Vec<Treat> = Vec::new();
    let mut consumed = BTreeSet::new();
    for (i, p) in params.iter().enumerate() {
        let name = snake(&p.name);
        let next = params.get(i + 1);
        let plain = |call: &str| format!("call.{call}({name})?");
        out.push(if i == 0 && p.name == "Context" && p.ty == "void*" {
            Treat::Context
        } else if consumed.contains(&i) {
            Treat::Consumed
        } else if p.ty == "NevercTaskHandle" && i == 1 && is_bound(slot) {
            Treat::Bound
        } else if p.ty == "NevercTaskHandle" {
            Treat::In("&Rc<Task>".into(), plain("task"))
        } else if p.ty == "NevercSessionHandle" {
            Treat::In("&Arc<Session>".into(), plain("session"))
        } else if p.ty == "const NevercPhaseFrame*" {
            Treat::In("Frame<'_>".into(), plain("frame"))
        } else if p.ty == "NevercPhaseContinuation*" {
            Treat::In(
                "ContinuationRef".into(),
                format!("ContinuationRef::new({name})"),
            )
        } else if p.ty == "void*" && p.name.starts_with("Registrar") {
            Treat::In("RegistrarRef".into(), format!("RegistrarRef::new({name})"))
        } else if p.ty == "NevercStringView" || p.ty == "NevercByteView" {
            Treat::In(
                "&[u8]".into(),
                format!("boundary::bytes({name}.data.cast(), {name}.length)?"),
            )
        } else if p.ty == "NevercBool" {
            Treat::In("bool".into(), format!("boundary::boolean({name})?"))
        } else if let Some(element) = types.lists.get(p.ty.as_str()) {
            Treat::In(
                format!("List<'_, {element}>"),
                format!("List::new({name}.data, {name}.count, {name}.element_stride)?"),
            )
        } else if let Some((is_const, inner)) = pointee(&p.ty) {
            let element = rust_type(inner);
            let outward = p.name.starts_with("Out") && !is_const;
            let capacity = next.filter(|n| n.name.ends_with("Capacity") && n.ty == "u64");
            // Several arrays may share the count behind the last of them.
            let count = (i + 1..params.len())
                .find(|&j| !params[j].ty.starts_with("const ") || !params[j].ty.ends_with('*'))
                .filter(|&j| params[j].name.ends_with("Count") && params[j].ty == "u64");
            if outward && let Some(capacity) = capacity {
                consumed.insert(i + 1);
                Treat::OutSlice(element, snake(&capacity.name))
            } else if outward && RAW_OUTS.contains(&slot) {
                Treat::In(rust_type(&p.ty), name)
            } else if outward && WHOLE_RECORDS.contains(&slot) {
                Treat::OutValue(element)
            } else if outward && types.with_header.contains(inner) {
                Treat::OutRecord(element)
            } else if outward && OPTIONAL_OUTS.contains(&slot) {
                Treat::OutOptional(element)
            } else if outward {
                Treat::OutValue(element)
            } else if is_const && types.with_header.contains(inner) {
                Treat::In(
                    format!("Incoming<'_, {element}>"),
                    format!("Incoming::new({name})?"),
                )
            } else if is_const
                && inner != "void"
                && let Some(j) = count
            {
                consumed.insert(j);
                let count = snake(&params[j].name);
                Treat::In(
                    format!("&[{element}]"),
                    format!("boundary::slice({name}, {count})?"),
                )
            } else {
                Treat::In(rust_type(&p.ty), name)
            }
        } else {
            Treat::In(rust_type(&p.ty), name)
        });
    }
    out
}

fn is_bound(slot: &str) -> bool {
    slot.split('.').next().is_some_and(|t| BOUND.contains(&t))
}

struct Slot<'a> {
    name: &'a str,
    params: &'a [Param],
}

fn slots<'a>(types: &Types<'a>, table: &'a Record) -> Result<Vec<Slot<'a>>, String> {
    let mut out = Vec::new();
    for field in &table.fields {
        let (result, params): (&str, &[Param]) = match &field.ty {
            FieldType::Slot(result, params) => (result.as_str(), params.as_slice()),
            FieldType::Plain(ty) => match types.functions.get(ty.as_str()) {
                Some((result, params)) => (result, params),
                None => continue,
            },
            FieldType::Nested(..) => continue,
        };
        if result != "NevercStatus" {
            return Err(format!("{}.{}: result {result}", table.name, field.name));
        }
        out.push(Slot {
            name: &field.name,
            params,
        });
    }
    Ok(out)
}

/// Words behind the method's name: parameters and result.
fn signature(slot: &Slot, treats: &[Treat]) -> (String, String) {
    let mut arguments = String::from("&self, call: &Call<'_>");
    let mut results = Vec::new();
    for (p, t) in slot.params.iter().zip(treats) {
        match t {
            Treat::In(ty, _) => {
                let _ = write!(arguments, ", {}: {ty}", snake(&p.name));
            }
            Treat::OutSlice(ty, _) => {
                let _ = write!(arguments, ", {}: &mut OutSlice<'_, {ty}>", snake(&p.name));
            }
            Treat::OutValue(ty) | Treat::OutOptional(ty) | Treat::OutRecord(ty) => {
                results.push(ty.clone())
            }
            Treat::Context | Treat::Consumed | Treat::Bound => {}
        }
    }
    let result = match results.as_slice() {
        [] => "()".to_string(),
        [one] => one.clone(),
        many => format!("({})", many.join(", ")),
    };
    (arguments, result)
}

/// The closure that writes the arguments down when a trace is on; outputs are left out.
fn shown_arguments(types: &Types, slot: &Slot) -> String {
    let mut out = String::new();
    for p in slot.params.iter().skip(1) {
        let plain = types.shown.contains(p.ty.as_str());
        if plain || p.ty.ends_with('*') && !p.name.starts_with("Out") {
            let _ = write!(out, " a.add({:?}, &{});", p.name, snake(&p.name));
        }
    }
    out
}

fn thunk(out: &mut String, types: &Types, base: &str, index: usize, slot: &Slot, treats: &[Treat]) {
    let lower = snake(base);
    let method = snake(slot.name);
    let params: Vec<String> = slot
        .params
        .iter()
        .map(|p| format!("{}: {}", snake(&p.name), rust_type(&p.ty)))
        .collect();
    let context = slot
        .params
        .first()
        .map_or("context".into(), |p| snake(&p.name));
    let shown = shown_arguments(types, slot);
    let _ = writeln!(
        out,
        "unsafe extern \"C-unwind\" fn {lower}_{method}<T: {base}Table>({}) -> NevercStatus {{\n    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.\n    unsafe {{\n        boundary::enter::<T>({context}, &{}_SLOTS[{index}], &move |{}| {{{} }}, |table, call| {{",
        params.join(", "),
        lower.to_uppercase(),
        if shown.is_empty() { "_" } else { "a" },
        shown,
    );
    let mut first = String::new();
    let mut second = String::new();
    let mut write = String::new();
    let mut arguments = vec!["call".to_string()];
    let mut outs = Vec::new();
    for (p, t) in slot.params.iter().zip(treats) {
        let name = snake(&p.name);
        let constructor = match t {
            Treat::OutValue(_) => format!("OutValue::new({name})"),
            Treat::OutOptional(_) => format!("OutValue::optional({name})"),
            Treat::OutRecord(_) => format!(
                "OutRecord::new({name}, &{}_SLOTS[{index}])",
                lower.to_uppercase()
            ),
            Treat::OutSlice(_, capacity) => format!("OutSlice::new({name}, {capacity})"),
            Treat::In(_, expression) => {
                if *expression != name {
                    let _ = writeln!(second, "            let {name} = {expression};");
                }
                arguments.push(
                    if expression.starts_with("Incoming") || expression.starts_with("List::") {
                        name
                    } else {
                        name.clone()
                    },
                );
                continue;
            }
            Treat::Bound => {
                let _ = writeln!(second, "            table.check_task(call, {name})?;");
                continue;
            }
            Treat::Context | Treat::Consumed => continue,
        };
        let _ = writeln!(first, "            let {name} = {constructor};");
        match t {
            Treat::OutSlice(..) => {
                let _ = writeln!(second, "            let mut {name} = {name}?;");
                arguments.push(format!("&mut {name}"));
            }
            _ => {
                let _ = writeln!(second, "            let {name} = {name}?;");
                outs.push(name);
            }
        }
    }
    // Outputs are cleared before anything can fail, and all of them before one is refused.
    let checks: String = second;
    let call = format!("table.{method}({})?", arguments.join(", "));
    match outs.as_slice() {
        [] => {
            let _ = writeln!(write, "            {call};");
        }
        [one] => {
            let _ = writeln!(write, "            {one}.set({call});");
        }
        many => {
            let values: Vec<String> = (0..many.len()).map(|i| format!("value{i}")).collect();
            let _ = writeln!(write, "            let ({}) = {call};", values.join(", "));
            for (name, value) in many.iter().zip(values) {
                let _ = writeln!(write, "            {name}.set({value});");
            }
        }
    }
    let _ = writeln!(
        out,
        "{first}{checks}{write}            Ok(())\n        }})\n    }}\n}}\n"
    );
}

fn table(
    out: &mut String,
    types: &Types,
    record: &Record,
    interface: Option<&Interface>,
) -> Result<(), String> {
    let base = base_name(&record.name);
    let lower = snake(base);
    let slots = slots(types, record)?;
    let treats: Vec<Vec<Treat>> = slots
        .iter()
        .map(|s| treat(types, &format!("{}.{}", record.name, s.name), s.params))
        .collect();
    let (major, minor) = interface.map_or(("1", "0"), |i| (i.major.as_str(), i.minor.as_str()));
    let _ = writeln!(out, "/// The slots of `{}`, for traces.", record.name);
    let _ = writeln!(
        out,
        "pub static {}_SLOTS: &[SlotInfo] = &[",
        lower.to_uppercase()
    );
    for s in &slots {
        let _ = writeln!(
            out,
            "    SlotInfo {{ table: {base:?}, name: {:?}, major: {major}, minor: {minor} }},",
            s.name
        );
    }
    let _ = writeln!(
        out,
        "];\n\n/// What stands behind `{0}`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.\n#[allow(unused_variables)]\npub trait {base}Table: Send + Sync + 'static {{",
        record.name
    );
    if BOUND.contains(&record.name.as_str()) {
        out.push_str(
            "    /// Whether a task is the one that the table is bound to.\n    ///\n    /// # Errors\n    /// The status that the plugin sees.\n    fn check_task(&self, call: &Call<'_>, task: NevercTaskHandle) -> Result<(), Status> {\n        call.task(task).map(|_| ())\n    }\n",
        );
    }
    for (s, t) in slots.iter().zip(&treats) {
        let (arguments, result) = signature(s, t);
        let _ = writeln!(
            out,
            "    /// `{}`\n    ///\n    /// # Errors\n    /// The status that the plugin sees.\n    fn {}({arguments}) -> Result<{result}, Status> {{\n        Err(Status::CAPABILITY_UNAVAILABLE)\n    }}",
            s.name,
            snake(s.name)
        );
    }
    let _ = writeln!(out, "}}\n\nimpl {base}Table for Unavailable {{}}\n");
    let _ = writeln!(
        out,
        "/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users."
    );
    let _ = writeln!(
        out,
        "pub const fn {lower}_table<T: {base}Table>(context: *mut c_void) -> {0} {{\n    {0} {{\n        header: NevercABITableHeader {{ struct_size: size_of::<{0}>() as u32, major: {major}, minor: {minor}, flags: 0 }},\n        context,",
        record.name
    );
    for s in &slots {
        let method = snake(s.name);
        let _ = writeln!(out, "        {method}: Some({lower}_{method}::<T>),");
    }
    let _ = writeln!(out, "    }}\n}}\n");
    for (index, (s, t)) in slots.iter().zip(&treats).enumerate() {
        thunk(out, types, base, index, s, t);
    }
    Ok(())
}

pub fn interface_of<'a>(registry: &'a Registry, table: &str) -> Option<&'a Interface> {
    let wanted = base_name(table).to_lowercase();
    registry
        .modules
        .iter()
        .flat_map(|m| &m.items)
        .find_map(|i| match i {
            Item::Interface(i)
                if table.ends_with("API") && i.name.replace('_', "").to_lowercase() == wanted =>
            {
                Some(i)
            }
            _ => None,
        })
}

/// All generated files of the host, by path below `crates/plugin-host/src/generated`.
///
/// # Errors
/// When a slot does not return a status.
pub fn generate(registry: &Registry) -> Result<BTreeMap<String, String>, String> {
    let types = Types::new(registry);
    let mut files = BTreeMap::new();
    let mut root = format!(
        "{BANNER}//! One safe trait and its C thunks per capability table.\n#![allow(clippy::too_many_arguments)]\n#![allow(clippy::type_complexity)]\n#![allow(clippy::let_unit_value)]\n\n"
    );
    let mut install = String::from(
        "/// Publishes an interface behind which nothing stands yet: every slot answers `CAPABILITY_UNAVAILABLE`\n/// once its arguments are in order.\n///\n/// # Errors\n/// When the interface is already there.\npub fn publish_unavailable(builder: &mut HostBuilder) -> Result<(), HostError> {\n",
    );
    let mut kinds = String::new();
    for module in &registry.modules {
        let tables: Vec<&Record> = module
            .items
            .iter()
            .filter_map(|i| match i {
                Item::Record(r)
                    if r.kind == RecordKind::Table && !BY_HAND.contains(&r.name.as_str()) =>
                {
                    Some(r)
                }
                _ => None,
            })
            .collect();
        if tables.is_empty() {
            continue;
        }
        let stem = stem(&module.file);
        let mut out = format!(
            "{BANNER}//! Tables of `{}`.\n\n#[allow(unused_imports)]\nuse super::prelude::*;\n\n",
            module.file
        );
        for record in tables {
            let interface = interface_of(registry, &record.name);
            table(&mut out, &types, record, interface)?;
            if let Some(i) = interface {
                let base = base_name(&record.name);
                let lower = snake(base);
                let _ = writeln!(
                    kinds,
                    "/// Publishes `{0}` over `table`.\n///\n/// # Errors\n/// When it is already there.\npub fn publish_{lower}<T: {base}Table>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {{\n    builder.publish({1:?}, NEVERC_INTERFACE_{1}, NEVERC_{1}_API_MAJOR, NEVERC_{1}_API_MINOR, table, {lower}_table::<T>)\n}}\n",
                    record.name, i.name
                );
                let _ = writeln!(
                    install,
                    "    if !builder.has(NEVERC_INTERFACE_{}) {{\n        publish_{lower}(builder, Unavailable)?;\n    }}",
                    i.name
                );
            }
        }
        files.insert(format!("{stem}.rs"), out);
        let _ = writeln!(
            root,
            "#[rustfmt::skip]\nmod {stem};\npub use self::{stem}::*;"
        );
    }
    install.push_str("    Ok(())\n}\n");
    let _ = writeln!(
        root,
        "#[rustfmt::skip]\nmod publish;\npub use self::publish::*;\n\n/// The object behind tables that have no implementation.\npub struct Unavailable;\n\nmod prelude {{\n    pub use std::ffi::c_void;\n    pub use std::rc::Rc;\n    pub use std::sync::Arc;\n\n    pub use neverc_abi::*;\n\n    pub use super::Unavailable;\n    pub use crate::boundary::{{self, ContinuationRef, Incoming, List, OutRecord}};\n    pub use crate::boundary::{{OutSlice, OutValue, RegistrarRef, SlotInfo}};\n    pub use crate::call::{{Call, Frame}};\n    pub use crate::host::HostBuilder;\n    pub use crate::session::Session;\n    pub use crate::status::{{HostError, Status}};\n    pub use crate::task::Task;\n}}"
    );
    files.insert(
        "publish.rs".into(),
        format!("{BANNER}//! How tables come into a host.\n\n#[allow(unused_imports)]\nuse super::prelude::*;\nuse super::*;\n\n{kinds}{install}"),
    );
    files.insert("mod.rs".into(), root);
    Ok(files)
}
