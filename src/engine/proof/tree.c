/* tree.c - see tree.h. */
#include "engine/proof/tree.h"

#include "base/hash.h"

enum { REPLIES_A_STATE = 4, BUSY_MOST = 6 };

struct proof_tree_state {
    struct proof_state state;
    struct proof_node node;
    uint32_t first, pass; /* of its replies; the last walk that came here */
    uint16_t busy;        /* jobs here and below */
    uint8_t n;
    bool searched, open, stuck; /* open: its replies are in the tree; stuck: in this pass */
    float share;
};

bool proof_tree_open(struct proof_tree *t, struct proof *p, uint32_t cap, struct arena *arena)
{
    *t = (struct proof_tree){
        .proof = p, .cap = cap, .reply_cap = REPLIES_A_STATE * cap, .slots = 64};
    while (t->slots < 2 * cap)
        t->slots *= 2;
    t->state = arena_take(arena, (size_t)cap + 1, sizeof *t->state);
    t->reply = arena_take(arena, t->reply_cap, sizeof *t->reply);
    t->slot = arena_take(arena, t->slots, sizeof *t->slot);
    return t->state && t->reply && t->slot;
}

/* The number of a state, new ones with these numbers; 0: no room. */
static uint32_t state_of(struct proof_tree *t, struct proof_state s, struct proof_node fresh)
{
    uint32_t mask = t->slots - 1;
    for (uint32_t i = (uint32_t)hash_join(s.own, s.enemy) & mask;; i = (i + 1) & mask) {
        const struct proof_state *there = &t->state[t->slot[i]].state;
        if (t->slot[i] && there->own == s.own && there->enemy == s.enemy)
            return t->slot[i];
        if (t->slot[i])
            continue;
        if (t->states == t->cap)
            return 0;
        t->slot[i] = ++t->states;
        t->state[t->states] = (struct proof_tree_state){.state = s, .node = fresh};
        return t->states;
    }
}

bool proof_tree_note(struct proof_tree *t, struct proof_state s, struct proof_node found)
{
    uint32_t i = state_of(t, s, found);
    if (!i)
        return false;
    t->state[i].node = found;
    t->state[i].searched = true;
    return true;
}

struct proof_node proof_tree_node(const struct proof_tree *t, uint32_t root)
{
    return t->state[root].node;
}

/* The numbers of a state from those of its replies. */
static void renew(struct proof_tree *t, uint32_t i)
{
    struct proof_tree_state *s = &t->state[i];
    struct proof_sum sum = proof_sum_none();
    if (!s->open)
        return;
    for (int k = 0; k < s->n; k++)
        proof_sum_add(&sum, t->state[t->reply[s->first + (uint32_t)k]].node);
    s->node = proof_sum_node(&sum);
}

/* What was noted of a reply is better than what a table remembers; what is settled is settled. */
static void take_reply(struct proof_tree *t, uint32_t i, struct proof_node node)
{
    struct proof_tree_state *s = &t->state[i];
    if (!s->searched || (proof_node_settled(node) && !proof_node_settled(s->node)))
        s->node = node;
}

/* A leaf that a search did not settle. False: no room, or no memory. */
static bool open_leaf(struct proof_tree *t, uint32_t i, const struct proof_reply *replies, int n)
{
    struct proof_tree_state *s = &t->state[i];
    struct proof_reply own[PROOF_MOVES];
    if (n < 0) {
        n = proof_replies(t->proof, s->state, own);
        replies = own;
    }
    if (n < 0 || t->reply_cap - t->replies < (uint32_t)n || t->cap - t->states < (uint32_t)n)
        return false;
    s->first = t->replies;
    for (int k = 0; k < n; k++) {
        uint32_t reply = state_of(t, replies[k].state, replies[k].node);
        take_reply(t, reply, replies[k].node);
        t->reply[t->replies++] = reply;
    }
    s->n = (uint8_t)n;
    s->open = true;
    renew(t, i);
    return true;
}

/* What was noted is a list; this makes a tree of it again. */
static void grow(struct proof_tree *t, uint32_t i)
{
    struct proof_tree_state *s = &t->state[i];
    if (s->pass == t->pass || proof_node_settled(s->node) || !s->searched)
        return;
    s->pass = t->pass;
    if (!s->open && !open_leaf(t, i, NULL, -1))
        return;
    for (int k = 0; k < s->n; k++)
        grow(t, t->reply[s->first + (uint32_t)k]);
    renew(t, i);
}

uint32_t proof_tree_root(struct proof_tree *t, struct proof_state s)
{
    uint32_t root = state_of(t, s, (struct proof_node){1, 1});
    t->pass++;
    if (root)
        grow(t, root);
    return root;
}

/* How hard a reply looks while so many are at work on it. */
static uint64_t busy_delta(const struct proof_tree_state *s)
{
    return (uint64_t)s->node.delta << (s->busy < BUSY_MOST ? s->busy : BUSY_MOST);
}

/* Room for a number to rise. */
static uint32_t at_least(uint32_t limit, uint32_t now)
{
    uint32_t room = proof_at_most((uint64_t)now + now / 8 + 1);
    return limit > room ? limit : room;
}

static bool is_stuck(const struct proof_tree *t, const struct proof_tree_state *s)
{
    return s->stuck && s->pass == t->pass;
}

/* The reply of least delta, the easiest to search among equals; 0: all are busy. `most`: what s may
 * have, then what the reply may have. Others are at work elsewhere, so that may be too little. */
static uint32_t best_reply(const struct proof_tree *t, const struct proof_tree_state *s,
                           struct proof_node *most)
{
    uint32_t best = 0;
    struct proof_choice choice = {.second = PROOF_INFINITE};
    for (int k = 0; k < s->n; k++) {
        uint32_t i = t->reply[s->first + (uint32_t)k];
        const struct proof_tree_state *a = &t->state[i], *b = &t->state[best];
        if (is_stuck(t, a) || proof_node_settled(a->node))
            continue;
        if (!best || busy_delta(a) < busy_delta(b) ||
            (busy_delta(a) == busy_delta(b) && a->node.phi < b->node.phi))
            best = i;
    }
    for (int k = 0; k < s->n; k++) {
        struct proof_node n = t->state[t->reply[s->first + (uint32_t)k]].node;
        if (t->reply[s->first + (uint32_t)k] == best)
            continue;
        choice.second = n.delta < choice.second ? n.delta : choice.second;
        choice.others = n.phi > choice.others ? n.phi : choice.others;
    }
    choice.node = t->state[best].node;
    struct proof_node limit = proof_limit(choice, s->node, *most);
    *most = (struct proof_node){at_least(limit.phi, choice.node.phi),
                                at_least(limit.delta, choice.node.delta)};
    return best;
}

static enum proof_pick stick(struct proof_tree *t, struct proof_tree_state *s)
{
    s->pass = t->pass;
    s->stuck = true;
    return PROOF_ALL_BUSY;
}

static enum proof_pick pick_from(struct proof_tree *t, uint32_t i, int depth,
                                 struct proof_node most, struct proof_job *out)
{
    struct proof_tree_state *s = &t->state[i];
    for (;;) {
        renew(t, i);
        if (proof_node_settled(s->node))
            return PROOF_SETTLED;
        if (depth == PROOF_DEPTH || (!s->open && s->busy))
            return stick(t, s);
        if (!s->open && s->searched && open_leaf(t, i, NULL, -1))
            continue; /* an earlier run searched it */
        enum proof_pick below = PROOF_PICKED;
        if (s->open) {
            struct proof_node limit = most;
            uint32_t reply = best_reply(t, s, &limit);
            if (!reply)
                return stick(t, s);
            below = pick_from(t, reply, depth + 1, limit, out);
        } else {
            *out = (struct proof_job){.state = s->state, .most = most};
        }
        if (below == PROOF_PICKED) {
            out->path[out->n++] = i;
            s->busy++;
            return PROOF_PICKED;
        }
    }
}

enum proof_pick proof_tree_pick(struct proof_tree *t, uint32_t root, struct proof_job *out)
{
    t->pass++;
    return pick_from(t, root, 1, (struct proof_node){PROOF_INFINITE, PROOF_INFINITE}, out);
}

void proof_tree_drop(struct proof_tree *t, const struct proof_job *job)
{
    for (int k = 0; k < job->n; k++) {
        t->state[job->path[k]].busy--;
        renew(t, job->path[k]);
    }
}

void proof_tree_done(struct proof_tree *t, const struct proof_job *job, struct proof_node found,
                     const struct proof_reply *replies, int n)
{
    uint32_t leaf = job->path[0];
    struct proof_tree_state *s = &t->state[leaf];
    s->searched = true;
    if (!proof_node_settled(s->node))
        s->node = found;
    if (!proof_node_settled(s->node) && !s->open)
        (void)open_leaf(t, leaf, replies, n);
    proof_tree_drop(t, job);
}

/* If the side to move (`attacks`) or the other one wins in the end: one move of the winner's needs
 * to be settled, and all of the loser's. */
static float share_of(struct proof_tree *t, uint32_t i, bool attacks)
{
    struct proof_tree_state *s = &t->state[i];
    if (proof_node_settled(s->node))
        return (s->node.phi == 0) == attacks ? 1 : 0;
    if (s->pass == t->pass || !s->open || !s->n)
        return s->pass == t->pass ? s->share : 0;
    float most = 0, sum = 0;
    for (int k = 0; k < s->n; k++) {
        float share = share_of(t, t->reply[s->first + (uint32_t)k], !attacks);
        most = share > most ? share : most;
        sum += share;
    }
    s->pass = t->pass;
    return s->share = attacks ? most : sum / s->n;
}

double proof_tree_share(struct proof_tree *t, uint32_t root)
{
    t->pass++;
    float wins = share_of(t, root, true);
    t->pass++;
    float loses = share_of(t, root, false);
    return wins > loses ? wins : loses;
}
