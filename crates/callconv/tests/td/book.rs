//! Records of TableGen descriptions made by hand, and questions to them.

use neverc_callconv::td::{
    AssignError, Assumptions, Change, Conventions, FieldValue, Function, IrType, Piece, PiecePlace,
    Place, Question, Record, RecordError, RecordSet, Target, Value, parse_values,
};

/// A description in the making.
pub struct Book {
    pub records: Vec<Record>,
}

pub fn names(list: &[&str]) -> FieldValue {
    FieldValue::List(
        list.iter()
            .map(|n| FieldValue::Record((*n).to_owned()))
            .collect(),
    )
}

pub fn text(text: &str) -> FieldValue {
    FieldValue::Text(text.to_owned())
}

pub fn name(name: &str) -> FieldValue {
    FieldValue::Record(name.to_owned())
}

impl Book {
    /// Some of x86's registers.
    pub fn new() -> Book {
        let mut book = Book {
            records: Vec::new(),
        };
        for (register, parts) in [
            ("AL", &[][..]),
            ("AX", &["AL"]),
            ("EAX", &["AX"]),
            ("RAX", &["EAX"]),
            ("CL", &[]),
            ("ECX", &["CL"]),
            ("RCX", &["ECX"]),
            ("EDX", &[]),
            ("RDX", &["EDX"]),
            ("RBX", &[]),
            ("XMM0", &[]),
            ("XMM1", &[]),
            ("XMM2", &[]),
            ("XMM3", &[]),
            ("X8", &[]),
            ("D0", &[]),
            ("D1", &[]),
            ("D2", &[]),
            ("D3", &[]),
            ("D4", &[]),
            ("D5", &[]),
            ("D6", &[]),
            ("D7", &[]),
        ] {
            book.add(register, &["Register"], &[("SubRegs", names(parts))]);
        }
        book
    }

    pub fn add(&mut self, name: &str, classes: &[&str], fields: &[(&str, FieldValue)]) {
        self.records.push(Record {
            name: name.to_owned(),
            anonymous: false,
            place: Place {
                file: "t.td".to_owned(),
                line: self.records.len() as u32 + 1,
                column: 5,
            },
            classes: classes.iter().map(|c| (*c).to_owned()).collect(),
            fields: fields
                .iter()
                .map(|(n, v)| ((*n).to_owned(), v.clone()))
                .collect(),
        });
    }

    /// An anonymous action; gives its name.
    pub fn act(&mut self, class: &str, fields: &[(&str, FieldValue)]) -> String {
        let name = format!("anonymous_{}", self.records.len());
        self.add(&name, &["CCAction", class], fields);
        name
    }

    pub fn regs(&mut self, list: &[&str]) -> String {
        self.act("CCAssignToReg", &[("RegList", names(list))])
    }

    pub fn stack(&mut self, size: i64, align: i64) -> String {
        self.act(
            "CCAssignToStack",
            &[
                ("Size", FieldValue::Int(size)),
                ("Align", FieldValue::Int(align)),
            ],
        )
    }

    pub fn change(&mut self, class: &str, to: &str) -> String {
        self.act(class, &[("DestTy", name(to))])
    }

    pub fn under(&mut self, classes: &[&str], field: (&str, FieldValue), inner: &str) -> String {
        let action = format!("anonymous_{}", self.records.len());
        let mut all = vec!["CCAction", "CCPredicateAction"];
        all.extend(classes);
        self.add(&action, &all, &[("SubAction", name(inner)), field]);
        action
    }

    pub fn if_type(&mut self, types: &[&str], inner: &str) -> String {
        self.under(&["CCIfType"], ("VTs", names(types)), inner)
    }

    pub fn when(&mut self, condition: &str, inner: &str) -> String {
        self.under(&["CCIf"], ("Predicate", text(condition)), inner)
    }

    pub fn convention(&mut self, name: &str, actions: &[&str]) {
        self.add(
            name,
            &["CallingConv"],
            &[("Actions", names(actions)), ("Custom", FieldValue::Int(0))],
        );
    }

    pub fn saved(&mut self, name: &str, dag: FieldValue) {
        self.add(name, &["CalleeSavedRegs"], &[("SaveList", dag)]);
    }

    pub fn read(self) -> Result<Conventions, Vec<RecordError>> {
        Conventions::new(&RecordSet::new(self.records))
    }

    pub fn good(self) -> Conventions {
        self.read().unwrap_or_else(|errors| panic!("{errors:?}"))
    }
}

/// The convention `C` of these actions, made by the function.
pub fn convention(make: impl FnOnce(&mut Book) -> Vec<String>) -> Conventions {
    let mut book = Book::new();
    let actions = make(&mut book);
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    book.convention("C", &actions);
    book.good()
}

pub const X86: &str = "x86_64-unknown-linux-gnu";
pub const ARM: &str = "aarch64-unknown-linux-gnu";

pub struct Asked<'a> {
    pub conventions: &'a Conventions,
    pub triple: &'a str,
    pub features: &'a str,
    pub convention: &'a str,
    pub assume: &'a [&'a str],
}

impl Asked<'_> {
    pub fn pieces(&self, types: &str) -> Result<Vec<Vec<Piece>>, AssignError> {
        let mut assumptions = Assumptions::default();
        for said in self.assume {
            assumptions.add(said).unwrap();
        }
        let mut target = Target::new(self.triple);
        target.apply(self.features);
        target.assume(&assumptions);
        let question = Question {
            conventions: self.conventions,
            target: &target,
            convention: self.convention,
            assumptions: &assumptions,
            delegate: None,
        };
        let (parameters, variadic) = parse_values(types).unwrap();
        let function = Function {
            result: Value::new(IrType::Void),
            parameters,
            variadic,
        };
        question
            .parameters("C", &function, false)
            .map(|(pieces, _)| pieces)
    }

    /// `RAX|8|&RCX`: registers, stack offsets, addresses; pieces of a value with blanks between them.
    pub fn places(&self, types: &str) -> Result<String, AssignError> {
        Ok(self
            .pieces(types)?
            .iter()
            .map(|pieces| {
                let words: Vec<String> = pieces.iter().map(word).collect();
                words.join(" ")
            })
            .collect::<Vec<_>>()
            .join("|"))
    }
}

pub fn word(piece: &Piece) -> String {
    let address = if piece.change == Change::Indirect {
        "&"
    } else {
        ""
    };
    match &piece.place {
        PiecePlace::Register(name) => format!("{address}{name}"),
        PiecePlace::Stack(at) => format!("{address}{at}"),
    }
}

pub fn asked(conventions: &Conventions) -> Asked<'_> {
    Asked {
        conventions,
        triple: X86,
        features: "",
        convention: "C",
        assume: &[],
    }
}

pub fn places(conventions: &Conventions, types: &str) -> String {
    asked(conventions)
        .places(types)
        .unwrap_or_else(|error| panic!("{types}: {error}"))
}

/// The type that a value of one type has in its place, and what happened to it.
pub fn change(conventions: &Conventions, types: &str) -> (String, Change) {
    let pieces = asked(conventions).pieces(types).unwrap();
    let piece = &pieces[0][0];
    (piece.place_type.to_string(), piece.change)
}
