/* perfect.c - see perfect.h. */
#include "duel/perfect.h"

#include "duel/steps.h"

/* The game so far. */
struct before {
    const struct board *board;
    const uint64_t *past;
    size_t n;
    struct board *next; /* room */
};

/* How often the position after m has been there. */
static int times_before(const struct before *g, game_move m)
{
    const struct rules *rules = &g->board->game->rules;
    int times = 0;
    board_copy(g->next, g->board);
    rules->play(g->next, m);
    if (rules->status(g->next) != STATUS_OPEN)
        return 0;
    uint64_t key = rules->key(g->next);
    for (size_t i = 0; i < g->n; i++)
        times += g->past[i] == key;
    return times;
}

/* Played games know a draw that the rules do not. */
static void draw_by_repetition(const struct before *g, const game_move *moves, struct worth *each,
                               size_t n)
{
    for (size_t i = 0; g->n && i < n; i++)
        if (times_before(g, moves[i]) + 1 >= TIMES_DRAWN)
            each[i] = (struct worth){VALUE_DRAWN, -1};
}

/* A win whose length is known comes before one whose length is not. */
static void find_length(struct worth *best, const struct worth *each, size_t n)
{
    for (size_t i = 0; best->value == VALUE_WON && i < n; i++)
        if (each[i].value == VALUE_WON && each[i].plies >= 0 &&
            (best->plies < 0 || each[i].plies < best->plies))
            best->plies = each[i].plies;
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
static size_t keep_fresh(const struct before *g, game_move *moves, size_t n)
{
    size_t fresh = 0;
    for (size_t i = 0; i < n; i++)
        if (!times_before(g, moves[i])) {
            game_move m = moves[i];
            moves[i] = moves[fresh];
            moves[fresh++] = m;
        }
    return fresh ? fresh : n;
}

struct err perfect_moves(struct values *v, const struct board *b, const struct tablebase *tablebase,
                         struct allowance *a, const uint64_t *past, size_t n_past, game_move *moves,
                         size_t *n, struct worth *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct worth *each = arena_take(w->arena, *n, sizeof *each);
    struct before g = {b, past, n_past, arena_take(w->arena, 1, b->game->rules.size(&b->variant))};
    struct err e = each && g.next ? values_find(v, b, tablebase, a, each, *n, w) : err_memory();
    if (!err_is(e)) {
        draw_by_repetition(&g, moves, each, *n);
        *out = worth_best(each, *n);
        find_length(out, each, *n);
        *n = keep_equal(moves, each, *n, *out);
        if (out->value == VALUE_WON && out->plies < 0 && !values_progress(v, b, moves, n, w))
            *n = keep_fresh(&g, moves, *n);
    }
    arena_release(w->arena, mark);
    return e;
}

const char *perfect_refusal(const struct board *b, const struct tablebase *tablebase,
                            struct arena *arena)
{
    const struct census *census = b->game->census;
    if ((tablebase && tablebase->holds(tablebase->ctx, b)) ||
        (census && census->in_reach && census->in_reach(b, arena)))
        return NULL;
    return tablebase
               ? "perfect plays by exact values, and this board is too large to find them during a "
                 "game; no tables hold it either"
               : "perfect plays by exact values, and this board is too large to find them during a "
                 "game";
}
