# Programs at the board: processes and pipes, so native builds only.
file(GLOB arena_sources CONFIGURE_DEPENDS src/arena/*.c)
add_library(qx_arena STATIC ${arena_sources})
target_compile_definitions(qx_arena PRIVATE _GNU_SOURCE QX_ROOT="${CMAKE_SOURCE_DIR}")
set_source_files_properties(src/arena/embedded.c PROPERTIES OBJECT_DEPENDS
  "${CMAKE_SOURCE_DIR}/src/arena/page.css;${CMAKE_SOURCE_DIR}/src/arena/page.js;${CMAKE_SOURCE_DIR}/examples/agent.py;${CMAKE_SOURCE_DIR}/examples/agent.c;${CMAKE_SOURCE_DIR}/examples/agent.js")
target_link_libraries(qx_arena PUBLIC qx)
