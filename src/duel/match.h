/* match.h - games between two players, A and B. Games 2k+1 and 2k+2 begin from the same position,
 * which the seed and k give; A is the first side in the odd ones. A game depends on its number and
 * the plan alone (as far as clocks allow), so any subset can be played, in any order, anywhere.
 */
#ifndef DUEL_MATCH_H
#define DUEL_MATCH_H

#include "duel/elo.h"
#include "duel/player.h"
#include "duel/playing.h"
#include "duel/record.h"

struct match {
    const struct game *game;
    struct variant variant;
    struct strength side[2]; /* A and B */
    struct playing_seat guest[2]; /* who sits there instead of a level; move NULL: nobody */
    const char *name[2];     /* NULL: that of the level */
    uint64_t seed;
    const struct board *const *starts; /* pair k begins from starts[k % n_starts]; NULL: new */
    size_t n_starts;
    const struct opening *start; /* new boards begin like this; NULL: as the game has it */
    int opening; /* random turns before the game */
    int turns;   /* a game that lasts longer is a draw by the limit; 0: no limit */
    struct time_control time;
    int depth;      /* of max; 0: no limit */
    uint64_t nodes; /* of max; 0: no limit */
    int threads;
    struct playing_watch watch; /* who looks on */
};

/* One game, from 1. The record lies in the arena. ERR_BUDGET: stopped by w; no record. */
struct err match_play(const struct match *m, uint32_t number, struct work *w, struct record *out);

/* The position from which games 2k+1 and 2k+2 are played, in the arena of w. */
struct err match_start(const struct match *m, uint32_t k, struct work *w, struct board **out);

int match_who(uint32_t number, int side); /* 0: A plays this side, 1: B */
void match_count(const struct record *r, struct tally *t);
void match_name(const struct match *m, int a_or_b, struct writer *out); /* "max", "4", a guest's */

#endif
