/* record.h - a played game as text: lines of a word and a value, a blank line at the end.
 *
 *     game 17
 *     start GAME 4 H+++/H+++/H+++/+VVV H
 *     first max
 *     second 4
 *     moves a2r b1u a3r c1u
 *     result draw
 *     reason repetition
 *     sum 1c291ca3
 *
 * `start` and `result` must be there; unknown words are skipped. The moves are those that `apply`
 * takes: a record is read by playing it, and a result that the play does not bear out is an error.
 * `sum` is the CRC-32 of the lines before it; where it stands it must fit.
 */
#ifndef DUEL_RECORD_H
#define DUEL_RECORD_H

#include "core/game.h"

/* Why the game is over: by the rules of the game, or of played games. From REASON_TIME on the
 * loser did what a player may not do, whatever the board says. */
enum reason {
    REASON_NONE,
    REASON_END,
    REASON_REPETITION,
    REASON_LIMIT,
    REASON_TIME,
    REASON_MEMORY,
    REASON_ILLEGAL,
    REASON_CRASH,
    REASON_PROTOCOL,
    REASON_COUNT
};

struct record {
    uint32_t number; /* in its match, from 1; 0: none */
    const struct board *start;
    struct slice name[2]; /* of first and second; may be empty */
    const game_move *moves;
    size_t n;
    enum status result; /* STATUS_OPEN: not finished */
    enum reason reason;
    bool summed; /* it was read with its sum */
};

const char *reason_name(enum reason r); /* "end", "repetition", ... */
bool reason_read(struct slice name, enum reason *out);
void record_write(const struct record *r, struct writer *out);

/* A record from text, taken from the arena; names point into text. On error nothing stays taken
 * and `at` is a byte of text. */
struct err record_read(const struct game *const *games, const char *text, size_t len,
                       struct arena *arena, struct record *out);

#endif
