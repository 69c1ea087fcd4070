#!/bin/sh
# Dependency files: equal to those of gcc, for each way to ask.
. "$(dirname "$0")/prelude.sh"
need gcc
cd "$work"; mkdir 'a b'
printf '#include "x.h"\n#include "y$.h"\n#include "a b/z.h"\n#include <stddef.h>\nint i;\n' >m.c
: >x.h; : >'y$.h'; : >'a b/z.h'
normal() { tr -d '\\\n' <"$1" | tr -s ' ' '\n' | grep -v '/include/\|^/usr\|^/neverc\|^$' || true; }
try() {
  rm -f ./*.d ./*.o ./*.out; gcc "$@" -c m.c >g.out 2>&1 || true; cat ./*.d g.out >g.txt 2>/dev/null || true
  rm -f ./*.d ./*.o; step "$compiler" "$@" -c m.c; cat ./*.d "$work/log" >n.txt 2>/dev/null || true
  normal g.txt >g1.txt; normal n.txt >n1.txt
  cmp -s g1.txt n1.txt || { diff g1.txt n1.txt; echo "$name: different: $*"; exit 1; }
}
try -MM; try -MMD; try -MMD -MP; try -MMD -MF q.d; try -MMD -MT 'a b'; try -MMD -MQ 'a$b'; try -MM -MG -DX; try -MMD -MF q.d -MT t1 -MT t2
# Everything a rule names is there: make and ninja would build again for ever, or stop.
printf '#include <stddef.h>\n#include <stdarg.h>\n#include <limits.h>\n#include <stdatomic.h>\nint i;\n' >h.c
step "$compiler" -MD -MF h.d -c h.c
for file in $(sed 's/^[^:]*://' h.d | tr -d '\\'); do
  [ -e "$file" ] || { echo "$name: no such file: $file"; exit 1; }
done
echo "$name: ok"
