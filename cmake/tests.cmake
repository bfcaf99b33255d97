# Every tests/unit/NAME.c is a program; conform is one program for all games. They use nothing but
# libc and tests/check.h, so the wasm build runs the same ones under node.
include_directories(tests)
file(GLOB slow_sources CONFIGURE_DEPENDS tests/slow/*.c) # slow twins and random boards
add_library(qx_slow STATIC ${slow_sources})
target_link_libraries(qx_slow PUBLIC qx)

if(QX_SANITIZE) # ten times as slow: as many random boards as memory errors need, not as rules need
  set(boards_of_hexpath_solver 3000)
  set(boards_of_slant_hint 100)
endif()
file(GLOB unit_tests CONFIGURE_DEPENDS tests/unit/*.c)
foreach(source ${unit_tests})
  get_filename_component(name ${source} NAME_WE)
  add_executable(test_${name} ${source})
  target_link_libraries(test_${name} PRIVATE qx_slow qx_page qx)
  add_test(NAME unit.${name} COMMAND test_${name} ${boards_of_${name}})
endforeach()

file(GLOB conform_sources CONFIGURE_DEPENDS tests/conform/*.c)
file(GLOB_RECURSE sixth_sources CONFIGURE_DEPENDS tests/sixth/*.c) # two games more
add_executable(conform ${conform_sources} ${sixth_sources})
target_link_libraries(conform PRIVATE qx_page qx)
add_test(NAME conform COMMAND conform)

# Tests of what WebAssembly does not have: threads, clocks, files, CaDiCaL.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  file(GLOB native_tests CONFIGURE_DEPENDS tests/native/*.c)
  foreach(source ${native_tests})
    get_filename_component(name ${source} NAME_WE)
    if(name MATCHES "^(referee|hexpath_referee|made)$" AND NOT TARGET qx_referee)
      continue()
    endif()
    if(name STREQUAL "collection" AND NOT TARGET qx_store)
      continue()
    endif()
    add_executable(native_${name} ${source})
    target_link_libraries(native_${name} PRIVATE qx_slow $<TARGET_NAME_IF_EXISTS:qx_referee>
                          $<TARGET_NAME_IF_EXISTS:qx_store> qx_api qx_agents qx_files qx)
    add_test(NAME native.${name} COMMAND native_${name})
    if(name STREQUAL "strategy_layers") # of the jobs only these
      target_sources(native_strategy_layers PRIVATE src/tables/strategy_layers_check.c src/tables/strategy_layers_write.c)
    endif()
    if(name STREQUAL "calls") # which has a table of its own
      target_compile_definitions(native_calls PRIVATE _GNU_SOURCE CALLS="${CMAKE_SOURCE_DIR}/tests/calls/calls.tsv")
    endif()
  endforeach()
endif()

if(TARGET quincunx)
  file(GLOB_RECURSE cli_tests CONFIGURE_DEPENDS tests/cli/*.t tests/cases/*.t)
  file(GLOB told CONFIGURE_DEPENDS README.md docs/*.md docs/*/*.md docs/man/*.scd src/games/*/README.md)
  list(FILTER told EXCLUDE REGEX "/ADDING\\.md$") # cmake/sixth.cmake
  foreach(file ${cli_tests} ${told})
    file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${file})
    add_test(NAME text.${name} COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx> ${file})
  endforeach()
  add_test(NAME text.origins COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/origins.sh $<TARGET_FILE:quincunx>)
  add_test(NAME text.told COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/told.sh $<TARGET_FILE:quincunx>)
endif()

# A key of the full screen does one thing.
add_test(NAME text.keys COMMAND sh -c "! sed -n \"s/^    \\[ACTION_[A-Z_]*\\] = {\\('.'\\).*/\\1/p\" ${CMAKE_SOURCE_DIR}/src/front/tui/actions.c | sort | uniq -d | grep .")

# Links and paths in the documents lead somewhere.
find_program(PYTHON3 python3)
if(PYTHON3)
  add_test(NAME text.links COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tools/check-links)
endif()

# The page's types are those of the program.
if(TARGET protocol)
  add_test(NAME text.protocol
           COMMAND sh -c "$<TARGET_FILE:protocol> | cmp - ${CMAKE_SOURCE_DIR}/web/src/protocol.ts")
endif()

# --time is kept on the largest boards; a sanitizer keeps nobody's time.
if(PYTHON3 AND TARGET quincunx AND NOT QX_SANITIZE)
  add_test(NAME text.deadlines
           COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/cli/deadlines.py $<TARGET_FILE:quincunx>)
  add_test(NAME text.progress
           COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/cli/progress.py $<TARGET_FILE:quincunx>)
endif()

# KIND.NAME for each of the files: the command, in which FILE stands for it. OUT lists the tests.
function(test_each out kind files)
  set(tests "")
  foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    list(TRANSFORM ARGN REPLACE "^FILE$" "${file}" OUTPUT_VARIABLE command)
    add_test(NAME ${kind}.${name} COMMAND ${command})
    list(APPEND tests ${kind}.${name})
  endforeach()
  set(${out} ${tests} PARENT_SCOPE)
endfunction()

# Threads, in a build that sees races; `make test-long` runs these, the searches and the full screen.
if(TARGET quincunx AND QX_SANITIZE STREQUAL "thread")
  file(GLOB files CONFIGURE_DEPENDS tests/threads/*.sh)
  test_each(tests threads "${files}" FILE $<TARGET_FILE:quincunx>)
  set_tests_properties(${tests} native.search_threads PROPERTIES TIMEOUT 1200 LABELS threads)
endif()

# The full screen, through tmux.
find_program(TMUX tmux)
if(TARGET quincunx AND ncursesw_FOUND AND TMUX)
  file(GLOB files CONFIGURE_DEPENDS tests/tui/*.sh)
  test_each(tests tui "${files}" ${CMAKE_SOURCE_DIR}/tests/tui/drive $<TARGET_FILE:quincunx> FILE)
  set_tests_properties(${tests} PROPERTIES TIMEOUT 300 LABELS screen)
endif()

# Clauses and certificates, by SAT solvers of others and a checker of another language.
find_program(CADICAL cadical)
find_program(MINISAT minisat)
find_program(PICOSAT picosat)
if(TARGET quincunx AND TARGET qx_referee AND PYTHON3 AND CADICAL AND MINISAT AND PICOSAT)
  foreach(name solvers certificates design)
    add_test(NAME sat.${name}
             COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/sat/${name}.py $<TARGET_FILE:quincunx>)
  endforeach()
  set_tests_properties(sat.solvers sat.certificates sat.design PROPERTIES TIMEOUT 600)
endif()

# Programs at the board: leagues of agents, good and bad.
find_program(JAVAC javac)
if(TARGET quincunx AND TARGET qx_store AND PYTHON3)
  add_executable(tamper tests/arena/tamper.c)
  target_link_libraries(tamper PRIVATE qx_store)
  file(GLOB files CONFIGURE_DEPENDS tests/arena/*.sh)
  if(NOT JAVAC)
    list(FILTER files EXCLUDE REGEX "/course\\.sh$")
  endif()
  test_each(tests arena "${files}" FILE $<TARGET_FILE:quincunx>)
  set_tests_properties(${tests} PROPERTIES TIMEOUT 300)
endif()

# Faults laid under the program: calls to the system that fail, kills, flipped bits, two of everything.
# `make test-long` tries all of them.
if(TARGET quincunx AND TARGET qx_store AND cairo_FOUND AND TYPEFACE AND PYTHON3 AND NOT QX_SANITIZE
   AND NOT CMAKE_C_FLAGS_RELEASE MATCHES coverage)
  add_library(shim SHARED tests/faults/shim.c tests/faults/power.c tests/faults/server.c)
  target_compile_definitions(shim PRIVATE _GNU_SOURCE)
  target_link_libraries(shim PRIVATE ${CMAKE_DL_LIBS})
  add_test(NAME faults.sample COMMAND ${CMAKE_SOURCE_DIR}/tests/faults/run $<TARGET_FILE_DIR:quincunx>)
  set_tests_properties(faults.sample PROPERTIES TIMEOUT 600)
endif()

# Several processes. Open MPI keeps memory of its own to the end, so leaks are not looked for.
find_program(MPIRUN mpirun)
if(TARGET quincunx AND mpi_FOUND AND MPIRUN)
  file(GLOB files CONFIGURE_DEPENDS tests/cluster/*.t)
  test_each(tests cluster "${files}" ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx> FILE)
  set_tests_properties(${tests} PROPERTIES ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endif()

# Random keys and clicks; `monkey PROGRAM SECONDS SEED GAME` by hand for longer.
if(TARGET quincunx AND ncursesw_FOUND)
  add_executable(test_decode tests/tui/decode.c src/front/tui/input.c)
  target_link_libraries(test_decode PRIVATE PkgConfig::ncursesw)
  target_include_directories(test_decode PRIVATE src)
  add_test(NAME tui.decode COMMAND test_decode)
  add_executable(monkey tests/tui/monkey.c)
  target_compile_definitions(monkey PRIVATE _GNU_SOURCE)
  foreach(game slant slitherlink hexpath slider crosscut)
    add_test(NAME tui.random.${game} COMMAND monkey $<TARGET_FILE:quincunx> 3 1 ${game} --size 5 --seed 3)
    set_tests_properties(tui.random.${game} PROPERTIES TIMEOUT 300 LABELS screen)
  endforeach()
endif()

# What a stranger gets: manual pages, completions, the installed tree and its library.
if(TARGET quincunx)
  add_test(NAME pack.bare COMMAND ${CMAKE_SOURCE_DIR}/tests/cli/run $<TARGET_FILE:quincunx_bare>
           ${CMAKE_SOURCE_DIR}/tests/pack/bare.t)
  add_test(NAME pack.completion COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/completion.sh $<TARGET_FILE:quincunx>)
  if(PYTHON3 AND NOT QX_SANITIZE)
    add_test(NAME pack.python COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/python/package.py ${CMAKE_BINARY_DIR})
    add_test(NAME pack.python_bare COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/python/package.py ${CMAKE_BINARY_DIR} bare)
    add_test(NAME pack.python_policy COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/python/policy.py ${CMAKE_BINARY_DIR})
    add_test(NAME pack.pettingzoo COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/python/package.py ${CMAKE_BINARY_DIR} pettingzoo)
    set_tests_properties(pack.python_policy pack.pettingzoo PROPERTIES SKIP_RETURN_CODE 77)
    add_test(NAME pack.api COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tools/api-reference ${CMAKE_BINARY_DIR} test)
  endif()
  if(NOT QX_SANITIZE) # which adds symbols of its own
    add_test(NAME pack.abi COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/abi.sh $<TARGET_FILE:quincunx_shared>)
  endif()
  find_program(VALGRIND valgrind)
  if(VALGRIND AND NOT QX_SANITIZE)
    add_test(NAME pack.valgrind COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/valgrind.sh $<TARGET_FILE:native_calls>)
    if(PYTHON3)
      add_test(NAME pack.python_valgrind COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/python/valgrind.py ${CMAKE_BINARY_DIR})
    endif()
  endif()
  find_program(MAN man)
  if(TARGET man AND MAN)
    add_test(NAME pack.man COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/man.sh $<TARGET_FILE:quincunx>)
    add_test(NAME pack.install COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/install.sh ${CMAKE_BINARY_DIR})
    find_program(SHLIBDEPS dpkg-shlibdeps)
    if(SHLIBDEPS AND NOT QX_SANITIZE)
      add_test(NAME pack.deb COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/deb.sh ${CMAKE_BINARY_DIR})
    endif()
    set_tests_properties(pack.install PROPERTIES ENVIRONMENT "SANITIZE=${QX_SANITIZE};CFLAGS=${CMAKE_C_FLAGS_RELEASE}")
  endif()
endif()
