# The command line program: native builds only.
find_package(Threads REQUIRED)
target_link_libraries(qx PUBLIC Threads::Threads)
find_package(PkgConfig REQUIRED)
pkg_check_modules(jansson REQUIRED IMPORTED_TARGET jansson)

# Every bench/NAME.c is a program that prints figures; nothing else needs them.
file(GLOB bench_sources CONFIGURE_DEPENDS bench/*.c)
foreach(source ${bench_sources})
  get_filename_component(name ${source} NAME_WE)
  add_executable(bench_${name} ${source})
  target_link_libraries(bench_${name} PRIVATE qx)
endforeach()

# Fits evaluations to self-play.
add_executable(tune tools/tune.c)
target_link_libraries(tune PRIVATE qx)

file(GLOB cli_sources CONFIGURE_DEPENDS src/front/cli/*.c)
if(NOT cli_sources)
  return()
endif()
add_executable(quincunx ${cli_sources})
target_compile_definitions(quincunx PRIVATE QUINCUNX_VERSION="${PROJECT_VERSION}" _GNU_SOURCE)
target_link_libraries(quincunx PRIVATE qx PkgConfig::jansson)
install(TARGETS quincunx RUNTIME DESTINATION bin)
