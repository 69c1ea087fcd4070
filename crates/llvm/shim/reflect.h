// The journal under the editing functions: applies primitive changes and can take them back, exactly.
#ifndef NEVERC_LLVM_REFLECT_H
#define NEVERC_LLVM_REFLECT_H

#include "shim.h"

#include <string>
#include <vector>

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueSymbolTable.h"

// Told the address of each object whose handle must not be used any more.
typedef void (*NcGone)(const void *, void *);

struct NcGoneSink {
  NcGone Call = nullptr;
  void *Data = nullptr;
  void operator()(const void *Object) const {
    if (Call && Object)
      Call(Object, Data);
  }
};

class NcJournal {
  enum class Kind : uint8_t {
    Use,
    PhiBlock,
    PhiAdd,
    PhiGrow,
    InsertInstruction,
    RemoveInstruction,
    InsertBlock,
    RemoveBlock,
    InsertFunction,
    RemoveGlobal,
    Name,
    FunctionAttributes,
    Global,
    Section,
    Comdat,
    NewComdat,
    Convention,
    Collector,
    Personality,
    ModuleText,
    NewNamed,
    NamedOperand,
    Bits,
    Scope,
    AllocatedType,
    SourceType,
    DebugLocation,
  };
  struct Entry {
    Kind K;
    unsigned N;
    void *A;
    void *B;
    void *C;
  };
  struct Snapshot {
    llvm::ValueSymbolTable *Table;
    std::vector<char> Buckets;
    unsigned NumBuckets, NumItems, NumTombstones;
    uint32_t LastUnique;
  };
  struct Moved {
    char *Begin;
    char *End;
    char *To;
  };

  llvm::Module &M;
  bool Recording; // false: every change is final at the next commit
  std::vector<Entry> Log;
  std::vector<std::string> Texts;
  std::vector<Snapshot> Snapshots;
  llvm::DenseMap<llvm::ValueSymbolTable *, bool> Seen;
  std::vector<llvm::Value *> Removed;   // detached, alive until the journal ends
  std::vector<llvm::Value *> Undone;    // made under the journal and taken back
  std::vector<llvm::GlobalValue *> Renamed; // with their old names again, while rolling back
  std::vector<llvm::ValueName *> OldNames;
  std::vector<void *> OldArrays;
  std::vector<std::pair<llvm::Value *, llvm::Value *>> MetadataRedirects;
  std::vector<Moved> Relocations; // only while rolling back

  void add(Kind K, void *A, void *B = nullptr, void *C = nullptr, unsigned N = 0) {
    if (Recording)
      Log.push_back({K, N, A, B, C});
  }
  template <typename T> T *moved(T *Pointer);
  void snapshot(llvm::ValueSymbolTable *Table);
  void restore(Snapshot &S);
  llvm::ValueSymbolTable *tableOf(llvm::Value *V);
  void linkUse(llvm::Use &U, llvm::Value *V, llvm::Use **Place);
  void dropOperands(llvm::User *U);
  void undo(Entry &E, const NcGoneSink &Gone);
  void destroy(llvm::Value *V, const NcGoneSink &Gone);
  void growPhi(llvm::PHINode *Phi);
  void rename(llvm::Value *V, llvm::StringRef Name);
  void detachDebugUsers(llvm::Value *V, llvm::Value *With);
  llvm::Constant *rebuilt(llvm::Constant *C, llvm::Value *From, llvm::Value *To,
                          llvm::DenseMap<llvm::Constant *, llvm::Constant *> &Done);
  void redirectConstant(llvm::Constant *C, llvm::Value *From, llvm::Value *To,
                        llvm::DenseMap<llvm::Constant *, llvm::Constant *> &Done);
  unsigned keepText(llvm::StringRef Text) {
    if (!Recording)
      return 0;
    Texts.push_back(Text.str());
    return Texts.size() - 1;
  }

public:
  NcJournal(llvm::Module &M, bool Recording) : M(M), Recording(Recording) {}

  void setUse(llvm::Use &U, llvm::Value *V);
  void setPhiBlock(llvm::PHINode *Phi, unsigned Index, llvm::BasicBlock *Block);
  void addPhi(llvm::PHINode *Phi, llvm::Value *V, llvm::BasicBlock *Block);
  void insertInstruction(llvm::Instruction *I, llvm::BasicBlock *Block, llvm::Instruction *Before,
                         llvm::StringRef Name);
  void insertBlock(llvm::BasicBlock *Block, llvm::Function *F, llvm::StringRef Name);
  void insertFunction(llvm::Function *F, llvm::StringRef Name);
  // Null when it could be erased, else why not.
  bool erase(llvm::Value *V, const NcGoneSink &Gone);
  bool replaceAllUses(llvm::Value *From, llvm::Value *To, const NcGoneSink &Gone);
  // False, and nothing done, when the new name takes the address away from a global whose address is in use.
  bool setName(llvm::Value *V, llvm::StringRef Name, const NcGoneSink &Gone);
  void setFunctionAttributes(llvm::Function *F, llvm::AttributeList List);
  void rememberGlobal(llvm::GlobalValue *G);
  void setSection(llvm::GlobalObject *G, llvm::StringRef Section);
  void setComdat(llvm::GlobalObject *G, llvm::Comdat *C);
  llvm::Comdat *comdat(llvm::StringRef Name);
  void setConvention(llvm::Function *F, unsigned Convention);
  void setCollector(llvm::Function *F, llvm::StringRef Name, bool Any);
  void setPersonality(llvm::Function *F, llvm::Constant *P);
  void setModuleText(unsigned Which, llvm::StringRef Text);
  llvm::NamedMDNode *named(llvm::StringRef Name);
  void appendNamed(llvm::NamedMDNode *N, llvm::MDNode *Operand);
  void rememberBits(llvm::Instruction *I);
  void rememberScope(llvm::Instruction *I);
  void rememberAllocatedType(llvm::AllocaInst *I);
  void rememberSourceType(llvm::GetElementPtrInst *I);

  void commit(const NcGoneSink &Gone);
  void rollback(const NcGoneSink &Gone);
  size_t size() const { return Log.size(); }
};

// Whether LLVM lets nobody have the address of a global: an intrinsic, which can only be called, or one of the lists that
// LLVM finds by their names. The verifier refuses a module in which any constant, used or not, is made of one.
bool ncHasNoAddress(const llvm::Value *V);
// Whether a use of such a global is a call of an intrinsic by its own type.
bool ncIsPlainCall(const llvm::Use &U);
// Whether anything but dead constants uses the value.
bool ncHasLiveUses(const llvm::Value *V);
// Whether a use counts: those by constants that nothing uses do not.
bool ncIsLiveUser(const llvm::User *U);

#endif
