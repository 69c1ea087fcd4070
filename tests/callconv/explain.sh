#!/bin/bash
# `callconv explain` over real programs: explain.sh NEVERC SUITES-DIR. Every file that compiles can be explained; JSON and
# SVG are well-formed, and the text has every function that JSON has. SUITES-DIR holds torture and src/{lua5.4,zlib,bzip2,sqlite3}.
set -u
neverc=$(realpath "$1"); suites=$(realpath "$2"); sources=$suites/src
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
good=0 bad=0
includes="-I$sources/lua5.4/src -I$sources/zlib"
check='
import json, sys, xml.etree.ElementTree as tree
functions = json.load(open(sys.argv[1] + "/json"))["functions"]
tree.parse(sys.argv[1] + "/svg")
text = open(sys.argv[1] + "/text").read()
missing = [f["name"] for f in functions if f["name"] not in text]
sys.exit("not in the text: " + ", ".join(missing) if missing else 0)'
for file in "$sources"/lua5.4/src/*.c "$sources"/{zlib,bzip2}/*.c "$sources/sqlite3/sqlite3.c" \
  $(find "$suites/torture" -path '*execute*' -name '*.c' | sort | awk 'NR % 6 == 0'); do
  "$neverc" -w -fsyntax-only $includes "$file" 2>/dev/null || continue
  fine=1
  for format in json svg text; do
    "$neverc" callconv explain -w $includes "$file" --format=$format >"$dir/$format" 2>"$dir/errors" ||
      { echo "FAIL $file --format=$format: $(head -1 "$dir/errors")"; fine=0; }
  done
  [ $fine = 1 ] && { python3 -c "$check" "$dir" || { echo "FAIL $file"; fine=0; }; }
  if [ $fine = 1 ]; then good=$((good + 1)); else bad=$((bad + 1)); fi
done
echo "explain: $good files explained, $bad not"
[ $bad = 0 ] && [ $good -gt 0 ]
