/* far_answer.c - an answer that differs from another in as many places as can be reached.
 *
 * Hill climbing: all places at which the answer in hand differs are held, and each place at which
 * it does not is tried the other way; if there is an answer like that, it is the next one in hand.
 * A place has two states, so that what differs from one answer is known. */
#include <string.h>

#include "puzzle/design.h"

struct climb {
    const struct board *from;
    struct board *held, *tried; /* against `from` wherever anything is set */
    struct board *far;
    game_move *move; /* those that are against `from` and not against what is forced */
    size_t n;
    struct spot *differs;
    size_t cap;
    uint8_t *is_held; /* by place */
    struct work *w;
};

static size_t index_of(const struct climb *c, struct spot at)
{
    return (size_t)at.y * (2 * (size_t)board_width(c->from) + 1) + (size_t)at.x;
}

static size_t place_of(const struct climb *c, game_move m)
{
    return index_of(c, c->from->game->rules.move_spot(c->from, m));
}

/* Keeps of all moves those that may lead away. What is forced is held from the start; where `forced`
 * says nothing, the answer differs from it. */
static void choose_moves(struct climb *c, const struct board *forced)
{
    const struct puzzle *p = c->from->game->puzzle;
    size_t kept = 0, open = forced ? p->differences(c->from, forced, c->differs, c->cap) : c->cap;
    memset(c->is_held, forced != NULL, c->cap);
    for (size_t i = 0; forced && i < open && i < c->cap; i++)
        c->is_held[index_of(c, c->differs[i])] = 0;
    for (size_t i = 0; i < c->n && !work_stopped_at(c->w, i); i++) {
        if (c->is_held[place_of(c, c->move[i])])
            continue;
        board_copy(c->tried, c->held);
        c->tried->game->rules.play(c->tried, c->move[i]);
        if (p->differences(c->tried, c->from, NULL, 0))
            c->move[kept++] = c->move[i];
    }
    c->n = kept;
}

/* Holds every place at which the answer in hand differs. */
static void hold(struct climb *c)
{
    const struct board *b = c->from;
    size_t n = b->game->puzzle->differences(c->far, b, c->differs, c->cap);
    for (size_t i = 0; i < n && i < c->cap; i++)
        if (!c->is_held[index_of(c, c->differs[i])])
            c->is_held[index_of(c, c->differs[i])] = 2; /* to be played */
    for (size_t i = 0; i < c->n; i++) {
        uint8_t *place = &c->is_held[place_of(c, c->move[i])];
        if (*place == 2) {
            b->game->rules.play(c->held, c->move[i]);
            *place = 1;
        }
    }
}

static struct err climb(struct climb *c)
{
    const struct rules *rules = &c->from->game->rules;
    for (size_t i = 0; i < c->n; i++) {
        struct solve s = {.limit = 1, .from_here = true};
        if (c->is_held[place_of(c, c->move[i])])
            continue;
        struct arena_mark mark = arena_here(c->w->arena);
        board_copy(c->tried, c->held);
        rules->play(c->tried, c->move[i]);
        s.first = arena_take(c->w->arena, 1, rules->size(&c->held->variant));
        struct err e = s.first ? board_solve(c->tried, &s, c->w) : err_memory();
        if (!err_is(e) && s.answer == ANSWER_UNKNOWN)
            e = (struct err){ERR_BUDGET, 0,
                             "stopped before the answers were as different as can be"};
        if (!err_is(e) && s.count) {
            board_copy(c->far, s.first);
            hold(c);
        }
        arena_release(c->w->arena, mark);
        if (err_is(e))
            return e;
    }
    return err_none();
}

struct err design_find_far(const struct board *b, const struct board *from,
                           const struct board *forced, struct board *far, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    struct arena_mark mark = arena_here(w->arena);
    size_t size = rules->size(&b->variant);
    struct climb c = {.from = from, .far = far, .n = rules->moves(b, NULL, 0), .w = w};
    c.cap = (2 * (size_t)board_width(b) + 1) * (2 * (size_t)board_height(b) + 1);
    c.move = arena_take(w->arena, c.n, sizeof *c.move);
    c.held = arena_take(w->arena, 1, size);
    c.tried = arena_take(w->arena, 1, size);
    c.differs = arena_take(w->arena, c.cap, sizeof *c.differs);
    c.is_held = arena_take(w->arena, c.cap, 1);
    struct err e =
        c.move && c.held && c.tried && c.differs && c.is_held ? err_none() : err_memory();
    if (!err_is(e)) {
        board_copy(c.held, b);
        rules->moves(c.held, c.move, c.n);
        choose_moves(&c, forced);
        hold(&c);
        e = climb(&c);
    }
    arena_release(w->arena, mark);
    return e;
}
