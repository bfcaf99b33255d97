/* review.h - a played game gone through by the engine: what each move was worth, what it gave away
 * and what would have been better.
 *
 * What a move gave away is counted in the mover's expected score, 0 to 1. Where the exact values can
 * be had it is 1, a half or 0 for a position that is won, drawn or lost; else it is a logistic
 * function of the search's score, 1 / (1 + exp(-score / lead)), with the lead that the game names
 * (core/game.h, fitted by tools/expect.c). So half a game costs the same however it looks, and a
 * lost position that becomes more lost costs nothing.
 */
#ifndef DUEL_REVIEW_H
#define DUEL_REVIEW_H

#include "duel/player.h"
#include "duel/record.h"
#include "duel/steps.h"

enum { REVIEW_WORST = 3, LOSS_MOST = 10000, REVIEW_LINE = 6 };

enum label {
    LABEL_BEST,
    LABEL_ONLY_MOVE, /* the best, and all others give a win or a draw away: by exact values */
    LABEL_GOOD,
    LABEL_INACCURACY,
    LABEL_MISTAKE,
    LABEL_MISSED_WIN, /* a win that became a draw: by exact values, or proved */
    LABEL_BLUNDER,
    LABEL_COUNT
};
const char *label_name(enum label l); /* "best", "only move", ... */

/* One turn. Everything is for its mover. */
struct judgement {
    int mover;
    game_move played, best;
    game_move reply; /* what the engine would answer to the move; MOVE_NONE: the game is over */
    int best_score, score;
    struct worth best_worth, worth; /* VALUE_UNKNOWN: by the scores of a search */
    double best_expected, expected; /* of the best move, and of the move played */
    int loss;      /* 0..LOSS_MOST: what the move gave away, in ten-thousandths of a game */
    bool exact;    /* the loss is no guess */
    bool only;     /* the best move is the only one that keeps what the position is worth */
    bool decisive; /* the loser's last move that was not forced to lose and lost */
    int depth;     /* of the search; 0: there was none */
    int64_t think_us; /* a search was given so long; 0: none was, or no time was named */
    size_t n_line;    /* the best move, and how the game might have gone on */
    game_move line[REVIEW_LINE];
    enum label label;
};

/* What a search found of one position. The position after a turn is the one before the next, so
 * whoever judges turn by turn keeps these, and none is searched twice. All zero: nothing yet. */
struct opinion {
    int64_t think_us; /* it was given so long */
    game_move move;
    int score, depth;
    bool exact;
    size_t n_line;
    game_move line[REVIEW_LINE];
};

struct review {
    struct judgement *turn; /* one for each move of the record */
    size_t n;
    size_t worst[REVIEW_WORST]; /* turns: what decided the game, then the greatest loss first */
    size_t n_worst;             /* those that gave anything away worth naming */
    double accuracy[2];         /* of each side: 1 less what a move gave away on average */
    size_t exact;               /* turns whose loss is no guess */
    int depth;                  /* the least of any search; 0: there was none */
};

/* Each position is searched within the player's limits and think_us (0: no such limit), unless its
 * exact values are known. Those are found first, within values_us for the whole game; if that is 0,
 * within the player's positions for all moves, or else in a second or two. They are kept in the
 * player's values, if it has such. The result lies in the arena. ERR_BUDGET: stopped. */
struct err review_game(const struct record *r, struct player *p, int64_t think_us,
                       int64_t values_us, struct work *w, struct review *out);

/* Before a game is judged turn by turn, in any order: the exact values from the earliest position on for
 * which they can be had in this time, into the player's values. */
void review_solve(const struct steps *game, struct player *p, int64_t us, struct work *w);

/* One turn of a game: this move on this board. `opinion` is what is known of the positions before it
 * and after it, two of them, filled in; what was found with less time is found anew. */
struct err review_turn(const struct board *before, game_move played, struct player *p,
                       int64_t think_us, int64_t values_us, struct opinion opinion[2],
                       struct work *w, struct judgement *out);

/* Sums, what decided the game and the worst turns, from turns that are judged; those without a move
 * are not. */
void review_sum(enum status result, struct review *v);

/* What somebody for whom a position is worth this, or has this score, can expect: 0 to 1. */
double review_expected(const struct game *g, struct worth w, int score, bool exact);

void judgement_weigh(struct judgement *j); /* loss and label, from the rest */

#endif
