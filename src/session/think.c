/* think.c - the CPU's turn, and what the past of a game means for it. */
#include "duel/history.h"
#include "session/session.h"

/* Keys of all positions since the start or the last jump, the newest last, in the arena. */
static uint64_t *keys_so_far(const struct session *s, size_t *n, struct work *w)
{
    const struct board *b = s->now;
    struct board *then = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    uint64_t *keys = arena_take(w->arena, s->steps.at + 1, sizeof *keys);
    size_t from = steps_after_jump(&s->steps, s->steps.at);
    if (!then || !keys)
        return NULL;
    steps_board(&s->steps, from, then);
    *n = 0;
    for (size_t i = from;; i++) {
        keys[(*n)++] = b->game->rules.key(then);
        if (i == s->steps.at)
            return keys;
        for (uint32_t k = 0; k < s->steps.step[i].times; k++)
            b->game->rules.play(then, s->steps.step[i].move);
    }
}

enum status session_status(const struct session *s, struct work *w)
{
    enum status status = s->now->game->rules.status(s->now);
    if (status != STATUS_OPEN || !board_is_duel(s->now))
        return status;
    struct arena_mark mark = arena_here(w->arena);
    size_t n, times = 0;
    uint64_t *keys = keys_so_far(s, &n, w);
    for (size_t i = 0; keys && i < n; i++)
        times += keys[i] == keys[n - 1];
    arena_release(w->arena, mark);
    return times >= TIMES_DRAWN ? STATUS_DRAW : STATUS_OPEN;
}

const char *session_level_refusal(const struct session *s, struct strength level, struct work *w)
{
    const struct board *b = session_status(s, w) == STATUS_OPEN ? s->now : s->steps.start;
    return strength_refusal(b, level, w->arena);
}

const char *session_seat(struct session *s, int side, struct seat seat, struct work *w)
{
    const char *why = seat.cpu ? session_level_refusal(s, seat.strength, w) : NULL;
    if (!why)
        s->seat[side] = seat;
    return why;
}

struct err session_think(const struct session *s, uint64_t seed, struct advice *out, struct work *w)
{
    int side = session_to_move(s);
    const char *why = strength_refusal(s->now, s->seat[side].strength, w->arena);
    if (why)
        return (struct err){ERR_VARIANT, 0, why};
    struct arena_mark mark = arena_here(w->arena);
    struct player player;
    size_t n;
    uint64_t *keys = keys_so_far(s, &n, w);
    struct err e =
        keys ? player_open(&player, s->seat[side].strength, seed, w->arena) : err_memory();
    player.traps = true;
    player.values = s->values;
    if (!err_is(e))
        e = player_move(&player, s->now, keys, n - 1, out, w); /* the newest is the board in hand */
    arena_release(w->arena, mark);
    return e;
}
