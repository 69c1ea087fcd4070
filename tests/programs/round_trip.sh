#!/bin/bash
# Takes modules apart and makes them again through the IR tables: round_trip.sh CC DIR [COUNT] [LEVELS] [OPTIONS]
# DIR has C programs that need no arguments, such as SUITES/torture/gcc.c-torture/execute. COUNT of them (default 200)
# are taken: every seventh in the order of their names, then every seventh from the second on, and so forth; a program
# that CC does not compile and run with status 0 at every level is passed over. At each level (default "-O0 -O1 -O2")
# the plugin tests/plugins/round_trip.c reads the module before code generation and a second run makes it again as a
# provider of the generation phase. Then what was read must be the same before, after the import and after building,
# LLVM's verifier must pass, llvm-diff must see no difference, the text must be the same but for what no slot can say
# (`normal` below), and the program must do the same. Functions with instructions that no slot builds are left as they
# were imported; they are counted under the name of their limit. Needs gcc; opt-19 and llvm-diff-19 when they are there.
set -u
here=$(cd "$(dirname "$0")" && pwd)
case $1 in */*) cc=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") ;; *) cc=$1 ;; esac
dir=$(cd "$2" && pwd); count=${3:-200} levels=${4:--O0 -O1 -O2} options=${5:--std=gnu89}
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
gcc -shared -fPIC -O1 -I"$here/../../sdk/include" "$here/../plugins/round_trip.c" -o "$work/round_trip.so" || exit 1
command -v opt-19 >/dev/null || echo "note: without opt-19 the verifier is the host's alone"
command -v llvm-diff-19 >/dev/null || echo "note: llvm-diff-19 is not there"
export cc work options levels

# What no slot tells or sets: attributes of calls, metadata of instructions, numbers of groups, and flags that the
# schema has no property for; comments follow the order of uses. LLVM gives intrinsics their attributes anew when it
# reads bitcode.
normal() {
  sed -E -e '/^; Function Attrs:/{N; /\n.*@llvm\./s/^[^\n]*\n//;}' -e '/^; ModuleID/d; /^attributes #/d; /^!/d' -e 's/ *; preds = .*//; s/ #[0-9]+//g; s/, ![a-zA-Z_.]+ ![0-9]+//g' \
    -e 's/= (zext|uitofp) nneg /= \1 /; s/= trunc (nuw )?(nsw )?/= trunc /' \
    -e '/(^| )call /{
      s/ (noundef|nonnull|nocapture|readonly|readnone|writeonly|noalias|zeroext|signext|inreg|returned|immarg|nofree|noundef|nest|allocptr|allocalign|writable|dead_on_unwind)\b//g
      s/ (align|dereferenceable|dereferenceable_or_null|byval|sret|captures|range|nofpclass|initializes)\([^()]*(\([^()]*\))?[^()]*\)//g
      s/ align [0-9]+( |,|\))/\1/g; s/  +/ /g
    }' "$1"
}
same() { normal "$1" >"$1.n"; normal "$2" >"$2.n"; diff "$1.n" "$2.n"; }
one() { # file: lines "result level name: words"
  local file=$1 name own level d
  name=$(basename "$file" .c) d=$work/$(basename "$file" .c); mkdir -p "$d"
  own=$(sed -n 's/.*{ *dg-\(additional-\)\?options "\([^"]*\)".*/\2/p' "$file" | head -1)
  for level in $levels; do
    "$cc" $level -w $options $own "$file" -o "$d/a$level" -lm >/dev/null 2>&1 && (cd "$d" && timeout 10 "./a$level" >"$d/out$level") 2>/dev/null ||
      { rm -rf "$d"; echo "skip - $name:"; return; }
  done
  export ROUND_TRIP_DIR=$d
  for level in $levels; do
    local wrong=
    local flags="$level -w $options $own -fplugin=$work/round_trip.so"
    if ! ROUND_TRIP=read "$cc" $flags -S -emit-llvm "$file" -o "$d/a.ll" >"$d/log" 2>&1; then wrong="reading: $(head -1 "$d/log")"
    elif ! ROUND_TRIP=build "$cc" $flags -Xclang -disable-llvm-passes -S -emit-llvm "$file" -o "$d/b.ll" >"$d/log" 2>&1; then wrong="building: $(head -1 "$d/log")"
    elif ! cmp -s "$d/facts" "$d/facts.import"; then wrong="what is read after the import differs"
    elif ! cmp -s "$d/facts" "$d/facts.build"; then wrong="what is read after building differs"
    elif command -v opt-19 >/dev/null && ! opt-19 -passes=verify -disable-output "$d/b.ll" >"$d/log" 2>&1; then wrong="verifier: $(head -1 "$d/log")"
    elif command -v llvm-diff-19 >/dev/null && ! llvm-diff-19 "$d/a.ll" "$d/b.ll" >"$d/log" 2>&1; then wrong="llvm-diff: $(head -1 "$d/log")"
    elif ! same "$d/a.ll" "$d/b.ll" >"$d/log"; then wrong="text: $(grep -m1 '^>' "$d/log")"
    elif ! ROUND_TRIP=build "$cc" $flags -Xclang -disable-llvm-passes "$file" -o "$d/b" -lm >"$d/log" 2>&1; then wrong="linking: $(head -1 "$d/log")"
    elif ! (cd "$d" && timeout 10 ./b >"$d/again" 2>&1) || ! cmp -s "$d/again" "$d/out$level"; then wrong="the program does something else"; fi
    if [ -n "$wrong" ]; then echo "FAIL $level $name: $wrong"
    elif grep -q '^limit' "$d/report"; then echo "limit $level $name: $(sed -n 's/^limit \([^:]*\):.*/\1/p' "$d/report" | sort -u | paste -sd,) $(grep ^built "$d/report")"
    else echo "whole $level $name: $(grep ^built "$d/report")"; fi
  done
  [ -n "${KEEP:-}" ] && [ -n "$wrong" ] && cp -r "$d" "$KEEP"
  rm -rf "$d"
}
export -f one same normal
ls "$dir"/*.c | awk '{ f[NR] = $0 } END { for (s = 1; s <= 7; s++) for (i = s; i <= NR; i += 7) print f[i] }' >"$work/files"
taken=0; : >"$work/all"
while [ "$taken" -lt "$count" ]; do
  head -$((count - taken)) "$work/files" >"$work/now"; sed -i "1,$((count - taken))d" "$work/files"
  [ -s "$work/now" ] || break
  xargs -P "${JOBS:-2}" -I{} bash -c 'one {}' <"$work/now" >>"$work/all"
  taken=$(grep -v '^skip' "$work/all" | awk '{ print $3 }' | sort -u | wc -l)
done
[ -n "${REPORT:-}" ] && sort "$work/all" >"$REPORT"
grep '^FAIL' "$work/all" | sort
for level in $levels; do
  n() { grep -c "^$1 $level " "$work/all"; }
  functions=$(grep " $level " "$work/all" | sed -n 's/.*built \([0-9]*\) of \([0-9]*\)$/\1 \2/p' | awk '{ a += $1; b += $2 } END { print a " of " b }')
  echo "$level: $(n whole) built whole, $(n limit) in part, $(n FAIL) failed; $functions functions built"
  sed -n "s/^limit $level [^:]*: \(.*\) built .*/\1/p" "$work/all" | tr , '\n' | sort | uniq -c | sort -rn | sed 's/^ */  limit in files: /'
done
echo "$taken programs, $(grep -c ^skip "$work/all") passed over"
! grep -q '^FAIL' "$work/all" && [ "$taken" -gt 0 ]
