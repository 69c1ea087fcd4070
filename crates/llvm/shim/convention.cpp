// Custom calling conventions: functions and calls of another type, and the machine pass that binds registers.
//
// Which register holds what is decided outside. The pass finds inline-assembly markers, whose text says what they stand
// for and whose operands name registers, and binds those registers to the function, call or return they belong to:
//
//   neverc.cc KIND ID [d REGISTERS] [p REGISTERS] [x REGISTERS] [s 1]
//
// KIND is `e` (values on entry: outputs), `c` (before a call: inputs), `x` (after the call of the same ID: outputs) or `r`
// (before a return: inputs). d: registers of arguments that only fill the standard registers; p: what the callee
// preserves, instead of the standard set; x: what it does not, results mostly; s: the value returned is an address that
// came in. Registers are LLVM's numbers.
#include "shim.h"

#include "llvm-c/Core.h"
#include "llvm-c/TargetMachine.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace {

constexpr StringLiteral Prefix = "neverc.cc ";

// Frames larger than this may be probed by a loop: eight pages, less what spills may still take.
constexpr uint64_t ProbeLoop = 4 * 4096;

struct Marker {
  MachineInstr *MI = nullptr;
  char Kind = 0;
  unsigned Id = 0;
  bool HasPreserved = false;
  bool Address = false;
  SmallVector<MCRegister, 8> Uses, Defs, Fillers, Preserved, Clobbered;
  SmallVector<unsigned, 8> DefOperands;
};

class ConventionPass final : public MachineFunctionPass {
  MachineFunction *MF = nullptr;
  MachineRegisterInfo *MRI = nullptr;
  const TargetRegisterInfo *TRI = nullptr;
  BitVector Reserved;
  DenseMap<unsigned, MachineInstr *> Calls;

public:
  static char ID;

  ConventionPass() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Custom calling conventions"; }

  bool runOnMachineFunction(MachineFunction &Function) override;

private:
  bool read(MachineInstr &MI, Marker &M);
  void enter(const Marker &M);
  void call(const Marker &M);
  void result(const Marker &M);
  void leave(const Marker &M);
  void use(MachineInstr &At, const Marker &M);
  void takeResults(const Marker &M, MachineBasicBlock &Block, MachineBasicBlock::iterator Place);
  void joinCopies(MachineBasicBlock &Entry);
  MachineInstr *following(MachineInstr &MI, bool Return);
  bool overlaps(ArrayRef<MCRegister> List, MCRegister R) const;
  void check(ArrayRef<MCRegister> List, const DebugLoc &Place);
  void error(const Twine &Message, const DebugLoc &Place);
};

char ConventionPass::ID = 0;

void ConventionPass::error(const Twine &Message, const DebugLoc &Place) {
  const Function &F = MF->getFunction();
  F.getContext().diagnose(DiagnosticInfoUnsupported(F, Message, Place));
}

bool ConventionPass::overlaps(ArrayRef<MCRegister> List, MCRegister R) const {
  return any_of(List, [&](MCRegister Other) { return TRI->regsOverlap(Other, R); });
}

void ConventionPass::check(ArrayRef<MCRegister> List, const DebugLoc &Place) {
  for (MCRegister R : List)
    if (Reserved.test(R))
      error("register " + StringRef(TRI->getName(R)).lower() +
                " of a custom calling convention is reserved in function '" + MF->getName() + "'",
            Place);
}

bool ConventionPass::read(MachineInstr &MI, Marker &M) {
  if (!MI.isInlineAsm() || !MI.getOperand(InlineAsm::MIOp_AsmString).isSymbol())
    return false;
  StringRef Text = MI.getOperand(InlineAsm::MIOp_AsmString).getSymbolName();
  if (!Text.consume_front(Prefix))
    return false;
  M.MI = &MI;
  SmallVector<StringRef, 8> Words;
  Text.split(Words, ' ', -1, false);
  if (Words.size() < 2 || Words[0].size() != 1 || Words[1].getAsInteger(10, M.Id))
    return false;
  M.Kind = Words[0][0];
  for (size_t I = 2; I + 1 < Words.size(); I += 2) {
    if (Words[I] == "s") {
      M.Address = true;
      continue;
    }
    SmallVectorImpl<MCRegister> &List = Words[I] == "d"   ? M.Fillers
                                        : Words[I] == "p" ? M.Preserved
                                                          : M.Clobbered;
    M.HasPreserved |= Words[I] == "p";
    SmallVector<StringRef, 8> Numbers;
    Words[I + 1].split(Numbers, ',', -1, false);
    for (StringRef Number : Numbers) {
      unsigned N;
      if (!Number.getAsInteger(10, N) && N != 0 && N < TRI->getNumRegs())
        List.push_back(MCRegister(N));
    }
  }
  for (unsigned I = InlineAsm::MIOp_FirstOperand, E = MI.getNumOperands(); I < E;) {
    if (!MI.getOperand(I).isImm())
      break;
    InlineAsm::Flag Flag(MI.getOperand(I).getImm());
    unsigned Count = Flag.getNumOperandRegisters();
    for (unsigned J = I + 1; J <= I + Count && J < E; ++J) {
      if (!MI.getOperand(J).isReg())
        continue;
      Register R = MI.getOperand(J).getReg();
      if (!R.isPhysical()) {
        error("a value of a custom calling convention has no register", MI.getDebugLoc());
        continue;
      }
      if (Flag.isRegUseKind())
        M.Uses.push_back(R.asMCReg());
      else if (Flag.isRegDefKind() || Flag.isRegDefEarlyClobberKind())
        M.Defs.push_back(R.asMCReg()), M.DefOperands.push_back(J);
    }
    I += Count + 1;
  }
  return true;
}

// The call or return that a marker stands before. Selection may have put other code between and split the block; calls
// of the compiler's own library (which go to external symbols) and of thread-local storage are other code.
MachineInstr *ConventionPass::following(MachineInstr &MI, bool Return) {
  auto It = std::next(MI.getIterator());
  for (auto Block = MI.getParent()->getIterator(); Block != MF->end();
       ++Block, It = Block == MF->end() ? It : Block->instr_begin())
    for (; It != Block->instr_end(); ++It) {
      if (Return ? It->isReturn() : It->isCall()) {
        bool Other = !Return && any_of(It->operands(), [](const MachineOperand &O) {
          // Thunks of indirect calls are symbols as well.
          if (O.isSymbol()) {
            StringRef Name = O.getSymbolName();
            return !Name.contains("_thunk_") && !Name.contains("_retpoline_");
          }
          return (O.isGlobal() && isa<GlobalVariable>(O.getGlobal()) &&
                  cast<GlobalVariable>(O.getGlobal())->isThreadLocal());
        });
        if (!Other)
          return &*It;
      }
    }
  return nullptr;
}

// Moves the copies that feed a marker in front of `At` and makes `At` use their registers.
void ConventionPass::use(MachineInstr &At, const Marker &M) {
  SmallVector<MachineInstr *, 8> Copies;
  SmallVector<MCRegister, 8> Left(M.Uses);
  for (auto It = M.MI->getReverseIterator(), E = M.MI->getParent()->instr_rend();
       It != E && !Left.empty(); ++It) {
    if (&*It == M.MI || !It->isCopy())
      continue;
    Register To = It->getOperand(0).getReg();
    auto Found = To.isPhysical() ? find(Left, To.asMCReg()) : Left.end();
    if (Found == Left.end())
      continue;
    Left.erase(Found);
    Copies.push_back(&*It);
  }
  if (!Left.empty())
    error("an argument or result of a custom calling convention was lost", M.MI->getDebugLoc());
  for (MachineInstr *Copy : reverse(Copies)) {
    Register From = Copy->getOperand(1).getReg();
    if (From.isVirtual())
      MRI->clearKillFlags(From);
    Copy->moveBefore(&At);
  }
  for (MCRegister R : M.Uses)
    At.addOperand(*MF, MachineOperand::CreateReg(R, /*isDef=*/false, /*isImp=*/true));
}

// Moves the copies that read a marker's outputs to a place where the registers hold them.
void ConventionPass::takeResults(const Marker &M, MachineBasicBlock &Block,
                                 MachineBasicBlock::iterator Place) {
  SmallVector<MachineInstr *, 8> Copies;
  for (auto It = std::next(M.MI->getIterator()), E = M.MI->getParent()->instr_end(); It != E; ++It) {
    if (It->isCall())
      break;
    if (!It->isCopy())
      continue;
    Register From = It->getOperand(1).getReg();
    if (From.isPhysical() && overlaps(M.Defs, From.asMCReg()))
      Copies.push_back(&*It);
    if (Copies.size() == M.Defs.size())
      break;
  }
  for (MachineInstr *Copy : Copies)
    Block.splice(Place, Copy->getParent(), Copy->getIterator());
}

// Selection hands values that other blocks use a copy of their own, but ordinary arguments none: two registers for one
// value would be more than later passes can always join.
void ConventionPass::joinCopies(MachineBasicBlock &Entry) {
  if (MF->getTarget().getOptLevel() == CodeGenOptLevel::None)
    return;
  for (auto It = Entry.begin(), E = Entry.end(); It != E; ++It) {
    if (!It->isFullCopy() || !It->getOperand(0).getReg().isVirtual() ||
        !It->getOperand(1).getReg().isPhysical())
      break;
    Register Argument = It->getOperand(0).getReg();
    SmallVector<MachineInstr *, 2> Copies;
    for (MachineInstr &User : MRI->use_nodbg_instructions(Argument))
      if (User.getParent() == &Entry && User.isFullCopy() && User.getOperand(0).getReg().isVirtual())
        Copies.push_back(&User);
    for (MachineInstr *Copy : Copies) {
      Register Other = Copy->getOperand(0).getReg();
      if (!MRI->hasOneDef(Other) || !MRI->constrainRegClass(Argument, MRI->getRegClass(Other)))
        continue;
      MRI->replaceRegWith(Other, Argument);
      MRI->clearKillFlags(Argument);
      Copy->eraseFromParent();
    }
  }
}

void ConventionPass::enter(const Marker &M) {
  MachineBasicBlock &Entry = MF->front();
  check(M.Defs, DebugLoc());
  // On x86-64 the loop that probes a large frame counts in r11.
  const Function &F = MF->getFunction();
  if (F.getFnAttribute("probe-stack").getValueAsString() == "inline-asm" &&
      MF->getFrameInfo().estimateStackSize(*MF) >= ProbeLoop)
    for (MCRegister R : M.Defs)
      if (StringRef(TRI->getName(R)).starts_with("R11"))
        error("register r11 of a custom calling convention is needed to probe the stack of "
              "function '" + MF->getName() + "'",
              DebugLoc());
  takeResults(M, Entry, Entry.begin());
  joinCopies(Entry);
  for (MCRegister R : M.Defs) {
    if (!Entry.isLiveIn(R))
      Entry.addLiveIn(R);
    if (!MRI->isLiveIn(R))
      MRI->addLiveIn(R);
  }
  Entry.sortUniqueLiveIns();
  // Debug information may name an output by the marker's operand; what it means is the register at the entry.
  if (unsigned Number = M.MI->peekDebugInstrNum())
    for (size_t I = 0; I != M.Defs.size(); ++I) {
      unsigned Phi = MF->getNewDebugInstrNum();
      BuildMI(Entry, Entry.begin(), DebugLoc(),
              MF->getSubtarget().getInstrInfo()->get(TargetOpcode::DBG_PHI))
          .addReg(M.Defs[I])
          .addImm(Phi);
      MF->makeDebugValueSubstitution({Number, M.DefOperands[I]}, {Phi, 0});
    }
  if (!M.HasPreserved && M.Clobbered.empty())
    return;
  SmallVector<MCPhysReg, 24> Saved;
  if (M.HasPreserved)
    for (MCRegister R : M.Preserved)
      Saved.push_back(R);
  else
    for (const MCPhysReg *R = MRI->getCalleeSavedRegs(); *R; ++R)
      Saved.push_back(*R);
  erase_if(Saved, [&](MCPhysReg R) { return overlaps(M.Clobbered, R); });
  MRI->setCalleeSavedRegs(Saved);
}

void ConventionPass::call(const Marker &M) {
  MachineInstr *Call = following(*M.MI, /*Return=*/false);
  if (!Call) {
    error("a call of a custom calling convention was lost", M.MI->getDebugLoc());
    return;
  }
  Calls[M.Id] = Call;
  MF->eraseCallSiteInfo(Call);
  check(M.Uses, Call->getDebugLoc());

  // The fillers hold nothing: their copies would cost an instruction or take a register. Copies of objects in between
  // (`rep movs`) may need the same registers.
  if (!M.Fillers.empty()) {
    SmallVector<MCRegister, 8> Needed;
    for (auto It = std::next(Call->getReverseIterator()), E = Call->getParent()->instr_rend();
         It != E;) {
      MachineInstr &MI = *It++;
      if (&MI == M.MI || MI.isCall())
        break;
      if (MI.isCopy() && MI.getOperand(0).getReg().isPhysical()) {
        MCRegister To = MI.getOperand(0).getReg().asMCReg();
        if (overlaps(M.Fillers, To) && !overlaps(Needed, To)) {
          MI.eraseFromParent();
          continue;
        }
      }
      for (const MachineOperand &O : MI.operands())
        if (O.isReg() && O.isDef() && O.getReg().isPhysical())
          erase_if(Needed, [&](MCRegister R) { return TRI->regsOverlap(R, O.getReg()); });
      for (const MachineOperand &O : MI.operands())
        if (O.isReg() && O.isUse() && O.getReg().isPhysical())
          Needed.push_back(O.getReg().asMCReg());
    }
    for (unsigned I = Call->getNumOperands(); I-- > 0;) {
      const MachineOperand &O = Call->getOperand(I);
      if (O.isReg() && O.isImplicit() && O.isUse() && O.getReg().isPhysical() &&
          overlaps(M.Fillers, O.getReg().asMCReg()))
        Call->removeOperand(I);
    }
  }
  // Selection may have given the callee's address a register of its own (thunks of indirect calls).
  for (const MachineOperand &O : Call->operands())
    if (O.isReg() && O.isUse() && O.getReg().isPhysical() &&
        overlaps(M.Uses, O.getReg().asMCReg()))
      error("register " + StringRef(TRI->getName(O.getReg())).lower() +
                " of a custom calling convention is needed for the call itself",
            Call->getDebugLoc());
  use(*Call, M);
  if (!M.HasPreserved && M.Clobbered.empty())
    return;
  for (MachineOperand &O : Call->operands()) {
    if (!O.isRegMask())
      continue;
    uint32_t *Mask = MF->allocateRegMask();
    unsigned Words = MachineOperand::getRegMaskSize(TRI->getNumRegs());
    if (M.HasPreserved) {
      std::fill_n(Mask, Words, 0);
      for (MCRegister R : M.Preserved)
        for (MCPhysReg Part : TRI->subregs_inclusive(R))
          Mask[Part / 32] |= 1u << Part % 32;
    } else {
      std::copy_n(O.getRegMask(), Words, Mask);
    }
    for (MCRegister R : M.Clobbered)
      for (MCRegAliasIterator Part(R, TRI, true); Part.isValid(); ++Part)
        Mask[*Part / 32] &= ~(1u << *Part % 32);
    O.setRegMask(Mask);
  }
}

void ConventionPass::result(const Marker &M) {
  MachineInstr *Call = Calls.lookup(M.Id);
  if (!Call) {
    error("a call of a custom calling convention was lost", M.MI->getDebugLoc());
    return;
  }
  check(M.Defs, Call->getDebugLoc());
  unsigned First = Call->getNumOperands();
  for (MCRegister R : M.Defs)
    Call->addOperand(*MF, MachineOperand::CreateReg(R, /*isDef=*/true, /*isImp=*/true));
  takeResults(M, *Call->getParent(), std::next(MachineBasicBlock::iterator(Call)));
  if (unsigned Number = M.MI->peekDebugInstrNum())
    for (size_t I = 0; I != M.Defs.size(); ++I)
      MF->makeDebugValueSubstitution({Number, M.DefOperands[I]},
                                     {Call->getDebugInstrNum(), First + I});
}

void ConventionPass::leave(const Marker &M) {
  MachineInstr *Return = following(*M.MI, /*Return=*/true);
  if (!Return) {
    error("a return of a custom calling convention was lost", M.MI->getDebugLoc());
    return;
  }
  check(M.Uses, Return->getDebugLoc());
  use(*Return, M);
  if (!M.Address || MF->getTarget().getOptLevel() == CodeGenOptLevel::None)
    return;
  // The address handed back has a life of its own: otherwise all uses of it would move to the result's register.
  MachineInstr *Copy = Return->getPrevNode();
  if (!Copy || !Copy->isCopy() || !Copy->getOperand(1).getReg().isVirtual())
    return;
  MachineInstr *Origin = MRI->getUniqueVRegDef(Copy->getOperand(1).getReg());
  if (!Origin || !Origin->isCopy() || Origin->getParent() != &MF->front() ||
      !Origin->getOperand(1).getReg().isPhysical())
    return;
  Register Own = MRI->cloneVirtualRegister(Copy->getOperand(1).getReg());
  BuildMI(MF->front(), std::next(Origin->getIterator()), DebugLoc(), Origin->getDesc(), Own)
      .addReg(Origin->getOperand(1).getReg());
  MRI->clearKillFlags(Origin->getOperand(1).getReg());
  Origin->getOperand(1).setIsKill(false);
  Copy->getOperand(1).setReg(Own);
}

bool ConventionPass::runOnMachineFunction(MachineFunction &Function) {
  MF = &Function;
  if (!MF->hasInlineAsm())
    return false;
  MRI = &MF->getRegInfo();
  TRI = MF->getSubtarget().getRegisterInfo();
  Calls.clear();
  SmallVector<Marker, 16> Markers;
  bool Others = false;
  for (MachineBasicBlock &Block : *MF)
    for (MachineInstr &MI : Block.instrs()) {
      Marker M;
      if (read(MI, M))
        Markers.push_back(std::move(M));
      else
        Others |= MI.isInlineAsm();
    }
  if (Markers.empty())
    return false;
  Reserved = TRI->getReservedRegs(*MF);
  for (const Marker &M : Markers)
    if (M.Kind == 'c')
      call(M);
  for (const Marker &M : Markers)
    switch (M.Kind) {
    case 'e':
      enter(M);
      break;
    case 'x':
      result(M);
      break;
    case 'r':
      leave(M);
      break;
    default:
      break;
    }
  for (const Marker &M : Markers)
    M.MI->eraseFromParent();
  MF->setHasInlineAsm(Others);
  return true;
}

// AArch64's prologue computes an aligned stack pointer in x9, which no built-in convention passes anything in. Where an
// argument comes in there, or the function has to preserve it, another register does.
class ScratchPass final : public MachineFunctionPass {
public:
  static char ID;

  ScratchPass() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Prologues under custom conventions"; }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

char ScratchPass::ID = 0;

bool ScratchPass::runOnMachineFunction(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isAArch64())
    return false;
  const TargetRegisterInfo *TRI = MF.getSubtarget().getRegisterInfo();
  MachineBasicBlock &Entry = MF.front();
  SmallVector<MCRegister, 24> Candidates;
  MCRegister Usual;
  for (unsigned R = 1; R < TRI->getNumRegs(); ++R) {
    StringRef Name = TRI->getName(R);
    unsigned Number;
    if (Name.consume_front("X") && !Name.getAsInteger(10, Number) && Number < 18) {
      Candidates.push_back(R);
      if (Number == 9)
        Usual = R;
    }
  }
  auto Taken = [&](MCRegister R) {
    for (const MCPhysReg *Kept = MF.getRegInfo().getCalleeSavedRegs(); Kept && *Kept; ++Kept)
      if (TRI->regsOverlap(*Kept, R))
        return true;
    return any_of(Entry.liveins(), [&](const MachineBasicBlock::RegisterMaskPair &In) {
      return TRI->regsOverlap(In.PhysReg, R);
    });
  };
  if (!Usual || !Taken(Usual))
    return false;
  bool Renaming = false, Changed = false;
  MCRegister Other;
  for (MachineInstr &MI : Entry) {
    if (!MI.getFlag(MachineInstr::FrameSetup))
      continue;
    if (Renaming)
      for (MachineOperand &O : MI.operands())
        if (O.isReg() && O.isUse() && O.getReg() == Usual)
          O.setReg(Other);
    for (MachineOperand &O : MI.operands()) {
      if (!O.isReg() || !O.isDef() || O.getReg() != Usual)
        continue;
      if (!Other) {
        auto Free = find_if(reverse(Candidates), [&](MCRegister R) { return !Taken(R); });
        if (Free == Candidates.rend()) {
          const Function &F = MF.getFunction();
          F.getContext().diagnose(DiagnosticInfoUnsupported(
              F, "register x9 of a custom calling convention is needed to align the stack of function '" +
                     MF.getName() + "'"));
          return Changed;
        }
        Other = *Free;
      }
      O.setReg(Other);
      Renaming = Changed = true;
    }
  }
  return Changed;
}

} // namespace

extern "C" {

void nc_convention_pass_hook(void *Config, void *) {
  auto *Passes = static_cast<TargetPassConfig *>(Config);
  Passes->insertPass(&FinalizeISelID, new ConventionPass());
  Passes->insertPass(&PrologEpilogCodeInserterID, new ScratchPass());
}

void nc_target_machine_disable_global_isel(LLVMTargetMachineRef Machine) {
  reinterpret_cast<TargetMachine *>(Machine)->setGlobalISel(false);
}

// Names in the order of their numbers, from 1, each ended by a line feed.
void nc_register_names(LLVMTargetMachineRef Machine, NcSink Sink, void *SinkData) {
  const MCRegisterInfo *Info =
      reinterpret_cast<TargetMachine *>(Machine)->getMCRegisterInfo();
  SinkStream Stream(Sink, SinkData);
  for (unsigned I = 1; I < Info->getNumRegs(); ++I)
    Stream << Info->getName(MCRegister(I)) << '\n';
}

// A function of another type takes over the body, name, uses and everything else; the old one remains, a declaration
// without name whose parameters the body still uses.
LLVMValueRef nc_function_retype(LLVMValueRef Old, LLVMTypeRef Ty) {
  auto *F = unwrap<Function>(Old);
  Function *New = Function::Create(unwrap<FunctionType>(Ty), F->getLinkage(), F->getAddressSpace());
  F->getParent()->getFunctionList().insert(F->getIterator(), New);
  New->copyAttributesFrom(F);
  New->IsNewDbgInfoFormat = F->IsNewDbgInfoFormat;
  New->setAttributes(AttributeList::get(F->getContext(), F->getAttributes().getFnAttrs(),
                                        AttributeSet(), {}));
  New->setComdat(F->getComdat());
  New->splice(New->begin(), F);
  New->copyMetadata(F, 0);
  F->clearMetadata();
  // Debuggers must not read a result where the standard convention has it.
  if (DISubprogram *Program = New->getSubprogram())
    if (DISubroutineType *Type = Program->getType(); Type && Program->isDistinct())
      Program->replaceType(
          MDNode::replaceWithUniqued(Type->cloneWithCC(dwarf::DW_CC_nocall)));
  F->replaceAllUsesWith(New);
  New->takeName(F);
  F->setLinkage(GlobalValue::ExternalLinkage);
  F->setComdat(nullptr);
  return wrap(New);
}

// Debug information drops a value that is replaced by one of another function, so it goes first.
void nc_parameter_replace(LLVMValueRef From, LLVMValueRef To) {
  SmallVector<DbgVariableIntrinsic *, 4> Intrinsics;
  SmallVector<DbgVariableRecord *, 4> Records;
  findDbgUsers(Intrinsics, unwrap(From), &Records);
  for (DbgVariableIntrinsic *I : Intrinsics)
    I->replaceVariableLocationOp(unwrap(From), unwrap(To));
  for (DbgVariableRecord *R : Records)
    R->replaceVariableLocationOp(unwrap(From), unwrap(To));
  unwrap(From)->replaceAllUsesWith(unwrap(To));
}

// A call of another type in front of the old one, with its bundles, position and attributes of the call itself.
LLVMValueRef nc_call_retype(LLVMValueRef Old, LLVMTypeRef Ty, LLVMValueRef Callee,
                            const LLVMValueRef *Arguments, size_t Count) {
  auto *Call = unwrap<CallBase>(Old);
  auto *Type = unwrap<FunctionType>(Ty);
  SmallVector<Value *, 16> Values;
  for (size_t I = 0; I != Count; ++I)
    Values.push_back(unwrap(Arguments[I]));
  SmallVector<OperandBundleDef, 1> Bundles;
  Call->getOperandBundlesAsDefs(Bundles);
  CallBase *New;
  if (auto *Invoke = dyn_cast<InvokeInst>(Call)) {
    New = InvokeInst::Create(Type, unwrap(Callee), Invoke->getNormalDest(),
                             Invoke->getUnwindDest(), Values, Bundles, "", Call->getIterator());
  } else {
    auto *Plain = CallInst::Create(Type, unwrap(Callee), Values, Bundles, "", Call->getIterator());
    Plain->setTailCallKind(cast<CallInst>(Call)->getTailCallKind());
    New = Plain;
  }
  New->setAttributes(AttributeList::get(Call->getContext(), Call->getAttributes().getFnAttrs(),
                                        AttributeSet(), {}));
  const unsigned Kinds[] = {LLVMContext::MD_prof, LLVMContext::MD_nosanitize,
                            Call->getContext().getMDKindID("srcloc")};
  New->copyMetadata(*Call, Kinds);
  New->setDebugLoc(Call->getDebugLoc());
  return wrap(New);
}

// The block that an invoke goes on in, for it alone.
LLVMBasicBlockRef nc_invoke_own_normal_block(LLVMValueRef Value) {
  auto *Invoke = unwrap<InvokeInst>(Value);
  BasicBlock *Next = Invoke->getNormalDest();
  if (Next->getSinglePredecessor() && !isa<PHINode>(Next->front()))
    return wrap(Next);
  BasicBlock *Own = BasicBlock::Create(Invoke->getContext(), "", Invoke->getFunction(), Next);
  BranchInst::Create(Next, Own)->setDebugLoc(Invoke->getDebugLoc());
  Next->replacePhiUsesWith(Invoke->getParent(), Own);
  Invoke->setNormalDest(Own);
  return wrap(Own);
}

// Whether a function or call has this calling convention.
LLVMBool nc_module_has_convention(LLVMModuleRef M, unsigned Convention) {
  for (const Function &F : *unwrap(M)) {
    if (F.getCallingConv() == Convention)
      return 1;
    for (const BasicBlock &Block : F)
      for (const Instruction &I : Block)
        if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->getCallingConv() == Convention)
          return 1;
  }
  return 0;
}

// Functions in `llvm.compiler.used` count as called from elsewhere: nothing changes their parameters.
void nc_keep_functions(LLVMModuleRef M, const LLVMValueRef *Functions, size_t Count,
                       LLVMBool Keep) {
  SmallPtrSet<GlobalValue *, 8> Set;
  for (size_t I = 0; I != Count; ++I)
    Set.insert(unwrap<GlobalValue>(Functions[I]));
  if (Keep) {
    SmallVector<GlobalValue *, 8> List;
    for (size_t I = 0; I != Count; ++I)
      List.push_back(unwrap<GlobalValue>(Functions[I]));
    appendToCompilerUsed(*unwrap(M), List);
  } else {
    removeFromUsedLists(*unwrap(M), [&](Constant *C) {
      return Set.contains(dyn_cast<GlobalValue>(C->stripPointerCasts()));
    });
    for (GlobalValue *Value : Set)
      Value->removeDeadConstantUsers();
  }
}

} // extern "C"
