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

static struct err find_unmet(const struct session *s, struct flaws *out, struct work *w)
{
    const struct board *b = s->now;
    const struct puzzle *p = b->game->puzzle;
    enum status status = b->game->rules.status(b);
    if (!p || (status == STATUS_OPEN && !p->finish))
        return err_none();
    if (status != STATUS_OPEN)
        return status == STATUS_INVALID ? p->check(b, out, w) : err_none();
    struct arena_mark mark = arena_here(w->arena);
    struct board *done = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct err e = done ? err_none() : err_memory();
    if (done)
        board_copy(done, b);
    if (done && p->finish(done))
        e = p->check(done, out, w);
    arena_release(w->arena, mark);
    return e;
}

bool session_is_unmet(const struct session *s, struct work *w)
{
    struct flaws flaws = {0};
    return !err_is(find_unmet(s, &flaws, w)) && flaws.n;
}

typedef struct err find_flaws(const struct session *s, struct flaws *out, struct work *w);

/* All that are found, in the arena of the work; false: no memory. */
static bool list(const struct session *s, find_flaws *find, struct flaws *out, struct work *w)
{
    struct flaws count = {0};
    if (err_is(find(s, &count, w)))
        return false;
    *out = (struct flaws){.cap = count.n, .cap_spots = count.n_spots};
    out->flaw = arena_take(w->arena, out->cap + 1, sizeof *out->flaw);
    out->spot = arena_take(w->arena, out->cap_spots + 1, sizeof *out->spot);
    return out->flaw && out->spot && !err_is(find(s, out, w));
}

bool session_list_unmet(const struct session *s, struct flaws *out, struct work *w)
{
    return list(s, find_unmet, out, w);
}

bool session_list_flaws(const struct session *s, struct flaws *out, struct work *w)
{
    return list(s, session_flaws, out, w);
}

/* Broken rules, where it is time to show them; of a finished board all that is not met. */
static void add_flaws(const struct session *s, struct scene *scene, struct work *w)
{
    if (s->marking == MARKING_OFF || !s->now->game->puzzle)
        return;
    bool finished = session_is_unmet(s, w);
    if (s->marking == MARKING_FULL && !finished)
        return;
    struct arena_mark mark = arena_here(w->arena);
    struct flaws all;
    if (list(s, finished ? find_unmet : session_flaws, &all, w))
        for (size_t i = 0; i < all.n_spots; i++)
            scene_lay(scene, all.spot[i], LAYER_OVERLAY, ROLE_FLAW, 0);
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
        scene_lay(scene, wrong[i], LAYER_OVERLAY, ROLE_FLAW, 0);
    arena_release(w->arena, mark);
}

static void add_hint(const struct session *s, struct scene *scene)
{
    if (s->ladder == LADDER_NONE)
        return;
    for (size_t i = 0; i < s->hint.n_because && i < s->hint.cap_because; i++)
        scene_lay(scene, s->hint.because[i], LAYER_OVERLAY, ROLE_HINT,
                  s->ladder >= LADDER_WHY ? (int)i + 1 : 0);
}

/* What stands at each spot of a board, as one number a spot; NULL: no memory. */
static uint32_t *fingerprint(const struct board *b, struct work *w)
{
    size_t wide = 2 * (size_t)board_width(b) + 1, high = 2 * (size_t)board_height(b) + 1;
    uint32_t *print = arena_take(w->arena, wide * high, sizeof *print);
    struct scene scene = board_scene(b, 0, w->arena);
    if (!print || !scene.out)
        return NULL;
    for (size_t i = 0; i < scene.n; i++) {
        const struct mark *m = &scene.out[i];
        bool piece = m->role == ROLE_PLAYED || m->role == ROLE_FIRST || m->role == ROLE_SECOND ||
                     m->role == ROLE_PATH;
        if (piece)
            print[(size_t)m->at.y * wide + (size_t)m->at.x] +=
                1 + m->shape + 64u * m->role + 4096u * (uint32_t)m->value;
    }
    return print;
}

/* Spots where pieces have come or changed since the board after `at` steps. */
static void add_since(const struct session *s, size_t at, enum role role, struct scene *scene,
                      struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    const struct board *b = s->now;
    struct board *then = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (then)
        steps_board(&s->steps, at, then);
    uint32_t *before = then ? fingerprint(then, w) : NULL, *after = then ? fingerprint(b, w) : NULL;
    int wide = 2 * board_width(b) + 1, high = 2 * board_height(b) + 1;
    for (int i = 0; before && after && i < wide * high; i++)
        if (after[i] && after[i] != before[i])
            scene_lay(scene, (struct spot){(int16_t)(i % wide), (int16_t)(i / wide)},
                      LAYER_OVERLAY, role, 0);
    arena_release(w->arena, mark);
}

/* Where the last move began; compulsory passes after it are none. */
static size_t before_last_move(const struct session *s)
{
    game_move pass = s->now->game->duel->pass;
    struct steps steps = s->steps;
    do
        steps.at = steps_before(&steps);
    while (steps.at > 0 && pass && steps.step[steps.at].move == pass);
    return steps.at;
}

/* In a duel the last move, in a puzzle what is being tried. */
static void add_changes(const struct session *s, struct scene *scene, struct work *w)
{
    if (board_is_duel(s->now) && s->steps.at)
        add_since(s, before_last_move(s), ROLE_LAST, scene, w);
    else if (s->checkpoints)
        add_since(s, s->checkpoint[s->checkpoints - 1].at, ROLE_TRIAL, scene, w);
}

/* Finished clues dimmed in place; cells shaded that are known or noted to lie on one side, where
 * what the player has noted counts. */
static void add_assists(const struct session *s, struct scene *scene, struct work *w)
{
    const struct board *b = s->now;
    const struct assists *a = b->game->assists;
    if (!a)
        return;
    for (size_t i = 0; i < scene->n && i < scene->cap; i++) {
        struct mark *m = &scene->out[i];
        if (m->shape == SHAPE_NUMBER && m->role == ROLE_CLUE && a->dims(b, s->assists, m->at))
            m->role = ROLE_MET;
    }
    struct arena_mark mark = arena_here(w->arena);
    int wide = board_width(b), n = wide * board_height(b);
    int8_t *side = arena_take(w->arena, (size_t)n, 1);
    int8_t *noted = arena_take(w->arena, (size_t)n, 1);
    if (side && noted) {
        a->shades(b, s->assists, side);
        steps_notes(&s->steps, noted, n);
    }
    for (int i = 0; side && noted && i < n; i++) {
        int8_t known = noted[i] ? noted[i] : side[i];
        if (known)
            scene_lay(scene, spot_cell(i / wide, i % wide), LAYER_AID,
                      known > 0 ? ROLE_INSIDE : ROLE_OUTSIDE, 0);
    }
    arena_release(w->arena, mark);
}

size_t session_scene(const struct session *s, struct mark *out, size_t cap, struct work *w)
{
    struct scene scene = {out, cap, 0};
    scene.n = s->now->game->rules.scene(s->now, out, cap);
    add_assists(s, &scene, w);
    add_flaws(s, &scene, w);
    if (s->marking == MARKING_SOLUTION && s->solution && !session_solution_refusal(s))
        add_wrong(s, &scene, w);
    add_changes(s, &scene, w);
    add_hint(s, &scene);
    if (s->held.x >= 0)
        scene_lay(&scene, s->held, LAYER_OVERLAY, ROLE_HELD, 0);
    return scene.n;
}
