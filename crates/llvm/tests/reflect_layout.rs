//! The fastest answers of reflection come from the layout of values in memory: LLVM itself must agree with each.

use std::mem::MaybeUninit;

use neverc_llvm::reflect::{Collection, OwnedModule, ValueRef, collect};

fn all(container: usize, collection: Collection) -> Vec<ValueRef> {
    let mut out = [MaybeUninit::uninit(); 100];
    // SAFETY: the container is alive and of the sort that the callers name.
    let (count, next) = unsafe { collect(container, collection, None, 0, &mut out) };
    assert!(next.is_none(), "small modules only");
    out[..count]
        .iter()
        // SAFETY: so many have been written, and elements of a live collection are alive.
        .map(|a| unsafe { ValueRef::from_address(a.assume_init()) }.expect("not null"))
        .collect()
}

#[test]
fn memory_says_what_llvm_says() {
    let text = r#"
%s = type { i8, [2 x i16], <4 x float> }
@g = global %s { i8 1, [2 x i16] [i16 2, i16 3], <4 x float> zeroinitializer }
@a = alias i8, getelementptr inbounds (i8, ptr @g, i64 4)
@e = global i64 ptrtoint (ptr @g to i64)
define i32 @f(i32 %x, half %h, ptr %p, i129 %w) personality ptr @p {
one:
  %c = icmp eq i32 %x, 0
  %v = call i32 asm "", "=r,r"(i32 %x) [ "deopt"(i32 1) ]
  switch i32 %x, label %two [ i32 0, label %three i32 5, label %three ]
two:
  %y = phi i32 [ %v, %one ], [ undef, %three ]
  %r = select i1 %c, i32 %y, i32 poison
  invoke void @h(metadata i32 0) to label %four unwind label %bad
three:
  indirectbr ptr blockaddress(@f, %two), [label %two]
four:
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
declare i32 @p(...)
declare void @h(metadata)
"#;
    let owned = OwnedModule::parse(text.as_bytes(), "m").expect("parses");
    let module = owned.reflect();
    let mut values = Vec::new();
    for collection in [
        Collection::Functions,
        Collection::Globals,
        Collection::Aliases,
    ] {
        values.extend(all(module.address(), collection));
    }
    let f = module.function("f").expect("defined");
    values.extend(all(f.address(), Collection::Arguments));
    for block in all(f.address(), Collection::Blocks) {
        values.push(block);
        values.extend(all(block.address(), Collection::Instructions));
    }
    let mut at = 0;
    while at < values.len() {
        let value = values[at];
        at += 1;
        assert_eq!(u32::from(value.id()), value.asked_id());
        assert_eq!(u32::from(value.ty().id()), value.ty().asked_id());
        let count = value.operand_count();
        if let Some(count) = count {
            assert_eq!(value.operand_count_of_user(), count);
        }
        for i in 0..count.unwrap_or(0) {
            // SAFETY: a user, and an operand of it.
            assert_eq!(unsafe { value.operand_of_user(i) }, value.operand(i));
            let operand = value.operand(i).expect("none is empty");
            if !values.contains(&operand) {
                values.push(operand);
            }
        }
    }
    assert!(values.len() > 40, "{}", values.len());
}
