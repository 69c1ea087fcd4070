#!/bin/bash
# Compiles every file of a directory (gcc.c-torture/compile) and counts: accepted, refused (with the reasons),
# crashed, hung. Fails when any crashed or hung.
#   torture_compile.sh NEVERC DIRECTORY "FLAGS" [REPORT]
set -u
compiler=$1; directory=$2; flags=${3:--O0 -std=gnu89}; report=${4:-}
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
export compiler flags work
one() {
  file=$1; name=${file##*/}
  # Options the file itself asks for; they are few and simple.
  extra=$(sed -n 's/.*{ *dg-options "\([^"]*\)".*/\1/p' "$file" | head -1)
  # shellcheck disable=SC2086
  timeout 300 "$compiler" $flags $extra -w -c "$file" -o "$work/$name.o" >"$work/$name.log" 2>&1
  status=$?
  # Options that only steer passes of GCC are not the point.
  if [ $status = 1 ] && grep -q 'error: unknown argument' "$work/$name.log"; then
    timeout 300 "$compiler" $flags -w -c "$file" -o "$work/$name.o" >"$work/$name.log" 2>&1
    status=$?
  fi
  rm -f "$work/$name.o"
  case $status in
    0) echo "ok $name" ;;
    1) echo "refused $name: $(grep -m1 -o 'error: .*' "$work/$name.log")" ;;
    124) echo "hung $name" ;;
    *) echo "crashed $name: status $status: $(tail -1 "$work/$name.log")" ;;
  esac
  rm -f "$work/$name.log"
}
export -f one
find "$directory" -name '*.c' | sort | xargs -P "${JOBS:-2}" -I{} bash -c 'one {}' | sort >"$work/all"
[ -n "$report" ] && cp "$work/all" "$report"
count() { grep -c "^$1 " "$work/all"; }
echo "$(count ok) accepted, $(count refused) refused, $(count crashed) crashed, $(count hung) hung, of $(wc -l <"$work/all")"
grep '^refused' "$work/all" | sed 's/^[^:]*: //' | sed "s/'[^']*'/'…'/g" | sort | uniq -c | sort -rn
bad=$(grep -E '^(crashed|hung) ' "$work/all"); [ -z "$bad" ] || { echo "$bad"; exit 1; }
