/* find_unique.c - what would give two answers, for a puzzle that has only one.
 *
 * A cell with no number at its corners may be turned as far as numbers are concerned. Turned, its line
 * joins the other two corners; if the lines at one of these have no cell left to go on in but this one,
 * they are not joined to the other corner by another way, and no loop is closed: two answers. So the
 * line is the one that ends there.
 */
#include "games/slant/ladder.h"

static bool has_numbers(const struct scratch_board *s, uint32_t cell)
{
    return s->clue[cell] != CORNER_NONE || s->clue[cell + 1] != CORNER_NONE ||
           s->clue[cell + s->stride] != CORNER_NONE || s->clue[cell + s->stride + 1] != CORNER_NONE;
}

/* Could the lines at this corner go on in another cell than this one? */
static bool may_go_on(const struct scratch_board *s, uint32_t corner, uint32_t cell)
{
    uint32_t k = corner;
    do {
        for (int i = 0; i < 4; i++) {
            uint32_t beside = scratch_near(s, k, i);
            if (beside != cell && scratch_is_open(s, beside))
                return true;
        }
        k = s->next[k];
    } while (k != corner);
    return false;
}

/* The corner, then the cells round it and all that hangs on it. */
static void name_reasons(const struct scratch_board *s, uint32_t corner, uint32_t cell,
                         struct slant_step *out)
{
    uint32_t k = corner;
    slant_step_corner(out, corner);
    do {
        for (int i = 0; i < 4 && out->n_because < 4 * s->n; i++) {
            uint32_t beside = scratch_near(s, k, i);
            if (beside != cell && s->cell[beside] != SLASH_OUT)
                slant_step_cell(out, beside);
        }
        k = s->next[k];
    } while (k != corner);
}

bool slant_find_unique(const struct scratch_board *s, const struct slant_field *f,
                       struct slant_step *out)
{
    for (uint32_t i = 0; i < f->n_cells && !field_stopped(f, i); i++) {
        uint32_t k = f->cell[i];
        if (!scratch_is_open(s, k) || has_numbers(s, k))
            continue;
        for (int falls = 0; falls < 2; falls++)
            for (int which = 0; which < 2; which++) {
                enum slash slash = falls ? SLASH_FALL : SLASH_RISE;
                uint32_t end = scratch_end(s, k, slash, which);
                if (scratch_closes(s, k, slash) || may_go_on(s, end, k))
                    continue;
                slant_step_begin(out, UNIQUE, 1);
                name_reasons(s, end, k, out);
                slant_step_move(out, k, slash);
                return true;
            }
    }
    return false;
}
