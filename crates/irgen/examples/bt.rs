use std::io::BufRead;
fn main(){ let p=std::env::args().nth(1).unwrap(); for l in std::io::stdin().lock().lines(){ let l=l.unwrap(); let id=neverc_llvm::builtin_intrinsic(&p,&l); match id { Some(i)=>{ println!("{} {} {}", if neverc_llvm::intrinsic_is_overloaded(i){"O"}else{"Y"}, l, neverc_llvm::intrinsic_name(i)); }, None=>println!("N {l}")}}}
