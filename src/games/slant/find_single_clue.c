/* find_single_clue.c - one number at a time: it has its lines, or it needs every cell that is left.
 * */
#include "games/slant/ladder.h"

/* Fill the empty cells round a corner with lines that end there, or that pass by. */
static void fill_round(const struct scratch_board *s, uint32_t corner, bool touch,
                       struct slant_step *out)
{
    for (int i = 0; i < 4; i++) {
        uint32_t cell = scratch_near(s, corner, i);
        enum slash slash = scratch_touching(i);
        if (scratch_is_open(s, cell))
            slant_step_move(out, cell, touch ? slash : slash_other(slash));
    }
}

static bool on_rim(const struct scratch_board *s, uint32_t corner)
{
    int i = scratch_row(s, corner), j = scratch_column(s, corner);
    return i == 0 || j == 0 || i == s->h || j == s->w;
}

static int cells_round(const struct scratch_board *s, uint32_t corner)
{
    int i = scratch_row(s, corner), j = scratch_column(s, corner);
    return (i == 0 || i == s->h ? 1 : 2) * (j == 0 || j == s->w ? 1 : 2);
}

/* A number with as many cells round it as it says, or a 0: nothing else has to be seen. */
static bool find_full(const struct scratch_board *s, const struct slant_field *f, int cells,
                      enum slant_technique technique, struct slant_step *out)
{
    for (uint32_t i = 0; i < f->n_corners && !field_stopped(f, i); i++) {
        uint32_t k = f->corner[i];
        int clue = s->clue[k];
        if (clue == CORNER_NONE || !s->open[k] || !on_rim(s, k) || cells_round(s, k) != cells ||
            (clue != 0 && clue != cells))
            continue;
        slant_step_begin(out, technique, 1);
        slant_step_corner(out, k);
        fill_round(s, k, clue != 0, out);
        return true;
    }
    return false;
}

bool slant_find_board_corner(const struct scratch_board *s, const struct slant_field *f,
                             struct slant_step *out)
{
    return find_full(s, f, 1, BOARD_CORNER, out);
}

bool slant_find_rim_clue(const struct scratch_board *s, const struct slant_field *f,
                         struct slant_step *out)
{
    return find_full(s, f, 2, RIM_CLUE, out);
}

/* The corner, then the cells round it that show why: those with a line to it, or those without. */
static void name_round(const struct scratch_board *s, uint32_t corner, bool touch,
                       struct slant_step *out)
{
    slant_step_corner(out, corner);
    for (int i = 0; i < 4; i++) {
        uint32_t cell = scratch_near(s, corner, i);
        enum slash slash = scratch_touching(i);
        if (s->cell[cell] == (touch ? slash : slash_other(slash)))
            slant_step_cell(out, cell);
    }
}

bool slant_find_finished(const struct scratch_board *s, const struct slant_field *f,
                         struct slant_step *out)
{
    for (uint32_t i = 0; i < f->n_corners && !field_stopped(f, i); i++) {
        uint32_t k = f->corner[i];
        if (s->clue[k] == CORNER_NONE || !s->open[k] || s->lines[k] != s->clue[k])
            continue;
        slant_step_begin(out, CLUE_FINISHED, 1);
        name_round(s, k, true, out);
        fill_round(s, k, false, out);
        return true;
    }
    return false;
}

bool slant_find_needs_all(const struct scratch_board *s, const struct slant_field *f,
                          struct slant_step *out)
{
    for (uint32_t i = 0; i < f->n_corners && !field_stopped(f, i); i++) {
        uint32_t k = f->corner[i];
        if (s->clue[k] == CORNER_NONE || !s->open[k] || s->lines[k] + s->open[k] != s->clue[k])
            continue;
        slant_step_begin(out, CLUE_NEEDS_ALL, 1);
        name_round(s, k, false, out);
        fill_round(s, k, true, out);
        return true;
    }
    return false;
}
