// Disassemblers' prototypes with the other target's registers.
// flags: --target=aarch64-linux-gnu
long __usercall ok@<x9>(int a@<w10>, double d@<d5>, float f@<s6>, __int128 w@<x12:x11>);
long __attribute__((callconv("args:x10,v5,v6,x11+x12;ret:x9"))) ok(int a, double d, float f, __int128 w);
long __usercall narrow@<w9>(int a@<w10>); // error: 'w9' has 4 bytes, a value of type 'long' has 8
long __usercall frame@<x0>(int a@<x29>); // error: register 'x29' cannot take part in a calling convention
