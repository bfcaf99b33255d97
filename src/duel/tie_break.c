/* tie_break.c - see tie_break.h. */
#include "duel/tie_break.h"

/* A round is a sample game for every move. On a large board there are many moves and games are
 * long, so there are fewer rounds, and then none. */
enum { ROUNDS_MOST = 32, ROUNDS_WORK = 40000, MOVES_MOST = 256 };
enum { TENTHS = 3 }; /* of the steps and of the time are spent at most */
enum { SHARE = 2 };  /* a point in a sample game counts as much as this part of one in the search */

/* w with a part of its steps and of its time. */
static struct work part_of(const struct work *w)
{
    struct work part = *w;
    if (w->steps != UINT64_MAX)
        part.steps = w->steps / 10 * TENTHS;
    work_shorten(&part, 10 * TENTHS);
    return part;
}

static size_t rounds_for(size_t moves)
{
    size_t rounds = moves <= MOVES_MOST ? 1 + ROUNDS_WORK / (moves * moves) : 0;
    return rounds < ROUNDS_MOST ? rounds : ROUNDS_MOST;
}

/* Adds a game to the sum of each move; false: out of steps or time, and the sums are spoilt. */
static bool play_round(const struct board *b, const game_move *move, int *sum, size_t n,
                       struct rng *rng, struct work *w)
{
    for (size_t i = 0; i < n; i++) {
        if (!work_spend(w, 1))
            return false;
        sum[i] += b->game->duel->sample(b, move[i], rng);
    }
    return true;
}

/* From sums over rounds: the best move has 0, the others so much less. */
static void lean_from(int *sum, size_t n, int rounds)
{
    int most = INT32_MIN;
    for (size_t i = 0; i < n; i++)
        most = sum[i] > most ? sum[i] : most;
    for (size_t i = 0; i < n; i++) {
        int less = (most - sum[i]) / rounds / SHARE;
        sum[i] = less < LEAN_MOST ? -less : -LEAN_MOST;
    }
}

struct err tie_break_find(struct search *s, struct work *w)
{
    const struct board *b = s->root;
    const struct duel *duel = b->game->duel;
    size_t n = duel->sample ? duel->candidates(b, NULL, 0) : 0, most = n > 1 ? rounds_for(n) : 0;
    struct work part = part_of(w);
    if (part.steps != UINT64_MAX && n && part.steps / n < most)
        most = (size_t)(part.steps / n);
    if (!most)
        return err_none();
    game_move *move = arena_take(w->arena, n, sizeof *move);
    int *sum = arena_take(w->arena, n, sizeof *sum),
        *tie_break = arena_take(w->arena, n, sizeof *tie_break);
    struct rng rng;
    if (!move || !sum || !tie_break)
        return err_memory();
    rng_seed(&rng, b->game->rules.key(b), 0);
    duel->candidates(b, move, n);
    uint64_t had = part.steps;
    int rounds = 0;
    while ((size_t)rounds < most && play_round(b, move, sum, n, &rng, &part)) {
        rounds++;
        for (size_t i = 0; i < n; i++)
            tie_break[i] = sum[i];
    }
    if (w->steps != UINT64_MAX)
        w->steps -= had - part.steps;
    if (!rounds)
        return err_none();
    lean_from(tie_break, n, rounds);
    s->tie_break = tie_break;
    return err_none();
}
