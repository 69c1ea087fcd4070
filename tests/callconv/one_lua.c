// Lua 5.4 as one translation unit, so that most of its functions are static: compile with -I to its sources.
#define LUA_USE_POSIX
#define LUA_CORE
#define LUA_LIB
#define lvm_c
#define ltable_c
#include "luaconf.h"
#undef LUAI_FUNC
#undef LUAI_DDEC
#undef LUAI_DDEF
#undef LUA_API
#undef LUALIB_API
#undef LUAMOD_API
#define LUAI_FUNC static
#define LUAI_DDEC(declaration)
#define LUAI_DDEF static
#define LUA_API static
#define LUALIB_API static
#define LUAMOD_API static
#include "lzio.c"
#include "lctype.c"
#include "lopcodes.c"
#include "lmem.c"
#include "lundump.c"
#include "ldump.c"
#include "lstate.c"
#include "lgc.c"
#include "llex.c"
#include "lcode.c"
#include "lparser.c"
#include "ldebug.c"
#include "lfunc.c"
#include "lobject.c"
#include "ltm.c"
#include "lstring.c"
#include "ltable.c"
#include "ldo.c"
#include "lvm.c"
#include "lapi.c"
#include "lauxlib.c"
#include "lbaselib.c"
#include "lcorolib.c"
#include "ldblib.c"
#include "liolib.c"
#include "lmathlib.c"
#include "loadlib.c"
#include "loslib.c"
#include "lstrlib.c"
#include "ltablib.c"
#include "lutf8lib.c"
#include "linit.c"
#include "lua.c"
