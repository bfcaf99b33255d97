/* notation.c - Slitherlink as one line: CLUES [LINES], LINES = horizontal ':' vertical edges. */
#include <string.h>

#include "core/grid_text.h"
#include "games/slitherlink/slitherlink.h"

static const char edge_ink[] = {'.', '1', '0'}; /* by EDGE_ state */

char slitherlink_clue(const struct board *b, int r, int c)
{
    uint8_t clue = slitherlink_get(b, spot_cell(r, c));
    return clue == CLUE_NONE ? '.' : (char)('0' + clue);
}

const char *slitherlink_put_clue(struct board *b, int r, int c, char clue)
{
    if (clue != '.' && (clue < '0' || clue > '4'))
        return "a clue is 0 to 4 or a dot";
    slitherlink_of(b)->at[slitherlink_index(b, spot_cell(r, c))] =
        clue == '.' ? CLUE_NONE : (uint8_t)(clue - '0');
    return NULL;
}

static const char *put_edge(struct board *b, struct spot s, char ink)
{
    const char *state = memchr(edge_ink, ink, sizeof edge_ink);
    if (!state)
        return "an edge is 1 (line), 0 (cross) or a dot";
    slitherlink_of(b)->at[slitherlink_index(b, s)] = (uint8_t)(state - edge_ink);
    return NULL;
}

static struct spot flat_edge(int r, int c)
{
    return (struct spot){(int16_t)(2 * c + 1), (int16_t)(2 * r)};
}

static struct spot upright_edge(int r, int c)
{
    return (struct spot){(int16_t)(2 * c), (int16_t)(2 * r + 1)};
}

static const char *put_flat(struct board *b, int r, int c, char ink)
{
    return put_edge(b, flat_edge(r, c), ink);
}

static const char *put_upright(struct board *b, int r, int c, char ink)
{
    return put_edge(b, upright_edge(r, c), ink);
}

static char get_flat(const struct board *b, int r, int c)
{
    return edge_ink[slitherlink_get(b, flat_edge(r, c))];
}

static char get_upright(const struct board *b, int r, int c)
{
    return edge_ink[slitherlink_get(b, upright_edge(r, c))];
}

struct err slitherlink_read_body(struct board *b, struct reader *in)
{
    int w = board_width(b), h = board_height(b);
    struct err e = grid_text_read(b, in, w, h, slitherlink_put_clue);
    if (err_is(e) || !reader_skip(in, ' '))
        return e;
    e = grid_text_read(b, in, w, h + 1, put_flat);
    if (err_is(e))
        return e;
    if (!reader_skip(in, ':'))
        return err_text(in->at, "expected ':' and the rows of vertical edges");
    return grid_text_read(b, in, w + 1, h, put_upright);
}

struct err slitherlink_read_field(struct board *b, struct reader *in)
{
    (void)b;
    return err_text(in->at, "expected nothing after the lines");
}

const char *slitherlink_validate(struct board *b)
{
    slitherlink_tally(b);
    return NULL;
}

static bool has_progress(const struct board *b)
{
    int w = board_width(b), h = board_height(b);
    return slitherlink_in(b)->unset != w * (h + 1) + h * (w + 1);
}

static void write_lines(const struct board *b, struct writer *out)
{
    int w = board_width(b), h = board_height(b);
    grid_text_write(b, out, w, h + 1, get_flat);
    writer_char(out, ':');
    grid_text_write(b, out, w + 1, h, get_upright);
}

void slitherlink_write_body(const struct board *b, struct writer *out)
{
    grid_text_write(b, out, board_width(b), board_height(b), slitherlink_clue);
    if (has_progress(b)) {
        writer_char(out, ' ');
        write_lines(b, out);
    }
}

void slitherlink_write_solution(const struct board *b, struct jsonw *out)
{
    jsonw_open_text(out);
    write_lines(b, out->out);
    jsonw_close_text(out);
}

void slitherlink_write_fields(const struct board *b, struct writer *out)
{
    (void)b;
    (void)out;
}
