# `serve`: the files of build/page, where the page has been built (tools/build-page), are put into
# the program; the server needs libmicrohttpd. Without either the rest still builds.
pkg_check_modules(microhttpd IMPORTED_TARGET libmicrohttpd)
if(microhttpd_FOUND)
  set(web_sources src/server/microhttpd.c src/server/connections.c src/server/accept_encoding.c)
else()
  message(STATUS "libmicrohttpd not found: building without serve")
  set(web_sources src/server/missing.c)
endif()

file(GLOB page_built CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/build/page/*)
if(page_built)
  set(table "/* Made by cmake/web.cmake. */\n#include \"server/server.h\"\n\n")
  set(rows "")
  set(i 0)
  foreach(file ${page_built})
    get_filename_component(name ${file} NAME)
    string(APPEND table
      "__asm__(\".section .rodata\\n.balign 16\\npage_file_${i}:\\n.incbin \\\"${file}\\\"\\n"
      "page_file_${i}_end:\\n.byte 0\\n.previous\\n\");\n"
      "extern const unsigned char page_file_${i}[], page_file_${i}_end[];\n")
    string(APPEND rows "    {\"${name}\", page_file_${i}, page_file_${i}_end},\n")
    math(EXPR i "${i} + 1")
  endforeach()
  string(APPEND table "\nconst struct server_file server_files[] = {\n${rows}    {NULL, NULL, NULL},\n};\n")
  set(page_table ${CMAKE_BINARY_DIR}/page_files.c)
  file(CONFIGURE OUTPUT ${page_table} CONTENT "${table}" @ONLY) # written only when it changes
  set_source_files_properties(${page_table} PROPERTIES OBJECT_DEPENDS "${page_built}")
  list(APPEND web_sources ${page_table})
else()
  list(APPEND web_sources src/server/nothing.c)
endif()
