/* perfect.c - see perfect.h. */
#include "duel/perfect.h"

static bool is_asked_to_stop(const struct work *w)
{
    return w->stop && w->stop(w->ctx);
}

static struct err find_worth(const struct board *b, const struct kept *kept, struct worth *each,
                             size_t n, struct work *w)
{
    static const struct err unknown = {
        ERR_VARIANT, 0, "perfect play is out of reach here: no table and no proof; choose max"};
    struct err e = err_none();
    if (kept && kept->look(kept->ctx, b, each, n, w, &e))
        return e;
    if (!b->game->census)
        return unknown;
    e = b->game->census->value(b, each, n, w);
    return e.code == ERR_BUDGET && !is_asked_to_stop(w) ? unknown : e;
}

static bool leads_back(const struct board *b, game_move m, const uint64_t *past, size_t n_past,
                       struct board *next)
{
    board_copy(next, b);
    b->game->rules.play(next, m);
    uint64_t key = b->game->rules.key(next);
    for (size_t i = 0; i < n_past; i++)
        if (past[i] == key)
            return true;
    return false;
}

static size_t keep_equal(game_move *moves, const struct worth *each, size_t n, struct worth best)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (each[i].value == best.value && (best.plies < 0 || each[i].plies == best.plies))
            moves[kept++] = moves[i];
    return kept;
}

/* If there are others, moves to a position that has been there are left out. */
static size_t keep_fresh(const struct board *b, const uint64_t *past, size_t n_past,
                         game_move *moves, size_t n, struct board *next)
{
    size_t fresh = 0;
    for (size_t i = 0; i < n; i++)
        if (!leads_back(b, moves[i], past, n_past, next)) {
            game_move m = moves[i];
            moves[i] = moves[fresh];
            moves[fresh++] = m;
        }
    return fresh ? fresh : n;
}

struct err perfect_moves(const struct board *b, const struct kept *kept, const uint64_t *past,
                         size_t n_past, game_move *moves, size_t *n, struct worth *out,
                         struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct worth *each = arena_take(w->arena, *n, sizeof *each);
    struct board *next = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct err e = each && next ? find_worth(b, kept, each, *n, w) : err_memory();
    if (!err_is(e)) {
        *out = worth_best(each, *n);
        *n = keep_equal(moves, each, *n, *out);
        if (out->value == VALUE_WON && out->plies < 0)
            *n = keep_fresh(b, past, n_past, moves, *n, next);
    }
    arena_release(w->arena, mark);
    return e;
}

const char *perfect_refusal(const struct board *b, const struct kept *kept, struct arena *arena)
{
    const struct census *census = b->game->census;
    if ((kept && kept->holds(kept->ctx, b)) ||
        (census && census->in_reach && census->in_reach(b, arena)))
        return NULL;
    return kept ? "perfect plays by exact values, and this board is too large to find them during a "
                  "game; no tables hold it either"
                : "perfect plays by exact values, and this board is too large to find them during a "
                  "game";
}
