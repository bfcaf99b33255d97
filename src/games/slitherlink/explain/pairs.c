/* pairs.c - a chain of pair facts in words.
 *
 * The reasons are triples of a source and two edges, in an order in which each follows from those
 * before it, and the place that decides; or that alone, if there were too many. What each fact says
 * is found anew from the board and the facts already told: a listener could do the same.
 */
#include "games/slitherlink/explain/say.h"

enum { FACTS = 4096 };

struct chain {
    const struct say *s;
    size_t n; /* facts told so far; the edges of fact i are because[3 i + 1] and [3 i + 2] */
    uint8_t set[FACTS]; /* by fact, bit a + 2 b: may its two edges be so? */
};

/* Side of place `at` that edge e is, or -1. */
static int side_of(struct spot at, struct spot e)
{
    for (int side = 0; side < 4; side++)
        if (spot_same(spot_beside(at, side), e))
            return side;
    return -1;
}

static bool agrees(const struct chain *c, size_t fact, struct spot at, unsigned state)
{
    const struct spot *x = &c->s->h->because[3 * fact];
    int a = side_of(at, x[1]), b = side_of(at, x[2]);
    return a < 0 || b < 0 || c->set[fact] >> ((state >> a & 1) + 2 * (state >> b & 1)) & 1;
}

/* May the four edges of this cell or dot be drawn so? */
static bool fits(const struct chain *c, struct spot at, unsigned state)
{
    int lines = __builtin_popcount(state);
    if (spot_is_cell(at)) {
        int clue = slitherlink_get(c->s->b, at);
        if (clue != CLUE_NONE && clue != lines)
            return false;
    } else if (lines != 0 && lines != 2) {
        return false;
    }
    for (int side = 0; side < 4; side++) {
        uint8_t is = slitherlink_edge(c->s->b, spot_beside(at, side));
        if (is != EDGE_UNSET && (is == EDGE_LINE) != (state >> side & 1))
            return false;
    }
    for (size_t i = 0; i < c->n; i++)
        if (!agrees(c, i, at, state))
            return false;
    return true;
}

/* What the place of a fact says about its two edges, by the board and all that was told. */
static unsigned what_it_says(const struct chain *c, const struct spot *fact)
{
    int side_a = side_of(fact[0], fact[1]), side_b = side_of(fact[0], fact[2]);
    unsigned set = 0;
    for (unsigned state = 0; state < 16; state++)
        if (fits(c, fact[0], state))
            set |= 1u << ((state >> side_a & 1) + 2 * (state >> side_b & 1));
    return set;
}

/* Words for every set but the one that allows all and the one that allows none. */
static void say_fact(const struct say *s, const struct spot *fact, unsigned set)
{
    enum { A = 1, B = 2 };
    static const struct {
        const char *before, *between, *after;
        uint8_t first, second; /* which edge is named, 0: none */
    } words[16] = {
        [1] = {"neither ", " nor ", " is a line", A, B},
        [2] = {"", " is a line and ", " is not", A, B},
        [3] = {"", "", " is not a line", B, 0},
        [4] = {"", " is a line and ", " is not", B, A},
        [5] = {"", "", " is not a line", A, 0},
        [6] = {"exactly one of ", " and ", " is a line", A, B},
        [7] = {"at most one of ", " and ", " is a line", A, B},
        [8] = {"", " and ", " are both lines", A, B},
        [9] = {"", " and ", " are both lines or both not", A, B},
        [10] = {"", "", " is a line", A, 0},
        [11] = {"if ", " is a line, so is ", "", B, A},
        [12] = {"", "", " is a line", B, 0},
        [13] = {"if ", " is a line, so is ", "", A, B},
        [14] = {"at least one of ", " and ", " is a line", A, B},
    };
    if (!words[set].first)
        return;
    slither_say_text(s, words[set].before);
    slither_say_name(s, fact[words[set].first]);
    slither_say_text(s, words[set].between);
    if (words[set].second)
        slither_say_name(s, fact[words[set].second]);
    slither_say_text(s, words[set].after);
}

static void say_facts(const struct say *s, size_t facts)
{
    struct chain c = {.s = s}, nothing = {.s = s};
    for (size_t i = 0; i < facts; i++) {
        const struct spot *fact = &s->h->because[3 * i];
        unsigned set = what_it_says(&c, fact);
        bool rests = set != what_it_says(&nothing, fact);
        slither_say_text(s, i == 0 ? "Because of " : rests ? "; so, at " : "; and, at ");
        slither_say_place(s, fact[0]);
        slither_say_text(s, ", ");
        say_fact(s, fact, set);
        c.set[c.n++] = (uint8_t)set;
    }
}

void slither_say_pairs(const struct say *s)
{
    size_t facts = s->h->n_because / 3;
    if (facts && facts <= FACTS)
        say_facts(s, facts);
    else
        slither_say_text(s, "A chain of pairs too long to tell leads here");
    slither_say_text(s, ". So, at ");
    slither_say_place(s, s->h->because[s->h->n_because - 1]);
    slither_say_text(s, ", ");
    slither_say_moves(s);
}
