/* opening.c - see opening.h. */
#include "duel/opening.h"

#include <stdlib.h>

#include "duel/unspoilt.h"
#include "engine/search/search.h"

/* A large board is judged less deeply, for about the time of a small one. */
enum { JUDGE_DEPTH = 4, JUDGE_BYTES = 1 << 18, JUDGE_WORK = 1 << 22 };

/* A random turn that spoils nothing, as far as that can be told; false: no memory. */
static bool play_any(struct board *b, struct unspoilt *u, struct rng *rng, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    const struct board *from;
    if (err_is(unspoilt_copy(u, b, &from, w)))
        return false;
    struct arena_mark mark = arena_here(w->arena);
    from = from ? from : b;
    size_t n = rules->moves(from, NULL, 0);
    game_move *list = arena_take(w->arena, n, sizeof *list);
    if (list) {
        rules->moves(from, list, n);
        rules->play(b, list[rng_below(rng, (uint32_t)n)]);
    }
    arena_release(w->arena, mark);
    return list != NULL;
}

bool opening_play(struct board *b, int turns, struct rng *rng, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    struct arena_mark mark = arena_here(w->arena);
    struct unspoilt u = {.arena = w->arena};
    bool done = true;
    for (int i = 0; i < turns && rules->status(b) == STATUS_OPEN && done; i++)
        done = play_any(b, &u, rng, w);
    arena_release(w->arena, mark);
    return done && rules->status(b) == STATUS_OPEN;
}

struct err opening_judge(const struct board *b, struct work *w, int *tilt)
{
    struct arena_mark mark = arena_here(w->arena);
    uint64_t steps = JUDGE_WORK / ((uint64_t)board_width(b) * (uint64_t)board_height(b));
    struct work work = *w;
    work.steps = steps;
    struct table table;
    struct unspoilt u = {.arena = w->arena};
    const struct board *from;
    struct err e = unspoilt_copy(&u, b, &from, w);
    if (!err_is(e) && !search_table_open(&table, w->arena, JUDGE_BYTES))
        e = err_memory();
    if (!err_is(e)) {
        struct search s = {.table = &table, .depth = JUDGE_DEPTH, .full_width = true};
        s.root = from ? from : b;
        e = search_run(&s, &work);
        *tilt = abs(s.score);
    }
    arena_release(w->arena, mark);
    return e;
}
