#!/bin/sh
# All checks of build systems; `QUICK=1` leaves out those that fetch or take long.
here=$(cd "$(dirname "$0")" && pwd); failed=0
for check in depfiles ccache cmake meson autoconf cargo; do
  [ "${QUICK:-}" = 1 ] && { [ "$check" = cargo ] || [ "$check" = autoconf ] || [ "$check" = meson ]; } && continue
  sh "$here/$check.sh" "$1" || failed=1
done
exit $failed
