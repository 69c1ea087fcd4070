// TableGen: a description file parsed by LLVM's own parser and its records given as bytes.
//
// The parser keeps global state, ends the process on some errors and recurses without bound, so it runs in a
// child process that sends what it found through a pipe. Nothing a file says can harm the compiler.
#include "shim.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Parser.h"
#include "llvm/TableGen/Record.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace {

// The messages of the stream: a tag byte and what the functions below write.
enum Message : char { DiagnosticMessage = 'D', RecordMessage = 'R', DoneMessage = 'E' };

class Writer {
  int File;
  std::string Buffer;

public:
  explicit Writer(int File) : File(File) {}
  void flush() {
    const char *P = Buffer.data();
    size_t Left = Buffer.size();
    while (Left) {
      ssize_t N = ::write(File, P, Left);
      if (N < 0 && errno == EINTR)
        continue;
      if (N <= 0)
        _exit(2);
      P += N;
      Left -= N;
    }
    Buffer.clear();
  }
  void byte(char C) {
    Buffer.push_back(C);
    if (Buffer.size() >= 1 << 16)
      flush();
  }
  void number(uint64_t N) {
    for (int I = 0; I < 8; ++I)
      byte(static_cast<char>(N >> (8 * I)));
  }
  void text(StringRef S) {
    number(S.size());
    Buffer.append(S.data(), S.size());
  }
};

void writeValue(Writer &W, const Init *V) {
  if (isa<UnsetInit>(V)) {
    W.byte('?');
  } else if (auto *B = dyn_cast<BitInit>(V)) {
    W.byte('i');
    W.number(B->getValue());
  } else if (auto *I = dyn_cast<IntInit>(V)) {
    W.byte('i');
    W.number(static_cast<uint64_t>(I->getValue()));
  } else if (auto *S = dyn_cast<StringInit>(V)) {
    W.byte('s');
    W.text(S->getValue());
  } else if (auto *D = dyn_cast<DefInit>(V)) {
    W.byte('d');
    W.text(D->getDef()->getName());
  } else if (auto *L = dyn_cast<ListInit>(V)) {
    W.byte('l');
    W.number(L->size());
    for (const Init *E : L->getValues())
      writeValue(W, E);
  } else if (auto *G = dyn_cast<DagInit>(V)) {
    W.byte('g');
    writeValue(W, G->getOperator());
    W.number(G->getNumArgs());
    for (unsigned I = 0, E = G->getNumArgs(); I != E; ++I)
      writeValue(W, G->getArg(I));
  } else {
    W.byte('o');
    W.text(V->getAsString());
  }
}

void writeDiagnostic(const SMDiagnostic &D, void *Data) {
  Writer &W = *static_cast<Writer *>(Data);
  W.byte(DiagnosticMessage);
  W.number(D.getKind() == SourceMgr::DK_Error     ? 0
           : D.getKind() == SourceMgr::DK_Warning ? 1
           : D.getKind() == SourceMgr::DK_Remark  ? 2
                                                  : 3);
  W.number(D.getLineNo() > 0 ? D.getLineNo() : 0);
  W.number(D.getColumnNo() >= 0 ? D.getColumnNo() + 1 : 0);
  W.text(D.getFilename());
  W.text(D.getMessage());
  W.text(D.getLineContents());
  // The parser may end the process next.
  W.flush();
}

void writeRecord(Writer &W, const Record &R, SourceMgr &Sources) {
  W.byte(RecordMessage);
  W.text(R.getName());
  W.number(R.isAnonymous());
  StringRef File;
  unsigned Line = 0, Column = 0;
  if (!R.getLoc().empty() && R.getLoc().front().isValid()) {
    SMLoc Loc = R.getLoc().front();
    if (unsigned Buffer = Sources.FindBufferContainingLoc(Loc)) {
      File = Sources.getMemoryBuffer(Buffer)->getBufferIdentifier();
      std::tie(Line, Column) = Sources.getLineAndColumn(Loc, Buffer);
    }
  }
  W.text(File);
  W.number(Line);
  W.number(Column);
  W.number(R.getSuperClasses().size());
  for (auto &Super : R.getSuperClasses())
    W.text(Super.first->getName());
  W.number(R.getValues().size());
  for (const RecordVal &Field : R.getValues()) {
    W.text(Field.getName());
    writeValue(W, Field.getValue());
  }
}

[[noreturn]] void parseInChild(int File, const NcTableGenOptions *Options) {
  // A crash is reported by the parent; a description that never ends is ended.
  for (int Signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGINT, SIGTERM})
    std::signal(Signal, SIG_DFL);
  rlimit Limit = {Options->Seconds, Options->Seconds};
  setrlimit(RLIMIT_CPU, &Limit);
  rlimit NoCore = {0, 0};
  setrlimit(RLIMIT_CORE, &NoCore);

  Writer W(File);
  SourceMgr Sources;
  Sources.setDiagHandler(writeDiagnostic, &W);
  std::vector<std::string> Includes;
  for (size_t I = 0; I < Options->IncludeCount; ++I)
    Includes.emplace_back(Options->IncludePaths[I]);
  Sources.setIncludeDirs(Includes);
  Sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBufferCopy(StringRef(Options->Text, Options->Length), Options->FileName),
      SMLoc());

  RecordKeeper Records;
  bool Failed = TableGenParseFile(Sources, Records);
  if (!Failed) {
    for (auto &Entry : Records.getDefs()) {
      const Record &R = *Entry.second;
      bool Wanted = false;
      for (size_t I = 0; I < Options->ClassCount && !Wanted; ++I)
        for (auto &Super : R.getSuperClasses())
          Wanted |= Super.first->getName() == Options->Classes[I];
      if (Wanted)
        writeRecord(W, R, Sources);
    }
  }
  W.byte(DoneMessage);
  W.number(Failed);
  W.flush();
  // No destructor and no exit handler of the compiler may run here.
  _exit(0);
}

} // namespace

// Gives the messages to the sink. The result is 0 when the child ended in order, 1 when it could not be
// started, 2 when it ended in another way (which is normal after an error message).
extern "C" int nc_tablegen_parse(const NcTableGenOptions *Options, NcSink Sink, void *SinkData) {
  int Pipe[2];
  if (pipe(Pipe) != 0)
    return 1;
  pid_t Child = fork();
  if (Child < 0) {
    close(Pipe[0]);
    close(Pipe[1]);
    return 1;
  }
  if (Child == 0) {
    close(Pipe[0]);
    parseInChild(Pipe[1], Options);
  }
  close(Pipe[1]);
  char Buffer[1 << 14];
  for (;;) {
    ssize_t N = read(Pipe[0], Buffer, sizeof Buffer);
    if (N < 0 && errno == EINTR)
      continue;
    if (N <= 0)
      break;
    Sink(Buffer, N, SinkData);
  }
  close(Pipe[0]);
  int Status = 0;
  while (waitpid(Child, &Status, 0) < 0)
    if (errno != EINTR)
      return 2;
  return WIFEXITED(Status) && WEXITSTATUS(Status) == 0 ? 0 : 2;
}
