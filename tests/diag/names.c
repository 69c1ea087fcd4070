// Names that nothing declares, or that are declared twice.
int f(void)
{
    return undeclared; // error: use of undeclared identifier 'undeclared'
}

int g(void)
{
    int count = 0;
    return counts; // error: use of undeclared identifier 'counts'; did you mean 'count'?
}

int twice; // note: previous definition is here
double twice; // error: redefinition of 'twice' with a different type: 'double' vs 'int'

struct S { int a; };

int h(struct S *s)
{
    return s->b; // error: no member named 'b' in 'struct S'
}

struct Incomplete *p;
int i(void) { return p->x; } // error: incomplete definition of type 'struct Incomplete'
int j(void) { goto nowhere; } // error: use of undeclared label 'nowhere'
