/* evaluate.h - what a Slider position is worth at a glance: counts for each side, and a weight for
 * each count. The tuner (tools/tune.c) fits the weights; everyone else calls slider_evaluate. */
#ifndef SLIDER_EVALUATE_H
#define SLIDER_EVALUATE_H

#include "games/slider/slider.h"

enum slider_feature {
    SLIDER_RACE,   /* steps forward until all pieces are off */
    SLIDER_PIECES, /* pieces left */
    SLIDER_MET,    /* pieces with an enemy piece straight ahead */
    SLIDER_STUCK,  /* pieces with a friend or a wall straight ahead */
    SLIDER_BARRED, /* pieces with an enemy piece somewhere ahead in their lane */
    SLIDER_SIDE,   /* sideways steps that can be made now */
    SLIDER_HELD,   /* pieces that cannot move at all */
    SLIDER_LAST,   /* pieces on the last line: one step from leaving */
    SLIDER_LANES,  /* lanes in use */
    SLIDER_TURN,   /* 1 for the mover alone: the tempo */
    SLIDER_CROWD,  /* steps forward, times the pairs that can still meet, in eighths */
    SLIDER_CLEAR,  /* no pair can meet: 1 if the mover wins the race from here, else -1 */
    SLIDER_FEATURES
};

/* Counts of the mover less those of the other side; halves of a turn do not arise. */
void slider_features(const struct board *b, int *out);
extern const int slider_weights[SLIDER_FEATURES]; /* in SCORE_POINT */
int slider_evaluate(const struct board *b);
enum { SLIDER_EVAL_STEP = 50 }; /* of the guess in a turn: duel.eval_step */

#endif
