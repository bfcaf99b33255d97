/* node.c - one position of the tree. Values are for its mover.
 *
 *   1. a game that is over has its value;
 *   2. where the game tells who wins with one turn (game.h: winning_move), that is a win, at the
 *      horizon too;
 *   3. no win is quicker than one found already (mate distance);
 *   4. at the horizon the game's own guess stands;
 *   5. so it does where it is too far from the question for the turns left to carry it there;
 *   6. what the table knows, deep enough, may settle it;
 *   7. where the game tells its rest apart (game.h: candidates) and that is decided, so is the value;
 *   8. in a selective search a mover who is above beta without a move of its own is above beta;
 *   9. every move or candidate is tried, best guess first: the first with the whole window, the others with a
 *      null window ("can you beat it?") and again if they can; late quiet moves less deep first;
 *  10. what was found goes to the table.
 *
 * Selective. A game that names a null move is searched deeper along fewer lines: null moves (8),
 * reductions that grow with the depth and the place in the order, an order by how things look after
 * a move (order.c), and a turn less where the table knows no move to begin with. All of these make
 * guesses, never proofs.
 *
 * Cycles. A position that stands on the way from the root already, or stood on the board a short
 * while ago, is a draw: the side that is worse may go round for ever. So a guess that went through
 * such a draw depends on the way, and the table hands it to other ways: it is a guess there too.
 * Proofs are safe. A proof of a win names a move at the winner's positions and all of them at the
 * loser's, and all its leaves are games that are over; no repetition is part of it. In full-width
 * searches there are no such draws: the same position is worth the same whatever the way.
 */
#include "engine/search/searcher.h"

#include <string.h>

#include "engine/search/busy.h"
#include "engine/search/score.h"

enum { REDUCE_DEPTH = 3, REDUCE_AFTER = 3, REDUCE_MORE_AFTER = 10, REDUCE_MORE_DEPTH = 5 };
enum { PAST_SEEN = 12 };
enum { SORTED_MOST = 6 }; /* of the last turn, if selective: what has not refuted by then will not */
enum { NULL_DEPTH = 3, NULL_LESS = 3, NULL_PART = 4, GUESS_DEPTH = 4 };

/* False: out of steps, or stopped. */
static bool searcher_tick(struct searcher *t)
{
    struct work *w = t->work;
    if (!t->stopped && !t->must && t->countdown-- == 0) {
        t->countdown = t->every;
        t->stopped = work_is_over(w);
    }
    t->stopped = t->stopped || w->steps == 0;
    if (t->stopped)
        return false;
    if (w->steps != UINT64_MAX)
        w->steps--;
    t->s->nodes++;
    return true;
}

void search_ply_lead(struct ply *l, game_move m, const struct ply *below)
{
    l->pv[0] = m;
    l->n_pv = 1;
    for (int i = 0; i < below->n_pv && l->n_pv < SEARCH_DEPTH_MAX; i++)
        l->pv[l->n_pv++] = below->pv[i];
}

/* Below the root: the value at `ply` for its mover, exact between alpha and beta, else a
 * bound on that side. Means nothing once `stopped` is set. */
static int node_value(struct searcher *t, int ply, int depth, int alpha, int beta);

/* log2 n in sixteenths, between powers of two along a straight line; n > 0. */
static int log_of(int n)
{
    int whole = 31 - __builtin_clz((unsigned)n);
    return 16 * whole + (16 * n >> whole) - 16;
}

/* How much less deep to look at the index-th move first. In a selective search that grows with
 * the depth and the place in the order; on wide boards it grows more slowly, since many places are as
 * good as each other there. */
static int reduction(const struct searcher *t, int ply, int index, int depth, game_move m)
{
    if (!t->reduce || depth < REDUCE_DEPTH || index < REDUCE_AFTER ||
        !search_order_is_quiet(t, ply, m))
        return 0;
    if (t->selective) {
        int less = log_of(depth) * log_of(index) / t->late_unit;
        return less < 1 ? 1 : less < depth - 2 ? less : depth - 2;
    }
    return 1 + (index >= REDUCE_MORE_AFTER && depth >= REDUCE_MORE_DEPTH);
}

static int try_move(struct searcher *t, int ply, game_move move, int index, int depth, int alpha,
                    int beta)
{
    struct ply *l = &t->at[ply], *next = l + 1;
    memcpy(next->board, l->board, t->size);
    t->rules->play(next->board, move);
    l->move = move;
    if (depth >= TABLE_DEPTH) {
        next->key = node_key(t, next->board);
        if (t->s->table)
            search_table_expect(t->s->table, next->key);
    }
    if (index == 0)
        return -node_value(t, ply + 1, depth, -beta, -alpha);
    int less = reduction(t, ply, index, depth + 1, move);
    int value = -node_value(t, ply + 1, depth - less, -alpha - 1, -alpha);
    if (less && value > alpha)
        value = -node_value(t, ply + 1, depth, -alpha - 1, -alpha);
    if (value > alpha && value < beta)
        value = -node_value(t, ply + 1, depth, -beta, -alpha);
    return value;
}

static bool is_shared(const struct searcher *t, int depth)
{
    return t->s->busy && depth >= BUSY_DEPTH;
}

bool search_node_is_busy(const struct searcher *t, const struct ply *l, game_move m, int depth)
{
    return is_shared(t, depth) && busy_with(t->s->busy, busy_name(l->key, m, depth));
}

int search_node_try(struct searcher *t, int ply, game_move move, int index, int depth, int alpha,
                    int beta)
{
    if (!is_shared(t, depth + 1))
        return try_move(t, ply, move, index, depth, alpha, beta);
    uint64_t name = busy_name(t->at[ply].key, move, depth + 1);
    busy_begin(t->s->busy, name);
    int value = try_move(t, ply, move, index, depth, alpha, beta);
    busy_end(t->s->busy, name);
    return value;
}

/* Does the entry settle the question (alpha, beta)? A proved win holds at any depth. */
static bool entry_settles(const struct searcher *t, const struct search_entry *e, int depth,
                          int value, int alpha, int beta)
{
    bool enough = t->s->full_width ? e->depth == depth : e->depth >= depth;
    bool lower = (e->bound & BOUND_LOWER) && value >= beta;
    bool upper = (e->bound & BOUND_UPPER) && value <= alpha;
    if (!t->s->full_width && !enough)
        return (lower && value >= SCORE_WON) || (upper && value <= -SCORE_WON);
    return enough && (lower || upper);
}

/* The moves of one position in their order, first those no other thread is on. */
struct queue {
    size_t n, n_later, next_later, next_rest;
    int index; /* of the next move in their order */
};

static size_t queue_index(const struct searcher *t, struct ply *l, int depth, struct queue *q)
{
    bool sorted = !t->selective || depth > 1 || q->index < SORTED_MOST;
    return sorted ? search_order_next(l, q->n) : search_order_rest(l, q->n, &q->next_rest);
}

/* The next one and its place in the order, which it keeps if it is put off: how deep a move is
 * looked at must not hang on what another thread is on, or they could not use what the other one
 * finds. */
static game_move queue_next(struct searcher *t, struct ply *l, int depth, struct queue *q,
                            int *index)
{
    for (size_t i; (i = queue_index(t, l, depth, q)) < q->n;) {
        game_move m = l->list[i];
        *index = q->index++;
        if (*index == 0 || !search_node_is_busy(t, l, m, depth))
            return m;
        l->later[q->n_later++] = (struct put_off){m, *index};
    }
    if (q->next_later == q->n_later)
        return MOVE_NONE;
    *index = l->later[q->next_later].index;
    return l->later[q->next_later++].move;
}

static int try_moves(struct searcher *t, int ply, int depth, int alpha, int beta, struct queue *q,
                     game_move *best_move)
{
    struct ply *l = &t->at[ply];
    int best = -SCORE_MATE, index;
    game_move m;
    while ((m = queue_next(t, l, depth, q, &index)) != MOVE_NONE) {
        int value = search_node_try(t, ply, m, index, depth - 1, alpha, beta);
        if (t->stopped)
            return best;
        if (value <= best)
            continue;
        best = value;
        if (value > alpha) {
            alpha = value;
            *best_move = m;
            search_ply_lead(l, m, l + 1);
        }
        if (alpha >= beta) {
            search_order_reward(t, ply, depth, m);
            break;
        }
    }
    return best;
}

/* Was this position there before? Only the recent past is looked at. */
static bool comes_again(const struct searcher *t, int ply, uint64_t key)
{
    const struct search *s = t->s;
    for (int i = ply - 4; i > 0; i -= 2)
        if (t->at[i].key == key)
            return true;
    size_t first = s->n_past > PAST_SEEN ? s->n_past - PAST_SEEN : 0;
    for (size_t i = first; i < s->n_past; i++)
        if (s->past[i] == key)
            return true;
    return ply % 2 == 0 && t->at[0].key == key;
}

/* Is the guess so far outside (alpha, beta) that `depth` turns will hardly carry it back? Never
 * where the answer may be a proof: proofs rest on moves alone. The distance asked for is greater
 * below alpha than above beta: a good move that was left out does more harm than a bad one tried. */
static bool is_far(const struct searcher *t, const struct board *b, int depth, int alpha, int beta,
                   int *guess)
{
    int drift = t->duel->eval_step * depth;
    if (!drift || t->s->full_width || beta - alpha > 1 || score_is_proved(alpha) ||
        score_is_proved(beta))
        return false;
    *guess = t->duel->evaluate(b);
    return *guess - drift >= beta || *guess + drift + drift / 2 <= alpha;
}

/* The mover wins with one turn: nothing else needs to be looked at. */
static bool wins_at_once(struct searcher *t, int ply, int *value)
{
    struct ply *l = &t->at[ply];
    if (!t->duel->winning_move || t->s->full_width)
        return false;
    game_move m = t->duel->winning_move(l->board);
    if (m == MOVE_NONE)
        return false;
    l->pv[0] = m;
    l->n_pv = 1;
    *value = SCORE_MATE - ply - 1;
    return true;
}

/* How deep a selective search looks: a turn less where the table knows no first move to go by. That
 * finds one for the next iteration. */
static int depth_with(const struct searcher *t, const struct search_entry *e, int depth)
{
    return t->selective && depth >= GUESS_DEPTH && e->move == MOVE_NONE ? depth - 1 : depth;
}

/* What the table knows of the position, all of it or the move alone, or nothing. */
static bool is_known(const struct searcher *t, int ply, int depth, int alpha, int beta,
                     struct search_entry *e, int *value)
{
    if (!t->s->table || depth < TABLE_DEPTH || !search_table_find(t->s->table, t->at[ply].key, e))
        return false;
    *value = score_from_table(e->value, ply) + node_standing(t, t->at[ply].board);
    return beta - alpha == 1 && entry_settles(t, e, depth_with(t, e, depth), *value, alpha, beta);
}

/* Whoever may leave the turn to the other side and is still above beta would be so with a move of
 * its own. A guess, never a proof. */
static bool stands_without_moving(struct searcher *t, int ply, int depth, int alpha, int beta,
                                  int *value)
{
    struct ply *l = &t->at[ply], *next = l + 1;
    game_move none = t->duel->null_move;
    if (!t->selective || depth < NULL_DEPTH || beta - alpha > 1 || score_is_proved(beta) ||
        t->at[ply - 1].move == none || t->duel->evaluate(l->board) < beta)
        return false;
    int less = depth - NULL_LESS - depth / NULL_PART;
    memcpy(next->board, l->board, t->size);
    t->rules->play(next->board, none);
    next->key = node_key(t, next->board);
    l->move = none;
    int found = -node_value(t, ply + 1, less > 0 ? less : 0, -beta, 1 - beta);
    *value = score_is_proved(found) ? beta : found;
    l->n_pv = 0;
    return !t->stopped && found >= beta;
}

static int value_to_table(const struct searcher *t, const struct board *b, int value, int ply)
{
    int standing = node_standing(t, b);
    return standing ? score_clamp(value - standing) : score_to_table(value, ply);
}

static int node_value(struct searcher *t, int ply, int depth, int alpha, int beta)
{
    struct ply *l = &t->at[ply];
    const struct board *b = l->board;
    l->n_pv = 0;
    enum status status = t->rules->status(b);
    if (status != STATUS_OPEN)
        return score_end(b, status, ply);
    if (!searcher_tick(t))
        return 0;
    int value;
    if (wins_at_once(t, ply, &value))
        return value;
    if (depth <= 0)
        return t->duel->evaluate(b);
    alpha = alpha > ply - SCORE_MATE ? alpha : ply - SCORE_MATE;
    beta = beta < SCORE_MATE - ply - 1 ? beta : SCORE_MATE - ply - 1;
    if (alpha >= beta)
        return alpha;

    struct search_entry e = {.bound = BOUND_NONE};
    struct queue q = {0};
    if (!t->s->full_width && depth >= TABLE_DEPTH && comes_again(t, ply, l->key))
        return 0;
    if (is_far(t, b, depth, alpha, beta, &value) ||
        is_known(t, ply, depth, alpha, beta, &e, &value))
        return value;
    if (stands_without_moving(t, ply, depth, alpha, beta, &value))
        return value;
    if (t->stopped)
        return 0;
    depth = depth_with(t, &e, depth);
    q.n = node_moves(t, b, l->list, t->room);
    if (q.n == 1 && sees_rest(t))
        return t->duel->evaluate(b);
    search_order_rank(t, ply, q.n, e.move, depth);
    game_move best_move = MOVE_NONE;
    int best = try_moves(t, ply, depth, alpha, beta, &q, &best_move);
    if (t->stopped)
        return 0;
    if (t->s->table && depth >= TABLE_DEPTH) {
        enum bound bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
        search_table_keep(
            t->s->table, l->key,
            (struct search_entry){best_move, value_to_table(t, b, best, ply), depth, bound});
    }
    return best;
}
