/* threats.h - the turns of a position, and what a few turns of threats settle.
 *
 * Who cannot win at once must stop what the enemy threatens. If every way to stop it leaves the
 * enemy another win, or lets it go on threatening until that is so, the position is lost.
 */
#ifndef CROSSCUT_THREATS_H
#define CROSSCUT_THREATS_H

#include "games/crosscut/lines.h"

/* A position as the mover sees it: an open one. */
struct crosscut_view {
    const struct crosscut *frame; /* a board of this size */
    uint64_t own, enemy;
};

enum { CROSSCUT_TURNS = 64 + 32 };

/* The turns that win, or that at least stop one thing that the enemy threatens; all, if it
 * threatens nothing. Each is the discs that the mover then has more, some of them the enemy's
 * before. */
int crosscut_turns_of(struct crosscut_view v, uint64_t *fresh);

/* Does the mover win with its next turn? */
bool crosscut_wins_at_once(const struct crosscut_lines *l, struct crosscut_view v);

/* The same after any turns of threats, a few of them: WON or LOST by the mover, or OPEN. */
enum crosscut_sight { CROSSCUT_OPEN, CROSSCUT_WON, CROSSCUT_LOST };
enum crosscut_sight crosscut_threats(const struct crosscut_lines *l, struct crosscut_view v);

#endif
