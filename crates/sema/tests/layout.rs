//! Record layouts against those that clang-19 computes (SysV AMD64 3.1.2, AAPCS64 5.9).

mod support;

use neverc_sema::cx::Arch;

const PREAMBLE: &str = "typedef int A16 __attribute__((aligned(16)));
typedef int A1 __attribute__((aligned(1)));
enum E { E0, E1 = 100 };
enum __attribute__((packed)) EP { P0, P1 };
";

fn layout(source: &str, arch: Arch) -> String {
    let text = format!("{PREAMBLE}{}", source.replace("\\n", "\n"));
    let lang = support::dialect("gnu17");
    let analyzed = support::analyze_for(&text, &lang, arch);
    assert_eq!(analyzed.reports, Vec::<String>::new(), "{source}");
    let tag = analyzed.names.intern("R");
    let record = analyzed.unit.records.iter().find(|r| r.tag == tag);
    let Some(record) = record else {
        return format!("no record in {source}");
    };
    let offsets: Vec<String> = record.layout.offsets.iter().map(u64::to_string).collect();
    format!(
        "{} {} [{}]",
        record.layout.size,
        record.layout.align,
        offsets.join(", ")
    )
}

#[test]
fn records_are_laid_out_as_the_platform_abi_asks() {
    let lines: Vec<&str> = include_str!("data/layouts.txt").lines().skip(1).collect();
    for case in lines.chunks(3) {
        let [source, x86, arm] = case else {
            panic!("incomplete case {case:?}");
        };
        assert_eq!(
            format!("= {}", layout(source, Arch::X86_64)),
            *x86,
            "{source} on x86-64"
        );
        assert_eq!(
            format!("= {}", layout(source, Arch::AArch64)),
            *arm,
            "{source} on AArch64"
        );
    }
}
