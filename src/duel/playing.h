/* playing.h - one game being played: a board, two seats, turns until it is over.
 *
 * Who sits there is the seats' own affair: a level of the engine (match.c), or a program of
 * somebody else's behind a pipe (src/agents). The rules of played games are here: the third time a
 * position comes up (steps.h), the limit of turns, the clock, and that a seat which breaks them loses.
 */
#ifndef DUEL_PLAYING_H
#define DUEL_PLAYING_H

#include "duel/player.h"
#include "duel/steps.h"

/* What a seat says when it is its turn. */
struct playing_reply {
    game_move move;      /* legal */
    enum reason forfeit; /* REASON_NONE, or why the seat has lost instead of moving */
};

struct playing;

struct playing_seat {
    /* A move on the open board of s. ERR_BUDGET: stopped by the work of s. */
    struct err (*move)(void *who, const struct playing *s, struct playing_reply *out);
    void *who;
};

/* What a side has spent on its moves: processor time of the thread that plays, and time on the wall. */
struct playing_spent {
    int64_t cpu_us, wall_us;
};

/* Who looks on: told before the first turn and after each. turn NULL: nobody. */
struct playing_watch {
    void (*turn)(void *ctx, const struct playing *s);
    void *ctx;
};

struct playing {
    struct playing_seat seat[2]; /* of the first and the second side */
    struct time_control time;
    int turns;           /* a game that lasts longer is a draw by the limit; 0: no limit */
    struct work *work;   /* its arena keeps the game */
    struct board *board; /* in hand; the rest is playing_run's to fill */
    struct steps steps;
    int64_t left[2]; /* on the clocks */
    struct playing_spent spent[2];
    struct playing_watch watch;
};

/* Plays from the start to the end; fills start, moves, result and reason of the record. */
struct err playing_run(struct playing *s, const struct board *start, struct record *out);

/* What a player of the engine plays on `now`, the board in hand of s, in view of what has come up. */
struct err playing_think(struct player *p, const struct steps *s, const struct board *now,
                         struct advice *out, struct work *w);

#endif
