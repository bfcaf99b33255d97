/* techniques.c - the ladder of a puzzle: rows that say something, easiest first, and on the example
 * of each row that very technique is the next step. */
#include "conform.h"
#include "puzzle/rate.h"

static void conform_example(struct lab *lab, const struct game *g, size_t row)
{
    const struct technique *t = &g->puzzle->techniques[row];
    struct work work = {.arena = &lab->arena, .rng = &lab->rng, .steps = UINT64_MAX};
    struct board *b;
    struct hint hint = {0};
    if (!CHECK(!err_is(position_read(games_all, t->example, strlen(t->example), &lab->arena, &b))))
        return;
    CHECK(b->game == g && rate_hint_room(b, &hint, &lab->arena));
    hint.uniqueness = row && (int)row == g->puzzle->uniqueness;
    CHECK(!err_is(board_hint(b, &hint, &work)) && hint.kind == HINT_STEP);
    CHECK(!row || (int)row != g->puzzle->uniqueness || hint.uniqueness);
    CHECK_TEXT(g->puzzle->techniques[hint.technique].name, t->name);
}

void conform_techniques(struct lab *lab, const struct game *g)
{
    const struct technique *t = g->puzzle->techniques;
    struct arena_mark mark = arena_here(&lab->arena);
    size_t n = 0;
    for (; t[n].name; n++) {
        CHECK(strlen(t[n].idea) > 20 && t[n].grade >= 10 && t[n].grade <= 95 &&
              t[n].grade % 5 == 0);
        CHECK(n == 0 || t[n].grade >= t[n - 1].grade);
        conform_example(lab, g, n);
        arena_release(&lab->arena, mark);
    }
    CHECK(n > 0 && n <= TECHNIQUES_MAX);
}
