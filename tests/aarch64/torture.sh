#!/bin/bash
# GCC's execution torture tests, cross-compiled for AArch64 and run under emulation, beside GCC's cross compiler.
#   torture.sh NEVERC DIRECTORY [COUNT] [REPORT]       DIRECTORY holds gcc.c-torture/execute; COUNT is 600
#
# Which files: the first COUNT in the order of their names (C locale) that do not rely on what GCC alone does. That is
# measured, not listed: Clang, the other compiler with GCC's extensions, must compile the file for AArch64 at -O0 and
# -O2, and the programs must end with status 0. Files that fail there use nested functions, structures of variable
# size, builtins that LLVM has not, undefined behaviour, or count on GCC's own optimizations.
#
# A file is equal when neverc's program ends as the one of GCC does, at each level. Options in a file count unless they
# are for other targets. Fails when a file differs, or when there are fewer than COUNT.
set -u
compiler=$1; directory=$2; count=${3:-600}; report=${4:-}
for tool in aarch64-linux-gnu-gcc qemu-aarch64 clang-19; do
  command -v $tool >/dev/null 2>&1 || { echo "aarch64 torture: skipped, no $tool"; exit 0; }
done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
export compiler work

# Compiles and runs: prints "compiler" if it does not compile, else the status of the program.
outcome() { # file, options, program, command
  local file=$1 options=$2 program=$3; shift 3
  # shellcheck disable=SC2086
  if timeout 120 "$@" -std=gnu89 -w $options "$file" -static -o "$program" -lm >/dev/null 2>&1; then
    (timeout 60 qemu-aarch64 "$program") >/dev/null 2>&1
    echo $?
  else
    echo compiler
  fi
  rm -f "$program"
}

one() {
  local file=$1 name options gcc ours result=equal
  name=$(basename "$file" .c)
  options=$(grep -E 'dg-(additional-)?options' "$file" | grep -v 'target' | sed -n 's/.*options[ {]*"\([^"]*\)".*/\1/p' | tr '\n' ' ')
  for level in -O0 -O2; do
    [ "$(outcome "$file" "$level $options" "$work/$name.c" clang-19 --target=aarch64-linux-gnu)" = 0 ] ||
      { echo "$name out"; return; }
  done
  for level in -O0 -O2; do
    gcc=$(outcome "$file" "$level $options" "$work/$name.g" aarch64-linux-gnu-gcc)
    ours=$(outcome "$file" "$level $options" "$work/$name.n" "$compiler" --target=aarch64-linux-gnu)
    [ "$gcc" = "$ours" ] || result="differs: $level: gcc $gcc, neverc $ours"
  done
  echo "$name $result"
}
export -f outcome one

LC_ALL=C ls "$directory"/gcc.c-torture/execute/*.c >"$work/files"
: >"$work/all"
# In portions: how many files it takes shows as it goes.
while [ "$(grep -vc ' out$' "$work/all")" -lt "$count" ] && [ -s "$work/files" ]; do
  head -50 "$work/files" | xargs -P "${JOBS:-2}" -I{} bash -c 'one {}' >"$work/part"
  LC_ALL=C sort "$work/part" >>"$work/all"
  sed -i 1,50d "$work/files"
done
grep -v ' out$' "$work/all" | head -"$count" >"$work/chosen"
last=$(tail -1 "$work/chosen" | cut -d' ' -f1)
[ -n "$report" ] && sed "/^$last /q" "$work/all" >"$report"
equal=$(grep -c ' equal$' "$work/chosen")
echo "aarch64 torture: $equal of $count equal at -O0 and -O2 (up to $last, $(sed "/^$last /q" "$work/all" | grep -c ' out$') left out)"
grep ' differs' "$work/chosen"
[ "$equal" = "$count" ]
