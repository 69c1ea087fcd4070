// -Werror turns a warning into an error, -Wno-error= back.
// flags: -Wall -Werror -Wno-error=unused-variable
void f(void)
{
    int variable; // warning: unused variable 'variable'
    int i = 0;
    if (i = 1) // error: using the result of an assignment as a condition without parentheses
        return;
}
