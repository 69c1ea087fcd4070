#!/bin/sh
# The long form of the random test of calling conventions: random.sh [CASES [SEED]], 20000 cases by default. Each
# architecture gets so many; what fails leaves its files in the temporary directory and names them.
set -eu
cd "$(dirname "$0")/../.."
CONVENTION_CASES=${1:-20000} CONVENTION_SEED=${2:-1000} \
  exec cargo test -p neverc-codegen --test convention_random -- --nocapture
