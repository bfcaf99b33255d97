/* view.c - what a face shows: the scene of the board with overlays, and what is wrong with it.
 *
 * Overlays are cells in a role laid over the scene: the last move, what is tried since the newest
 * checkpoint, flaws, and the hint as far as it has been told.
 */
#include "session/session.h"

struct err session_flaws(const struct session *s, struct flaws *out, struct work *w)
{
    const struct puzzle *p = s->now->game->puzzle;
    return p ? p->check(s->now, out, w) : err_none();
}

/* Is it time to show mistakes? */
static bool marks_now(const struct session *s)
{
    if (s->marking == MARKING_OFF || !s->now->game->puzzle)
        return false;
    return s->marking != MARKING_FULL || s->now->game->rules.status(s->now) == STATUS_INVALID;
}

static void add_flaws(const struct session *s, struct scene *scene, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct flaws count = {0};
    if (!err_is(session_flaws(s, &count, w)) && count.n) {
        struct flaws all = {.cap = count.n, .cap_spots = count.n_spots};
        all.flaw = arena_take(w->arena, all.cap, sizeof *all.flaw);
        all.spot = arena_take(w->arena, all.cap_spots + 1, sizeof *all.spot);
        if (all.flaw && all.spot && !err_is(session_flaws(s, &all, w)))
            for (size_t i = 0; i < all.n_spots; i++)
                scene_add(scene, all.spot[i], SHAPE_CELL, ROLE_FLAW, 0);
    }
    arena_release(w->arena, mark);
}

static void add_wrong(const struct session *s, struct scene *scene, struct work *w)
{
    const struct puzzle *p = s->now->game->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    size_t n = p->wrong(s->now, s->solution, NULL, 0);
    struct spot *wrong = arena_take(w->arena, n + 1, sizeof *wrong);
    if (wrong)
        p->wrong(s->now, s->solution, wrong, n);
    for (size_t i = 0; wrong && i < n; i++)
        scene_add(scene, wrong[i], SHAPE_CELL, ROLE_FLAW, 0);
    arena_release(w->arena, mark);
}

static void add_hint(const struct session *s, struct scene *scene)
{
    if (s->ladder == LADDER_NONE)
        return;
    for (size_t i = 0; i < s->hint.n_because && i < s->hint.cap_because; i++)
        scene_add(scene, s->hint.because[i], SHAPE_CELL, ROLE_HINT,
                  s->ladder >= LADDER_WHY ? (int)i + 1 : 0);
}

size_t session_scene(const struct session *s, struct mark *out, size_t cap, struct work *w)
{
    struct scene scene = {out, cap, 0};
    scene.n = s->now->game->rules.scene(s->now, out, cap);
    if (marks_now(s))
        add_flaws(s, &scene, w);
    if (s->marking == MARKING_SOLUTION && s->solution)
        add_wrong(s, &scene, w);
    add_hint(s, &scene);
    if (s->held.x >= 0)
        scene_add(&scene, s->held, SHAPE_CELL, ROLE_LAST, 0);
    return scene.n;
}
