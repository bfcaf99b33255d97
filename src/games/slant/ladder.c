/* ladder.c - see ladder.h. Steps, fields, and the order of the finders. */
#include "games/slant/ladder.h"

#include "lattice/near.h"

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

static struct spot where_corner(const void *board, int32_t k)
{
    const struct scratch_board *s = board;
    return spot_corner(scratch_row(s, (uint32_t)k), scratch_column(s, (uint32_t)k));
}

static struct spot where_cell(const void *board, int32_t k)
{
    const struct scratch_board *s = board;
    return spot_cell(scratch_row(s, (uint32_t)k), scratch_column(s, (uint32_t)k));
}

bool slant_field_sort(struct slant_field *f, const struct scratch_board *s, const struct spot *hand,
                      struct arena *arena)
{
    f->hand = hand;
    return near_sort((int32_t *)f->cell, f->n_cells, where_cell, s, *hand, arena) &&
           near_sort((int32_t *)f->corner, f->n_corners, where_corner, s, *hand, arena);
}

typedef bool single_finder(const struct scratch_board *s, const struct slant_field *f,
                           struct slant_step *out);

/* One number says it: the first kind of this, or whichever is nearest, for all are equally easy. */
bool slant_find_single_clue(const struct scratch_board *s, const struct slant_field *f,
                            struct slant_step *out)
{
    static single_finder *const each[] = {slant_find_board_corner, slant_find_rim_clue,
                                          slant_find_finished, slant_find_needs_all};
    enum { KINDS = sizeof each / sizeof *each };
    int best = KINDS, least = 0;
    for (int i = 0; i < KINDS; i++) {
        if (!each[i](s, f, out))
            continue;
        if (!f->hand)
            return true;
        int far = spot_distance(where_corner(s, (int32_t)(out->because[0] / 2)), *f->hand);
        if (best == KINDS || far < least) {
            best = i;
            least = far;
        }
    }
    return best < KINDS && each[best](s, f, out);
}

bool slant_ladder_step(struct scratch_board *s, struct slant_suppose *p,
                       const struct slant_field *f, struct work *w, struct slant_step *out)
{
    return slant_find_single_clue(s, f, out) || slant_find_loop(s, f, SMALL_LOOP_MOST, out) ||
           (f->unique && slant_find_unique(s, f, out)) || slant_find_way_out(s, f, out) ||
           slant_find_loop(s, f, SIZE_MOST, out) || slant_find_pairs(s, f, MARKS_MOST, out) ||
           slant_find_dead_end(s, f, out) || slant_find_pairs(s, f, MARKS_CHEAP, out) ||
           slant_find_suppose(p, f, SUPPOSE_SHORT_MOST, w, out) ||
           slant_find_pairs(s, f, SIZE_MOST, out) ||
           slant_find_suppose(p, f, SUPPOSE_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_LONG_MOST, w, out) ||
           slant_find_suppose(p, f, SUPPOSE_DEEP_MOST, w, out);
}
