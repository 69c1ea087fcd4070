//! Options of plugins: registration, the four forms, values, checks.

mod support;

use std::sync::Arc;

use neverc_plugin_host::{HostError, ParsedOptions, Plan, PluginArguments, SessionConfig};
use support::{Lab, activate, host};

fn standard(lab: &Lab) -> Arc<Plan> {
    let module = lab.build("options.c", "o.so", &["STANDARD", "SHOW"]);
    activate(&host(), &[&module]).expect("activates")
}

fn parse(plan: &Plan, line: &[&str]) -> Result<ParsedOptions, HostError> {
    let line: Vec<String> = std::iter::once("neverc")
        .chain(line.iter().copied())
        .map(str::to_owned)
        .collect();
    let args = PluginArguments::scan(&line)?.map_or(Vec::new(), |p| p.args);
    plan.options()
        .parse(plan, &line, &args, "x86_64-unknown-linux-gnu")
}

fn refusal(plan: &Plan, line: &[&str]) -> String {
    match parse(plan, line) {
        Ok(_) => panic!("{line:?} must be refused"),
        Err(e) => e.text,
    }
}

#[test]
fn all_forms_are_taken_out_of_the_line() {
    let lab = Lab::new();
    let plan = standard(&lab);
    assert_eq!(
        lab.take_log(),
        [
            "flag: OK",
            "flag twice: DUPLICATE_ID",
            "enum without names: INVALID_DESCRIPTOR",
            "joined: OK",
            "separate: OK",
            "multi: OK",
            "conflicting: OK",
        ]
    );
    let parsed = parse(
        &plan,
        &[
            "-fplugin=o.so",
            "--trace",
            "-c",
            "--level=slow",
            "a.c",
            "--count",
            "7",
            "--lvl=fast",
            "--pair",
            "left",
            "right",
            "--unknown",
            "--pair",
            "c",
            "d",
        ],
    )
    .expect("well formed");
    let rest: Vec<(usize, &str)> = parsed
        .remaining
        .iter()
        .map(|(i, a)| (*i, a.as_str()))
        .collect();
    assert_eq!(
        rest,
        [
            (0, "neverc"),
            (1, "-fplugin=o.so"),
            (3, "-c"),
            (5, "a.c"),
            (12, "--unknown")
        ]
    );
    assert_eq!(
        lab.take_log()[0],
        "validate left #0 x86_64-unknown-linux-gnu"
    );
    let config = SessionConfig {
        options: parsed.values,
        ..SessionConfig::default()
    };
    let session = plan.open_session(config, None).expect("begins");
    assert_eq!(
        lab.log(),
        [
            "--trace: OK 1",
            " OK true",
            " NOT_FOUND ",
            "--level=: OK 1",
            " OK fast",
            " NOT_FOUND ",
            "--count: OK 1",
            " OK 7",
            " NOT_FOUND ",
            "--pair: OK 4",
            " OK left",
            " OK right",
            " OK c",
            " OK d",
            " NOT_FOUND ",
            "--unknown: NOT_FOUND 0",
            " NOT_FOUND ",
        ]
    );
    assert!(session.end().is_ok());
}

#[test]
fn plugin_args_reach_the_same_options() {
    let lab = Lab::new();
    let plan = standard(&lab);
    let parsed = parse(
        &plan,
        &[
            "-fplugin=o.so",
            "-fplugin-arg=org.neverc.test:two-level=a=b",
            "-fplugin-arg=count=3",
        ],
    )
    .expect("well formed");
    assert_eq!(
        parsed.values.of(0, "--two-level"),
        Some(&["a=b".to_owned()][..])
    );
    assert_eq!(parsed.values.of(0, "--count"), Some(&["3".to_owned()][..]));
    let parsed = parse(
        &plan,
        &["-fplugin=o.so", "-fplugin-arg=org.neverc.test:trace"],
    )
    .expect("a flag");
    assert_eq!(
        parsed.values.of(0, "--trace"),
        Some(&["true".to_owned()][..])
    );
    assert_eq!(parsed.values.of(0, "--count"), Some(&[][..]));
    assert_eq!(parsed.values.of(0, "--none"), None);
}

#[test]
fn wrong_values_are_refused() {
    let lab = Lab::new();
    let plan = standard(&lab);
    for (line, words) in [
        (&["--count", "x"][..], "unsigned integer"),
        (&["--count"], "needs 1 value"),
        (&["--pair", "a"], "needs 2 values"),
        (&["--level=middle"], "not one of slow, fast"),
        (&["--count", "1", "--count", "2"], "more than once"),
        (&["--trace", "--two-level", "x"], "conflicts"),
        (&["--pair", "bad", "x"], "refuses"),
        (
            &["-fplugin=o.so", "-fplugin-arg=org.other:trace"],
            "not active",
        ),
        (&["-fplugin=o.so", "-fplugin-arg=nothing=1"], "no option"),
        (&["-fplugin=o.so", "-fplugin-arg=count"], "needs a value"),
    ] {
        let text = refusal(&plan, line);
        assert!(text.contains(words), "{line:?}: {text}");
    }
}

#[test]
fn spellings_collide_with_words() {
    for (spelling, words) in [
        ("-o", "static"),
        ("-fplugin=", "reserved"),
        ("--mine", "conflict"),
    ] {
        let lab = Lab::new();
        let option = format!("OPTION=d.Spelling=sv(\"{spelling}\")");
        let a = lab.build(
            "options.c",
            "a.so",
            &["PLUGIN_ID=\"a\"", "OPTION=d.Spelling=sv(\"--mine\")"],
        );
        let b = lab.build("options.c", "b.so", &["PLUGIN_ID=\"b\"", &option]);
        let text = activate(&host(), &[&a, &b]).err().expect("refused");
        assert!(text.contains(words), "{spelling}: {text}");
    }
}

#[test]
fn required_and_target_bound_options() {
    let lab = Lab::new();
    let required = lab.build(
        "options.c",
        "r.so",
        &["OPTION=(d.Spelling=sv(\"--must\"),d.Required=1)"],
    );
    let plan = activate(&host(), &[&required]).expect("activates");
    assert!(refusal(&plan, &["a.c"]).contains("required"));
    assert!(parse(&plan, &["--must"]).is_ok());
    let lab = Lab::new();
    let bound = lab.build(
        "options.c",
        "t.so",
        &["OPTION=(d.Spelling=sv(\"--arm\"),d.TargetPredicate=sv(\"aarch64-*\"))"],
    );
    let plan = activate(&host(), &[&bound]).expect("activates");
    let parsed = parse(&plan, &["--arm"]).expect("not this target's");
    assert_eq!(parsed.remaining.len(), 2);
}

#[test]
fn malformed_declarations_are_refused_at_the_call() {
    for option in [
        "d.Spelling=sv(\"plain\")",
        "d.Spelling=sv(\"\")",
        "(d.Spelling=sv(\"--x\"),d.Form=9)",
        "(d.Spelling=sv(\"--x\"),d.Required=2)",
        "(d.Spelling=sv(\"--x\"),d.Form=NEVERC_OPTION_MULTI_ARG)",
        "(d.Spelling=sv(\"--x\"),d.Header.StructSize=20)",
        "(d.Spelling=sv(\"--x\"),d.Aliases.Count=1)",
    ] {
        let lab = Lab::new();
        let module = lab.build("options.c", "o.so", &[&format!("OPTION={option}")]);
        activate(&host(), &[&module]).expect("the plugin goes on");
        assert_eq!(lab.log(), ["option: INVALID_DESCRIPTOR"], "{option}");
    }
}
