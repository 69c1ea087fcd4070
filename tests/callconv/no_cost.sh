#!/bin/bash
# What conventions cost in sqlite3 and Lua: no_cost.sh NEVERC SUITES-DIR [identity] [shuffle] [time], all by default.
# SUITES-DIR holds src/{sqlite3,lua5.4}. identity: the standard convention written out as a spec gives the same bytes.
# shuffle: all functions that nobody outside calls get one of four conventions in turn; the checks pass as without, and
# code grows by at most 2 %. time: medians of user time, in turns (ROUNDS, 15), and instructions where valgrind is installed.
set -eu
neverc=$(realpath "$1"); suites=$(realpath "$2"); shift 2
wanted=${*:-identity shuffle time}
root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/callconv checks=$root/tests/programs programs=$root/bench/programs
lua=$suites/src/lua5.4/src sqlite=$suites/src/sqlite3
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
id=org.neverc.example.custom-callconv
"$neverc" -shared -fPIC -O2 "-I$root/sdk/include" -o "$dir/ccplugin.so" "$root/sdk/examples/CustomCallConvPlugin.c"
plugin() { # arguments of the plugin
  printf '%s\n' "-fplugin=$dir/ccplugin.so"
  for argument in cc-all=1 ccsafe=1 "$@"; do printf '%s\n' "-fplugin-arg=$id:$argument"; done
}
standard='gpr:rdi,rsi,rdx,rcx,r8,r9;xmm:xmm0,xmm1,xmm2,xmm3,xmm4,xmm5,xmm6,xmm7;ret:rax,rdx;ret_xmm:xmm0,xmm1;csr:rbx,rbp,r12,r13,r14,r15'
failed=0
identity() {
  local level file name count=0
  mapfile -t with < <(plugin "ccspec=$standard")
  for level in -O0 -O2; do
    for file in "$sqlite/sqlite3.c" "$here/one_lua.c" "$lua"/l*.c; do
      name=$dir/$(basename "$file" .c)
      "$neverc" $level -w -c "-I$lua" "$file" -o "$name.a.o"
      "$neverc" $level -w -c "-I$lua" "${with[@]}" "$file" -o "$name.b.o"
      count=$((count + 1))
      cmp "$name.a.o" "$name.b.o" || { echo "identity: $file $level differs"; failed=1; }
      rm -f "$name".?.o
    done
  done
  echo "identity: $count objects compared"
}
build() { # name, further arguments
  local name=$1; shift
  "$neverc" -O2 -w "$@" "-I$lua" "$here/one_lua.c" -lm -ldl -o "$dir/lua.$name"
  "$neverc" -O2 -w "$@" "-I$sqlite" "$checks/sqlite_check.c" "$sqlite/sqlite3.c" -o "$dir/sqlite.$name" -lpthread -ldl -lm
}
both() {
  [ -x "$dir/sqlite.shuffled" ] && return
  build plain
  mapfile -t with < <(plugin ccshuffle=1)
  build shuffled "${with[@]}"
}
text() { size -A "$1" | awk '$1 == ".text" { print $2 }'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.4f", b / a }'; }
shuffle() {
  both
  for name in plain shuffled; do
    "$dir/lua.$name" "$checks/lua_check.lua" >"$dir/lua.$name.out" || failed=1
    "$dir/sqlite.$name" >"$dir/sqlite.$name.out" || failed=1
  done
  for program in lua sqlite; do
    cmp "$dir/$program.plain.out" "$dir/$program.shuffled.out" || { echo "shuffle: $program fails its check"; failed=1; }
    local a b; a=$(text "$dir/$program.plain"); b=$(text "$dir/$program.shuffled")
    echo "shuffle: $program passes its check, code $a and $b bytes: $(ratio "$a" "$b")"
    [ "$b" -le $((a + a / 50)) ] || failed=1
  done
}
user() { # command
  local TIMEFORMAT=%U
  { time "$@" >/dev/null 2>&1; } 2>&1
}
median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null | awk '/Collected/ { print $4 }'
}
one_time() { # title, command for plain and shuffled with % in place of the name
  local title=$1 round name; shift
  for round in $(seq "${ROUNDS:-15}"); do
    for name in plain shuffled; do user "${@//%/$name}" >>"$dir/time.$name"; done
  done
  local a b; a=$(median <"$dir/time.plain"); b=$(median <"$dir/time.shuffled")
  rm -f "$dir"/time.*
  echo "time: $title: user $a and $b s: $(ratio "$a" "$b")"
}
times() {
  both
  one_time sqlite "$dir/sqlite.%"
  for script in strings numbers objects; do one_time "lua $script" "$dir/lua.%" "$programs/lua_$script.lua"; done
  command -v valgrind >/dev/null || return 0
  local a b
  a=$(instructions "$dir/sqlite.plain" 3000); b=$(instructions "$dir/sqlite.shuffled" 3000)
  echo "instructions: sqlite: $a and $b: $(ratio "$a" "$b")"
  for script in strings numbers objects; do
    a=$(instructions "$dir/lua.plain" "$programs/lua_$script.lua" 1)
    b=$(instructions "$dir/lua.shuffled" "$programs/lua_$script.lua" 1)
    echo "instructions: lua $script: $a and $b: $(ratio "$a" "$b")"
  done
}
for part in $wanted; do
  case $part in
    identity) identity ;;
    shuffle) shuffle ;;
    time) times ;;
    *) echo "no such part: $part" >&2; exit 2 ;;
  esac
done
exit $failed
