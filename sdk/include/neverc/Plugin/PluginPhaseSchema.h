/* Part of the NeverC plugin SDK, ABI 1.0. Made from abi/registry by `./x abi`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef NEVERC_PLUGIN_PHASE_SCHEMA_H
#define NEVERC_PLUGIN_PHASE_SCHEMA_H

/* The 130 phases and the ID ranges for phases that plugins define. */

#include "neverc/Plugin/PluginCore.h"

typedef uint32_t NevercPhaseKind;
#define NEVERC_PHASE_KIND_TRANSITION UINT32_C(0)
#define NEVERC_PHASE_KIND_EVENT UINT32_C(1)

typedef uint32_t NevercPhaseGate;
#define NEVERC_PHASE_GATE_TRANSITION UINT32_C(0)
#define NEVERC_PHASE_GATE_SEALED_VERIFIER UINT32_C(1)
#define NEVERC_PHASE_GATE_SEALED_COMMIT UINT32_C(2)

typedef uint32_t NevercPhaseStability;
#define NEVERC_PHASE_STABILITY_STABLE UINT32_C(0)
#define NEVERC_PHASE_STABILITY_EXPERIMENTAL UINT32_C(1)
#include "neverc/Plugin/Schema/PluginPhaseSchema.inc"

#endif /* NEVERC_PLUGIN_PHASE_SCHEMA_H */
