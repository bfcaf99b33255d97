# Programs at the board: processes and pipes, so native builds only.
file(GLOB agents_sources CONFIGURE_DEPENDS src/agents/*.c)
file(GLOB agents_embedded CONFIGURE_DEPENDS src/agents/*.css src/agents/*.js examples/agent.*)
set_source_files_properties(src/agents/embedded.c PROPERTIES OBJECT_DEPENDS "${agents_embedded}")

# The templates of `arena new-agent --game GAME`, as a table: examples/agents/GAME/board.EXT with player.EXT behind it
# is one file; what lies in examples/agents/GAME/LANGUAGE are several.
set(templates ${CMAKE_BINARY_DIR}/agent_templates.c)
set(language_py python)
foreach(language c js java)
  set(language_${language} ${language})
endforeach()
foreach(file py c js)
  set(written_${file} agent.${file})
endforeach()
set(written_java Agent.java)
file(GLOB agents_begin CONFIGURE_DEPENDS examples/agents/*/board.*)
file(GLOB agents_end CONFIGURE_DEPENDS examples/agents/player.*)
file(GLOB agents_whole CONFIGURE_DEPENDS examples/agents/*/java/*.java)
set(texts "")
set(rows "")
foreach(path ${agents_end})
  get_filename_component(ext ${path} LAST_EXT)
  string(REPLACE "." "" ext ${ext})
  string(APPEND texts "EMBED(agent_player_${ext}, \"${path}\");\nextern const char agent_player_${ext}[];\n")
endforeach()
foreach(path ${agents_begin} ${agents_whole})
  string(REGEX MATCH "agents/([a-z]+)/" _ ${path})
  set(game ${CMAKE_MATCH_1})
  get_filename_component(file ${path} NAME)
  get_filename_component(ext ${path} LAST_EXT)
  string(REPLACE "." "" ext ${ext})
  string(MAKE_C_IDENTIFIER "agent_${game}_${file}" name)
  set(end "agent_player_${ext}")
  if(NOT file MATCHES "^board")
    set(written_one ${file})
    set(end "\"\"")
  else()
    set(written_one ${written_${ext}})
  endif()
  string(APPEND texts "EMBED(${name}, \"${path}\");\nextern const char ${name}[];\n")
  string(APPEND rows "    {\"${game}\", \"${language_${ext}}\", \"${written_one}\", ${name}, ${end}},\n")
endforeach()
file(CONFIGURE OUTPUT ${templates} @ONLY CONTENT "/* Made by cmake/agents.cmake. */
#include \"agents/agent_template.h\"
#include \"agents/embedded.h\"

${texts}
const struct agent_template agent_templates[] = {
${rows}    {0},
};
")
set_source_files_properties(${templates} PROPERTIES OBJECT_DEPENDS "${agents_begin};${agents_end};${agents_whole}")

add_library(qx_agents STATIC ${agents_sources} ${templates})
target_compile_definitions(qx_agents PRIVATE _GNU_SOURCE QX_ROOT="${CMAKE_SOURCE_DIR}")
target_link_libraries(qx_agents PUBLIC qx)
