/* review.h - a played game gone through by the engine: what each move was worth, what it gave away
 * and what would have been better. */
#ifndef DUEL_REVIEW_H
#define DUEL_REVIEW_H

#include "duel/player.h"
#include "duel/record.h"

enum { REVIEW_WORST = 3, LOSS_MOST = 100 * SCORE_POINT };

/* One turn. Scores are for its mover. */
struct judgement {
    game_move played, best;
    game_move reply; /* what the engine would answer to the move; MOVE_NONE: the game is over */
    int best_score, score;
    int loss; /* 0..LOSS_MOST: what the move gave away; a win or a game thrown away is the most */
};

struct review {
    struct judgement *turn; /* one for each move of the record */
    size_t n;
    size_t worst[REVIEW_WORST]; /* turns, the greatest loss first */
    size_t n_worst;             /* those that gave anything away worth naming */
};

/* Each position is searched within the player's limits and think_us (0: no such limit). The result
 * lies in the arena. ERR_BUDGET: stopped. */
struct err review_game(const struct record *r, struct player *p, int64_t think_us, struct work *w,
                       struct review *out);

/* One or two sentences about a turn on the board before it. */
void review_explain(const struct board *before, const struct judgement *j, struct arena *arena,
                    struct writer *out);

#endif
