/* start.c - the ways a game of Slider may begin: blocked cells, and who moves first.
 *
 * Blocked cells lie alike for both sides: with (i, j), column and row from the bottom left, goes
 * (j, i). So a cell off the diagonal costs two, and an odd number needs one on it.
 */
#include "games/slider/slider.h"

static bool is_free(const struct board *b, int i, int j)
{
    return slider_get(b, slider_n(slider_in(b)) - 1 - j, i) == '+';
}

static void block(struct board *b, int i, int j)
{
    int n = slider_n(slider_in(b));
    slider_put(b, n - 1 - j, i, 'B');
    slider_put(b, n - 1 - i, j, 'B');
}

/* Free cells on the diagonal, and free pairs beside it. */
struct slider_room {
    int single, pairs;
};

static struct slider_room room_on(const struct board *b)
{
    int n = slider_n(slider_in(b));
    struct slider_room room = {0};
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++)
            *(i == j ? &room.single : &room.pairs) += is_free(b, i, j);
    return room;
}

/* Can exactly `left` cells be blocked? As many pairs as possible leave the least to the diagonal. */
static bool has_room(struct slider_room room, int left)
{
    int pairs = left / 2 < room.pairs ? left / 2 : room.pairs;
    return left >= 0 && left - 2 * pairs <= room.single;
}

/* One more blocked cell or pair of `left` cells, chosen evenly among all after which the others fit
 * too; how many cells it took, 0 if nothing fits. Reservoir: the k-th candidate replaces with chance
 * 1/k. */
static int block_one(struct board *b, int left, struct rng *rng)
{
    int n = slider_n(slider_in(b)), at_i = -1, at_j = -1;
    uint32_t seen = 0;
    struct slider_room room = room_on(b);
    bool single = has_room((struct slider_room){room.single - 1, room.pairs}, left - 1);
    bool pair = has_room((struct slider_room){room.single, room.pairs - 1}, left - 2);
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) {
            bool fits = is_free(b, i, j) && (i == j ? single : pair);
            if (fits && rng_below(rng, ++seen) == 0) {
                at_i = i;
                at_j = j;
            }
        }
    if (!seen)
        return 0;
    block(b, at_i, at_j);
    return at_i == at_j ? 1 : 2;
}

static int inner(const struct board *b, struct rng *rng)
{
    return 1 + (int)rng_below(rng, (uint32_t)slider_n(slider_in(b)) - 2);
}

/* The boards of the course's own referee: none, one or two cells, equally often and never on an edge. One
 * lies anywhere; two lie on the diagonal, where they may be the same, or as images of each other. */
static struct err block_as_course(struct board *b, struct rng *rng)
{
    int n = slider_n(slider_in(b));
    if (n < 4)
        return (struct err){ERR_BUDGET, 0, "--blocked course: its boards have four rows at least"};
    uint32_t cells = rng_below(rng, 3);
    int i = inner(b, rng), j = inner(b, rng);
    bool diagonal = rng_below(rng, 2);
    if (cells == 1) {
        slider_put(b, n - 1 - j, i, 'B');
    } else if (cells == 2 && diagonal) {
        block(b, i, i);
        block(b, j, j);
    } else if (cells == 2) {
        block(b, i, j);
    }
    return err_none();
}

struct err slider_start(struct board *b, const struct opening *o, struct rng *rng)
{
    struct slider *s = slider_of(b);
    struct err e = o->blocked == BLOCKED_COURSE ? block_as_course(b, rng) : err_none();
    if (err_is(e))
        return e;
    for (int left = o->blocked; left > 0;) {
        int took = block_one(b, left, rng);
        if (!took)
            return (struct err){ERR_VARIANT, 0, "there is no room for so many blocked cells"};
        left -= took;
    }
    int first = o->first == FIRST_RANDOM ? (int)rng_below(rng, 2) : o->first;
    s->mover = first ? SLIDER_V : SLIDER_H;
    return err_none();
}
