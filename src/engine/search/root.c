/* root.c - iterative deepening. Each iteration starts from what the one before found: its value
 * is the middle of a narrow window, its move comes first, and its table is full. If time runs out
 * in an iteration, moves that already beat the old best in it are believed.
 */
#include "engine/search/searcher.h"

#include "engine/search/score.h"

enum { WINDOW = SCORE_POINT / 2, WINDOW_FROM = 4 };
/* With as many moves as this or fewer, one look at each takes no time worth speaking of; without it
 * a search that begins late on a busy machine would answer with any move. */
enum { MUST_MOVES = 256 };
enum { LOOK_BYTES = 1 << 16 }; /* work.stop is asked after about this much copying of boards */

/* The moves at the root, best first as far as known. */
struct root {
    game_move *move;
    uint8_t *back; /* leads to a position that was on the board before */
    size_t *later; /* those put off because another thread is on them */
    int *tie_break; /* what is added to its value */
    size_t n;
};

static bool reserve_plies(struct searcher *t, int plies)
{
    struct arena *a = t->work->arena;
    for (; t->plies < plies; t->plies++) {
        struct ply *l = &t->at[t->plies];
        l->board = arena_take(a, 1, t->size);
        l->list = arena_take(a, t->room, sizeof *l->list);
        l->rank = arena_take(a, t->room, sizeof *l->rank);
        l->later = arena_take(a, t->room, sizeof *l->later);
        if (!l->board || !l->list || !l->rank || !l->later)
            return false;
    }
    return true;
}

static bool was_before(const struct search *s, uint64_t key)
{
    for (size_t i = 0; i < s->n_past; i++)
        if (s->past[i] == key)
            return true;
    return false;
}

static bool list_root(struct searcher *t, struct root *r)
{
    const struct board *b = t->s->root;
    r->n = t->s->only ? t->s->n_only : node_moves(t, b, NULL, 0);
    r->move = arena_take(t->work->arena, r->n, sizeof *r->move);
    r->back = arena_take(t->work->arena, r->n, sizeof *r->back);
    r->later = arena_take(t->work->arena, r->n, sizeof *r->later);
    r->tie_break = arena_take(t->work->arena, r->n, sizeof *r->tie_break);
    if (!r->move || !r->back || !r->later || !r->tie_break)
        return false;
    if (!t->s->only)
        node_moves(t, b, r->move, r->n);
    for (size_t i = 0; t->s->only && i < r->n; i++)
        r->move[i] = t->s->only[i];
    for (size_t i = 0; t->s->tie_break && i < r->n; i++)
        r->tie_break[i] = t->s->tie_break[i];
    bool may_repeat = t->s->n_past && !t->duel->turns_left;
    for (size_t i = 0; may_repeat && i < r->n; i++) {
        board_copy(t->at[1].board, b);
        t->rules->play(t->at[1].board, r->move[i]);
        r->back[i] = was_before(t->s, t->rules->key(t->at[1].board));
    }
    return true;
}

/* Move entry i to the front, the others keep their order. */
static void root_promote(struct root *r, size_t i)
{
    game_move m = r->move[i];
    uint8_t back = r->back[i];
    int tie_break = r->tie_break[i];
    for (; i > 0; i--) {
        r->move[i] = r->move[i - 1];
        r->back[i] = r->back[i - 1];
        r->tie_break[i] = r->tie_break[i - 1];
    }
    r->move[0] = m;
    r->back[0] = back;
    r->tie_break[0] = tie_break;
}

static void adopt(struct searcher *t, int score)
{
    struct search *s = t->s;
    const struct ply *l = &t->at[0];
    s->score = score;
    s->move = l->pv[0];
    s->n_pv = (size_t)l->n_pv;
    for (int i = 0; i < l->n_pv; i++)
        s->pv[i] = l->pv[i];
}

/* Half a point is the least difference between ends, and a tie_break must not outweigh it there. */
static int lean_of(const struct searcher *t, const struct root *r, size_t i)
{
    return t->to_the_end ? r->tie_break[i] * (SCORE_POINT / 2 - 1) / LEAN_MOST : r->tie_break[i];
}

/* One window: the best value, and its move promoted. What beats alpha before a stop is kept. */
static int search_window(struct searcher *t, struct root *r, int depth, int alpha, int beta)
{
    struct ply *l = &t->at[0];
    int best = -SCORE_MATE;
    size_t best_at = 0, n_later = 0;
    for (size_t k = 0; k < r->n + n_later && best < beta; k++) {
        size_t i = k < r->n ? k : r->later[k - r->n];
        if (k > 0 && k < r->n && search_node_is_busy(t, l, r->move[i], depth)) {
            r->later[n_later++] = i;
            continue;
        }
        int tie_break = lean_of(t, r, i);
        int value = search_node_try(t, 0, r->move[i], (int)i, depth - 1, alpha - tie_break,
                                    beta - tie_break) +
                    tie_break;
        if (t->stopped)
            break;
        if (r->back[i] && !score_is_proved(value)) {
            value = 0;
            l[1].n_pv = 0;
        }
        if (value <= best)
            continue;
        best = value;
        if (value > alpha) {
            alpha = value;
            best_at = i;
            search_ply_lead(l, r->move[i], l + 1);
            if (value < beta || score_is_proved(value))
                adopt(t, value - tie_break);
        }
    }
    root_promote(r, best_at);
    return best;
}

/* Widen a window round the last value until the value lies inside it. */
static int search_depth(struct searcher *t, struct root *r, int depth)
{
    int last = t->s->score + lean_of(t, r, 0), width = WINDOW, alpha = -SCORE_MATE,
        beta = SCORE_MATE;
    if (depth >= WINDOW_FROM && !score_is_proved(last)) {
        alpha = last - width;
        beta = last + width;
    }
    for (;;) {
        int value = search_window(t, r, depth, alpha, beta);
        if (t->stopped || (value > alpha && value < beta) ||
            (alpha <= -SCORE_MATE && beta >= SCORE_MATE))
            return value - lean_of(t, r, 0);
        width *= 4;
        if (value <= alpha)
            alpha = width > 64 * WINDOW ? -SCORE_MATE : value - width;
        else
            beta = width > 64 * WINDOW ? SCORE_MATE : value + width;
    }
}

/* Nothing deeper can change the answer. */
static bool is_settled(const struct search *s, int depth, int left)
{
    return (score_is_proved(s->score) && score_turns(s->score) <= depth) || depth >= left;
}

static struct err deepen(struct searcher *t, struct root *r)
{
    struct search *s = t->s;
    int left = t->duel->turns_left ? t->duel->turns_left(s->root) : INT32_MAX;
    if (sees_rest(t) && r->n < (size_t)left)
        left = (int)r->n;
    for (int depth = 1; depth <= s->depth && !t->stopped; depth += depth == 1 ? 1 + s->ahead : 1) {
        if (!reserve_plies(t, depth + 1))
            return s->reached ? err_none() : err_memory();
        t->to_the_end = depth >= left;
        t->reduce = !s->full_width && !t->to_the_end;
        t->selective = t->reduce && t->duel->null_move != MOVE_NONE;
        t->must = depth == 1 && r->n <= MUST_MOVES;
        int score = search_depth(t, r, depth);
        if (t->stopped)
            break;
        s->score = score;
        s->reached = depth;
        if (s->deeper)
            s->deeper(s->ctx, s);
        if (is_settled(s, depth, left))
            break;
    }
    s->exact = s->reached && (score_is_proved(s->score) || s->reached >= left);
    return err_none();
}

/* Where the rest is decided the search stops; the line goes on to the end of the game. */
static void finish_line(struct searcher *t)
{
    struct search *s = t->s;
    struct board *b = t->at[0].board;
    game_move m;
    for (size_t i = 0; i < s->n_pv; i++)
        t->rules->play(b, s->pv[i]);
    while (s->n_pv < SEARCH_DEPTH_MAX && t->rules->status(b) == STATUS_OPEN &&
           node_moves(t, b, &m, 1) == 1) {
        t->rules->play(b, m);
        s->pv[s->n_pv++] = m;
    }
}

struct err search_run(struct search *s, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct searcher *t = arena_take(w->arena, 1, sizeof *t);
    struct root r = {0};
    struct err e = err_memory();
    s->nodes = 0;
    s->reached = 0;
    s->score = 0;
    s->exact = false;
    if (s->only)
        s->move = s->only[0];
    else
        s->root->game->rules.moves(s->root, &s->move, 1);
    s->pv[0] = s->move;
    s->n_pv = 1;
    if (t) {
        size_t cells = (size_t)board_width(s->root) * (size_t)board_height(s->root);
        t->s = s;
        t->work = w;
        t->rules = &s->root->game->rules;
        t->duel = s->root->game->duel;
        t->size = t->rules->size(&s->root->variant);
        t->room = 4 * cells;
        t->late_unit = LATE_UNIT + (cells > LATE_CELLS ? LATE_WIDER * (int)(cells - LATE_CELLS) : 0);
        t->every = (uint32_t)(LOOK_BYTES / t->size);
        if (reserve_plies(t, 2) && list_root(t, &r)) {
            board_copy(t->at[0].board, s->root);
            t->at[0].key = node_key(t, s->root);
            e = deepen(t, &r);
            if (sees_rest(t))
                finish_line(t);
        }
    }
    arena_release(w->arena, mark);
    return e;
}
