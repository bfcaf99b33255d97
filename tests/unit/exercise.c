/* Worksheets: puzzles that rise from level to level, and boards on which a technique is the next step. */
#include "puzzle/exercise.h"

#include "desk.h"

/* Levels in equal shares, each with numbers from 0 on; easy ones smaller where the size is open. */
static void test_graded(const struct game *g)
{
    struct new_request base = {.game = g, .variant = game_preset(g), .seed = 1};
    int16_t usual = base.variant.value[OPTION_WIDTH];
    for (size_t i = 0; i < 10; i++) {
        static const int level[] = {0, 0, 0, 1, 1, 2, 2, 2, 3, 3}, index[] = {0, 1, 2, 0, 1, 0, 1, 2, 0, 1};
        struct new_request r = exercise_graded(&base, LEVEL_EXPERT, false, i, 10);
        CHECK((int)r.request.level == level[i] && (int)r.index == index[i]);
        CHECK(r.variant.value[OPTION_WIDTH] == usual);
        r = exercise_graded(&base, LEVEL_EXPERT, true, i, 10);
        CHECK(level[i] ? r.variant.value[OPTION_WIDTH] == usual : r.variant.value[OPTION_WIDTH] <= usual);
        CHECK(r.variant.value[OPTION_WIDTH] >= 4);
    }
    CHECK(exercise_graded(&base, LEVEL_NORMAL, true, 9, 10).request.level == LEVEL_NORMAL);
    CHECK(exercise_graded(&base, LEVEL_EXPERT, true, 0, 1).request.level == LEVEL_EASY);
}

/* The board that is found, read anew, has this technique as its next hint, and can still be solved. */
static void test_found(struct desk *d, const struct game *g, int technique)
{
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    struct new_request base = {.game = g, .variant = game_preset(g), .seed = 3};
    struct made_puzzle made;
    struct hint h, again;
    bool found = false;
    for (int i = 0, reach = 0; reach < EXERCISE_REACH && i < 20 && !found; i++) {
        struct new_request r = exercise_of(&base, technique, reach, (size_t)i);
        struct err e = new_request_make(&r, &made, &w);
        if (e.code == ERR_BUDGET) { /* rare: farther off */
            reach++;
            continue;
        }
        CHECK(!err_is(e) && made.rating.used[technique] > 0);
        CHECK(!err_is(exercise_find(made.puzzle, made.solution, technique, &h, &found, &w)));
    }
    CHECK(found && h.kind == HINT_STEP && h.technique == technique && h.n_moves > 0 && h.story->n > 1);
    CHECK(rate_hint_room(made.puzzle, &again, &d->arena));
    CHECK(!err_is(rate_find_hint(made.puzzle, &again, &w)) && again.technique == technique);
    struct solve s = {.limit = 2, .from_here = true};
    CHECK(!err_is(board_solve(made.puzzle, &s, &w)) && s.answer == ANSWER_ONE);
}

int main(void)
{
    struct desk d;
    desk_open(&d, 1);
    for (const struct game *const *g = games_all; *g; g++) {
        const struct puzzle *p = (*g)->puzzle;
        if (!p || !p->generate)
            continue;
        test_graded(*g);
        int last = 0;
        while (p->techniques[last + 1].name)
            last++;
        CHECK(exercise_refusal(*g, last) && !exercise_refusal(*g, 0));
        CHECK(!p->uniqueness || exercise_refusal(*g, p->uniqueness));
        test_found(&d, *g, 1);
        test_found(&d, *g, last / 2 - 1);
    }
    desk_close(&d);
    return check_done("exercise");
}
