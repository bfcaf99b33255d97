/* undo.c - back and forth between the turns that a person decided.
 *
 * A turn without a choice is no place to stop at: neither a compulsory pass, which every face takes
 * at once and which would bring the player forward again, nor a turn of the CPU where it plays one
 * side. So undo goes back to the last board on which a person had a choice, and where there is none
 * before this one there is nothing to undo. Redo goes forward in the same way, as far as is known.
 */
#include "session/session.h"

/* May undo and redo stop on this board? */
static bool is_stop(const struct session *s, const struct board *b)
{
    const struct duel *d = b->game->duel;
    if (!board_is_duel(b) || b->game->rules.status(b) != STATUS_OPEN)
        return true;
    if (d->pass && !b->game->rules.refusal(b, d->pass))
        return false;
    bool against_cpu = s->seat[0].cpu != s->seat[1].cpu;
    return !(against_cpu && s->seat[d->mover(b)].cpu);
}

/* A room for one board more; its arena is closed by the caller. */
static struct board *take_board(const struct session *s, struct arena *own)
{
    arena_open(own);
    return arena_take(own, 1, s->now->game->rules.size(&s->now->variant));
}

/* Where undo leads to; the steps done now: nowhere. */
static size_t undo_target(const struct session *s)
{
    struct steps steps = s->steps;
    struct arena own;
    struct board *b = take_board(s, &own);
    bool found = false;
    while (b && !found && steps.at > 0) {
        steps.at = steps_before(&steps);
        steps_board(&steps, steps.at, b);
        found = is_stop(s, b);
    }
    arena_close(&own);
    return found ? steps.at : s->steps.at;
}

/* Where redo leads to: the last step that is known is as good as a stop. */
static size_t redo_target(const struct session *s)
{
    struct steps steps = s->steps;
    struct arena own;
    struct board *b = take_board(s, &own);
    bool found = false;
    while (b && !found && steps.at < steps.n) {
        steps.at = steps_after(&steps);
        steps_board(&steps, steps.at, b);
        found = is_stop(s, b);
    }
    arena_close(&own);
    return steps.at;
}

static bool go(struct session *s, size_t at)
{
    bool moved = at != s->steps.at;
    if (moved)
        session_go_to(s, at);
    return moved;
}

bool session_undo(struct session *s)
{
    return go(s, undo_target(s));
}

bool session_redo(struct session *s)
{
    return go(s, redo_target(s));
}

bool session_can_undo(const struct session *s)
{
    return undo_target(s) != s->steps.at;
}

bool session_can_redo(const struct session *s)
{
    return s->steps.at < s->steps.n;
}

const char *session_pass(struct session *s)
{
    const struct step *next = s->steps.at < s->steps.n ? &s->steps.step[s->steps.at] : NULL;
    game_move pass = s->now->game->duel->pass;
    if (!next || next->jump || next->times != 1 || next->more || next->move != pass)
        return session_play(s, pass);
    session_go_to(s, s->steps.at + 1);
    return NULL;
}
