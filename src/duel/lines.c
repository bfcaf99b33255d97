/* lines.c - see lines.h. */
#include "duel/lines.h"

#include "engine/search/score.h"

enum { FIRST_PERCENT = 60 }; /* of time and steps: exact values, if any, are found for all by then */

struct lines {
    struct player *player;
    const struct board *board; /* that is searched: without moves that spoil a puzzle */
    game_move *left;           /* moves that no line begins with */
    size_t n_left;
    struct worth *worth; /* of each of them; NULL: not known */
};

static void take_out(struct lines *l, game_move m)
{
    for (size_t i = 0; i < l->n_left; i++)
        if (l->left[i] == m) {
            l->n_left--;
            for (size_t k = i; k < l->n_left; k++) {
                l->left[k] = l->left[k + 1];
                if (l->worth)
                    l->worth[k] = l->worth[k + 1];
            }
            return;
        }
}

/* Part of the work that is left, and what was done of it taken off again. */
static struct work share(const struct work *w, unsigned percent)
{
    struct work part = *w;
    work_shorten(&part, (int)percent);
    if (w->steps != UINT64_MAX)
        part.steps = w->steps / 100 * percent;
    return part;
}

static void spend(struct work *w, uint64_t steps)
{
    if (w->steps != UINT64_MAX)
        w->steps -= steps < w->steps ? steps : w->steps;
}

static void next_by_worth(struct lines *l, struct advice *out, struct work *w)
{
    size_t best = 0;
    for (size_t i = 1; i < l->n_left; i++)
        if (player_score_of_worth(l->worth[i]) > player_score_of_worth(l->worth[best]))
            best = i;
    *out = (struct advice){.move = l->left[best],
                           .pv = {l->left[best]},
                           .n_pv = 1,
                           .worth = l->worth[best],
                           .score = player_score_of_worth(l->worth[best]),
                           .exact = true};
    if (out->worth.plies > 0)
        out->n_pv = values_line(l->player->values, l->board, out->pv, SEARCH_DEPTH_MAX, w);
}

static struct err next_by_search(struct lines *l, struct advice *out, struct work *w)
{
    struct player *p = l->player;
    bool has_table = p->strength.skill == SKILL_MAX;
    struct search s = {.root = l->board,
                       .only = l->left,
                       .n_only = l->n_left,
                       .table = has_table ? &p->table : NULL,
                       .depth = p->depth ? p->depth : SEARCH_DEPTH_MAX};
    struct arena_mark mark = arena_here(w->arena);
    struct err e = search_threads(&s, w, p->threads);
    arena_release(w->arena, mark);
    *out = (struct advice){.move = s.move,
                           .score = s.score,
                           .depth = s.reached,
                           .exact = s.exact,
                           .searched = true,
                           .nodes = s.nodes,
                           .n_pv = s.n_pv};
    for (size_t i = 0; i < s.n_pv; i++)
        out->pv[i] = s.pv[i];
    return e;
}

/* A line whose score is that of the game's best move stays first; guesses are ranked. */
static void sort_lines(struct advice *line, size_t n)
{
    for (size_t i = 1; i < n; i++)
        for (size_t k = i; k > (line[0].exact ? 1u : 0u) && line[k].score > line[k - 1].score; k--) {
            struct advice other = line[k];
            line[k] = line[k - 1];
            line[k - 1] = other;
        }
}

/* All moves but the first line's, and their worth if all of it is at hand. */
static struct err list_left(struct lines *l, const struct advice *first, struct work *w)
{
    struct choices c;
    if (!choices_list(l->board, w->arena, &c))
        return err_memory();
    l->left = c.move;
    l->n_left = c.n;
    struct worth *each = arena_take(w->arena, c.n, sizeof *each);
    struct allowance nothing = {0, 0};
    bool known = each && !err_is(values_find(l->player->values, l->board,
                                             l->player->strength.tablebase, &nothing, each, c.n, w));
    for (size_t i = 0; i < c.n; i++)
        known = known && each[i].value != VALUE_UNKNOWN;
    l->worth = known ? each : NULL;
    take_out(l, first->move);
    return each ? err_none() : err_memory();
}

static struct err find_rest(struct lines *l, size_t want, struct advice *out, size_t *n,
                            struct work *w)
{
    struct err e = err_none();
    for (; *n < want && l->n_left && !err_is(e) && !work_is_over(w); *n += !err_is(e)) {
        struct work part = share(w, (unsigned)(100 / (want - *n)));
        if (l->worth)
            next_by_worth(l, &out[*n], &part);
        else
            e = next_by_search(l, &out[*n], &part);
        if (!l->worth && !err_is(e) && !out[*n].depth)
            break; /* no time for a look at it */
        spend(w, out[*n].nodes);
        take_out(l, out[*n].move);
    }
    return e;
}

/* The line that max plays, in the player's own memory. */
static struct err find_first(struct player *p, const struct board *b, struct lines *l,
                             struct advice *out, struct work *w, struct work *part)
{
    struct err e = player_move(p, b, NULL, 0, out, part);
    if (err_is(e))
        return e;
    spend(w, out->nodes);
    if (b->game->duel->move_points)
        e = unspoilt_copy(&p->unspoilt, b, &l->board, w);
    l->board = l->board ? l->board : b;
    return e;
}

struct err lines_find(struct player *p, const struct board *b, size_t want, struct advice *out,
                      size_t *n, struct work *w)
{
    struct lines l = {.player = p, .board = b};
    struct values *had = p->values;
    *n = 0;
    if (p->nodes && p->nodes < w->steps)
        w->steps = p->nodes;
    struct work part = want > 1 ? share(w, FIRST_PERCENT) : *w;
    p->values = had ? had : values_open(w->arena);
    struct err e = p->values ? find_first(p, b, &l, &out[0], w, &part) : err_memory();
    struct arena_mark mark = arena_here(w->arena);
    *n = !err_is(e);
    if (!err_is(e) && want > 1)
        e = list_left(&l, &out[0], w);
    if (!err_is(e) && want > 1)
        e = find_rest(&l, want, out, n, w);
    arena_release(w->arena, mark);
    if (p->values != had)
        values_close(p->values);
    p->values = had;
    sort_lines(out, *n);
    return e;
}
