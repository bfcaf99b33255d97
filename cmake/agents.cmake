# Programs at the board: processes and pipes, so native builds only.
file(GLOB agents_sources CONFIGURE_DEPENDS src/agents/*.c)
add_library(qx_agents STATIC ${agents_sources})
target_compile_definitions(qx_agents PRIVATE _GNU_SOURCE QX_ROOT="${CMAKE_SOURCE_DIR}")
set_source_files_properties(src/agents/embedded.c PROPERTIES OBJECT_DEPENDS
  "${CMAKE_SOURCE_DIR}/src/agents/league_page.css;${CMAKE_SOURCE_DIR}/src/agents/league_page.js;${CMAKE_SOURCE_DIR}/examples/agent.py;${CMAKE_SOURCE_DIR}/examples/agent.c;${CMAKE_SOURCE_DIR}/examples/agent.js")
target_link_libraries(qx_agents PUBLIC qx)
