pub fn dump(_: &crate::Ast, _: &neverc_source::Interner) -> String { String::new() }
