#!/bin/sh
# Autoconf, automake and libtool: configure, build, test and install a program with a shared library.
. "$(dirname "$0")/prelude.sh"
need autoreconf automake libtoolize make
cp -r "$here/autoconf" "$work/src"; mkdir "$work/build"
(cd "$work/src" && autoreconf -fi >"$work/log" 2>&1) || { cat "$work/log"; echo "$name: autoreconf failed"; exit 1; }
cd "$work/build"
step env CC="$compiler" ../src/configure --prefix="$work/inst"
expect 'whether the C compiler works... yes'
expect 'whether the compiler supports GNU C... yes'
expect 'dependency style of .*gcc3'
expect 'option to produce PIC... -fPIC -DPIC'
expect 'supports shared libraries... yes'
expect 'whether -lc should be explicitly linked in... no'
expect 'checking for nonexistent.h... no'
expect 'checking for no_such_function... no'
expect 'checking size of long double... 16'
step make check
[ -f .deps/main.Po ] && grep -q 'lib.h' .deps/main.Po || { echo "$name: no dependencies"; exit 1; }
step make install
[ "$(LD_LIBRARY_PATH=$work/inst/lib "$work/inst/bin/demo")" = 42 ] || { echo "$name: the program fails"; exit 1; }
echo "$name: ok"
