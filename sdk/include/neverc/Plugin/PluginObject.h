/* Part of the NeverC plugin SDK, ABI 1.0. Made from abi/registry by `./x abi`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef NEVERC_PLUGIN_OBJECT_H
#define NEVERC_PLUGIN_OBJECT_H

/* Object graphs and object file formats. */

#include "neverc/Plugin/PluginMC.h"
#include "neverc/Plugin/PluginSource.h"
#include "neverc/Plugin/PluginTarget.h"
#include "neverc/Plugin/Schema/PluginObjectSchema.inc"
#define NEVERC_OBJECT_API_MAJOR UINT16_C(1)
#define NEVERC_OBJECT_API_MINOR UINT16_C(0)
#define NEVERC_INTERFACE_OBJECT_HIGH UINT64_C(0x4e43504f424a0001)
#define NEVERC_INTERFACE_OBJECT_LOW UINT64_C(0x0000000000000001)
#define NEVERC_OBJECT_INTERFACE_STABILITY NEVERC_INTERFACE_STABLE
#define NEVERC_OBJECT_FORMAT_API_MAJOR UINT16_C(1)
#define NEVERC_OBJECT_FORMAT_API_MINOR UINT16_C(1)
#define NEVERC_INTERFACE_OBJECT_FORMAT_HIGH UINT64_C(0x4e4350464d540001)
#define NEVERC_INTERFACE_OBJECT_FORMAT_LOW UINT64_C(0x0000000000000001)
#define NEVERC_OBJECT_FORMAT_INTERFACE_STABILITY NEVERC_INTERFACE_STABLE
#define NEVERC_OBJECT_PHASE_API_MAJOR UINT16_C(1)
#define NEVERC_OBJECT_PHASE_API_MINOR UINT16_C(0)
#define NEVERC_INTERFACE_OBJECT_PHASE_HIGH UINT64_C(0x4e43504f42504801)
#define NEVERC_INTERFACE_OBJECT_PHASE_LOW UINT64_C(0x0000000000000001)
#define NEVERC_OBJECT_PHASE_INTERFACE_STABILITY NEVERC_INTERFACE_STABLE
typedef NevercInterfaceID NevercObjectFormatID;

#ifdef __cplusplus
extern "C" {
#endif
NEVERC_ABI_PACK_BEGIN

typedef struct NevercMutableBinaryAPI NevercMutableBinaryAPI;
typedef struct NevercObjectAPI NevercObjectAPI;
typedef struct NevercObjectComdatDescriptor NevercObjectComdatDescriptor;
typedef struct NevercObjectFormatAPI NevercObjectFormatAPI;
typedef struct NevercObjectFormatDescriptor NevercObjectFormatDescriptor;
typedef struct NevercObjectGraphInfo NevercObjectGraphInfo;
typedef struct NevercObjectImageInfo NevercObjectImageInfo;
typedef struct NevercObjectLayoutProofInfo NevercObjectLayoutProofInfo;
typedef struct NevercObjectPhaseAPI NevercObjectPhaseAPI;
typedef struct NevercObjectPhaseGraphInfo NevercObjectPhaseGraphInfo;
typedef struct NevercObjectProbeRequest NevercObjectProbeRequest;
typedef struct NevercObjectProbeResult NevercObjectProbeResult;
typedef struct NevercObjectReadRequest NevercObjectReadRequest;
typedef struct NevercObjectRelocationDescriptor NevercObjectRelocationDescriptor;
typedef struct NevercObjectSectionDescriptor NevercObjectSectionDescriptor;
typedef struct NevercObjectSymbolDescriptor NevercObjectSymbolDescriptor;
typedef struct NevercObjectWriteRequest NevercObjectWriteRequest;

typedef NevercHandle NevercObjectGraphHandle;
typedef NevercHandle NevercObjectSectionHandle;
typedef NevercHandle NevercObjectSymbolHandle;
typedef NevercHandle NevercObjectRelocationHandle;
typedef NevercHandle NevercObjectComdatHandle;
typedef NevercHandle NevercObjectExtensionHandle;
typedef NevercHandle NevercObjectBuilderHandle;
typedef NevercHandle NevercObjectMutationHandle;
typedef NevercHandle NevercObjectImageHandle;
typedef NevercHandle NevercObjectFormatHandle;
typedef NevercHandle NevercObjectProbeHandle;
typedef NevercHandle NevercObjectLayoutProofHandle;
typedef NevercHandle NevercMutableBinaryBuilderHandle;

typedef uint32_t NevercObjectSectionKind;
#include "neverc/Plugin/Schema/PluginObjectSchema.inc"

typedef uint32_t NevercObjectSymbolBinding;

typedef uint32_t NevercObjectSymbolVisibility;

typedef uint32_t NevercObjectSymbolType;

typedef uint32_t NevercObjectSymbolDefinition;

typedef uint32_t NevercObjectRelocationKind;

typedef uint32_t NevercObjectComdatSelection;

typedef uint64_t NevercObjectSectionFlags;
#define NEVERC_OBJECT_SECTION_ALLOCATED UINT64_C(1)
#define NEVERC_OBJECT_SECTION_EXECUTABLE UINT64_C(2)
#define NEVERC_OBJECT_SECTION_WRITABLE UINT64_C(4)
#define NEVERC_OBJECT_SECTION_MERGEABLE UINT64_C(8)
#define NEVERC_OBJECT_SECTION_STRINGS UINT64_C(16)
#define NEVERC_OBJECT_SECTION_TLS UINT64_C(32)
#define NEVERC_OBJECT_SECTION_DEBUG UINT64_C(64)
#define NEVERC_OBJECT_SECTION_UNWIND UINT64_C(128)
#define NEVERC_OBJECT_SECTION_DISCARDABLE UINT64_C(256)
#define NEVERC_OBJECT_SECTION_RETAIN UINT64_C(512)

typedef uint64_t NevercObjectSymbolFlags;
#define NEVERC_OBJECT_SYMBOL_IMPORTED UINT64_C(1)
#define NEVERC_OBJECT_SYMBOL_EXPORTED UINT64_C(2)

typedef uint32_t NevercObjectRelocationTargetKind;
#define NEVERC_OBJECT_RELOCATION_TARGET_SYMBOL UINT32_C(1)
#define NEVERC_OBJECT_RELOCATION_TARGET_SECTION UINT32_C(2)
#define NEVERC_OBJECT_RELOCATION_TARGET_ABSOLUTE UINT32_C(3)
#define NEVERC_OBJECT_RELOCATION_TARGET_FORMAT_EXTENSION UINT32_C(4)

typedef uint32_t NevercObjectArtifactKind;
#define NEVERC_OBJECT_ARTIFACT_UNKNOWN UINT32_C(0)
#define NEVERC_OBJECT_ARTIFACT_RELOCATABLE UINT32_C(1)
#define NEVERC_OBJECT_ARTIFACT_ARCHIVE UINT32_C(2)
#define NEVERC_OBJECT_ARTIFACT_EXECUTABLE_IMAGE UINT32_C(3)
#define NEVERC_OBJECT_ARTIFACT_SHARED_IMAGE UINT32_C(4)
#define NEVERC_OBJECT_ARTIFACT_UNIVERSAL_BINARY UINT32_C(5)

typedef uint64_t NevercObjectFormatFlags;
#define NEVERC_OBJECT_FORMAT_CAN_PROBE UINT64_C(1)
#define NEVERC_OBJECT_FORMAT_CAN_READ UINT64_C(2)
#define NEVERC_OBJECT_FORMAT_CAN_WRITE UINT64_C(4)

typedef uint64_t NevercObjectWriteRequestFlags;
#define NEVERC_OBJECT_WRITE_CANONICAL_ELF_TABLES UINT64_C(1)
#define NEVERC_OBJECT_WRITE_ANDROID_KERNEL_RELEASE UINT64_C(2)
#define NEVERC_OBJECT_WRITE_DROP_DEBUG_INFO UINT64_C(4)
#define NEVERC_OBJECT_WRITE_REQUEST_KNOWN_FLAGS UINT64_C(7)
#define NEVERC_OBJECT_WRITE_REQUEST_FLAGS_API_MINOR UINT16_C(1)
#define NEVERC_OBJECT_PROBE_MAX_CONFIDENCE UINT32_C(1000)
#define NEVERC_OBJECT_PROBE_MAX_CONSUMED_MINIMUM UINT64_C(65536)

typedef uint32_t NevercObjectImageState;
#define NEVERC_OBJECT_IMAGE_CANDIDATE UINT32_C(1)
#define NEVERC_OBJECT_IMAGE_VERIFIED UINT32_C(2)
#define NEVERC_OBJECT_IMAGE_COMMITTED UINT32_C(3)
#define NEVERC_OBJECT_IMAGE_ABORTED UINT32_C(4)
#define NEVERC_OBJECT_IMAGE_FAILED_PARTIAL UINT32_C(5)
typedef NevercStatus (NEVERC_CALL *NevercObjectProbeFn)(void *UserData, const NevercObjectProbeRequest *Request, NevercObjectProbeResult *Result);
typedef NevercStatus (NEVERC_CALL *NevercObjectReaderFn)(void *UserData, const NevercObjectReadRequest *Request);
typedef NevercStatus (NEVERC_CALL *NevercObjectWriterFn)(void *UserData, const NevercObjectWriteRequest *Request);

struct NevercObjectGraphInfo {
  NevercABITableHeader Header;
  NevercTargetKey Target;
  NevercStringView ObjectSchemaDigest;
  uint64_t Generation;
  uint64_t SectionCount;
  uint64_t SymbolCount;
  uint64_t RelocationCount;
  uint64_t ComdatCount;
  NevercBool HasLayoutProof;
  uint8_t Reserved8[7];
};

struct NevercObjectSectionDescriptor {
  NevercABITableHeader Header;
  NevercStringView Name;
  NevercObjectSectionKind Kind;
  uint32_t Reserved;
  NevercObjectSectionFlags Flags;
  uint64_t Alignment;
  NevercByteView Data;
  uint64_t ZeroFillSize;
  NevercObjectComdatHandle Comdat;
  NevercObjectFormatID ExtensionOwner;
  uint32_t ExtensionVersion;
  uint32_t ReservedExtension;
  NevercByteView Extension;
};
typedef NevercObjectSectionDescriptor NevercObjectSectionInfo;

struct NevercObjectSymbolDescriptor {
  NevercABITableHeader Header;
  NevercStringView Name;
  NevercObjectSymbolBinding Binding;
  NevercObjectSymbolVisibility Visibility;
  NevercObjectSymbolType Type;
  NevercObjectSymbolDefinition Definition;
  NevercObjectSectionHandle Section;
  uint64_t Value;
  uint64_t Size;
  uint64_t Alignment;
  NevercObjectComdatHandle Comdat;
  NevercObjectSymbolFlags Flags;
  NevercObjectFormatID ExtensionOwner;
  uint32_t ExtensionVersion;
  uint32_t Reserved;
  NevercByteView Extension;
};
typedef NevercObjectSymbolDescriptor NevercObjectSymbolInfo;

struct NevercObjectRelocationDescriptor {
  NevercABITableHeader Header;
  NevercObjectSectionHandle Section;
  uint64_t Offset;
  NevercObjectRelocationKind Kind;
  NevercObjectRelocationTargetKind TargetKind;
  uint32_t Width;
  NevercBool IsPCRelative;
  NevercBool IsSigned;
  uint8_t Reserved8[2];
  int64_t Addend;
  NevercObjectSymbolHandle TargetSymbol;
  NevercObjectSectionHandle TargetSection;
  uint64_t TargetValue;
  uint32_t TargetExtensionKind;
  uint32_t Reserved;
  NevercObjectFormatID ExtensionOwner;
  uint32_t ExtensionVersion;
  uint32_t ReservedExtension;
  NevercByteView Extension;
};
typedef NevercObjectRelocationDescriptor NevercObjectRelocationInfo;

struct NevercObjectComdatDescriptor {
  NevercABITableHeader Header;
  NevercStringView Name;
  NevercObjectComdatSelection Selection;
  uint32_t Reserved;
  NevercObjectComdatHandle AssociatedComdat;
  NevercObjectFormatID ExtensionOwner;
  uint32_t ExtensionVersion;
  uint32_t ReservedExtension;
  NevercByteView Extension;
};
typedef NevercObjectComdatDescriptor NevercObjectComdatInfo;

struct NevercObjectLayoutProofInfo {
  NevercABITableHeader Header;
  uint64_t GraphGeneration;
  NevercTargetID TargetID;
  NevercObjectFormatID FormatID;
};

struct NevercObjectPhaseGraphInfo {
  NevercABITableHeader Header;
  const NevercObjectAPI *Object;
  NevercObjectGraphHandle Graph;
  NevercObjectLayoutProofHandle LayoutProof;
  uint64_t Generation;
};

struct NevercObjectImageInfo {
  NevercABITableHeader Header;
  NevercObjectImageHandle Image;
  NevercObjectFormatID FormatID;
  NevercTargetID TargetID;
  uint64_t GraphGeneration;
  NevercObjectImageState State;
  NevercOutputKind OutputKind;
  NevercOutputState OutputState;
  uint32_t Reserved;
  NevercOutputFlags OutputFlags;
  uint64_t Size;
  uint64_t PublicationGeneration;
  uint8_t Digest[32];
  const NevercMutableBinaryAPI *Binary;
  NevercMutableBinaryBuilderHandle Builder;
  NevercStringView Provenance;
  NevercBool HasLayoutReport;
  uint8_t ReservedLayout[7];
  NevercObjectLayoutProofInfo LayoutReport;
};

struct NevercObjectProbeRequest {
  NevercABITableHeader Header;
  NevercTaskHandle Task;
  NevercBufferView Input;
  NevercStringView LogicalPath;
  NevercTargetKey Target;
};

struct NevercObjectProbeResult {
  NevercABITableHeader Header;
  uint32_t Confidence;
  NevercObjectArtifactKind ArtifactKind;
  uint64_t ConsumedMinimum;
};

struct NevercObjectReadRequest {
  NevercABITableHeader Header;
  NevercTaskHandle Task;
  NevercBufferView Input;
  NevercStringView LogicalPath;
  NevercTargetKey Target;
  const NevercObjectAPI *Object;
  NevercObjectGraphHandle Graph;
  NevercObjectMutationHandle Mutation;
};

struct NevercObjectWriteRequest {
  NevercABITableHeader Header;
  NevercTaskHandle Task;
  NevercTargetKey Target;
  NevercObjectFormatID FormatID;
  const NevercObjectAPI *Object;
  NevercObjectGraphHandle Graph;
  NevercObjectLayoutProofHandle LayoutProof;
  const NevercMutableBinaryAPI *Binary;
  NevercMutableBinaryBuilderHandle Builder;
};

/* Bytes of a product that a phase may rewrite. */
struct NevercMutableBinaryAPI {
  NevercABITableHeader Header;
  void *Context;
  NevercStatus (NEVERC_CALL *Reserve)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, uint64_t Size);
  NevercStatus (NEVERC_CALL *Write)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, NevercByteView Bytes);
  NevercStatus (NEVERC_CALL *WriteAt)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, uint64_t Offset, NevercByteView Bytes);
  NevercStatus (NEVERC_CALL *Tell)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, uint64_t *OutPosition);
  NevercStatus (NEVERC_CALL *ReadAt)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, uint64_t Offset, NevercMutableByteView Bytes);
  NevercStatus (NEVERC_CALL *Insert)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, uint64_t Offset, NevercByteView Bytes);
  NevercStatus (NEVERC_CALL *Append)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, NevercByteView Bytes);
  NevercStatus (NEVERC_CALL *Resize)(void *Context, NevercTaskHandle Task, NevercMutableBinaryBuilderHandle Builder, uint64_t Size);
};

struct NevercObjectFormatDescriptor {
  NevercABITableHeader Header;
  NevercObjectFormatID FormatID;
  NevercStringView CanonicalName;
  NevercStringArrayView Aliases;
  NevercInterfaceIDArrayView SupportedTargets;
  NevercStringView DefaultExtension;
  NevercObjectFormatFlags Flags;
  NevercObjectProbeFn Probe;
  NevercObjectReaderFn Reader;
  NevercObjectWriterFn Writer;
  void *UserData;
  NevercDestroyUserDataFn DestroyUserData;
};

/* Object graphs: sections, symbols, relocations. */
struct NevercObjectAPI {
  NevercABITableHeader Header;
  void *Context;
  NevercStatus (NEVERC_CALL *GetGraphInfo)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectGraphInfo *OutInfo);
  NevercStatus (NEVERC_CALL *GetFirstSection)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectSectionHandle *OutSection);
  NevercStatus (NEVERC_CALL *GetNextSection)(void *Context, NevercTaskHandle Task, NevercObjectSectionHandle Section, NevercObjectSectionHandle *OutSection);
  NevercStatus (NEVERC_CALL *GetSectionInfo)(void *Context, NevercTaskHandle Task, NevercObjectSectionHandle Section, NevercObjectSectionInfo *OutInfo);
  NevercStatus (NEVERC_CALL *GetFirstSymbol)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectSymbolHandle *OutSymbol);
  NevercStatus (NEVERC_CALL *GetNextSymbol)(void *Context, NevercTaskHandle Task, NevercObjectSymbolHandle Symbol, NevercObjectSymbolHandle *OutSymbol);
  NevercStatus (NEVERC_CALL *GetSymbolInfo)(void *Context, NevercTaskHandle Task, NevercObjectSymbolHandle Symbol, NevercObjectSymbolInfo *OutInfo);
  NevercStatus (NEVERC_CALL *GetFirstRelocation)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectRelocationHandle *OutRelocation);
  NevercStatus (NEVERC_CALL *GetNextRelocation)(void *Context, NevercTaskHandle Task, NevercObjectRelocationHandle Relocation, NevercObjectRelocationHandle *OutRelocation);
  NevercStatus (NEVERC_CALL *GetRelocationInfo)(void *Context, NevercTaskHandle Task, NevercObjectRelocationHandle Relocation, NevercObjectRelocationInfo *OutInfo);
  NevercStatus (NEVERC_CALL *GetFirstComdat)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectComdatHandle *OutComdat);
  NevercStatus (NEVERC_CALL *GetNextComdat)(void *Context, NevercTaskHandle Task, NevercObjectComdatHandle Comdat, NevercObjectComdatHandle *OutComdat);
  NevercStatus (NEVERC_CALL *GetComdatInfo)(void *Context, NevercTaskHandle Task, NevercObjectComdatHandle Comdat, NevercObjectComdatInfo *OutInfo);
  NevercStatus (NEVERC_CALL *GetLayoutProof)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectLayoutProofHandle *OutProof);
  NevercStatus (NEVERC_CALL *GetLayoutProofInfo)(void *Context, NevercTaskHandle Task, NevercObjectLayoutProofHandle Proof, NevercObjectLayoutProofInfo *OutInfo);
  NevercStatus (NEVERC_CALL *BeginMutation)(void *Context, NevercTaskHandle Task, NevercObjectGraphHandle Graph, NevercObjectMutationHandle *OutMutation);
  NevercStatus (NEVERC_CALL *CommitMutation)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation);
  NevercStatus (NEVERC_CALL *AbandonMutation)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation);
  NevercStatus (NEVERC_CALL *CreateSection)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, const NevercObjectSectionDescriptor *Descriptor, NevercObjectSectionHandle *OutSection);
  NevercStatus (NEVERC_CALL *ReplaceSection)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectSectionHandle Section, const NevercObjectSectionDescriptor *Descriptor);
  NevercStatus (NEVERC_CALL *MoveSectionBefore)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectSectionHandle Section, NevercObjectSectionHandle Position);
  NevercStatus (NEVERC_CALL *EraseSection)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectSectionHandle Section);
  NevercStatus (NEVERC_CALL *CreateSymbol)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, const NevercObjectSymbolDescriptor *Descriptor, NevercObjectSymbolHandle *OutSymbol);
  NevercStatus (NEVERC_CALL *ReplaceSymbol)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectSymbolHandle Symbol, const NevercObjectSymbolDescriptor *Descriptor);
  NevercStatus (NEVERC_CALL *MoveSymbolBefore)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectSymbolHandle Symbol, NevercObjectSymbolHandle Position);
  NevercStatus (NEVERC_CALL *EraseSymbol)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectSymbolHandle Symbol);
  NevercStatus (NEVERC_CALL *CreateRelocation)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, const NevercObjectRelocationDescriptor *Descriptor, NevercObjectRelocationHandle *OutRelocation);
  NevercStatus (NEVERC_CALL *ReplaceRelocation)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectRelocationHandle Relocation, const NevercObjectRelocationDescriptor *Descriptor);
  NevercStatus (NEVERC_CALL *MoveRelocationBefore)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectRelocationHandle Relocation, NevercObjectRelocationHandle Position);
  NevercStatus (NEVERC_CALL *EraseRelocation)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectRelocationHandle Relocation);
  NevercStatus (NEVERC_CALL *CreateComdat)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, const NevercObjectComdatDescriptor *Descriptor, NevercObjectComdatHandle *OutComdat);
  NevercStatus (NEVERC_CALL *ReplaceComdat)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectComdatHandle Comdat, const NevercObjectComdatDescriptor *Descriptor);
  NevercStatus (NEVERC_CALL *MoveComdatBefore)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectComdatHandle Comdat, NevercObjectComdatHandle Position);
  NevercStatus (NEVERC_CALL *EraseComdat)(void *Context, NevercTaskHandle Task, NevercObjectMutationHandle Mutation, NevercObjectComdatHandle Comdat);
};

/* Object formats of plugins. */
struct NevercObjectFormatAPI {
  NevercABITableHeader Header;
  void *Context;
  NevercStatus (NEVERC_CALL *RegisterFormat)(void *Context, void *RegistrarContext, const NevercObjectFormatDescriptor *Descriptor);
};

/* Artifacts of the object phases. */
struct NevercObjectPhaseAPI {
  NevercABITableHeader Header;
  void *Context;
  NevercStatus (NEVERC_CALL *GetGraph)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Artifact, NevercObjectPhaseGraphInfo *OutInfo);
  NevercStatus (NEVERC_CALL *GetImage)(void *Context, const NevercPhaseFrame *Frame, NevercArtifactHandle Artifact, NevercObjectImageInfo *OutInfo);
};

#if NEVERC_OBJECT_SCHEMA_CAPABILITY_MAJOR != NEVERC_OBJECT_API_MAJOR
#error "the OBJECT schema does not fit this interface version"
#endif

NEVERC_ABI_PACK_END
#ifdef __cplusplus
}
#endif

#endif /* NEVERC_PLUGIN_OBJECT_H */
