// Several independent mistakes are all reported, none of them twice.
struct T;
int a = b; // error: use of undeclared identifier 'b'
int f(struct T t);
int g(void) { return h; } // error: use of undeclared identifier 'h'
int k(int x) { return x.y; } // error: member reference base type 'int' is not a structure or union
unknown_t u; // error: unknown type name 'unknown_t'
int ok(void) { return 1; }
int last = ok(); // error: initializer element is not a compile-time constant
