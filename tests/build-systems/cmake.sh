#!/bin/sh
# CMake: compiler identification, checks of flags and features, standards, shared libraries, threads, dependencies.
. "$(dirname "$0")/prelude.sh"
need cmake
if command -v ninja >/dev/null 2>&1; then generator=Ninja; else need make; generator="Unix Makefiles"; fi
step cmake -G "$generator" -S "$here/cmake" -B "$work/build" -DCMAKE_C_COMPILER="$compiler"
expect 'id=Clang version=19'
expect 'Detecting C compile features - done'
expect 'Found Threads: TRUE'
expect 'pie=1 nopie=1'
expect 'Performing Test flag_Wall - Success'
expect 'Performing Test flag_fno_such_flag - Failed'
expect 'Performing Test flag_std_c23 - Success'
expect 'Performing Test MUST_FAIL - Failed'
expect 'Looking for nosuch - not found'
step cmake --build "$work/build"
cd "$work/build"
step ctest
expect '100% tests passed'
for pair in 90:1 99:199901 11:201112 17:201710 23:202311; do
  [ "$("./std${pair%:*}")" = "42 ${pair#*:}" ] || { echo "$name: std${pair%:*} fails"; exit 1; }
done
if [ $generator = Ninja ]; then
  step ninja -t deps
  expect '/lib.h'
  step ninja
  expect 'no work to do'
fi
echo "$name: ok"
