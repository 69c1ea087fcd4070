// Operands and assignments of types that do not fit.
struct S { int a; } s;
int *p;
const int c = 1; // note: variable 'c' declared const here
int array[3];

void f(void)
{
    c = 2; // error: cannot assign to variable 'c' with const-qualified type 'const int'
    s = 1; // error: assigning to 'struct S' from incompatible type 'int'
    p = 1; // error: incompatible integer to pointer conversion assigning to 'int *' from 'int'
    p = &s; // warning: incompatible pointer types assigning to 'int *' from 'struct S *'
    s + 1; // error: invalid operands to binary expression ('struct S' and 'int')
    array = p; // error: array type 'int[3]' is not assignable
    1 = 2; // error: expression is not assignable
    *1; // error: indirection requires pointer operand ('int' invalid)
    if (s) // error: statement requires expression of scalar type ('struct S' invalid)
        ;
    s.a.b = 1; // error: member reference base type 'int' is not a structure or union
    p.a = 1; // error: member reference base type 'int *' is not a structure or union
}
