/* quincunx.h - Slant, Slitherlink, Hexpath, Slider and Crosscut for other programs.
 *
 *     struct quincunx_position *p;
 *     struct quincunx_error e = quincunx_read("slant 2x2 .../.4./...", &p);
 *     if (e.code)
 *         fprintf(stderr, "byte %zu: %s\n", e.at, e.why);
 *
 * A position is text, as in quincunx(1): read it, ask about it, play on it, write it. Nothing is
 * global: positions of different threads have nothing to do with each other; one position is for
 * one thread at a time. Nothing is printed and nothing ends the process. Link with `pkg-config
 * --cflags --libs quincunx`.
 *
 * There are three ways in: positions with functions of their own, quincunx_ask for everything that the
 * command line answers, as JSON, and batches of games for learning.
 *
 * Texts that come back are UTF-8 with a NUL at the end. They belong to the position they were asked
 * of and live until the same function is called for it again, or it is freed.
 */
#ifndef QUINCUNX_H
#define QUINCUNX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

const char *quincunx_version(void);           /* "0.2.0" */
const char *quincunx_game_name(size_t which); /* "slant", ...; NULL after the last one */

/* ---- errors: values with a sentence ---- */

enum quincunx_code {
    QUINCUNX_OK = 0,
    QUINCUNX_BAD_TEXT, /* what was read is not what was expected; `at` says where */
    QUINCUNX_ILLEGAL,  /* the rules do not allow it here */
    QUINCUNX_UNFIT,    /* this cannot be asked of this game */
    QUINCUNX_LIMIT,    /* there is no answer within the steps, or `stop` said so */
    QUINCUNX_MEMORY
};

struct quincunx_error {
    enum quincunx_code code;
    size_t at;       /* byte of the text that was read, from 0; 0 where there is none */
    const char *why; /* a sentence without a full stop, never freed; NULL: no error */
};

/* ---- positions ---- */

struct quincunx_position;

/* On error *out is NULL. Every form is read: lines, links, drawings, puzz.link, Tatham's ids, and
 * the ids that `quincunx new` prints. The board of such an id is made, which is work: here for a
 * second at most, then QUINCUNX_LIMIT; quincunx_read_within goes as far as its limits say. */
struct quincunx_error quincunx_read(const char *text, struct quincunx_position **out);
struct quincunx_position *quincunx_copy(const struct quincunx_position *p); /* NULL: no memory */
void quincunx_free(struct quincunx_position *p);                            /* NULL is allowed */

const char *quincunx_write(struct quincunx_position *p); /* its line; NULL: no memory */
const char *quincunx_game(const struct quincunx_position *p);

enum quincunx_status {
    QUINCUNX_OPEN,
    QUINCUNX_SOLVED,
    QUINCUNX_INVALID, /* filled in wrongly; in a game of two, nobody wins */
    QUINCUNX_FIRST,   /* the first side has won: H, Red, player 1 */
    QUINCUNX_SECOND,
    QUINCUNX_DRAW
};
enum quincunx_status quincunx_status(const struct quincunx_position *p);
int quincunx_mover(const struct quincunx_position *p); /* 0 or 1; -1: a puzzle, or it is over */

const char *quincunx_moves(struct quincunx_position *p); /* with blanks between; NULL: no memory */
/* One move. On error the position is what it was. */
struct quincunx_error quincunx_apply(struct quincunx_position *p, const char *move);

/* ---- long work ---- */

/* How far to go; NULL in place of it: as far as it takes. The same steps give the same answer
 * everywhere. */
struct quincunx_limits {
    uint64_t steps;          /* 0: no bound */
    bool (*stop)(void *ctx); /* asked now and then: true ends the work; NULL: never */
    void *ctx;
};

/* As quincunx_read, but the board of an id is made within these limits. */
struct quincunx_error quincunx_read_within(const char *text, const struct quincunx_limits *l,
                                           struct quincunx_position **out);

enum quincunx_answer { QUINCUNX_NONE, QUINCUNX_UNIQUE, QUINCUNX_SEVERAL, QUINCUNX_UNKNOWN };

struct quincunx_solved {
    enum quincunx_answer answer; /* unknown: the limits were reached */
    uint64_t count;              /* solutions found, at most `most` */
    bool complete;               /* the count is exact, or `most` */
    /* Two that differ, as far as there are any, else NULL. The caller frees them. */
    struct quincunx_position *first, *second;
};

/* Count the solutions up to `most` (at least 2), without the progress that p shows. */
struct quincunx_error quincunx_solve(const struct quincunx_position *p, uint64_t most,
                                     const struct quincunx_limits *l, struct quincunx_solved *out);

enum quincunx_help {
    QUINCUNX_STEP,   /* play `moves` */
    QUINCUNX_WRONG,  /* no solution looks like this any more */
    QUINCUNX_DONE,   /* it is solved */
    QUINCUNX_NO_STEP /* several solutions are left, or the limits were reached: nothing is proved */
};

struct quincunx_hint {
    enum quincunx_help kind;
    const char *technique; /* its name; NULL without a step */
    const char *sentence;  /* why, or how it stands */
    const char *moves;     /* with blanks between; "" without a step */
};

/* The next step a person could take, from p as it stands. */
struct quincunx_error quincunx_hint(struct quincunx_position *p, const struct quincunx_limits *l,
                                    struct quincunx_hint *out);

struct quincunx_rating {
    bool rated;        /* false: there is not exactly one solution, or the limits were reached */
    int tenths;        /* 10 (easiest) to 100 */
    const char *level; /* "easy", "normal", "hard" or "expert", never freed; NULL: not rated */
    uint32_t steps;    /* hints from the empty board to the solution */
};

struct quincunx_error quincunx_rate(const struct quincunx_position *p,
                                    const struct quincunx_limits *l, struct quincunx_rating *out);

struct quincunx_best {
    const char *move;
    bool searched; /* the rest is known: levels that only look at the board leave it 0 */
    int score;     /* for the side to move; one point or turn is 100 */
    int depth;     /* 0: from exact values, without a search */
    bool exact; /* proved: nothing can change it */
};

/* The move of a level: "beginner", "novice", "learner", "casual", "steady", "club", "master" or "max";
 * "random", "greedy", "1" to "8" or "perfect"; in a game with points "random", "greedy", "careful" or
 * "expert". NULL is "max": it thinks until the limits are reached, or a second where there are none.
 * The seed decides between equals, and what a weaker level overlooks. */
struct quincunx_error quincunx_best(struct quincunx_position *p, const char *level, uint64_t seed,
                                    const struct quincunx_limits *l, struct quincunx_best *out);

/* A puzzle with exactly one solution, or the start of a game of two. Size as in positions ("5x4",
 * "6"); level is "easy" to "expert", NULL: "normal". The same seed gives the same as `quincunx
 * new`. QUINCUNX_LIMIT also where none of that size and level was found. */
struct quincunx_error quincunx_make(const char *game, const char *size, const char *level,
                                    uint64_t seed, const struct quincunx_limits *l,
                                    struct quincunx_position **out);

/* ---- everything by name: one question, one JSON object ---- */

/*     struct quincunx *q = quincunx_open();
 *     const char *json;
 *     quincunx_ask(q, "solve", "slant 2x2 .../.4./...", "limit=5", NULL, &json);
 *     puts(json);
 *     quincunx_close(q);
 *
 * What is asked is a command of quincunx(1): solve, count, check, hint, rate, make, moves, apply,
 * perft, best, value, convert, svg, games, rules. The text is a position in any form that is read, or
 * a game ("make", "rules"). Options have the names of the command line and stand one a line, NAME or
 * NAME=VALUE; NULL: none. docs/API.md lists them. The answer is the object that the command prints
 * with --json, and where there is none {"error":{"line":..,"column":..,"why":".."}}; it lives until the
 * next question to the same handle. A handle is for one thread at a time, but for quincunx_stop. */
struct quincunx;

struct quincunx *quincunx_open(void); /* NULL: no memory */
void quincunx_close(struct quincunx *q); /* NULL is allowed */

enum quincunx_ending { /* the exit codes of the command */
    QUINCUNX_YES = 0,
    QUINCUNX_NO = 1,      /* a negative answer: no solution, several, wrong */
    QUINCUNX_REFUSED = 2, /* it cannot be asked like this; the object is an error */
    QUINCUNX_REACHED = 3  /* a limit was reached: what is known is told, or an error */
};
enum quincunx_ending quincunx_ask(struct quincunx *q, const char *command, const char *text,
                                  const char *options, const struct quincunx_limits *l,
                                  const char **json);

/* From any thread or signal handler: the question being answered ends as if its limit were reached.
 * It stays so, for questions to come too, until quincunx_go_on. */
void quincunx_stop(struct quincunx *q);
void quincunx_go_on(struct quincunx *q);

/* ---- many games of two at once, for learning ---- */

/* n boards that begin as `start`, each played by numbered moves: an action is 0 to
 * quincunx_batch_actions - 1, the same move on every board, and the last is the pass or skip of games
 * that have one. Arrays belong to the batch and change with each step; nothing is allocated there. */
struct quincunx_batch;

struct quincunx_error quincunx_batch_open(const char *start, size_t n, struct quincunx_batch **out);
void quincunx_batch_close(struct quincunx_batch *b); /* NULL is allowed */

size_t quincunx_batch_actions(const struct quincunx_batch *b);
const char *quincunx_batch_action_name(struct quincunx_batch *b, size_t action); /* "a2r" */

const uint8_t *quincunx_batch_legal(const struct quincunx_batch *b); /* n rows: 1 for each legal action */
const int8_t *quincunx_batch_mover(const struct quincunx_batch *b);  /* of each board: 0 or 1 */
/* Of each board how the last step ended it: an enum quincunx_status, QUINCUNX_OPEN while it goes on;
 * -1: the action was not legal, and the board is as it was. A board that has ended begins anew. */
const int8_t *quincunx_batch_ended(const struct quincunx_batch *b);

/* A game of so many turns is a draw; 400 unless told. */
void quincunx_batch_turns(struct quincunx_batch *b, uint32_t most);
void quincunx_batch_reset(struct quincunx_batch *b);                         /* all boards begin */
size_t quincunx_batch_step(struct quincunx_batch *b, const int32_t *action); /* how many were played */

/* A legal action for each board, by chance. */
void quincunx_batch_seed(struct quincunx_batch *b, uint64_t seed);
void quincunx_batch_sample(struct quincunx_batch *b, int32_t *action);

/* Board i as text, and set to a position of the same size. */
const char *quincunx_batch_write(struct quincunx_batch *b, size_t i); /* until it is asked again */
struct quincunx_error quincunx_batch_place(struct quincunx_batch *b, size_t i, const char *position);

/* All boards as sheets of characters, the drawn form without its names: n x lines x columns. */
void quincunx_batch_sheet(const struct quincunx_batch *b, size_t *lines, size_t *columns);
void quincunx_batch_observe(const struct quincunx_batch *b, uint8_t *out);

#ifdef __cplusplus
}
#endif

#endif
