// What LLVM's C interface lacks for building, reading and writing IR.
#include "shim.h"
