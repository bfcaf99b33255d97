# The command line program: native builds only.
find_package(PkgConfig REQUIRED)
pkg_check_modules(jansson REQUIRED IMPORTED_TARGET jansson)

file(GLOB cli_sources CONFIGURE_DEPENDS src/front/cli/*.c)
if(TARGET qx_referee)
  list(APPEND cli_sources src/front/cli/sat/cadical.c)
else()
  list(APPEND cli_sources src/front/cli/sat/missing.c)
endif()
add_executable(quincunx ${cli_sources})
target_compile_definitions(quincunx PRIVATE QUINCUNX_VERSION="${PROJECT_VERSION}" _GNU_SOURCE)
target_link_libraries(quincunx PRIVATE $<TARGET_NAME_IF_EXISTS:qx_referee> qx PkgConfig::jansson)
install(TARGETS quincunx RUNTIME DESTINATION bin)
