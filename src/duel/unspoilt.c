/* unspoilt.c - see unspoilt.h. */
#include "duel/unspoilt.h"

enum { MOMENT_US = 100000 };

struct work unspoilt_work(const struct work *w)
{
    struct work longer = *w;
    if (work_time_left(w) < MOMENT_US)
        longer.end = w->clock() + MOMENT_US;
    return longer;
}

static bool has_room(struct unspoilt *u, const struct board *b)
{
    const struct rules *rules = &b->game->rules;
    size_t size = rules->size(&b->variant);
    if (u->room && u->room->game == b->game && rules->size(&u->room->variant) == size)
        return true;
    *u = (struct unspoilt){.arena = u->arena,
                           .last = arena_take(u->arena, 1, size),
                           .room = arena_take(u->arena, 1, size)};
    return u->last && u->room;
}

struct err unspoilt_copy(struct unspoilt *u, const struct board *b, const struct board **out,
                         struct work *w)
{
    struct work longer = unspoilt_work(w);
    *out = b;
    if (!b->game->duel->secure)
        return err_none();
    if (!has_room(u, b))
        return err_memory();
    board_copy(u->room, b);
    struct err e = b->game->duel->secure(u->room, u->is_known ? u->last : NULL, &longer);
    *out = NULL;
    if (err_is(e))
        return e.code == ERR_MEMORY ? e : err_none();
    struct board *made = u->room;
    u->room = u->last;
    u->last = made;
    *out = made;
    u->is_known = true;
    return err_none();
}
