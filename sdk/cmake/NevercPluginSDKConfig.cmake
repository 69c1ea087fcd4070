# find_package(NevercPluginSDK) gives the target NevercPluginSDK::headers.
get_filename_component(_neverc_sdk_root "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
set(NevercPluginSDK_INCLUDE_DIR "${_neverc_sdk_root}/include")
if(NOT TARGET NevercPluginSDK::headers)
  add_library(NevercPluginSDK::headers INTERFACE IMPORTED)
  set_target_properties(NevercPluginSDK::headers PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${NevercPluginSDK_INCLUDE_DIR}")
endif()
unset(_neverc_sdk_root)
