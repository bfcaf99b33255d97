/* words.c - sentences about the game in hand: whose turn it is, how it ended, what a move earned,
 * what the hint says so far. */
#include "front/page/page.h"
#include "session/describe.h"
#include "session/outcome.h"

void words_side(const struct session *s, int side, struct writer *out)
{
    bool against = s->seat[0].cpu != s->seat[1].cpu;
    bool points = s->now->game->duel->score;
    if (against && points)
        writer_text(out, s->seat[side].cpu ? "CPU" : "You");
    else
        writer_text(out, s->now->game->duel->names[side]);
}

static void write_turn(const struct session *s, struct writer *out)
{
    int side = session_to_move(s);
    const char *name = s->now->game->duel->names[side];
    bool points = s->now->game->duel->score;
    if (s->seat[side].cpu)
        writer_text(out, "The CPU is to move");
    else if (s->seat[!side].cpu)
        writer_text(out, "Your turn");
    if (!s->seat[side].cpu && !s->seat[!side].cpu) {
        writer_text(out, name);
        writer_text(out, " to move");
    } else if (!points) {
        writer_text(out, ": ");
        writer_text(out, name);
    }
}

void words_headline(struct page *p, struct writer *out)
{
    const struct session *s = &p->session;
    enum status status = session_status(s, &p->work);
    if (status != STATUS_OPEN)
        outcome_write(s, status, "\xE2\x80\x93", out, &p->work); /* an en dash */
    else if (board_is_duel(s->now))
        write_turn(s, out);
    else if (session_is_unmet(s, &p->work))
        writer_text(out, "Not right yet");
    else if (s->checkpoints) {
        writer_text(out, "On trial since checkpoint ");
        writer_text(out, s->checkpoint[s->checkpoints - 1].name);
    } else
        writer_text(out, s->steps.at ? "In progress" : "A new puzzle");
}

/* "You: +1 move +2 clue = 3", of the last step; nothing where there are no points. */
void words_gain(struct page *p, struct writer *out)
{
    char text[256];
    struct writer w = writer_to(text, sizeof text);
    int side = gain_write(&p->session, &w, &p->work);
    if (side < 0)
        return;
    words_side(&p->session, side, out);
    writer_text(out, w.n ? ": " : ": no points, a rule is broken");
    writer_slice(out, (struct slice){text, w.n < w.cap ? w.n : w.cap});
}

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

void words_hint(struct page *p, struct writer *out)
{
    const struct session *s = &p->session;
    const struct puzzle *puzzle = s->now->game->puzzle;
    if (s->hint.kind == HINT_WRONG) {
        write_reasons(s, "Something is wrong already: see", out);
    } else if (s->hint.kind == HINT_DONE) {
        writer_text(out, "The puzzle is solved");
    } else if (s->hint.kind == HINT_NO_STEP) {
        writer_text(out, "Nothing can be proved from here: several solutions are left");
    } else if (s->ladder == LADDER_WHERE) {
        write_reasons(s, "Look here:", out);
    } else if (s->ladder == LADDER_NAME) {
        writer_text(out, "Technique: ");
        writer_text(out, puzzle->techniques[s->hint.technique].name);
        writer_text(out, ". ");
        writer_text(out, puzzle->techniques[s->hint.technique].idea);
    } else if (s->ladder == LADDER_WHY) {
        puzzle->explain(s->now, &s->hint, out);
    }
}
