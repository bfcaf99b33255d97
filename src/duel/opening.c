/* opening.c - see opening.h. */
#include "duel/opening.h"

#include <stdlib.h>

#include "engine/search/search.h"

/* A large board is judged less deeply, for about the time of a small one. */
enum { JUDGE_DEPTH = 4, JUDGE_BYTES = 1 << 18, JUDGE_WORK = 1 << 22 };

bool opening_play(struct board *b, int turns, struct rng *rng, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    for (int i = 0; i < turns && rules->status(b) == STATUS_OPEN; i++) {
        struct arena_mark mark = arena_here(w->arena);
        size_t n = rules->moves(b, NULL, 0);
        game_move *list = arena_take(w->arena, n, sizeof *list);
        if (!list)
            return false;
        rules->moves(b, list, n);
        rules->play(b, list[rng_below(rng, (uint32_t)n)]);
        arena_release(w->arena, mark);
    }
    return rules->status(b) == STATUS_OPEN;
}

struct err opening_judge(const struct board *b, struct work *w, int *tilt)
{
    struct arena_mark mark = arena_here(w->arena);
    uint64_t steps = JUDGE_WORK / ((uint64_t)board_width(b) * (uint64_t)board_height(b));
    struct work work = {.arena = w->arena, .steps = steps, .stop = w->stop, .ctx = w->ctx};
    struct table table;
    struct err e = err_memory();
    if (table_open(&table, w->arena, JUDGE_BYTES)) {
        struct search s = {.root = b, .table = &table, .depth = JUDGE_DEPTH, .full_width = true};
        e = search_run(&s, &work);
        *tilt = abs(s.score);
    }
    arena_release(w->arena, mark);
    return e;
}
