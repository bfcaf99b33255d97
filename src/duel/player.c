/* player.c - see player.h. */
#include "duel/player.h"

#include "duel/lean.h"
#include "duel/trap.h"
#include "engine/search/score.h"

enum { TABLE_BYTES = 1 << 24, SMALL_BYTES = 1 << 20, SMALL_DEPTH = 5 };

struct err player_open(struct player *p, struct strength s, uint64_t seed, struct arena *arena)
{
    *p = (struct player){.strength = s, .threads = 1, .unspoilt.arena = arena};
    rng_seed(&p->rng, seed, 0);
    if (s.skill != SKILL_FIXED && s.skill != SKILL_MAX)
        return err_none();
    bool small = s.skill == SKILL_FIXED && s.depth <= SMALL_DEPTH;
    return table_open(&p->table, arena, small ? SMALL_BYTES : TABLE_BYTES) ? err_none()
                                                                           : err_memory();
}

static game_move pick_random(const struct board *b, struct choices *c, struct rng *rng)
{
    size_t n = 0;
    for (size_t i = 0; i < c->n && b->game->duel->gains; i++)
        if (move_points(b, c->move[i]) > 0)
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
        int worth = worth_at_sight(b, c, c->move[i]);
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
    struct deadline end;
    struct work longer = work_for_solution(w, &end);
    size_t n = 0;
    s.first = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct err e = s.first ? p->solve(b, &s, &longer) : err_memory();
    if (err_is(e) || s.answer != ANSWER_ONE)
        return e;
    size_t wrong = p->wrong(b, s.first, NULL, 0);
    for (size_t i = 0; i < c->n; i++) {
        board_copy(c->next, b);
        b->game->rules.play(c->next, c->move[i]);
        if (p->wrong(c->next, s.first, NULL, 0) <= wrong)
            c->move[n++] = c->move[i];
    }
    c->n = n ? n : c->n;
    return err_none();
}

/* Seven tenths of the steps and of the time for the search, the rest for a trap. One that is broken
 * off is none, so a little time is left over. Where nobody can tell the time there are no traps. */
static struct err search_and_trap(struct search *s, struct work *w, int threads)
{
    const struct deadline *end = w->stop == deadline_passed ? w->ctx : NULL;
    if (w->stop && !end)
        return search_threads(s, w, threads);
    struct deadline early = {INT64_MAX, w->stop, w->ctx};
    struct work part = {w->arena, w->rng, w->steps, deadline_passed, &early};
    if (end && end->end != INT64_MAX)
        early.end = end->end - (end->end - clock_us()) / 10 * 3;
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

/* `searched` is b, or like it with some of b's moves left out: then nothing is proved of b. */
static struct err pick_searched(struct player *p, const struct board *b,
                                const struct board *searched, const uint64_t *past, size_t n_past,
                                struct advice *out, struct work *w)
{
    bool fixed = p->strength.skill == SKILL_FIXED;
    struct search s = {.root = searched,
                       .table = &p->table,
                       .depth = fixed      ? p->strength.depth
                                : p->depth ? p->depth
                                           : SEARCH_DEPTH_MAX,
                       .full_width = fixed,
                       .past = past,
                       .n_past = n_past};
    if (p->nodes)
        w->steps = w->steps < p->nodes ? w->steps : p->nodes;
    table_next(&p->table);
    struct arena_mark mark = arena_here(w->arena);
    struct err lean = p->traps && !fixed ? lean_find(&s, w) : err_none();
    if (err_is(lean))
        return lean;
    bool traps = p->traps && !fixed && b->game->duel->drift;
    struct err e = traps ? search_and_trap(&s, w, p->threads) : search_threads(&s, w, p->threads);
    arena_release(w->arena, mark);
    out->move = s.move;
    out->score = s.score;
    out->depth = s.reached;
    out->exact = s.exact && b->game->rules.key(b) == b->game->rules.key(searched);
    out->searched = true;
    out->nodes = s.nodes;
    out->n_pv = s.n_pv;
    for (size_t i = 0; i < s.n_pv; i++)
        out->pv[i] = s.pv[i];
    return e;
}

/* A win of unknown length counts as the longest there is. */
static int score_of(struct worth w)
{
    int size = w.value == VALUE_DRAWN ? 0 : w.plies < 0 ? SCORE_WON : SCORE_MATE - w.plies;
    return w.value == VALUE_LOST ? -size : size;
}

static struct err keep_perfect(struct player *p, const struct board *b, const uint64_t *past,
                               size_t n_past, struct choices *c, struct advice *out, struct work *w)
{
    struct err e = perfect_moves(b, p->strength.kept, past, n_past, c->move, &c->n, &out->worth, w);
    out->exact = !err_is(e);
    out->score = out->exact ? score_of(out->worth) : 0;
    return e;
}

struct err player_move(struct player *p, const struct board *b, const uint64_t *past, size_t n_past,
                       struct advice *out, struct work *w)
{
    enum skill skill = p->strength.skill;
    const struct board *searched = skill == SKILL_FIXED ? b : NULL;
    struct choices c;
    *out = (struct advice){0};
    struct err e = skill == SKILL_MAX ? unspoilt_copy(&p->unspoilt, b, &searched, w) : err_none();
    if (err_is(e))
        return e;
    if (searched) {
        e = pick_searched(p, b, searched, past, n_past, out, w);
        if (err_is(e) || out->depth || !b->game->duel->gains)
            return e;
        *out = (struct advice){.nodes = out->nodes}; /* no time to look at every move */
        b = searched;
    }
    struct arena_mark mark = arena_here(w->arena);
    if (!choices_list(b, w->arena, &c))
        e = err_memory();
    else if (skill == SKILL_CAREFUL)
        e = keep_agreeing(b, &c, w);
    else if (skill == SKILL_PERFECT)
        e = keep_perfect(p, b, past, n_past, &c, out, w);
    if (!err_is(e))
        out->move =
            skill == SKILL_RANDOM ? pick_random(b, &c, &p->rng) : pick_greedy(b, &c, &p->rng);
    out->pv[0] = out->move;
    out->n_pv = !err_is(e);
    arena_release(w->arena, mark);
    return e;
}
