#!/bin/sh
# The long form of the random tests of calling conventions: random.sh [CASES [SEED]], 20000 cases by default: a quarter each
# from IR and from C sources for x86-64 and AArch64. What fails leaves its files in the temporary directory and names them.
set -eu
cd "$(dirname "$0")/../.."
CONVENTION_CASES=$((${1:-20000} / 4)) CONVENTION_SEED=${2:-1000}
export CONVENTION_CASES CONVENTION_SEED
cargo test --release -p neverc-codegen --test convention_random -- --nocapture
exec cargo test --release -p neverc --test callconv_random -- --nocapture
