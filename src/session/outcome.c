/* outcome.c - see outcome.h. */
#include "session/outcome.h"

#include "session/describe.h"

static void write_score(const struct board *b, int side, const char *dash, struct writer *out)
{
    if (!b->game->duel->score)
        return;
    writer_char(out, ' ');
    writer_number(out, b->game->duel->score(b, side));
    writer_text(out, dash);
    writer_number(out, b->game->duel->score(b, !side));
}

static void write_winner(const struct board *b, int side, struct writer *out, struct work *w)
{
    writer_text(out, b->game->duel->names[side]);
    writer_text(out, " wins");
    describe_span(b, out, w);
}

void result_write(const struct board *b, enum status status, const char *dash, struct writer *out,
                  struct work *w)
{
    switch (status) {
    case STATUS_OPEN:
        break;
    case STATUS_SOLVED:
        writer_text(out, "Puzzle complete");
        break;
    case STATUS_INVALID:
        writer_text(out, board_is_duel(b) ? "Invalid Board State" : "Not right yet");
        break;
    case STATUS_FIRST:
    case STATUS_SECOND:
        write_winner(b, status == STATUS_SECOND, out, w);
        write_score(b, status == STATUS_SECOND, dash, out);
        break;
    case STATUS_DRAW:
        writer_text(out, b->game->duel->score ? "Draw"
                         : b->game->rules.status(b) == STATUS_OPEN
                             ? "Draw: this position came up for the third time"
                             : "Tie: neither side can move");
        write_score(b, 0, dash, out);
        break;
    }
}

/* Against the CPU it matters who of the two won. */
void outcome_write(const struct session *s, enum status status, const char *dash,
                   struct writer *out, struct work *w)
{
    const struct board *b = s->now;
    int side = status == STATUS_SECOND;
    if (s->seat[0].cpu == s->seat[1].cpu || (status != STATUS_FIRST && status != STATUS_SECOND)) {
        result_write(b, status, dash, out, w);
        return;
    }
    if (!b->game->duel->score) {
        write_winner(b, side, out, w);
        writer_text(out, ". ");
    }
    writer_text(out, s->seat[side].cpu ? "CPU wins" : "You win");
    write_score(b, side, dash, out);
}

bool outcome_tell(const struct session *s, const char *before, struct writer *out)
{
    const struct ordering *o = s->now->game->ordering;
    size_t begin = out->n;
    if (!o || s->now->game->rules.status(s->now) != STATUS_SOLVED)
        return false;
    writer_text(out, before);
    size_t told = out->n;
    o->tell_proved(s->now, out);
    if (out->n == told)
        out->n = begin;
    return out->n > told;
}

int gain_write(const struct session *s, struct writer *out, struct work *w)
{
    enum { KINDS = 8 };
    const struct board *b = s->now;
    struct gain gain[KINDS];
    int side = -1, sum = 0;
    if (!board_is_duel(b) || !b->game->duel->gains || !s->steps.at ||
        s->steps.step[s->steps.at - 1].jump)
        return side;
    struct arena_mark mark = arena_here(w->arena);
    struct board *then = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    size_t n = 0;
    if (then) {
        steps_board(&s->steps, s->steps.at - 1, then);
        n = b->game->duel->gains(then, s->steps.step[s->steps.at - 1].move, gain, KINDS);
        side = b->game->duel->mover(then);
    }
    for (size_t i = 0; i < n && i < KINDS; i++) {
        writer_text(out, i ? " +" : "+");
        writer_number(out, gain[i].points);
        writer_char(out, ' ');
        writer_text(out, gain[i].what);
        sum += gain[i].points;
    }
    if (n) {
        writer_text(out, " = ");
        writer_number(out, sum);
    }
    arena_release(w->arena, mark);
    return side;
}

void flaw_write(const struct board *b, const struct flaws *all, size_t i, struct writer *out)
{
    enum { SHOWN = 5 };
    const struct flaw *f = &all->flaw[i];
    writer_text(out, b->game->puzzle->rules[f->rule]);
    for (size_t k = 0; k < f->n && k < SHOWN; k++) {
        writer_text(out, k ? ", " : " at ");
        describe_spot(b, all->spot[f->first + k], out);
    }
    writer_text(out, f->n > SHOWN ? " ..." : "");
}
