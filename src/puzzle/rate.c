/* rate.c - see rate.h. */
#include "puzzle/rate.h"

#include <assert.h>

/* A hint concludes something about every place at most, and as a rule from fewer places: a chain that
 * is longer leaves reasons out. */
bool hint_room(const struct board *b, struct hint *h, struct arena *arena)
{
    size_t places = (size_t)(2 * board_width(b) + 1) * (size_t)(2 * board_height(b) + 1);
    *h = (struct hint){.cap_moves = places, .cap_because = places};
    h->move = arena_take(arena, places, sizeof *h->move);
    h->because = arena_take(arena, places, sizeof *h->because);
    return h->move && h->because;
}

struct err hint_find(const struct board *b, struct hint *h, struct work *w)
{
    struct err e = board_hint(b, h, w);
    if (!err_is(e) && h->kind == HINT_NO_STEP && w->steps == 0)
        e = (struct err){ERR_BUDGET, 0, "the limit was reached before a step was found"};
    return e;
}

enum level rating_level(int tenths)
{
    return tenths < 30   ? LEVEL_EASY
           : tenths < 50 ? LEVEL_NORMAL
           : tenths < 70 ? LEVEL_HARD
                         : LEVEL_EXPERT;
}

bool level_named(struct slice name, enum level *out)
{
    for (int l = 0; l < LEVEL_COUNT; l++)
        if (slice_is_word(name, level_name((enum level)l))) {
            *out = (enum level)l;
            return true;
        }
    return false;
}

/* 0 for one short step, 4 for dozens of long ones: each fourfold burden, in facts kept in mind over
 * all steps of the hardest technique, adds a tenth. Grades are five tenths apart, so this never
 * reaches the next one. */
static int raise_by(uint64_t burden)
{
    int tenths = 0;
    while (burden >= 4 && tenths < 4) {
        burden /= 4;
        tenths++;
    }
    return tenths;
}

/* What is summed up on the way. */
struct tally {
    const struct puzzle *puzzle;
    struct rating *rating;
    uint64_t burden[TECHNIQUES_MAX];
    int hardest;
    hint_watch *watch;
    void *ctx;
};

static void tally_step(void *ctx, const struct board *b, const struct hint *h)
{
    struct tally *t = ctx;
    assert(h->technique < TECHNIQUES_MAX && h->n_moves > 0 && h->n_moves <= h->cap_moves);
    if (t->watch)
        t->watch(t->ctx, b, h);
    t->rating->steps++;
    t->rating->used[h->technique]++;
    t->burden[h->technique] += h->size;
    t->hardest = h->technique > t->hardest ? h->technique : t->hardest;
}

static struct err chain(struct board *b, struct hint *h, struct tally *t, struct work *w)
{
    if (t->puzzle->chain && h->solution)
        return t->puzzle->chain(b, h, tally_step, t, w);
    for (;;) {
        struct err e = board_hint(b, h, w);
        if (err_is(e) || h->kind != HINT_STEP)
            return e;
        tally_step(t, b, h);
        for (size_t i = 0; i < h->n_moves; i++)
            if (!b->game->rules.refusal(b, h->move[i]))
                b->game->rules.play(b, h->move[i]);
    }
}

/* The only solution, found once: every hint of the chain would look for it again. */
static struct err know_solution(const struct board *b, struct hint *h, struct work *w)
{
    struct board *first = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct solve s = {.limit = 2, .first = first};
    struct err e = first ? board_solve(b, &s, w) : err_memory();
    h->solution = !err_is(e) && s.answer == ANSWER_ONE ? first : NULL;
    return e;
}

static struct err rate(const struct board *b, const struct board *solution, struct tally *t,
                       struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    struct board *now = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct rating *out = t->rating;
    struct hint h;
    *out = (struct rating){0};
    t->puzzle = p;
    if (!p || !p->hint)
        return (struct err){ERR_VARIANT, 0, "this game has no hints to be rated by"};
    struct err e = now && hint_room(b, &h, w->arena) ? err_none() : err_memory();
    if (!err_is(e)) {
        board_copy(now, b);
        p->clear(now);
        h.solution = solution;
        e = solution ? err_none() : know_solution(now, &h, w);
    }
    h.kind = HINT_NO_STEP;
    if (!err_is(e) && !work_stopped(w))
        e = chain(now, &h, t, w);
    if (!err_is(e) && h.kind == HINT_DONE) {
        out->solved = true;
        out->tenths = p->techniques[t->hardest].grade + raise_by(t->burden[t->hardest]);
        out->tenths = out->tenths > RATING_MAX ? RATING_MAX : out->tenths;
        out->level = rating_level(out->tenths);
    }
    arena_release(w->arena, mark);
    return e;
}

struct err puzzle_rate(const struct board *b, struct rating *out, hint_watch *watch, void *ctx,
                       struct work *w)
{
    struct tally t = {.rating = out, .watch = watch, .ctx = ctx};
    return rate(b, NULL, &t, w);
}

struct err puzzle_rate_known(const struct board *b, const struct board *solution,
                             struct rating *out, struct work *w)
{
    struct tally t = {.rating = out};
    return rate(b, solution, &t, w);
}
