/* wish.c - puzzles of a wished level.
 *
 * The level of a puzzle is that of the hardest technique the hints need. Easy to hard puzzles are
 * made by following the hints while making (guide.c). Expert ones need long searches, which are
 * dear to follow; there the orders are counted (generate.c), as the result hardly ever is easier,
 * and the hints followed once at the end.
 */
#include "games/hexpath/guide.h"

enum { STEPS_PER_CELL = 200000 }; /* bound of the effort, whatever the caller allows */

/* The techniques of the levels below expert. */
static const struct guide_range ranges[LEVEL_EXPERT] = {
    [LEVEL_EASY] = {0, CUT_OFF},
    [LEVEL_NORMAL] = {DEAD_END, SUPPOSE_SHORT},
    [LEVEL_HARD] = {SUPPOSE, FORK},
};

static enum err_code guided_run(struct maker *m, struct guide_range range)
{
    enum err_code end = ERR_NONE;
    for (bool done = false; end == ERR_NONE && !done;) {
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        if (draft_try(m))
            end = guide_climb(m, range, &done);
    }
    return end;
}

static enum err_code counted_run(struct maker *m)
{
    enum err_code end;
    struct guide_trail t;
    int hardest = ranges[LEVEL_HARD].hardest;
    do {
        end = maker_count(m);
        t = end == ERR_NONE ? guide_follow(m, &m->hidden, hardest) : (struct guide_trail){0};
    } while (end == ERR_NONE && !t.ahead && !t.missing);
    return end;
}

/* As many numbers as the side has cells; easy puzzles have fewer to put in order, and fewer gray
 * cells. The smallest boards need one more to be hard for an expert. */
static struct hexpath_recipe level_recipe(int n, enum level level)
{
    struct hexpath_recipe usual = {n, n / 2};
    if (level == LEVEL_EASY && n > 2)
        usual = (struct hexpath_recipe){2 + n / 2, (n + 1) / 4};
    if (level == LEVEL_EXPERT && n == 3)
        usual.numbers = n + 1;
    return usual;
}

static enum err_code level_run(struct maker *m, const void *wish)
{
    enum level level = ((const struct wish *)wish)->level;
    return level == LEVEL_EXPERT ? counted_run(m) : guided_run(m, ranges[level]);
}

struct err hexpath_make(struct board *b, const struct wish *wish, struct work *w)
{
    uint64_t most = STEPS_PER_CELL * (uint64_t)(board_width(b) * board_width(b));
    most = w->steps < most ? w->steps : most;
    struct work part = *w;
    part.steps = most;
    struct err e = maker_make(b, level_recipe(board_width(b), wish->level), level_run, wish, &part);
    if (w->steps != UINT64_MAX)
        w->steps -= most - part.steps;
    return e;
}
