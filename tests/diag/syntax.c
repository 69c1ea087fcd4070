// Mistakes of syntax.
int missing_semicolon // error: expected ';' after top level declarator
int next;

void body(void)
{
    int x = 1 // error: expected ';' at end of declaration
    x = 2;
    x = 3 // error: expected ';' after expression
    return 1 + ; // error: expected expression
}

void parentheses(int x)
{
    parentheses(x; // error: expected ')'
}
