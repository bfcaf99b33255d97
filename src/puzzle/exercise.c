/* exercise.c - see exercise.h. */
#include "puzzle/exercise.h"

#include "core/face.h"

enum { SIDE_LEAST = 4 }; /* of a board that asks for some thought */

/* The side that the game offers next below its usual one, or next above; else the usual one. */
static int16_t next_side(const struct game *g, int16_t usual, bool larger)
{
    int16_t side = usual;
    for (const int8_t *s = face_of(g)->sizes; s && *s; s++)
        if (larger ? *s > usual && side == usual : *s < usual && *s >= SIDE_LEAST)
            side = *s;
    return side;
}

static void set_size(struct new_request *r, bool larger)
{
    for (int side = OPTION_WIDTH; side <= OPTION_HEIGHT; side++)
        r->variant.value[side] = next_side(r->game, r->variant.value[side], larger);
}

struct new_request exercise_graded(const struct new_request *base, enum level highest,
                                   bool free_size, size_t i, size_t n)
{
    struct new_request r = *base;
    size_t levels = (size_t)highest + 1, level = i * levels / n, before = i;
    while (before > 0 && (before - 1) * levels / n == level)
        before--;
    r.request.level = (enum level)level;
    r.index = i - before;
    if (free_size && r.request.level == LEVEL_EASY)
        set_size(&r, false);
    return r;
}

struct new_request exercise_of(const struct new_request *base, int technique, int reach, size_t i)
{
    struct new_request r = *base;
    int level = (int)rating_level(r.game->puzzle->techniques[technique].grade) + reach % 2;
    r.request.level = level < LEVEL_COUNT ? (enum level)level : LEVEL_EXPERT;
    r.request.any_level = true;
    r.request.wishes.use = (uint8_t)(technique + 1);
    r.index = i;
    if (reach >= EXERCISE_REACH_FIXED)
        set_size(&r, true);
    return r;
}

const char *exercise_refusal(const struct game *g, int technique)
{
    const struct puzzle *p = g->puzzle;
    if (p->uniqueness && technique == p->uniqueness)
        return "hints use this only where they are asked to, so no puzzle needs it";
    if (!p->techniques[technique + 1].name)
        return "this is what is left where no technique helps, and nothing to practise";
    return NULL;
}

struct err exercise_find(struct board *b, const struct board *solution, int technique,
                         struct hint *h, bool *found, struct work *w)
{
    *found = false;
    if (!rate_hint_room(b, h, w->arena))
        return err_memory();
    h->solution = solution;
    for (;;) {
        struct err e = rate_find_hint(b, h, w);
        if (err_is(e) || h->kind != HINT_STEP)
            return e;
        if (h->technique == technique) {
            *found = true;
            return e;
        }
        rate_play_hint(b, h);
    }
}
