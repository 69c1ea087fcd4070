// Initialisers that do not fit.
int f(void);
int a = f(); // error: initializer element is not a compile-time constant
int b[2] = { 1, 2, 3 }; // warning: excess elements in array initializer
struct S { int x; } s = { .y = 1 }; // error: field designator 'y' does not refer to any field in type 'struct S'
char t[2] = "abc"; // warning: initializer-string for char array is too long
int c[] = 1; // error: array initializer must be an initializer list
int *p = 5; // error: incompatible integer to pointer conversion initializing 'int *' with an expression of type 'int'
int d[2] = { [3] = 1 }; // error: array designator index (3) exceeds array bounds (2)
