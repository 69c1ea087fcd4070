#!/bin/bash
# The IR examples of the SDK over real programs: ir_plugins.sh CC SUITES-DIR
# Each program is built with each plugin at -O0 and -O2 and must pass its checks (check.sh). The function counters are
# compared with those of clang-19's profile instrumentation over sqlite3: every function, every count. Rebuilt
# additions must not cost time. Needs gcc, g++ and, for the comparison, clang-19 with its profile runtime.
set -u
here=$(cd "$(dirname "$0")" && pwd)
case $1 in */*) cc=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") ;; *) cc=$1 ;; esac
suites=$(cd "$2" && pwd)
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
status=0
for source in FunctionCounters.c StringShroud.c RebuildAdditions.cpp Obfuscation.cpp; do
  compiler=gcc; [ "${source##*.}" = cpp ] && compiler=g++
  $compiler -O1 -shared -fPIC -I"$here/../../sdk/include" "$here/../../sdk/examples/$source" -o "$tmp/${source%.*}.so" || exit 1
done
for plugin in FunctionCounters StringShroud RebuildAdditions Obfuscation; do
  for level in -O0 -O2; do
    echo "$plugin $level"
    bash "$here/check.sh" "$cc" "$level -fplugin=$tmp/$plugin.so" "$suites" sqlite3 lua zlib || status=1
  done
done
sqlite="-w -I$suites/src/sqlite3 $here/sqlite_check.c $suites/src/sqlite3/sqlite3.c -lpthread -ldl -lm"
if clang-19 -O0 -fprofile-instr-generate $sqlite -o "$tmp/truth" 2>"$tmp/log"; then
  LLVM_PROFILE_FILE=$tmp/raw "$tmp/truth" >/dev/null && llvm-profdata-19 merge "$tmp/raw" -o "$tmp/data" &&
    llvm-profdata-19 show --all-functions --counts "$tmp/data" |
    awk '/^  [^ ].*:$/ { name = $1; sub(/:$/, "", name); sub(/.*[:;]/, "", name) }
         /Function count:/ && $3 > 0 { print $3, name }' | sort >"$tmp/expected"
  for level in -O0 -O2; do
    rm -f "$tmp/counts"
    "$cc" $level -fplugin="$tmp/FunctionCounters.so" $sqlite -o "$tmp/counted" &&
      NEVERC_COUNTERS=$tmp/counts "$tmp/counted" >/dev/null
    if sort "$tmp/counts" | cmp -s - "$tmp/expected"; then echo "pass counts $level ($(wc -l <"$tmp/expected") functions)"
    else echo "FAIL counts $level"; diff <(sort "$tmp/counts") "$tmp/expected" | head -20; status=1; fi
  done
else
  echo "skip counts: clang-19 cannot make profiles here: $(tail -1 "$tmp/log")"
fi
# How often a table's slot was called, from a trace.
calls() { grep -o "\"name\":\"[^\"]*$2\"" "$1" | wc -l; }
sources=$suites/src/sqlite3
"$cc" -O0 -w -fplugin="$tmp/RebuildAdditions.so" -fplugin-trace="$tmp/trace" -c "$sources/sqlite3.c" -o "$tmp/traced.o" || status=1
additions=$(calls "$tmp/trace" BuildBinary)
if [ "$additions" -gt 1000 ]; then echo "pass $additions additions rebuilt"; else echo "FAIL only $additions additions rebuilt"; status=1; fi
"$cc" -O2 -w -c "$sources/sqlite3.c" -o "$tmp/plain.o" &&
  "$cc" -O2 -w -fplugin="$tmp/RebuildAdditions.so" -c "$sources/sqlite3.c" -o "$tmp/rebuilt.o" || status=1
if cmp -s "$tmp/plain.o" "$tmp/rebuilt.o"; then echo "pass speed (the same code)"
else
  for name in plain rebuilt; do
    "$cc" -O2 -w "-I$sources" "$here/sqlite_check.c" "$tmp/$name.o" -o "$tmp/$name" -lpthread -ldl -lm || status=1
  done
  # In turns, so that other load meets both.
  for _ in 1 2 3 4 5 6 7 8 9; do
    for name in plain rebuilt; do /usr/bin/time -a -o "$tmp/$name.times" -f %U "$tmp/$name" >/dev/null; done
  done
  plain=$(sort -n "$tmp/plain.times" | head -1) rebuilt=$(sort -n "$tmp/rebuilt.times" | head -1)
  if awk "BEGIN { exit !($rebuilt <= $plain * 1.05 + 0.02) }"; then echo "pass speed ($plain s, rebuilt $rebuilt s)"
  else echo "FAIL speed ($plain s, rebuilt $rebuilt s)"; status=1; fi
fi
exit $status
