/* The two answers that differ most, against all answers of small boards found by trying. */
#include "desk.h"
#include "puzzle/design.h"
#include "slow/slant_count.h"

enum { SIDE = 3, CELLS = SIDE * SIDE, CORNERS = (SIDE + 1) * (SIDE + 1), FILLINGS = 1 << CELLS };

/* The most places at which two answers differ; *n is how many there are. */
static int most_apart(const int8_t *clue, int *n)
{
    static int answer[FILLINGS];
    int most = 0;
    *n = 0;
    for (int filling = 0; filling < FILLINGS; filling++) {
        int8_t cell[CELLS];
        for (int i = 0; i < CELLS; i++)
            cell[i] = (int8_t)(filling >> i & 1);
        if (!slow_slant_count(SIDE, SIDE, clue, cell, 1, NULL))
            continue;
        for (int i = 0; i < *n; i++) {
            int apart = __builtin_popcount((unsigned)(answer[i] ^ filling));
            most = apart > most ? apart : most;
        }
        answer[(*n)++] = filling;
    }
    return most;
}

static void test_board(struct desk *d, struct rng *chance)
{
    char text[64] = "slant 3x3 ", *at = text + strlen(text);
    int8_t clue[CORNERS];
    for (int i = 0; i < CORNERS; i++) {
        clue[i] = (int8_t)(rng_below(chance, 3) ? -1 : (int)rng_below(chance, 4));
        if (i && i % (SIDE + 1) == 0)
            *at++ = '/';
        *at++ = clue[i] < 0 ? '.' : (char)('0' + clue[i]);
    }
    *at = '\0';
    int n, most = most_apart(clue, &n);
    struct arena_mark mark = arena_here(&d->arena);
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    struct board *b;
    struct design found;
    CHECK(!err_is(position_read(games_all, text, strlen(text), &d->arena, &b)));
    CHECK(!err_is(design_find_two(b, &found, &w)) && found.complete);
    CHECK((n == 0) == (found.answer == ANSWER_NONE) && (n > 1) == (found.answer == ANSWER_MANY));
    if (n > 1 && (int)found.apart != most)
        printf("%s: %d answers, %d apart, found %zu\n", text, n, most, found.apart);
    CHECK(n < 2 || (int)found.apart == most);
    arena_release(&d->arena, mark);
}

int main(void)
{
    struct desk d;
    struct rng chance;
    desk_open(&d, 1);
    rng_seed(&chance, 20, 0);
    for (int i = 0; i < 300; i++)
        test_board(&d, &chance);
    desk_close(&d);
    return check_done("far_pair");
}
