#!/bin/sh
# Meson: compiler and linker identification, checks, standards, libraries, dependencies.
. "$(dirname "$0")/prelude.sh"
need meson ninja
cp -r "$here/meson" "$work/src"
step env CC="$compiler" meson setup "$work/build" "$work/src"
expect 'Message: id clang 19.* ld\.'
expect 'supports arguments -Wall: YES'
expect 'supports arguments -fno-such: NO'
expect 'supports link arguments -Wl,--as-needed: YES'
expect 'supports link arguments -Wl,--no-such: NO'
expect 'Checking for function "no_such" : NO'
expect 'supports function attribute alias: YES'
expect 'Run-time dependency threads found: YES'
step ninja -C "$work/build"
step meson test -C "$work/build"
step ninja -C "$work/build" -t deps
expect 'lib.h'
echo "$name: ok"
