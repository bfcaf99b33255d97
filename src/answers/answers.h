/* answers.h - what can be asked about a position, and the answers as JSON: one for all faces.
 *
 * The command line and the libraries ask the same functions and write the same objects, so an answer
 * has one shape everywhere. Each answer is a struct that a function fills (..._find) and another
 * writes as one JSON object on a line (..._json, a write_fn). What they hold lies in the arena of the
 * work. `time_us` and, where a limit was reached, the final words of `why` are the caller's, who has
 * the clock.
 */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "base/arena_text.h"
#include "core/position.h"
#include "duel/player.h"
#include "puzzle/new_request.h"
#include "puzzle/rate.h"

/* How an answer ended; the numbers are the exit codes of the command line. */
enum ending { ENDING_YES, ENDING_NO, ENDING_REFUSED, ENDING_LIMIT };

struct answered {
    enum ending ending;
    const char *why; /* there is no answer, for this reason; NULL: the answer can be written */
};

struct answered answered_yes(void);
struct answered answered_refused(const char *why);
struct answered answered_of(struct err e); /* ERR_BUDGET: a limit, else refused */

/* A limit was reached: what to say where it was the time. The text is `why` or stands in room. */
enum { ANSWERED_SENTENCE = 200 };
const char *answered_blame(const char *why, bool is_late, char room[ANSWERED_SENTENCE]);

/* ---- puzzles ---- */

struct solve_answer {
    const struct board *board;
    struct solve solve; /* limit and from_here are asked */
    bool forces;        /* asked: what is forced, too */
    struct err (*solver)(const struct board *b, struct solve *s, struct work *w); /* NULL: our own */
    struct unsat_core conflict;
    struct backbone forced; /* board NULL: not asked, or nothing to force */
    uint64_t time_us;
    const char *why; /* a limit ended it: what to say, or NULL */
};

struct answered solve_answer_find(struct solve_answer *s, struct work *w);
write_fn solve_answer_json;

struct count_answer {
    const struct board *board;
    struct solution_count tally; /* from_here and shares are asked */
    enum answer answer;
    uint64_t time_us;
};

struct answered count_answer_find(struct count_answer *n, struct work *w);
write_fn count_answer_json;

struct check_answer {
    const struct board *board;
    bool against;  /* asked: what differs from the only solution */
    bool is_model; /* asked: the board must be whole, and is told too */
    struct flaws flaws;
    const char *status;
    const struct spot *wrong; /* NULL: not asked, or there is no single solution */
    size_t n_wrong;
    const struct ordering *order; /* of a solved board that tells one; or NULL */
};

struct answered check_answer_find(struct check_answer *v, struct work *w);
write_fn check_answer_json;

struct hint_answer {
    const struct board *board;
    struct hint hint;
    const char *text; /* all of the story */
};

/* The next step, without `text`. */
struct answered hint_answer_look(struct hint_answer *h, bool uniqueness, struct work *w);
struct answered hint_answer_find(struct hint_answer *h, bool uniqueness, struct work *w);
write_fn hint_answer_json;

struct rate_answer {
    const struct board *board;
    struct rating rating;
    const char *why; /* a limit was reached first; or NULL */
};

struct answered rate_answer_find(struct rate_answer *r, hint_watch *watch, void *ctx, struct work *w);
struct answered rate_answer_end(struct rate_answer *r, const struct work *w); /* of a rating at hand */
write_fn rate_answer_json;

/* A puzzle or a start as it was asked for. */
struct make_answer {
    struct new_request request;
    struct made_puzzle made;
};

enum { MAKE_US = 60000000 };
/* `bounded`: in MAKE_US at most. */
struct answered make_answer_find(struct make_answer *m, bool bounded, struct work *w);
write_fn make_answer_json; /* without the end of a line */

/* ---- moves ---- */

struct moves_answer {
    const struct board *board;
    game_move *move;
    size_t n;
};

struct answered moves_answer_find(struct moves_answer *m, struct work *w);
write_fn moves_answer_json;

/* A move that was not played. */
struct bad_move {
    int argument; /* from 1 */
    const char *text;
    struct err err;
};

struct err bad_move_read(const struct board *b, const char *text, game_move *m); /* of a legal one */
write_fn bad_move_json;

/* The position after moves, and what the last one turned over. */
struct apply_answer {
    struct board *board;
    struct spot *flipped;
    size_t n_flipped, room;
    struct work *work; /* for words about its end */
};

struct answered apply_answer_begin(struct apply_answer *a, struct work *w);
void apply_answer_play(struct apply_answer *a, game_move m);
write_fn apply_answer_json;

enum { PERFT_DEPTH_MAX = 100, PERFT_DEPTH = 4 };

struct perft_answer {
    int depth;
    uint64_t counts[PERFT_DEPTH_MAX];
    uint64_t time_us;
};

struct answered perft_answer_find(struct perft_answer *p, const struct board *b, struct work *w);
write_fn perft_answer_json;

/* ---- games of two ---- */

enum { BEST_TIME_US = 1000000, BEST_PERFECT_US = 60000000, BEST_LINES_MAX = 64 };

struct best_answer {
    const struct board *board;
    const struct advice *advice; /* the best, then other lines that were asked for */
    size_t n;                    /* asked: so many lines at most */
    bool lines;                  /* asked: they are told */
    uint64_t time_us;
};

const char *best_answer_refusal(const struct best_answer *a, struct strength s); /* NULL: it can be asked */
int64_t best_answer_time(const struct player *p); /* to think, where no time is given; 0: no limit */
/* In so many microseconds, 0: as long as it takes. *is_late: it was the time that was too short. */
struct err best_answer_find(struct best_answer *a, struct player *p, int64_t us, bool *is_late,
                            struct work *w);
write_fn best_answer_json;

struct value_answer {
    const struct board *board;
    struct worth worth;
    const game_move *moves;
    const struct worth *each;
    size_t n;
};

extern const char *const value_answer_letters[]; /* of enum value: NULL, "W", "L", "D" */
struct answered value_answer_find(struct value_answer *v, const struct tablebase *tablebase, struct work *w);
write_fn value_answer_json;
/* The exact worth of each of the n moves of an open duel: from tables (or NULL), else found out. */
struct err value_answer_each(const struct board *b, const struct tablebase *tablebase, struct worth *each,
                             size_t n, struct work *w);
void value_answer_worth_json(struct jsonw *j, struct worth w); /* "value" and "plies" */

/* ---- forms ---- */

struct notation {
    const char *name;
    void (*write)(const struct board *b, struct writer *out);
    bool clues_only;
};

struct convert_answer {
    const struct board *board;
    const struct notation *form;
};

const struct notation *notation_named(const char *name); /* NULL: there is none */
const char *convert_answer_refusal(const struct convert_answer *v);
write_fn convert_answer_json;

write_fn answer_game_json;  /* of a struct game: sizes, levels, options */
write_fn answer_games_json; /* of all of a list that ends at NULL */
write_fn answer_rules_json; /* of a struct game: its rules */

/* ---- what is wrong with a text ---- */

struct complaint {
    size_t line, column;
    const char *why;
};

write_fn complaint_json;
/* What was read is no position: the sentence, with the games there are and the one that may be meant. */
void complaint_write(struct slice text, struct err e, struct writer *out);
void complaint_meant_game(struct slice typed, struct writer *out); /* "; did you mean ...?", or nothing */

#endif
