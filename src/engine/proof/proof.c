/* proof.c - df-pn (Nagai 2002) with a bounded table; see proof.h.
 *
 * phi is how many open positions at least must still turn out well to prove that the side to move
 * wins, delta the same for the opposite. A move hands the question over with the roles exchanged:
 *
 *     phi(n) = min over moves of delta(after)        delta(n) = sum over moves of phi(after)
 *
 * The search goes down to the move of least delta and stays there until it is no longer the best
 * by a margin, or until the node has crossed the thresholds given from above. No position ever
 * comes back in a game, so there are no cycles and every stored proof is sound.
 *
 * A table entry is replaced by what took more work; a lost entry costs time and nothing else.
 */
#include "engine/proof/proof.h"

#include "base/hash.h"

enum { INFINITE = 1 << 30, NEVER = 0, WAYS = 4 };

struct proof_entry {
    struct proof_state state;
    uint32_t phi, delta;
    uint32_t work;
    uint32_t turns; /* limit left + 1, 0: an empty entry */
};

struct node {
    uint32_t phi, delta;
};

static const struct node node_won = {0, INFINITE}, node_lost = {INFINITE, 0};

static uint64_t hash_of(struct proof_state s, int turns)
{
    return hash_join(hash_join(s.own, s.enemy), (uint64_t)turns);
}

static struct proof_entry *bucket_of(const struct proof *p, struct proof_state s, int turns)
{
    return &p->table[hash_of(s, turns) & p->mask & ~(uint64_t)(WAYS - 1)];
}

static struct proof_entry *entry_find(const struct proof *p, struct proof_state s, int turns)
{
    struct proof_entry *e = bucket_of(p, s, turns);
    for (int i = 0; i < WAYS; i++)
        if (e[i].turns == (uint32_t)turns + 1 && e[i].state.own == s.own &&
            e[i].state.enemy == s.enemy)
            return &e[i];
    return NULL;
}

static void entry_store(const struct proof *p, struct proof_state s, int turns, struct node n,
                        uint32_t work)
{
    struct proof_entry *e = entry_find(p, s, turns);
    if (!e) {
        e = bucket_of(p, s, turns);
        struct proof_entry *least = e;
        for (int i = 1; i < WAYS; i++)
            if (e[i].work < least->work)
                least = &e[i];
        e = least;
        e->work = 0;
    }
    uint32_t all = e->work > UINT32_MAX - work ? UINT32_MAX : e->work + work;
    *e = (struct proof_entry){s, n.phi, n.delta, all, (uint32_t)turns + 1};
}

/* What is known of a position before it is searched. With a limit, an even number of turns left
 * means that the side to move holds out and an odd one that it attacks. */
static struct node node_look(struct proof *p, struct proof_state s, int turns, bool limited)
{
    if (limited && turns == 0)
        return node_won;
    const struct proof_entry *e = entry_find(p, s, turns);
    if (e)
        return (struct node){e->phi, e->delta};
    p->visits++;
    if (p->game->wins_now(p->game, s))
        return node_won;
    if (limited && turns == 1)
        return node_lost;
    return (struct node){1, 1};
}

struct child {
    struct proof_state state;
    struct node node;
};

struct proof_frame {
    struct child child[PROOF_MOVES];
    int n;
};

/* The moves of a node, with what is known of each. All places in the table are asked for before
 * the first is read, so that memory answers while we go on. */
static void frame_fill(struct proof *p, struct proof_frame *f, struct proof_state s, int turns,
                       bool limited)
{
    struct proof_move moves[PROOF_MOVES];
    f->n = p->game->moves(p->game, s, moves);
    for (int i = 0; i < f->n; i++) {
        const struct proof_entry *e = bucket_of(p, moves[i].after, turns - limited);
        __builtin_prefetch(e);
        __builtin_prefetch(e + WAYS / 2);
    }
    for (int i = 0; i < f->n; i++) {
        struct child *c = &f->child[i];
        c->state = moves[i].after;
        if (moves[i].end == PROOF_OPEN) {
            c->node = node_look(p, c->state, turns - limited, limited);
        } else {
            p->drawn |= moves[i].end == PROOF_DRAWN;
            c->node = node_lost; /* for the side that would be next */
        }
    }
}

static struct node frame_sum(const struct proof_frame *f)
{
    uint64_t sum = 0;
    struct node n = {INFINITE, 0};
    for (int i = 0; i < f->n; i++) {
        if (f->child[i].node.delta < n.phi)
            n.phi = f->child[i].node.delta;
        sum += f->child[i].node.phi;
    }
    n.delta = sum < INFINITE ? (uint32_t)sum : INFINITE;
    return n;
}

/* The move of least delta, the easiest to search among equals; and the next best delta. */
static int frame_best(const struct proof_frame *f, uint32_t *second)
{
    int best = 0;
    *second = INFINITE;
    for (int i = 1; i < f->n; i++) {
        struct node a = f->child[i].node, b = f->child[best].node;
        if (a.delta < b.delta || (a.delta == b.delta && a.phi < b.phi)) {
            *second = b.delta;
            best = i;
        } else if (a.delta < *second) {
            *second = a.delta;
        }
    }
    return best;
}

static struct node search(struct proof *p, struct proof_state s, int turns, bool limited,
                          struct node most)
{
    struct arena_mark mark = arena_here(p->work->arena);
    struct proof_frame *f = arena_take(p->work->arena, 1, sizeof *f);
    uint64_t start = p->visits;
    if (!f) {
        p->work->steps = 0;
        return (struct node){1, 1};
    }
    frame_fill(p, f, s, turns, limited);
    struct node n = frame_sum(f);
    while (n.phi < most.phi && n.delta < most.delta && work_spend(p->work, 1)) {
        uint32_t second;
        struct child *c = &f->child[frame_best(f, &second)];
        uint32_t margin = second < INFINITE ? second + second / 4 + 1 : INFINITE;
        struct node limit = {most.delta - (n.delta - c->node.phi),
                             margin < most.phi ? margin : most.phi};
        c->node = search(p, c->state, turns - limited, limited, limit);
        n = frame_sum(f);
    }
    uint64_t work = p->visits - start + 1;
    entry_store(p, s, turns, n, work > UINT32_MAX ? UINT32_MAX : (uint32_t)work);
    arena_release(p->work->arena, mark);
    return n;
}

bool proof_open(struct proof *p, const struct proof_game *g, int bits, struct work *w)
{
    *p = (struct proof){.game = g, .work = w, .mask = ((uint64_t)1 << bits) - 1};
    p->table = arena_take(w->arena, (size_t)1 << bits, sizeof *p->table);
    return p->table != NULL;
}

enum proof_answer proof_ask(struct proof *p, struct proof_state s, int turns)
{
    bool limited = turns != NEVER;
    struct node n = node_look(p, s, turns, limited);
    if (n.phi && n.delta)
        n = search(p, s, turns, limited, (struct node){INFINITE, INFINITE});
    if (p->drawn || (n.phi && n.delta))
        return PROOF_UNKNOWN;
    return n.phi == 0 ? PROOF_YES : PROOF_NO;
}

int proof_turns(struct proof *p, struct proof_state s, bool wins, int most)
{
    /* a loser holds out an even number of turns, and no longer */
    for (int turns = wins ? 1 : 2; turns <= most; turns += 2) {
        enum proof_answer a = proof_ask(p, s, turns);
        if (a == PROOF_UNKNOWN)
            return -1;
        if (a == (wins ? PROOF_YES : PROOF_NO))
            return turns;
    }
    return -1;
}
