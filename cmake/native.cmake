# The command line program: native builds only.
find_package(PkgConfig REQUIRED)
pkg_check_modules(jansson REQUIRED IMPORTED_TARGET jansson)

# Fits evaluations to self-play.
add_executable(tune tools/tune.c)
target_link_libraries(tune PRIVATE qx)

file(GLOB cli_sources CONFIGURE_DEPENDS src/front/cli/*.c)
if(TARGET qx_referee)
  list(APPEND cli_sources src/front/cli/sat/cadical.c)
else()
  list(APPEND cli_sources src/front/cli/sat/missing.c)
endif()
# Leagues, where SQLite is there.
if(TARGET qx_store)
  file(GLOB league_sources CONFIGURE_DEPENDS src/front/cli/league/*.c)
  list(FILTER league_sources EXCLUDE REGEX "/missing\\.c$")
  list(APPEND cli_sources ${league_sources})
else()
  list(APPEND cli_sources src/front/cli/league/missing.c)
endif()
# Collections likewise.
if(TARGET qx_collection)
  list(APPEND cli_sources src/front/cli/collection/collection.c)
else()
  list(APPEND cli_sources src/front/cli/collection/missing.c)
endif()
# The full screen, where ncursesw is there.
pkg_check_modules(ncursesw IMPORTED_TARGET ncursesw)
if(ncursesw_FOUND)
  file(GLOB tui_sources CONFIGURE_DEPENDS src/front/tui/*.c)
  list(APPEND cli_sources ${tui_sources})
else()
  message(STATUS "ncursesw not found: building without the full screen")
  list(APPEND cli_sources src/front/cli/screen/missing.c)
endif()
include(cmake/web.cmake)
add_executable(quincunx ${cli_sources} ${web_sources})
target_compile_definitions(quincunx PRIVATE QUINCUNX_VERSION="${PROJECT_VERSION}" _GNU_SOURCE)
target_link_libraries(quincunx PRIVATE qx_cluster $<TARGET_NAME_IF_EXISTS:qx_referee> $<TARGET_NAME_IF_EXISTS:qx_store> qx_arena
                      qx_press $<TARGET_NAME_IF_EXISTS:qx_collection> qx PkgConfig::jansson
                      $<TARGET_NAME_IF_EXISTS:PkgConfig::ncursesw>
                      $<TARGET_NAME_IF_EXISTS:PkgConfig::microhttpd>)
