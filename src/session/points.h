/* points.h - who placed what, and what it earned, in games with points. */
#ifndef SESSION_POINTS_H
#define SESSION_POINTS_H

#include "session/session.h"

struct points {
    int16_t *of;   /* what stands in each cell, in reading order */
    int8_t *owner; /* 1 + side, 0: nobody */
    int64_t sum;   /* of all: what a single player has earned */
};

/* The lists lie in the arena of the work. False: no points in this game, or no memory. */
bool session_points(const struct session *s, struct points *out, struct work *w);

#endif
