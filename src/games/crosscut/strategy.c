/* strategy.c - see strategy.h. From each position the first move that keeps the shortest proved
 * win is told, then all replies are followed; positions met before are not told again. */
#include "games/crosscut/strategy.h"

#include "games/crosscut/proof.h"

enum { SEEN_BITS = 20, TURNS_MOST = 63 };

struct crosscut_telling {
    struct crosscut_proof game;
    struct proof proof;
    uint64_t *seen; /* keys of positions told; 0 is an empty slot */
    strategy_fn *tell;
    void *ctx;
    struct err err;
};

/* Note a position; false if it was noted before. */
static bool note(struct crosscut_telling *t, const struct crosscut *c)
{
    uint64_t key = crosscut_game.rules.key(&c->head) | 1, mask = ((uint64_t)1 << SEEN_BITS) - 1;
    for (uint64_t i = key >> 20, probes = 0; probes <= mask; i++, probes++) {
        if (t->seen[i & mask] == key)
            return false;
        if (!t->seen[i & mask]) {
            t->seen[i & mask] = key;
            return true;
        }
    }
    t->err = err_memory();
    return false;
}

/* The move after which the other side has lost in turns - 1. */
static bool find_move(struct crosscut_telling *t, const struct crosscut *c, int turns,
                      game_move *out)
{
    game_move moves[PROOF_MOVES];
    size_t n = crosscut_moves(&c->head, moves, PROOF_MOVES);
    for (size_t i = 0; i < n; i++) {
        struct crosscut next = *c;
        crosscut_play(&next.head, moves[i]);
        if (next.status == (c->mover ? STATUS_SECOND : STATUS_FIRST) ||
            (next.status == STATUS_OPEN && turns > 1 &&
             proof_ask(&t->proof, crosscut_state(&next), turns - 1) == PROOF_NO)) {
            *out = moves[i];
            return true;
        }
    }
    return false;
}

static void tell_from(struct crosscut_telling *t, const struct crosscut *c, int turns)
{
    game_move m, replies[PROOF_MOVES];
    if (err_is(t->err) || !note(t, c))
        return;
    if (!find_move(t, c, turns, &m)) {
        t->err = (struct err){ERR_BUDGET, 0, "no proof was found within the steps and time allowed"};
        return;
    }
    t->tell(t->ctx, &c->head, m);
    struct crosscut next = *c;
    crosscut_play(&next.head, m);
    size_t n = crosscut_moves(&next.head, replies, PROOF_MOVES); /* none if the game is over */
    for (size_t i = 0; i < n && !err_is(t->err); i++) {
        struct crosscut after = next;
        crosscut_play(&after.head, replies[i]);
        int left = proof_turns(&t->proof, crosscut_state(&after), true, turns - 2);
        tell_from(t, &after, left < 0 ? turns - 2 : left);
    }
}

struct err crosscut_strategy(const struct board *b, int bits, strategy_fn *tell, void *ctx,
                             struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct crosscut_telling *t = arena_take(w->arena, 1, sizeof *t);
    uint64_t *seen = arena_take(w->arena, (size_t)1 << SEEN_BITS, sizeof *seen);
    struct err err = t && seen ? err_none() : err_memory();
    if (!err_is(err)) {
        *t = (struct crosscut_telling){.seen = seen, .tell = tell, .ctx = ctx};
        crosscut_proof_of(&t->game, crosscut_in(b));
        if (!proof_open(&t->proof, &t->game.game, bits, w))
            err = err_memory();
    }
    if (!err_is(err)) {
        struct proof_state s = crosscut_state(crosscut_in(b));
        enum proof_answer a = proof_ask(&t->proof, s, 0);
        int turns = a == PROOF_YES ? proof_turns(&t->proof, s, true, TURNS_MOST) : -1;
        if (a == PROOF_NO)
            err = (struct err){ERR_ILLEGAL, 0, "the side to move does not win"};
        else if (turns < 0)
            err = (struct err){ERR_BUDGET, 0, "no proof was found within the steps and time allowed"};
        else
            tell_from(t, crosscut_in(b), turns);
        if (!err_is(err))
            err = t->err;
    }
    arena_release(w->arena, mark);
    return err;
}
