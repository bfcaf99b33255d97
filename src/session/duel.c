/* duel.c - a puzzle becomes a duel, and a duel the puzzle again. */
#include "core/position.h"
#include "session/session.h"

const char *session_duel_refusal(const struct session *s)
{
    const struct game *g = s->now->game;
    return g->puzzle && g->duel && g->duel->begin ? NULL : "no duel can be fought on this puzzle";
}

struct err session_duel(struct session *s, bool duel, int rule, struct work *w)
{
    const struct game *g = s->now->game;
    const char *why = session_duel_refusal(s);
    if (why)
        return (struct err){ERR_VARIANT, 0, why};
    struct arena_mark mark = arena_here(w->arena);
    struct board *b = arena_take(w->arena, 1, g->rules.size(&s->now->variant));
    struct err e = b ? err_none() : err_memory();
    if (b) {
        board_copy(b, s->steps.start);
        g->duel->end(b);
        g->puzzle->clear(b);
        e = duel ? g->duel->begin(b, rule, w) : e;
    }
    struct slice line = err_is(e) ? (struct slice){0} : position_text(b, w->arena);
    if (!err_is(e))
        e = line.len ? session_load(s, line.text, line.len) : err_memory();
    if (!err_is(e) && duel && !s->seat[0].cpu && !s->seat[1].cpu)
        s->seat[1] = (struct seat){true, {SKILL_CAREFUL, 0}};
    arena_release(w->arena, mark);
    return e;
}
