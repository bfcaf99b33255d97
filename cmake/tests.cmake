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

# Tests of what WebAssembly does not have: threads, clocks, files, CaDiCaL.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  file(GLOB native_tests CONFIGURE_DEPENDS tests/native/*.c)
  foreach(source ${native_tests})
    get_filename_component(name ${source} NAME_WE)
    if(name MATCHES "^(referee|made)$" AND NOT TARGET qx_referee)
      continue()
    endif()
    add_executable(native_${name} ${source})
    target_link_libraries(native_${name} PRIVATE qx_slow $<TARGET_NAME_IF_EXISTS:qx_referee> qx)
    add_test(NAME native.${name} COMMAND native_${name})
  endforeach()
endif()

if(TARGET quincunx)
  file(GLOB_RECURSE cli_tests CONFIGURE_DEPENDS tests/cli/*.t tests/cases/*.t README.md docs/*.md src/games/*/README.md)
  foreach(file ${cli_tests})
    file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${file})
    add_test(NAME text.${name} COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx> ${file})
  endforeach()
endif()

# The full screen, through tmux.
find_program(TMUX tmux)
if(TARGET quincunx AND ncursesw_FOUND AND TMUX)
  file(GLOB tui_tests CONFIGURE_DEPENDS tests/tui/*.sh)
  foreach(file ${tui_tests})
    get_filename_component(name ${file} NAME_WE)
    add_test(NAME tui.${name} COMMAND ${CMAKE_SOURCE_DIR}/tests/tui/drive $<TARGET_FILE:quincunx> ${file})
    set_tests_properties(tui.${name} PROPERTIES TIMEOUT 300 LABELS screen)
  endforeach()
endif()
