# What `make install` puts where. Manual pages (tools/man-pages, where scdoc is there) and completions
# come out of the program that has just been built.
find_program(SCDOC scdoc)
set(generated ${CMAKE_BINARY_DIR}/share)
if(SCDOC)
  file(GLOB man_texts CONFIGURE_DEPENDS docs/man/*.scd)
  add_custom_command(OUTPUT ${generated}/man/man1/quincunx.1
    COMMAND ${CMAKE_SOURCE_DIR}/tools/man-pages $<TARGET_FILE:quincunx> ${generated}/man/man1
    DEPENDS quincunx tools/man-pages CHANGELOG.md ${man_texts} VERBATIM)
  add_custom_target(man ALL DEPENDS ${generated}/man/man1/quincunx.1)
  install(DIRECTORY ${generated}/man DESTINATION share)
else()
  message(STATUS "scdoc not found: building without manual pages")
endif()

set(bash_path bash-completion/completions/quincunx)
set(zsh_path zsh/_quincunx)
set(fish_path fish/vendor_completions.d/quincunx.fish)
foreach(shell bash zsh fish)
  get_filename_component(folder ${${shell}_path} DIRECTORY)
  add_custom_command(OUTPUT ${generated}/${${shell}_path}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}/${folder}
    COMMAND $<TARGET_FILE:quincunx> completion ${shell} > ${generated}/${${shell}_path}
    DEPENDS quincunx VERBATIM)
  list(APPEND completions ${generated}/${${shell}_path})
  if(NOT shell STREQUAL zsh)
    install(FILES ${generated}/${${shell}_path} DESTINATION share/${folder})
  endif()
endforeach()
# zsh looks in one folder for what was packed, below /usr, and in another for what was built here
install(CODE "set(completion \"${generated}/${zsh_path}\")")
install(CODE [[
  set(folder site-functions)
  if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(folder vendor-completions)
  endif()
  file(INSTALL DESTINATION "${CMAKE_INSTALL_PREFIX}/share/zsh/${folder}" TYPE FILE FILES "${completion}")
]])
add_custom_target(completions ALL DEPENDS ${completions})
# All that is installed, and nothing else: `cmake --build build --target installable`
add_custom_target(installable DEPENDS quincunx libquincunx completions)
if(TARGET man)
  add_dependencies(installable man)
endif()

install(TARGETS quincunx RUNTIME DESTINATION bin)
install(TARGETS quincunx_full RUNTIME DESTINATION libexec/quincunx)
install(FILES ${QX_LIBRARY} DESTINATION lib)
install(TARGETS quincunx_shared LIBRARY DESTINATION lib)
install(FILES ${CMAKE_BINARY_DIR}/quincunx.pc DESTINATION lib/pkgconfig)
install(FILES include/quincunx.h DESTINATION include)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION share/doc/quincunx)
install(DIRECTORY docs examples DESTINATION share/doc/quincunx PATTERN man EXCLUDE)
