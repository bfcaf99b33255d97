/* review.c - see review.h. The move that was played is judged by the same engine a turn later, at
 * one turn less, so both scores look at the same horizon. */
#include "duel/review.h"

#include "duel/words.h"
#include "engine/search/score.h"

enum { WORTH_NAMING = SCORE_POINT / 2 };

static struct err ask(struct player *p, const struct board *b, int depth, int64_t think_us,
                      struct work *w, struct advice *out)
{
    struct player asked = *p;
    struct deadline end = {think_us ? clock_us() + think_us : INT64_MAX, w->stop, w->ctx};
    struct work work = {w->arena, &asked.rng, UINT64_MAX, deadline_passed, &end};
    asked.depth = depth;
    struct err e = player_move(&asked, b, NULL, 0, out, &work);
    p->table = asked.table;
    p->unspoilt = asked.unspoilt;
    if (!err_is(e) && w->stop && w->stop(w->ctx))
        e = (struct err){ERR_BUDGET, 0, "the review was stopped"};
    return e;
}

/* A score of the position after a move, for the one who made it. */
static int one_turn_back(int score)
{
    int value = -score;
    return value >= SCORE_WON ? value - 1 : value <= -SCORE_WON ? value + 1 : value;
}

/* Who threw a proved result away lost everything; a slower win or a quicker loss costs nothing. */
static int loss_of(int best, int score)
{
    int rank_best = score_is_proved(best) ? (best > 0 ? 1 : -1) : 0;
    int rank = score_is_proved(score) ? (score > 0 ? 1 : -1) : 0;
    if (rank != rank_best)
        return rank < rank_best ? LOSS_MOST : 0;
    if (rank || score >= best)
        return 0;
    return best - score < LOSS_MOST ? best - score : LOSS_MOST - 1;
}

static struct err judge(const struct board *b, struct board *next, game_move played,
                        struct player *p, int64_t think_us, struct work *w, struct judgement *j)
{
    struct advice advice;
    struct err e = ask(p, b, p->depth, think_us, w, &advice);
    *j = (struct judgement){.played = played, .best = advice.move, .best_score = advice.score};
    board_copy(next, b);
    next->game->rules.play(next, played);
    enum status status = next->game->rules.status(next);
    if (err_is(e))
        return e;
    if (status != STATUS_OPEN) {
        j->score = -score_end(next, status, 1);
    } else {
        int less = p->depth > 1 ? p->depth - 1 : p->depth;
        e = ask(p, next, less, think_us, w, &advice);
        j->reply = advice.move;
        j->score = one_turn_back(advice.score);
    }
    if (j->played == j->best && j->score < j->best_score)
        j->score = j->best_score; /* the engine's own choice: the horizon moved, nothing else */
    j->loss = loss_of(j->best_score, j->score);
    return e;
}

static void rank_worst(struct review *v)
{
    for (size_t i = 0; i < v->n; i++) {
        if (v->turn[i].loss < WORTH_NAMING)
            continue;
        size_t at = v->n_worst < REVIEW_WORST ? v->n_worst++ : REVIEW_WORST;
        for (; at > 0 && v->turn[v->worst[at - 1]].loss < v->turn[i].loss; at--)
            if (at < REVIEW_WORST)
                v->worst[at] = v->worst[at - 1];
        if (at < REVIEW_WORST)
            v->worst[at] = i;
    }
}

struct err review_game(const struct record *r, struct player *p, int64_t think_us, struct work *w,
                       struct review *out)
{
    size_t size = r->start->game->rules.size(&r->start->variant);
    *out = (struct review){.turn = arena_take(w->arena, r->n + 1, sizeof *out->turn)};
    struct board *b = arena_take(w->arena, 1, size), *next = arena_take(w->arena, 1, size);
    if (!out->turn || !b || !next)
        return err_memory();
    board_copy(b, r->start);
    for (; out->n < r->n; out->n++) {
        struct err e = judge(b, next, r->moves[out->n], p, think_us, w, &out->turn[out->n]);
        if (err_is(e))
            return e;
        board_copy(b, next);
    }
    rank_worst(out);
    return err_none();
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
    score_write(j->best_score, out);
    writer_text(out, " becomes ");
    score_write(j->score, out);
    writer_text(out, "; better was ");
    write_deed(before, j->best, out);
    writer_text(out, ".");
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
