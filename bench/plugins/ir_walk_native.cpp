// The walk of ir_walk.c without a table: LLVM's own classes over a module read from bitcode. Prints instructions and
// nanoseconds per instruction, the median of several rounds.
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace llvm;

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return double(t.tv_sec) * 1e9 + double(t.tv_nsec);
}

int main(int argc, char **argv) {
  LLVMContext context;
  auto file = MemoryBuffer::getFile(argc > 1 ? argv[1] : "");
  if (!file)
    return 1;
  auto parsed = parseBitcodeFile(**file, context);
  if (!parsed) {
    consumeError(parsed.takeError());
    return 1;
  }
  double times[9];
  uint64_t sum = 0, count = 0;
  for (double &time : times) {
    count = 0;
    double start = now();
    for (Function &function : **parsed)
      for (BasicBlock &block : function)
        for (Instruction &instruction : block) {
          ++count;
          sum = sum * 31 + instruction.getOpcode();
          sum += instruction.getType()->getTypeID();
          for (Use &operand : instruction.operands())
            sum ^= reinterpret_cast<uintptr_t>(operand.get());
        }
    time = (now() - start) / double(count ? count : 1);
  }
  std::sort(std::begin(times), std::end(times));
  std::printf("walk %llu %.3f sum %llx\n", static_cast<unsigned long long>(count), times[4],
              static_cast<unsigned long long>(sum));
}
