/* hexpath_hints.h - a hint of Hexpath against all orders tried one by one: what it concludes must
 * hold in every order that agrees with the board and ends on E, and nothing in it is idle. */
#ifndef HEXPATH_HINTS_H
#define HEXPATH_HINTS_H

#include <stdlib.h>

#include "desk.h"
#include "games/hexpath/deduce.h"
#include "puzzle/rate.h"
#include "slow/hexpath_twin.h"

static unsigned long occurred[TECHNIQUE_COUNT]; /* hints judged, by technique */

/* ---- the slow way ---- */

/* Does the move hold in this order, whose walk this is? */
static bool move_holds(const struct desk *d, const char *move, const int *rank, const int *walk,
                       int length)
{
    const struct hexpath *h = hexpath_of(d->board);
    const char *sign = strchr(move, '>');
    if (sign)
        return rank[atoi(move)] < rank[atoi(sign + 1)];
    char name[8] = {0};
    struct writer w = writer_to(name, sizeof name - 1);
    if (length <= h->n_path)
        return false;
    spot_write_cell(&w, hexpath_n(h), walk[h->n_path] / hexpath_n(h),
                    walk[h->n_path] % hexpath_n(h));
    return strcmp(name, move) == 0;
}

/* All orders that agree with the board and end on E: how many, and does every move hold? */
static unsigned long orders_agree(struct desk *d, const struct hint *h, bool *hold)
{
    static struct slow_hexpath s;
    int rank[SLOW_NUMBERS + 1], walk[SLOW_CELLS];
    unsigned long orders = 0;
    slow_from(hexpath_of(d->board), &s);
    for (int i = 0; i <= s.k; i++)
        rank[i] = i;
    *hold = true;
    do {
        int length = slow_agrees(&s, rank) ? slow_walk(&s, rank, walk) : 0;
        if (length < s.n_path || walk[length - 1] != s.end ||
            memcmp(walk, s.path, (size_t)s.n_path * sizeof *walk) != 0)
            continue;
        orders++;
        for (size_t i = 0; i < h->n_moves; i++)
            *hold &= move_holds(d, desk_move(d, h->move[i]), rank, walk, length);
    } while (slow_permute(rank + 1, s.k));
    return orders;
}

/* ---- one hint ---- */

static struct hint hint_here(struct desk *d)
{
    struct hint h;
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(rate_hint_room(d->board, &h, &d->arena));
    struct arena_mark before = arena_here(&d->arena);
    CHECK(!err_is(hexpath_game.puzzle->hint(d->board, &h, &w)));
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    return h;
}

static const char *explained(struct desk *d, const struct hint *h)
{
    static char text[1 << 16];
    struct writer w = writer_to(text, sizeof text - 1);
    hexpath_game.puzzle->explain(d->board, h, &w);
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    CHECK(w.n < sizeof text);
    return text;
}

/* Every move is legal now and in any order: played backwards on a copy. */
static void moves_check(struct desk *d, const struct hint *h)
{
    struct board *copy = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    board_copy(copy, d->board);
    CHECK(h->n_moves > 0 && h->n_because > 0 && h->cost > 0);
    for (size_t i = h->n_moves; i-- > 0;) {
        CHECK(!hexpath_game.rules.refusal(d->board, h->move[i]));
        if (CHECK(!hexpath_game.rules.refusal(copy, h->move[i])))
            hexpath_game.rules.play(copy, h->move[i]);
    }
}

/* No relation follows from those stated and the others of the hint. */
static void moves_needed(struct desk *d, const struct hint *h)
{
    struct board *copy = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    for (size_t skip = 0; skip < h->n_moves; skip++) {
        struct partial_order o;
        const char *sign = strchr(desk_move(d, h->move[skip]), '>');
        if (!sign)
            continue;
        const struct hexpath *now = hexpath_of(copy);
        int upper = atoi(d->move), lower = atoi(sign + 1);
        board_copy(copy, d->board);
        for (size_t i = 0; i < h->n_moves; i++)
            if (i != skip)
                hexpath_game.rules.play(copy, h->move[i]);
        CHECK(hexpath_order(now, &o));
        CHECK(!(o.below[hexpath_numbers_rank(&now->on_board, upper)] >>
                    hexpath_numbers_rank(&now->on_board, lower) &
                1));
    }
}

/* Up to the named cell, and no further, some order that agrees ends on E. */
static void blame_check(struct desk *d, const struct hint *h)
{
    struct hexpath *edit = hexpath_edit(d->board);
    uint16_t whole = edit->n_path;
    bool hold;
    int n = hexpath_n(edit), cell = h->because[0].y / 2 * n + h->because[0].x / 2;
    for (edit->n_path = 1; hexpath_path(edit)[edit->n_path - 1] != cell; edit->n_path++)
        CHECK(edit->n_path < whole);
    CHECK(orders_agree(d, h, &hold) > 0);
    edit->n_path++;
    CHECK(edit->n_path <= whole && orders_agree(d, h, &hold) == 0);
    edit->n_path = whole;
}

/* A hint on any board, against all orders. */
static struct hint hint_check(struct desk *d)
{
    bool hold;
    struct hint h = hint_here(d);
    const char *text = explained(d, &h);
    unsigned long orders = orders_agree(d, &h, &hold);
    CHECK(text[0] && text[strlen(text) - 1] == '.' && !strstr(text, "  "));
    CHECK((h.kind == HINT_WRONG) == (orders == 0));
    if (h.kind == HINT_STEP) {
        moves_check(d, &h);
        moves_needed(d, &h);
        occurred[h.technique]++;
        if (!CHECK(hold))
            printf("  %s: %s\n", desk_line(d), text);
    } else {
        CHECK(h.n_moves == 0);
    }
    if (h.kind == HINT_WRONG && strstr(text, "go back there"))
        blame_check(d, &h);
    if (h.kind == HINT_DONE)
        CHECK(hexpath_game.rules.status(d->board) == STATUS_SOLVED);
    return h;
}

#endif
