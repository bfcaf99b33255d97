# The command line program: native builds only.
find_package(PkgConfig REQUIRED)
pkg_check_modules(jansson REQUIRED IMPORTED_TARGET jansson)

# Fits evaluations to self-play.
add_executable(tune tools/tune.c)
target_link_libraries(tune PRIVATE qx)
add_executable(expect tools/expect.c)
target_link_libraries(expect PRIVATE qx)
# Writes types of the libraries, see there.
add_executable(library_types tools/library_types.c)
target_link_libraries(library_types PRIVATE qx)
add_executable(levels tools/levels.c)
target_link_libraries(levels PRIVATE qx)
# Holds the strongest level against tables on disk.
add_executable(given_away tools/given_away.c src/cluster/dealer.c src/cluster/mail.c src/cluster/alone.c src/referee/via_sat_missing.c)
target_link_libraries(given_away PRIVATE qx_jobs qx)
# Writes web/src/protocol.ts.
add_executable(protocol tools/protocol.c)
target_link_libraries(protocol PRIVATE qx_page)

# The commands; what stands in a folder of its own has a library and a missing.c for builds without.
file(GLOB cli_sources CONFIGURE_DEPENDS src/front/cli/*.c)
add_library(qx_cli OBJECT ${cli_sources})
target_compile_definitions(qx_cli PUBLIC QUINCUNX_VERSION="${PROJECT_VERSION}" _GNU_SOURCE)
target_link_libraries(qx_cli PUBLIC qx_agents qx_files qx PkgConfig::jansson Threads::Threads)

if(NOT TARGET qx_referee)
  set(adapter_sources src/referee/via_sat_missing.c)
endif()
# Leagues, where SQLite is there.
if(TARGET qx_store)
  file(GLOB league_sources CONFIGURE_DEPENDS src/league/*.c)
  list(APPEND adapter_sources ${league_sources} src/front/cli/league/league.c src/front/cli/league/serve_league.c)
else()
  list(APPEND adapter_sources src/front/cli/league/missing.c)
endif()
# Collections likewise.
if(TARGET qx_store)
  list(APPEND adapter_sources src/front/cli/collection/collection.c)
else()
  list(APPEND adapter_sources src/front/cli/collection/missing.c)
endif()
# The full screen, where ncursesw is there.
pkg_check_modules(ncursesw IMPORTED_TARGET ncursesw)
if(ncursesw_FOUND)
  file(GLOB tui_sources CONFIGURE_DEPENDS src/front/tui/*.c)
  list(APPEND adapter_sources ${tui_sources})
else()
  message(STATUS "ncursesw not found: building without the full screen")
  list(APPEND adapter_sources src/front/cli/screen/missing.c)
endif()
include(cmake/web.cmake)
# The program with all its libraries, and the one that starts quickly and becomes it where a command
# needs one of them (src/front/cli/exec/exec.h).
add_executable(quincunx_full ${adapter_sources} ${web_sources} src/front/cli/exec/exec_none.c)
set_target_properties(quincunx_full PROPERTIES OUTPUT_NAME quincunx-full)
target_link_libraries(quincunx_full PRIVATE qx_cli qx_jobs qx_cluster $<TARGET_NAME_IF_EXISTS:qx_referee>
                      $<TARGET_NAME_IF_EXISTS:qx_store> qx_cairo
                      $<TARGET_NAME_IF_EXISTS:PkgConfig::ncursesw>
                      $<TARGET_NAME_IF_EXISTS:PkgConfig::microhttpd>)
file(GLOB missing_sources CONFIGURE_DEPENDS src/front/cli/*/missing.c)
list(APPEND missing_sources src/referee/via_sat_missing.c src/server/missing.c src/server/nothing.c src/render/cairo/missing.c src/cluster/dealer.c src/cluster/mail.c
     src/cluster/alone.c)
add_executable(quincunx ${missing_sources} src/front/cli/exec/exec_full.c)
target_link_libraries(quincunx PRIVATE qx_cli qx_jobs)
add_dependencies(quincunx quincunx_full)

# The program as it is where none of the optional libraries is there, for tests/pack/bare.t.
add_executable(quincunx_bare ${missing_sources} src/front/cli/exec/exec_none.c)
target_link_libraries(quincunx_bare PRIVATE qx_cli qx_jobs)
