//! The switches an input is compiled with, which its first line names.

use crate::random::Random;

/// What begins the line.
const MARK: &str = "//! ";

/// Switches that may stand in an input; every other word there is ignored, so no input names files or plugins.
const KNOWN: &[&str] = &[
    "-std=gnu17",
    "-std=gnu89",
    "-std=c99",
    "-std=gnu11",
    "-std=c23",
    "-std=gnu23",
    "--target=aarch64-linux-gnu",
    "-Wall",
    "-Wextra",
    "-pedantic",
    "-O0",
    "-O1",
    "-O2",
    "-O3",
    "-Os",
    "-g",
    "-mavx2",
    "-ffast-math",
    "-fwrapv",
    "-fPIC",
    "-fcommon",
    "-fshort-enums",
    "-funsigned-char",
    "-fno-builtin",
    "-ftrapv",
    "-fstrict-flex-arrays=3",
    "-traditional-cpp",
    "-D_FORTIFY_SOURCE=2",
    "-fms-extensions",
];

/// The switches of an input. Without the line it is compiled as the oldest C, which most files of compilers' own test
/// suites are written in.
pub fn of(text: &[u8]) -> Vec<&'static str> {
    let line = text.split(|b| *b == b'\n').next().unwrap_or(&[]);
    let Some(words) = std::str::from_utf8(line)
        .ok()
        .and_then(|l| l.strip_prefix(MARK))
    else {
        return vec!["-std=gnu89"];
    };
    let words = words.split(' ');
    let mut list: Vec<&str> = words
        .filter_map(|w| KNOWN.iter().find(|k| **k == w).copied())
        .collect();
    // The other target has no such processors.
    if list.contains(&"--target=aarch64-linux-gnu") {
        list.retain(|s| !s.starts_with("-m"));
    }
    list
}

/// The input with other switches.
pub fn change(random: &mut Random, text: &mut Vec<u8>) {
    let mut line = MARK.to_string();
    line.push_str(KNOWN[random.below(6)]);
    for switch in &KNOWN[6..] {
        if random.chance(10) {
            line.push(' ');
            line.push_str(switch);
        }
    }
    line.push('\n');
    let end = if text.starts_with(MARK.as_bytes()) {
        text.iter()
            .position(|b| *b == b'\n')
            .map_or(text.len(), |n| n + 1)
    } else {
        0
    };
    text.splice(..end, line.into_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_line_names_switches() {
        assert_eq!(of(b"int x;\n"), ["-std=gnu89"]);
        assert_eq!(
            of(b"//! -std=c23 -fplugin=x.so -O2\nint x;\n"),
            ["-std=c23", "-O2"]
        );
        assert_eq!(
            of(b"//! --target=aarch64-linux-gnu -mavx2"),
            ["--target=aarch64-linux-gnu"]
        );
    }

    #[test]
    fn changing_replaces_the_line() {
        let mut random = Random::new(3);
        let mut text = b"int x;\n".to_vec();
        for _ in 0..20 {
            change(&mut random, &mut text);
            assert!(text.starts_with(MARK.as_bytes()) && text.ends_with(b"\nint x;\n"));
            assert_eq!(text.iter().filter(|b| **b == b'\n').count(), 2);
        }
    }
}
