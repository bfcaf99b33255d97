/* solution_rule.c - rule=sound: nobody can spoil the board.
 *
 * The only solution is kept beside the slashes, two bits a cell, and a placement is legal if and
 * only if it agrees with it. Who never spoils a board under the other rule either thinks about it
 * as about a sound one (slant_secure).
 */
#include "games/slant/slant.h"

#include <string.h>

static const struct err not_one = {
    ERR_VARIANT, 0, "rule=sound needs a board with exactly one solution"};
static const struct err spoilt = {
    ERR_VARIANT, 0, "rule=sound: a cell goes against the only solution"};

enum slash slant_solution_rule(const struct board *b, int r, int c)
{
    uint8_t cell = slant_in(b)->at[slant_cell_index(b, r, c)];
    return (enum slash)(cell >> SLASH_SOUND_SHIFT & SLASH_MASK);
}

static const struct err not_known = {
    ERR_BUDGET, 0, "whether there is exactly one solution was not found out in time"};

typedef enum slash slash_at(const struct board *b, int r, int c);

static struct err keep_solution(struct board *b, const struct board *from, slash_at *solution)
{
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++) {
            uint8_t *cell = &slant_of(b)->at[slant_cell_index(b, r, c)];
            enum slash only = solution(from, r, c), here = slant_cell(b, r, c);
            if (here && here != only)
                return spoilt;
            *cell = (uint8_t)(here | only << SLASH_SOUND_SHIFT);
        }
    return err_none();
}

static struct err find_solution(struct board *b, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct solve s = {.limit = 2, .first = arena_take(w->arena, 1, slant_size(&b->variant))};
    struct err e = s.first ? slant_solve(b, &s, w) : err_memory();
    if (!err_is(e))
        e = s.answer == ANSWER_ONE       ? keep_solution(b, s.first, slant_cell)
            : s.answer == ANSWER_UNKNOWN ? not_known
                                         : not_one;
    arena_release(w->arena, mark);
    return e;
}

struct err slant_after_read(struct board *b, struct work *w)
{
    bool sound = slant_is_duel(b) && b->variant.value[SLANT_RULE] == RULE_SOUND;
    return sound ? find_solution(b, w) : err_none();
}

static bool is_same_puzzle(const struct board *a, const struct board *b)
{
    return board_width(a) == board_width(b) && board_height(a) == board_height(b) &&
           memcmp(slant_in(a)->at, slant_in(b)->at, slant_cell_index(a, 0, 0)) == 0;
}

struct err slant_secure(struct board *b, const struct board *known, struct work *w)
{
    if (b->variant.value[SLANT_RULE] == RULE_SOUND)
        return err_none();
    b->variant.value[SLANT_RULE] = RULE_SOUND;
    return known && is_same_puzzle(b, known) ? keep_solution(b, known, slant_solution_rule)
                                             : find_solution(b, w);
}
