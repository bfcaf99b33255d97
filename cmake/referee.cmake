# The CaDiCaL road: an adapter for native builds that have libcadical-dev; without it everything
# else still builds. The tests of the clauses against brute force need it, and so does its bench.
find_path(CADICAL_INCLUDE ccadical.h)
find_library(CADICAL_LIBRARY cadical)
if(NOT CADICAL_INCLUDE OR NOT CADICAL_LIBRARY)
  message(STATUS "CaDiCaL not found: building without the referee")
  return()
endif()

enable_language(CXX) # tracer.cc: proofs are not in CaDiCaL's C interface
set(CMAKE_CXX_STANDARD 17)
file(GLOB referee_sources CONFIGURE_DEPENDS src/referee/*.c src/referee/*.cc)
list(FILTER referee_sources EXCLUDE REGEX "/via_sat_missing\\.c$")
add_library(qx_referee STATIC ${referee_sources})
target_include_directories(qx_referee PRIVATE ${CADICAL_INCLUDE})
target_link_libraries(qx_referee PUBLIC qx ${CADICAL_LIBRARY} stdc++ m)
