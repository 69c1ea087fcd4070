// Calls with wrong arguments, and of what is no function.
int two(int a, int b); // note: 'two' declared here
void nothing(void);

int f(int x)
{
    two(1); // error: too few arguments to function call, expected 2, have 1
    two(1, 2, 3); // error: too many arguments to function call, expected 2, have 3
    x(1); // error: called object type 'int' is not a function or function pointer
    int v = nothing(); // error: initializing 'int' with an expression of incompatible type 'void'
    return v + implicit(1); // error: call to undeclared function 'implicit'; ISO C99 and later do not support implicit function declarations
}
