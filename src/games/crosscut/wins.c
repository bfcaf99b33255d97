/* wins.c - see wins.h. A line is completed by a turn in one of three ways, in rows as in columns:
 *
 *     R R . R R     its only free square is taken, and every enemy disc in it stands between that
 *     R . B B R     square and a friendly disc
 *     B B R R R     it has no free square, and its enemy discs, from the border on to a friendly
 *                   one, are flipped from the perimeter
 *     R R B R R     it has no free square and a single enemy disc, which is flipped across the line
 *
 * All lines are looked at together. Whatever is found is tried by the rules: on a board that is not
 * square a line may be shorter than the segment that it would cut.
 */
#include "games/crosscut/wins.h"

#include "games/crosscut/rows.h"

/* The board as the mover sees it, along its rows or its columns. */
struct outlook {
    const struct crosscut *board;
    uint64_t own, enemy, inside;
    int length;
    bool turned; /* rows are columns of the board */
};

/* A square of the whole board; row and column count from 1 inside. */
static game_move move_at(const struct outlook *s, int row, int column)
{
    return s->turned ? crosscut_move(column, row) : crosscut_move(row, column);
}

static bool wins_with(const struct outlook *s, game_move m)
{
    struct crosscut c = *s->board;
    if (crosscut_refusal(&c.head, m))
        return false;
    crosscut_play(&c.head, m);
    return c.status == (s->board->mover == CROSSCUT_R ? STATUS_FIRST : STATUS_SECOND);
}

/* Rows with one free square: it must flank all enemy discs there are. */
static game_move find_last_square(const struct outlook *s, uint64_t room, uint64_t with_room)
{
    uint64_t one = with_room & ~rows_with(room & (room - with_room));
    uint64_t at = room & rows_whole(one);
    uint64_t up = rows_run_up(rows_step_up(at) & s->enemy, s->enemy);
    uint64_t down = rows_run_down(rows_step_down(at) & s->enemy, s->enemy);
    up &= rows_whole(rows_with(rows_step_up(up) & s->own));
    down &= rows_whole(rows_with(rows_step_down(down) & s->own));
    at &= rows_whole(one & ~rows_with(s->enemy & ~(up | down)));
    while (at) {
        int bit = bits_pop(&at);
        game_move m = move_at(s, bit / 8 + 1, bit % 8 + 1);
        if (wins_with(s, m))
            return m;
    }
    return MOVE_NONE;
}

/* Full rows whose enemy discs all lie at one border. */
static game_move find_from_rim(const struct outlook *s, uint64_t full)
{
    uint64_t first = ROWS_ALL(0x01u) & s->inside;
    uint64_t up = rows_run_up(first & s->enemy, s->enemy);
    uint64_t down = rows_run_down(first << (s->length - 1) & s->enemy, s->enemy);
    uint64_t rows[2] = {full & rows_with(up) & ~rows_with(s->enemy & ~up),
                        full & rows_with(down) & ~rows_with(s->enemy & ~down)};
    for (int end = 0; end < 2; end++)
        while (rows[end]) {
            game_move m = move_at(s, bits_pop(&rows[end]) / 8 + 1, end ? s->length + 1 : 0);
            if (wins_with(s, m))
                return m;
        }
    return MOVE_NONE;
}

/* The two ends of the enemy's run through this square, across the row: one of them is the square
 * from which it may be flanked. */
static game_move find_ends(const struct outlook *s, int bit)
{
    for (int step = -8; step <= 8; step += 16) {
        int at = bit;
        while (at >= 0 && at < 64 && s->enemy >> at & 1)
            at += step;
        game_move m = move_at(s, at < 0 ? 0 : at / 8 + 1, bit % 8 + 1);
        if (wins_with(s, m))
            return m;
    }
    return MOVE_NONE;
}

/* Full rows with a single enemy disc. */
static game_move find_across(const struct outlook *s, uint64_t full)
{
    uint64_t held = rows_with(s->enemy);
    uint64_t single = full & held & ~rows_with(s->enemy & (s->enemy - held));
    for (uint64_t at = s->enemy & rows_whole(single); at;) {
        game_move m = find_ends(s, bits_pop(&at));
        if (m != MOVE_NONE)
            return m;
    }
    return MOVE_NONE;
}

static game_move find_along(const struct outlook *s)
{
    uint64_t room = s->inside & ~s->own & ~s->enemy, with_room = rows_with(room);
    uint64_t full = ROWS_ALL(0x01u) & s->inside & ~with_room;
    game_move m = find_last_square(s, room, with_room);
    if (m == MOVE_NONE && full)
        m = find_from_rim(s, full);
    return m == MOVE_NONE && full ? find_across(s, full) : m;
}

game_move crosscut_winning_move(const struct board *b)
{
    const struct crosscut *c = crosscut_in(b);
    struct outlook rows = {c,        c->disc[c->mover], c->disc[!c->mover],
                         c->inner, board_width(b) - 2, false};
    struct outlook columns = {c,
                            crosscut_transpose(rows.own),
                            crosscut_transpose(rows.enemy),
                            crosscut_transpose(rows.inside),
                            board_height(b) - 2,
                            true};
    game_move m = find_along(&rows);
    return m == MOVE_NONE ? find_along(&columns) : m;
}
