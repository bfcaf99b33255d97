/* unspoilt.c - see unspoilt.h. */
#include "duel/unspoilt.h"

#include "duel/clock.h"

enum { MOMENT_US = 100000 };

struct work work_for_solution(const struct work *w, struct deadline *end)
{
    struct work longer = *w;
    if (w->stop != deadline_passed)
        return longer;
    *end = *(const struct deadline *)w->ctx;
    if (deadline_left(end) < MOMENT_US)
        end->end = deadline_now(end) + MOMENT_US;
    longer.ctx = end;
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
    struct deadline end;
    struct work longer = work_for_solution(w, &end);
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
