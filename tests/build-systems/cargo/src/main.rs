use std::ffi::{c_int, c_void, CStr};
fn main() {
    unsafe {
        let data: Vec<u8> = (0..1_000_000u32).map(|i| (i.wrapping_mul(i) % 251) as u8).collect();
        let mut out = vec![0u8; 1_200_000];
        let mut n = out.len() as libz_sys::uLong;
        assert_eq!(libz_sys::compress2(out.as_mut_ptr(), &mut n, data.as_ptr(), data.len() as _, 6), 0);
        let mut back = vec![0u8; data.len()];
        let mut m = back.len() as libz_sys::uLong;
        assert_eq!(libz_sys::uncompress(back.as_mut_ptr(), &mut m, out.as_ptr(), n), 0);
        assert!(back == data);
        let z = zstd_sys::ZSTD_compress(out.as_mut_ptr() as *mut c_void, out.len(), data.as_ptr() as *const c_void, data.len(), 9);
        back.fill(0);
        let r = zstd_sys::ZSTD_decompress(back.as_mut_ptr() as *mut c_void, back.len(), out.as_ptr() as *const c_void, z);
        assert_eq!(r, data.len()); assert!(back == data);
        let mut db = std::ptr::null_mut();
        assert_eq!(libsqlite3_sys::sqlite3_open(c":memory:".as_ptr(), &mut db), 0);
        let sql = c"create table t(a,b); with recursive c(x) as (select 1 union all select x+1 from c where x<1000) insert into t select x, x*x from c; create index i on t(b);";
        assert_eq!(libsqlite3_sys::sqlite3_exec(db, sql.as_ptr(), None, std::ptr::null_mut(), std::ptr::null_mut()), 0);
        extern "C" fn row(_: *mut c_void, _: c_int, v: *mut *mut std::ffi::c_char, _: *mut *mut std::ffi::c_char) -> c_int {
            println!("sum {}", unsafe { CStr::from_ptr(*v) }.to_str().unwrap()); 0 }
        libsqlite3_sys::sqlite3_exec(db, c"select sum(b) from t where b > 10".as_ptr(), Some(row), std::ptr::null_mut(), std::ptr::null_mut());
        for size in [1usize, 100, 5000, 3_000_000] {
            let p = libmimalloc_sys::mi_malloc(size) as *mut u8; p.write_bytes(7, size); assert_eq!(*p.add(size - 1), 7); libmimalloc_sys::mi_free(p as *mut c_void);
            let p = tikv_jemalloc_sys::malloc(size) as *mut u8; p.write_bytes(7, size); assert_eq!(*p.add(size - 1), 7); tikv_jemalloc_sys::free(p as *mut c_void);
        }
        println!("ok {n} {z}");
    }
}
