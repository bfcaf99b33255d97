# Files that are written: POSIX, so native builds only.
file(GLOB files_sources CONFIGURE_DEPENDS src/files/*.c)
add_library(qx_files STATIC ${files_sources})
target_compile_definitions(qx_files PRIVATE _GNU_SOURCE)
target_link_libraries(qx_files PUBLIC qx)
