/* player.c - see player.h. */
#include "duel/player.h"

#include "duel/imperfect.h"
#include "duel/tie_break.h"
#include "duel/trap.h"
#include "engine/search/score.h"

enum { TABLE_BYTES = 1 << 24, SMALL_BYTES = 1 << 20, SMALL_DEPTH = 5 };

struct err player_open(struct player *p, struct strength s, uint64_t seed, struct arena *arena)
{
    *p = (struct player){.strength = s, .threads = 1, .unspoilt.arena = arena};
    rng_seed(&p->rng, seed, 0);
    if (s.skill != SKILL_FIXED && s.skill != SKILL_NAMED && s.skill != SKILL_MAX)
        return err_none();
    bool small = s.skill == SKILL_NAMED || (s.skill == SKILL_FIXED && s.depth <= SMALL_DEPTH);
    return search_table_open(&p->table, arena, small ? SMALL_BYTES : TABLE_BYTES) ? err_none()
                                                                           : err_memory();
}

static game_move pick_random(const struct board *b, struct choices *c, struct rng *rng)
{
    size_t n = 0;
    for (size_t i = 0; i < c->n && b->game->duel->move_points; i++)
        if (static_eval_points(b, c->move[i]) > 0)
            c->move[n++] = c->move[i];
    return c->move[rng_below(rng, (uint32_t)(n ? n : c->n))];
}

/* Ties are drawn by reservoir: the k-th equal one replaces with chance 1/k. */
static game_move pick_greedy(const struct board *b, const struct choices *c, struct rng *rng)
{
    game_move best = c->move[0];
    int most = INT32_MIN;
    uint32_t ties = 0;
    for (size_t i = 0; i < c->n; i++) {
        int worth = static_eval_move(b, c, c->move[i]);
        ties = worth > most ? 1 : worth == most ? ties + 1 : ties;
        if (worth > most || (worth == most && rng_below(rng, ties) == 0))
            best = c->move[i];
        most = worth > most ? worth : most;
    }
    return best;
}

/* Keep the moves after which no more is wrong than before, measured by the only solution. */
static struct err keep_agreeing(const struct board *b, struct choices *c, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    if (!p)
        return err_none();
    struct solve s = {.limit = 2};
    struct work longer = unspoilt_work(w);
    size_t n = 0;
    s.first = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct err e = s.first ? board_solve(b, &s, &longer) : err_memory();
    if (err_is(e) || s.answer != ANSWER_ONE)
        return e;
    size_t wrong = p->differences(b, s.first, NULL, 0);
    for (size_t i = 0; i < c->n; i++) {
        if (work_stopped(&longer))
            return (struct err){ERR_BUDGET, 0, "the limit was reached before a move was found"};
        board_copy(c->next, b);
        b->game->rules.play(c->next, c->move[i]);
        if (p->differences(c->next, s.first, NULL, 0) <= wrong)
            c->move[n++] = c->move[i];
    }
    c->n = n ? n : c->n;
    return err_none();
}

/* Seven tenths of the steps and of the time for the search, the rest for a trap. One that is broken
 * off is none, so a little time is left over. Where nobody can tell the time there are no traps. */
static struct err search_and_trap(struct search *s, struct work *w, int threads)
{
    if (w->stop && !w->clock)
        return search_threads(s, w, threads);
    struct work part = *w;
    work_shorten(&part, 70);
    if (w->steps != UINT64_MAX)
        part.steps = w->steps / 10 * 7;
    struct err e = search_threads(s, &part, threads);
    uint64_t own = s->nodes / (uint64_t)(threads > 1 ? threads : 1), nodes = own / 3;
    if (w->steps != UINT64_MAX) {
        w->steps -= own < w->steps ? own : w->steps;
        nodes = nodes < w->steps ? nodes : w->steps;
    }
    game_move trap = err_is(e) ? MOVE_NONE : trap_find(s, nodes, w);
    if (trap != MOVE_NONE) {
        s->move = s->pv[0] = trap;
        s->n_pv = 1;
    }
    return e;
}

/* Among the moves of `among`, or all if it is NULL. */
static struct err pick_searched(struct player *p, const struct board *b,
                                const struct choices *among, const uint64_t *past, size_t n_past,
                                struct advice *out, struct work *w)
{
    bool fixed = p->strength.skill == SKILL_FIXED;
    bool plays = p->traps && p->strength.skill == SKILL_MAX;
    struct search s = {.root = b,
                       .only = among ? among->move : NULL,
                       .n_only = among ? among->n : 0,
                       .table = &p->table,
                       .depth = fixed      ? p->strength.depth
                                : p->depth ? p->depth
                                           : SEARCH_DEPTH_MAX,
                       .full_width = fixed,
                       .past = past,
                       .n_past = n_past};
    if (p->nodes)
        w->steps = w->steps < p->nodes ? w->steps : p->nodes;
    search_table_next(&p->table);
    struct arena_mark mark = arena_here(w->arena);
    bool traps = plays && b->game->duel->eval_step;
    struct err e = plays && !among ? tie_break_find(&s, w) : err_none();
    if (!err_is(e))
        e = traps ? search_and_trap(&s, w, p->threads) : search_threads(&s, w, p->threads);
    arena_release(w->arena, mark);
    out->move = s.move;
    out->score = s.score;
    out->depth = s.reached;
    out->exact = s.exact;
    out->searched = true;
    out->nodes = s.nodes;
    out->n_pv = s.n_pv;
    for (size_t i = 0; i < s.n_pv; i++)
        out->pv[i] = s.pv[i];
    return e;
}

int player_score_of_worth(struct worth w)
{
    int size = w.value == VALUE_DRAWN ? 0 : w.plies < 0 ? SCORE_WON : SCORE_MATE - w.plies;
    return w.value == VALUE_LOST ? -size : size;
}

/* The moves that keep the exact value, if it can be had with the allowance. */
static struct err keep_perfect(struct player *p, const struct board *b, struct allowance *a,
                               const uint64_t *past, size_t n_past, struct choices *c,
                               struct advice *out, struct work *w)
{
    struct values *v = p->values ? p->values : values_open_once(w->arena);
    size_t n = c->n;
    if (!v)
        return err_memory();
    struct err e =
        perfect_moves(v, b, p->strength.tablebase, a, past, n_past, c->move, &n, &out->worth, w);
    out->exact = !err_is(e) && out->worth.value != VALUE_UNKNOWN;
    if (out->exact) {
        c->n = n;
        out->score = player_score_of_worth(out->worth);
        out->move = out->pv[0] = pick_greedy(b, c, &p->rng);
        out->n_pv = p->strength.skill == SKILL_MAX && out->worth.plies > 0
                        ? values_line(v, b, out->pv, SEARCH_DEPTH_MAX, w)
                        : 1;
    }
    if (v != p->values)
        values_close(v);
    return e;
}

static struct err pick_perfect(struct player *p, const struct board *b, const uint64_t *past,
                               size_t n_past, struct choices *c, struct advice *out, struct work *w)
{
    struct allowance all = allowance_all();
    struct err e = keep_perfect(p, b, &all, past, n_past, c, out, w);
    if (e.code == ERR_VARIANT || (!err_is(e) && !out->exact))
        e = (struct err){ERR_VARIANT, 0,
                         "perfect play is out of reach here: no table and no proof; choose max"};
    return e;
}

/* What max knows without a search, within so many tenths of its positions if those are limited and
 * hundredths of its time. Leaves the moves to choose from in c. */
static void know_exactly(struct player *p, const struct board *b, int tenths, int percent,
                         const uint64_t *past, size_t n_past, struct choices *c,
                         struct advice *out, struct work *w)
{
    struct work part = *w;
    struct allowance a = allowance_all(), had;
    if ((w->stop || w->clock) && work_time_left(w) == INT64_MAX && w->steps == UINT64_MAX)
        return; /* for all we know there is no time */
    part.steps = UINT64_MAX;
    work_shorten(&part, percent);
    if (work_time_left(&part) != INT64_MAX)
        a = allowance_of_time(p->values, work_time_left(&part));
    if (w->steps != UINT64_MAX)
        a = allowance_least(a, allowance_of_steps(w->steps / 10 * (uint64_t)tenths));
    had = a;
    (void)keep_perfect(p, b, &a, past, n_past, c, out, &part); /* else there is the search */
    if (w->steps != UINT64_MAX)
        w->steps -= allowance_spent(had, a);
}

/* Tables cost what was foreseen, or are broken off early, so they come first. Won, or lost as late as can be: nothing is
 * left to ask; else the search picks one of the moves that are as good. */
static struct err pick_by_tables(struct player *p, const struct board *b, const uint64_t *past,
                                 size_t n_past, struct choices *c, struct advice *out,
                                 struct work *w)
{
    know_exactly(p, b, 7, 95, past, n_past, c, out, w);
    if (!out->exact)
        return pick_searched(p, b, NULL, past, n_past, out, w);
    if (c->n == 1 || out->worth.value == VALUE_WON || out->worth.plies >= 0)
        return err_none();
    struct advice known = *out;
    struct err e = pick_searched(p, b, c, past, n_past, out, w);
    out->exact = true;
    out->score = known.score;
    out->worth = known.worth;
    return e;
}

/* A proof may be sought in vain, so it has the last two tenths, and only if the search has found
 * none itself. Of moves that all lose the search's own is played. */
static struct err pick_by_proof(struct player *p, const struct board *b, const uint64_t *past,
                                size_t n_past, struct choices *c, struct advice *out,
                                struct work *w)
{
    uint64_t steps = w->steps == UINT64_MAX ? w->steps : w->steps / 10 * 8;
    struct work part = *w;
    part.steps = steps;
    work_shorten(&part, 80);
    struct err e = pick_searched(p, b, NULL, past, n_past, out, &part);
    struct advice searched = *out;
    if (err_is(e) || out->exact)
        return e;
    if (w->steps != UINT64_MAX)
        w->steps -= steps;
    know_exactly(p, b, 10, 100, past, n_past, c, out, w);
    if (!out->exact || (out->worth.value == VALUE_LOST && out->worth.plies < 0)) {
        searched.exact = out->exact;
        searched.worth = out->worth;
        searched.score = out->exact ? out->score : searched.score;
        *out = searched;
    }
    out->nodes = searched.nodes;
    return e;
}

/* A limit of depth asks for a search. */
static struct err pick_max(struct player *p, const struct board *b, const uint64_t *past,
                           size_t n_past, struct choices *c, struct advice *out, struct work *w)
{
    const struct census *census = b->game->census;
    if (p->nodes)
        w->steps = w->steps < p->nodes ? w->steps : p->nodes;
    return !census || p->depth ? pick_searched(p, b, NULL, past, n_past, out, w)
           : census->lanes     ? pick_by_tables(p, b, past, n_past, c, out, w)
                               : pick_by_proof(p, b, past, n_past, c, out, w);
}

/* By what is seen at once: what random, greedy and careful play. */
static struct err pick_at_sight(struct player *p, const struct board *b, struct choices *c,
                                struct advice *out, struct work *w)
{
    enum skill skill = p->strength.skill;
    struct err e = skill == SKILL_CAREFUL ? keep_agreeing(b, c, w) : err_none();
    if (err_is(e))
        return e;
    out->move = skill == SKILL_RANDOM ? pick_random(b, c, &p->rng) : pick_greedy(b, c, &p->rng);
    out->pv[0] = out->move;
    out->n_pv = 1;
    return err_none();
}

/* Max in a game with points. There the margin counts, and the search itself looks as far as the
 * end. What is proved of a board with some moves left out is not proved of b. Where there is no such
 * board, or no time for a look at every move, the points of the moment decide. */
static struct err pick_expert(struct player *p, const struct board *b, const uint64_t *past,
                              size_t n_past, struct advice *out, struct work *w)
{
    const struct board *unspoilt;
    struct choices c;
    struct err e = unspoilt_copy(&p->unspoilt, b, &unspoilt, w);
    if (err_is(e))
        return e;
    if (unspoilt) {
        e = pick_searched(p, unspoilt, NULL, past, n_past, out, w);
        out->exact = out->exact && b->game->rules.key(b) == b->game->rules.key(unspoilt);
        if (err_is(e) || out->depth)
            return e;
        *out = (struct advice){.nodes = out->nodes};
    }
    struct arena_mark mark = arena_here(w->arena);
    const struct board *from = unspoilt ? unspoilt : b;
    e = choices_list(from, w->arena, &c) ? pick_at_sight(p, from, &c, out, w) : err_memory();
    arena_release(w->arena, mark);
    return e;
}

/* On a board that cannot be spoilt, where there is one: a spoilt one has no winner. */
static struct err pick_named(struct player *p, const struct board *b, const uint64_t *past,
                             size_t n_past, struct advice *out, struct work *w)
{
    const struct board *unspoilt;
    struct err e = unspoilt_copy(&p->unspoilt, b, &unspoilt, w);
    if (err_is(e))
        return e;
    struct imperfect i = {.board = unspoilt ? unspoilt : b,
                          .setting = *named_level_on(b, p->strength.named),
                          .table = &p->table,
                          .past = past,
                          .n_past = n_past,
                          .rng = &p->rng};
    if (p->nodes && p->nodes < w->steps)
        w->steps = p->nodes;
    if (!i.setting.depth) {
        struct work part = *w;
        part.steps = part.steps < i.setting.nodes ? part.steps : i.setting.nodes;
        return pick_searched(p, i.board, NULL, past, n_past, out, &part);
    }
    search_table_next(&p->table);
    e = imperfect_find(&i, w);
    out->move = out->pv[0] = i.move;
    out->n_pv = 1;
    out->score = i.score;
    out->depth = i.depth;
    out->nodes = i.nodes;
    out->searched = i.depth > 1;
    return e;
}

struct err player_move(struct player *p, const struct board *b, const uint64_t *past, size_t n_past,
                       struct advice *out, struct work *w)
{
    enum skill skill = p->strength.skill;
    struct choices c;
    *out = (struct advice){0};
    if (skill == SKILL_FIXED)
        return pick_searched(p, b, NULL, past, n_past, out, w);
    if (skill == SKILL_NAMED)
        return pick_named(p, b, past, n_past, out, w);
    if (skill == SKILL_MAX && b->game->duel->move_points)
        return pick_expert(p, b, past, n_past, out, w);
    struct arena_mark mark = arena_here(w->arena);
    struct err e = !choices_list(b, w->arena, &c) ? err_memory()
                   : skill == SKILL_MAX           ? pick_max(p, b, past, n_past, &c, out, w)
                   : skill == SKILL_PERFECT       ? pick_perfect(p, b, past, n_past, &c, out, w)
                                                  : pick_at_sight(p, b, &c, out, w);
    arena_release(w->arena, mark);
    return e;
}
