# PNG and PDF: an adapter for native builds that have cairo and the typeface; without them
# everything else still builds.
find_package(PkgConfig REQUIRED)
pkg_check_modules(cairo IMPORTED_TARGET cairo-pdf cairo-png cairo-ft freetype2)
find_path(TYPEFACE Lato-Regular.ttf PATHS /usr/share/fonts/truetype/lato)
if(cairo_FOUND AND TYPEFACE)
  add_library(qx_cairo STATIC src/render/cairo/cairo_input.c src/render/cairo/cairo_output.c src/render/cairo/typeface.c)
  target_compile_definitions(qx_cairo PRIVATE TYPEFACE="${TYPEFACE}")
  target_link_libraries(qx_cairo PUBLIC qx PRIVATE PkgConfig::cairo)
else()
  message(STATUS "cairo or Lato not found: building without PNG and PDF")
  add_library(qx_cairo STATIC src/render/cairo/missing.c)
  target_link_libraries(qx_cairo PUBLIC qx)
endif()
