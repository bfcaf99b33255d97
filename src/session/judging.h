/* judging.h - what is known of the moves of the duel in hand: one judgement a step, as far as they are
 * judged. It is about these steps and no others. */
#ifndef SESSION_JUDGING_H
#define SESSION_JUDGING_H

#include "duel/review.h"
#include "session/session.h"

/* Is there room for judgements of the steps in hand, and are those that there are about them? */
bool judging_fits(const struct session *s);
/* Makes room, where there is none; false: no memory. The result is that of the game. */
bool judging_begin(struct session *s, enum status result);
/* Is every one of them judged? */
bool judging_is_done(const struct session *s);

bool judging_is_turn(const struct session *s, size_t at); /* one move: it can be judged */

/* One of them, with so much time, into *turn; opinion[0] and [1] are of the positions before and after. What
 * is known well enough is not judged again. */
struct err judging_turn(const struct session *s, size_t at, int64_t ms, struct opinion opinion[2],
                        struct judgement *turn, struct work *w);

/* All of them, in the arena of the work: for a thread of its own, so the session is only read. */
struct err judging_all(const struct session *s, struct judgement **out, struct work *w);
bool judging_learn(struct session *s, const struct judgement *all); /* false: no memory */

/* What all that is judged so far comes to; the turns stay the session's. */
struct review judging_sum(const struct session *s);

#endif
