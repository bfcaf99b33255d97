/* say.h - words for places and conclusions, shared by the explanations of all techniques. */
#ifndef SLITHERLINK_SAY_H
#define SLITHERLINK_SAY_H

#include "games/slitherlink/slitherlink.h"

struct say {
    const struct board *b;
    const struct hint *h;
    struct writer *out;
};

void slither_say_text(const struct say *s, const char *text);
void slither_say_name(const struct say *s, struct spot at); /* "b2", "b2n" */
void slither_say_place(const struct say *s,
                       struct spot at); /* "the 3 in b2", "cell b2", "dot c3", "b2n" */
void slither_say_count(const struct say *s, int n, const char *one, const char *many);
void slither_say_list(const struct say *s, const struct spot *at,
                      size_t n);             /* "b2n, b2e and b2s" */
void slither_say_moves(const struct say *s); /* "draw b2n and b2e, and cross out b2s" */

static inline bool spot_same(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y;
}

static inline bool spot_is_edge(struct spot s)
{
    return (s.x & 1) != (s.y & 1);
}

void slither_say_pairs(const struct say *s);
void slither_say_colour(const struct say *s);
void slither_say_colour_clue(const struct say *s);
void slither_say_suppose(const struct say *s);
void slither_say_wrong(const struct say *s);

#endif
