/* ladder.c - see ladder.h. Steps, fields, and the order of the finders. */
#include "games/slant/ladder.h"

/* A step names at most every place, and a corner once for each cell that follows from it. */
bool slant_step_take(struct step *step, const struct slate *s, struct arena *arena)
{
    *step = (struct step){0};
    step->move = arena_take(arena, s->n, sizeof *step->move);
    step->because = arena_take(arena, 2 * s->n, sizeof *step->because);
    return step->move && step->because;
}

void slant_step_begin(struct step *step, enum slant_technique technique, uint32_t size)
{
    step->technique = technique;
    step->size = size;
    step->n_moves = step->n_because = 0;
}

void slant_step_move(struct step *step, uint32_t cell, enum slash slash)
{
    step->move[step->n_moves++] = 2 * cell + (slash == SLASH_FALL);
}

void slant_step_corner(struct step *step, uint32_t corner)
{
    step->because[step->n_because++] = 2 * corner;
}

void slant_step_cell(struct step *step, uint32_t cell)
{
    step->because[step->n_because++] = 2 * cell + 1;
}

bool slant_field_take(struct field *f, const struct slate *s, struct arena *arena)
{
    f->cell = arena_take(arena, s->n, sizeof *f->cell);
    f->corner = arena_take(arena, s->n, sizeof *f->corner);
    return f->cell && f->corner;
}

void slant_field_list(struct field *f, const struct slate *s)
{
    f->n_cells = f->n_corners = 0;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            uint32_t k = slate_place(s, i, j);
            f->corner[f->n_corners++] = k;
            if (slate_is_open(s, k))
                f->cell[f->n_cells++] = k;
        }
}

bool slant_ladder_step(struct slate *s, struct suppose *p, const struct field *f, struct work *w,
                       struct step *out)
{
    return slant_find_board_corner(s, f, out) || slant_find_rim_clue(s, f, out) ||
           slant_find_finished(s, f, out) || slant_find_needs_all(s, f, out) ||
           slant_find_loop(s, f, SMALL_LOOP_MOST, out) || slant_find_way_out(s, f, out) ||
           slant_find_loop(s, f, SIZE_MOST, out) || slant_find_marks(s, f, MARKS_MOST, out) ||
           slant_find_dead_end(s, f, out) || slant_find_marks(s, f, SIZE_MOST, out) ||
           slant_find_suppose(p, f, SUPPOSE_SHORT_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_LONG_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_DEEP_MOST, w, out);
}
