/* say.h - words for places and conclusions, and the steps of a story, shared by all techniques. */
#ifndef SLITHERLINK_SAY_H
#define SLITHERLINK_SAY_H

#include "core/story.h"
#include "games/slitherlink/slitherlink.h"

struct say {
    const struct board *b;
    struct hint *h;
    struct writer out;
};

/* A step: between these two its sentence is said and its marks are put. */
void slitherlink_say_begin(struct say *s);
void slitherlink_say_end(struct say *s); /* with a full stop */

void slitherlink_say_text(struct say *s, const char *text);
void slitherlink_say_name(struct say *s, struct spot at); /* "b2", "b2n" */
void slitherlink_say_place(struct say *s,
                           struct spot at); /* "the 3 in b2", "cell b2", "dot c3", "b2n" */
void slitherlink_say_count(struct say *s, int n, const char *one, const char *many);
void slitherlink_say_list(struct say *s, const struct spot *at, size_t n); /* "b2n, b2e and b2s" */
void slitherlink_say_moves(struct say *s); /* "draw b2n and b2e, and cross out b2s" */

/* "Clue finished at the 0 in b1: cross out b1n" and so on, as the headline (headline.c); of numbers on the
 * rim both, of a diagonal of 2s both ends. */
void slitherlink_say_headline(struct say *s, struct spot at, struct spot to);
/* The last step: "So draw b2n", with what follows marked. */
void slitherlink_say_conclusion(struct say *s);
void slitherlink_say_follows(struct say *s); /* the marks of that alone */

/* What stands on the board: a number, an edge, all decided edges of a cell or dot. */
void slitherlink_say_clue(struct say *s, struct spot cell);
void slitherlink_say_edge(struct say *s, struct spot edge, bool place);
void slitherlink_say_around(struct say *s, struct spot at);

static inline bool spot_same(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y;
}

static inline bool spot_is_edge(struct spot s)
{
    return (s.x & 1) != (s.y & 1);
}

void slitherlink_say_flaws(struct say *s);

#endif
