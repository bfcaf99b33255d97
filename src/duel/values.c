/* values.c - see values.h. */
#include "duel/values.h"

#include "duel/clock.h"
#include "engine/exact/solved.h"

struct values {
    struct solved worth; /* values alone */
    struct solved far;   /* with distances */
    double rate;         /* words a microsecond, as seen so far; 0: not seen */
    bool once;           /* nothing is held for moves to come */
};

/* Memory that one game may hold: values of as many ranks as fit, distances if all of them do. */
#define BYTES_HELD ((uint64_t)256 << 20)
#define BYTES_FAR ((uint64_t)400 << 20)
#define BYTES_MADE ((uint64_t)1 << 31)
#define WORDS_ALL ((uint64_t)1 << 29)
#define STEPS_ALL ((uint64_t)1 << 24)

/* A core's speed before anything was measured: words of tables and steps of a proof in a
 * microsecond, and what they are in positions of a search. Boards and machines differ, so against a
 * deadline HOPE times as many words are begun. */
#define RATE_FIRST 16.0
#define RATE_LEAST 0.5
#define RATE_MOST 100.0
#define PROOF_RATE 0.25
enum { WORDS_A_STEP = 2, STEPS_A_PROOF = 20, LENGTHS_PART = 8, LENGTHS_PERCENT = 80, HOPE = 2 };

static const struct err unknown = {ERR_VARIANT, 0,
                                   "the exact values are out of reach here: no table and no proof"};

struct values *values_open(struct arena *arena)
{
    return arena_take(arena, 1, sizeof(struct values));
}

struct values *values_open_once(struct arena *arena)
{
    struct values *v = values_open(arena);
    if (v)
        v->once = true;
    return v;
}

void values_close(struct values *v)
{
    if (!v)
        return;
    exact_solved_close(&v->worth);
    exact_solved_close(&v->far);
}

struct allowance allowance_all(void)
{
    return (struct allowance){WORDS_ALL, STEPS_ALL};
}

struct allowance allowance_of_time(const struct values *v, int64_t us)
{
    double rate = v && v->rate > 0 ? v->rate : RATE_FIRST, time = us > 0 ? (double)us : 0;
    double words = time * rate, steps = time * PROOF_RATE;
    return (struct allowance){words < (double)WORDS_ALL ? (uint64_t)words : WORDS_ALL,
                              steps < (double)STEPS_ALL ? (uint64_t)steps : STEPS_ALL};
}

struct allowance allowance_of_steps(uint64_t steps)
{
    uint64_t words = steps < WORDS_ALL / WORDS_A_STEP ? steps * WORDS_A_STEP : WORDS_ALL;
    uint64_t proof = steps / STEPS_A_PROOF;
    return (struct allowance){words, proof < STEPS_ALL ? proof : STEPS_ALL};
}

struct allowance allowance_least(struct allowance a, struct allowance b)
{
    return (struct allowance){a.words < b.words ? a.words : b.words,
                              a.steps < b.steps ? a.steps : b.steps};
}

uint64_t allowance_spent(struct allowance had, struct allowance left)
{
    return (had.words - left.words) / WORDS_A_STEP + (had.steps - left.steps) * STEPS_A_PROOF;
}

static int64_t now_by(const struct work *w)
{
    return w->clock ? w->clock() : clock_us();
}

/* How fast it went. */
static void note_rate(struct values *v, uint64_t words, int64_t us)
{
    double old = v->rate > 0 ? v->rate : RATE_FIRST, seen = (double)words / (double)(us + 1);
    seen = seen < RATE_LEAST ? RATE_LEAST : seen > RATE_MOST ? RATE_MOST : seen;
    if (us > 10000) /* less is no measure */
        v->rate = (old + seen) / 2;
}

/* Tables being filled against a deadline. */
struct pace {
    const struct work *outer, *fill; /* counts its steps down from STEPS_COUNTED */
    uint64_t words, done;
    int64_t start, left; /* left: at the start */
    int64_t first;       /* the first word came after so long; -1: not yet */
};
#define STEPS_COUNTED (UINT64_MAX - 1)

/* Words take about the same time each, those of few pieces longer, and they come first. So what is
 * done tells the better how long all of it will take the more there is. */
static bool falls_behind(void *ctx)
{
    struct pace *p = ctx;
    if (work_is_over(p->outer))
        return true;
    p->done = STEPS_COUNTED - p->fill->steps;
    int64_t us = p->left == INT64_MAX ? 0 : now_by(p->outer) - p->start;
    p->first = p->first < 0 ? us : p->first;
    double words = (double)(us - p->first) * (double)p->words / ((double)p->done + 1);
    double part = (double)us / (double)p->left, most = part < 0.5 ? 2 : part < 0.75 ? 1.25 : 1.05;
    return part > 0.25 && (double)p->first + words > most * (double)p->left;
}

static struct err fill_values(struct values *v, const struct lanes *l,
                              const struct exact_position *at, uint64_t words, struct work *w)
{
    struct work fill = {
        .arena = w->arena, .rng = w->rng, .steps = STEPS_COUNTED, .stop = falls_behind};
    struct pace pace = {w, &fill, words, 0, now_by(w), work_time_left(w), -1};
    fill.ctx = &pace;
    struct err e = exact_solved_fill(&v->worth, l, at, false, v->once ? 0 : BYTES_HELD, &fill);
    note_rate(v, err_is(e) ? pace.done : words, now_by(w) - pace.start);
    return e;
}

/* Some of the time is left for a rule of progress. */
static struct err fill_far(struct values *v, const struct lanes *l, const struct exact_position *at,
                           struct work *w)
{
    struct work fill = *w;
    fill.steps = UINT64_MAX;
    work_shorten(&fill, LENGTHS_PERCENT);
    return exact_solved_fill(&v->far, l, at, true, BYTES_HELD, &fill);
}

/* Solve what comes after b if it costs no more than the allowance divided by `part`. */
static struct err afford(struct values *v, const struct board *b, bool far, uint64_t part,
                         struct allowance *a, struct work *w)
{
    struct lanes l;
    struct exact_position at;
    struct solved_cost cost;
    uint64_t times = far ? SOLVED_FAR : 1;
    struct err e =
        b->game->census->lanes(b, &l, &at) ? exact_solved_measure(&l, w->arena, &cost) : unknown;
    if (err_is(e))
        return e.code == ERR_MEMORY ? e : unknown;
    uint64_t hope = work_time_left(w) != INT64_MAX && !far ? HOPE : 1;
    if (cost.words > a->words / times / part * hope ||
        (far ? cost.far_bytes > BYTES_FAR : cost.bytes > BYTES_MADE))
        return unknown;
    a->words -= cost.words * times < a->words ? cost.words * times : a->words;
    return far ? fill_far(v, &l, &at, w) : fill_values(v, &l, &at, cost.words, w);
}

static struct err judge_by(const struct solved *s, const struct board *b, struct worth *each,
                           size_t n, struct work *w)
{
    struct oracle oracle = exact_solved_oracle(s);
    return exact_judge_moves(b, b->game->census->lanes, &oracle, each, n, w);
}

static bool holds(const struct solved *s, const struct board *b)
{
    struct lanes l;
    struct exact_position at;
    return b->game->census->lanes(b, &l, &at) && exact_solved_holds(s, &l, &at);
}

bool values_look(const struct values *v, const struct board *b, struct worth *each, size_t n,
                 struct work *w)
{
    if (!b->game->census || !b->game->census->lanes)
        return false;
    const struct solved *s = holds(&v->far, b) ? &v->far : &v->worth;
    return holds(s, b) && !err_is(judge_by(s, b, each, n, w));
}

static bool lacks_length(const struct worth *each, size_t n)
{
    struct worth best = worth_best(each, n);
    return best.value != VALUE_DRAWN && best.plies < 0;
}

static bool lacks_any_length(const struct worth *each, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (each[i].value != VALUE_DRAWN && each[i].plies < 0)
            return true;
    return false;
}

/* `known`: the values are there, only lengths may be missing. Values cost little beside distances,
 * so they come first; a win without a length needs them for its progress. Lengths of moves that are
 * not the best are worth a small part. */
static struct err find_on_lanes(struct values *v, const struct board *b, bool known,
                                struct allowance *a, struct worth *each, size_t n, struct work *w)
{
    struct err e = err_none();
    if (!values_look(v, b, each, n, w)) {
        e = afford(v, b, false, 1, a, w);
        if (!err_is(e))
            e = judge_by(&v->worth, b, each, n, w);
        if (err_is(e) && !known)
            return e;
    }
    uint64_t part = lacks_length(each, n) ? 1 : LENGTHS_PART;
    e = lacks_any_length(each, n) ? afford(v, b, true, part, a, w) : unknown;
    return !err_is(e)               ? judge_by(&v->far, b, each, n, w)
           : e.code == ERR_MEMORY ? e
                                    : err_none();
}

/* A proof tells the winner at least. */
static struct err find_proof(const struct board *b, struct allowance *a, struct worth *each,
                             size_t n, struct work *w)
{
    struct work bounded = *w;
    bounded.steps = a->steps;
    if (!a->steps)
        return unknown;
    struct err e = b->game->census->value(b, each, n, &bounded);
    a->steps = bounded.steps;
    return e.code == ERR_BUDGET && !work_is_over(w) ? unknown : e;
}

struct err values_find(struct values *v, const struct board *b, const struct tablebase *tablebase,
                       struct allowance *a, struct worth *each, size_t n, struct work *w)
{
    const struct census *census = b->game->census;
    struct err e = err_none();
    bool known = tablebase && tablebase->look(tablebase->ctx, b, each, n, w, &e);
    if (err_is(e) || (known && !lacks_length(each, n)))
        return e;
    if (!census || b->game->duel->score)
        return known ? err_none() : unknown;
    if (census->lanes)
        return find_on_lanes(v, b, known, a, each, n, w);
    return known ? err_none() : find_proof(b, a, each, n, w);
}

bool values_progress(const struct values *v, const struct board *b, game_move *moves, size_t *n,
                     struct work *w)
{
    const struct census *census = b->game->census;
    return census && census->lanes && holds(&v->worth, b) &&
           !err_is(exact_solved_progress(&v->worth, b, census->lanes, moves, n, w));
}

/* The first of the best moves of b; MOVE_NONE: the game is over or not decided. */
static game_move best_by_length(const struct values *v, const struct board *b, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    struct arena_mark mark = arena_here(w->arena);
    size_t n = rules->status(b) == STATUS_OPEN ? rules->moves(b, NULL, 0) : 0;
    game_move found = MOVE_NONE, *moves = arena_take(w->arena, n + 1, sizeof *moves);
    struct worth *each = arena_take(w->arena, n + 1, sizeof *each);
    if (n && moves && each && holds(&v->far, b) && !err_is(judge_by(&v->far, b, each, n, w))) {
        struct worth best = worth_best(each, n);
        rules->moves(b, moves, n);
        for (size_t i = n; best.value != VALUE_DRAWN && i-- > 0;)
            if (each[i].value == best.value && each[i].plies == best.plies)
                found = moves[i];
    }
    arena_release(w->arena, mark);
    return found;
}

size_t values_line(const struct values *v, const struct board *b, game_move *line, size_t cap,
                   struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct board *now = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    size_t n = 1;
    if (now && b->game->census && b->game->census->lanes) {
        board_copy(now, b);
        now->game->rules.play(now, line[0]);
        for (; n < cap && (line[n] = best_by_length(v, now, w)) != MOVE_NONE; n++)
            now->game->rules.play(now, line[n]);
    }
    arena_release(w->arena, mark);
    return n;
}
