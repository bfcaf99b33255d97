/* pairs.c - a chain of pair facts in words.
 *
 * The reasons are triples of a source and two edges, in an order in which each follows from those
 * before it, and the place that decides; or that alone, if there were too many. What each fact says
 * is found anew from the board and the facts already told: a listener could do the same.
 */
#include "games/slitherlink/explain/say.h"

enum { FACTS = 96 };

struct told {
    struct spot a, b;
    unsigned set; /* bit a + 2 b: may they be so? */
};

struct chain {
    const struct say *s;
    struct told told[FACTS];
    size_t n;
};

/* Side of place `at` that edge e is, or -1. */
static int side_of(struct spot at, struct spot e)
{
    for (int side = 0; side < 4; side++)
        if (spot_same(spot_beside(at, side), e))
            return side;
    return -1;
}

static bool agrees(const struct told *t, struct spot at, unsigned state)
{
    int a = side_of(at, t->a), b = side_of(at, t->b);
    return a < 0 || b < 0 || t->set >> ((state >> a & 1) + 2 * (state >> b & 1)) & 1;
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
        if (!agrees(&c->told[i], at, state))
            return false;
    return true;
}

/* What a place says about two of its edges, by the board and all that was told. */
static unsigned what_it_says(const struct chain *c, struct spot at, struct spot a, struct spot b)
{
    int side_a = side_of(at, a), side_b = side_of(at, b);
    unsigned set = 0;
    for (unsigned state = 0; state < 16; state++)
        if (fits(c, at, state))
            set |= 1u << ((state >> side_a & 1) + 2 * (state >> side_b & 1));
    return set;
}

static void say_fact(const struct say *s, const struct told *t)
{
    static const struct {
        unsigned set;
        const char *before, *between, *after;
    } words[] = {
        {6, "exactly one of ", " and ", " is a line"},
        {9, "", " and ", " are both lines or both not"},
        {7, "at most one of ", " and ", " is a line"},
        {14, "at least one of ", " and ", " is a line"},
        {13, "if ", " is a line, so is ", ""},
    };
    bool swapped = t->set == 11;
    unsigned set = swapped ? 13 : t->set;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].set == set) {
            slither_say_text(s, words[i].before);
            slither_say_name(s, swapped ? t->b : t->a);
            slither_say_text(s, words[i].between);
            slither_say_name(s, swapped ? t->a : t->b);
            slither_say_text(s, words[i].after);
        }
}

void slither_say_pairs(const struct say *s)
{
    const struct hint *h = s->h;
    size_t facts = h->n_because / 3;
    struct chain c = {.s = s};
    for (size_t i = 0; i < facts && i < FACTS; i++) {
        const struct spot *x = &h->because[3 * i];
        const struct chain nothing = {.s = s};
        struct told t = {x[1], x[2], what_it_says(&c, x[0], x[1], x[2])};
        bool rests = t.set != what_it_says(&nothing, x[0], x[1], x[2]);
        slither_say_text(s, i == 0 ? "Because of " : rests ? "; so, at " : "; and, at ");
        slither_say_place(s, x[0]);
        slither_say_text(s, ", ");
        say_fact(s, &t);
        c.told[c.n++] = t;
    }
    slither_say_text(s, facts ? ". That leaves " : "A chain too long to tell leaves ");
    slither_say_place(s, h->because[h->n_because - 1]);
    slither_say_text(s, " one choice: ");
    slither_say_moves(s);
}
