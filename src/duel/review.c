/* review.c - see review.h. By search, the move that was played is judged by the same engine a turn
 * later, at one turn less, so both scores look at the same horizon. */
#include "duel/review.h"

#include <math.h>

#include "duel/score_text.h"
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

static void weigh(struct judgement *j)
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
    }
    arena_release(v->work->arena, mark);
    return known;
}

/* ---- by search ---- */

static struct err ask(struct reviewing *v, const struct board *b, int depth, struct advice *out)
{
    struct player asked = *v->player;
    struct work work = *v->work;
    work.rng = &asked.rng;
    clock_limit(&work, v->think_us ? v->think_us : INT64_MAX);
    asked.depth = depth;
    struct err e = player_move(&asked, b, NULL, 0, out, &work);
    v->player->table = asked.table;
    v->player->unspoilt = asked.unspoilt;
    if (!err_is(e) && work_is_over(v->work))
        e = (struct err){ERR_BUDGET, 0, "the review was stopped"};
    return e;
}

/* A score of the position after a move, for the one who made it. */
static int one_turn_back(int score)
{
    int value = -score;
    return value >= SCORE_WON ? value - 1 : value <= -SCORE_WON ? value + 1 : value;
}

static struct err judge_by_search(struct reviewing *v, const struct board *b,
                                  const struct board *next, struct judgement *j)
{
    struct advice best, after = {.exact = true};
    int depth = v->player->depth, less = depth > 1 ? depth - 1 : depth;
    enum status status = next->game->rules.status(next);
    struct err e = ask(v, b, depth, &best);
    if (!err_is(e) && status == STATUS_OPEN)
        e = ask(v, next, less, &after);
    if (err_is(e))
        return e;
    j->best = best.move;
    j->best_score = best.score;
    j->reply = after.move;
    j->score =
        status == STATUS_OPEN ? one_turn_back(after.score) : -score_end(next, status, 1);
    j->depth = best.depth;
    j->exact = best.exact && after.exact;
    if (j->played == j->best && j->score < j->best_score) {
        j->score = j->best_score; /* the engine's own choice: the horizon moved, nothing else */
        after.exact = best.exact;
    }
    j->best_expected = expected_of_score(b->game, j->best_score, best.exact);
    j->expected = expected_of_score(b->game, j->score, after.exact);
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

static struct err judge_all(struct reviewing *v, const struct record *r, struct board *b,
                            struct board *next, struct review *out)
{
    for (; out->n < r->n; out->n++) {
        struct judgement *j = &out->turn[out->n];
        *j = (struct judgement){.played = r->moves[out->n], .mover = b->game->duel->mover(b)};
        board_copy(next, b);
        next->game->rules.play(next, j->played);
        struct err e = judge_exactly(v, b, j) ? err_none() : judge_by_search(v, b, next, j);
        if (!err_is(e) && work_is_over(v->work))
            e = (struct err){ERR_BUDGET, 0, "the review was stopped"};
        if (err_is(e) || v->no_memory)
            return err_is(e) ? e : err_memory();
        weigh(j);
        board_copy(b, next);
        if (out->n && !j[-1].reply)
            j[-1].reply = j->best; /* the answer to the move before, where no search gave one */
    }
    if (r->n && !out->turn[r->n - 1].reply)
        out->turn[r->n - 1].reply = reply_on(v, b);
    return v->no_memory ? err_memory() : err_none();
}

struct err review_game(const struct record *r, struct player *p, int64_t think_us,
                       int64_t values_us, struct work *w, struct review *out)
{
    size_t size = r->start->game->rules.size(&r->start->variant);
    struct reviewing v = {.player = p, .think_us = think_us, .work = w};
    *out = (struct review){.turn = arena_take(w->arena, r->n + 1, sizeof *out->turn)};
    struct board *b = arena_take(w->arena, 1, size), *next = arena_take(w->arena, 1, size);
    v.values = p->values ? p->values : values_open(w->arena);
    if (!out->turn || !b || !next || !v.values)
        return err_memory();
    board_copy(b, r->start);
    begin(&v, values_us, r->n);
    struct err e = judge_all(&v, r, b, next, out);
    if (v.values != p->values)
        values_close(v.values);
    if (!err_is(e))
        review_sum(r->result, out);
    return e;
}

/* ---- words ---- */

void judgement_write(const struct judgement *j, bool best, struct writer *out)
{
    struct worth w = best ? j->best_worth : j->worth;
    if (w.value)
        score_text_worth(w, out);
    else
        score_text_write(best ? j->best_score : j->score, out);
}

/* "MOVE", and what it does if the game has words for it. */
static void write_deed(const struct board *b, game_move m, struct writer *out)
{
    struct writer count = writer_to(NULL, 0);
    b->game->rules.write_move(b, m, out);
    if (b->game->duel->remark)
        b->game->duel->remark(b, m, &count);
    if (!count.n)
        return;
    writer_text(out, ", which ");
    b->game->duel->remark(b, m, out);
}

void review_explain(const struct board *before, const struct judgement *j, struct arena *arena,
                    struct writer *out)
{
    const struct rules *rules = &before->game->rules;
    const char *const *sides = before->game->duel->sides;
    int mover = before->game->duel->mover(before);
    rules->write_move(before, j->played, out);
    writer_text(out, ": ");
    judgement_write(j, true, out);
    writer_text(out, " becomes ");
    judgement_write(j, false, out);
    writer_text(out, "; better was ");
    write_deed(before, j->best, out);
    writer_text(out, j->decisive ? ". This decided the game." : ".");
    if (!j->reply)
        return;
    struct arena_mark mark = arena_here(arena);
    struct board *after = arena_take(arena, 1, rules->size(&before->variant));
    if (after) {
        board_copy(after, before);
        rules->play(after, j->played);
        writer_text(out, " This lets ");
        writer_text(out, sides[!mover]);
        writer_text(out, " play ");
        write_deed(after, j->reply, out);
        writer_text(out, ".");
    }
    arena_release(arena, mark);
}
