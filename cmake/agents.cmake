# Programs at the board: processes and pipes, so native builds only.
file(GLOB agents_sources CONFIGURE_DEPENDS src/agents/*.c)
add_library(qx_agents STATIC ${agents_sources})
target_compile_definitions(qx_agents PRIVATE _GNU_SOURCE QX_ROOT="${CMAKE_SOURCE_DIR}")
file(GLOB agents_embedded CONFIGURE_DEPENDS src/agents/*.css src/agents/*.js examples/agent.*)
set_source_files_properties(src/agents/embedded.c PROPERTIES OBJECT_DEPENDS "${agents_embedded}")
target_link_libraries(qx_agents PUBLIC qx)
