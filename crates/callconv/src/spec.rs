//! The spec: the short text that names registers, parsed as leniently as its users expect, with a list of what was
//! skipped.

use std::fmt;
use std::ops::Range;

use neverc_target::Arch;

use crate::registers::{Class, Features, Register, other_architecture, register, resolve, similar};

/// A token of a list, as it was written, without the blanks around it.
#[derive(Clone, Debug)]
pub struct Token {
    /// Text.
    pub text: String,
    /// Its first byte in the spec.
    pub at: usize,
}

impl PartialEq for Token {
    /// Register names compare without case; where a token stands makes no difference.
    fn eq(&self, other: &Token) -> bool {
        self.text.eq_ignore_ascii_case(&other.text)
    }
}

impl Eq for Token {}

impl Token {
    /// Bytes of the spec.
    pub fn range(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// Whether the token asks for the argument area.
    pub fn is_stack(&self) -> bool {
        self.text.eq_ignore_ascii_case("stack") || self.text.eq_ignore_ascii_case("mem")
    }

    /// The registers that the token names, low part first, each with the bytes it takes where that is said: `rcx`,
    /// `rax+rdx`, `rax.4+rdx.4`. `None` when one of them has no such name.
    pub fn parts(&self, arch: Arch) -> Option<Vec<(&'static Register, Option<u32>)>> {
        self.text
            .split('+')
            .map(|part| {
                let (name, bytes) = match part.split_once('.') {
                    Some((name, bytes)) => {
                        let bytes = match bytes {
                            "1" => 1,
                            "2" => 2,
                            "4" => 4,
                            "8" => 8,
                            "16" => 16,
                            _ => return None,
                        };
                        (name, Some(bytes))
                    }
                    None => (part, None),
                };
                Some((register(arch, name)?, bytes))
            })
            .collect()
    }
}

/// The conventions of a TableGen file that a spec asks for instead of lists: `td:ARGS_CONV,RET_CONV`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TdNames {
    /// `CallingConv` for arguments.
    pub arguments: String,
    /// `CallingConv` for results; absent: the standard one.
    pub returns: Option<String>,
}

/// A parsed spec. All lists empty is the target's standard convention.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spec {
    /// `args`: token i belongs to source argument i. Takes precedence over both pools when not empty.
    pub args: Vec<Token>,
    /// `gpr`, `arg_gpr`: pool for integers and pointers.
    pub gpr: Vec<Token>,
    /// `xmm`, `arg_xmm`, `fpr`, `arg_fpr`: pool for floats and vectors.
    pub xmm: Vec<Token>,
    /// `ret`, `ret_gpr`: integer and pointer results.
    pub ret_gpr: Vec<Token>,
    /// `ret_xmm`, `ret_fpr`: float and vector results.
    pub ret_xmm: Vec<Token>,
    /// `csr`: registers that the callee preserves; empty: the standard set.
    pub csr: Vec<Token>,
    /// `td`: conventions of a TableGen file.
    pub td: Option<TdNames>,
    /// `plugin`: a convention whose plans a plugin makes. Takes precedence over everything but `csr`.
    pub planner: Option<Token>,
}

/// A list of a spec.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum List {
    Args,
    Gpr,
    Xmm,
    RetGpr,
    RetXmm,
    Csr,
}

impl List {
    /// The lists in the order in which a spec is written.
    pub const ALL: [List; 6] = [
        List::Args,
        List::Gpr,
        List::Xmm,
        List::RetGpr,
        List::RetXmm,
        List::Csr,
    ];

    /// The key that is written for it.
    pub const fn key(self) -> &'static str {
        match self {
            List::Args => "args",
            List::Gpr => "gpr",
            List::Xmm => "xmm",
            List::RetGpr => "ret",
            List::RetXmm => "ret_xmm",
            List::Csr => "csr",
        }
    }

    /// The list that a key means, without case.
    pub fn of_key(key: &str) -> Option<List> {
        Some(match key.to_ascii_lowercase().as_str() {
            "args" => List::Args,
            "gpr" | "arg_gpr" => List::Gpr,
            "xmm" | "arg_xmm" | "fpr" | "arg_fpr" => List::Xmm,
            "ret" | "ret_gpr" => List::RetGpr,
            "ret_xmm" | "ret_fpr" => List::RetXmm,
            "csr" => List::Csr,
            _ => return None,
        })
    }
}

/// A part of a spec that has no effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skipped {
    /// Its bytes in the spec.
    pub at: Range<usize>,
    /// Its text.
    pub text: String,
    /// Why.
    pub why: Why,
}

/// Why a part of a spec has no effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// A segment with nothing in it, apart from one after the last `;`.
    EmptySegment,
    /// A token with nothing in it.
    EmptyToken,
    /// A key that does not exist.
    UnknownKey,
    /// A known key without a list.
    EmptyList,
    /// No register of this name; the one that may have been meant.
    UnknownRegister(Option<&'static str>),
    /// A register of another architecture, whose name is given.
    OtherArchitecture(&'static str),
    /// A key that does not exist, and the one that may have been meant.
    MisspeltKey(&'static str),
    /// A register that never takes part: stack pointer, AArch64's frame pointer and link register.
    NotAllowed,
    /// A register of the other class.
    WrongClass(Class),
    /// A register that the command line keeps away from code.
    Reserved,
    /// A register for the second time in one list.
    Repeated,
    /// A pool beside `args`, which takes precedence.
    Overridden,
    /// A list beside `td` or `plugin`, which takes precedence.
    OverriddenBy(&'static str),
}

impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        match &self.why {
            Why::EmptySegment => f.write_str("empty segment in calling convention"),
            Why::EmptyToken => f.write_str("empty element in calling convention"),
            Why::UnknownKey => write!(f, "unknown key '{text}' in calling convention ignored"),
            Why::EmptyList => write!(f, "key '{text}' in calling convention has no list"),
            Why::UnknownRegister(Some(meant)) => write!(
                f,
                "unknown register '{text}' in calling convention ignored; did you mean '{meant}'?"
            ),
            Why::UnknownRegister(None) => {
                write!(f, "unknown register '{text}' in calling convention ignored")
            }
            Why::OtherArchitecture(arch) => write!(
                f,
                "unknown register '{text}' in calling convention ignored: it is one of {arch}"
            ),
            Why::MisspeltKey(meant) => write!(
                f,
                "unknown key '{text}' in calling convention ignored; did you mean '{meant}'?"
            ),
            Why::NotAllowed => write!(
                f,
                "register '{text}' cannot take part in a calling convention; ignored"
            ),
            Why::WrongClass(class) => write!(
                f,
                "register '{text}' in calling convention ignored: not a {class} register"
            ),
            Why::Reserved => write!(
                f,
                "register '{text}' in calling convention ignored: it is reserved"
            ),
            Why::Repeated => write!(
                f,
                "register '{text}' is given twice in calling convention; ignored"
            ),
            Why::Overridden => write!(
                f,
                "key '{text}' in calling convention ignored: 'args' takes precedence"
            ),
            Why::OverriddenBy(key) => write!(
                f,
                "key '{text}' in calling convention ignored: '{key}' takes precedence"
            ),
        }
    }
}

/// The key that a misspelt one may mean.
fn similar_key(key: &str) -> Option<&'static str> {
    const KEYS: [&str; 13] = [
        "args", "gpr", "arg_gpr", "xmm", "arg_xmm", "fpr", "arg_fpr", "ret", "ret_gpr", "ret_xmm",
        "ret_fpr", "csr", "plugin",
    ];
    let key = key.to_ascii_lowercase();
    // The words that people expect.
    match key.as_str() {
        "arg" | "arguments" | "params" => return Some("args"),
        "return" | "returns" | "result" => return Some("ret"),
        "clobber" | "preserve" | "preserved" | "saved" | "callee_saved" => return Some("csr"),
        "vec" | "float" | "fp" => return Some("xmm"),
        "int" | "regs" | "gprs" => return Some("gpr"),
        _ => {}
    }
    KEYS.into_iter().find(|k| {
        let (a, b) = (key.as_bytes(), k.as_bytes());
        let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
        let (a, b) = (&a[same..], &b[same..]);
        key.len() >= 3
            && match a.len() as i64 - b.len() as i64 {
                0 => {
                    a.len() <= 1
                        || a[1..] == b[1..]
                        || a[0] == b[1] && a[1] == b[0] && a[2..] == b[2..]
                }
                1 => a[1..] == *b,
                -1 => *a == b[1..],
                _ => false,
            }
    })
}

impl Spec {
    /// Reads a spec. Never fails: what has no meaning is skipped.
    pub fn parse(text: &str) -> Spec {
        Spec::parse_noting(text).0
    }

    /// Reads a spec and says what of it was skipped for its form. [`Spec::skipped`] says what the names add to that.
    pub fn parse_noting(text: &str) -> (Spec, Vec<Skipped>) {
        let mut spec = Spec::default();
        let mut skipped = Vec::new();
        let mut start = 0;
        let segments: Vec<&str> = text.split(';').collect();
        for (i, segment) in segments.iter().enumerate() {
            let at = start;
            start += segment.len() + 1;
            let (key, list) = match segment.split_once(':') {
                Some((key, list)) => (key, Some((at + key.len() + 1, list))),
                None => (*segment, None),
            };
            let key_at = at + (key.len() - key.trim_start().len());
            let key = key.trim();
            if key.is_empty() && list.is_none() {
                if i + 1 < segments.len() {
                    skipped.push(Skipped {
                        at: at..at + segment.len(),
                        text: String::new(),
                        why: Why::EmptySegment,
                    });
                }
                continue;
            }
            let note = |why| Skipped {
                at: key_at..key_at + key.len(),
                text: key.to_owned(),
                why,
            };
            let mut tokens = Vec::new();
            let mut blanks = Vec::new();
            if let Some((list_at, list)) = list {
                let mut token_at = list_at;
                for token in list.split(',') {
                    let trimmed = token.trim();
                    if trimmed.is_empty() {
                        blanks.push(Skipped {
                            at: token_at..token_at + token.len(),
                            text: String::new(),
                            why: Why::EmptyToken,
                        });
                    } else {
                        tokens.push(Token {
                            text: trimmed.to_owned(),
                            at: token_at + (token.len() - token.trim_start().len()),
                        });
                    }
                    token_at += token.len() + 1;
                }
            }
            if key.eq_ignore_ascii_case("td") && !tokens.is_empty() {
                let mut names = tokens.into_iter().map(|t| t.text);
                spec.td = names.next().map(|arguments| TdNames {
                    arguments,
                    returns: names.next(),
                });
                continue;
            }
            if key.eq_ignore_ascii_case("plugin") && !tokens.is_empty() {
                spec.planner = tokens.into_iter().next();
                continue;
            }
            let Some(which) = List::of_key(key) else {
                skipped.push(note(match similar_key(key) {
                    Some(meant) => Why::MisspeltKey(meant),
                    None => Why::UnknownKey,
                }));
                continue;
            };
            if tokens.is_empty() {
                skipped.push(note(Why::EmptyList));
                continue;
            }
            skipped.append(&mut blanks);
            spec.list_mut(which).append(&mut tokens);
        }
        (spec, skipped)
    }

    /// One of the lists.
    pub fn list(&self, list: List) -> &[Token] {
        match list {
            List::Args => &self.args,
            List::Gpr => &self.gpr,
            List::Xmm => &self.xmm,
            List::RetGpr => &self.ret_gpr,
            List::RetXmm => &self.ret_xmm,
            List::Csr => &self.csr,
        }
    }

    fn list_mut(&mut self, list: List) -> &mut Vec<Token> {
        match list {
            List::Args => &mut self.args,
            List::Gpr => &mut self.gpr,
            List::Xmm => &mut self.xmm,
            List::RetGpr => &mut self.ret_gpr,
            List::RetXmm => &mut self.ret_xmm,
            List::Csr => &mut self.csr,
        }
    }

    /// Neither argument nor return lists: `csr:` alone is an empty spec.
    pub fn is_empty(&self) -> bool {
        self.td.is_none()
            && self.planner.is_none()
            && List::ALL
                .iter()
                .all(|l| *l == List::Csr || self.list(*l).is_empty())
    }

    /// Whether `csr` is the word `none`: the callee preserves nothing but the stack pointer, the frame pointer and, on
    /// AArch64, the link register.
    pub fn preserves_nothing(&self) -> bool {
        matches!(&self.csr[..], [only] if only.text.eq_ignore_ascii_case("none"))
    }

    /// The names that have no effect on this target: unknown ones, registers that never take part, those of the wrong
    /// class for a pool, reserved and repeated ones. In the order of the lists.
    pub fn skipped(&self, arch: Arch, features: &Features) -> Vec<Skipped> {
        let mut skipped = Vec::new();
        let whole = match (&self.planner, &self.td) {
            (Some(_), _) => Some("plugin"),
            (None, Some(_)) => Some("td"),
            (None, None) => None,
        };
        for which in List::ALL {
            let tokens = self.list(which);
            if let Some(key) = whole
                && which != List::Csr
            {
                if let Some(first) = tokens.first() {
                    skipped.push(Skipped {
                        at: first.range(),
                        text: which.key().to_owned(),
                        why: Why::OverriddenBy(key),
                    });
                }
                continue;
            }
            if !self.args.is_empty() && matches!(which, List::Gpr | List::Xmm) {
                if let Some(first) = tokens.first() {
                    skipped.push(Skipped {
                        at: first.range(),
                        text: which.key().to_owned(),
                        why: Why::Overridden,
                    });
                }
                continue;
            }
            let wanted = match which {
                List::Gpr | List::RetGpr => Some(Class::General),
                List::Xmm | List::RetXmm => Some(Class::Vector),
                List::Args | List::Csr => None,
            };
            if which == List::Csr && self.preserves_nothing() {
                continue;
            }
            let mut seen: Vec<&Register> = Vec::new();
            for token in tokens {
                if which == List::Args && token.is_stack() {
                    continue;
                }
                let mut note = |why| {
                    skipped.push(Skipped {
                        at: token.range(),
                        text: token.text.clone(),
                        why,
                    });
                };
                let Some(parts) = token.parts(arch) else {
                    note(match resolve(arch, &token.text) {
                        Some(r) if r.nameable => Why::UnknownRegister(Some(r.name)),
                        Some(_) => Why::NotAllowed,
                        None => match other_architecture(arch, &token.text) {
                            Some(name) => Why::OtherArchitecture(name),
                            None => Why::UnknownRegister(similar(arch, &token.text)),
                        },
                    });
                    continue;
                };
                for (register, _) in parts {
                    if wanted.is_some_and(|w| w != register.class) {
                        note(Why::WrongClass(wanted.unwrap_or(Class::General)));
                    } else if features.reserved.contains(&register) {
                        note(Why::Reserved);
                    } else if seen.contains(&register) {
                        note(Why::Repeated);
                    }
                    seen.push(register);
                }
            }
        }
        skipped
    }
}

/// The spec in its one canonical spelling: lists in a fixed order, lower case, nothing that was skipped for its form.
/// Two specs that mean the same lists are written the same.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        if let Some(planner) = &self.planner {
            write!(f, "plugin:{}", planner.text)?;
            between = ";";
        }
        if let Some(td) = &self.td {
            write!(f, "{between}td:{}", td.arguments)?;
            if let Some(returns) = &td.returns {
                write!(f, ",{returns}")?;
            }
            between = ";";
        }
        for which in List::ALL {
            let tokens = self.list(which);
            for (i, token) in tokens.iter().enumerate() {
                if i == 0 {
                    write!(f, "{between}{}:", which.key())?;
                } else {
                    f.write_str(",")?;
                }
                f.write_str(&token.text.to_ascii_lowercase())?;
                between = ";";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(tokens: &[Token]) -> Vec<&str> {
        tokens.iter().map(|t| t.text.as_str()).collect()
    }

    fn why(text: &str) -> Vec<Why> {
        Spec::parse_noting(text)
            .1
            .into_iter()
            .map(|s| s.why)
            .collect()
    }

    #[test]
    fn empty_segments_and_tokens_are_skipped() {
        let (spec, skipped) = Spec::parse_noting(";;gpr:rcx,,rdx, ;ret:rax;");
        assert_eq!(texts(&spec.gpr), ["rcx", "rdx"]);
        assert_eq!(texts(&spec.ret_gpr), ["rax"]);
        assert_eq!(
            skipped
                .iter()
                .map(|s| (s.why.clone(), s.at.clone()))
                .collect::<Vec<_>>(),
            [
                (Why::EmptySegment, 0..0),
                (Why::EmptySegment, 1..1),
                (Why::EmptyToken, 10..10),
                (Why::EmptyToken, 15..16),
            ]
        );
        assert_eq!(Spec::parse(""), Spec::default());
    }

    #[test]
    fn blanks_around_segments_keys_and_tokens_are_trimmed_not_inside() {
        let spec = Spec::parse(" \tgpr : rcx ,\trdx ;  ret: r ax ");
        assert_eq!(texts(&spec.gpr), ["rcx", "rdx"]);
        assert_eq!(texts(&spec.ret_gpr), ["r ax"]);
        assert_eq!(spec.gpr[0].range(), 8..11);
        assert!(spec.ret_gpr[0].parts(Arch::X86_64).is_none());
    }

    #[test]
    fn keys_compare_without_case() {
        assert_eq!(texts(&Spec::parse("GpR:rcx").gpr), ["rcx"]);
        assert_eq!(texts(&Spec::parse("Ret_FPR:v0").ret_xmm), ["v0"]);
    }

    #[test]
    fn the_key_ends_at_the_first_colon() {
        let spec = Spec::parse("gpr:rcx:rdx,r8");
        assert_eq!(texts(&spec.gpr), ["rcx:rdx", "r8"]);
        assert!(spec.gpr[0].parts(Arch::X86_64).is_none());
        let spec = Spec::parse("gpr");
        assert!(spec.is_empty());
        assert_eq!(why("gpr"), [Why::EmptyList]);
        assert_eq!(why("gpr:"), [Why::EmptyList]);
    }

    #[test]
    fn unknown_keys_are_ignored() {
        let (spec, skipped) = Spec::parse_noting("gpq:rcx;:rdx;ret:rax");
        assert!(spec.gpr.is_empty());
        assert_eq!(texts(&spec.ret_gpr), ["rax"]);
        assert_eq!(skipped[0].text, "gpq");
        assert_eq!(skipped[0].at, 0..3);
        assert_eq!(skipped[0].why, Why::MisspeltKey("gpr"));
        assert_eq!(skipped[1].why, Why::UnknownKey);
    }

    #[test]
    fn repeated_keys_and_aliases_append() {
        assert_eq!(
            texts(&Spec::parse("gpr:rcx;arg_gpr:rdx").gpr),
            ["rcx", "rdx"]
        );
        assert_eq!(
            texts(&Spec::parse("xmm:a;arg_xmm:b;fpr:c;arg_fpr:d").xmm),
            ["a", "b", "c", "d"]
        );
        assert_eq!(
            texts(&Spec::parse("ret:a;ret_gpr:b;ret:c").ret_gpr),
            ["a", "b", "c"]
        );
        assert_eq!(
            texts(&Spec::parse("ret_xmm:a;ret_fpr:b").ret_xmm),
            ["a", "b"]
        );
    }

    #[test]
    fn empty_means_neither_argument_nor_return_lists() {
        for text in ["", "csr:rbx", "foo:rax", "gpr:", ";;"] {
            assert!(Spec::parse(text).is_empty(), "{text}");
        }
        for text in ["gpr:x", "ret:rax", "args:stack", "td:CC_X86"] {
            assert!(!Spec::parse(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn names_without_effect_are_listed() {
        let (spec, _) = Spec::parse_noting("gpr:ecx,rsp,foo,xmm0,RCX,rcx;args2:1;csr:rbx,rbx");
        let skipped = spec.skipped(Arch::X86_64, &Features::default());
        let why: Vec<Why> = skipped.iter().map(|s| s.why.clone()).collect();
        assert_eq!(
            why,
            [
                Why::UnknownRegister(Some("rcx")),
                Why::NotAllowed,
                Why::UnknownRegister(None),
                Why::WrongClass(Class::General),
                Why::Repeated,
                Why::Repeated,
            ]
        );
        assert_eq!(skipped[0].at, 4..7);
        let reserved = Features::parse(Arch::AArch64, "+reserve-x18");
        let spec = Spec::parse("args:x18,stack,MEM;gpr:x0;csr:none");
        let why: Vec<Why> = spec
            .skipped(Arch::AArch64, &reserved)
            .into_iter()
            .map(|s| s.why)
            .collect();
        assert_eq!(why, [Why::Reserved, Why::Overridden]);
    }

    #[test]
    fn one_spelling_for_one_meaning() {
        for text in [
            "gpr:rcx,rdx;ret:rax",
            "RET:RAX ; arg_gpr: RCX,,rdx;;",
            "gpr:rcx;zzz;ret_gpr:rax;gpr:RDX",
        ] {
            assert_eq!(
                Spec::parse(text).to_string(),
                "gpr:rcx,rdx;ret:rax",
                "{text}"
            );
        }
        assert_eq!(
            Spec::parse("td:CC_X86_64_C , RetCC_X86").to_string(),
            "td:CC_X86_64_C,RetCC_X86"
        );
        assert_eq!(Spec::parse("").to_string(), "");
        assert_eq!(Spec::parse("gpr:rcx"), Spec::parse(" gpr : RCX"));
    }

    #[test]
    fn tokens_may_name_several_registers() {
        let parts = |t: &str| {
            Spec::parse(&format!("args:{t}")).args[0]
                .parts(Arch::X86_64)
                .map(|p| p.iter().map(|(r, b)| (r.name, *b)).collect::<Vec<_>>())
        };
        assert_eq!(parts("RAX"), Some(vec![("rax", None)]));
        assert_eq!(parts("rax+rdx"), Some(vec![("rax", None), ("rdx", None)]));
        assert_eq!(
            parts("rax.4+rdx.4"),
            Some(vec![("rax", Some(4)), ("rdx", Some(4))])
        );
        for bad in ["rax+", "+rax", "rax.3", "rax.", "eax+edx", "rax+stack"] {
            assert_eq!(parts(bad), None, "{bad}");
        }
    }
}
