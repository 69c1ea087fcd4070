#!/bin/bash
# Builds real programs with a compiler and runs their own checks and ours: check.sh CC "OPTIONS" SUITES-DIR [NAME]...
# SUITES-DIR holds src/{sqlite3,lua5.4,zlib,bzip2,zstd} and dl/tcc_*.orig.tar.bz2. The outputs of our checks must be
# those of a build by gcc. Prints a line a program and ends with a count; exit status 1 when one fails.
set -u
cc=$1 opt=$2 suites=$(cd "$3" && pwd); shift 3
names=${*:-sqlite3 lua zlib bzip2 zstd tcc}
here=$(cd "$(dirname "$0")" && pwd)
case $cc in */*) cc=$(cd "$(dirname "$cc")" && pwd)/$(basename "$cc") ;; esac
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
# What a check prints when gcc has built it: made once, kept beside the sources.
expected() { # name, command that builds with $1=compiler $2=options and prints
  local file="$suites/expected-$1"
  [ -s "$file" ] || "$2" gcc -O1 >"$file" 2>"$tmp/expected.log" || { cat "$tmp/expected.log" >&2; rm -f "$file"; return 1; }
  echo "$file"
}
agree() { # name, function
  local want; want=$(expected "$1" "$2") || return 1
  "$2" "$cc" "$opt" >"$tmp/out" && diff "$want" "$tmp/out" >&2
}
build_sqlite3() { $1 $2 -w -I"$suites/src/sqlite3" "$here/sqlite_check.c" "$suites/src/sqlite3/sqlite3.c" -o "$tmp/sqlite" -lpthread -ldl -lm >&2 && "$tmp/sqlite"; }
build_zstd() { $1 $2 -w -I"$suites/src/zstd/lib" "$here/zstd_check.c" $(find "$suites/src/zstd/lib" \( -path '*/common/*.c' -o -path '*/compress/*.c' -o -path '*/decompress/*.c' \)) -DZSTD_DISABLE_ASM -o "$tmp/zstd" -lpthread >&2 && "$tmp/zstd"; }
build_lua() { rm -rf "$tmp/lua"; cp -r "$suites/src/lua5.4" "$tmp/lua" && make -s -C "$tmp/lua/src" CC="$1" MYCFLAGS="$2" linux >&2 && "$tmp/lua/src/lua" "$here/lua_check.lua"; }
check_sqlite3() { agree sqlite3 build_sqlite3; }
check_zstd() { agree zstd build_zstd; }
check_lua() { agree lua build_lua; }
check_zlib() { cp -r "$suites/src/zlib" "$tmp/zlib" && cd "$tmp/zlib" && { make -s distclean >/dev/null 2>&1; CC="$cc" CFLAGS="$opt" ./configure >&2; } && make -s check >&2; }
check_bzip2() { cp -r "$suites/src/bzip2" "$tmp/bzip2" && make -s -C "$tmp/bzip2" CC="$cc" CFLAGS="$opt -w -D_FILE_OFFSET_BITS=64" bzip2 test >&2; }
check_tcc() {
  mkdir -p "$tmp/tcc" && tar xjf "$suites"/dl/tcc_*.orig.tar.bz2 -C "$tmp/tcc" && cd "$tmp/tcc" &&
    ./configure --cc="$cc" --extra-cflags="$opt -w" >&2 && make -s >&2 &&
    printf '#include <stdio.h>\nint main(void) { printf("hello %%d\\n", 6 * 7); return 0; }\n' >hello.c &&
    ./tcc -B. -Iinclude hello.c -o hello && [ "$(./hello)" = "hello 42" ] &&
    [ "$(./tcc -B. -Iinclude -run hello.c)" = "hello 42" ]
}
passed=0 failed=0
for name in $names; do
  start=$(date +%s)
  if (check_$name) >"$tmp/log" 2>&1; then passed=$((passed + 1)); echo "pass $name ($(($(date +%s) - start)) s)"
  else failed=$((failed + 1)); echo "FAIL $name"; tail -15 "$tmp/log" | sed 's/^/  /'; fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
