# Many machines: an adapter for native builds that have Open MPI (libopenmpi-dev); without it a
# process is always alone and everything else still builds.
find_package(PkgConfig REQUIRED)
pkg_check_modules(mpi IMPORTED_TARGET ompi-c)
if(mpi_FOUND)
  add_library(qx_cluster STATIC src/cluster/dealer.c src/cluster/mail.c src/cluster/mpi.c)
  target_link_libraries(qx_cluster PUBLIC qx PkgConfig::mpi)
else()
  message(STATUS "Open MPI not found: building for one machine")
  add_library(qx_cluster STATIC src/cluster/dealer.c src/cluster/mail.c src/cluster/alone.c)
  target_link_libraries(qx_cluster PUBLIC qx)
endif()
