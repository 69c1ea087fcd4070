#!/bin/sh
# Cargo crates that compile C with CC: zlib, zstd, SQLite, mimalloc and jemalloc, linked into one program that uses them.
. "$(dirname "$0")/prelude.sh"
need cargo make
cp -r "$here/cargo" "$work/crate"
cd "$work/crate"
cargo fetch >/dev/null 2>&1 || { echo "$name: skipped, crates cannot be fetched"; exit 0; }
step env CC="$compiler" CARGO_TARGET_DIR="$work/target" cargo run
expect '^sum 333833486'
expect '^ok '
echo "$name: ok"
