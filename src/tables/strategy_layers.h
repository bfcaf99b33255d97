/* strategy_layers.h - a winning strategy written compactly, and its check in bounded memory.
 *
 *     quincunx strategy 1 0.2.0 GAME 5x5 ...../...../...../...../..... R
 *     turn 1 1                                 the winner's first turn: so many positions
 *     0,0:GAME 5x5 ...../...../...../...../..... R<tab>b2
 *     turn 2 3
 *     0,0:GAME 5x5 ...../.R.../.B.../...../..... R<tab>c3
 *     19,12:..B<tab>c2                         begins and ends like the position before
 *     sum 1a2b3c4d                             CRC-32 of all before
 *
 * Of positions that are mirror images of each other the one with the least text stands for all;
 * where the winner has a move that wins at once nothing is written. The positions of a turn are in
 * the order of their texts.
 *
 * The check plays by the rules alone. Every position of a turn is read, its move played, then each
 * reply: the game must be won at once, or its position be among those of the next turn. Of these as
 * many are held in memory as there is room for; where there are more, the turn is read again for
 * the others.
 */
#ifndef TABLES_STRATEGY_LAYERS_H
#define TABLES_STRATEGY_LAYERS_H

#include <stdio.h>

#include "core/game.h"
#include "files/fault.h"

enum { STRATEGY_LAYERS_LINE = 256, STRATEGY_LAYERS_TURNS = 256 };

/* Writing, turn by turn. */
struct strategy_layers {
    bool (*write)(void *ctx, const void *bytes, size_t n);
    void *ctx;
    struct arena *arena; /* for the positions of a turn; it is this one's alone */
    char *line;          /* n of them, `stride` bytes each, NULs at the end */
    size_t n, cap, stride;
    uint32_t crc;
    int turn;           /* 0: nothing is written yet */
    uint64_t positions; /* in all */
    bool failed;        /* nothing more is written */
};

/* ctx is a struct strategy_layers: `m` wins on b, the winner's turn number `turn`, from 1 on. */
void strategy_layers_add(void *ctx, int turn, const struct board *b, game_move m);
bool strategy_layers_end(struct strategy_layers *s);

/* Is it such a file? It is read from its beginning, and then stands there again. */
bool strategy_layers_is(FILE *f);

struct strategy_layers_checked {
    uint64_t positions, replies;
    int turns;       /* of the longest game, those of both sides */
    uint64_t passes; /* how many times a turn was read */
};

enum strategy_layers_answer { STRATEGY_LAYERS_WINS, STRATEGY_LAYERS_FAILS, STRATEGY_LAYERS_BAD };

/* FAILS: a reply has no answer, or a move is wrong; BAD: it is damaged. Both are said in `why`. `f`
 * can be read again from any place; `room` bytes are for positions. */
enum strategy_layers_answer strategy_layers_check(FILE *f, const struct game *const *games,
                                                  size_t room, struct arena *arena,
                                                  struct strategy_layers_checked *out,
                                                  struct fault *why);

/* The least text of a position's mirror images; sym, or NULL, is what makes it of b. */
size_t strategy_layers_text(const struct board *b, struct board *scratch,
                            char out[STRATEGY_LAYERS_LINE], int *sym);

#endif
