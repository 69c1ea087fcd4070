// The interpreter among the examples: handlers that jump to each other, or a switch.
#include "../../examples/interpreter.c"
