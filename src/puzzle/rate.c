/* rate.c - see rate.h. */
#include "puzzle/rate.h"

#include <assert.h>

/* A hint concludes something about every place at most, and as a rule from fewer places: a chain that
 * is longer leaves reasons out. */
bool rate_hint_room(const struct board *b, struct hint *h, struct arena *arena)
{
    size_t places = (size_t)(2 * board_width(b) + 1) * (size_t)(2 * board_height(b) + 1);
    *h = (struct hint){.cap_moves = places, .cap_because = places};
    h->move = arena_take(arena, places, sizeof *h->move);
    h->because = arena_take(arena, places, sizeof *h->because);
    h->story = arena_take(arena, 1, sizeof *h->story);
    return h->move && h->because && h->story && story_room(h->story, places, arena);
}

struct err rate_find_hint(const struct board *b, struct hint *h, struct work *w)
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

bool rate_level_named(struct slice name, enum level *out)
{
    for (int l = 0; l < LEVEL_COUNT; l++)
        if (slice_is_word(name, level_name((enum level)l))) {
            *out = (enum level)l;
            return true;
        }
    return false;
}

enum { EASY_COST = 1, COST_MOST = 255 }; /* steps of so much are not counted as work */
enum { MIDDLE_GRADE = 35, HARD_GRADE = 50 };

/* 64 log2(x), x at least 1, the same on every machine. */
static int log_of(uint64_t x)
{
    int whole = 0, part = 0;
    uint64_t m = x << 16;
    for (; x > 1; x >>= 1)
        whole++;
    m >>= whole; /* 1 to 2, with 16 bits behind the point */
    for (int bit = 32; bit; bit /= 2) {
        m = m * m >> 16;
        if (m >= 2 << 16) {
            part += bit;
            m >>= 1;
        }
    }
    return 64 * whole + part;
}

static int tenths_of(const struct rating_scale *scale, int burden)
{
    static const int tenths[9] = {10, 20, 30, 40, 50, 60, 70, 80, RATING_MAX};
    const int16_t *at = scale->burden;
    if (burden <= at[0])
        return tenths[0];
    for (int i = 1; i < 9; i++)
        if (burden < at[i])
            return tenths[i - 1] +
                   (tenths[i] - tenths[i - 1]) * (burden - at[i - 1]) / (at[i] - at[i - 1]);
    return RATING_MAX;
}

/* What is summed up on the way. */
struct rate_tally {
    const struct puzzle *puzzle;
    struct rating *rating;
    uint64_t burden; /* of steps that are not easy */
    uint32_t steps[COST_MOST + 1]; /* how many of each cost, the last for all above too */
    uint32_t middle, hard;         /* steps by techniques of these grades */
    hint_watch *watch;
    void *ctx;
    bool as_given; /* not turned into the form that all of its forms are rated by */
};

static void tally_step(void *ctx, const struct board *b, const struct hint *h)
{
    struct rate_tally *t = ctx;
    assert(h->technique < TECHNIQUES_MAX && h->n_moves > 0 && h->n_moves <= h->cap_moves);
    if (t->watch)
        t->watch(t->ctx, b, h);
    t->rating->steps++;
    t->rating->used[h->technique]++;
    t->burden += h->cost > EASY_COST ? h->cost - EASY_COST : 0;
    int grade = t->puzzle->techniques[h->technique].grade, cost = h->cost;
    t->middle += grade >= MIDDLE_GRADE && grade < HARD_GRADE;
    t->hard += grade >= HARD_GRADE;
    cost += grade >= MIDDLE_GRADE && t->puzzle->scale.middle; /* the kind of reasoning is one thing */
    t->steps[cost < COST_MOST ? cost : COST_MOST]++;
    t->rating->hard_steps += h->cost >= HARD_COST;
    t->rating->searched += !t->puzzle->techniques[h->technique + 1].name;
}

static struct err chain(struct board *b, struct hint *h, struct rate_tally *t, struct work *w)
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

/* The one of a puzzle's turned and mirrored forms whose key is the least, and the solution turned
 * alike: so all of them have the same rating, whatever the order of looking prefers. Who is stopped on
 * the way has no rating anyway. */
static bool take_form(struct board **now, const struct board **solution, struct work *w)
{
    struct arena *arena = w->arena;
    const struct game *g = (*now)->game;
    size_t size = g->rules.size(&(*now)->variant);
    struct board *form = arena_take(arena, 1, size), *best = arena_take(arena, 1, size);
    int best_sym = 0;
    if (!form || !best)
        return false;
    board_copy(best, *now);
    uint64_t least = g->rules.key(best);
    for (int sym = 1; sym < SYM_COUNT && !work_stopped(w); sym++) {
        uint64_t key = g->rules.turn(*now, sym, form) ? g->rules.key(form) : UINT64_MAX;
        if (key < least) {
            struct board *swap = best;
            best = form;
            form = swap;
            least = key;
            best_sym = sym;
        }
    }
    struct board *turned = best_sym && *solution ? arena_take(arena, 1, size) : NULL;
    if (best_sym && *solution && !turned)
        return false;
    if (turned && g->rules.turn(*solution, best_sym, turned))
        *solution = turned;
    *now = best;
    return true;
}

/* The hardest step; of a large board one of every hundred cells is, so that a board is not the
 * harder for being large. */
static uint32_t hardest_of(const struct rate_tally *t, uint32_t cells)
{
    uint32_t left = (cells + 99) / 100;
    int cost = COST_MOST;
    for (; cost > 1 && t->steps[cost] < left; cost--)
        left -= t->steps[cost];
    return (uint32_t)cost;
}

enum { CELLS_LEAST = 36 }; /* one step is not the harder for standing on a tiny board */

/* log (1 + n per 100 cells) */
static int log_of_share(uint32_t n, uint32_t cells)
{
    cells = cells > CELLS_LEAST ? cells : CELLS_LEAST;
    return log_of((uint64_t)cells + 100 * (uint64_t)n) - log_of(cells);
}

static void sum_up(struct rate_tally *t, const struct board *b)
{
    struct rating *out = t->rating;
    const struct rating_scale *scale = &t->puzzle->scale;
    uint32_t cells = (uint32_t)(board_width(b) * board_height(b));
    out->solved = true;
    out->hardest = hardest_of(t, cells);
    out->work = (int)(1000 * t->burden / cells);
    int burden = scale->hardest * log_of(out->hardest) +
                 scale->work * log_of((uint64_t)out->work + 1) +
                 scale->middle * log_of_share(t->middle, cells) +
                 scale->hard * log_of_share(t->hard, cells);
    out->tenths = tenths_of(scale, burden);
    out->level = rating_level(out->tenths);
}

static struct err rate(const struct board *b, const struct board *solution, struct rate_tally *t,
                       struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    struct board *now = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct hint h;
    *t->rating = (struct rating){0};
    t->puzzle = p;
    if (!p || !p->hint)
        return (struct err){ERR_VARIANT, 0, "this game has no hints to be rated by"};
    struct err e = now && rate_hint_room(b, &h, w->arena) ? err_none() : err_memory();
    if (!err_is(e)) {
        board_copy(now, b);
        p->clear(now);
        h.solution = solution;
        h.story = t->watch ? h.story : NULL; /* told only to who listens */
        e = solution ? err_none() : know_solution(now, &h, w);
    }
    if (!err_is(e) && !t->watch && !t->as_given && !take_form(&now, &h.solution, w))
        e = err_memory();
    h.kind = HINT_NO_STEP;
    if (!err_is(e) && !work_stopped(w))
        e = chain(now, &h, t, w);
    if (!err_is(e) && h.kind == HINT_DONE)
        sum_up(t, b);
    arena_release(w->arena, mark);
    return e;
}

struct err puzzle_rate(const struct board *b, struct rating *out, hint_watch *watch, void *ctx,
                       struct work *w)
{
    struct rating told;
    struct rate_tally t = {.rating = out}, telling = {.rating = &told, .watch = watch, .ctx = ctx};
    struct err e = rate(b, NULL, &t, w);
    return !err_is(e) && watch ? rate(b, NULL, &telling, w) : e;
}

struct err puzzle_rate_known(const struct board *b, const struct board *solution,
                             struct rating *out, struct work *w)
{
    struct rate_tally t = {.rating = out};
    return rate(b, solution, &t, w);
}

struct err puzzle_rate_as_given(const struct board *b, const struct board *solution,
                                struct rating *out, struct work *w)
{
    struct rate_tally t = {.rating = out, .as_given = true};
    return rate(b, solution, &t, w);
}

void rating_write(const struct rating *r, struct writer *out)
{
    writer_number(out, r->tenths / 10);
    writer_char(out, '.');
    writer_number(out, r->tenths % 10);
}

void rating_json(struct jsonw *j, const struct rating *r)
{
    json_decimal_or_null(j, "rating", r, r ? r->tenths / 10.0 : 0, 1);
    json_pair(j, "level", r ? level_name(r->level) : NULL);
}
