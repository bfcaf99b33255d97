/* turns.c - what the search decides, in turns: colours of cells or lines, row by row or the most
 * active ones.
 *
 * Row by row what clashes was decided a row ago at most, so little is undone, and a board with many
 * solutions is full after a few conflicts a row. Going by activity, with restarts, decides far
 * places again and again there. But a board with few solutions, or none, has its hard places
 * anywhere. So first there are turns by rows, on boards of which the root knows little, and each
 * only as long as it gets on: a conflict for every ROW_CELLS places that were filled, and LEAST at
 * once. Then turns by activity: colours for a while, then lines, then colours again, each time for
 * longer. Colours are three times fewer and need a quarter fewer conflicts on hard boards. Where
 * conflicts are cheap as the board is small, colours by activity have a turn between rows, too.
 *
 *      colours inside     o o o o o     until a clue or a loop asks for something else
 *      lines drawn        +---+---+     until a dot or a clue has enough: paths along the rows
 *
 * Lines drawn come first where most clues are 3s, which meets at once what they ask for.
 *
 * Diagonals have one turn by rows, then go by activity (a slash is nothing else but what it
 * decides).
 */
#include <string.h>

#include "engine/cdcl/turns.h"

enum { ROW_TURNS = 8, LEAST = 60, ROW_CELLS = 16, FIRST_TURN = 1000 };
enum { SMALL_CELLS = 2000, SMALL_AFTER = 1, SMALL_TURN = 400 }; /* rows first, then conflicts */
enum { EQUATIONS_LEAST = 20, EQUATIONS_CELLS = 64 };

static int32_t base_level(const struct cdcl *s)
{
    return s->n_assumed ? 1 : 0;
}

/* Cells with many sides known are decided first, and stay ahead for some dozens of conflicts. */
enum { AHEAD = 10 };

static void first_order(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    for (int r = 0; r < fr->h; r++)
        for (int c = 0; c < fr->w; c++) {
            uint32_t d = frame_place(fr, r, c), k = 2 * d + 1;
            for (int i = 0; i < 4; i++)
                if (s->value[k + (uint32_t)fr->member[1][i]] != FREE)
                    s->activity[fr->n_vars + d] += AHEAD;
        }
}

/* Colours are first tried as a comb: one loop already, with a line on two sides of nearly every
 * cell, so that what the clues ask for is a change nearby. On boards with few clues that is almost
 * all there is to do; other boards forget it soon. The first row is the back, every second column a
 * tooth.
 *
 *      o o o o o
 *      o   o   o      o: inside
 *      o   o   o
 */
static void first_colours(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    for (int r = 0; r < fr->h; r++)
        for (int c = 0; c < fr->w; c++)
            s->phase[fr->n_vars + frame_place(fr, r, c)] = r == 0 || c % 2 == 0;
}

static bool most_are_3s(const struct cdcl *s)
{
    uint32_t clues = 0, threes = 0;
    for (uint32_t k = 1; k < s->frame.n_counts; k += 2) {
        unsigned allowed = count_allowed(s->state[k]);
        clues += allowed != COUNT_ANY;
        threes += allowed == 1u << 3;
    }
    return 2 * threes > clues;
}

enum rows { ROWS_INSIDE, ROWS_DRAWN, ROWS_COMB, ROWS_CROSSED_OUT, ROWS };

/* Each kind has its turn twice: by then other clauses are known. */
static void rows_begin(struct cdcl *s)
{
    uint32_t turn = ROW_TURNS - s->row_turns;
    enum rows rows = turn < 2 && most_are_3s(s) ? (enum rows)(1 - turn) : (enum rows)(turn % ROWS);
    s->sweeping = true;
    s->by_lines = rows == ROWS_DRAWN || rows == ROWS_CROSSED_OUT;
    s->sweep = s->sweep_deepest = 0;
    s->turn_began = s->stats.conflicts;
    if (s->by_lines)
        memset(s->phase, rows == ROWS_DRAWN, s->frame.n_vars);
    else if (rows == ROWS_INSIDE)
        memset(s->phase + s->frame.n_vars, 1, s->frame.n_places);
    else
        first_colours(s);
}

static void activity_begin(struct cdcl *s, bool lines, uint64_t conflicts)
{
    s->sweeping = false;
    s->by_lines = lines;
    s->last_restart = s->stats.conflicts;
    s->next_turn = s->stats.conflicts + conflicts;
    if (lines)
        memset(s->phase, 1, s->frame.n_vars);
    cdcl_order_fill(s);
}

/* Where the root knows little, equations are soon worth their time too. */
void cdcl_turns_begin(struct cdcl *s)
{
    bool by_rows = s->n_guards == 0 && 4 * s->n_trail < s->n_board;
    first_order(s);
    s->row_turns = by_rows ? ROW_TURNS : 0;
    if (by_rows) {
        rows_begin(s);
        s->linear_at = EQUATIONS_LEAST + (uint64_t)(s->frame.w * s->frame.h) / EQUATIONS_CELLS;
    } else {
        first_colours(s);
        cdcl_turns_skip_rows(s);
    }
}

void cdcl_turns_skip_rows(struct cdcl *s)
{
    activity_begin(s, false, FIRST_TURN);
    s->row_turns = 0;
}

static bool rows_are_over(struct cdcl *s)
{
    uint32_t from = s->by_lines ? 0 : s->frame.n_vars, places = s->by_lines ? 2 : 1;
    uint32_t filled = s->sweep_deepest > from ? (s->sweep_deepest - from) / places : 0;
    return s->stats.conflicts - s->turn_began >= LEAST + filled / ROW_CELLS;
}

bool cdcl_turn_is_over(struct cdcl *s)
{
    if (s->frame.loop && s->sweeping)
        return rows_are_over(s);
    return (s->colours || s->sweeping) && s->stats.conflicts >= s->next_turn;
}

void cdcl_turn_next(struct cdcl *s)
{
    if (!s->frame.loop) {
        cdcl_trail_backtrack(s, 0);
        s->broken = s->broken || (!s->log && cdcl_forest_bound_refutes(s, true));
        activity_begin(s, false, 0);
        return;
    }
    const bool small = s->frame.w * s->frame.h <= SMALL_CELLS;
    cdcl_trail_backtrack(s, base_level(s));
    s->row_turns -= s->sweeping;
    if (s->sweeping && small && s->row_turns == ROW_TURNS - SMALL_AFTER) {
        first_colours(s);
        activity_begin(s, false, SMALL_TURN);
    } else if (s->row_turns) {
        rows_begin(s);
    } else if (s->sweeping) {
        first_colours(s);
        cdcl_turns_skip_rows(s);
    } else {
        activity_begin(s, !s->by_lines, 2 * s->stats.conflicts);
    }
}
