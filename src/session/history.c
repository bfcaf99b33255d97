/* history.c - see history.h. */
#include "session/history.h"

static struct slice seat_name(const struct session *s, int side, struct work *w)
{
    enum { ROOM = 32 };
    char *name = arena_take(w->arena, ROOM, 1);
    struct writer out = writer_to(name, name ? ROOM : 0);
    if (s->seat[side].cpu)
        strength_write(s->now->game, s->seat[side].strength, &out);
    else
        writer_text(&out, "human");
    return (struct slice){name ? name : "", out.n < out.cap ? out.n : out.cap};
}

const char *session_record(const struct session *s, struct record *out, struct work *w)
{
    if (!board_is_duel(s->now))
        return "only duels have a record";
    size_t from = steps_after_jump(&s->steps, s->steps.at), n;
    struct board *start = arena_take(w->arena, 1, s->now->game->rules.size(&s->now->variant));
    game_move *moves = steps_moves(&s->steps, w->arena, &n);
    if (!start || !moves)
        return err_memory().why;
    steps_board(&s->steps, from, start);
    *out = (struct record){.start = start,
                           .name = {seat_name(s, 0, w), seat_name(s, 1, w)},
                           .moves = moves,
                           .n = n,
                           .result = session_status(s),
                           .reason = steps_reason(&s->steps, s->now)};
    return NULL;
}
