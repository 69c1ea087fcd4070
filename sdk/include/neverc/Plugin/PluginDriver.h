/* Part of the NeverC plugin SDK, ABI 1.0. Made from abi/registry by `./x abi`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef NEVERC_PLUGIN_DRIVER_H
#define NEVERC_PLUGIN_DRIVER_H

/* Command line, toolchains, action and job graphs, plugin options. */

#include "neverc/Plugin/PluginCore.h"
#include "neverc/Plugin/PluginPhaseSchema.h"
#include "neverc/Plugin/PluginSource.h"
#define NEVERC_DRIVER_API_MAJOR UINT16_C(1)
#define NEVERC_DRIVER_API_MINOR UINT16_C(0)
#define NEVERC_INTERFACE_DRIVER_HIGH UINT64_C(0x4e65766572434472)
#define NEVERC_INTERFACE_DRIVER_LOW UINT64_C(0x6976657241504901)

typedef uint32_t NevercOptionForm;
#define NEVERC_OPTION_FLAG UINT32_C(0)
#define NEVERC_OPTION_JOINED UINT32_C(1)
#define NEVERC_OPTION_SEPARATE UINT32_C(2)
#define NEVERC_OPTION_MULTI_ARG UINT32_C(3)

typedef uint32_t NevercOptionValueType;
#define NEVERC_OPTION_BOOL UINT32_C(0)
#define NEVERC_OPTION_INT UINT32_C(1)
#define NEVERC_OPTION_UINT UINT32_C(2)
#define NEVERC_OPTION_STRING UINT32_C(3)
#define NEVERC_OPTION_ENUM UINT32_C(4)
#define NEVERC_OPTION_PATH UINT32_C(5)

typedef uint32_t NevercOptionMultiplicity;
#define NEVERC_OPTION_SINGLE UINT32_C(0)
#define NEVERC_OPTION_LAST_WINS UINT32_C(1)
#define NEVERC_OPTION_APPEND UINT32_C(2)

#ifdef __cplusplus
extern "C" {
#endif
NEVERC_ABI_PACK_BEGIN

typedef struct NevercActionNode NevercActionNode;
typedef struct NevercActionNodeDescriptor NevercActionNodeDescriptor;
typedef struct NevercActionNodeIDList NevercActionNodeIDList;
typedef struct NevercDriverAPI NevercDriverAPI;
typedef struct NevercDriverInput NevercDriverInput;
typedef struct NevercJob NevercJob;
typedef struct NevercJobDescriptor NevercJobDescriptor;
typedef struct NevercJobExecutionRequest NevercJobExecutionRequest;
typedef struct NevercJobFile NevercJobFile;
typedef struct NevercJobFileList NevercJobFileList;
typedef struct NevercJobIDList NevercJobIDList;
typedef struct NevercJobResult NevercJobResult;
typedef struct NevercJobResultDescriptor NevercJobResultDescriptor;
typedef struct NevercOptionDescriptor NevercOptionDescriptor;
typedef struct NevercOptionEnumValue NevercOptionEnumValue;
typedef struct NevercOptionOccurrence NevercOptionOccurrence;
typedef struct NevercOptionValidationContext NevercOptionValidationContext;
typedef struct NevercPluginJobContext NevercPluginJobContext;
typedef struct NevercStringList NevercStringList;
typedef struct NevercToolChainRequest NevercToolChainRequest;
typedef struct NevercToolChainSelection NevercToolChainSelection;
typedef struct NevercToolChainSelectionDescriptor NevercToolChainSelectionDescriptor;


/* Texts; step by ElementStride. */
struct NevercStringList {
  const NevercStringView *Data;
  uint64_t Count;
  uint64_t ElementStride;
};

/* A name that an ENUM option accepts. */
struct NevercOptionEnumValue {
  NevercABITableHeader Header;
  NevercStringView Name;
  int64_t Value;
  NevercStringView Help;
};

/* What a validator is told about one occurrence of its option. */
struct NevercOptionValidationContext {
  NevercABITableHeader Header;
  NevercStringView PluginID;
  NevercStringView Spelling;
  NevercStringView TargetTriple;
  uint64_t Occurrence;
};
typedef NevercStatus (NEVERC_CALL *NevercOptionValidatorFn)(const NevercOptionValidationContext *Context, NevercStringView Value, void *UserData);

/* A command line option; Spelling is literal, for JOINED with the trailing `=`. */
struct NevercOptionDescriptor {
  NevercABITableHeader Header;
  NevercStringView Spelling;
  NevercStringList Aliases;
  NevercOptionForm Form;
  NevercOptionValueType ValueType;
  NevercOptionMultiplicity Multiplicity;
  uint32_t ArgumentCount;
  NevercBool Required;
  NevercBool Hidden;
  NevercStringView Help;
  NevercStringView Metavar;
  NevercStructArrayView EnumValues;
  NevercStringList Conflicts;
  NevercStringList Requires;
  NevercStringView TargetPredicate;
  NevercOptionValidatorFn Validator;
  void *UserData;
  NevercDestroyUserDataFn DestroyUserData;
};

typedef uint32_t NevercArgumentOrigin;
#define NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE UINT32_C(0)
#define NEVERC_ARGUMENT_ORIGIN_CONFIGURATION UINT32_C(1)
#define NEVERC_ARGUMENT_ORIGIN_PLUGIN UINT32_C(2)
typedef NevercHandle NevercArgumentMutationHandle;
typedef NevercStatus (NEVERC_CALL *NevercGetArgumentCountFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Arguments, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetArgumentFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Arguments, uint64_t Index, NevercStringView *OutValue, NevercArgumentOrigin *OutOrigin, NevercStringView *OutSource, uint64_t *OutPosition);
typedef NevercStatus (NEVERC_CALL *NevercBeginArgumentMutationFn)(void *Context, const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation, NevercArtifactHandle Arguments, NevercArgumentMutationHandle *OutMutation);
typedef NevercStatus (NEVERC_CALL *NevercInsertArgumentFn)(void *Context, NevercArgumentMutationHandle Mutation, uint64_t Index, NevercStringView Value);
typedef NevercStatus (NEVERC_CALL *NevercReplaceArgumentFn)(void *Context, NevercArgumentMutationHandle Mutation, uint64_t Index, NevercStringView Value);
typedef NevercStatus (NEVERC_CALL *NevercEraseArgumentFn)(void *Context, NevercArgumentMutationHandle Mutation, uint64_t Index);
typedef NevercStatus (NEVERC_CALL *NevercCommitArgumentMutationFn)(void *Context, NevercArgumentMutationHandle Mutation);
typedef NevercStatus (NEVERC_CALL *NevercAbortArgumentMutationFn)(void *Context, NevercArgumentMutationHandle Mutation);

/* A recognised option with its values; Occurrence is a stable ID, not an index. */
struct NevercOptionOccurrence {
  NevercABITableHeader Header;
  uint64_t Occurrence;
  NevercStringView Spelling;
  NevercStringList Values;
  NevercArgumentOrigin Origin;
  uint32_t Reserved;
};
typedef NevercHandle NevercParsedArgumentMutationHandle;
typedef NevercStatus (NEVERC_CALL *NevercGetOptionOccurrenceCountFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Arguments, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetOptionOccurrenceFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Arguments, uint64_t Index, NevercOptionOccurrence *OutOccurrence);
typedef NevercStatus (NEVERC_CALL *NevercBeginParsedArgumentMutationFn)(void *Context, const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation, NevercArtifactHandle Arguments, NevercParsedArgumentMutationHandle *OutMutation);
typedef NevercStatus (NEVERC_CALL *NevercAddOptionOccurrenceFn)(void *Context, NevercParsedArgumentMutationHandle Mutation, NevercStringView Spelling, NevercStringList Values);
typedef NevercStatus (NEVERC_CALL *NevercRemoveOptionOccurrenceFn)(void *Context, NevercParsedArgumentMutationHandle Mutation, uint64_t Occurrence);
typedef NevercStatus (NEVERC_CALL *NevercReplaceOptionOccurrenceFn)(void *Context, NevercParsedArgumentMutationHandle Mutation, uint64_t Occurrence, NevercStringView Spelling, NevercStringList Values);
typedef NevercStatus (NEVERC_CALL *NevercCommitParsedArgumentMutationFn)(void *Context, NevercParsedArgumentMutationHandle Mutation);
typedef NevercStatus (NEVERC_CALL *NevercAbortParsedArgumentMutationFn)(void *Context, NevercParsedArgumentMutationHandle Mutation);

typedef uint32_t NevercExecutionLevel;
#define NEVERC_EXECUTION_LEVEL_UNSPECIFIED UINT32_C(0)
#define NEVERC_EXECUTION_LEVEL_USER UINT32_C(1)
#define NEVERC_EXECUTION_LEVEL_KERNEL UINT32_C(2)
#define NEVERC_TOOLCHAIN_ID_DARWIN "neverc.builtin.darwin"
#define NEVERC_TOOLCHAIN_ID_LINUX "neverc.builtin.linux"
#define NEVERC_TOOLCHAIN_ID_MSVC "neverc.builtin.msvc"
#define NEVERC_TOOLCHAIN_ID_GENERIC_ELF "neverc.builtin.generic-elf"
#define NEVERC_TOOLCHAIN_ID_MACHO "neverc.builtin.macho"
#define NEVERC_TOOLCHAIN_ID_GENERIC_GCC "neverc.builtin.generic-gcc"
typedef NevercHandle NevercToolChainMutationHandle;
typedef NevercHandle NevercToolChainProviderHandle;

/* What the command line asks for, before a toolchain is chosen. */
struct NevercToolChainRequest {
  NevercABITableHeader Header;
  NevercStringView RequestedTriple;
  NevercStringView ComputedTriple;
  NevercStringView SysRoot;
  NevercStringView ResourceDir;
  NevercStringView CPU;
  NevercStringList Features;
  NevercExecutionLevel ExecutionLevel;
  NevercBool DynamicCodeProfile;
  uint32_t Reserved;
};

/* A toolchain that a plugin chooses. */
struct NevercToolChainSelectionDescriptor {
  NevercABITableHeader Header;
  NevercStringView ToolChainID;
  NevercStringView TargetKey;
  NevercStringView TargetTriple;
  NevercStringView CPU;
  NevercStringList Features;
  NevercToolChainProviderHandle Provider;
};

/* The toolchain that was chosen. */
struct NevercToolChainSelection {
  NevercABITableHeader Header;
  NevercStringView ToolChainID;
  NevercStringView TargetKey;
  NevercStringView TargetTriple;
  NevercStringView CPU;
  NevercStringList Features;
  NevercToolChainProviderHandle Provider;
  NevercBool BuiltinProviderUsed;
  uint32_t Reserved;
};
typedef NevercStatus (NEVERC_CALL *NevercGetToolChainRequestFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, NevercToolChainRequest *OutRequest);
typedef NevercStatus (NEVERC_CALL *NevercBeginToolChainMutationFn)(void *Context, const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation, NevercArtifactHandle Request, NevercToolChainMutationHandle *OutMutation);
typedef NevercStatus (NEVERC_CALL *NevercSetToolChainTripleFn)(void *Context, NevercToolChainMutationHandle Mutation, NevercStringView Triple);
typedef NevercStatus (NEVERC_CALL *NevercSetToolChainCPUFn)(void *Context, NevercToolChainMutationHandle Mutation, NevercStringView CPU);
typedef NevercStatus (NEVERC_CALL *NevercSetToolChainFeaturesFn)(void *Context, NevercToolChainMutationHandle Mutation, NevercStringList Features);
typedef NevercStatus (NEVERC_CALL *NevercCommitToolChainMutationFn)(void *Context, NevercToolChainMutationHandle Mutation);
typedef NevercStatus (NEVERC_CALL *NevercAbortToolChainMutationFn)(void *Context, NevercToolChainMutationHandle Mutation);
typedef NevercStatus (NEVERC_CALL *NevercCreateToolChainSelectionFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, const NevercToolChainSelectionDescriptor *Descriptor, NevercArtifactHandle *OutSelection);
typedef NevercStatus (NEVERC_CALL *NevercGetToolChainSelectionFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Selection, NevercToolChainSelection *OutSelection);

typedef uint32_t NevercDriverType;
#define NEVERC_DRIVER_TYPE_INVALID UINT32_C(0)
#define NEVERC_DRIVER_TYPE_PP_C UINT32_C(1)
#define NEVERC_DRIVER_TYPE_C UINT32_C(2)
#define NEVERC_DRIVER_TYPE_C_HEADER UINT32_C(3)
#define NEVERC_DRIVER_TYPE_PP_ASM UINT32_C(4)
#define NEVERC_DRIVER_TYPE_ASM UINT32_C(5)
#define NEVERC_DRIVER_TYPE_LLVM_IR UINT32_C(6)
#define NEVERC_DRIVER_TYPE_LLVM_BC UINT32_C(7)
#define NEVERC_DRIVER_TYPE_LTO_IR UINT32_C(8)
#define NEVERC_DRIVER_TYPE_LTO_BC UINT32_C(9)
#define NEVERC_DRIVER_TYPE_OBJECT UINT32_C(10)
#define NEVERC_DRIVER_TYPE_IMAGE UINT32_C(11)
#define NEVERC_DRIVER_TYPE_DSYM UINT32_C(12)
#define NEVERC_DRIVER_TYPE_DEPENDENCIES UINT32_C(13)
#define NEVERC_DRIVER_TYPE_NOTHING UINT32_C(14)
#define NEVERC_DRIVER_TYPE_PP_CXX UINT32_C(15)
#define NEVERC_DRIVER_TYPE_CXX UINT32_C(16)
#define NEVERC_DRIVER_TYPE_CXX_HEADER UINT32_C(17)

typedef uint32_t NevercActionKind;
#define NEVERC_ACTION_INVALID UINT32_C(0)
#define NEVERC_ACTION_INPUT UINT32_C(1)
#define NEVERC_ACTION_BIND_ARCH UINT32_C(2)
#define NEVERC_ACTION_PREPROCESS UINT32_C(3)
#define NEVERC_ACTION_COMPILE UINT32_C(4)
#define NEVERC_ACTION_BACKEND UINT32_C(5)
#define NEVERC_ACTION_ASSEMBLE UINT32_C(6)
#define NEVERC_ACTION_LINK UINT32_C(7)
#define NEVERC_ACTION_LIPO UINT32_C(8)
#define NEVERC_ACTION_DSYMUTIL UINT32_C(9)
#define NEVERC_ACTION_STATIC_LIB UINT32_C(10)
#define NEVERC_ACTION_DYNCODE UINT32_C(11)
typedef uint64_t NevercDriverInputID;
typedef uint64_t NevercActionNodeID;
typedef NevercHandle NevercActionGraphBuilderHandle;
typedef NevercHandle NevercActionGraphMutationHandle;

struct NevercActionNodeIDList {
  const NevercActionNodeID *Data;
  uint64_t Count;
  uint64_t ElementStride;
};

/* An input of the command line. */
struct NevercDriverInput {
  NevercABITableHeader Header;
  NevercDriverInputID Input;
  NevercDriverType Type;
  uint32_t Reserved;
  NevercStringView Value;
};

/* A step of the action graph. */
struct NevercActionNode {
  NevercABITableHeader Header;
  NevercActionNodeID Node;
  NevercActionKind Kind;
  NevercDriverType OutputType;
  uint64_t InputCount;
  NevercDriverInputID DriverInput;
  NevercStringView BindArch;
  uint64_t Reserved;
};

/* A step to add. */
struct NevercActionNodeDescriptor {
  NevercABITableHeader Header;
  NevercActionKind Kind;
  NevercDriverType OutputType;
  NevercDriverInputID DriverInput;
  NevercStringView BindArch;
  NevercActionNodeIDList Inputs;
  uint64_t Reserved;
};
typedef NevercStatus (NEVERC_CALL *NevercGetDriverInputCountFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetDriverInputFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, uint64_t Index, NevercDriverInput *OutInput);
typedef NevercStatus (NEVERC_CALL *NevercGetActionNodeCountFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetActionNodeFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, uint64_t Index, NevercActionNode *OutNode);
typedef NevercStatus (NEVERC_CALL *NevercGetActionNodeInputFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, NevercActionNodeID Node, uint64_t Index, NevercActionNodeID *OutInput);
typedef NevercStatus (NEVERC_CALL *NevercGetActionRootCountFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetActionRootFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, uint64_t Index, NevercActionNodeID *OutRoot);
typedef NevercStatus (NEVERC_CALL *NevercCreateActionGraphBuilderFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, NevercActionGraphBuilderHandle *OutBuilder);
typedef NevercStatus (NEVERC_CALL *NevercBeginActionGraphMutationFn)(void *Context, const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation, NevercArtifactHandle Graph, NevercActionGraphMutationHandle *OutMutation);
typedef NevercStatus (NEVERC_CALL *NevercAddActionNodeFn)(void *Context, NevercActionGraphBuilderHandle Builder, const NevercActionNodeDescriptor *Descriptor, NevercActionNodeID *OutNode);
typedef NevercStatus (NEVERC_CALL *NevercRemoveActionNodeFn)(void *Context, NevercActionGraphBuilderHandle Builder, NevercActionNodeID Node);
typedef NevercStatus (NEVERC_CALL *NevercReplaceActionNodeInputsFn)(void *Context, NevercActionGraphBuilderHandle Builder, NevercActionNodeID Node, NevercActionNodeIDList Inputs);
typedef NevercStatus (NEVERC_CALL *NevercSetActionNodeOutputTypeFn)(void *Context, NevercActionGraphBuilderHandle Builder, NevercActionNodeID Node, NevercDriverType OutputType);
typedef NevercStatus (NEVERC_CALL *NevercSetActionNodeBindArchFn)(void *Context, NevercActionGraphBuilderHandle Builder, NevercActionNodeID Node, NevercStringView BindArch);
typedef NevercStatus (NEVERC_CALL *NevercSetActionRootsFn)(void *Context, NevercActionGraphBuilderHandle Builder, NevercActionNodeIDList Roots);
typedef NevercStatus (NEVERC_CALL *NevercPublishActionGraphFn)(void *Context, const NevercPhaseFrame *Frame, NevercActionGraphBuilderHandle Builder, NevercArtifactHandle *OutGraph);
typedef NevercStatus (NEVERC_CALL *NevercCommitActionGraphMutationFn)(void *Context, NevercActionGraphMutationHandle Mutation);
typedef NevercStatus (NEVERC_CALL *NevercAbortActionGraphEditFn)(void *Context, NevercHandle Edit);
typedef uint64_t NevercJobID;
typedef NevercHandle NevercJobGraphBuilderHandle;
typedef NevercHandle NevercJobGraphMutationHandle;

typedef uint32_t NevercJobKind;
#define NEVERC_JOB_COMMAND UINT32_C(1)
#define NEVERC_JOB_FRONTEND UINT32_C(2)
#define NEVERC_JOB_LINKER UINT32_C(3)
#define NEVERC_JOB_ARCHIVE UINT32_C(4)
#define NEVERC_JOB_PLUGIN UINT32_C(5)
#define NEVERC_JOB_DYNCODE UINT32_C(6)

typedef uint32_t NevercResponseFileKind;
#define NEVERC_RESPONSE_FILE_NONE UINT32_C(0)
#define NEVERC_RESPONSE_FILE_FULL UINT32_C(1)
#define NEVERC_RESPONSE_FILE_LIST UINT32_C(2)

typedef uint32_t NevercResponseFileEncoding;
#define NEVERC_RESPONSE_ENCODING_UTF8 UINT32_C(0)
#define NEVERC_RESPONSE_ENCODING_CURRENT_CODE_PAGE UINT32_C(1)
#define NEVERC_RESPONSE_ENCODING_UTF16 UINT32_C(2)

typedef uint32_t NevercLinkerFlavor;
#define NEVERC_LINKER_FLAVOR_NONE UINT32_C(0)
#define NEVERC_LINKER_FLAVOR_GNU UINT32_C(1)
#define NEVERC_LINKER_FLAVOR_WIN_LINK UINT32_C(2)
#define NEVERC_LINKER_FLAVOR_DARWIN UINT32_C(3)

struct NevercJobIDList {
  const NevercJobID *Data;
  uint64_t Count;
  uint64_t ElementStride;
};

/* A file that a job reads or writes. */
struct NevercJobFile {
  NevercABITableHeader Header;
  NevercStringView Path;
  NevercDriverType Type;
  uint32_t Reserved;
};

struct NevercJobFileList {
  const NevercJobFile *Data;
  uint64_t Count;
  uint64_t ElementStride;
};

/* What the callback of a PLUGIN job gets. */
struct NevercPluginJobContext {
  NevercABITableHeader Header;
  NevercSessionHandle Session;
  NevercJobID Job;
  NevercStringView CallbackID;
  NevercStringList Arguments;
  NevercStringList Environment;
  NevercJobFileList Inputs;
  NevercJobFileList Outputs;
};
typedef NevercStatus (NEVERC_CALL *NevercPluginJobCallbackFn)(const NevercPluginJobContext *Context, int32_t *OutExitCode, void *UserData);

/* A job to add or to put in another's place. */
struct NevercJobDescriptor {
  NevercABITableHeader Header;
  NevercJobKind Kind;
  NevercResponseFileKind ResponseFileKind;
  NevercResponseFileEncoding ResponseFileEncoding;
  NevercBool InProcess;
  NevercActionNodeID SourceAction;
  NevercLinkerFlavor LinkerFlavor;
  uint32_t Reserved;
  NevercStringView Executable;
  NevercStringList Arguments;
  NevercStringList Environment;
  NevercJobFileList Inputs;
  NevercJobFileList Outputs;
  NevercJobIDList Dependencies;
  NevercStringView CallbackID;
  NevercPluginJobCallbackFn Callback;
  void *UserData;
};

/* A job: counts here, texts and files through the table. */
struct NevercJob {
  NevercABITableHeader Header;
  NevercJobID Job;
  NevercJobKind Kind;
  NevercResponseFileKind ResponseFileKind;
  NevercResponseFileEncoding ResponseFileEncoding;
  NevercBool InProcess;
  NevercActionNodeID SourceAction;
  NevercLinkerFlavor LinkerFlavor;
  uint32_t Reserved;
  NevercStringView Executable;
  NevercStringView CallbackID;
  uint64_t ArgumentCount;
  uint64_t EnvironmentCount;
  uint64_t InputCount;
  uint64_t OutputCount;
  uint64_t DependencyCount;
};

/* The job that is about to run. */
struct NevercJobExecutionRequest {
  NevercABITableHeader Header;
  NevercJob Job;
  NevercStringList Arguments;
  NevercStringList Environment;
  NevercJobFileList Inputs;
  NevercJobFileList Outputs;
  NevercJobIDList Dependencies;
};

/* The outcome of a job that a plugin ran; seals for exactly its outputs. */
struct NevercJobResultDescriptor {
  NevercABITableHeader Header;
  int32_t ExitCode;
  NevercBool ExecutionFailed;
  NevercBool HasProcessStatistics;
  uint32_t Reserved;
  NevercStringView ErrorMessage;
  NevercOutputSealList OutputSeals;
  uint64_t TotalTimeMicroseconds;
  uint64_t UserTimeMicroseconds;
  uint64_t PeakMemoryKiB;
};

/* The outcome of a job. */
struct NevercJobResult {
  NevercABITableHeader Header;
  NevercJobID Job;
  int32_t ExitCode;
  NevercBool ExecutionFailed;
  NevercBool HasProcessStatistics;
  NevercBool BuiltinProviderUsed;
  uint32_t Reserved;
  uint64_t OutputSealCount;
  NevercStringView ErrorMessage;
  uint64_t TotalTimeMicroseconds;
  uint64_t UserTimeMicroseconds;
  uint64_t PeakMemoryKiB;
};
typedef NevercStatus (NEVERC_CALL *NevercGetJobCountFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetJobFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, uint64_t Index, NevercJob *OutJob);
typedef NevercStatus (NEVERC_CALL *NevercGetJobDependencyFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, NevercJobID Job, uint64_t Index, NevercJobID *OutDependency);
typedef NevercStatus (NEVERC_CALL *NevercGetJobStringFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, NevercJobID Job, uint64_t Index, NevercStringView *OutValue);
typedef NevercStatus (NEVERC_CALL *NevercGetJobFileFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Graph, NevercJobID Job, uint64_t Index, NevercJobFile *OutFile);
typedef NevercStatus (NEVERC_CALL *NevercCreateJobGraphBuilderFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle ActionGraph, NevercJobGraphBuilderHandle *OutBuilder);
typedef NevercStatus (NEVERC_CALL *NevercBeginJobGraphMutationFn)(void *Context, const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation, NevercArtifactHandle Graph, NevercJobGraphMutationHandle *OutMutation);
typedef NevercStatus (NEVERC_CALL *NevercAddJobFn)(void *Context, NevercHandle Edit, const NevercJobDescriptor *Descriptor, NevercJobID *OutJob);
typedef NevercStatus (NEVERC_CALL *NevercRemoveJobFn)(void *Context, NevercHandle Edit, NevercJobID Job);
typedef NevercStatus (NEVERC_CALL *NevercMoveJobBeforeFn)(void *Context, NevercHandle Edit, NevercJobID Job, NevercJobID Before);
typedef NevercStatus (NEVERC_CALL *NevercReplaceJobFn)(void *Context, NevercHandle Edit, NevercJobID Job, const NevercJobDescriptor *Descriptor);
typedef NevercStatus (NEVERC_CALL *NevercSetJobStringFn)(void *Context, NevercHandle Edit, NevercJobID Job, uint64_t Index, NevercStringView Value);
typedef NevercStatus (NEVERC_CALL *NevercSetJobFileFn)(void *Context, NevercHandle Edit, NevercJobID Job, uint64_t Index, const NevercJobFile *File);
typedef NevercStatus (NEVERC_CALL *NevercReplaceJobDependenciesFn)(void *Context, NevercHandle Edit, NevercJobID Job, NevercJobIDList Dependencies);
typedef NevercStatus (NEVERC_CALL *NevercPublishJobGraphFn)(void *Context, const NevercPhaseFrame *Frame, NevercJobGraphBuilderHandle Builder, NevercArtifactHandle *OutGraph);
typedef NevercStatus (NEVERC_CALL *NevercCommitJobGraphMutationFn)(void *Context, NevercJobGraphMutationHandle Mutation);
typedef NevercStatus (NEVERC_CALL *NevercAbortJobGraphEditFn)(void *Context, NevercHandle Edit);
typedef NevercStatus (NEVERC_CALL *NevercGetJobExecutionRequestFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, NevercJobExecutionRequest *OutRequest);
typedef NevercStatus (NEVERC_CALL *NevercCreateJobResultFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Request, const NevercJobResultDescriptor *Descriptor, NevercArtifactHandle *OutResult);
typedef NevercStatus (NEVERC_CALL *NevercGetJobResultFn)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Result, NevercJobResult *OutResult);

/* The six driver phases: arguments, options, toolchain, actions, jobs, execution. */
struct NevercDriverAPI {
  NevercABITableHeader Header;
  void *Context;
  /* Number of entries of the argument vector, the program's name included. */
  NevercGetArgumentCountFn GetArgumentCount;
  /* One entry with its origin, the name of its source and its place there. */
  NevercGetArgumentFn GetArgument;
  /* Opens an edit of the argument vector. Observers are refused with POLICY_VIOLATION. */
  NevercBeginArgumentMutationFn BeginArgumentMutation;
  /* Inserts before an index of the edited vector; the count itself appends. */
  NevercInsertArgumentFn InsertArgument;
  /* Replaces one entry. */
  NevercReplaceArgumentFn ReplaceArgument;
  /* Removes one entry. */
  NevercEraseArgumentFn EraseArgument;
  /* Makes the edit the input of the rest of the phase. `-fplugin…` tokens must be as they were. */
  NevercCommitArgumentMutationFn CommitArgumentMutation;
  /* Drops the edit. */
  NevercAbortArgumentMutationFn AbortArgumentMutation;
  /* Number of recognised options. */
  NevercGetOptionOccurrenceCountFn GetOptionOccurrenceCount;
  /* One option: `-O0` has no value, `-Werror` is `-W` with `error`. */
  NevercGetOptionOccurrenceFn GetOptionOccurrence;
  /* Opens an edit of the options. */
  NevercBeginParsedArgumentMutationFn BeginParsedArgumentMutation;
  /* Appends an option. */
  NevercAddOptionOccurrenceFn AddOptionOccurrence;
  /* Removes an option by its ID. */
  NevercRemoveOptionOccurrenceFn RemoveOptionOccurrence;
  /* Replaces an option by its ID. */
  NevercReplaceOptionOccurrenceFn ReplaceOptionOccurrence;
  /* Checks every option against the driver's table and makes the edit effective. */
  NevercCommitParsedArgumentMutationFn CommitParsedArgumentMutation;
  /* Drops the edit. */
  NevercAbortParsedArgumentMutationFn AbortParsedArgumentMutation;
  /* What is asked for. */
  NevercGetToolChainRequestFn GetToolChainRequest;
  /* Opens an edit of the request. */
  NevercBeginToolChainMutationFn BeginToolChainMutation;
  /* Asks for another triple. */
  NevercSetToolChainTripleFn SetToolChainTriple;
  /* Asks for another processor. */
  NevercSetToolChainCPUFn SetToolChainCPU;
  /* Replaces the list of features. */
  NevercSetToolChainFeaturesFn SetToolChainFeatures;
  /* Makes the edit effective. */
  NevercCommitToolChainMutationFn CommitToolChainMutation;
  /* Drops the edit. */
  NevercAbortToolChainMutationFn AbortToolChainMutation;
  /* Makes a selection, for a REPLACE. */
  NevercCreateToolChainSelectionFn CreateToolChainSelection;
  /* Reads a selection. */
  NevercGetToolChainSelectionFn GetToolChainSelection;
  /* Number of inputs. */
  NevercGetDriverInputCountFn GetDriverInputCount;
  /* One input. */
  NevercGetDriverInputFn GetDriverInput;
  /* Number of nodes. */
  NevercGetActionNodeCountFn GetActionNodeCount;
  /* One node, by position. */
  NevercGetActionNodeFn GetActionNode;
  /* The ID of a node's input. */
  NevercGetActionNodeInputFn GetActionNodeInput;
  /* Number of roots. */
  NevercGetActionRootCountFn GetActionRootCount;
  /* The ID of a root. */
  NevercGetActionRootFn GetActionRoot;
  /* An empty graph over the inputs, for providers. */
  NevercCreateActionGraphBuilderFn CreateActionGraphBuilder;
  /* Opens an edit of the graph that InvokeNext gave. */
  NevercBeginActionGraphMutationFn BeginActionGraphMutation;
  /* Adds a node. */
  NevercAddActionNodeFn AddActionNode;
  /* Removes a node. */
  NevercRemoveActionNodeFn RemoveActionNode;
  /* Replaces the inputs of a node. */
  NevercReplaceActionNodeInputsFn ReplaceActionNodeInputs;
  /* Changes what a node makes. */
  NevercSetActionNodeOutputTypeFn SetActionNodeOutputType;
  /* Changes the architecture of a BIND_ARCH node. */
  NevercSetActionNodeBindArchFn SetActionNodeBindArch;
  /* Replaces the roots. */
  NevercSetActionRootsFn SetActionRoots;
  /* Verifies a builder and makes it an artifact. */
  NevercPublishActionGraphFn PublishActionGraph;
  /* Verifies an edit and makes it effective; on failure the edit stays open. */
  NevercCommitActionGraphMutationFn CommitActionGraphMutation;
  /* Drops a builder or an edit. */
  NevercAbortActionGraphEditFn AbortActionGraphEdit;
  /* Number of jobs. */
  NevercGetJobCountFn GetJobCount;
  /* One job, by position. */
  NevercGetJobFn GetJob;
  /* The ID of a job that must run before. */
  NevercGetJobDependencyFn GetJobDependency;
  /* One argument. */
  NevercGetJobStringFn GetJobArgument;
  /* One environment entry. */
  NevercGetJobStringFn GetJobEnvironment;
  /* One input file. */
  NevercGetJobFileFn GetJobInput;
  /* One output file. */
  NevercGetJobFileFn GetJobOutput;
  /* An empty job graph, for providers. */
  NevercCreateJobGraphBuilderFn CreateJobGraphBuilder;
  /* Opens an edit of the job graph that InvokeNext gave. */
  NevercBeginJobGraphMutationFn BeginJobGraphMutation;
  /* Appends a job. */
  NevercAddJobFn AddJob;
  /* Removes a job. */
  NevercRemoveJobFn RemoveJob;
  /* Moves a job before another one; 0 is the end. */
  NevercMoveJobBeforeFn MoveJobBefore;
  /* Replaces a job, which keeps its ID. */
  NevercReplaceJobFn ReplaceJob;
  /* Sets one argument; the count appends. */
  NevercSetJobStringFn SetJobArgument;
  /* Sets one environment entry; the count appends. */
  NevercSetJobStringFn SetJobEnvironment;
  /* Sets one input; the count appends. */
  NevercSetJobFileFn SetJobInput;
  /* Sets one output; the count appends. */
  NevercSetJobFileFn SetJobOutput;
  /* Replaces the dependencies of a job. */
  NevercReplaceJobDependenciesFn ReplaceJobDependencies;
  /* Verifies a builder and makes it an artifact. */
  NevercPublishJobGraphFn PublishJobGraph;
  /* Verifies an edit and makes it effective; on failure the edit stays open. */
  NevercCommitJobGraphMutationFn CommitJobGraphMutation;
  /* Drops a builder or an edit. */
  NevercAbortJobGraphEditFn AbortJobGraphEdit;
  /* The job with its lists. */
  NevercGetJobExecutionRequestFn GetJobExecutionRequest;
  /* Makes a result, for a REPLACE. */
  NevercCreateJobResultFn CreateJobResult;
  /* Reads a result. */
  NevercGetJobResultFn GetJobResult;
};

NEVERC_ABI_PACK_END
#ifdef __cplusplus
}
#endif

#endif /* NEVERC_PLUGIN_DRIVER_H */
