/* sitting.h - one game being played: a board, two seats, turns until it is over.
 *
 * Who sits there is the seats' own affair: a level of the engine (match.c), or a program of
 * somebody else's behind a pipe (src/arena). The rules of played games are here: the third time a
 * position comes up, the limit of turns, the clock, and that a seat which breaks them loses.
 */
#ifndef DUEL_SITTING_H
#define DUEL_SITTING_H

#include "duel/clock.h"
#include "duel/history.h"
#include "duel/record.h"

/* What a seat says when it is its turn. */
struct reply {
    game_move move;      /* legal */
    enum reason forfeit; /* REASON_NONE, or why the seat has lost instead of moving */
};

struct sitting;

struct seat {
    /* A move on the open board of s. ERR_BUDGET: stopped by the work of s. */
    struct err (*move)(void *who, const struct sitting *s, struct reply *out);
    void *who;
};

struct sitting {
    const struct board *start;
    struct seat seat[2]; /* of the first and the second side */
    struct time_control time;
    int turns;           /* a game that lasts longer is a draw by the limit; 0: no limit */
    struct work *work;   /* its arena keeps the game */
    struct board *board; /* the rest is sitting_play's to fill */
    struct history *past;
    game_move *moves;
    size_t n, room;
    int64_t left[2]; /* on the clocks */
};

/* Plays from the start to the end; fills start, moves, result and reason of the record. */
struct err sitting_play(struct sitting *s, struct record *out);

#endif
