// A real operand of complex arithmetic stays real (C23 6.3.1.8p1).
// args: -O2
// has: fneg
// not: @__muldc3
// not: @__divdc3
// not: 0.000000e+00
double _Complex times(double _Complex x, double y) { return x * y; }
double _Complex over(double _Complex x, int y) { return x / y; }
double _Complex from(double y, double _Complex x) { return y - x; }
float _Complex assigned(float _Complex x, double y) { x *= y; return x; }
