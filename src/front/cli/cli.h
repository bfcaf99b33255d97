/* cli.h - the command line: a table of commands, their options, and one run of the program.
 *
 * A command either answers positions one by one (`answer`) or does its own work (`run`). Results
 * go to standard output, everything else to standard error. Codes: the worst one wins.
 */
#ifndef CLI_H
#define CLI_H

#include <stdio.h>

#include "answers/answers.h"
#include "base/arena_text.h"
#include "base/json.h"
#include "base/notices.h"
#include "core/position.h"
#include "front/cli/files.h"

enum exit_code {
    EXIT_YES = 0,         /* yes, or done */
    EXIT_NO = 1,          /* a negative answer */
    EXIT_USAGE = 2,       /* usage or bad input */
    EXIT_LIMIT = 3,       /* a limit was reached, the answer is unknown */
    EXIT_INTERRUPTED = 130
};

enum { THREADS_MAX = 64 }; /* of --threads */

enum opt {
    OPT_HELP,
    OPT_JSON,
    OPT_FILE,
    OPT_FROM,
    OPT_BARE,
    OPT_COLOR,
    OPT_TO,
    OPT_OUTPUT,
    OPT_DEPTH,
    OPT_TIME,
    OPT_STEPS,
    OPT_BOARDS,
    OPT_LIMIT,
    OPT_FROM_HERE,
    OPT_FORCED,
    OPT_COUNTED,
    OPT_SHARES,
    OPT_VIA,
    OPT_DIMACS,
    OPT_ENCODING,
    OPT_CUTS,
    OPT_UNIQUE,
    OPT_MODEL,
    OPT_CERTIFICATE,
    OPT_AGAINST,
    OPT_EXPLAIN,
    OPT_HTML,
    OPT_PUBLISH,
    OPT_UNIQUENESS,
    OPT_SIZE,
    OPT_LEVEL,
    OPT_SYMMETRIC,
    OPT_SYMMETRY,
    OPT_CLUES,
    OPT_WITHOUT_ZEROS,
    OPT_USE,
    OPT_AVOID,
    OPT_MINIMAL,
    OPT_STYLE,
    OPT_WALLS,
    OPT_NUMBERS,
    OPT_ALLOW_SEARCH,
    OPT_PATTERN,
    OPT_LOOP,
    OPT_SEED,
    OPT_NUMBER,
    OPT_JOBS,
    OPT_BLOCKED,
    OPT_FIRST,
    OPT_POSITION,
    OPT_DIR,
    OPT_CHECK,
    OPT_COMPACT,
    OPT_KEEP,
    OPT_EVERY,
    OPT_MEMORY,
    OPT_STRENGTH,
    OPT_LINES,
    OPT_OF,
    OPT_NODES,
    OPT_THREADS,
    OPT_GAME,
    OPT_GAMES,
    OPT_CLOCK,
    OPT_OPENING,
    OPT_TURNS,
    OPT_SET,
    OPT_RECORDS,
    OPT_NAMES,
    OPT_SPRT,
    OPT_STARTS,
    OPT_COURSE,
    OPT_LIMITS,
    OPT_RATED,
    OPT_MODE,
    OPT_ROUNDS,
    OPT_DRAIN,
    OPT_WATCH,
    OPT_PLAIN,
    OPT_CONTINUE,
    OPT_PLAYERS,
    OPT_ASCII,
    OPT_PIXELS,
    OPT_THEME,
    OPT_COORDS,
    OPT_SOLUTION,
    OPT_DIFFERENCE,
    OPT_HEAT,
    OPT_HINT,
    OPT_PAPER,
    OPT_TITLE,
    OPT_PER_PAGE,
    OPT_ANSWERS,
    OPT_ANSWERS_FILE,
    OPT_GRADED,
    OPT_PRACTISE,
    OPT_UP_TO,
    OPT_LARGE,
    OPT_ONLY_GAME,
    OPT_ONLY_SIZE,
    OPT_ONLY_LEVEL,
    OPT_TECHNIQUE,
    OPT_AT_MOST,
    OPT_PORT,
    OPT_LEAGUE,
    OPT_COUNT
};

/* Help and words may name a list of games: {duels}, {forms}, {courses}; see below. */
struct opt_row {
    const char *name; /* long name */
    char letter;      /* short name, or 0 */
    const char *arg;  /* what its argument is, NULL: takes none; in [] where optional */
    const char *help;
    const char *words; /* all that the argument can be, '|' between them; or NULL */
};
extern const struct opt_row opt_rows[OPT_COUNT];

struct tablebase_files;

struct cli {
    const struct command *command;
    const char *value[OPT_COUNT]; /* argument of each option given ("" where it has none) */
    const char *origin[OPT_COUNT]; /* where a value came from, if not from --option: for errors */
    char **rest;                  /* what is left after the options (and the position) */
    int n_rest;
    const struct game *form; /* --from: the game whose own form is read */
    const struct game *bare; /* --game: whose rows are read without a heading */
    bool as_argument;        /* the position in hand stands on the command line */
    const char *source;      /* where the position in hand came from: a file, or NULL */
    size_t line;             /* and its first line there */
    size_t answered;         /* positions before this one */
    const char *id;          /* its id, where it came as one or as JSON with one; or NULL */
    bool noted;              /* it was said that an id names no generator */
    bool over;               /* no more positions are answered */
    void *hand;              /* what a command carries from one position to the next */
    struct tablebase_files *tables; /* exact values on disk: tablebase.h */
    struct arena arena;
    struct work work; /* arena, budget and interruption of this run */
};

struct command {
    const char *name, *synopsis, *help;
    const enum opt *options; /* OPT_COUNT at the end */
    bool takes_moves;        /* moves may follow the position */
    bool takes_many;         /* every argument is a position */
    bool own_time;           /* the command itself sees to --time */
    const char *time_help, *steps_help; /* what these bound; NULL: the answer to a position */
    enum exit_code (*answer)(struct cli *c, struct board *b);
    enum exit_code (*run)(struct cli *c); /* NULL: answer all positions */
    const char *endings; /* that a name after -o may have, '|' between them; NULL: it is text */
    const char *missing; /* or why this build has it not; name, synopsis, help, options alone are set */
};
extern const struct command *const cli_commands[]; /* NULL at the end */

/* Arguments */
bool command_takes(const struct command *cmd, enum opt o);
bool cli_parse(struct cli *c, int argc, char **argv); /* false: said why, exit 2 */
bool cli_seconds(struct cli *c, enum opt o, int64_t preset_us, int64_t *out_us);
bool cli_number(struct cli *c, enum opt o, int64_t min, int64_t max, int64_t preset, int64_t *out);
bool cli_nodes(struct cli *c, int64_t *out); /* --nodes, or --steps: a search's steps; else 0 */
/* The game that the only argument names. NULL: said why. */
const struct game *cli_game(struct cli *c);
/* --size, if given. False: said why. */
bool cli_size(struct cli *c, const struct game *g, struct variant *v);
/* What is wrong with the value of an option, said with where it came from. */
enum exit_code cli_fault(const struct cli *c, enum opt o, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Words that people type are read in any case, and one that is not known may be near another. */
bool meant_is_word(const char *typed, const char *word);
struct meant {
    char text[64]; /* "; did you mean max?", or "" */
};
struct meant meant_of(const char *typed, const char *words); /* '|' between them */
struct meant meant_command(const char *typed);
struct meant meant_game(struct slice typed);
struct meant meant_level(const struct game *g, const char *typed); /* of the CPU */
struct meant meant_option(const struct command *cmd, const char *typed); /* "--sizes=5" */
/* Sentences and words that list games, made from the list of them (listed.c). */
struct listed {
    char text[256];
};
bool listed_has_duel(const struct game *g);
bool listed_has_board_game(const struct game *g); /* a duel and no puzzle */
bool listed_has_proofs(const struct game *g);
bool listed_has_tables(const struct game *g);
bool listed_has_strategy(const struct game *g);
struct listed listed_games(game_has *have); /* "one, two or three"; NULL: all */
struct listed listed_words(game_has *have); /* "one|two|three" */
struct listed listed_titles(void);          /* "One, Two and Three" */
struct listed listed_help(const char *help);
struct listed opt_words(enum opt o);        /* "": it takes no words */
struct listed command_help_of(const struct command *cmd, enum opt o);
bool outputs_fit(const struct cli *c); /* files to be written; false: said why not */
void cli_help(FILE *to);
void cli_help_command(FILE *to, const struct command *cmd);
void manual_program(FILE *to); /* the same for manual pages, see manual.c */
void manual_command(FILE *to, const struct command *cmd);

/* A position in any form that is read, or the board of an id, which is then c->id: made within the
 * limits of this run (ERR_BUDGET). All of it lies in the arena. */
struct err cli_position(struct cli *c, struct slice text, struct board **out);
/* The id that came with a position. One without a number is of 0.1.0, and gets its number. */
const char *cli_id_beside(struct cli *c, const char *id);

/* Positions from the first argument, -f FILE or standard input, answered one by one */
enum exit_code input_answer_all(struct cli *c);
/* about this position */
enum exit_code cli_fail(struct cli *c, enum exit_code code, const char *why);
enum exit_code cli_fail_err(struct cli *c, struct err e); /* the same with the code that e means */
enum exit_code cli_end(struct cli *c, struct answered o); /* and what it says where there is no answer */
enum exit_code cli_worst(enum exit_code a, enum exit_code b);

struct rating;
/* `rate --html`: rates b and writes the page. Another code than yes: said why not. */
enum exit_code solve_log_rate(struct cli *c, const struct board *b, struct rating *rating);

/* Judges a board by the rules alone and prints that; what a model says comes with the board itself. */
enum exit_code check_print(struct cli *c, const struct board *b, bool is_model);
/* `solve` with these options: --dimacs, --model, --certificate. */
enum exit_code dimacs_answer(struct cli *c, const struct board *b);
enum exit_code dimacs_answer_model(struct cli *c, const struct board *b);
/* What can be certified of this; NULL: it can. */
bool cli_is_via_sat(const struct cli *c); /* --via sat */
const char *certificate_refusal(const struct cli *c, const struct board *b);
enum exit_code certificate_write(struct cli *c, const struct board *b, const struct solve *s,
                                 const struct unsat_core *conflict); /* not 0: said why not */

/* The i-th move after the position, legal on b. False: said why not. */
bool move_argument(struct cli *c, const struct board *b, int i, game_move *m);

/* Results */
bool cli_print(FILE *to, write_fn *write, const void *ctx); /* false: no memory */
bool cli_print_was_lost(void); /* has an answer not been printed? then the run has failed */
enum exit_code cli_say(enum exit_code code, const char *format, ...)
    __attribute__((format(printf, 2, 3))); /* a sentence on standard error */
bool cli_use_color(const struct cli *c);

/* What long work tells: progress, as it is; why it failed, as a command says it. */
extern const struct notices cli_notices, cli_complaints;

/* A board in a form of `convert`; said why not. */
enum exit_code convert_print(struct cli *c, const char *form, const struct board *b);
bool convert_knows_form(const char *form);

/* Budget: --time and --steps, and Ctrl-C */
bool limits_begin(struct cli *c);
void limits_renew(struct cli *c, size_t times); /* from now on, so many times what was given */
struct work limits_share(const struct cli *c, int percent); /* the work's, in part of the time left */
/* For work that nobody can ask to stop and that has written nothing yet: when the time is up the
 * program says so and ends. NULL: no longer. */
void limits_cut(const char *why);
/* What is to be said of ERR_BUDGET: `why`, or where the time was up that. */
enum { LIMITS_SENTENCE = ANSWERED_SENTENCE };
const char *limits_blame(const char *why, char room[LIMITS_SENTENCE]);
void limits_blame_time(void); /* the command that sees to --time itself says that it was up */
bool limits_interrupted(void);
bool limits_timed_out(void); /* --time is over */
enum exit_code limits_code(void);     /* why a computation stopped early */
/* the same for ERR_BUDGET; anything else is bad input */
enum exit_code limits_code_of(struct err e);
uint64_t limits_cpu_us(void);

/* Duels */
struct player;
bool player_from_options(struct cli *c, const struct game *g, struct player *out);

bool show_needs_cairo(const struct cli *c); /* a picture that needs cairo */
bool show_has_form(const char *form);       /* does this build write it: "svg", "png", "pdf"? */
/* The board alone as a picture of this form. */
enum exit_code show_picture(struct cli *c, struct board *b, const char *form, const char *path);
/* publish.c: every form that others read, as lines or as one JSON object, and pictures in files. */
enum exit_code publish_pictures(struct cli *c, struct board *b, const char *stem);
void publish_text(const struct board *b, const char *stem, struct writer *out);
void publish_json(const struct board *b, const char *stem, struct jsonw *j);

extern const struct command command_certify, command_design;
extern const struct command command_games, command_rules, command_show, command_moves,
    command_apply, command_check, command_perft, command_convert, command_solve, command_hint,
    command_rate, command_new, command_value, command_explore, command_strategy, command_tables,
    command_best, command_match, command_review, command_play, command_engine, command_league, command_arena, command_book,
    command_collection, command_serve, command_completion;

#endif
