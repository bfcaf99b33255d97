/* node.h - how hard it still is to prove that the side to move wins, and that it does not.
 *
 * phi tells of the positions that must still turn out well to prove that the side to move wins,
 * delta the same for the opposite; 0 is proved, and then the other is infinite. A move hands the
 * question over with the roles exchanged. To win one move is enough, the easiest; to lose, all must
 * be settled:
 *
 *     phi(n) = min over moves of delta(after)
 *     delta(n) = max over moves of phi(after) + a fifth of the sum of the others
 *
 * Moves that change places lead to the same positions, so the whole sum would count many of them
 * twice and more; the largest alone would not see how many moves there are. Both only steer.
 */
#ifndef PROOF_NODE_H
#define PROOF_NODE_H

#include <stdbool.h>
#include <stdint.h>

enum { PROOF_INFINITE = (1 << 25) - 1 };

struct proof_node {
    uint32_t phi, delta; /* at most PROOF_INFINITE */
};

static inline bool proof_node_settled(struct proof_node n)
{
    return n.phi == 0 || n.delta == 0;
}

/* The numbers of a state from those of what its moves lead to, one by one. */
enum { PROOF_OTHERS = 5 };

struct proof_sum {
    uint32_t least, most; /* delta; phi */
    uint64_t phi;
};

static inline struct proof_sum proof_sum_none(void)
{
    return (struct proof_sum){PROOF_INFINITE, 0, 0};
}

static inline void proof_sum_add(struct proof_sum *s, struct proof_node after)
{
    if (after.delta < s->least)
        s->least = after.delta;
    if (after.phi > s->most)
        s->most = after.phi;
    s->phi += after.phi;
}

/* What is not lost for certain must not look so, however large the sum. */
static inline struct proof_node proof_sum_node(const struct proof_sum *s)
{
    uint64_t delta = s->most + (s->phi - s->most) / PROOF_OTHERS;
    return (struct proof_node){s->least, s->least == 0            ? PROOF_INFINITE
                                         : delta < PROOF_INFINITE ? (uint32_t)delta
                                                                  : PROOF_INFINITE - 1};
}

/* How far the numbers of a reply may rise while the search stays with it. */
struct proof_choice {
    struct proof_node node;  /* of the reply of least delta, */
    uint32_t second, others; /* the next delta, and the largest phi, of the other replies */
};

static inline uint32_t proof_at_most(uint64_t n)
{
    return n < PROOF_INFINITE ? (uint32_t)n : PROOF_INFINITE;
}

/* `n` is what the state has now, and `most` what it may have. The search stays until delta is above
 * that of the next best by an eighth. Phi below the largest of the others does not count in full.
 */
static inline struct proof_node proof_limit(struct proof_choice c, struct proof_node n,
                                            struct proof_node most)
{
    uint64_t from = c.node.phi > c.others ? c.node.phi : c.others;
    uint32_t margin = proof_at_most((uint64_t)c.second + c.second / 8 + 1);
    return (struct proof_node){
        most.delta == PROOF_INFINITE ? PROOF_INFINITE : proof_at_most(from + most.delta - n.delta),
        margin < most.phi ? margin : most.phi};
}

#endif
