/* proof.c - df-pn (Nagai 2002) with a bounded table; see proof.h, and node.h for its numbers.
 *
 * The search goes down to the move of least delta and stays there until it is no longer the best
 * by a margin, or until the node has crossed the thresholds given from above. No position ever
 * comes back in a game, so there are no cycles and every stored proof is sound.
 *
 * A position that has not been searched begins with numbers that fit what it looks worth.
 */
#include "engine/proof/proof.h"

#include "base/hash.h"
#include "engine/proof/odds.h"

enum { NEVER = 0 };

static const struct proof_node node_won = {0, PROOF_INFINITE}, node_lost = {PROOF_INFINITE, 0},
                               no_limit = {PROOF_INFINITE, PROOF_INFINITE};

static struct proof_label name_of(const struct proof *p, struct proof_state s, int turns)
{
    uint64_t key = p->game->number ? p->game->number(p->game, s) : hash_join(s.enemy, s.own);
    return (struct proof_label){key, hash_join(hash_join(s.own, s.enemy), (uint64_t)turns)};
}

/* What is known of a position before it is searched. With a limit, an even number of turns left
 * means that the side to move holds out and an odd one that it attacks. */
static struct proof_node node_look(struct proof *p, struct proof_state s, struct proof_label name,
                                   int turns, bool limited)
{
    struct proof_node n;
    if (limited && turns == 0)
        return node_won;
    if (proof_table_look(&p->table, name, turns, &n))
        return n;
    p->visits++;
    int worth = 0;
    enum proof_sight seen = p->game->sight(p->game, s, limited, &worth);
    if (seen != PROOF_SEEN_OPEN)
        return seen == PROOF_SEEN_WON ? node_won : node_lost;
    if (limited && turns == 1)
        return node_lost;
    return proof_odds(worth);
}

struct child {
    struct proof_state state;
    struct proof_label name;
    struct proof_node node;
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
        f->child[i].state = moves[i].after;
        f->child[i].name = name_of(p, moves[i].after, turns - limited);
        proof_table_fetch(&p->table, f->child[i].name);
    }
    for (int i = 0; i < f->n; i++) {
        struct child *c = &f->child[i];
        if (moves[i].end == PROOF_OPEN) {
            c->node = node_look(p, c->state, c->name, turns - limited, limited);
        } else {
            p->drawn |= moves[i].end == PROOF_DRAWN;
            c->node = node_lost; /* for the side that would be next */
        }
    }
}

static struct proof_node frame_sum(const struct proof_frame *f)
{
    struct proof_sum sum = proof_sum_none();
    for (int i = 0; i < f->n; i++)
        proof_sum_add(&sum, f->child[i].node);
    return proof_sum_node(&sum);
}

/* The move of least delta, the easiest to search among equals. */
static int frame_best(const struct proof_frame *f, struct proof_choice *out)
{
    int best = 0;
    uint32_t second = PROOF_INFINITE, others = 0;
    for (int i = 1; i < f->n; i++) {
        struct proof_node a = f->child[i].node, b = f->child[best].node;
        bool better = a.delta < b.delta || (a.delta == b.delta && a.phi < b.phi);
        struct proof_node other = better ? b : a;
        best = better ? i : best;
        second = other.delta < second ? other.delta : second;
        others = other.phi > others ? other.phi : others;
    }
    *out = (struct proof_choice){f->child[best].node, second, others};
    return best;
}

static struct proof_node search(struct proof *p, struct proof_state s, struct proof_label name,
                                int turns, bool limited, struct proof_node most)
{
    struct arena_mark mark = arena_here(p->work->arena);
    struct proof_frame *f = arena_take_bare(p->work->arena, 1, sizeof *f);
    uint64_t start = p->visits;
    if (!f) {
        p->work->steps = 0;
        return (struct proof_node){1, 1};
    }
    frame_fill(p, f, s, turns, limited);
    struct proof_node n = frame_sum(f);
    while (n.phi < most.phi && n.delta < most.delta && work_spend(p->work, 1)) {
        struct proof_choice choice;
        struct child *c = &f->child[frame_best(f, &choice)];
        struct proof_node limit = proof_limit(choice, n, most);
        c->node = search(p, c->state, c->name, turns - limited, limited, limit);
        n = frame_sum(f);
    }
    if (p->game->learn && !limited && proof_node_settled(n))
        p->game->learn(p->game, s, n.phi == 0, p->visits - start + 1);
    proof_table_store(&p->table, name, turns, n, p->visits - start + 1);
    arena_release(p->work->arena, mark);
    return n;
}

bool proof_open(struct proof *p, const struct proof_game *g, int bits, struct work *w)
{
    *p = (struct proof){.game = g, .work = w};
    return proof_table_open(&p->table, bits, w->arena);
}

static struct proof_node search_from(struct proof *p, struct proof_state s, int turns,
                                     struct proof_node most)
{
    bool limited = turns != NEVER;
    struct proof_label name = name_of(p, s, turns);
    struct proof_node n = node_look(p, s, name, turns, limited);
    if (!proof_node_settled(n))
        n = search(p, s, name, turns, limited, most);
    return n;
}

struct proof_node proof_search(struct proof *p, struct proof_state s, struct proof_node most)
{
    return search_from(p, s, NEVER, most);
}

enum proof_answer proof_ask(struct proof *p, struct proof_state s, int turns)
{
    struct proof_node n = search_from(p, s, turns, no_limit);
    if (p->drawn || !proof_node_settled(n))
        return PROOF_UNKNOWN;
    return n.phi == 0 ? PROOF_YES : PROOF_NO;
}

int proof_replies(struct proof *p, struct proof_state s, struct proof_reply *out)
{
    struct arena_mark mark = arena_here(p->work->arena);
    struct proof_frame *f = arena_take_bare(p->work->arena, 1, sizeof *f);
    if (!f)
        return -1;
    frame_fill(p, f, s, NEVER, false);
    int n = f->n;
    for (int i = 0; i < n; i++)
        out[i] = (struct proof_reply){f->child[i].state, f->child[i].node};
    arena_release(p->work->arena, mark);
    return n;
}

/* The move to a lost state that took least work to prove. */
static int least_proved(const struct proof *p, const struct proof_reply *replies, int n)
{
    int best = -1;
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < n; i++) {
        if (replies[i].node.delta != 0)
            continue;
        uint64_t work = proof_table_work(&p->table, name_of(p, replies[i].state, NEVER), NEVER);
        if (work < least) {
            least = work;
            best = i;
        }
    }
    return best;
}

bool proof_win(struct proof *p, struct proof_state s, struct proof_state *after)
{
    enum { TRIES = 4 }; /* what proved it may have made room for something else meanwhile */
    struct proof_reply replies[PROOF_MOVES];
    for (int i = 0; i < TRIES; i++) {
        int n = proof_replies(p, s, replies), best = least_proved(p, replies, n);
        if (best >= 0) {
            *after = replies[best].state;
            return !p->drawn;
        }
        if (n < 0 || search(p, s, name_of(p, s, NEVER), NEVER, false, no_limit).phi != 0)
            return false;
    }
    return false;
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
