/* strategy_turns.c - a strategy turn by turn: the positions that can come up, then for each the
 * move that took least work to prove, then the positions after every reply. From the start the book
 * says which first move wins, the one nearest to the middle if there are several. */
#include "base/hash.h"
#include "games/crosscut/book.h"
#include "games/crosscut/proof.h"
#include "games/crosscut/strategy.h"
#include "games/crosscut/wins.h"

enum { STATES_MOST = 1 << 24 };

/* The positions of a turn, the winner to move, each once. */
struct turn_states {
    struct proof_state *state;
    uint32_t *slot; /* by hash: its number + 1 */
    uint32_t n;
};

struct crosscut_turns {
    struct crosscut_proof game;
    struct proof proof;
    const struct crosscut *start;
    struct turn_states now, next;
    strategy_turn_fn *tell;
    void *ctx;
};

static bool states_open(struct turn_states *t, struct arena *arena)
{
    t->state = arena_take(arena, STATES_MOST, sizeof *t->state);
    t->slot = arena_take(arena, 2 * (size_t)STATES_MOST, sizeof *t->slot);
    return t->state && t->slot;
}

static uint32_t *slot_of(const struct turn_states *t, struct proof_state s)
{
    enum { MASK = 2 * STATES_MOST - 1 };
    for (uint32_t i = (uint32_t)hash_join(s.own, s.enemy) & MASK;; i = (i + 1) & MASK) {
        uint32_t *slot = &t->slot[i];
        if (!*slot || (t->state[*slot - 1].own == s.own && t->state[*slot - 1].enemy == s.enemy))
            return slot;
    }
}

static bool states_add(struct turn_states *t, struct proof_state s)
{
    uint32_t *slot = slot_of(t, s);
    if (*slot)
        return true;
    if (t->n == STATES_MOST)
        return false;
    t->state[t->n] = s;
    *slot = ++t->n;
    return true;
}

/* From the last to the first: none is looked for past a slot that is free already. */
static void states_clear(struct turn_states *t)
{
    for (; t->n; t->n--)
        *slot_of(t, t->state[t->n - 1]) = 0;
}

/* The state with the winner to move, as a board. */
static struct crosscut board_of(const struct crosscut_turns *t, struct proof_state s)
{
    struct crosscut c = *t->start;
    c.disc[c.mover] = s.own;
    c.disc[!c.mover] = s.enemy;
    return c;
}

static int from_border(const struct crosscut *c, struct square at)
{
    int x = board_width(&c->head) - 1 - at.column, y = board_height(&c->head) - 1 - at.row;
    return (x < at.column ? x : at.column) + (y < at.row ? y : at.row);
}

static game_move book_move(const struct crosscut *c)
{
    game_move moves[PROOF_MOVES], best = MOVE_NONE;
    struct worth worth;
    size_t n = c->disc[0] | c->disc[1] ? 0 : crosscut_moves(&c->head, moves, PROOF_MOVES);
    for (size_t i = 0; i < n; i++) {
        struct square at = crosscut_square(moves[i]);
        if (crosscut_book_first_move(board_width(&c->head), board_height(&c->head), at, &worth) &&
            worth.value == VALUE_WON &&
            (best == MOVE_NONE || from_border(c, at) > from_border(c, crosscut_square(best))))
            best = moves[i];
    }
    return best;
}

/* The move with which the mover of c gets to a state that is lost. */
static game_move winning_move(struct crosscut_turns *t, const struct crosscut *c)
{
    game_move moves[PROOF_MOVES];
    struct proof_state after;
    if (!proof_win(&t->proof, crosscut_state(c), &after))
        return MOVE_NONE;
    size_t n = crosscut_moves(&c->head, moves, PROOF_MOVES);
    for (size_t i = 0; i < n; i++) {
        struct crosscut next = *c;
        crosscut_play(&next.head, moves[i]);
        struct proof_state s = crosscut_state(&next);
        if (next.status == STATUS_OPEN && s.own == after.own && s.enemy == after.enemy)
            return moves[i];
    }
    return MOVE_NONE;
}

static bool follow(struct crosscut_turns *t, const struct crosscut *c, game_move m)
{
    game_move replies[PROOF_MOVES];
    struct crosscut next = *c;
    crosscut_play(&next.head, m);
    size_t n = crosscut_moves(&next.head, replies, PROOF_MOVES);
    for (size_t i = 0; i < n; i++) {
        struct crosscut after = next;
        crosscut_play(&after.head, replies[i]);
        if (crosscut_winning_move(&after.head) == MOVE_NONE &&
            !states_add(&t->next, crosscut_state(&after)))
            return false;
    }
    return true;
}

static struct err tell_turn(struct crosscut_turns *t, int turn)
{
    static const struct err stopped = {ERR_BUDGET, 0,
                                       "no proof was found within the steps and time allowed"};
    for (uint32_t i = 0; i < t->now.n; i++) {
        struct crosscut c = turn == 1 ? *t->start : board_of(t, t->now.state[i]);
        game_move m = turn == 1 ? book_move(&c) : MOVE_NONE;
        if (m == MOVE_NONE)
            m = winning_move(t, &c);
        if (m == MOVE_NONE)
            return stopped;
        t->tell(t->ctx, turn, &c.head, m);
        if (!follow(t, &c, m))
            return err_memory();
    }
    return err_none();
}

static struct err tell_all(struct crosscut_turns *t)
{
    struct err err = err_none();
    game_move at_once = crosscut_winning_move(&t->start->head);
    if (at_once != MOVE_NONE) {
        t->tell(t->ctx, 1, &t->start->head, at_once);
        return err;
    }
    if (book_move(t->start) == MOVE_NONE) {
        enum proof_answer a = proof_ask(&t->proof, crosscut_state(t->start), 0);
        if (a != PROOF_YES)
            return (struct err){a == PROOF_NO ? ERR_ILLEGAL : ERR_BUDGET, 0,
                                a == PROOF_NO
                                    ? "the side to move does not win"
                                    : "no proof was found within the steps and time allowed"};
    }
    states_add(&t->now, crosscut_state(t->start));
    for (int turn = 1; t->now.n && !err_is(err); turn++) {
        err = tell_turn(t, turn);
        struct turn_states done = t->now;
        t->now = t->next;
        t->next = done;
        states_clear(&t->next);
    }
    return err;
}

struct err crosscut_strategy_turns(const struct board *b, int bits, strategy_turn_fn *tell,
                                   void *ctx, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct crosscut_turns *t = arena_take(w->arena, 1, sizeof *t);
    struct err err = t ? err_none() : err_memory();
    if (t) {
        *t = (struct crosscut_turns){.start = crosscut_in(b), .tell = tell, .ctx = ctx};
        crosscut_proof_of(&t->game, t->start);
        if (!states_open(&t->now, w->arena) || !states_open(&t->next, w->arena) ||
            !proof_open(&t->proof, &t->game.game, bits, w))
            err = err_memory();
    }
    if (!err_is(err))
        err = tell_all(t);
    arena_release(w->arena, mark);
    return err;
}
