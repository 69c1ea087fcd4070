//! Analyses of small modules whose answers follow from their text.

use neverc_llvm::reflect::ValueRef;
use neverc_llvm::*;

const IR: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
declare i32 @extern(i32)
declare void @llvm.donothing()

define void @nest(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j2, %inner ]
  store i32 %j, ptr %p
  %j2 = add nuw i32 %j, 1
  %again = icmp ult i32 %j2, 17
  br i1 %again, label %inner, label %latch
latch:
  %i2 = add i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %outer, label %done
done:
  ret void
}

define i32 @memory(i1 %c) {
entry:
  %a = alloca [4 x i32]
  %b = alloca i32
  br i1 %c, label %left, label %join
left:
  store i32 1, ptr %a
  br label %join
join:
  %second = getelementptr i32, ptr %a, i64 1
  %x = load i32, ptr %a
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @even(i32 %n) {
  call void @llvm.donothing()
  %r = call i32 @odd(i32 %n)
  %s = call i32 @extern(i32 %r)
  %t = call i32 @odd(i32 %s)
  ret i32 %t
}
define i32 @odd(i32 %n) {
  %r = call i32 @even(i32 %n)
  ret i32 %r
}
define i32 @leaf(i32 %n) {
  ret i32 %n
}
define i32 @top(i32 %n) {
  %r = call i32 @even(i32 %n)
  %s = call i32 @leaf(i32 %r)
  ret i32 %s
}
"#;

fn with_analyses(check: impl FnOnce(&Module<'_>, &Analyses<'_>)) {
    let context = Context::new();
    context.set_discard_names(false);
    let machine = TargetMachine::new(&MachineOptions::default()).unwrap();
    let module = Module::parse(&context, IR.as_bytes(), "test").unwrap();
    let analyses = Analyses::new(&machine, &module, false, 0);
    check(&module, &analyses);
}

fn function(module: &Module<'_>, name: &str) -> (ValueRef, Vec<ValueRef>) {
    let function = module.function(name).unwrap();
    let blocks = function.blocks();
    let blocks = blocks.iter().map(|b| b.as_value().reflect()).collect();
    (function.reflect(), blocks)
}

#[test]
fn dominators_of_both_kinds() {
    with_analyses(|module, analyses| {
        let (f, blocks) = function(module, "memory");
        let [entry, left, join] = blocks[..] else {
            panic!("three blocks");
        };
        assert!(analyses.dominates(f, entry, join));
        assert!(analyses.dominates(f, left, left));
        assert!(!analyses.dominates(f, left, join));
        assert!(analyses.post_dominates(f, join, entry));
        assert!(!analyses.post_dominates(f, left, entry));
    });
}

#[test]
fn loops_and_trip_counts() {
    with_analyses(|module, analyses| {
        let (f, blocks) = function(module, "nest");
        let [entry, outer, inner, latch, done] = blocks[..] else {
            panic!("five blocks");
        };
        assert_eq!(analyses.loop_headers(f, false), [outer, inner]);
        assert_eq!(analyses.loop_headers(f, true), [inner, outer]);
        assert_eq!(analyses.loop_of_block(f, latch), Some((outer, 1)));
        assert_eq!(analyses.loop_of_block(f, inner), Some((inner, 2)));
        assert_eq!(analyses.loop_of_block(f, done), None);
        assert_eq!(analyses.trip_count(f, inner), Some(Some(17)));
        assert_eq!(analyses.trip_count(f, outer), Some(None));
        assert_eq!(analyses.trip_count(f, entry), None);
        assert_eq!(analyses.trip_count(f, latch), None);
    });
}

#[test]
fn memory_and_aliases() {
    with_analyses(|module, analyses| {
        let f = module.function("memory").unwrap();
        let [entry, left, join] = f.blocks()[..] else {
            panic!("three blocks");
        };
        let kind = |value: Value<'_>| analyses.memory_access(f.reflect(), value.reflect());
        let [second, x, y, ret] = join.instructions()[..] else {
            panic!("four instructions");
        };
        assert_eq!(kind(left.instructions()[0]), MemoryAccess::Def);
        assert_eq!(kind(x), MemoryAccess::Use);
        assert_eq!(kind(y), MemoryAccess::None);
        assert_eq!(kind(ret), MemoryAccess::None);
        assert_eq!(kind(join.as_value()), MemoryAccess::Phi);
        assert_eq!(kind(left.as_value()), MemoryAccess::None);
        let [a, b, _] = entry.instructions()[..] else {
            panic!("three instructions");
        };
        let alias = |l: (Value<'_>, u64), r: (Value<'_>, u64)| {
            let (l, r) = ((l.0.reflect(), l.1), (r.0.reflect(), r.1));
            analyses.alias(f.reflect(), l, r)
        };
        assert_eq!(alias((a, 4), (a, 4)), Aliasing::Must);
        assert_eq!(alias((a, 4), (b, 4)), Aliasing::No);
        assert_eq!(alias((a, 4), (second, 4)), Aliasing::No);
        assert_eq!(alias((a, 8), (second, 8)), Aliasing::Partial);
        assert_eq!(alias((a, u64::MAX), (a, u64::MAX)), Aliasing::Must);
    });
}

#[test]
fn callees_and_components() {
    with_analyses(|module, analyses| {
        let f = |name: &str| module.function(name).unwrap().reflect();
        assert_eq!(analyses.direct_callees(f("even")), [f("odd"), f("extern")]);
        assert_eq!(analyses.direct_callees(f("leaf")), []);
        let groups = analyses.components();
        let at = |name: &str| {
            let mut all = groups.iter().enumerate();
            all.find(|(_, g)| g.contains(&f(name))).unwrap()
        };
        let (pair, members) = at("even");
        assert_eq!(members.len(), 2);
        assert!(members.contains(&f("odd")));
        assert_eq!(at("leaf").1, &[f("leaf")]);
        // Callees come before their callers, and declarations are no members.
        assert!(at("top").0 > pair && at("top").0 > at("leaf").0);
        assert!(groups.iter().all(|g| !g.contains(&f("extern"))));
    });
}

#[test]
fn results_follow_the_module_when_they_are_invalidated() {
    with_analyses(|module, analyses| {
        let f = module.function("nest").unwrap();
        assert_eq!(analyses.loop_headers(f.reflect(), false).len(), 2);
        let [_, outer, inner, latch, _] = f.blocks()[..] else {
            panic!("five blocks");
        };
        // The inner loop's branch back goes to its end instead.
        inner.terminator().unwrap().set_operand(2, latch.as_value());
        let phi = inner.instructions()[0];
        phi.replace_all_uses_with(module.context().i32_type().null());
        phi.erase_instruction();
        analyses.invalidate();
        let outer = outer.as_value().reflect();
        assert_eq!(analyses.loop_headers(f.reflect(), false), [outer]);
    });
}
