/* sentences.c - see sentences.h. */
#include "session/sentences.h"

#include "session/describe.h"

/* ---- sides ---- */

static bool is_against_cpu(const struct session *s)
{
    return s->seat[0].cpu != s->seat[1].cpu;
}

const char *sentence_side(const struct session *s, int side)
{
    const struct duel *d = s->now->game->duel;
    if (!is_against_cpu(s) || !d->score)
        return d->names[side];
    return s->seat[side].cpu ? "CPU" : "You";
}

void sentence_seat(const struct session *s, int side, struct writer *out)
{
    const struct seat *seat = &s->seat[side];
    writer_text(out, seat->cpu ? "CPU " : s->seat[!side].cpu ? "You" : "human");
    if (seat->cpu)
        strength_write(s->now->game, seat->strength, out);
    writer_text(out, seat->is_own ? ", about your strength" : "");
}

/* ---- the state ---- */

static void write_score(const struct board *b, int side, const char *between, struct writer *out)
{
    writer_number(out, b->game->duel->score(b, side));
    writer_text(out, between);
    writer_number(out, b->game->duel->score(b, !side));
}

void sentence_race(const struct session *s, int side, struct writer *out)
{
    const struct duel *d = s->now->game->duel;
    if (!d || !d->pieces_left)
        return;
    int all = d->pieces_left(s->steps.start, side);
    writer_number(out, all - d->pieces_left(s->now, side));
    writer_text(out, " of ");
    writer_number(out, all);
    writer_text(out, " home");
}

/* For points it goes without saying which side is whose. */
static void write_turn(const struct session *s, struct writer *out)
{
    const struct duel *d = s->now->game->duel;
    int side = d->mover(s->now);
    bool alone = !s->seat[0].cpu && !s->seat[1].cpu;
    if (alone) {
        writer_text(out, d->names[side]);
        writer_text(out, " to move");
    } else {
        writer_text(out, s->seat[side].cpu ? "The CPU is to move" : "Your turn");
        if (!d->score || !is_against_cpu(s)) {
            writer_text(out, ": ");
            writer_text(out, d->names[side]);
        }
    }
    if (d->score) {
        writer_text(out, ", ");
        write_score(s->now, 0, " to ", out);
    }
}

static void write_winner(const struct board *b, int side, struct writer *out, struct work *w)
{
    writer_text(out, b->game->duel->names[side]);
    writer_text(out, " wins");
    describe_span(b, out, w);
}

void sentence_result(const struct board *b, enum status status, struct writer *out,
                     struct work *w)
{
    const struct duel *d = b->game->duel;
    bool points = d && d->score && board_is_duel(b);
    switch (status) {
    case STATUS_OPEN:
        return;
    case STATUS_SOLVED:
        writer_text(out, "Puzzle complete");
        return;
    case STATUS_INVALID:
        writer_text(out, board_is_duel(b) ? "Invalid Board State" : "Not right yet");
        return;
    case STATUS_FIRST:
    case STATUS_SECOND:
        write_winner(b, status == STATUS_SECOND, out, w);
        break;
    case STATUS_DRAW:
        writer_text(out, points                                    ? "Draw"
                         : b->game->rules.status(b) == STATUS_OPEN ? "Draw: this position came up "
                                                                     "for the third time"
                                                                   : "Tie: neither side can move");
        break;
    }
    if (points) {
        writer_char(out, ' ');
        write_score(b, status == STATUS_SECOND, "-", out);
    }
}

/* Against the CPU it matters who of the two won. */
static void write_end(const struct session *s, enum status status, struct writer *out,
                      struct work *w)
{
    const struct board *b = s->now;
    int side = status == STATUS_SECOND;
    if (!is_against_cpu(s) || (status != STATUS_FIRST && status != STATUS_SECOND)) {
        sentence_result(b, status, out, w);
        return;
    }
    if (!b->game->duel->score) {
        write_winner(b, side, out, w);
        writer_text(out, ". ");
    }
    writer_text(out, s->seat[side].cpu ? "CPU wins" : "You win");
    if (b->game->duel->score) {
        writer_char(out, ' ');
        write_score(b, side, "-", out);
    }
}

/* The first few; whoever asks for the list gets them all. */
static void write_unmet(const struct board *b, const struct flaws *unmet, struct writer *out)
{
    enum { SHOWN = 3 };
    for (size_t i = 0; i < unmet->n && i < SHOWN; i++) {
        writer_text(out, i ? "; " : ": ");
        sentence_flaw(b, unmet, i, out);
    }
    if (unmet->n > SHOWN) {
        writer_text(out, "; and ");
        writer_number(out, (int64_t)(unmet->n - SHOWN));
        writer_text(out, " more");
    }
}

void sentence_state(const struct session *s, enum status status, const struct flaws *unmet,
                    struct writer *out, struct work *w)
{
    if (status != STATUS_OPEN) {
        write_end(s, status, out, w);
        if (status == STATUS_INVALID)
            write_unmet(s->now, unmet, out);
    } else if (board_is_duel(s->now)) {
        write_turn(s, out);
    } else if (unmet->n) {
        writer_text(out, "Not right yet");
        write_unmet(s->now, unmet, out);
    } else if (s->checkpoints) {
        writer_text(out, "On trial since checkpoint ");
        writer_text(out, s->checkpoint[s->checkpoints - 1].name);
    } else {
        writer_text(out, s->steps.at ? "In progress" : "A new puzzle");
    }
}

void sentence_told(const struct session *s, struct writer *out)
{
    const struct ordering *o = s->now->game->ordering;
    if (o && s->now->game->rules.status(s->now) == STATUS_SOLVED)
        o->tell_proved(s->now, out);
}

/* ---- points ---- */

void sentence_gain(const struct session *s, struct writer *out, struct work *w)
{
    enum { KINDS = 8 };
    const struct board *b = s->now;
    struct gain gain[KINDS];
    const struct step *last = s->steps.at ? &s->steps.step[s->steps.at - 1] : NULL;
    if (!board_is_duel(b) || !b->game->duel->move_points || !last || last->jump)
        return;
    struct arena_mark mark = arena_here(w->arena);
    struct board *then = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (then) {
        int sum = 0;
        steps_board(&s->steps, s->steps.at - 1, then);
        size_t n = b->game->duel->move_points(then, last->move, gain, KINDS);
        writer_text(out, sentence_side(s, b->game->duel->mover(then)));
        writer_text(out, n ? ":" : ": no points, a rule is broken");
        for (size_t i = 0; i < n && i < KINDS; i++) {
            writer_text(out, " +");
            writer_number(out, gain[i].points);
            writer_char(out, ' ');
            writer_text(out, gain[i].what);
            sum += gain[i].points;
        }
        writer_text(out, n ? " = " : "");
        if (n)
            writer_number(out, sum);
    }
    arena_release(w->arena, mark);
}

/* ---- hints and flaws ---- */

/* `before` and the first places of the hint; where there are none, the sentence. */
static void write_reasons(const struct session *s, const char *before, struct writer *out)
{
    enum { SHOWN = 8 };
    if (s->hint.n_because) {
        writer_text(out, before);
        describe_reasons(s, SHOWN, out);
    } else {
        s->now->game->puzzle->explain(s->now, &s->hint, out);
    }
}

void sentence_story_step(const struct session *s, struct writer *out)
{
    const struct story *story = s->hint.story;
    writer_number(out, (int64_t)s->story_step);
    writer_text(out, " of ");
    writer_number(out, (int64_t)story->n - 1);
    writer_text(out, ": ");
    writer_text(out, story_text(story, s->story_step));
}

static void write_step(const struct session *s, struct writer *out)
{
    const struct puzzle *p = s->now->game->puzzle;
    const struct technique *t = &p->techniques[s->hint.technique];
    if (s->ladder == LADDER_WHERE) {
        write_reasons(s, "look at", out);
    } else if (s->ladder == LADDER_NAME) {
        writer_text(out, "technique: ");
        writer_text(out, t->name);
        writer_text(out, ". ");
        writer_text(out, t->idea);
    } else if (s->story_step) {
        writer_text(out, story_text(s->hint.story, STORY_HEADLINE));
        writer_char(out, ' ');
        sentence_story_step(s, out);
    } else if (s->ladder == LADDER_WHY) {
        p->explain(s->now, &s->hint, out);
    }
}

void sentence_hint(const struct session *s, struct writer *out)
{
    switch (s->hint.kind) {
    case HINT_STEP:
        write_step(s, out);
        break;
    case HINT_WRONG:
        write_reasons(s, "something is wrong already: see", out);
        break;
    case HINT_DONE:
        writer_text(out, "the puzzle is solved");
        break;
    case HINT_NO_STEP:
        writer_text(out, "nothing can be proved from here: several solutions are left");
        break;
    }
}

void sentence_flaw(const struct board *b, const struct flaws *all, size_t i, struct writer *out)
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

/* ---- time ---- */

static void write_units(int64_t n, const char *unit, struct writer *out)
{
    writer_number(out, n);
    writer_char(out, ' ');
    writer_text(out, unit);
    writer_text(out, n == 1 ? "" : "s");
}

void sentence_time(int64_t ms, struct writer *out)
{
    int64_t seconds = ms / 1000;
    if (seconds >= 60) {
        write_units(seconds / 60, "minute", out);
        writer_char(out, ' ');
    }
    write_units(seconds % 60, "second", out);
}
