// Statements where they may not stand.
int f(int x)
{
    break; // error: 'break' statement not in loop or switch statement
    continue; // error: 'continue' statement not in loop statement
    case 1: // error: 'case' statement not in switch statement
    switch (x) {
    case 1: // note: previous case defined here
        break;
    case 1: // error: duplicate case value '1'
        break;
    case 2.5: // error: integer constant expression must have integer type, not 'double'
        break;
    }
    return; // error: non-void function 'f' should return a value
}
