/* api.h - what the files of the C library (include/quincunx.h) share. */
#ifndef API_H
#define API_H

#include <quincunx.h>

#include "core/game.h"

/* A text that was given out, kept until the same function is asked again. */
struct api_text {
    char *text;
    size_t cap;
};

struct quincunx_position {
    struct arena arena; /* holds the board and nothing else */
    struct board *board;
    struct api_text line, moves, sentence, steps, best;
};

struct quincunx_error api_error(struct err e);
struct quincunx_error api_unfit(const char *why);
enum quincunx_status api_status(enum status s);

struct work api_work(const struct quincunx_limits *l, struct arena *scratch);

/* A position of its own with a copy of b; NULL: no memory. */
struct quincunx_position *api_position(const struct board *b);

/* Room for n bytes and a NUL, filled by the caller; NULL: no memory. */
char *api_keep(struct api_text *k, size_t n);
const char *api_keep_position(struct api_text *k, const struct board *b); /* its line */
const char *api_keep_moves(struct api_text *k, const struct board *b, const game_move *m, size_t n);

#endif
