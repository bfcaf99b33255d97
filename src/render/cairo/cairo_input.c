/* cairo_input.c - see cairo_input.h. Whatever the file holds, cairo paints it on an image of one form. */
#include "render/cairo_input.h"

#include <cairo.h>
#include <stdint.h>
#include <string.h>

struct bytes_left {
    const char *at;
    size_t len;
};

static cairo_status_t take_bytes(void *ctx, unsigned char *to, unsigned int n)
{
    struct bytes_left *left = ctx;
    if (n > left->len)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(to, left->at, n);
    left->at += n;
    left->len -= n;
    return CAIRO_STATUS_SUCCESS;
}

/* Of a pixel with its colours already multiplied by its cover: covered by half or more, and darker than the
 * middle. */
static bool is_dark(uint32_t pixel)
{
    uint32_t cover = pixel >> 24, red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
    return cover >= 128 && 2 * (299 * red + 587 * green + 114 * blue) < 1000 * cover;
}

static cairo_surface_t *paint(cairo_surface_t *file, int w, int h)
{
    cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h);
    cairo_t *cr = cairo_create(image);
    cairo_set_source_surface(cr, file, 0, 0);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_flush(image);
    return image;
}

static void read_pixels(cairo_surface_t *image, struct silhouette *out)
{
    const unsigned char *data = cairo_image_surface_get_data(image);
    size_t stride = (size_t)cairo_image_surface_get_stride(image), w = (size_t)out->w;
    for (size_t i = 0; i < w * (size_t)out->h; i++) {
        uint32_t pixel;
        memcpy(&pixel, data + i / w * stride + i % w * sizeof pixel, sizeof pixel);
        out->text[i] = is_dark(pixel) ? '1' : '0';
    }
}

bool cairo_input_is_png(const char *bytes, size_t len)
{
    return len >= 8 && memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) == 0;
}

bool cairo_input_png(const char *bytes, size_t len, struct silhouette *out, struct arena *arena)
{
    struct bytes_left left = {bytes, len};
    cairo_surface_t *file = cairo_image_surface_create_from_png_stream(take_bytes, &left);
    *out = (struct silhouette){0};
    if (cairo_surface_status(file) == CAIRO_STATUS_SUCCESS) {
        out->w = cairo_image_surface_get_width(file);
        out->h = cairo_image_surface_get_height(file);
        cairo_surface_t *image = paint(file, out->w, out->h);
        if (cairo_surface_status(image) == CAIRO_STATUS_SUCCESS)
            out->text = arena_take(arena, (size_t)out->w * (size_t)out->h, 1);
        if (out->text)
            read_pixels(image, out);
        cairo_surface_destroy(image);
    }
    cairo_surface_destroy(file);
    return out->text != NULL;
}
