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

/* One more blocked cell or pair, at most `left` cells, chosen evenly among all that fit; how many
 * cells it took, 0 if nothing fits. Reservoir: the k-th candidate replaces with chance 1/k. */
static int block_one(struct board *b, int left, struct rng *rng)
{
    int n = slider_n(slider_in(b)), at_i = -1, at_j = -1;
    uint32_t seen = 0;
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) {
            bool fits = is_free(b, i, j) && (i == j || left >= 2);
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

struct err slider_start(struct board *b, const struct opening *o, struct rng *rng)
{
    struct slider *s = slider_of(b);
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
