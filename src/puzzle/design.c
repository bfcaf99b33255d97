/* design.c - see design.h. */
#include "puzzle/design.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where answers are not counted without being listed, so many are listed at most. */
enum { LISTED_MOST = 1000 };
enum { FEW = 150 }; /* answers that are held against each other */
#define COUNT_STEPS                                                                                \
    UINT64_C(20000000) /* counting takes so many steps at most, and then gives way */

static struct err stopped(const struct work *w)
{
    return w->steps == 0 ? (struct err){ERR_BUDGET, 0, "stopped"} : err_none();
}

static struct err find_answers(const struct board *b, struct design *d, struct work *w)
{
    struct solve s = {.limit = LISTED_MOST, .first = d->two[0], .second = d->two[1]};
    struct err e = board_solve(b, &s, w);
    d->answer = s.answer;
    d->exact = s.complete && s.count < LISTED_MOST;
    d->count = arena_take(w->arena, 1, 32);
    if (d->count)
        snprintf(d->count, 32, "%" PRIu64, s.count);
    d->two[0] = s.count > 0 ? d->two[0] : NULL;
    d->two[1] = s.count > 1 ? d->two[1] : NULL;
    return err_is(e)                    ? e
           : !d->count                  ? err_memory()
           : s.answer == ANSWER_UNKNOWN ? stopped(w)
                                        : err_none();
}

/* The exact count and the shares, where they can be had; else everything stays as it was. */
static struct err find_heat(const struct board *b, struct design *d, struct work *w)
{
    if (!b->game->puzzle->count || d->answer == ANSWER_NONE)
        return err_none();
    struct solution_count tally = {.shares = true};
    struct work part = *w;
    part.steps = w->steps < COUNT_STEPS ? w->steps : COUNT_STEPS;
    uint64_t given = part.steps;
    struct err e = b->game->puzzle->count(b, &tally, &part);
    if (w->steps != UINT64_MAX)
        w->steps -= given - part.steps;
    if (!err_is(e)) {
        d->heat = tally;
        d->count = tally.decimal;
        d->exact = true;
    }
    return e.code == ERR_VARIANT || (e.code == ERR_BUDGET && !work_stopped(w)) ? err_none() : e;
}

static struct err find_forced(const struct board *b, struct design *d, struct work *w)
{
    if (!b->game->puzzle->backbone || d->answer == ANSWER_NONE)
        return err_none();
    struct backbone f = {.board = arena_take(w->arena, 1, b->game->rules.size(&b->variant))};
    struct err e = f.board ? b->game->puzzle->backbone(b, &f, w) : err_memory();
    if (!err_is(e) && f.complete)
        d->forced = f.board;
    return err_is(e) ? e : stopped(w);
}

/* Each of the two in turn is moved away from the other, until neither moves. */
static struct err move_apart(const struct board *b, struct design *d, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct err e = err_none();
    size_t before = 0;
    for (int turn = 0; !err_is(e) && d->apart > before && turn < 4; turn++) {
        before = d->apart;
        e = design_find_far(b, d->two[turn % 2], d->forced, d->two[(turn + 1) % 2], w);
        d->apart = p->differences(d->two[0], d->two[1], NULL, 0);
    }
    return e;
}

static struct err find_two(const struct board *b, struct design *d, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct err e = err_none();
    if (d->answer != ANSWER_MANY)
        return e;
    d->apart = p->differences(d->two[0], d->two[1], NULL, 0);
    if (!b->game->clues)
        return e;
    if (!d->exact || strlen(d->count) > 3 || strtoul(d->count, NULL, 10) > FEW)
        return move_apart(b, d, w);
    e = design_find_farthest(b, strtoul(d->count, NULL, 10), d->two, w);
    d->apart = p->differences(d->two[0], d->two[1], NULL, 0);
    return e;
}

static struct err find_suggestions(const struct board *b, struct design *d, struct work *w)
{
    struct err e = err_none();
    if (d->answer == ANSWER_ONE && b->game->puzzle->hint)
        e = puzzle_rate_known(b, d->two[0], &d->rating, w);
    if (!b->game->clues || err_is(e))
        return e;
    if (d->answer == ANSWER_MANY)
        return suggest_clues(b, d, w);
    if (d->answer == ANSWER_NONE)
        return b->game->puzzle->unsat_core ? suggest_repair(b, d, w) : e;
    e = suggest_redundant(b, d, w);
    return err_is(e) ? e : suggest_changes(b, d, w);
}

typedef struct err design_question(const struct board *b, struct design *d, struct work *w);

static struct err ask(const struct board *b, design_question *const *question, struct design *d,
                      struct work *w)
{
    size_t size = b->game->rules.size(&b->variant);
    struct board *bare = arena_take(w->arena, 1, size);
    *d = (struct design){.answer = ANSWER_UNKNOWN, .stop = spot_nowhere()};
    d->two[0] = arena_take(w->arena, 1, size);
    d->two[1] = arena_take(w->arena, 1, size);
    if (!bare || !d->two[0] || !d->two[1])
        return err_memory();
    board_copy(bare, b);
    b->game->puzzle->clear(bare);
    struct err e = err_none();
    for (; *question && !err_is(e); question++)
        e = (*question)(bare, d, w);
    d->complete = !err_is(e);
    return e.code == ERR_BUDGET ? err_none() : e;
}

struct err design_find(const struct board *b, struct design *d, struct work *w)
{
    static design_question *const all[] = {find_answers, find_heat,        find_forced,
                                           find_two,     design_find_reach, find_suggestions, NULL};
    return ask(b, all, d, w);
}

struct err design_find_count(const struct board *b, struct design *d, struct work *w)
{
    static design_question *const some[] = {find_answers, find_heat, NULL};
    return ask(b, some, d, w);
}

struct err design_find_answers(const struct board *b, struct design *d, struct work *w)
{
    static design_question *const some[] = {find_answers, find_forced, find_two, design_find_reach,
                                            NULL};
    return ask(b, some, d, w);
}

struct err design_find_clues(const struct board *b, struct design *d, struct work *w)
{
    static design_question *const some[] = {find_answers, find_suggestions, NULL};
    return ask(b, some, d, w);
}

struct err design_find_two(const struct board *b, struct design *d, struct work *w)
{
    static design_question *const some[] = {find_answers, find_forced, find_two, NULL};
    return ask(b, some, d, w);
}
