# What commands do with files, threads and other processes, below the faces: native builds only. Objects
# and no archive, for they need one of the two forms of src/cluster, which the program brings.
file(GLOB jobs_sources CONFIGURE_DEPENDS src/batch/*.c src/certificate/*.c src/match/*.c src/saved/*.c src/tables/*.c)
add_library(qx_jobs OBJECT ${jobs_sources})
target_compile_definitions(qx_jobs PRIVATE _GNU_SOURCE)
target_link_libraries(qx_jobs PUBLIC qx_agents qx_files qx Threads::Threads)
