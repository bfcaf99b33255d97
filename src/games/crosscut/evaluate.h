/* evaluate.h - what a Crosscut position is worth at a glance: each inner row and column counts for
 * each side by how much of it is missing and who stands in it. The tuner (tools/tune.c) fits the
 * weights; everyone else calls crosscut_evaluate. */
#ifndef CROSSCUT_EVALUATE_H
#define CROSSCUT_EVALUATE_H

#include "games/crosscut/crosscut.h"

/* For one side. A line is `free` without an enemy disc, `held` with one enemy segment, `split`
 * with more; then by how many of its squares are missing, MISSING or more being one class. */
enum { MISSING = 6 };
enum crosscut_feature {
    CROSSCUT_FREE,                            /* 1..MISSING missing */
    CROSSCUT_HELD = CROSSCUT_FREE + MISSING,  /* 1..MISSING missing */
    CROSSCUT_SPLIT = CROSSCUT_HELD + MISSING, /* two enemy segments or more */
    CROSSCUT_LEVER,                           /* enemy segments that could be flanked now */
    CROSSCUT_CATCH,                           /* discs in them */
    CROSSCUT_CATCH_ALL,                       /* lines where that leaves no enemy disc */
    CROSSCUT_DISCS,
    CROSSCUT_LONGEST, /* longest segment */
    CROSSCUT_SIDE     /* counts for a side */
};
enum { CROSSCUT_FEATURES = 2 * CROSSCUT_SIDE + 1 }; /* mover's, the other's, 1 for the turn */

void crosscut_features(const struct board *b, int *out);
extern const int crosscut_weights[CROSSCUT_FEATURES];
int crosscut_evaluate(const struct board *b);

#endif
