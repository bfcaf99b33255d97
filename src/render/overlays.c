/* overlays.c - see overlays.h. What a move changed is found by holding two scenes against each
 * other, so no game has to tell. */
#include "render/overlays.h"

#include "core/story_scene.h"

struct marks marks_of(const struct board *b, struct arena *arena)
{
    struct scene s = board_scene(b, 0, arena);
    return (struct marks){s.out, s.n, NULL};
}

static bool is_piece(const struct mark *m)
{
    return m->shape != SHAPE_CELL && m->shape != SHAPE_DOT && m->shape != SHAPE_LETTER &&
           m->role != ROLE_GRID && m->role != ROLE_CLUE && m->role != ROLE_MET;
}

/* A scene whose marks can be found by their spots. */
struct index {
    const struct mark *mark;
    size_t *first, *next; /* counts into mark, plus one; 0 ends a list */
    int wide;
};

static bool index_build(struct index *x, const struct board *b, const struct scene *s,
                        struct arena *arena)
{
    x->mark = s->out;
    x->wide = 2 * board_width(b) + 1;
    x->first =
        arena_take(arena, (size_t)x->wide * (size_t)(2 * board_height(b) + 1), sizeof *x->first);
    x->next = arena_take(arena, s->n + 1, sizeof *x->next);
    for (size_t i = 0; x->first && x->next && i < s->n; i++) {
        size_t *first = &x->first[s->out[i].at.y * x->wide + s->out[i].at.x];
        x->next[i] = *first;
        *first = i + 1;
    }
    return x->first && x->next;
}

/* Numbers on a path differ by their role from what they were; all else by being there. */
static bool index_has(const struct index *x, const struct mark *m)
{
    for (size_t i = x->first[m->at.y * x->wide + m->at.x]; i; i = x->next[i - 1]) {
        const struct mark *o = &x->mark[i - 1];
        if (o->shape == m->shape && o->value == m->value &&
            (o->role == m->role || (m->role == ROLE_LAST && o->role == ROLE_PATH)))
            return true;
    }
    return false;
}

static void play_all(struct board *b, const struct hint *h)
{
    for (size_t i = 0; i < h->n_moves; i++)
        if (!b->game->rules.refusal(b, h->move[i]))
            b->game->rules.play(b, h->move[i]);
}

/* Mark the places of the reasons. One that a sentence names again keeps its first number. */
static bool mark_reasons(const struct board *b, const struct hint *h, size_t n, struct scene *scene,
                         struct arena *arena)
{
    size_t wide = 2 * (size_t)board_width(b) + 1, high = 2 * (size_t)board_height(b) + 1;
    bool *named = arena_take(arena, wide * high, sizeof *named);
    int number = 0;
    for (size_t i = 0; named && i < n; i++) {
        bool *here = &named[(size_t)h->because[i].y * wide + (size_t)h->because[i].x];
        if (!*here)
            scene_lay(scene, h->because[i], LAYER_OVERLAY,
                      h->kind == HINT_WRONG ? ROLE_FLAW : ROLE_HINT, ++number);
        *here = true;
    }
    return named != NULL;
}

struct marks marks_with_hint(const struct board *b, const struct hint *h, struct work *w)
{
    struct arena *arena = w->arena;
    struct board *after = arena_take(arena, 1, b->game->rules.size(&b->variant));
    size_t because = h->n_because < h->cap_because ? h->n_because : h->cap_because;
    if (!after)
        return (struct marks){0};
    board_copy(after, b);
    if (h->kind == HINT_STEP)
        play_all(after, h);
    struct scene before = board_scene(b, 0, arena), scene = board_scene(after, because, arena);
    struct index known;
    if (!before.out || !scene.out || work_stopped(w) || !index_build(&known, b, &before, arena))
        return (struct marks){0};
    for (size_t i = 0; i < scene.n; i++)
        if (is_piece(&scene.out[i]) && !index_has(&known, &scene.out[i]))
            scene.out[i].role = ROLE_HINT;
    bool told = h->kind == HINT_STEP || h->kind == HINT_WRONG;
    if (work_stopped(w) || (told && !mark_reasons(b, h, because, &scene, arena)))
        return (struct marks){0};
    return (struct marks){scene.out, scene.n, after};
}

struct marks marks_of_step(const struct board *b, const struct hint *h, size_t step,
                           struct arena *arena)
{
    const struct story *s = h->story;
    struct scene scene = board_scene(b, s->n_marks + s->step[STORY_HEADLINE].n, arena);
    if (!scene.out)
        return (struct marks){0};
    story_lay(s, step, &scene);
    return (struct marks){scene.out, scene.n, NULL};
}

struct marks marks_after(const struct board *before, const struct board *after, struct arena *arena)
{
    struct scene was = board_scene(before, 0, arena), is = board_scene(after, 0, arena);
    struct scene all = board_scene(after, was.n + is.n, arena);
    struct index old, new;
    if (!was.out || !is.out || !all.out || !index_build(&old, before, &was, arena) ||
        !index_build(&new, after, &is, arena))
        return (struct marks){0};
    for (size_t i = 0; i < was.n; i++)
        if (is_piece(&was.out[i]) && !index_has(&new, &was.out[i]))
            scene_lay(&all, was.out[i].at, LAYER_OVERLAY, ROLE_LAST, 0);
    for (size_t i = 0; i < is.n; i++)
        if (is_piece(&is.out[i]) && !index_has(&old, &is.out[i]))
            scene_lay(&all, is.out[i].at, LAYER_OVERLAY, ROLE_LAST, 0);
    return (struct marks){all.out, all.n, NULL};
}

struct marks marks_with_shares(const struct board *b, const struct solution_count *n,
                               struct arena *arena)
{
    struct scene scene = board_scene(b, n->n, arena);
    for (size_t i = 0; scene.out && i < n->n; i++) {
        int16_t thousandths = (int16_t)solution_count_thousandths(n, i);
        scene_put(&scene, (struct mark){n->spot[i], SHAPE_SHARE, ROLE_HINT, LAYER_STATE, thousandths});
    }
    return (struct marks){scene.out, scene.n, NULL};
}
