/* own_level.h - the level that is about as strong as a player, from how the last games went.
 *
 * A step between two named levels is worth about STEP_ELO in every game (docs/DUELS.md), so a result
 * against one level tells something about all of them. The level under which the last results are
 * the likeliest is the player's own. Newer results count more: people learn.
 */
#ifndef DUEL_OWN_LEVEL_H
#define DUEL_OWN_LEVEL_H

#include "base/text.h"
#include "core/game.h"

enum { OWN_RESULTS = 16 };

/* The last results of one player in one game, the oldest first. */
struct own_results {
    uint32_t games; /* counted so far, also those that are forgotten */
    int n;
    struct own_result {
        int8_t level;  /* of the CPU, from 1 */
        int8_t points; /* of the player: 2 won, 1 drawn, 0 lost */
    } last[OWN_RESULTS];
};

void own_results_add(struct own_results *r, int level, int points);

/* 1 .. NAMED_LEVELS. Without results a level for somebody who knows the rules. */
int own_level(const struct own_results *r);

/* "7 3w 4l 3d": games counted, and the last of them. On error r is unchanged. */
void own_results_write(const struct own_results *r, struct writer *out);
struct err own_results_read(struct own_results *r, struct reader *in);

#endif
