/* threats.c - see threats.h. */
#include "games/crosscut/threats.h"

#include "games/crosscut/flank.h"
#include "games/crosscut/rows.h"
#include "games/crosscut/wins.h"

enum { DEPTH = 3 }; /* turns that stop something, one after another */

static struct crosscut board_of(struct crosscut_view v, enum crosscut_side mover)
{
    struct crosscut c = *v.frame;
    c.disc[CROSSCUT_R] = v.own;
    c.disc[CROSSCUT_B] = v.enemy;
    c.mover = mover;
    c.status = STATUS_OPEN;
    return c;
}

/* The squares on which it depends whether the enemy wins with its move m next: those of the lines
 * through the square of m and through the discs that it flanks. A turn that changes none of them
 * changes neither what is flanked, nor what is cut, nor what is created. */
static uint64_t squares_behind(const struct crosscut *enemy_turn, game_move m)
{
    struct square at = crosscut_square(m);
    uint64_t flanked = crosscut_flank_find(enemy_turn, at).flanked, behind = 0;
    if (at.row > 0 && at.row < board_height(&enemy_turn->head) - 1) {
        int shift = 8 * (at.row - 1);
        uint64_t row = (uint64_t)0xFF << shift;
        behind |= row | ROWS_ALL((flanked & row) >> shift);
    }
    if (at.column > 0 && at.column < board_width(&enemy_turn->head) - 1) {
        uint64_t column = ROWS_ALL(1u) << (at.column - 1);
        behind |= column | rows_whole(rows_with(flanked & column));
    }
    return behind;
}

static int add_rim(const struct crosscut *c, struct square from, struct square step,
                   unsigned squares, uint64_t must, uint64_t *fresh)
{
    int n = 0;
    for (int i = 0; squares >> i; i++)
        if (squares >> i & 1) {
            struct square at = {from.row + i * step.row, from.column + i * step.column};
            uint64_t flips = crosscut_flank_find(c, at).flanked;
            if (flips & must)
                fresh[n++] = flips;
        }
    return n;
}

/* The turns that change one of the squares that must be changed; inside, with a disc on one of
 * `empty`. */
static int turns_on(const struct crosscut *c, uint64_t empty, uint64_t must, uint64_t *fresh)
{
    uint64_t own = c->disc[c->mover], enemy = c->disc[!c->mover];
    int n = 0;
    while (empty) {
        uint64_t placed = (uint64_t)1 << bits_pop(&empty);
        uint64_t turned = placed | crosscut_flank_flips(own, enemy, placed);
        if (turned & must)
            fresh[n++] = turned;
    }
    struct rim rim = crosscut_flank_rim(c, c->mover);
    int top = board_height(&c->head) - 1, right = board_width(&c->head) - 1;
    struct square across = {0, 1}, up = {1, 0};
    n += add_rim(c, (struct square){0, 1}, across, rim.south, must, fresh + n);
    n += add_rim(c, (struct square){top, 1}, across, rim.north, must, fresh + n);
    n += add_rim(c, (struct square){1, 0}, up, rim.west, must, fresh + n);
    n += add_rim(c, (struct square){1, right}, up, rim.east, must, fresh + n);
    return n;
}

int crosscut_turns_of(struct crosscut_view v, uint64_t *fresh)
{
    struct crosscut c = board_of(v, CROSSCUT_B);
    game_move threat = crosscut_winning_move(&c.head);
    uint64_t must = threat == MOVE_NONE ? UINT64_MAX : squares_behind(&c, threat);
    c.mover = CROSSCUT_R;
    return turns_on(&c, c.inner & ~(v.own | v.enemy), must, fresh);
}

static bool wins_by_rules(struct crosscut_view v)
{
    struct crosscut c = board_of(v, CROSSCUT_R);
    return crosscut_winning_move(&c.head) != MOVE_NONE;
}

static bool wins_when(unsigned completed, struct crosscut_view v)
{
    return completed & LINES_WON || (completed & LINES_PERHAPS && wins_by_rules(v));
}

bool crosscut_wins_at_once(const struct crosscut_lines *l, struct crosscut_view v)
{
    return wins_when(crosscut_lines_completed(l, v.own, v.enemy), v);
}

static struct crosscut_view after(struct crosscut_view v, uint64_t fresh)
{
    return (struct crosscut_view){v.frame, v.enemy & ~fresh, v.own | fresh};
}

static enum crosscut_sight look(const struct crosscut_lines *l, struct crosscut_view v, int depth)
{
    uint64_t empty = v.frame->inner & ~(v.own | v.enemy), fresh[CROSSCUT_TURNS];
    unsigned completed = crosscut_lines_completed(l, v.own, v.enemy);
    if (wins_when(completed, v))
        return CROSSCUT_WON;
    if (depth == 0 || !(completed & (LINES_LOST | LINES_LOST_PERHAPS)) || !(empty & (empty - 1)))
        return CROSSCUT_OPEN; /* in the end a side may have to skip */
    struct crosscut c = board_of(v, CROSSCUT_B);
    game_move threat = crosscut_winning_move(&c.head);
    if (threat == MOVE_NONE)
        return CROSSCUT_OPEN;
    uint64_t must = squares_behind(&c, threat);
    for (uint64_t on = empty & must; on;) {
        uint64_t placed = (uint64_t)1 << bits_pop(&on);
        uint64_t turned = placed | crosscut_flank_flips(v.own, v.enemy, placed);
        enum crosscut_sight then = look(l, after(v, turned), depth - 1);
        if (then != CROSSCUT_WON)
            return then == CROSSCUT_OPEN ? CROSSCUT_OPEN : CROSSCUT_WON;
    }
    if (!(must & v.enemy))
        return CROSSCUT_LOST;
    c.mover = CROSSCUT_R;
    int n = turns_on(&c, empty & ~must, must & v.enemy, fresh);
    for (int i = 0; i < n; i++) {
        enum crosscut_sight then = look(l, after(v, fresh[i]), depth - 1);
        if (then != CROSSCUT_WON)
            return then == CROSSCUT_OPEN ? CROSSCUT_OPEN : CROSSCUT_WON;
    }
    return CROSSCUT_LOST;
}

enum crosscut_sight crosscut_threats(const struct crosscut_lines *l, struct crosscut_view v)
{
    return look(l, v, DEPTH);
}
