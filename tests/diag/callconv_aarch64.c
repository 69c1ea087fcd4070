// Registers that the target keeps for itself.
// flags: --target=aarch64-linux-gnu -ffixed-x18 -ffixed-x20 -Wcallconv-caution
#define CC(spec) __attribute__((callconv(spec)))
void CC("gpr:x18") platform(int); // error: register 'x18' in calling convention is reserved
void CC("gpr:x9,x20") fixed(int); // error: register 'x20' in calling convention is reserved
void CC("gpr:x29") frame(int); // error: register 'x29' cannot take part in a calling convention
void CC("gpr:lr") link(int); // error: register 'lr' cannot take part in a calling convention
void CC("args:sp") stack(int); // error: register 'sp' cannot take part in a calling convention
void CC("gpr:w9") narrow(int); // warning: unknown register 'w9' in calling convention ignored; did you mean 'x9'?
void CC("gpr:x16") veneer(int); // warning: register 'x16' in calling convention: veneers of the linker change it between call and function
void CC("gpr:rcx") foreign(int); // warning: unknown register 'rcx' in calling convention ignored
