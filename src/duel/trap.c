/* trap.c - see trap.h. */
#include "duel/trap.h"

#include <stdlib.h>

#include "duel/static_eval.h"
#include "engine/search/score.h"

enum {
    EVEN = 3 * SCORE_POINT,          /* further ahead or behind, nobody needs a trap */
    MARGIN = 15 * SCORE_POINT / 100, /* within this, a short search calls moves equal */
    GAIN = 40 * SCORE_POINT / 100    /* what the reply at first sight must cost */
};

struct trap_search {
    struct search *search;
    struct work *work;
    const struct rules *rules;
    struct choices all;
    int *value; /* of each move, by a short search */
};

/* The value of b to its mover after at most so many positions. */
static int value_of(struct trap_search *l, const struct board *b, uint64_t nodes)
{
    enum status status = l->rules->status(b);
    if (status != STATUS_OPEN)
        return score_end(b, status, 0);
    struct search s = {.root = b,
                       .table = l->search->table,
                       .depth = SEARCH_DEPTH_MAX,
                       .past = l->search->past,
                       .n_past = l->search->n_past};
    struct work work = *l->work;
    work.steps = nodes;
    (void)search_run(&s, &work); /* without memory nothing was reached, and the score is 0 */
    l->search->nodes += s.nodes;
    return s.score;
}

static bool comes_again(const struct trap_search *l, const struct board *b)
{
    uint64_t key = l->rules->key(b);
    for (size_t i = 0; i < l->search->n_past; i++)
        if (l->search->past[i] == key)
            return true;
    return false;
}

static void play(const struct trap_search *l, game_move m)
{
    board_copy(l->all.next, l->search->root);
    l->rules->play(l->all.next, m);
}

/* Each move by a short search; one that only repeats is no trap. Returns what is asked of a move
 * to be as good as the search's own. */
static int judge_all(struct trap_search *l, uint64_t nodes)
{
    int own = 0;
    for (size_t i = 0; i < l->all.n; i++) {
        game_move m = l->all.move[i];
        play(l, m);
        bool again = comes_again(l, l->all.next);
        int value = again ? 0 : -value_of(l, l->all.next, nodes / l->all.n);
        own = m == l->search->move ? value : own;
        l->value[i] = again && m != l->search->move ? -SCORE_MATE : value;
    }
    return own - MARGIN;
}

/* The value of a move if the reply is played that looks best. */
static int value_at_sight(struct trap_search *l, game_move m, uint64_t nodes)
{
    struct arena *arena = l->work->arena;
    struct arena_mark mark = arena_here(arena);
    struct choices replies;
    int value = -SCORE_MATE, most = INT32_MIN;
    play(l, m);
    if (l->rules->status(l->all.next) == STATUS_OPEN &&
        choices_list(l->all.next, arena, &replies)) {
        game_move best = replies.move[0];
        for (size_t i = 0; i < replies.n; i++) {
            int worth = static_eval_move(l->all.next, &replies, replies.move[i]);
            best = worth > most ? replies.move[i] : best;
            most = worth > most ? worth : most;
        }
        l->rules->play(l->all.next, best);
        value = value_of(l, l->all.next, nodes);
    }
    arena_release(arena, mark);
    return value;
}

/* The move that gains most by the reply at first sight, or MOVE_NONE. */
static game_move find(struct trap_search *l, int least, uint64_t nodes)
{
    size_t equals = 0;
    for (size_t i = 0; i < l->all.n; i++)
        equals += l->value[i] >= least;
    if (equals < 2)
        return MOVE_NONE;
    int own = 0, most = INT32_MIN;
    game_move found = MOVE_NONE;
    for (size_t i = 0; i < l->all.n; i++) {
        if (l->value[i] < least)
            continue;
        int value = value_at_sight(l, l->all.move[i], nodes / equals);
        if (l->all.move[i] == l->search->move)
            own = value;
        if (value > most) {
            most = value;
            found = l->all.move[i];
        }
    }
    return found != l->search->move && most >= own + GAIN ? found : MOVE_NONE;
}

/* Half of the work is for making sure. */
static game_move look_for(struct trap_search *l, uint64_t nodes)
{
    const struct board *root = l->search->root;
    if (!choices_list(root, l->work->arena, &l->all))
        return MOVE_NONE;
    if (l->search->only) {
        l->all.n = l->search->n_only;
        for (size_t i = 0; i < l->all.n; i++)
            l->all.move[i] = l->search->only[i];
    }
    if (l->all.n < 2)
        return MOVE_NONE;
    l->value = arena_take(l->work->arena, l->all.n, sizeof *l->value);
    if (!l->value)
        return MOVE_NONE;
    int least = judge_all(l, nodes / 4);
    game_move m = find(l, least, nodes / 4);
    if (m == MOVE_NONE)
        return m;
    play(l, m);
    return -value_of(l, l->all.next, nodes / 2) >= l->search->score ? m : MOVE_NONE;
}

game_move trap_find(struct search *s, uint64_t nodes, struct work *w)
{
    if (!s->reached || score_is_proved(s->score) || abs(s->score) > EVEN)
        return MOVE_NONE;
    struct arena_mark mark = arena_here(w->arena);
    struct trap_search l = {.search = s, .work = w, .rules = &s->root->game->rules};
    game_move found = look_for(&l, nodes);
    arena_release(w->arena, mark);
    bool broken = work_is_over(w); /* what was broken off says nothing */
    return broken ? MOVE_NONE : found;
}
