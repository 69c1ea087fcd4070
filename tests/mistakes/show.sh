#!/bin/sh
# Prints docs/diagnostics.md: each mistake in this folder under neverc and clang-19. show.sh NEVERC
set -eu
neverc=$1; cd "$(dirname "$0")"
cat <<'T'
# Diagnostics

Twenty typical mistakes, with the messages of `neverc` and, where they differ, of Clang 19. Made by
`tests/mistakes/show.sh`; both run with `-Wall -Wextra -fsyntax-only`.
T
for f in *.c; do
  ours=$("$neverc" -Wall -Wextra -fsyntax-only "$f" 2>&1 || true)
  theirs=$(clang-19 -Wall -Wextra -fsyntax-only "$f" 2>&1 || true)
  printf '\n## %s\n\n```c\n%s\n```\n\n' "$(echo "${f%.c}" | cut -c4- | tr - ' ')" "$(cat "$f")"
  if [ "$ours" = "$theirs" ]; then printf 'neverc and clang-19 alike:\n\n```\n%s\n```\n' "$ours"
  else printf 'neverc:\n\n```\n%s\n```\n\nclang-19:\n\n```\n%s\n```\n' "$ours" "$theirs"; fi
done
