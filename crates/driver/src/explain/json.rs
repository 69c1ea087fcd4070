//! The answer for programs.

use std::fmt::Write as _;

use neverc_callconv::Place;

use super::picture::{Picture, Role, Value};

/// A JSON string.
fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if u32::from(c) < 0x20 => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn value(picture: &Picture, value: &Value) -> String {
    let pieces: Vec<String> = value
        .pieces
        .iter()
        .map(|p| {
            let place = match p.place {
                Place::Register(register) => format!(
                    "\"register\": {}, \"part\": {}",
                    string(register.name),
                    string(&picture.place_name(p))
                ),
                Place::Stack(at) => format!("\"stack\": {at}"),
            };
            let indirect = if p.indirect {
                ", \"indirect\": true"
            } else {
                ""
            };
            format!(
                "{{\"offset\": {}, \"size\": {}, {place}{indirect}}}",
                p.offset, p.size
            )
        })
        .collect();
    format!(
        "{{\"name\": {}, \"type\": {}, \"pieces\": [{}]}}",
        string(&value.name),
        string(&value.ty),
        pieces.join(", ")
    )
}

pub(super) fn write(triple: &str, pictures: &[Picture]) -> String {
    let mut out = format!("{{\n  \"target\": {},\n  \"functions\": [", string(triple));
    for (i, picture) in pictures.iter().enumerate() {
        let of = |role: Role| -> Vec<String> {
            picture
                .values
                .iter()
                .filter(|v| v.role == role)
                .map(|v| value(picture, v))
                .collect()
        };
        let list = |items: Vec<String>| items.join(",\n        ");
        let one = |items: Vec<String>| items.into_iter().next().unwrap_or_else(|| "null".into());
        let preserved: Vec<String> = picture
            .preserved
            .iter()
            .map(|(r, low)| {
                if *low {
                    string(&format!("d{}", r.index))
                } else {
                    string(r.name)
                }
            })
            .collect();
        let notes: Vec<String> = picture.notes.iter().map(|n| string(n)).collect();
        let spec = picture.spec.as_deref().map_or("null".into(), string);
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "{}\n    {{\n      \"name\": {},\n      \"declaration\": {},\n      \"file\": {},\n      \"line\": {},\n      \
             \"defined\": {},\n      \"convention\": {},\n      \"spec\": {spec},\n      \"result\": {},\n      \
             \"hidden\": {},\n      \"arguments\": [\n        {}\n      ],\n      \"preserved\": [{}],\n      \
             \"stack\": {{\"alignment\": {}, \"bytes\": {}}},\n      \"notes\": [{}]\n    }}",
            if i > 0 { "," } else { "" },
            string(&picture.name),
            string(&picture.declaration),
            string(&picture.file),
            picture.line,
            picture.defined,
            string(&picture.convention),
            one(of(Role::Result)),
            one(of(Role::Hidden)),
            list(of(Role::Argument)),
            preserved.join(", "),
            picture.stack_alignment,
            picture.stack_bytes,
            notes.join(", ")
        );
    }
    out.push_str("\n  ]\n}\n");
    out
}
