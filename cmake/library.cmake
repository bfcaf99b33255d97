# libquincunx.a: the C library of include/quincunx.h. Everything below it is linked into one object
# whose only visible names begin with quincunx_, so that it gets in nobody's way.
file(GLOB api_sources CONFIGURE_DEPENDS src/front/api/*.c)
add_library(qx_api STATIC ${api_sources})
target_include_directories(qx_api PUBLIC include)
target_compile_definitions(qx_api PRIVATE QUINCUNX_VERSION="${PROJECT_VERSION}")
target_link_libraries(qx_api PUBLIC qx)
set_target_properties(qx_api PROPERTIES POSITION_INDEPENDENT_CODE ON)

set(one_object ${CMAKE_BINARY_DIR}/quincunx_all.o)
set(QX_LIBRARY ${CMAKE_BINARY_DIR}/libquincunx.a)
add_custom_command(OUTPUT ${QX_LIBRARY} BYPRODUCTS ${one_object}
  COMMAND ${CMAKE_LINKER} -r -o ${one_object} --whole-archive $<TARGET_FILE:qx_api> $<TARGET_FILE:qx>
  COMMAND ${CMAKE_OBJCOPY} --wildcard --keep-global-symbol=quincunx_* ${one_object}
  COMMAND ${CMAKE_COMMAND} -E rm -f ${QX_LIBRARY}
  COMMAND ${CMAKE_AR} rcs ${QX_LIBRARY} ${one_object}
  DEPENDS qx_api qx VERBATIM)
# libquincunx.so.1: the same with the names of cmake/quincunx.map, each with its version.
add_library(quincunx_shared SHARED cmake/nothing.c)
set_target_properties(quincunx_shared PROPERTIES OUTPUT_NAME quincunx VERSION 1.0.0 SOVERSION 1
                      LINK_DEPENDS ${CMAKE_SOURCE_DIR}/cmake/quincunx.map)
target_link_libraries(quincunx_shared PRIVATE -Wl,--whole-archive qx_api -Wl,--no-whole-archive qx)
target_link_options(quincunx_shared PRIVATE -Wl,--version-script=${CMAKE_SOURCE_DIR}/cmake/quincunx.map
                    -Wl,--gc-sections)
add_custom_target(libquincunx ALL DEPENDS ${QX_LIBRARY} quincunx_shared)
configure_file(cmake/quincunx.pc.in ${CMAKE_BINARY_DIR}/quincunx.pc @ONLY)
