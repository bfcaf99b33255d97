# Programs at the board: processes and pipes, so native builds only.
file(GLOB arena_sources CONFIGURE_DEPENDS src/arena/*.c)
add_library(qx_arena STATIC ${arena_sources})
target_compile_definitions(qx_arena PRIVATE _GNU_SOURCE)
target_link_libraries(qx_arena PUBLIC qx)
