//! Reports against those that clang-19 was seen to make.

mod support;

use neverc_sema::cx::Arch;

#[test]
fn small_inputs_are_reported_as_clang_reports_them() {
    let data = include_str!("data/clang.txt");
    let mut wrong = Vec::new();
    for case in data.split("---- ").skip(1) {
        let (standard, rest) = case.split_once('\n').unwrap_or((case, ""));
        let (mut text, mut expected) = (String::new(), Vec::new());
        for line in rest.lines() {
            match line.strip_prefix("= ") {
                Some(report) => expected.push(report.to_string()),
                None => {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
        let lang = support::dialect(standard);
        let found = support::analyze_for(&text, &lang, Arch::X86_64).reports;
        if found != expected {
            wrong.push(format!("{text}found {found:#?}\nexpected {expected:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
