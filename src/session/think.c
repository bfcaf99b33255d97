/* think.c - the CPU's turn. */
#include "session/session.h"

enum status session_status(const struct session *s)
{
    return steps_status(&s->steps, s->now);
}

const char *session_level_refusal(const struct session *s, struct strength level, struct work *w)
{
    const struct board *b = session_status(s) == STATUS_OPEN ? s->now : s->steps.start;
    return strength_refusal(b, level, w->arena);
}

const char *session_seat(struct session *s, int side, struct seat seat, struct work *w)
{
    const char *why = seat.cpu ? session_level_refusal(s, seat.strength, w) : NULL;
    if (!why) {
        s->seat[side] = seat;
        session_choose_own(s);
        s->revision++;
    }
    return why;
}

/* Levels that look so many turns ahead and no further forget what they saw. */
static struct player *open_player(const struct session *s, struct strength level, uint64_t seed,
                                  struct player *own, struct work *w)
{
    struct thinker *t = s->thinker;
    if (level.skill != SKILL_MAX || !t)
        return err_is(player_open(own, level, seed, w->arena)) ? NULL : own;
    if (!t->is_open) {
        arena_open(&t->arena);
        t->is_open = true;
        if (err_is(player_open(&t->player, level, seed, &t->arena))) {
            arena_close(&t->arena);
            t->is_open = false;
            return NULL;
        }
    }
    t->player.strength = level;
    rng_seed(&t->player.rng, seed, 0);
    return &t->player;
}

struct err session_think(const struct session *s, uint64_t seed, struct advice *out, struct work *w)
{
    int side = session_to_move(s);
    *out = (struct advice){0};
    const char *why = strength_refusal(s->now, s->seat[side].strength, w->arena);
    if (why)
        return (struct err){ERR_VARIANT, 0, why};
    struct arena_mark mark = arena_here(w->arena);
    struct player own, *player = open_player(s, s->seat[side].strength, seed, &own, w);
    struct err e = player ? err_none() : err_memory();
    if (player) {
        player->traps = true;
        player->values = s->values;
        e = playing_think(player, &s->steps, s->now, out, w);
    }
    arena_release(w->arena, mark);
    return e;
}

struct player *session_engine(const struct session *s, struct player *own, struct work *w)
{
    struct strength max = {.skill = SKILL_MAX, .tablebase = s->tables};
    struct player *player = open_player(s, max, 1, own, w);
    if (player) {
        player->traps = false;
        player->values = s->values;
    }
    return player;
}
