# Every tests/unit/NAME.c is a program; conform is one program for all games. They use nothing but
# libc and tests/check.h, so the wasm build runs the same ones under node.
include_directories(tests)
file(GLOB slow_sources CONFIGURE_DEPENDS tests/slow/*.c) # slow twins and random boards
add_library(qx_slow STATIC ${slow_sources})
target_link_libraries(qx_slow PUBLIC qx)

file(GLOB unit_tests CONFIGURE_DEPENDS tests/unit/*.c)
foreach(source ${unit_tests})
  get_filename_component(name ${source} NAME_WE)
  add_executable(test_${name} ${source})
  target_link_libraries(test_${name} PRIVATE qx_slow qx)
  add_test(NAME unit.${name} COMMAND test_${name})
endforeach()

file(GLOB conform_sources CONFIGURE_DEPENDS tests/conform/*.c)
if(conform_sources)
  add_executable(conform ${conform_sources})
  target_link_libraries(conform PRIVATE qx)
  add_test(NAME conform COMMAND conform)
endif()

if(TARGET quincunx)
  file(GLOB_RECURSE cli_tests CONFIGURE_DEPENDS tests/cli/*.t tests/cases/*.t README.md docs/*.md src/games/*/README.md)
  foreach(file ${cli_tests})
    file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${file})
    add_test(NAME text.${name} COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx> ${file})
  endforeach()
endif()
