/* words.c - sentences about the game in hand: whose turn it is, how it ended, what a move earned,
 * what the hint says so far. */
#include "front/page/page.h"
#include "session/describe.h"

void words_side(const struct session *s, int side, struct writer *out)
{
    bool against = s->seat[0].cpu != s->seat[1].cpu;
    bool points = s->now->game->duel->score;
    if (against && points)
        writer_text(out, s->seat[side].cpu ? "CPU" : "You");
    else
        writer_text(out, s->now->game->duel->names[side]);
}

static void write_score(const struct board *b, int side, struct writer *out)
{
    if (!b->game->duel->score)
        return;
    writer_char(out, ' ');
    writer_number(out, b->game->duel->score(b, side));
    writer_text(out, "\xE2\x80\x93"); /* an en dash */
    writer_number(out, b->game->duel->score(b, !side));
}

static void write_winner(struct page *p, int side, struct writer *out)
{
    const struct session *s = &p->session;
    bool against = s->seat[0].cpu != s->seat[1].cpu;
    if (against && s->now->game->duel->score) {
        writer_text(out, s->seat[side].cpu ? "CPU wins" : "You win");
    } else {
        writer_text(out, s->now->game->duel->names[side]);
        writer_text(out, " wins");
        describe_span(s->now, out, &p->work);
        if (against)
            writer_text(out, s->seat[side].cpu ? ". The CPU has won" : ". You have won");
    }
    write_score(s->now, side, out);
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
    const struct board *b = s->now;
    enum status status = session_status(s, &p->work);
    bool duel = board_is_duel(b);
    switch (status) {
    case STATUS_OPEN:
        if (duel)
            write_turn(s, out);
        else if (s->checkpoints) {
            writer_text(out, "On trial since ");
            writer_text(out, s->checkpoint[s->checkpoints - 1].name);
        } else
            writer_text(out, s->steps.at ? "In progress" : "A new puzzle");
        break;
    case STATUS_SOLVED:
        writer_text(out, "Puzzle complete");
        break;
    case STATUS_INVALID:
        writer_text(out, duel ? "Invalid Board State" : "Not right yet");
        break;
    case STATUS_FIRST:
    case STATUS_SECOND:
        write_winner(p, status == STATUS_SECOND, out);
        break;
    case STATUS_DRAW:
        writer_text(out, b->game->duel->score ? "Draw"
                         : b->game->rules.status(b) == STATUS_OPEN
                             ? "Draw: this position came up for the third time"
                             : "Tie: neither side can move");
        write_score(b, 0, out);
        break;
    }
}

/* "+1 move +2 clue = 3", of the last step; false: there is none, or the game has no points. */
bool words_gain(struct page *p, struct writer *out)
{
    const struct session *s = &p->session;
    const struct board *b = s->now;
    struct gain gain[8];
    size_t n = 0;
    int sum = 0;
    if (!board_is_duel(b) || !b->game->duel->gains || !s->steps.at ||
        s->steps.step[s->steps.at - 1].jump)
        return false;
    struct arena_mark mark = arena_here(&p->arena);
    struct board *then = arena_take(&p->arena, 1, b->game->rules.size(&b->variant));
    if (then) {
        steps_board(&s->steps, s->steps.at - 1, then);
        n = b->game->duel->gains(then, s->steps.step[s->steps.at - 1].move, gain, 8);
        words_side(s, b->game->duel->mover(then), out);
        writer_text(out, n ? ":" : ": no points, a rule is broken");
    }
    for (size_t i = 0; i < n && i < 8; i++) {
        writer_text(out, " +");
        writer_number(out, gain[i].points);
        writer_char(out, ' ');
        writer_text(out, gain[i].what);
        sum += gain[i].points;
    }
    if (n) {
        writer_text(out, " = ");
        writer_number(out, sum);
    }
    arena_release(&p->arena, mark);
    return then != NULL;
}

static void write_places(const struct session *s, struct writer *out)
{
    enum { SHOWN = 8 };
    const struct hint *h = &s->hint;
    size_t known = h->n_because < h->cap_because ? h->n_because : h->cap_because;
    for (size_t i = 0; i < known && i < SHOWN; i++) {
        writer_text(out, i ? ", " : " ");
        spot_write(out, board_height(s->now), h->because[i]);
    }
    writer_text(out, known > SHOWN ? " ..." : "");
}

void words_hint(struct page *p, struct writer *out)
{
    const struct session *s = &p->session;
    const struct puzzle *puzzle = s->now->game->puzzle;
    if (s->hint.kind == HINT_WRONG) {
        writer_text(out, "Something is wrong already: see");
        write_places(s, out);
    } else if (s->hint.kind == HINT_DONE) {
        writer_text(out, "The puzzle is solved");
    } else if (s->hint.kind == HINT_NO_STEP) {
        writer_text(out, "Nothing can be proved from here: several solutions are left");
    } else if (s->ladder == LADDER_WHERE) {
        writer_text(out, "Look here:");
        write_places(s, out);
    } else if (s->ladder == LADDER_NAME) {
        writer_text(out, "Technique: ");
        writer_text(out, puzzle->techniques[s->hint.technique].name);
        writer_text(out, ". ");
        writer_text(out, puzzle->techniques[s->hint.technique].idea);
    } else if (s->ladder == LADDER_WHY) {
        puzzle->explain(s->now, &s->hint, out);
    }
}
