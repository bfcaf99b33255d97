/* review_words.c - see review_words.h. */
#include "duel/review_words.h"

#include "duel/score_text.h"
#include "engine/search/score.h"

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

/* ---- of any turn ---- */

static void tell_good(const struct judgement *j, struct writer *out)
{
    bool won = j->best_expected >= 1;
    if (j->label == LABEL_ONLY_MOVE)
        writer_text(out, won ? ": the only move that keeps the win" : ": the only move that does not lose");
    else if (j->played == j->best)
        writer_text(out, ": the best move");
    else
        writer_text(out, j->loss ? ": good" : ": as good as the best");
}

void review_tell(const struct board *before, const struct judgement *j, struct arena *arena,
                 struct writer *out)
{
    if (j->label >= LABEL_INACCURACY) {
        review_explain(before, j, arena, out);
        return;
    }
    write_deed(before, j->played, out);
    tell_good(j, out);
    writer_text(out, " (");
    judgement_write(j, false, out);
    writer_char(out, ')');
}

/* ---- facts ---- */

static void write_win(const struct duel *d, int winner, int turns, struct writer *out)
{
    writer_text(out, d->names[winner]);
    writer_text(out, " wins");
    if (turns > 0) {
        writer_text(out, " in ");
        writer_number(out, turns);
    }
}

/* Of a game searched to its end: by how many points, or in how many turns. */
static void write_searched(const struct duel *d, int mover, int score, int turns,
                           struct writer *out)
{
    int winner = score > 0 ? mover : !mover;
    if (score == 0) {
        writer_text(out, "Draw");
        return;
    }
    write_win(d, winner, score_is_proved(score) ? score_turns(score) - turns : 0, out);
    if (!d->score || score_is_proved(score))
        return;
    writer_text(out, " by ");
    writer_number(out, (score < 0 ? -score : score) / SCORE_POINT);
}

void review_fact(const struct board *before, const struct judgement *j, bool after,
                 struct writer *out)
{
    const struct duel *d = before->game->duel;
    int mover = d->mover(before);
    int score = after ? j->score : j->best_score;
    struct worth w = after ? j->worth : j->best_worth;
    if (w.value == VALUE_DRAWN)
        writer_text(out, "Draw");
    else if (w.value != VALUE_UNKNOWN)
        write_win(d, w.value == VALUE_WON ? mover : !mover, w.plies - after, out);
    else if (j->exact || score_is_proved(score))
        write_searched(d, mover, score, after, out);
}
