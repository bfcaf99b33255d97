/* flank.c - flanks, segments, and the test that decides whether discs flip.
 *
 * Flanks are found by walking one bit away from the placed disc through enemy discs. The test
 * needs two lengths. Both are "the longest segment of a colour that holds a disc of some set":
 *
 *     created   friendly segments after the imagined flips, through any new friendly disc,
 *               in both orientations
 *     cut       enemy segments before the turn, through any flanked disc, across the run
 *
 * Along its own run a flanked disc has no other segment than the run, which ends at the placed
 * disc and at the friendly one; so "crosses the run without being the run" means the segments at
 * right angles to it. A lone disc that is flanked counts as a crossing segment of length 1 (no
 * verdict depends on that: created is at least 2).
 *
 * The longest segment through a set: spread the set along the lines inside its colour, then wear
 * all segments down from one end, one square a step; the number of steps is the length.
 */
#include "games/crosscut/flank.h"

#define COLUMN_FIRST 0x0101010101010101u
#define ROW_FIRST ((uint64_t)0xFF)
#define COLUMN_LAST 0x8080808080808080u

/* One square on; what would wrap into the next row vanishes. */
static inline uint64_t go_east(uint64_t x)
{
    return (x & ~COLUMN_LAST) << 1;
}

static inline uint64_t go_west(uint64_t x)
{
    return (x & ~COLUMN_FIRST) >> 1;
}

/* The run of enemy discs from `bit` on, if a friendly disc ends it. */
static inline uint64_t run_north(uint64_t own, uint64_t enemy, uint64_t bit)
{
    uint64_t run = 0;
    for (; bit & enemy; bit <<= 8)
        run |= bit;
    return bit & own ? run : 0;
}

static inline uint64_t run_south(uint64_t own, uint64_t enemy, uint64_t bit)
{
    uint64_t run = 0;
    for (; bit & enemy; bit >>= 8)
        run |= bit;
    return bit & own ? run : 0;
}

static inline uint64_t run_east(uint64_t own, uint64_t enemy, uint64_t bit)
{
    uint64_t run = 0;
    for (; bit & enemy; bit = go_east(bit))
        run |= bit;
    return bit & own ? run : 0;
}

static inline uint64_t run_west(uint64_t own, uint64_t enemy, uint64_t bit)
{
    uint64_t run = 0;
    for (; bit & enemy; bit = go_west(bit))
        run |= bit;
    return bit & own ? run : 0;
}

static int longest_row(uint64_t colour, uint64_t set)
{
    uint64_t wider = set;
    do {
        set = wider;
        wider |= (go_east(set) | go_west(set)) & colour;
    } while (wider != set);
    int n = 0;
    for (; set; n++)
        set &= go_west(set);
    return n;
}

static int longest_column(uint64_t colour, uint64_t set)
{
    uint64_t wider = set;
    do {
        set = wider;
        wider |= (set << 8 | set >> 8) & colour;
    } while (wider != set);
    int n = 0;
    for (; set; n++)
        set &= set >> 8;
    return n;
}

static inline int longer(int a, int b)
{
    return a > b ? a : b;
}

/* `upright` and `level` are the flanked runs along columns and rows; placed is 0 on the
 * perimeter, whose disc counts for nothing. */
static struct flank judge(uint64_t own, uint64_t enemy, uint64_t placed, uint64_t upright,
                          uint64_t level)
{
    struct flank f = {.flanked = upright | level};
    uint64_t fresh = placed | f.flanked, after = own | fresh;
    f.created = longer(longest_row(after, fresh), longest_column(after, fresh));
    f.cut = longer(longest_row(enemy, upright), longest_column(enemy, level));
    f.flips = f.flanked && f.created > f.cut;
    return f;
}

static inline uint64_t upright_runs(uint64_t own, uint64_t enemy, uint64_t placed)
{
    return run_north(own, enemy, placed << 8) | run_south(own, enemy, placed >> 8);
}

static inline uint64_t level_runs(uint64_t own, uint64_t enemy, uint64_t placed)
{
    return run_east(own, enemy, go_east(placed)) | run_west(own, enemy, go_west(placed));
}

uint64_t crosscut_flank_flips(uint64_t own, uint64_t enemy, uint64_t placed)
{
    uint64_t upright = upright_runs(own, enemy, placed), level = level_runs(own, enemy, placed);
    if (!(upright | level))
        return 0;
    struct flank f = judge(own, enemy, placed, upright, level);
    return f.flips ? f.flanked : 0;
}

/* From the perimeter the only way is inwards; from a corner there is none. */
static struct flank find_from_rim(const struct crosscut *c, struct square at)
{
    uint64_t own = c->disc[c->mover], enemy = c->disc[!c->mover], upright = 0, level = 0;
    int top = board_height(&c->head) - 1, right = board_width(&c->head) - 1;
    bool on_side = at.column == 0 || at.column == right;
    if (on_side && (at.row == 0 || at.row == top))
        return (struct flank){0};
    if (at.row == 0)
        upright = run_north(own, enemy, crosscut_bit((struct square){1, at.column}));
    else if (at.row == top)
        upright = run_south(own, enemy, crosscut_bit((struct square){top - 1, at.column}));
    else if (at.column == 0)
        level = run_east(own, enemy, crosscut_bit((struct square){at.row, 1}));
    else
        level = run_west(own, enemy, crosscut_bit((struct square){at.row, right - 1}));
    return judge(own, enemy, 0, upright, level);
}

struct flank crosscut_flank_find(const struct crosscut *c, struct square at)
{
    if (crosscut_on_rim(c, at))
        return find_from_rim(c, at);
    uint64_t own = c->disc[c->mover], enemy = c->disc[!c->mover], placed = crosscut_bit(at);
    return judge(own, enemy, placed, upright_runs(own, enemy, placed),
                 level_runs(own, enemy, placed));
}

/* Perimeter squares, one side of the board at a time: all its runs are walked together, from the
 * outermost row or column inwards, and each friendly disc that ends one names its candidate. No
 * line has more than one run that touches the border, so the run is `runs` cut with that line. */
static uint8_t keep_columns(uint64_t own, uint64_t enemy, uint64_t runs, uint64_t ends)
{
    unsigned squares = 0;
    while (ends) {
        int column = bits_pop(&ends) % 8;
        if (judge(own, enemy, 0, runs & COLUMN_FIRST << column, 0).flips)
            squares |= 1u << column;
    }
    return (uint8_t)squares;
}

static uint8_t keep_rows(uint64_t own, uint64_t enemy, uint64_t runs, uint64_t ends)
{
    unsigned squares = 0;
    while (ends) {
        int row = bits_pop(&ends) / 8;
        if (judge(own, enemy, 0, 0, runs & ROW_FIRST << 8 * row).flips)
            squares |= 1u << row;
    }
    return (uint8_t)squares;
}

static inline uint8_t rim_south(uint64_t own, uint64_t enemy)
{
    uint64_t runs = enemy & ROW_FIRST;
    for (uint64_t more = runs; more; runs |= more)
        more = more << 8 & enemy;
    return keep_columns(own, enemy, runs, runs << 8 & own);
}

static inline uint8_t rim_north(uint64_t own, uint64_t enemy, int rows)
{
    uint64_t runs = enemy & ROW_FIRST << 8 * (rows - 1);
    for (uint64_t more = runs; more; runs |= more)
        more = more >> 8 & enemy;
    return keep_columns(own, enemy, runs, runs >> 8 & own);
}

static inline uint8_t rim_west(uint64_t own, uint64_t enemy)
{
    uint64_t runs = enemy & COLUMN_FIRST;
    for (uint64_t more = runs; more; runs |= more)
        more = go_east(more) & enemy;
    return keep_rows(own, enemy, runs, go_east(runs) & own);
}

static inline uint8_t rim_east(uint64_t own, uint64_t enemy, int columns)
{
    uint64_t runs = enemy & COLUMN_FIRST << (columns - 1);
    for (uint64_t more = runs; more; runs |= more)
        more = go_west(more) & enemy;
    return keep_rows(own, enemy, runs, go_west(runs) & own);
}

struct rim crosscut_flank_rim(const struct crosscut *c, int side)
{
    uint64_t own = c->disc[side], enemy = c->disc[!side];
    return (struct rim){rim_south(own, enemy), rim_north(own, enemy, board_height(&c->head) - 2),
                        rim_west(own, enemy), rim_east(own, enemy, board_width(&c->head) - 2)};
}
