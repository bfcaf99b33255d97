# libquincunx.a: the C library of include/quincunx.h. Everything below it is linked into one object
# whose only visible names begin with quincunx_, so that it gets in nobody's way.
file(GLOB api_sources CONFIGURE_DEPENDS src/front/api/*.c)
add_library(qx_api STATIC ${api_sources})
target_include_directories(qx_api PUBLIC include)
target_compile_definitions(qx_api PRIVATE QUINCUNX_VERSION="${PROJECT_VERSION}")
target_link_libraries(qx_api PUBLIC qx)

set(one_object ${CMAKE_BINARY_DIR}/quincunx_all.o)
set(QX_LIBRARY ${CMAKE_BINARY_DIR}/libquincunx.a)
add_custom_command(OUTPUT ${QX_LIBRARY} BYPRODUCTS ${one_object}
  COMMAND ${CMAKE_LINKER} -r -o ${one_object} --whole-archive $<TARGET_FILE:qx_api> $<TARGET_FILE:qx>
  COMMAND ${CMAKE_OBJCOPY} --wildcard --keep-global-symbol=quincunx_* ${one_object}
  COMMAND ${CMAKE_COMMAND} -E rm -f ${QX_LIBRARY}
  COMMAND ${CMAKE_AR} rcs ${QX_LIBRARY} ${one_object}
  DEPENDS qx_api qx VERBATIM)
add_custom_target(libquincunx ALL DEPENDS ${QX_LIBRARY})
configure_file(cmake/quincunx.pc.in ${CMAKE_BINARY_DIR}/quincunx.pc @ONLY)
