//! The table for people.

use std::fmt::Write as _;

use neverc_callconv::Place;

use super::picture::{Picture, Role};

pub(super) fn write(pictures: &[Picture]) -> String {
    let mut out = String::new();
    for (i, picture) in pictures.iter().enumerate() {
        if i > 0 {
            out.push('\n');
        }
        one(&mut out, picture);
    }
    out
}

fn one(out: &mut String, picture: &Picture) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}:{}: {}", picture.file, picture.line, picture.name);
    let _ = writeln!(out, "  declared    {}", picture.declaration);
    let _ = match &picture.spec {
        Some(spec) => writeln!(out, "  convention  {spec}"),
        None => writeln!(out, "  convention  {}", picture.convention),
    };
    let width = |f: &dyn Fn(&super::picture::Value) -> usize| {
        picture.values.iter().map(f).max().unwrap_or(0)
    };
    let names = width(&|v| v.name.chars().count());
    let types = width(&|v| v.ty.chars().count());
    for value in &picture.values {
        let what = match value.role {
            Role::Result => "result",
            Role::Argument => "argument",
            Role::Hidden => "hidden",
        };
        let places: Vec<String> = value
            .pieces
            .iter()
            .map(|p| {
                let mut text = picture.place_name(p);
                if p.indirect {
                    text = match value.role {
                        Role::Result => format!("{text} = address of the result"),
                        _ => format!("{text} = address of a copy"),
                    };
                }
                if value.pieces.len() > 1 {
                    let _ = write!(text, " (bytes {} to {})", p.offset, p.offset + p.size - 1);
                }
                text
            })
            .collect();
        let places = if places.is_empty() {
            "-".to_owned()
        } else {
            places.join(", ")
        };
        let _ = writeln!(
            out,
            "  {what:<10}  {:names$}  {:types$}  {places}",
            value.name, value.ty
        );
    }
    let preserved = picture.preserved_text();
    let set = if picture.standard_set {
        " (the standard set)"
    } else {
        ""
    };
    if preserved.is_empty() {
        let _ = writeln!(out, "  preserved   -");
    } else {
        let _ = writeln!(out, "  preserved   {preserved}{set}");
    }
    let _ = writeln!(
        out,
        "  stack       {} bytes of arguments, aligned to {} at the call",
        picture.stack_bytes, picture.stack_alignment
    );
    let mut slots: Vec<(u32, u32, &str)> = picture
        .values
        .iter()
        .flat_map(|v| {
            v.pieces.iter().filter_map(|p| match p.place {
                Place::Stack(at) => Some((at, p.size, v.name.as_str())),
                Place::Register(_) => None,
            })
        })
        .collect();
    slots.sort_unstable();
    for (at, size, name) in slots {
        let _ = writeln!(out, "              {at:>4} .. {:<4} {name}", at + size);
    }
    for note in &picture.notes {
        let _ = writeln!(out, "  note        {note}");
    }
}
