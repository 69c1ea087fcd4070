#!/bin/sh
# Builds zlib and Lua with CC=neverc and the driver trace example loaded, and runs them.
# usage: programs.sh NEVERC SOURCES   (SOURCES holds zlib/ and lua5.4/; what is missing is passed over)
set -eu
neverc=$(realpath "$1") sources=$(realpath "$2")
sdk=$(cd "$(dirname "$0")/../../sdk" && pwd)
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
"$neverc" -shared -fPIC -I"$sdk/include" "$sdk/examples/DriverTracePlugin.c" -o "$dir/trace.so"
flags="-O1 -w -fplugin=$dir/trace.so --driver-trace"

if [ -d "$sources/zlib" ]; then
  cp -r "$sources/zlib" "$dir/zlib"
  (cd "$dir/zlib" && CC=$neverc CFLAGS=$flags ./configure --static && make -j2 libz.a example && ./example) >"$dir/log" 2>&1 ||
    { tail -20 "$dir/log"; echo "zlib: failed"; exit 1; }
  grep -q 'inflate(): hello, hello!' "$dir/log" && grep -q '\[plugin-1002\]' "$dir/log" || { tail -20 "$dir/log"; echo "zlib: failed"; exit 1; }
  echo "zlib: $(grep -c '\[plugin-1002\]' "$dir/log") jobs traced"
else
  echo "zlib: no sources, passed over"
fi

if [ -d "$sources/lua5.4" ]; then
  cp -r "$sources/lua5.4" "$dir/lua"
  (cd "$dir/lua/src" && make -j2 CC="$neverc" CFLAGS="$flags -DLUA_USE_POSIX" MYLIBS=-lm lua) >"$dir/log" 2>&1 ||
    { tail -20 "$dir/log"; echo "Lua: failed"; exit 1; }
  [ "$("$dir/lua/src/lua" -e 'print(6 * 7)')" = 42 ] && grep -q '\[plugin-1002\]' "$dir/log" || { echo "Lua: failed"; exit 1; }
  echo "Lua: $(grep -c '\[plugin-1002\]' "$dir/log") jobs traced"
else
  echo "Lua: no sources, passed over"
fi
