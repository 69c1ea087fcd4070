// Complex constants: a real operand stays real (C23 G.5), so zeros keep their signs. Values as gcc and Clang print them.
// expect: -0x0p+0 -0x0p+0
// expect: 0x1p+1 -0x0p+0
// expect: 0x1p+1 -0x0p+0
// expect: 0x0p+0 -0x0p+0
// expect: 0x0p+0 -0x0p+0
// expect: 0x1p+1 -0x0p+0
// expect: 0x1p+1 -0x0p+0
// expect: -0x0p+0 -0x0p+0
// expect: 0x0p+0 -0x0p+0
// expect: -0x0p+0 -0x0p+0
// expect: 0x1p+1 0x0p+0
// expect: nan 0x0p+0
// expect: inf nan
// expect: inf nan
// expect: inf nan
// expect: inf nan
// expect: 0x0p+0 -0x0p+0
// expect: 0x0p+0 -0x0p+0
// expect: 0x0p+0 0x0p+0
// expect: 0x1p+0 -0x0p+0
// expect: -0x1p+0 -0x0p+0
// expect: -0x0p+0 -0x0p+0
// expect: inf -0x0p+0
// expect: 0x1.8p+1 -0x0p+0
// expect: 0x0p+0 nan
// expect: inf inf
// expect: -0x0p+0 0x0p+0
// expect: 0x0p+0 -0x0p+0
// expect: 0x0p+0 0x0p+0
// expect: 0x0p+0 0x0p+0
// expect: -0x0p+0 -0x0p+0
// expect: 0x1.3333333333333p-1 0x1.999999999999ap-1
// expect: 0x1.3333333333333p-1 -0x1.999999999999ap-1
// expect: inf nan
#include <stdio.h>

#define INF __builtin_inf()
#define NAN __builtin_nan("")
#define CC(re, im) __builtin_complex((double)(re), (double)(im))
typedef double _Complex C;

// Constants, which the compiler evaluates.
static C values[] = {
    -0.0 + CC(-0.0,-0.0),
    1.0 + CC(1.0,-0.0),
    CC(1.0,-0.0)+1.0,
    1.0 - CC(1.0,0.0),
    CC(1.0,-0.0)-1.0,
    2.0 * CC(1.0,-0.0),
    CC(1.0,-0.0)*2.0,
    -2.0 * CC(0.0,0.0),
    CC(0.0,-0.0)/2.0,
    CC(0.0,0.0)/-2.0,
    2.0 / CC(1.0,-0.0),
    0.0 * CC(INF,1.0),
    CC(INF,NAN)*2.0,
    INF * CC(1.0,0.0),
    CC(1.0,0.0)/0.0,
    1.0/CC(0.0,0.0),
    1.0 / CC(INF,INF),
    0.0 - CC(0.0,0.0),
    0.0 - CC(0.0,-0.0),
    1 + CC(0.0,-0.0),
    CC(0.0,-0.0) - 1,
    3 * CC(-0.0,-0.0),
    CC(INF,-0.0)/2,
    1.0f + CC(2.0, -0.0),
    CC(1.0,INF)*0.0,
    CC(3.0,4.0)/CC(0.0,-0.0),
    (C)-1.0 * CC(0.0,0.0),
    1.0L * CC(0.0,-0.0),
    CC(1.0,2.0) == 1.0,
    1.0 != CC(1.0,-0.0),
    -CC(0.0,0.0),
    5.0 / CC(3.0,-4.0),
    CC(3.0,-4.0)/5.0,
    2 / CC(0.0, -0.0),
};

int main(void)
{
    for (unsigned i = 0; i < sizeof values / sizeof values[0]; i++) {
        printf("%a %a\n", __real__ values[i], __imag__ values[i]);
    }
    return 0;
}
