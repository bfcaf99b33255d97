/* review_tally.h - how somebody plays, over all games of theirs that were reviewed: accuracy by part of
 * the game, what their moves were, what was thrown away, and the worst positions to try again. */
#ifndef DUEL_REVIEW_TALLY_H
#define DUEL_REVIEW_TALLY_H

#include "duel/review.h"

enum { DRILLS_MOST = 10 };
enum phase { PHASE_OPENING, PHASE_MIDDLE, PHASE_END, PHASE_COUNT }; /* thirds of a game */
enum thrown { THROWN_WIN_TO_LOSS, THROWN_WIN_TO_DRAW, THROWN_DRAW_TO_LOSS, THROWN_COUNT };

const char *phase_name(enum phase p);   /* "opening", ... */
const char *thrown_name(enum thrown t); /* "win to loss", ... */

/* A position before a mistake. */
struct drill {
    struct slice record; /* the text of its game */
    uint32_t game;       /* its number in the file, from 1 */
    size_t turn;         /* from 0 */
    struct judgement judgement;
};

struct review_tally {
    uint32_t games, result[3]; /* won, drawn, lost; a game that is not finished is none of them */
    size_t moves[PHASE_COUNT];
    double lost[PHASE_COUNT]; /* expected score given away */
    size_t label[LABEL_COUNT];
    size_t thrown[THROWN_COUNT]; /* by exact values */
    struct drill drill[DRILLS_MOST]; /* the most given away first, then the earlier */
    size_t n_drills;
};

/* One more game of the player, who had this side of it. `text` lives as long as the tally. */
void review_tally_add(struct review_tally *t, const struct record *r, const struct review *v,
                      int side, struct slice text, uint32_t number);

/* 0 to 1, of one part of the games or, with PHASE_COUNT, of all. */
double review_tally_accuracy(const struct review_tally *t, enum phase p);

#endif
