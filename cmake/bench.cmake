# Every bench/NAME.c is a program that prints figures; what they share is in bench/support. Those
# that measure against CaDiCaL are left out where it is missing.
file(GLOB support_sources CONFIGURE_DEPENDS bench/support/*.c)
add_library(qx_bench STATIC ${support_sources})
target_include_directories(qx_bench PUBLIC bench)
target_compile_definitions(qx_bench PUBLIC _GNU_SOURCE)
target_link_libraries(qx_bench PUBLIC qx)

set(against_cadical hexpath solvers)
file(GLOB bench_sources CONFIGURE_DEPENDS bench/*.c)
foreach(source ${bench_sources})
  get_filename_component(name ${source} NAME_WE)
  if(name IN_LIST against_cadical AND NOT TARGET qx_referee)
    continue()
  endif()
  add_executable(bench_${name} ${source})
  target_link_libraries(bench_${name} PRIVATE qx_bench $<$<IN_LIST:${name},${against_cadical}>:qx_referee>)
endforeach()
