// Warnings that are on by default, and with -Wall -Wextra.
// flags: -Wall -Wextra
#include <stdio.h>

static int unused_function(void) { return 0; } // warning: unused function 'unused_function'

int f(int unused, unsigned u, int i) // warning: unused parameter 'unused'
{
    int variable; // warning: unused variable 'variable'
    i == 1; // warning: equality comparison result unused
    if (i = 2) // warning: using the result of an assignment as a condition without parentheses
        i++;
    if (u < i) // warning: comparison of integers of different signs: 'unsigned int' and 'int'
        i--;
    printf("%d %s\n", 1.5, 2); // warning: format specifies type 'int' but the argument has type 'double' // warning: format specifies type 'char *' but the argument has type 'int'
    return i / 0; // warning: division by zero is undefined
}

int g(int i)
{
    if (i)
        return 1;
} // warning: non-void function does not return a value in all control paths
