/* ladder.c - see ladder.h. Steps, fields, and the order of the finders. */
#include "games/slant/ladder.h"

/* A step names a place at most once for each cell that follows from it, and a corner of a group
 * names the cells round it. */
bool slant_step_take(struct slant_step *step, const struct scratch_board *s, struct arena *arena)
{
    *step = (struct slant_step){0};
    step->move = arena_take(arena, s->n, sizeof *step->move);
    step->because = arena_take(arena, 6 * s->n, sizeof *step->because);
    step->fact = arena_take(arena, s->n + 2, sizeof *step->fact);
    step->cap_rest = 16 * s->n;
    step->rest = arena_take(arena, step->cap_rest, sizeof *step->rest);
    return step->move && step->because && step->fact && step->rest;
}

void slant_step_begin(struct slant_step *step, enum slant_technique technique, uint32_t size)
{
    step->technique = technique;
    step->size = size;
    step->n_moves = step->n_because = step->n_facts = step->n_rest = 0;
}

void slant_step_move(struct slant_step *step, uint32_t cell, enum slash slash)
{
    step->move[step->n_moves++] = 2 * cell + (slash == SLASH_FALL);
}

void slant_step_corner(struct slant_step *step, uint32_t corner)
{
    step->because[step->n_because++] = 2 * corner;
}

void slant_step_cell(struct slant_step *step, uint32_t cell)
{
    step->because[step->n_because++] = 2 * cell + 1;
}

bool slant_field_take(struct slant_field *f, const struct scratch_board *s, struct arena *arena)
{
    f->cell = arena_take(arena, s->n, sizeof *f->cell);
    f->corner = arena_take(arena, s->n, sizeof *f->corner);
    return f->cell && f->corner;
}

void slant_field_list(struct slant_field *f, const struct scratch_board *s)
{
    f->n_cells = f->n_corners = 0;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            uint32_t k = scratch_place(s, i, j);
            f->corner[f->n_corners++] = k;
            if (scratch_is_open(s, k))
                f->cell[f->n_cells++] = k;
        }
}

bool slant_ladder_step(struct scratch_board *s, struct slant_suppose *p,
                       const struct slant_field *f, struct work *w, struct slant_step *out)
{
    return slant_find_board_corner(s, f, out) || slant_find_rim_clue(s, f, out) ||
           slant_find_finished(s, f, out) || slant_find_needs_all(s, f, out) ||
           slant_find_loop(s, f, SMALL_LOOP_MOST, out) || slant_find_way_out(s, f, out) ||
           slant_find_loop(s, f, SIZE_MOST, out) || slant_find_pairs(s, f, MARKS_MOST, out) ||
           slant_find_dead_end(s, f, out) || slant_find_pairs(s, f, MARKS_CHEAP, out) ||
           slant_find_suppose(p, f, SUPPOSE_SHORT_MOST, w, out) ||
           slant_find_pairs(s, f, SIZE_MOST, out) ||
           slant_find_suppose(p, f, SUPPOSE_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_LONG_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_DEEP_MOST, w, out);
}
