# Two games that only tests know (tests/sixth): the program and the page's module with a list of games
# that has them, and nothing else changed.
file(GLOB_RECURSE sixth_sources CONFIGURE_DEPENDS tests/sixth/*.c)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  add_executable(page_sixth src/front/page/reactor.c ${sixth_sources})
  target_link_libraries(page_sixth PRIVATE qx_page)
  target_link_options(page_sixth PRIVATE -mexec-model=reactor -Wl,--strip-all)
  set_target_properties(page_sixth PROPERTIES SUFFIX .wasm)
else()
  get_target_property(full_sources quincunx_full SOURCES)
  get_target_property(full_libraries quincunx_full LINK_LIBRARIES)
  add_executable(quincunx_sixth ${full_sources} ${sixth_sources})
  target_link_libraries(quincunx_sixth PRIVATE ${full_libraries})
  add_test(NAME sixth.plain COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx_sixth>
           ${CMAKE_SOURCE_DIR}/tests/sixth/play.t)
  add_test(NAME sixth.screen COMMAND ${CMAKE_SOURCE_DIR}/tests/tui/drive
           $<TARGET_FILE:quincunx_sixth> ${CMAKE_SOURCE_DIR}/tests/sixth/screen.sh)
  set_tests_properties(sixth.screen PROPERTIES TIMEOUT 300 LABELS screen)

  # The game that docs/ADDING.md writes, made of that page alone in an empty folder.
  set(adding ${CMAKE_BINARY_DIR}/adding)
  set(adding_sources ${adding}/src/games/games.c ${adding}/src/games/lamps/lamps.c)
  add_custom_command(OUTPUT ${adding_sources} COMMAND ${CMAKE_SOURCE_DIR}/tests/sixth/follow ${adding}
                     DEPENDS docs/ADDING.md src/games/games.c tests/sixth/follow VERBATIM)
  add_custom_target(adding_sources_made DEPENDS ${adding_sources})
  add_executable(quincunx_adding ${missing_sources} src/front/cli/exec/exec_none.c ${adding_sources})
  target_link_libraries(quincunx_adding PRIVATE qx_cli qx_jobs)
  add_executable(conform_adding ${conform_sources} ${adding_sources})
  target_link_libraries(conform_adding PRIVATE qx_page qx)
  add_dependencies(quincunx_adding adding_sources_made)
  add_dependencies(conform_adding adding_sources_made)
  add_test(NAME text.docs/ADDING.md COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx_adding>
           ${CMAKE_SOURCE_DIR}/docs/ADDING.md)
  add_test(NAME conform.adding COMMAND conform_adding lamps)
endif()
