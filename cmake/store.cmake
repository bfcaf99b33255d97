# Played games and collections of puzzles in SQLite: an adapter for native builds that have libsqlite3-dev; without it there are
# no leagues, and everything else still builds.
find_package(PkgConfig REQUIRED)
pkg_check_modules(sqlite3 IMPORTED_TARGET sqlite3)
if(NOT sqlite3_FOUND)
  message(STATUS "SQLite not found: building without leagues")
  return()
endif()
file(GLOB store_sources CONFIGURE_DEPENDS src/store/*.c)
add_library(qx_store STATIC ${store_sources})
target_compile_definitions(qx_store PRIVATE _GNU_SOURCE)
target_link_libraries(qx_store PUBLIC qx_agents qx_files qx PkgConfig::sqlite3)
