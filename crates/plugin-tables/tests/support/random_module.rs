//! Random modules as text: valid ones, with a little of everything that a module can hold.

use std::fmt::Write;

use super::bytes::Bytes;

const HEAD: &str = r#"target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, ptr }
$one = comdat any
$two = comdat nodeduplicate
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @outside(ptr, ...)
declare i32 @personality(...)
define internal ptr @resolver() {
  ret ptr @f0
}
"#;

const TAIL: &str = r#"attributes #0 = { nounwind "key"="value" }
attributes #1 = { noinline optnone "frame-pointer"="all" }
!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!11}
!key = !{!0}
!places = !{!3, !4}
!0 = !{!"words", i32 7, !1}
!1 = distinct !{!1, !2}
!2 = !{!"branch_weights", i32 1, i32 9}
!3 = !DILocation(line: 3, column: 4, scope: !6)
!4 = !DILocation(line: 5, column: 6, scope: !6, inlinedAt: !7)
!5 = !DIFile(filename: "a.c", directory: "/")
!6 = distinct !DISubprogram(name: "f", scope: !5, file: !5, line: 1, type: !8, unit: !10, spFlags: DISPFlagDefinition)
!7 = distinct !DILocation(line: 9, column: 1, scope: !6)
!8 = !DISubroutineType(types: !9)
!9 = !{null}
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, isOptimized: false, emissionKind: FullDebug)
!11 = !{i32 2, !"Debug Info Version", i32 3}
"#;

/// One function on its way.
struct Body<'a> {
    bytes: &'a mut Bytes,
    out: String,
    /// Names of `i32`, `i64`, `ptr`, `double`, `<4 x i32>` and `i1` values that dominate what comes.
    values: [Vec<String>; 6],
    next: u32,
    functions: usize,
}

const TYPES: [&str; 6] = ["i32", "i64", "ptr", "double", "<4 x i32>", "i1"];
const I32: usize = 0;
const I64: usize = 1;
const PTR: usize = 2;
const DOUBLE: usize = 3;
const VECTOR: usize = 4;
const I1: usize = 5;

impl Body<'_> {
    fn one<'s>(&mut self, of: &[&'s str]) -> &'s str {
        of[self.bytes.below(of.len())]
    }

    fn value(&mut self, ty: usize) -> String {
        if self.bytes.one_in(5) {
            let n = self.bytes.next() % 100;
            return match ty {
                I32 | I64 => n.to_string(),
                PTR => self.one(&["null", "@g0", "@g1", "@f0", "@a0"]).to_owned(),
                DOUBLE => format!("{n}.0"),
                VECTOR => self.one(&["zeroinitializer", "poison"]).to_owned(),
                _ => self.one(&["true", "false", "undef"]).to_owned(),
            };
        }
        let known = &self.values[ty];
        known[self.bytes.below(known.len())].clone()
    }

    /// A line that gives a value.
    fn gives(&mut self, ty: usize, what: &str) {
        let name = if self.bytes.one_in(6) {
            format!("%named.{}", self.next)
        } else {
            format!("%v{}", self.next)
        };
        self.next += 1;
        let _ = writeln!(self.out, "  {name} = {what}");
        self.values[ty].push(name);
    }

    fn line(&mut self, what: &str) {
        let _ = writeln!(self.out, "  {what}");
    }

    fn instruction(&mut self) {
        let ty = self.bytes.below(2);
        let t = TYPES[ty];
        let (a, b) = (self.value(ty), self.value(ty));
        let (p, q) = (self.value(PTR), self.value(PTR));
        let (x, y) = (self.value(DOUBLE), self.value(DOUBLE));
        let (v, c) = (self.value(VECTOR), self.value(I1));
        let small = self.value(I32);
        let lane = self.bytes.below(4);
        match self.bytes.below(26) {
            0..=3 => {
                let op = self.one(&[
                    "add nsw", "sub nuw", "mul", "udiv exact", "srem", "shl", "lshr", "ashr exact",
                    "and", "or disjoint", "xor",
                ]);
                self.gives(ty, &format!("{op} {t} {a}, {b}"));
            }
            4 => {
                let op = self.one(&["eq", "ne", "slt", "uge"]);
                self.gives(I1, &format!("icmp {op} {t} {a}, {b}"));
            }
            5 => {
                let op = self.one(&["fast olt", "une", "nnan ord"]);
                self.gives(I1, &format!("fcmp {op} double {x}, {y}"));
            }
            6 => {
                let op = self.one(&["fadd fast", "fsub", "fmul nsz", "fdiv", "frem"]);
                self.gives(DOUBLE, &format!("{op} double {x}, {y}"));
            }
            7 => self.gives(DOUBLE, &format!("fneg double {x}")),
            8 => self.gives(ty, &format!("select i1 {c}, {t} {a}, {t} {b}")),
            9 => self.gives(PTR, &format!("select i1 {c}, ptr {p}, ptr {q}, !prof !2")),
            10 => {
                let how = self.one(&["", " volatile"]);
                self.gives(ty, &format!("load{how} {t}, ptr {p}, align 4"));
            }
            11 => self.gives(I32, &format!("load atomic i32, ptr {p} acquire, align 4")),
            12 => {
                let how = self.one(&["", " volatile"]);
                self.line(&format!("store{how} {t} {a}, ptr {p}, align 2, !own !1"));
            }
            13 => self.line(&format!("store ptr {p}, ptr {q}, align 8")),
            14 => self.gives(PTR, &format!("getelementptr inbounds %pair, ptr {p}, i64 {lane}, i32 1")),
            15 => self.gives(PTR, &format!("getelementptr i8, ptr {p}, i32 {small}")),
            16 => self.gives(I64, &format!("zext i32 {small} to i64")),
            17 => self.gives(I64, &format!("ptrtoint ptr {p} to i64")),
            18 => self.gives(DOUBLE, &format!("sitofp i32 {small} to double")),
            19 => {
                let how = self.one(&["", "tail ", "notail "]);
                let other = self.bytes.below(self.functions);
                let call = format!("{how}call i32 @f{other}(i32 {small}, i64 1, ptr {p}, double {x}, <4 x i32> {v}, i1 {c})");
                self.gives(I32, &call);
            }
            20 => self.gives(I32, &format!("call i32 @llvm.smax.i32(i32 {small}, i32 3)")),
            21 => self.line(&format!("call void (ptr, ...) @outside(ptr {p}, {t} {a})")),
            22 => self.line(&format!("call void @llvm.memset.p0.i64(ptr {p}, i8 0, i64 4, i1 false)")),
            23 => self.gives(I32, &format!("atomicrmw add ptr {p}, i32 {small} syncscope(\"singlethread\") seq_cst, align 4")),
            24 => self.gives(I32, &format!("extractelement <4 x i32> {v}, i32 {lane}")),
            _ => self.gives(VECTOR, &format!("shufflevector <4 x i32> {v}, <4 x i32> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>")),
        }
    }
}

/// Where a block goes.
enum End {
    Return,
    Unreachable,
    To(Vec<usize>),
}

fn function(bytes: &mut Bytes, number: usize, functions: usize) -> String {
    let blocks = 1 + bytes.below(6);
    let ends: Vec<End> = (0..blocks)
        .map(|_| match bytes.below(if blocks == 1 { 2 } else { 7 }) {
            0 => End::Return,
            1 => End::Unreachable,
            n => End::To((0..n - 1).map(|_| 1 + bytes.below(blocks - 1)).collect()),
        })
        .collect();
    let mut body = Body {
        bytes,
        out: String::new(),
        values: [
            vec!["%a".into()],
            vec!["%b".into()],
            vec!["%p".into()],
            vec!["%d".into()],
            vec!["%v".into()],
            vec!["%c".into()],
        ],
        next: 0,
        functions,
    };
    let kind = body.one(&[
        "",
        "internal ",
        "weak_odr ",
        "linkonce_odr hidden ",
        "internal fastcc ",
    ]);
    let kind = if number == 0 || kind.contains("fastcc") {
        ""
    } else {
        kind
    };
    let more = body.one(&[
        "",
        " #0",
        " #1",
        " comdat($one)",
        " section \".text.x\"",
        " align 32",
        " gc \"statepoint-example\"",
        " personality ptr @personality",
    ]);
    let _ = writeln!(
        body.out,
        "define {kind}i32 @f{number}(i32 %a, i64 noundef %b, ptr nonnull align 8 %p, double %d, <4 x i32> %v, i1 zeroext %c){more} {{"
    );
    let mut entry = None;
    for at in 0..blocks {
        let _ = writeln!(body.out, "b{at}:");
        let before = entry.clone().unwrap_or_else(|| body.values.clone());
        body.values = before.clone();
        let mut edges = Vec::new();
        for (from, end) in ends.iter().enumerate() {
            if let End::To(targets) = end {
                edges.extend(targets.iter().filter(|t| **t == at).map(|_| from));
            }
        }
        for _ in 0..if edges.is_empty() {
            0
        } else {
            body.bytes.below(3)
        } {
            let ty = body.bytes.below(6);
            let mut incoming: Vec<(usize, String)> = Vec::new();
            for from in &edges {
                let known = incoming
                    .iter()
                    .find(|(f, _)| f == from)
                    .map(|(_, v)| v.clone());
                // Arguments and constants are there on every way.
                let value = known.unwrap_or_else(|| {
                    if body.bytes.one_in(3) && ty < 2 {
                        body.bytes.below(9).to_string()
                    } else {
                        body.values[ty][0].clone()
                    }
                });
                incoming.push((*from, value));
            }
            let list: Vec<_> = incoming
                .iter()
                .map(|(f, v)| format!("[ {v}, %b{f} ]"))
                .collect();
            body.gives(ty, &format!("phi {} {}", TYPES[ty], list.join(", ")));
        }
        if at == 0 {
            for _ in 0..body.bytes.below(4) {
                let ty = body.one(&["i32", "%pair", "[4 x i64]"]);
                body.gives(PTR, &format!("alloca {ty}, align 16"));
            }
        }
        for _ in 0..body.bytes.below(9) {
            body.instruction();
        }
        if at == 0 {
            entry = Some(body.values.clone());
        }
        let (value, condition) = (body.value(I32), body.value(I1));
        let line = match &ends[at] {
            End::Return => format!("ret i32 {value}"),
            End::Unreachable => "unreachable".to_owned(),
            End::To(to) if to.len() == 1 => format!("br label %b{}", to[0]),
            End::To(to) if to.len() == 2 => {
                format!(
                    "br i1 {condition}, label %b{}, label %b{}, !prof !2",
                    to[0], to[1]
                )
            }
            End::To(to) => {
                let cases: Vec<_> = to
                    .iter()
                    .skip(1)
                    .enumerate()
                    .map(|(i, t)| format!("i32 {i}, label %b{t}"))
                    .collect();
                format!(
                    "switch i32 {value}, label %b{} [ {} ]",
                    to[0],
                    cases.join(" ")
                )
            }
        };
        body.line(&line);
    }
    body.out.push_str("}\n");
    body.out
}

/// A module for some bytes.
pub fn random_module(seed: &[u8]) -> String {
    let mut bytes = Bytes::new(seed);
    let functions = 1 + bytes.below(4);
    let mut out = HEAD.to_owned();
    for at in 0..2 + bytes.below(4) {
        const KINDS: [&str; 8] = [
            "global",
            "internal global",
            "constant",
            "weak global",
            "thread_local global",
            "hidden global",
            "private unnamed_addr constant",
            "linkonce_odr global",
        ];
        let kind = KINDS[bytes.below(if at < 2 { 4 } else { KINDS.len() })];
        let other = bytes.below(functions);
        let value = match bytes.below(7) {
            0 => "i32 7".to_owned(),
            1 => "[3 x i32] [i32 1, i32 2, i32 3]".to_owned(),
            2 => format!("%pair {{ i32 {at}, ptr @f{other} }}"),
            3 => "ptr getelementptr inbounds (i8, ptr @g0, i64 2)".to_owned(),
            4 => format!("[2 x ptr] [ptr @f{other}, ptr @g1]"),
            5 => "i64 ptrtoint (ptr @g1 to i64)".to_owned(),
            _ => format!(
                "[1 x {{ %pair, ptr }}] [{{ %pair, ptr }} {{ %pair {{ i32 1, ptr @g0 }}, ptr @f{other} }}]"
            ),
        };
        let more = ["", ", section \".data.x\"", ", comdat($two)", ", align 64"][bytes.below(4)];
        let _ = writeln!(out, "@g{at} = {kind} {value}{more}");
    }
    out.push_str("@a0 = alias i32, ptr @g0\n");
    if bytes.one_in(2) {
        let _ = writeln!(
            out,
            "@a1 = internal alias i32 (i32), ptr @f{}",
            bytes.below(functions)
        );
    }
    if bytes.one_in(2) {
        out.push_str("@i0 = ifunc i32 (i32), ptr @resolver\n");
    }
    if bytes.one_in(3) {
        out.push_str(
            "@llvm.used = appending global [1 x ptr] [ptr @g1], section \"llvm.metadata\"\n",
        );
    }
    if bytes.one_in(3) {
        out.push_str("module asm \".globl something\"\n");
    }
    for at in 0..functions {
        out.push_str(&function(&mut bytes, at, functions));
    }
    out.push_str(TAIL);
    out
}
