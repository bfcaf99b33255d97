/* generate_level.c - puzzles of a wished level.
 *
 * The level of a puzzle is that of the hardest technique the hints need. Easy to hard puzzles are
 * made by following the hints while making (generate_guided.c). Expert ones need long searches,
 * which are dear to follow; there the orders are counted (generate.c), as the result hardly ever is
 * easier, and the hints followed once at the end.
 */
#include "games/hexpath/generate_guided.h"

enum { STEPS_PER_CELL = 200000 }; /* bound of the effort, whatever the caller allows */

/* The techniques of the levels below expert. */
static const struct guided_range ranges[LEVEL_EXPERT] = {
    [LEVEL_EASY] = {0, CUT_OFF},
    [LEVEL_NORMAL] = {DEAD_END, SUPPOSE_SHORT},
    [LEVEL_HARD] = {SUPPOSE, FORK},
};

static enum err_code guided_run(struct hexpath_maker *m, struct guided_range range)
{
    enum err_code end = ERR_NONE;
    for (bool done = false; end == ERR_NONE && !done;) {
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        if (hexpath_generate_draft(m))
            end = hexpath_guided_climb(m, range, &done);
    }
    return end;
}

static enum err_code counted_run(struct hexpath_maker *m)
{
    enum err_code end;
    struct guided_trail t;
    int hardest = ranges[LEVEL_HARD].hardest;
    do {
        end = hexpath_maker_count(m);
        t = end == ERR_NONE ? hexpath_guided_follow(m, &m->hidden, hardest)
                            : (struct guided_trail){0};
    } while (end == ERR_NONE && !t.ahead && !t.missing);
    return end;
}

/* Cells that the walk never comes near: so many are left alone, so many may be left. */
enum { IDLE_PERCENT = 12, IDLE_MOST_PERCENT = 15 };
/* Up to this a walk that comes near all others is found soon enough; on larger boards walls stand there. */
enum { REACHED_SIZE = 7 };

/* Cells with a number that the hidden walk does not enter, nor pass by if `apart`: shuffled. */
static int idle_cells(struct hexpath_maker *m, bool apart, uint16_t *out)
{
    bool near[HEXPATH_CELLS_MAX + 1] = {false};
    int n = 0;
    if (apart)
        hexpath_cells_apart(m, &m->hidden, near);
    for (int i = 0; i < m->hidden.n; i++)
        near[m->hidden.place[i]] = true;
    for (int cell = 0; cell < m->cells; cell++)
        if (!near[cell] && m->map.label[cell] != WALK_BLOCKED) {
            int at = maker_chance(m, n + 1);
            out[n] = out[at];
            out[at] = (uint16_t)cell;
            n++;
        }
    return n;
}

/* What the walk never comes near becomes a wall, as long as the hints get through and need what
 * they should. */
static enum err_code raise_walls(struct hexpath_maker *m, struct guided_range range)
{
    uint16_t idle[HEXPATH_SIZE_MAX * HEXPATH_SIZE_MAX];
    int n = idle_cells(m, true, idle), left = n;
    struct guided_trail t = hexpath_guided_follow(m, &m->hidden, range.hardest);
    if (t.ahead || t.missing)
        return ERR_NONE; /* nothing to hold a change against */
    for (int i = 0; i < n && 100 * left > IDLE_PERCENT * m->cells; i++) {
        uint8_t old = m->map.label[idle[i]];
        struct route hidden;
        if (m->uses[old] == 1)
            continue; /* the number would vanish from the board */
        if (!work_spend(m->w, (uint64_t)m->hidden.n))
            return ERR_BUDGET;
        hexpath_label_set(m, idle[i], WALK_BLOCKED);
        bool holds = hexpath_walk_hidden(m, &hidden) == m->gray && hidden.n == m->hidden.n;
        t = hexpath_guided_follow(m, &m->hidden, range.hardest);
        if (holds && !t.ahead && !t.missing && t.needed >= range.easiest)
            left--;
        else
            hexpath_label_set(m, idle[i], old);
    }
    return ERR_NONE;
}

/* ---- as many walls as were asked for ---- */

/* One after the other, as long as the hints get through and need what they should. ERR_NONE also if there
 * are too many or too few in the end. */
static enum err_code wall_up(struct hexpath_maker *m, struct guided_range range, int walls)
{
    uint16_t spare[HEXPATH_SIZE_MAX * HEXPATH_SIZE_MAX];
    int n = idle_cells(m, false, spare);
    struct guided_trail t = hexpath_guided_follow(m, &m->hidden, range.hardest);
    bool guided = !t.ahead && !t.missing;
    for (int i = 0; i < n && m->blocked < walls && guided; i++) {
        uint8_t old = m->map.label[spare[i]];
        struct route hidden;
        if (m->uses[old] == 1)
            continue; /* the number would vanish from the board */
        if (!work_spend(m->w, (uint64_t)m->hidden.n))
            return ERR_BUDGET;
        hexpath_label_set(m, spare[i], WALK_BLOCKED);
        bool holds = hexpath_walk_hidden(m, &hidden) == m->gray && hidden.n == m->hidden.n &&
                     route_end(&hidden) == m->map.map.goal;
        t = holds ? hexpath_guided_follow(m, &hidden, range.hardest) : t;
        if (!holds || t.ahead || t.missing || t.needed < range.easiest)
            hexpath_label_set(m, spare[i], old);
        else
            m->hidden = hidden;
    }
    return ERR_NONE;
}

/* As many numbers as the side has cells; easy puzzles have fewer to put in order. The smallest boards need one more to be hard for an expert. */
static struct hexpath_recipe level_recipe(int n, const struct generate_request *request)
{
    enum level level = request->level;
    struct hexpath_recipe usual = {n, n / 2, n <= REACHED_SIZE ? 100 - IDLE_MOST_PERCENT : 0};
    if (level == LEVEL_EASY && n > 2)
        usual.numbers = 2 + n / 2;
    if (level == LEVEL_EXPERT && n == 3)
        usual.numbers = n + 1;
    if (request->wishes.numbers)
        usual.numbers = request->wishes.numbers;
    return usual;
}

enum { WALLED_SIZE = 4 }; /* from this on experts have a wall */

static bool has_walls(const struct hexpath_maker *m, enum level level)
{
    return level != LEVEL_EXPERT || m->n < WALLED_SIZE || m->n > REACHED_SIZE || m->blocked > 0;
}

/* The walls that a level has where none are asked for. */
static enum err_code usual_walls(struct hexpath_maker *m, struct guided_range range, enum level level)
{
    enum err_code end = raise_walls(m, range);
    if (end == ERR_NONE && !has_walls(m, level))
        end = wall_up(m, range, m->n / 2);
    return end;
}

static enum err_code level_run(struct hexpath_maker *m, const void *asked)
{
    const struct generate_request *request = asked;
    enum level level = request->level;
    int walls = request->wishes.walls - 1;
    struct guided_range expert = {FORK, MANY_FORKS};
    struct guided_range range = level == LEVEL_EXPERT ? expert : ranges[level];
    enum err_code end = ERR_NONE;
    do {
        end = level == LEVEL_EXPERT ? counted_run(m) : guided_run(m, ranges[level]);
        if (end == ERR_NONE)
            end = walls < 0 ? usual_walls(m, range, level) : wall_up(m, range, walls);
    } while (end == ERR_NONE && (walls < 0 ? !has_walls(m, level) : m->blocked != walls));
    return end;
}

/* What a board of this size cannot have, or NULL. */
static const char *hexpath_wish_refusal(int n, const struct wishes *wishes)
{
    if (wishes->numbers && (wishes->numbers < 2 || wishes->numbers > ORDER_MAX ||
                            wishes->numbers > n * n))
        return "--numbers: a board has two different numbers at least, and no more than it has cells "
               "or 64";
    if (wishes->walls > n * n - n)
        return "--walls: so many walls leave no room for a path across the board";
    return NULL;
}

struct err hexpath_make(struct board *b, const struct generate_request *request, struct work *w)
{
    const char *why = hexpath_wish_refusal(board_width(b), &request->wishes);
    if (why)
        return (struct err){ERR_BUDGET, 0, why};
    uint64_t most = STEPS_PER_CELL * (uint64_t)(board_width(b) * board_width(b));
    most = w->steps < most ? w->steps : most;
    struct work part = *w;
    part.steps = most;
    struct err e = hexpath_maker_make(b, level_recipe(board_width(b), request), level_run,
                                      request, &part);
    if (w->steps != UINT64_MAX)
        w->steps -= most - part.steps;
    return e;
}
