/* cairo_output.c - see cairo_output.h: a canvas over cairo.
 *
 * Running text is set in Lato, whose files are part of the program (typeface.h), so no machine
 * chooses another face; glyphs are not hinted, so widths do not depend on sizes.
 */
#include "render/cairo_output.h"

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <errno.h>
#include <string.h>

#include "render/cairo/typeface.h"

struct cairo_file {
    cairo_t *cr;
    FT_Library library;
    cairo_font_face_t *face[FACE_COUNT];
};

/* ---- the canvas ---- */

static void cairo_output_move(void *ctx, double x, double y)
{
    cairo_move_to(((struct cairo_file *)ctx)->cr, x, y);
}

static void cairo_output_line(void *ctx, double x, double y)
{
    cairo_line_to(((struct cairo_file *)ctx)->cr, x, y);
}

static void cairo_output_curve(void *ctx, double x1, double y1, double x2, double y2, double x,
                               double y)
{
    cairo_curve_to(((struct cairo_file *)ctx)->cr, x1, y1, x2, y2, x, y);
}

static void cairo_output_circle(void *ctx, double x, double y, double r)
{
    cairo_t *cr = ((struct cairo_file *)ctx)->cr;
    cairo_new_sub_path(cr);
    cairo_arc(cr, x, y, r, 0, 6.283185307179586);
    cairo_close_path(cr);
}

static void cairo_output_end_part(void *ctx)
{
    cairo_close_path(((struct cairo_file *)ctx)->cr);
}

static void set_color(cairo_t *cr, color c)
{
    cairo_set_source_rgb(cr, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}

static void cairo_output_paint(void *ctx, const struct pen *pen)
{
    cairo_t *cr = ((struct cairo_file *)ctx)->cr;
    if (pen->fill != COLOR_NONE) {
        set_color(cr, pen->fill);
        cairo_fill_preserve(cr);
    }
    if (pen->stroke != COLOR_NONE) {
        set_color(cr, pen->stroke);
        cairo_set_line_width(cr, pen->width);
        cairo_set_dash(cr, &pen->dash, pen->dash > 0, 0);
        cairo_stroke_preserve(cr);
    }
    cairo_new_path(cr);
}

enum { TEXT_MAX = 1024 };

static const char *take_text(struct cairo_file *p, enum face face, double size, struct slice text,
                             char copy[TEXT_MAX])
{
    size_t n = text.len < TEXT_MAX - 1 ? text.len : TEXT_MAX - 1;
    memcpy(copy, text.text, n);
    copy[n] = '\0';
    cairo_set_font_face(p->cr, p->face[face]);
    cairo_set_font_size(p->cr, size);
    return copy;
}

static void cairo_output_text(void *ctx, enum face face, double size, double x, double y, color ink,
                              struct slice text)
{
    struct cairo_file *p = ctx;
    char copy[TEXT_MAX];
    const char *s = take_text(p, face, size, text, copy);
    set_color(p->cr, ink);
    cairo_move_to(p->cr, x, y);
    cairo_show_text(p->cr, s);
    cairo_new_path(p->cr);
}

static double cairo_output_text_width(void *ctx, enum face face, double size, struct slice text)
{
    struct cairo_file *p = ctx;
    char copy[TEXT_MAX];
    cairo_text_extents_t e;
    cairo_text_extents(p->cr, take_text(p, face, size, text, copy), &e);
    return e.x_advance;
}

static const struct canvas_ops cairo_output_ops = {
    .move = cairo_output_move,
    .line = cairo_output_line,
    .curve = cairo_output_curve,
    .circle = cairo_output_circle,
    .close = cairo_output_end_part,
    .paint = cairo_output_paint,
    .text = cairo_output_text,
    .text_width = cairo_output_text_width,
};

/* ---- faces ---- */

static cairo_user_data_key_t owner; /* its address is the key under which cairo keeps an FT_Face */

static void face_done(void *face)
{
    FT_Done_Face(face);
}

static cairo_font_face_t *face_open(FT_Library library, enum face which)
{
    FT_Face ft;
    if (FT_New_Memory_Face(library, typeface[which].start,
                           (FT_Long)(typeface[which].end - typeface[which].start), 0, &ft) != 0)
        return NULL;
    cairo_font_face_t *face = cairo_ft_font_face_create_for_ft_face(ft, FT_LOAD_NO_HINTING);
    if (cairo_font_face_set_user_data(face, &owner, ft, face_done) != CAIRO_STATUS_SUCCESS) {
        cairo_font_face_destroy(face);
        FT_Done_Face(ft);
        return NULL;
    }
    return face;
}

static bool cairo_output_open(struct cairo_file *p)
{
    *p = (struct cairo_file){0};
    errno = 0;
    bool ok = FT_Init_FreeType(&p->library) == 0;
    for (int i = 0; ok && i < FACE_COUNT; i++)
        ok = (p->face[i] = face_open(p->library, (enum face)i)) != NULL;
    return ok;
}

/* Cairo keeps faces for later; the library may only go when it has let go of them. */
static void cairo_output_close(struct cairo_file *p)
{
    for (int i = 0; i < FACE_COUNT; i++)
        cairo_font_face_destroy(p->face[i]);
    cairo_debug_reset_static_data();
    if (p->library)
        FT_Done_FreeType(p->library);
}

/* ---- files ---- */

/* Some ways through cairo leave a glyph or a face out where they find no memory, and say nothing of
 * it; but whoever asked in vain has left it in errno. */
static bool found_memory(void)
{
    return errno != ENOMEM;
}

static cairo_status_t put(void *out, const unsigned char *data, unsigned int n)
{
    writer_slice(out, (struct slice){(const char *)data, n});
    return CAIRO_STATUS_SUCCESS;
}

/* Draw one page on a fresh context. */
static bool draw_page(struct cairo_file *p, cairo_surface_t *surface, const struct pages *pages,
                      int page)
{
    struct canvas c = {&cairo_output_ops, p};
    p->cr = cairo_create(surface);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(p->cr, CAIRO_LINE_JOIN_ROUND);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(p->cr, options);
    cairo_font_options_destroy(options);
    pages->draw(pages->ctx, page, &c);
    cairo_show_page(p->cr);
    bool ok = cairo_status(p->cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(p->cr);
    return ok;
}

bool cairo_output_is_there(void)
{
    return true;
}

bool cairo_output_pdf(const struct pages *pages, struct writer *out)
{
    struct cairo_file p;
    bool ok = cairo_output_open(&p);
    if (ok) {
        cairo_surface_t *pdf = cairo_pdf_surface_create_for_stream(put, out, pages->w, pages->h);
        cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_TITLE, pages->title);
        cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATOR, "Quincunx");
        cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
        for (int i = 0; ok && i < pages->n; i++)
            ok = draw_page(&p, pdf, pages, i);
        cairo_surface_finish(pdf);
        ok = ok && cairo_surface_status(pdf) == CAIRO_STATUS_SUCCESS && found_memory();
        cairo_surface_destroy(pdf);
    }
    cairo_output_close(&p);
    return ok;
}

bool cairo_output_png(const struct pages *pages, struct writer *out)
{
    struct cairo_file p;
    bool ok = cairo_output_open(&p);
    if (ok) {
        cairo_surface_t *image = cairo_image_surface_create(
            CAIRO_FORMAT_RGB24, (int)(pages->w + 0.5), (int)(pages->h + 0.5));
        ok = draw_page(&p, image, pages, 0) &&
             cairo_surface_write_to_png_stream(image, put, out) == CAIRO_STATUS_SUCCESS &&
             found_memory();
        cairo_surface_destroy(image);
    }
    cairo_output_close(&p);
    return ok;
}
