/* Part of the NeverC plugin SDK, ABI 1.0. Made from abi/registry by `./x abi`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef NEVERC_PLUGIN_H
#define NEVERC_PLUGIN_H

/* Includes every header of the plugin interface. */

#include "neverc/Plugin/PluginCore.h"
#include "neverc/Plugin/PluginPhaseSchema.h"
#include "neverc/Plugin/PluginSource.h"
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginPrep.h"
#include "neverc/Plugin/PluginAST.h"
#include "neverc/Plugin/PluginSema.h"
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginTarget.h"
#include "neverc/Plugin/PluginMIR.h"
#include "neverc/Plugin/PluginMC.h"
#include "neverc/Plugin/PluginObject.h"
#include "neverc/Plugin/PluginLink.h"
#include "neverc/Plugin/PluginLTO.h"
#include "neverc/Plugin/PluginDynCode.h"

#endif /* NEVERC_PLUGIN_H */
