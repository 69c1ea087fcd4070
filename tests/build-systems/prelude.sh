# Read by the checks: `compiler` (absolute), `work` (a scratch directory), `need`, `step`, `expect`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
compiler=$(command -v "${1:?usage: $0 NEVERC}") || { echo "no such compiler: $1" >&2; exit 2; }
case $compiler in /*) ;; *) compiler=$PWD/$compiler ;; esac
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
name=$(basename "$0" .sh)

# Ends the check, successfully, if a tool is absent.
need() {
  for tool in "$@"; do
    command -v "$tool" >/dev/null 2>&1 || { echo "$name: skipped, $tool is not installed"; exit 0; }
  done
}
# Runs a command; shows the end of its output only when it fails.
step() {
  "$@" >"$work/log" 2>&1 || { tail -30 "$work/log"; echo "$name: failed: $*"; exit 1; }
}
# The last step's output has this line.
expect() { grep -q -e "$1" "$work/log" || { cat "$work/log"; echo "$name: not found: $1"; exit 1; }; }
refuse() { ! grep -q -e "$1" "$work/log" || { cat "$work/log"; echo "$name: found: $1"; exit 1; }; }
