/* sound.c - rule=sound: nobody can spoil the board.
 *
 * The only solution is kept beside the slashes, two bits a cell, and a placement is legal if and
 * only if it agrees with it.
 */
#include "games/slant/slant.h"

static const struct err not_one = {
    ERR_VARIANT, 0, "rule=sound needs a board with exactly one solution"};
static const struct err not_known = {
    ERR_BUDGET, 0, "the limit was reached before the only solution was found, which rule=sound needs"};
static const struct err spoilt = {
    ERR_VARIANT, 0, "rule=sound: a cell goes against the only solution"};

enum slash slant_sound(const struct board *b, int r, int c)
{
    uint8_t cell = slant_in(b)->at[slant_cell_index(b, r, c)];
    return (enum slash)(cell >> SLASH_SOUND_SHIFT & SLASH_MASK);
}

static struct err keep_solution(struct board *b, const struct board *solution)
{
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++) {
            uint8_t *cell = &slant_of(b)->at[slant_cell_index(b, r, c)];
            enum slash only = slant_cell(solution, r, c), here = slant_cell(b, r, c);
            if (here && here != only)
                return spoilt;
            *cell = (uint8_t)(here | only << SLASH_SOUND_SHIFT);
        }
    return err_none();
}

struct err slant_prepare(struct board *b, struct work *w)
{
    if (!slant_is_duel(b) || b->variant.value[SLANT_RULE] != RULE_SOUND)
        return err_none();
    struct arena_mark mark = arena_here(w->arena);
    struct solve s = {.limit = 2, .first = arena_take(w->arena, 1, slant_size(&b->variant))};
    struct err e = s.first ? slant_solve(b, &s, w) : err_memory();
    if (!err_is(e))
        e = s.answer == ANSWER_ONE       ? keep_solution(b, s.first)
            : s.answer == ANSWER_UNKNOWN ? not_known
                                         : not_one;
    arena_release(w->arena, mark);
    return e;
}
