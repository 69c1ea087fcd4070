//! The picture for documents: a register file and the argument area for each function.

use std::fmt::Write as _;

use neverc_callconv::{Class, Place, Register, registers};

use super::picture::{Picture, Piece, Role, Value};

const WIDTH: u32 = 940;
const MARGIN: u32 = 24;
const CELL_WIDTH: u32 = 82;
const CELL_HEIGHT: u32 = 40;
const GAP: u32 = 4;
const COLUMNS: u32 = 8;
/// Left edge of the stack.
const STACK_AT: u32 = MARGIN + COLUMNS * (CELL_WIDTH + GAP) + 28;
const STACK_WIDTH: u32 = WIDTH - STACK_AT - MARGIN - 44;
const SLOT_HEIGHT: u32 = 26;

/// Text for XML.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if u32::from(c) < 0x20 => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Not more than `limit` characters.
fn short(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return escape(text);
    }
    let cut: String = text.chars().take(limit.saturating_sub(1)).collect();
    format!("{}…", escape(&cut))
}

fn stack_slots(picture: &Picture) -> Vec<(&Value, &Piece, u32)> {
    let mut slots: Vec<(&Value, &Piece, u32)> = picture
        .values
        .iter()
        .flat_map(|v| {
            v.pieces.iter().filter_map(move |p| match p.place {
                Place::Stack(at) => Some((v, p, at)),
                Place::Register(_) => None,
            })
        })
        .collect();
    slots.sort_by_key(|(_, _, at)| *at);
    slots
}

/// Rows of the register file: those that conventions may name, with the stack and frame registers for orientation.
fn rows(picture: &Picture, class: Class) -> Vec<&'static Register> {
    registers(picture.arch)
        .iter()
        .filter(|r| r.class == class)
        .collect()
}

fn height(picture: &Picture) -> u32 {
    let lines = |class| (rows(picture, class).len() as u32).div_ceil(COLUMNS);
    let file = (lines(Class::General) + lines(Class::Vector) + u32::from(has_x87(picture)))
        * (CELL_HEIGHT + GAP)
        + (2 + u32::from(has_x87(picture))) * 22;
    let stack = stack_slots(picture).len().max(1) as u32 * SLOT_HEIGHT + 76;
    84 + file.max(stack) + 22 * picture.notes.len() as u32 + 16
}

fn has_x87(picture: &Picture) -> bool {
    picture
        .values
        .iter()
        .flat_map(|v| &v.pieces)
        .any(|p| matches!(p.place, Place::Register(r) if r.class == Class::X87))
}

pub(super) fn write(pictures: &[Picture]) -> String {
    let legend = 44;
    let total: u32 = pictures.iter().map(height).sum::<u32>() + legend;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{total}\" viewBox=\"0 0 {WIDTH} {total}\" \
         font-family=\"DejaVu Sans, Helvetica, Arial, sans-serif\" font-size=\"12\">\n\
         <style>.c{{stroke:#8a8f98;stroke-width:1}}.n{{fill:#f4f5f7}}.a{{fill:#bcd7f7}}.h{{fill:#f5dfae}}\
         .r{{fill:#bfe5c2}}.p{{fill:#dcdde2}}.m{{font-family:DejaVu Sans Mono,Menlo,Consolas,monospace}}\
         .s{{font-size:10px;fill:#4a4f57}}.t{{font-size:16px;font-weight:bold}}</style>\n\
         <rect width=\"{WIDTH}\" height=\"{total}\" fill=\"white\"/>\n"
    );
    let mut top = 0;
    for picture in pictures {
        one(&mut out, picture, top);
        top += height(picture);
    }
    let mut x = MARGIN;
    for (class, text) in [
        ("a", "argument"),
        ("h", "address of the result's memory"),
        ("r", "result"),
        ("p", "preserved"),
        ("n", "free for the callee"),
    ] {
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "<rect class=\"c {class}\" x=\"{x}\" y=\"{}\" width=\"18\" height=\"14\" rx=\"3\"/><text x=\"{}\" y=\"{}\" \
             class=\"s\">{text}</text>",
            top + 12,
            x + 24,
            top + 23
        );
        x += 44 + text.len() as u32 * 6;
    }
    out.push_str("</svg>\n");
    out
}

/// The declaration with the names of the parameters, without attributes.
fn title(picture: &Picture) -> String {
    let of = |role: Role| picture.values.iter().filter(move |v| v.role == role);
    let arguments: Vec<String> = of(Role::Argument)
        .map(|v| {
            if v.name.starts_with('(') {
                v.ty.clone()
            } else {
                let blank = if v.ty.ends_with('*') { "" } else { " " };
                format!("{}{blank}{}", v.ty, v.name)
            }
        })
        .collect();
    let arguments = if arguments.is_empty() {
        "void".to_owned()
    } else {
        arguments.join(", ")
    };
    let result = of(Role::Result).next().map_or("void", |v| v.ty.as_str());
    let blank = if result.ends_with('*') { "" } else { " " };
    format!("{result}{blank}{}({arguments})", picture.name)
}

fn one(out: &mut String, picture: &Picture, top: u32) {
    let convention = picture.spec.as_deref().unwrap_or(&picture.convention);
    let _ = writeln!(
        out,
        "<text x=\"{MARGIN}\" y=\"{}\" class=\"t m\">{}</text>\n\
         <text x=\"{MARGIN}\" y=\"{}\" class=\"m\">{}</text>",
        top + 30,
        short(&title(picture), 92),
        top + 52,
        short(convention, 124)
    );
    let mut y = top + 70;
    for (class, title) in [
        (Class::General, "General registers"),
        (Class::Vector, "Vector registers"),
        (Class::X87, "x87 stack"),
    ] {
        if class == Class::X87 && !has_x87(picture) {
            continue;
        }
        let _ = writeln!(
            out,
            "<text x=\"{MARGIN}\" y=\"{}\" class=\"s\">{title}</text>",
            y + 10
        );
        y += 16;
        let all = rows(picture, class);
        for (i, register) in all.iter().enumerate() {
            let i = i as u32;
            cell(
                out,
                picture,
                register,
                MARGIN + (i % COLUMNS) * (CELL_WIDTH + GAP),
                y + (i / COLUMNS) * (CELL_HEIGHT + GAP),
            );
        }
        y += (all.len() as u32).div_ceil(COLUMNS) * (CELL_HEIGHT + GAP) + 6;
    }
    let below = stack(out, picture, top + 70);
    let mut y = y.max(below);
    for note in &picture.notes {
        let _ = writeln!(
            out,
            "<text x=\"{MARGIN}\" y=\"{}\" class=\"s\">{}</text>",
            y + 14,
            short(note, 150)
        );
        y += 22;
    }
}

fn class_of(role: Role) -> &'static str {
    match role {
        Role::Argument => "a",
        Role::Hidden => "h",
        Role::Result => "r",
    }
}

fn label(value: &Value, piece: &Piece) -> String {
    let name = match value.role {
        Role::Result => "result",
        Role::Hidden => "result at",
        Role::Argument => &value.name,
    };
    let mut text = if piece.indirect && value.role != Role::Hidden {
        format!("&{name}")
    } else {
        name.to_owned()
    };
    if value.pieces.len() > 1 {
        let _ = write!(text, "[{}]", piece.offset);
    }
    text
}

fn cell(out: &mut String, picture: &Picture, register: &'static Register, x: u32, y: u32) {
    let held: Vec<(&Value, &Piece)> = picture
        .values
        .iter()
        .flat_map(|v| v.pieces.iter().map(move |p| (v, p)))
        .filter(|(_, p)| p.place == Place::Register(register))
        .collect();
    let preserved = picture
        .preserved
        .iter()
        .find(|(r, _)| *r == register)
        .map(|(_, low)| *low);
    let base = if preserved.is_some() || register.name == "rsp" || register.name == "sp" {
        "p"
    } else {
        "n"
    };
    let rect = |out: &mut String, class: &str, x: u32, width: u32| {
        let _ = writeln!(
            out,
            "<rect class=\"c {class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{CELL_HEIGHT}\" rx=\"5\"/>"
        );
    };
    match held[..] {
        [] => rect(out, base, x, CELL_WIDTH),
        [(value, _)] => rect(out, class_of(value.role), x, CELL_WIDTH),
        _ => {
            // An argument comes in and a result goes out.
            rect(out, class_of(held[0].0.role), x, CELL_WIDTH / 2);
            rect(
                out,
                class_of(held[1].0.role),
                x + CELL_WIDTH / 2,
                CELL_WIDTH / 2,
            );
        }
    }
    let name = held
        .first()
        .map_or_else(|| register.name.to_owned(), |(_, p)| picture.place_name(p));
    let _ = writeln!(
        out,
        "<text class=\"m\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{name}</text>",
        x + CELL_WIDTH / 2,
        y + 16
    );
    let below = if held.is_empty() {
        match (preserved, register.name) {
            (_, "rsp" | "sp") => "stack pointer".to_owned(),
            (Some(true), _) => "low half".to_owned(),
            _ => String::new(),
        }
    } else {
        let texts: Vec<String> = held.iter().map(|(v, p)| label(v, p)).collect();
        let mark = if preserved.is_some() { " (kept)" } else { "" };
        format!("{}{mark}", texts.join(" / "))
    };
    if !below.is_empty() {
        let _ = writeln!(
            out,
            "<text class=\"s\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            x + CELL_WIDTH / 2,
            y + 32,
            short(&below, 15)
        );
    }
}

/// The argument area, higher addresses further up as debuggers' books draw it; gives the first free line below.
fn stack(out: &mut String, picture: &Picture, top: u32) -> u32 {
    let pointer = match picture.arch {
        neverc_target::Arch::X86_64 => "rsp",
        neverc_target::Arch::AArch64 => "sp",
    };
    let _ = writeln!(
        out,
        "<text x=\"{STACK_AT}\" y=\"{}\" class=\"s\">Stack at the call, aligned to {}</text>",
        top + 10,
        picture.stack_alignment
    );
    let mut y = top + 16;
    let mut row = |out: &mut String, class: &str, text: &str, offset: &str| {
        let _ = writeln!(
            out,
            "<rect class=\"c {class}\" x=\"{STACK_AT}\" y=\"{y}\" width=\"{STACK_WIDTH}\" height=\"{SLOT_HEIGHT}\"/>\
             <text class=\"m s\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\
             <text class=\"m s\" x=\"{}\" y=\"{}\">{offset}</text>",
            STACK_AT + STACK_WIDTH / 2,
            y + 17,
            short(text, 26),
            STACK_AT + STACK_WIDTH + 6,
            y + 17
        );
        y += SLOT_HEIGHT;
    };
    row(out, "p", "caller's frame", "");
    let slots = stack_slots(picture);
    for (value, piece, at) in slots.iter().rev() {
        let text = format!("{}, {} bytes", label(value, piece), piece.size);
        row(out, class_of(value.role), &text, &format!("+{at}"));
    }
    if slots.is_empty() {
        row(out, "n", "no arguments", "");
    }
    let _ = writeln!(
        out,
        "<text class=\"m s\" x=\"{STACK_AT}\" y=\"{}\">{pointer} at the call ↑</text>",
        y + 14
    );
    y + 24
}
