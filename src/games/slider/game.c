/* game.c - Slider: single cells, the start, the key, and the record that names it all. */
#include "base/hash.h"
#include "engine/exact/judge.h"
#include "games/slider/evaluate.h"

#include <string.h>

static size_t slider_size(const struct variant *v)
{
    size_t words = (size_t)plane_words(v->value[OPTION_WIDTH]);
    return sizeof(struct slider) + PLANE_COUNT * words * sizeof(uint64_t);
}

static size_t cell_bit(const struct slider *s, int r, int c)
{
    int n = slider_n(s);
    return (size_t)plane_bit(n - 1 - r, c, plane_words(n));
}

char slider_get(const struct board *b, int r, int c)
{
    const struct slider *s = slider_in(b);
    int words = plane_words(slider_n(s));
    size_t bit = cell_bit(s, r, c);
    if (bitset_has(s->plane, bit))
        return 'H';
    if (bitset_has(s->plane + words, bit))
        return 'V';
    return bitset_has(s->plane + PLANE_OPEN * words, bit) ? '+' : 'B';
}

const char *slider_put(struct board *b, int r, int c, char ink)
{
    struct slider *s = slider_of(b);
    int words = plane_words(slider_n(s));
    size_t bit = cell_bit(s, r, c);
    if (ink != '+' && ink != 'B' && ink != 'H' && ink != 'V')
        return "a cell is + (empty), B (blocked), H or V";
    bitset_drop(s->plane, bit);
    bitset_drop(s->plane + words, bit);
    bitset_add(s->plane + PLANE_OPEN * words, bit);
    if (ink == 'B')
        bitset_drop(s->plane + PLANE_OPEN * words, bit);
    else if (ink != '+')
        bitset_add(s->plane + (ink == 'H' ? PLANE_H : PLANE_V) * words, bit);
    return NULL;
}

void slider_clear(struct board *b)
{
    size_t head = sizeof(struct board);
    memset((char *)b + head, 0, slider_size(&b->variant) - head);
    int n = slider_n(slider_in(b));
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            slider_put(b, r, c, '+');
}

static void slider_setup(struct board *b)
{
    slider_clear(b);
    int n = slider_n(slider_in(b));
    for (int i = 1; i < n; i++) {
        slider_put(b, n - 1 - i, 0, 'H');
        slider_put(b, n - 1, i, 'V');
    }
}

static uint64_t slider_key(const struct board *b)
{
    const struct slider *s = slider_in(b);
    int n = slider_n(s), words = plane_words(n);
    uint64_t turn = (uint64_t)n << 8 | (uint64_t)s->passes << 1 | s->mover;
    return hash_bytes(turn, s->plane, PLANE_COUNT * (size_t)words * sizeof *s->plane);
}

static int slider_mover(const struct board *b)
{
    return slider_in(b)->mover;
}

/* Bits outside the board, or two things on one cell. */
static bool planes_clash(const struct slider *s)
{
    int n = slider_n(s), words = plane_words(n);
    const uint64_t *h = s->plane, *v = h + words, *open = v + words;
    uint64_t columns = 0;
    for (int c = 0; c < n; c++)
        columns |= plane_column(c, words);
    for (int i = 0; i < words; i++) {
        uint64_t cells = 0;
        for (int row = 0; row < n; row++)
            cells |= plane_row(row, i, words);
        if ((open[i] & ~(cells & columns)) || (h[i] & v[i]) || ((h[i] | v[i]) & ~open[i]))
            return true;
    }
    return false;
}

static const char *slider_fault(const struct board *b)
{
    const struct slider *s = slider_in(b);
    int words = plane_words(slider_n(s));
    if (board_width(b) != board_height(b))
        return "the board is not square";
    if (planes_clash(s))
        return "the planes of a Slider board clash";
    if (s->mover > SLIDER_V || s->passes > 2 || s->side_read)
        return "side to move or passes out of range";
    if (plane_is_empty(s->plane, words) && plane_is_empty(s->plane + words, words))
        return "both sides have left the board";
    return NULL;
}

static int slider_pieces_left(const struct board *b, int side)
{
    const struct slider *s = slider_in(b);
    int words = plane_words(slider_n(s)), n = 0;
    for (int i = 0; i < words; i++)
        n += bits_count(s->plane[side * words + i]);
    return n;
}

static const struct choice slider_options[] = {
    {"width", "cells from left to right", NULL, SLIDER_MIN, SLIDER_MAX, 6},
    {"height", "cells from bottom to top", NULL, SLIDER_MIN, SLIDER_MAX, 6},
    {NULL},
};

/* Each beats the one before in two to five games of six; found by tools/levels.c. */
static const struct level_setting levels[NAMED_LEVELS - 1] = {
    {1, 205, 100000}, {1, 130, 100000}, {1, 70, 100000}, {2, 61, 100000},
    {3, 20, 100000},  {0, 0, 2500},     {0, 0, 20000},
};

static const struct duel slider_duel = {
    .sides = {"H", "V"},
    .names = {"H", "V"},
    .mover = slider_mover,
    .pass = SLIDER_PASS,
    .move_end = slider_move_end,
    .start = slider_start,
    .pieces_left = slider_pieces_left,
    .evaluate = slider_evaluate,
    .lead = 140,
    .levels = levels,
    .eval_step = SLIDER_EVAL_STEP,
    .remark = slider_remark,
};

static struct err slider_value(const struct board *b, struct worth *each, size_t n, struct work *w)
{
    return exact_judge_value(b, slider_lanes, each, n, w);
}

static bool slider_in_reach(const struct board *b, struct arena *arena)
{
    return exact_judge_in_reach(b, slider_lanes, arena);
}

static const struct census slider_census = {
    .value = slider_value, .in_reach = slider_in_reach, .lanes = slider_lanes};

static const struct form slider_course = {"course", "Slider's course", slider_read_course};

const struct game slider_game = {
    .name = "slider",
    .title = "Slider",
    .blurb = "H goes right, V goes up: get all your pieces off the board first",
    .brief =
        "H moves its pieces one cell right, up or down and leaves the board on the right; V moves "
        "one cell up, left or right and leaves at the top. Only empty cells can be entered. A "
        "side that cannot move passes. Whoever has no piece left on the board wins.",
    .manual = slider_manual,
    .sample = "slider 6 ++++V+/+H+V+H/H+B+++/+++HVB/+HV+++/++++V+ H",
    .square = true,
    .lattice = LATTICE_SQUARE,
    .sizes = "a board of Slider is square, with a side of 2 to 16",
    .options = slider_options,
    .rules = {.size = slider_size,
              .setup = slider_setup,
              .read_body = slider_read_body,
              .read_field = slider_read_field,
              .validate = slider_validate,
              .write_body = slider_write_body,
              .write_fields = slider_write_fields,
              .text_layout = slider_text_layout,
              .glyph_at = slider_glyph_at,
              .set_glyph = slider_set_glyph,
              .moves = slider_moves,
              .refusal = slider_refusal,
              .play = slider_play,
              .press = slider_press,
              .read_move = slider_read_move,
              .write_move = slider_write_move,
              .move_spot = slider_move_spot,
              .status = slider_status,
              .key = slider_key,
              .scene = slider_scene,
              .turn = slider_turn,
              .turn_move = slider_turn_move,
              .broken_invariant = slider_fault},
    .form = &slider_course,
    .face = &slider_face,
    .edit = &slider_editing,
    .duel = &slider_duel,
    .census = &slider_census,
};
