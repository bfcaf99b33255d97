/* explain.c - from the name of a reason to its literals.
 *
 * Called by conflict analysis only, so propagation never writes a list. Each explanation names
 * only literals that stood on the trail before the one explained.
 */
#include "engine/cdcl/proof.h"

/* Which members of a count are needed: those in, those out, or all. With t in, f out and the
 * allowed set m: "no total above t is allowed" needs only the t that are in; "no total below 4-f"
 * only the f that are out. */
static void needed_members(unsigned m, unsigned t, unsigned f, int action, bool *in, bool *out)
{
    unsigned above = action == COUNT_REST_OUT ? m >> (t + 1) : m >> t;
    unsigned below =
        action == COUNT_REST_IN ? m & ((1u << (4 - f)) - 1) : m & ((2u << (4 - f)) - 1);
    bool by_in = above == 0 && action != COUNT_REST_IN;
    bool by_out = below == 0 && action != COUNT_REST_OUT;
    *in = by_in || !by_out;
    *out = !by_in;
}

/* Adds those of four members that stood before and are needed. Bit i of flip: member i counts when
 * it is false. */
void cdcl_explain_members(struct cdcl *s, const uint32_t var[4], unsigned flip, unsigned allowed,
                          uint32_t before, int action)
{
    unsigned t = 0, open = 0;
    uint32_t lit[4];
    bool counts[4];
    for (int i = 0; i < 4; i++) {
        uint32_t v = var[i];
        bool known = s->value[v] < FREE && s->info[v].pos < before;
        lit[i] = known ? 2 * v + s->value[v] : NO_LIT;
        counts[i] = known && (s->value[v] ^ (flip >> i & 1));
        t += counts[i];
        open += !known && s->value[v] != OUTSIDE;
    }
    bool in, out;
    needed_members(allowed, t, 4 - t - open, action, &in, &out);
    for (int i = 0; i < 4; i++)
        if (lit[i] != NO_LIT && (counts[i] ? in : out))
            why_add(s, lit[i]);
}

void cdcl_explain_count(struct cdcl *s, uint32_t count, uint32_t before, int action)
{
    uint32_t var[4];
    for (int i = 0; i < 4; i++)
        var[i] = count + (uint32_t)s->frame.member[count & s->frame.kind][i];
    s->n_why = 0;
    cdcl_explain_members(s, var, s->frame.flip, count_allowed(s->state[count]), before, action);
    if (s->active && s->active[count])
        why_add(s, 2 * s->active[count] + 1);
}

static void explain_member(struct cdcl *s, uint32_t lit, uint32_t count)
{
    uint32_t v = lit >> 1;
    const int32_t *member = s->frame.member[count & s->frame.kind];
    int i = 0;
    while (count + (uint32_t)member[i] != v)
        i++;
    bool counts = (lit & 1) ^ (s->frame.flip >> i & 1);
    cdcl_explain_count(s, count, s->info[v].pos, counts ? COUNT_REST_IN : COUNT_REST_OUT);
}

static void explain_list(struct cdcl *s, const uint32_t *lits, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        why_add(s, lits[i]);
}

void cdcl_explain(struct cdcl *s, uint32_t lit)
{
    struct info in = s->info[lit >> 1];
    uint32_t about = in.reason >> REASON_BITS;
    s->n_why = 0;
    switch (reason_kind(in.reason)) {
    case REASON_COUNT:
        explain_member(s, lit, about);
        break;
    case REASON_PAIR:
        why_add(s, about);
        break;
    case REASON_SIDES:
        cdcl_explain_sides(s, lit, about);
        break;
    case REASON_AROUND:
        cdcl_explain_around(s, lit, about);
        break;
    case REASON_CLAUSE:
        for (uint32_t i = 0; i < s->store[about]; i++) {
            uint32_t other = s->store[about + CLAUSE_HEAD + i];
            if (other != lit)
                why_add(s, other ^ 1);
        }
        break;
    case REASON_PATH:
        cdcl_explain_path(s, lit >> 1, in.pos);
        if (s->log)
            cdcl_proof_loop(s, lit >> 1);
        break;
    case REASON_CYCLE:
        cdcl_explain_cycle(s, lit >> 1, lit & 1);
        break;
    case REASON_BLOCK:
        explain_list(s, s->cut + about + CUT_HEAD, s->cut[about]);
        if (s->log)
            cdcl_proof_piece(s, lit >> 1, cdcl_block_oldest(s), s->cut[about + 1]);
        break;
    case REASON_CONNECTED:
        cdcl_explain_connected(s, lit, about);
        break;
    case REASON_NONE:
        assert(0 && "a decision has no reason");
    }
}
