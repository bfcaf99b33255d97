/* query.h - the answers by name, for programs: one table of what can be asked, one way to ask.
 *
 *     solve    GAME SIZE BODY...    limit=5
 *                                   from-here
 *
 * A question is the name of a command, a text (a position in any form, or a game) and options, one a
 * line, NAME or NAME=VALUE, with the names that the command line has. The answer is one JSON object,
 * the one that the command prints with --json, and how it ended is the command's exit code. Where
 * there is no answer the object is {"error":{"line","column","why"}}.
 *
 * The libraries of C, JavaScript and Python are this; their types are written from the table
 * (tools/protocol.c).
 */
#ifndef ANSWERS_QUERY_H
#define ANSWERS_QUERY_H

#include "answers/answers.h"

enum { QUERY_OPTIONS_MAX = 24 };

enum query_takes { QUERY_NOTHING, QUERY_POSITION, QUERY_GAME };

/* `type` is "boolean" (a flag, or =true and =false), "integer", "number", "string", "string[]" (with
 * blanks between), or words with '|' between them. */
struct query_option {
    const char *name, *type, *help;
};

struct query_call;

/* `answers` and the members of a shape are NAME: TYPE with "; " between, NAME? where it may be missing.
 * A type is those above, null, the name of a shape, TYPE[], Record<string, TYPE>, or several with
 * " | " between. */
struct query {
    const char *name, *help;
    enum query_takes takes;
    const struct query_option *options; /* rows end at name NULL; NULL: none */
    const char *answers;
    enum ending (*answer)(struct query_call *q, struct board *b);
};

struct query_shape {
    const char *name, *members;
};

extern const struct query queries[];             /* rows end at name NULL */
extern const struct query_shape query_shapes[]; /* rows end at name NULL */
/* What every question about a position takes besides. */
extern const struct query_option query_common[];

/* One question being answered. The options' values are in the order of the question's rows, then of
 * the common ones; text NULL: not given. */
struct query_call {
    const struct query *query;
    struct slice text;
    struct slice value[2 * QUERY_OPTIONS_MAX];
    struct work *work;
    int64_t (*clock)(void); /* for time_us */
    struct writer *out;
};

/* Writes the object, without the end of a line. The arena of the work is scratch, and given back. */
enum ending query_ask(const char *name, struct slice text, struct slice options, struct work *w,
                         int64_t (*clock)(void), struct writer *out);

/* ---- for the rows ---- */

enum ending query_fail(struct query_call *q, enum ending ending, const char *why);
enum ending query_end(struct query_call *q, struct answered found, write_fn *json, const void *answer);
struct slice query_value(const struct query_call *q, const char *option);
const char *query_text(struct query_call *q, const char *option); /* with a NUL; NULL: not given */
bool query_flag(const struct query_call *q, const char *option);
/* False: it was said what is expected. */
bool query_number(struct query_call *q, const char *option, int64_t min, int64_t max,
                     int64_t preset, int64_t *out);
bool query_seconds(struct query_call *q, const char *option, int64_t preset_us, int64_t *us);
/* The moves of an option, one by one; false: there are no more, or *ending says how it failed. */
bool query_next_move(struct query_call *q, struct reader *moves, const struct board *b, int *n,
                        game_move *m, enum ending *ending);

#endif
