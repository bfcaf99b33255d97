# One libFuzzer program per reader; see fuzz/. As a test each runs for a few seconds.
file(GLOB fuzz_sources CONFIGURE_DEPENDS fuzz/*.c)
foreach(source ${fuzz_sources})
  get_filename_component(name ${source} NAME_WE)
  if(name STREQUAL "database" AND NOT TARGET qx_store)
    continue()
  endif()
  add_executable(fuzz_${name} ${source})
  target_link_libraries(fuzz_${name} PRIVATE $<TARGET_NAME_IF_EXISTS:qx_store> qx_agents qx_files qx_page qx)
  target_compile_definitions(fuzz_${name} PRIVATE _GNU_SOURCE)
  target_compile_options(fuzz_${name} PRIVATE -fno-sanitize-coverage=trace-cmp) # what it checks is no input
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  add_test(NAME fuzz.${name}
    COMMAND ${CMAKE_SOURCE_DIR}/fuzz/run $<TARGET_FILE:fuzz_${name}> ${CMAKE_SOURCE_DIR}/fuzz/seeds/${name})
endforeach()
