// Mistakes for the preprocessor.
#include "no-such-file.h" // error: 'no-such-file.h' file not found
