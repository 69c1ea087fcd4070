#!/bin/sh
# ccache: the second compilation of a file, and one with dependencies, come from the cache.
. "$(dirname "$0")/prelude.sh"
need ccache
cd "$work"
export CCACHE_DIR="$work/cache" CCACHE_NODIRECT=
unset CCACHE_NODIRECT CCACHE_DISABLE || true
printf '#include "a.h"\n#include <stdio.h>\nint f(void) { return A; }\n' >a.c
echo '#define A 1' >a.h
# What changed within this second is not trusted by ccache.
touch -d '1 hour ago' a.c a.h
for round in 1 2; do
  step ccache "$compiler" -O1 -g -MD -MF a.d -c a.c -o a.o
  cp a.o "a$round.o"; grep -q 'a.h' a.d || { echo "$name: no dependencies"; exit 1; }; rm -f a.d a.o
done
cmp a1.o a2.o
step ccache -s -v
step ccache --print-stats
hits=$(awk '/^(direct|preprocessed)_cache_hit/ {n += $2} END {print n + 0}' log)
[ "$hits" -ge 1 ] || { cat log; echo "$name: no hit"; exit 1; }
echo '#define A 2' >a.h
step ccache "$compiler" -O1 -g -MD -MF a.d -c a.c -o a.o
! cmp -s a.o a1.o || { echo "$name: a stale object"; exit 1; }
echo "$name: ok ($hits hits)"
