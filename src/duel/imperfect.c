/* imperfect.c - see imperfect.h. */
#include "duel/imperfect.h"

#include <math.h>

#include "engine/search/score.h"
#include "engine/search/search.h"

/* In a decided position all moves are worth about the same. People still tell them apart, so a part
 * of the lead that a move costs counts as expected score, up to a lead of so many times the game's. */
#define LEAD_SHARE 0.05
enum { LEADS_MOST = 4 };
#define TURN_SHARE 0.01 /* a win so many turns later is so much less */

struct looked {
    struct choices choice;
    int *score, *deeper; /* of each move: of the last complete look, and of the one in work */
    int depth;
};

/* ---- looking ---- */

static bool was_there(const struct imperfect *p, uint64_t key)
{
    for (size_t i = 0; i < p->n_past; i++)
        if (p->past[i] == key)
            return true;
    return false;
}

/* What the move is worth at first sight; points are counted as scores are. */
static int at_sight(const struct imperfect *p, const struct choices *c, game_move m)
{
    int worth = static_eval_move(p->board, c, m);
    return p->board->game->duel->move_points ? worth * SCORE_POINT : worth;
}

/* The value of the board after a move, `depth` turns deep, for who made the move. */
static struct err look_after(struct imperfect *p, const struct board *after, int depth, int *score,
                             struct work *w)
{
    enum status status = after->game->rules.status(after);
    struct search s = {.root = after, .table = p->table, .depth = depth, .full_width = true};
    if (status != STATUS_OPEN) {
        *score = -score_end(after, status, 1);
        return err_none();
    }
    struct err e = search_run(&s, w);
    p->nodes += s.nodes;
    *score = -s.score;
    return e;
}

/* All moves `depth` turns deep. False: out of steps or time, or an error. */
static bool look_at_all(struct imperfect *p, struct looked *l, int depth, struct err *e,
                        struct work *w)
{
    const struct rules *rules = &p->board->game->rules;
    struct choices *c = &l->choice;
    for (size_t i = 0; i < c->n; i++) {
        if (depth == 1) {
            l->deeper[i] = at_sight(p, c, c->move[i]);
            if (work_stopped_at(w, i))
                return false;
            continue;
        }
        board_copy(c->next, p->board);
        rules->play(c->next, c->move[i]);
        *e = look_after(p, c->next, depth - 1, &l->deeper[i], w);
        if (err_is(*e) || w->steps == 0 || work_is_over(w))
            return false;
        if (p->n_past && l->deeper[i] < SCORE_WON && was_there(p, rules->key(c->next)))
            l->deeper[i] = 0; /* once more and it is a draw */
    }
    return true;
}

static struct err look(struct imperfect *p, struct looked *l, struct work *w)
{
    struct work part = *w;
    struct err e = err_none();
    if (p->setting.nodes < part.steps)
        part.steps = p->setting.nodes;
    for (int depth = 1; depth <= p->setting.depth; depth++) {
        if (!look_at_all(p, l, depth, &e, &part))
            break;
        int *seen = l->deeper;
        l->deeper = l->score;
        l->score = seen;
        l->depth = depth;
    }
    return e;
}

/* ---- choosing ---- */

static double expected(int score, int lead)
{
    if (score_is_proved(score)) {
        double late = fmin(TURN_SHARE * score_turns(score), 0.5);
        return score > 0 ? 1 - late : late;
    }
    return 1 / (1 + exp(-(double)score / lead));
}

static double worth_of(int score, int lead)
{
    double leads = fmax(-LEADS_MOST, fmin(LEADS_MOST, (double)score / lead));
    return expected(score, lead) + LEAD_SHARE * leads;
}

/* By lot; the chances are whole numbers, so that every machine draws the same. */
static size_t draw(const struct imperfect *p, const struct looked *l, uint32_t *chance)
{
    enum { FULL = 1 << 16 };
    int own = p->board->game->duel->lead, lead = own ? own : SCORE_POINT;
    double best = -2, temperature = fmax(p->setting.error, 0.1) / 1000;
    size_t n = l->choice.n, at = 0;
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        best = fmax(best, worth_of(l->score[i], lead));
    for (size_t i = 0; i < n; i++) {
        double less = (best - worth_of(l->score[i], lead)) / temperature;
        sum += chance[i] = (uint32_t)(FULL * exp(-less) + 0.5);
    }
    uint64_t lot = rng_next(p->rng) % sum;
    while (lot >= chance[at])
        lot -= chance[at++];
    return at;
}

struct err imperfect_find(struct imperfect *p, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct looked l = {0};
    struct err e = choices_list(p->board, w->arena, &l.choice) ? err_none() : err_memory();
    size_t n = err_is(e) ? 0 : l.choice.n;
    l.score = arena_take(w->arena, n, sizeof *l.score);
    l.deeper = arena_take(w->arena, n, sizeof *l.deeper);
    uint32_t *chance = arena_take(w->arena, n, sizeof *chance);
    if (!n || !l.score || !l.deeper || !chance)
        e = err_memory();
    if (!err_is(e)) {
        e = look(p, &l, w);
        size_t at = l.depth ? draw(p, &l, chance) : 0;
        p->move = l.choice.move[at];
        p->score = l.depth ? l.score[at] : 0;
        p->depth = l.depth;
    }
    arena_release(w->arena, mark);
    return e;
}
