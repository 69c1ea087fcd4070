#!/bin/bash
# Random programs by Csmith: the same checksum as from gcc, at each level.
#   csmith.sh NEVERC FROM TO [LEVELS]        seeds FROM to TO; failing programs stay in $KEEP (default: csmith-failures)
set -u
compiler=$1; from=$2; to=$3; levels=${4:--O0 -O2}
keep=${KEEP:-csmith-failures}
command -v csmith >/dev/null 2>&1 || { echo "csmith: skipped, not installed"; exit 0; }
include=${CSMITH_INCLUDE:-/usr/include/csmith}
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
same=0; different=0; skipped=0
for seed in $(seq "$from" "$to"); do
  file=$work/t.c
  csmith --seed "$seed" --max-funcs 6 >"$file" 2>/dev/null
  gcc -O1 -w -I"$include" "$file" -o "$work/g" 2>/dev/null || { skipped=$((skipped + 1)); continue; }
  # Many of the programs do not end.
  want=$(timeout 5 "$work/g") || { skipped=$((skipped + 1)); continue; }
  for level in $levels; do
    if timeout 120 "$compiler" "$level" -w -I"$include" "$file" -o "$work/n" >"$work/log" 2>&1; then
      got=$(timeout 60 "$work/n")
    else
      got="not compiled: $(head -1 "$work/log")"
    fi
    if [ "$got" = "$want" ]; then
      same=$((same + 1))
    else
      different=$((different + 1)); mkdir -p "$keep"; cp "$file" "$keep/$seed.c"
      echo "seed $seed $level: $want / $got"
    fi
  done
done
echo "csmith: $same same, $different different, $skipped programs skipped"
[ $different = 0 ]
