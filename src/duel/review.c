/* review.c - see review.h. By search, the move that was played is judged by the same engine a turn
 * later, at one turn less, so both scores look at the same horizon. */
#include "duel/review.h"

#include <math.h>

#include "engine/search/score.h"

enum { WORTH_NAMING = LOSS_MOST / 20, STEPS_WITHOUT_TIME = 1 << 23 };

struct reviewing {
    struct player *player;
    struct values *values;
    int64_t think_us;
    struct allowance left; /* for exact values: of the whole game, a proof for each move */
    struct work *work, exact; /* of all, and of those */
    bool no_memory;           /* what is known might have been more */
};

/* ---- what a score is worth ---- */

static double expected_of_worth(struct worth w)
{
    return w.value == VALUE_WON ? 1 : w.value == VALUE_LOST ? 0 : 0.5;
}

static double expected_of_score(const struct game *g, int score, bool exact)
{
    if (score_is_proved(score) || exact)
        return score > 0 ? 1 : score < 0 ? 0 : 0.5;
    return 1 / (1 + exp(-(double)score / (g->duel->lead ? g->duel->lead : SCORE_POINT)));
}

double review_expected(const struct game *g, struct worth w, int score, bool exact)
{
    return w.value ? expected_of_worth(w) : expected_of_score(g, score, exact);
}

const char *label_name(enum label l)
{
    static const char *const names[LABEL_COUNT] = {
        "best", "only move", "good", "inaccuracy", "mistake", "missed win", "blunder"};
    return names[l];
}

static enum label label_of(const struct judgement *j)
{
    bool was_won = j->best_expected >= 1, is_drawn = j->exact && j->expected == 0.5;
    return j->loss == 0                  ? j->only ? LABEL_ONLY_MOVE : LABEL_BEST
           : was_won && is_drawn         ? LABEL_MISSED_WIN
           : j->loss < WORTH_NAMING      ? LABEL_GOOD
           : j->loss < LOSS_MOST / 10    ? LABEL_INACCURACY
           : j->loss < LOSS_MOST / 4 - 1 ? LABEL_MISTAKE
                                         : LABEL_BLUNDER;
}

void judgement_weigh(struct judgement *j)
{
    if (j->expected > j->best_expected)
        j->best_expected = j->expected;
    j->loss = (int)(LOSS_MOST * (j->best_expected - j->expected) + 0.5);
    j->label = label_of(j);
}

/* ---- by exact values ---- */

/* The worth of each move of b, as far as what is left allows. */
static bool find_values(struct reviewing *v, const struct board *b, struct worth *each, size_t n)
{
    struct allowance a = v->left;
    struct work w = v->exact;
    struct err e = values_find(v->values, b, v->player->strength.tablebase, &a, each, n, &w);
    v->no_memory = v->no_memory || e.code == ERR_MEMORY;
    if (err_is(e))
        return false;
    v->left.words = a.words;
    return true;
}

/* The first of the moves that keep the value; of wins without a length, one that makes progress. */
static game_move best_of(struct reviewing *v, const struct board *b, game_move *moves,
                         const struct worth *each, size_t n)
{
    struct worth best = worth_best(each, n);
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (each[i].value == best.value && (best.plies < 0 || each[i].plies == best.plies))
            moves[kept++] = moves[i];
    if (best.value == VALUE_WON && best.plies < 0)
        (void)values_progress(v->values, b, moves, &kept, v->work);
    return kept ? moves[0] : MOVE_NONE;
}

/* The best reply on the board after the move. */
static game_move reply_on(struct reviewing *v, const struct board *next)
{
    struct choices c;
    struct worth *each = NULL;
    if (next->game->rules.status(next) != STATUS_OPEN ||
        !choices_list(next, v->work->arena, &c) ||
        !(each = arena_take(v->work->arena, c.n, sizeof *each)) ||
        !find_values(v, next, each, c.n))
        return MOVE_NONE;
    return best_of(v, next, c.move, each, c.n);
}

/* Of several moves one alone is worth so much, and there is something to lose. */
static bool is_only(const struct worth *each, size_t n, enum value best)
{
    size_t as_good = 0;
    for (size_t i = 0; i < n; i++)
        as_good += each[i].value == best || each[i].value == VALUE_UNKNOWN;
    return n > 1 && as_good == 1 && best != VALUE_LOST;
}

/* True if the values of the best move and of the one played are known. */
static bool judge_exactly(struct reviewing *v, const struct board *b, struct judgement *j)
{
    struct arena_mark mark = arena_here(v->work->arena);
    struct choices c;
    struct worth *each = NULL;
    bool known = choices_list(b, v->work->arena, &c) &&
                 (each = arena_take(v->work->arena, c.n, sizeof *each)) &&
                 find_values(v, b, each, c.n);
    j->best_worth = j->worth = (struct worth){VALUE_UNKNOWN, -1};
    for (size_t i = 0; known && i < c.n; i++)
        if (c.move[i] == j->played)
            j->worth = each[i];
    known = known && j->worth.value && worth_best(each, c.n).value;
    if (known) {
        j->best_worth = worth_best(each, c.n);
        bool as_good = j->worth.value == j->best_worth.value &&
                       (j->best_worth.plies < 0 || j->worth.plies == j->best_worth.plies);
        j->best = as_good ? j->played : best_of(v, b, c.move, each, c.n);
        j->score = player_score_of_worth(j->worth);
        j->best_score = player_score_of_worth(j->best_worth);
        j->expected = expected_of_worth(j->worth);
        j->best_expected = expected_of_worth(j->best_worth);
        j->exact = true;
        j->only = is_only(each, c.n, j->best_worth.value);
        j->line[0] = j->best;
        j->n_line = values_line(v->values, b, j->line, REVIEW_LINE, v->work);
    }
    arena_release(v->work->arena, mark);
    return known;
}

/* ---- by search ---- */

static void keep_opinion(const struct advice *a, int64_t think_us, struct opinion *out)
{
    *out = (struct opinion){.think_us = think_us,
                            .move = a->move,
                            .score = a->score,
                            .depth = a->depth,
                            .exact = a->exact};
    out->line[0] = a->move;
    out->n_line = a->move != MOVE_NONE;
    for (size_t i = 1; a->pv[0] == a->move && i < a->n_pv && i < REVIEW_LINE; i++)
        out->line[out->n_line++] = a->pv[i];
}

/* What a search finds of b, unless that is known. */
static struct err ask(struct reviewing *v, const struct board *b, int depth, struct opinion *out)
{
    struct player asked = *v->player;
    struct work work = *v->work;
    struct advice advice;
    if (out->think_us && out->think_us >= v->think_us)
        return err_none();
    work.rng = &asked.rng;
    clock_limit(&work, v->think_us ? v->think_us : INT64_MAX);
    asked.depth = depth;
    struct err e = player_move(&asked, b, NULL, 0, &advice, &work);
    v->player->table = asked.table;
    v->player->unspoilt = asked.unspoilt;
    if (!err_is(e) && work_is_over(v->work))
        e = (struct err){ERR_BUDGET, 0, "the review was stopped"};
    if (!err_is(e))
        keep_opinion(&advice, v->think_us, out);
    return e;
}

/* A score of the position after a move, for the one who made it. */
static int one_turn_back(int score)
{
    int value = -score;
    return value >= SCORE_WON ? value - 1 : value <= -SCORE_WON ? value + 1 : value;
}

static struct err judge_by_search(struct reviewing *v, const struct board *b,
                                  const struct board *next, struct opinion *best,
                                  struct opinion *after, struct judgement *j)
{
    int depth = v->player->depth, less = depth > 1 ? depth - 1 : depth;
    enum status status = next->game->rules.status(next);
    struct err e = ask(v, b, depth, best);
    if (!err_is(e) && status == STATUS_OPEN)
        e = ask(v, next, less, after);
    if (err_is(e))
        return e;
    bool sure = status != STATUS_OPEN || after->exact;
    j->best = best->move;
    j->best_score = best->score;
    j->reply = status == STATUS_OPEN ? after->move : MOVE_NONE;
    j->score =
        status == STATUS_OPEN ? one_turn_back(after->score) : -score_end(next, status, 1);
    j->depth = best->depth;
    j->think_us = v->think_us;
    j->exact = best->exact && sure;
    if (j->played == j->best && j->score < j->best_score) {
        j->score = j->best_score; /* the engine's own choice: the horizon moved, nothing else */
        sure = best->exact;
    }
    j->best_expected = expected_of_score(b->game, j->best_score, best->exact);
    j->expected = expected_of_score(b->game, j->score, sure);
    j->n_line = best->n_line;
    for (size_t i = 0; i < best->n_line; i++)
        j->line[i] = best->line[i];
    return err_none();
}

/* ---- the whole game ---- */

/* What exact values may cost in all. */
static void begin(struct reviewing *v, int64_t values_us, size_t turns)
{
    uint64_t steps = v->player->nodes ? v->player->nodes * turns : STEPS_WITHOUT_TIME;
    v->exact = *v->work;
    v->exact.steps = UINT64_MAX;
    v->left = allowance_of_steps(steps);
    if (values_us) {
        clock_limit(&v->exact, values_us);
        v->left = allowance_of_time(v->values, values_us / 10 * 7);
    }
    if (v->work->steps != UINT64_MAX)
        v->left = allowance_least(v->left, allowance_of_steps(v->work->steps));
    v->left.steps /= turns ? turns : 1;
}

/* The loser's last move after which the game was lost and before which it was not. */
static void find_decisive(enum status result, struct review *v)
{
    if (result != STATUS_FIRST && result != STATUS_SECOND)
        return;
    int loser = result == STATUS_FIRST;
    struct judgement *last = NULL;
    for (size_t i = 0; i < v->n; i++)
        if (v->turn[i].mover == loser && v->turn[i].worth.value == VALUE_LOST &&
            v->turn[i].best_worth.value != VALUE_LOST)
            last = &v->turn[i];
    for (size_t i = 0; i < v->n; i++)
        v->turn[i].decisive = last == &v->turn[i];
}

static bool ranks_before(const struct judgement *a, const struct judgement *b)
{
    return a->decisive != b->decisive ? a->decisive : a->loss > b->loss;
}

static void rank_worst(struct review *v)
{
    v->n_worst = 0;
    for (size_t i = 0; i < v->n; i++) {
        if (v->turn[i].loss < WORTH_NAMING)
            continue;
        size_t at = v->n_worst < REVIEW_WORST ? v->n_worst++ : REVIEW_WORST;
        for (; at > 0 && ranks_before(&v->turn[i], &v->turn[v->worst[at - 1]]); at--)
            if (at < REVIEW_WORST)
                v->worst[at] = v->worst[at - 1];
        if (at < REVIEW_WORST)
            v->worst[at] = i;
    }
}

void review_sum(enum status result, struct review *v)
{
    double lost[2] = {0, 0}, n[2] = {0, 0};
    v->exact = 0;
    v->depth = 0;
    for (size_t i = 0; i < v->n; i++) {
        const struct judgement *j = &v->turn[i];
        if (!j->played)
            continue;
        lost[j->mover] += (double)j->loss / LOSS_MOST;
        n[j->mover]++;
        v->exact += j->exact;
        if (j->depth && (!v->depth || j->depth < v->depth))
            v->depth = j->depth;
    }
    for (int side = 0; side < 2; side++)
        v->accuracy[side] = n[side] > 0 ? 1 - lost[side] / n[side] : 1;
    find_decisive(result, v);
    rank_worst(v);
}

static struct err judge_turn(struct reviewing *v, const struct board *b, const struct board *next,
                             struct opinion opinion[2], struct judgement *j)
{
    struct err e = judge_exactly(v, b, j)
                       ? err_none()
                       : judge_by_search(v, b, next, &opinion[0], &opinion[1], j);
    if (!err_is(e) && work_is_over(v->work))
        e = (struct err){ERR_BUDGET, 0, "the review was stopped"};
    if (err_is(e) || v->no_memory)
        return err_is(e) ? e : err_memory();
    judgement_weigh(j);
    return err_none();
}

/* Each turn by searches of its own: to a depth, the one after it looks one turn less deep. */
static struct err judge_all(struct reviewing *v, const struct record *r, struct board *b,
                            struct board *next, struct review *out)
{
    for (; out->n < r->n; out->n++) {
        struct judgement *j = &out->turn[out->n];
        struct opinion opinion[2] = {0};
        *j = (struct judgement){.played = r->moves[out->n], .mover = b->game->duel->mover(b)};
        board_copy(next, b);
        next->game->rules.play(next, j->played);
        struct err e = judge_turn(v, b, next, opinion, j);
        if (err_is(e))
            return e;
        board_copy(b, next);
        if (out->n && !j[-1].reply)
            j[-1].reply = j->best; /* the answer to the move before, where no search gave one */
    }
    if (r->n && !out->turn[r->n - 1].reply)
        out->turn[r->n - 1].reply = reply_on(v, b);
    return v->no_memory ? err_memory() : err_none();
}

static bool open_values(struct reviewing *v)
{
    v->values = v->player->values ? v->player->values : values_open(v->work->arena);
    return v->values;
}

static void close_values(struct reviewing *v)
{
    if (v->values != v->player->values)
        values_close(v->values);
}

struct err review_game(const struct record *r, struct player *p, int64_t think_us,
                       int64_t values_us, struct work *w, struct review *out)
{
    size_t size = r->start->game->rules.size(&r->start->variant);
    struct reviewing v = {.player = p, .think_us = think_us, .work = w};
    *out = (struct review){.turn = arena_take(w->arena, r->n + 1, sizeof *out->turn)};
    struct board *b = arena_take(w->arena, 1, size), *next = arena_take(w->arena, 1, size);
    if (!out->turn || !b || !next || !open_values(&v))
        return err_memory();
    board_copy(b, r->start);
    begin(&v, values_us, r->n);
    struct err e = judge_all(&v, r, b, next, out);
    close_values(&v);
    if (!err_is(e))
        review_sum(r->result, out);
    return e;
}

/* The exact values of one position and all that come after it. */
static bool solve_from(struct reviewing *v, const struct board *b)
{
    struct arena_mark mark = arena_here(v->work->arena);
    struct choices c;
    struct worth *each;
    bool done = b->game->rules.status(b) == STATUS_OPEN && choices_list(b, v->work->arena, &c) &&
                (each = arena_take(v->work->arena, c.n, sizeof *each)) &&
                find_values(v, b, each, c.n);
    arena_release(v->work->arena, mark);
    return done;
}

/* Solving from a position on solves all that come after it, so the earliest that can be is enough. How
 * fast this goes is seen only on the way: each round takes a part of the time that is left, and begins
 * earlier than the one before. Other games are asked for a proof of each position, when its turn is
 * judged. */
void review_solve(const struct steps *game, struct player *p, int64_t us, struct work *w)
{
    enum { PART = 4 };
    const struct census *census = game->start->game->census;
    struct reviewing v = {.player = p, .values = p->values, .work = w};
    struct board *b = arena_take(w->arena, 1, game->start->game->rules.size(&game->start->variant));
    size_t solved = game->n + 1, before = 0;
    begin(&v, us, 1);
    if (!b || !v.values || !census || !census->lanes)
        return;
    while (solved != before && !work_is_over(&v.exact)) {
        before = solved;
        for (size_t i = 0; i < before && solved == before && !work_is_over(&v.exact); i++) {
            v.left = allowance_of_time(v.values, work_time_left(&v.exact) / PART);
            steps_board(game, i, b);
            if (solve_from(&v, b))
                solved = i;
        }
    }
}

struct err review_turn(const struct board *before, game_move played, struct player *p,
                       int64_t think_us, int64_t values_us, struct opinion opinion[2],
                       struct work *w, struct judgement *out)
{
    struct reviewing v = {.player = p, .think_us = think_us, .work = w};
    struct judgement j = {.played = played, .mover = before->game->duel->mover(before)};
    struct board *next = arena_take(w->arena, 1, before->game->rules.size(&before->variant));
    if (!next || !open_values(&v))
        return err_memory();
    board_copy(next, before);
    next->game->rules.play(next, played);
    begin(&v, values_us, 1);
    struct err e = judge_turn(&v, before, next, opinion, &j);
    if (!err_is(e) && !j.reply)
        j.reply = reply_on(&v, next);
    close_values(&v);
    if (!err_is(e) && v.no_memory)
        e = err_memory();
    if (!err_is(e))
        *out = j;
    return e;
}
