/* game.h - what a game is. Front ends, engines and tests know games only through this.
 *
 * One constant `struct game` describes a game: `rules`, which every game has, and facets, which
 * a game has or lacks. A puzzle leaves `duel` NULL, a duel leaves `puzzle` NULL; nobody writes a
 * function that does not apply. An engine asks for the facet it needs and for nothing else.
 *
 * A board is one flat block: a `struct board` followed by the game's own data, with no pointer
 * into the block. Copy is memcpy, undo is keeping the old copy, and the caller says where it
 * lives. Nothing here allocates except from the arena of a `struct work`; nothing is global.
 *
 * Functions that fill an array return how many items there are, write at most `cap` of them, and
 * may be asked with cap 0. Sentences are static text without a full stop.
 */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/json.h"
#include "base/text.h"
#include "core/clauses.h"
#include "core/scene.h"
#include "core/story.h"
#include "core/wishes.h"
#include "core/work.h"
#include "lattice/symmetry.h"

typedef uint32_t game_move;      /* packed by each game as it likes; ascending = listing order */
#define MOVE_NONE ((game_move)0) /* never a legal move */

/* Variants: one row per thing that may be chosen; rows end at key NULL. Rows 0 and 1 are the
 * width and height in cells. A game with `square` set has one size N: SIZE is written `N`. */
enum { OPTION_WIDTH, OPTION_HEIGHT, OPTION_OWN, OPTION_MAX = 8 };

struct choice {
    const char *key, *help;
    const char *const *words; /* names of the values min..max, or NULL: numbers */
    int16_t min, max, preset;
};

struct variant {
    int16_t value[OPTION_MAX];
};

struct board {
    const struct game *game;
    struct variant variant;
};

enum status { STATUS_OPEN, STATUS_SOLVED, STATUS_INVALID, STATUS_FIRST, STATUS_SECOND, STATUS_DRAW };

/* The drawn form is a sheet of characters. Row labels stand left of the sheet at lines
 * row_first, row_first + row_step, ...; column letters below it at col_first, ... */
struct text_layout {
    int lines, columns;
    int row_first, row_step, col_first, col_step;
};

/* A press on a place of the picture, by pointer or cursor, and what it means. */
enum { BUTTON_MAIN, BUTTON_OTHER };
enum { TYPED_CLEAR = '\b' }; /* takes away what is there, or the last step */

struct press {
    struct spot at;
    struct spot held; /* a piece picked up by the press before, or nowhere */
    int button;
    char typed; /* a character on this place instead of a button, or 0 */
};

struct pressed {
    game_move move;   /* play this ... */
    uint32_t times;   /* ... so often; 0: nothing to play */
    struct spot hold; /* or hold this until the next press */
    const char *why;  /* or a sentence: what could be pressed instead */
};

/* One step of a drag over the picture: from a place where the pointer was to the one beside it, on
 * dots, or on cells where these are hexes. Before the first step both are where it began. */
struct drag_step {
    struct spot from, to;
    int button;
    int doing; /* 0 until the game has decided what this drag does; it stays so to the end */
};

struct rules {
    /* Making a board. The caller fills b->game and b->variant and gives size() bytes. */
    size_t (*size)(const struct variant *v);
    void (*setup)(struct board *b); /* the start of a duel, or a puzzle without clues */

    /* One-line text: BODY, then blank-separated FIELDs. The reader stands on the first byte and
     * is left after the last one taken; on error b is in no particular state (position.c reads
     * into a board of its own). validate judges what only the whole shows and derives the rest. */
    struct err (*read_body)(struct board *b, struct reader *in);
    struct err (*read_field)(struct board *b, struct reader *in);
    const char *(*validate)(struct board *b); /* what is wrong, or NULL */
    /* What a board needs besides its text, where that takes work; NULL: nothing. */
    struct err (*after_read)(struct board *b, struct work *w);
    void (*write_body)(const struct board *b, struct writer *out);
    void (*write_fields)(const struct board *b, struct writer *out); /* each after one blank */

    /* Drawn text: one character at a time. set_glyph gets every character of the sheet in reading
     * order, on a board as setup left it, and says what is wrong with one, or NULL. */
    struct text_layout (*text_layout)(const struct variant *v);
    char (*glyph_at)(const struct board *b, int line, int column);
    const char *(*set_glyph)(struct board *b, int line, int column, char glyph_at);

    /* Moves. refusal is NULL exactly for the moves that `moves` lists; m may be any number. */
    size_t (*moves)(const struct board *b, game_move *out, size_t cap); /* ascending */
    const char *(*refusal)(const struct board *b, game_move m);
    void (*play)(struct board *b, game_move m); /* m must be legal */
    struct err (*read_move)(const struct board *b, struct reader *in, game_move *m);
    void (*write_move)(const struct board *b, game_move m, struct writer *out);
    /* The cell, corner or edge that m is about: of a piece that moves, where it stands before. It
     * follows from m and the size alone; m may be any number. Nowhere: a pass, a word, no move. */
    struct spot (*move_spot)(const struct board *b, game_move m);

    /* `out` comes with no move, nothing held and no sentence, and is left so by a character that
     * means nothing here. The move may be refused. */
    void (*press)(const struct board *b, const struct press *p, struct pressed *out);
    /* The same for a step of a drag; no move and no sentence: nothing to do there. NULL: dragging
     * draws nothing in this game. */
    void (*drag)(const struct board *b, struct drag_step *d, struct pressed *out);

    enum status (*status)(const struct board *b);
    uint64_t (*key)(const struct board *b); /* equal text, equal key */
    size_t (*scene)(const struct board *b, struct mark *out, size_t cap);

    /* Turning and mirroring: false where sym does not map the game onto itself. `out` has room
     * for a board of the same size; width and height may be exchanged. */
    bool (*turn)(const struct board *b, int sym, struct board *out);
    game_move (*turn_move)(const struct board *b, int sym, game_move m);

    /* a broken invariant, or NULL; for tests */
    const char *(*broken_invariant)(const struct board *b);
};

/* A broken rule and every place where it shows. The arrays are the caller's; flaws.n and n_spots
 * count everything found, also what did not fit; a flaw's own n only the places that did. */
struct flaw {
    uint8_t rule; /* counts into puzzle.rules */
    size_t first, n;
};

struct flaws {
    struct flaw *flaw;
    size_t n, cap;
    struct spot *spot;
    size_t n_spots, cap_spots;
};

void flaws_add(struct flaws *f, uint8_t rule);            /* a new flaw, so far nowhere */
void flaws_spot(struct flaws *f, struct spot at);         /* one more place of the last flaw */

/* A question to a solver and its answer. Solutions are boards like the one asked about, the
 * caller's blocks, with the answer filled in: `check` judges them, having no part in the search. */
enum answer { ANSWER_NONE, ANSWER_ONE, ANSWER_MANY, ANSWER_UNKNOWN }; /* unknown: ran out */
const char *answer_name(enum answer a); /* "none", "unique", "multiple", "unknown" */

struct solve {
    uint64_t limit;               /* asked: count up to this many; with 1, ONE means "one or more" */
    bool from_here;               /* asked: keep the progress that the board shows */
    int threads;                  /* asked: so many at most; 0 is 1 */
    enum answer answer;           /* MANY as soon as two are known */
    bool complete;                /* count is exact, or the limit */
    uint64_t count;               /* solutions found, at most limit */
    uint64_t paths;               /* distinct paths among them, where the game has paths */
    uint64_t decisions;
    struct board *first, *second; /* two different solutions, as far as there are any */
};

/* Clues that cannot all hold. n is 0 if there is a solution; cap as everywhere. */
struct unsat_core {
    struct spot *spot;
    size_t n, cap;
    bool minimal; /* proved that none of them can be left out */
};

/* What is the same in all solutions: a board with just that filled in. */
struct backbone {
    bool from_here; /* asked */
    struct board *board;
    bool complete; /* proved; else only "no difference found before the steps ran out" */
};

/* How many solutions there are, counted without being listed, and in which share of them each part of
 * an answer is drawn. All of it lies in the arena of the work. */
struct solution_count {
    bool from_here; /* asked */
    bool shares;    /* asked */
    char *decimal;  /* the count, as digits */
    struct spot *spot; /* n of each, in reading order of the parts */
    double *share;
    size_t n;
};

int solution_count_thousandths(const struct solution_count *n, size_t i); /* seldom is not never */

/* A way of reasoning that has a name. Rows stand easiest first and end at name NULL. */
struct technique {
    const char *name;    /* "clue finished" */
    uint8_t grade;       /* 10, 15, ... 95: ten times the rating of a puzzle that needs it */
    const char *idea;    /* one sentence: why it is right */
    const char *example; /* a position on which it is the next step */
};

/* The next step a person could take from the board as it stands. The arrays are the caller's; what
 * does not fit is left out and not counted. */
enum hint_kind {
    HINT_STEP,   /* do `move`, because of `because` */
    HINT_WRONG,  /* the board breaks a rule or has no solution any more: look at `because` */
    HINT_DONE,   /* it is solved */
    HINT_NO_STEP /* there is nothing to prove: several solutions are left, or steps ran out */
};

struct hint {
    enum hint_kind kind;
    uint8_t technique;        /* counts into puzzle.techniques */
    uint16_t cost;            /* things that must be kept in mind at once: 1 for a look at one place */
    game_move *move;          /* what follows, each legal now and in any order */
    size_t n_moves, cap_moves;
    struct spot *because;     /* the places that force it, in the order the sentence names them */
    size_t n_because, cap_because;
    struct story *story; /* why, in steps; NULL: not asked for, and then `because` may be empty */
    const struct board *solution; /* asked: the only solution, where the caller knows it; or NULL */
    const struct spot *hand; /* asked: of equally easy steps the one nearest to this; NULL: any */
    bool uniqueness; /* asked: that there is only one answer, which the caller knows, may be used */
};

/* Told of a step before it is played. */
typedef void hint_watch(void *ctx, const struct board *b, const struct hint *h);

enum level { LEVEL_EASY, LEVEL_NORMAL, LEVEL_HARD, LEVEL_EXPERT, LEVEL_COUNT };

/* What a made puzzle should be like. */
struct generate_request {
    enum level level;
    struct wishes wishes;
    bool allow_search; /* hints may have to search; otherwise they tell a story all the way */
    bool any_level;    /* `level` is what to try for, and another will do */
    /* Of the clue grid, row by row: '.' no clue, '?' one to be chosen, or the clue itself; NULL: where
     * clues stand is for the generator to choose. */
    const char *pattern;
    const uint8_t *inside; /* 1 for the cells that the answer surrounds, row by row; NULL: any answer */
};

/* How what a chain of hints asks for adds up to a burden, and a burden is a rating: puzzle/rate.h. */
struct rating_scale {
    int16_t hardest, work; /* weights: of the hardest step, of all work */
    int16_t middle, hard;  /* of the steps whose techniques are graded 3.5, 5.0 or more; or 0 */
    int16_t burden[9];     /* whose ratings are 1.0, 2.0 ... 8.0 and 9.9 */
};

struct edit;     /* core/edit.h */
struct game_face; /* core/face.h */

/* Facet of games one person solves. ERR_MEMORY is the only error. What a room does not have yet of
 * solve, write_solution; techniques, hint, explain; generate is NULL: then no solver is offered, no
 * hints, no new puzzles. */
struct puzzle {
    const char *const *rules; /* short names, NULL at the end: "clue", "loop" */
    struct err (*check)(const struct board *b, struct flaws *out, struct work *w);
    struct err (*solve)(const struct board *b, struct solve *s, struct work *w);
    void (*clear)(struct board *b); /* take all progress off */
    void (*write_solution)(const struct board *b, struct jsonw *out); /* one JSON value */
    /* Places where the progress of b is not that of this solution. */
    size_t (*differences)(const struct board *b, const struct board *solution, struct spot *out,
                          size_t cap);
    /* Reasoning like a person. hint finds the cheapest step and tells, of whatever it found, the
     * story; explain writes that as one paragraph (hint_explain). */
    const struct technique *techniques;
    int uniqueness; /* the row of these that is used only where hints are asked for it; 0: none */
    struct rating_scale scale;
    struct err (*hint)(const struct board *b, struct hint *out, struct work *w);
    void (*explain)(const struct board *b, const struct hint *h, struct writer *out);
    /* A puzzle with exactly one solution, of b's variant, no progress; aims at the request, and
     * what it reached is for the rating to say. ERR_BUDGET: steps ran out first, or a wish was not met. */
    struct err (*generate)(struct board *b, const struct generate_request *request, struct work *w);
    unsigned wishes; /* what it heeds: bits of enum wish */
    /* The rest may be NULL. */
    /* The same for a request with a pattern or an inside, which `generate` does not look at. What stands
     * against it is told with a place, in the arena. */
    struct err (*fill)(struct board *b, const struct generate_request *request, struct work *w);
    /* The chain of hints: from b, which departs from no solution, find the step, tell `watch`, play
     * it, until there is none; `out` is then the last hint. What `hint` would say each time, but
     * with what is known kept between the steps. */
    struct err (*chain)(struct board *b, struct hint *out, hint_watch *watch, void *ctx,
                        struct work *w);
    /* An answer may be whole while places are left open: is b's? Then they are filled in as what
     * an answer leaves unsaid. */
    bool (*complete)(struct board *b);
    struct err (*unsat_core)(const struct board *b, struct unsat_core *out, struct work *w);
    struct err (*backbone)(const struct board *b, struct backbone *out, struct work *w);
    /* ERR_VARIANT: the board is too wide for it; ERR_BUDGET: stopped. */
    struct err (*count)(const struct board *b, struct solution_count *out, struct work *w);
    /* The puzzle as clauses, in memory of the arena, and a board from their solution; key k is
     * variable k + 1. ERR_VARIANT: it has no such encoding, or is too large for it. */
    struct err (*encode)(const struct board *b, enum encoding_kind kind, bool from_here,
                         struct encoding *out, struct arena *arena);
    void (*decode)(const struct board *b, const int8_t *key, struct board *out);
    void (*keys)(const struct board *b, int8_t *key); /* of a filled board: decode, turned round */
    /* That there is no solution besides that of `answer` (or none, if it is NULL), step by step against
     * the lazy clauses; *out is none, many (there is one more) or unknown. */
    struct err (*refute)(const struct board *b, const int8_t *answer, const struct refutation_sink *to,
                         enum answer *out, struct work *w);
    enum { CERTIFIED_NOT, CERTIFIED_ONE_LOOP, CERTIFIED_NO_LOOP } certified; /* certify/certify.h */
};

/* Clues on a w x h grid of single characters: what other programs' notations carry. */
struct clues {
    const char *pzpr;         /* name in puzz.link addresses */
    const char *tatham;       /* what follows the size in Tatham's ids: "" or "t0" */
    int extra;                /* the clue grid is (w + extra) x (h + extra) */
    char (*get)(const struct board *b, int r, int c); /* '.' or '0'..'4' */
    const char *(*put)(struct board *b, int r, int c, char clue);
    int (*of_answer)(const struct board *b, int r, int c); /* the number that a filled board has there */
};

/* Points a move earns, and for what. */
struct gain {
    const char *what;
    int points;
};

/* How a game may begin. */
enum { FIRST_RANDOM = -1, BLOCKED_COURSE = -1 }; /* as the course where the game was set has it */

struct opening {
    int blocked; /* cells blocked for the whole game, alike for both sides; or BLOCKED_COURSE */
    int first;   /* side that moves first, or FIRST_RANDOM */
};

/* The terms on which the games of a course were played. */
struct course {
    const char *name;
    struct opening start;
    int least;  /* side of its smallest board */
    int small;  /* boards up to this side have cpu[0] seconds of the processor, a player and a game; */
    int cpu[2]; /* larger ones cpu[1] */
};

/* Values of duel positions, for the side to move. A proved win in n turns is SCORE_MATE - n, a
 * proved loss the same below zero; everything else lies strictly between -SCORE_WON and SCORE_WON.
 * SCORE_POINT is one point of the score, or what a turn is worth where there are no points. */
enum { SCORE_MATE = 500000, SCORE_WON = 490000, SCORE_POINT = 100 };

static inline int score_clamp(int64_t guess) /* a guess is never a proof */
{
    return guess >= SCORE_WON ? SCORE_WON - 1 : guess <= -SCORE_WON ? 1 - SCORE_WON : (int)guess;
}

/* How a named level of the CPU plays (duel/named_level.h). */
enum { NAMED_LEVELS = 8 };

struct level_setting {
    int depth;      /* turns that it looks ahead; 0: as many as `nodes` allow, poor moves less deep */
    int error;      /* temperature, in thousandths of the expected score; 0: always what looks best */
    uint32_t nodes; /* positions that it looks at, at most */
};

enum { LEVEL_SMALL_CELLS = 64 };

/* Facet of games two people play. No position has more moves than four times its cells. */
struct duel {
    const char *sides[2];                /* as written in positions: "H", "V" */
    const char *names[2];                /* as people say: "Red", "Blue" */
    bool (*is_active)(const struct board *b); /* NULL: always a duel */
    int (*mover)(const struct board *b); /* 0 first, 1 second */
    game_move pass; /* the only move of a side that has no other; MOVE_NONE: there is always one */
    /* Of a puzzle that two may play: the duel on it, from what has been drawn so far, and the puzzle
     * again. `rule` is a value of the options' row begin_row. ERR_VARIANT says what cannot be had.
     * NULL: the game is a duel by itself. */
    struct err (*begin)(struct board *b, int rule, struct work *w);
    void (*end)(struct board *b);
    int begin_row;
    /* The start with these choices, on a board fresh from setup; NULL: there is only one start.
     * ERR_VARIANT says what cannot be had. */
    struct err (*start)(struct board *b, const struct opening *o, struct rng *rng);
    const struct course *course; /* where the game was set, needs start; or NULL */
    /* Of a piece that moves: the cell where m brings it, or the edge through which it leaves. Nowhere:
     * a pass, no move. NULL: pieces are placed, and stay. */
    struct spot (*move_end)(const struct board *b, game_move m);
    /* Enemy pieces that m turns over; NULL: nothing ever flips. */
    size_t (*flips)(const struct board *b, game_move m, struct spot *out, size_t cap);
    /* Points of m, as if what it replaces had been taken away first, and of each side so far;
     * NULL: the game has no points. */
    size_t (*move_points)(const struct board *b, game_move m, struct gain *out, size_t cap);
    int (*score)(const struct board *b, int side);
    /* In a race: the pieces that a side has still to bring home. NULL: it is no race. */
    int (*pieces_left)(const struct board *b, int side);
    /* A guess at the value of an open board, from what stands on it; |guess| < SCORE_WON. */
    int (*evaluate)(const struct board *b);
    /* The lead, as guesses and searches count it, that brings 73 of 100 points: the scale of
     * 1 / (1 + exp(-score / lead)), fitted to games by tools/expect.c. */
    int lead;
    /* NAMED_LEVELS - 1 levels of the CPU below the strongest, weakest first; NULL: none have names. */
    const struct level_setting *levels;
    /* The same on boards of fewer than LEVEL_SMALL_CELLS cells, where games are short, so that faults are
     * fewer, and looking further soon brings nothing; NULL: as on others. */
    const struct level_setting *small_levels;
    /* By how much a turn seldom changes the guess, between good moves; 0: it may jump. */
    int eval_step;
    /* For the search: a move with which the mover of this open board wins at once, MOVE_NONE if there
     * is none; NULL: that is found by trying. */
    game_move (*winning_move)(const struct board *b);
    /* For the search: a move that gives the turn away, legal or not, in a game where a turn is hardly
     * ever a burden. Such a game is searched selectively (engine/search/node.c). MOVE_NONE: not so. */
    game_move null_move;
    /* No game goes on for more turns than this; NULL: no such bound is known. */
    int (*turns_left)(const struct board *b);
    /* For the search, in games with points whose rest may have nothing to do with the points made so
     * far: all three or none. `standing` is what is settled of the value of b, for its mover; boards with the
     * same rest_key are worth the same but for it. `candidates` are moves among which there is a
     * best one, in the order in which they should be tried; each can be played once at most and no
     * others come up later, so the rest lasts no longer than there are. A single one: the rest is
     * decided, and `evaluate` is the value of b. */
    int (*standing)(const struct board *b);
    uint64_t (*rest_key)(const struct board *b);
    size_t (*candidates)(const struct board *b, game_move *out, size_t cap);
    /* By how much the mover comes out ahead, as a score, in a sample game in which it plays m and the
     * other side always takes what looks best at once; NULL: there are none. */
    int (*sample)(const struct board *b, game_move m, struct rng *rng);
    /* Where the duel is fought over a puzzle that a move can spoil: makes b a board on which only
     * moves that agree with the only solution are legal. `known`, or NULL, is a board for which
     * that was done before; if it is of the same puzzle, little work is needed. On error b is of no
     * more use: ERR_VARIANT: there is not exactly one solution, or b departs from it; ERR_BUDGET:
     * that could not be found out. NULL: nothing can be spoilt. */
    struct err (*secure)(struct board *b, const struct board *known, struct work *w);
    /* What m does, in a few words of the rules ("creates 5, cuts 3"), nothing if there is nothing
     * to say; NULL: never anything. */
    void (*remark)(const struct board *b, game_move m, struct writer *out);
};

/* Facet of games in which a person looks for an order of the numbers on the board. */
struct ordering {
    /* One order that agrees with what has been stated, highest first; all of it if need be. */
    size_t (*list)(const struct board *b, int *out, size_t cap);
    bool (*known)(const struct board *b, int upper, int lower); /* stated, or follows */
    game_move (*relate)(int upper, int lower, bool states);     /* state it, or take it back */
    bool (*reversed)(const struct board *b); /* is the lowest number the best one just now? */
    /* The step that what has been stated demands, or MOVE_NONE, and why in a few words. */
    game_move (*next)(const struct board *b, struct writer *why);
    /* What a solved board proves of the order, and what of it is still open: in a sentence or two,
     * and as one JSON value. Of any other board nothing, and null. */
    void (*tell_proved)(const struct board *b, struct writer *out);
    void (*write_proved)(const struct board *b, struct jsonw *out);
};

/* Facet of puzzles with small services that a player may switch on. Bit i of `on` is row i. */
struct assist {
    const char *name, *help; /* "cross", a few words */
};

enum { ASSISTS_MAX = 8 };

struct assists {
    const struct assist *list; /* rows end at name NULL */
    /* Plays on b what follows by itself, and lists it; each was legal when it was played. */
    size_t (*play)(struct board *b, unsigned is_active, game_move *out, size_t cap);
    bool (*dims)(const struct board *b, unsigned is_active, struct spot clue); /* it is finished */
    /* Cells known to lie inside (1) or outside (-1), in reading order; false: not to be shown. */
    bool (*shades)(const struct board *b, unsigned is_active, int8_t *side);
    unsigned uniqueness; /* the bit of the row that lets hints use that there is only one answer; 0: none */
};

/* What a position is worth under perfect play, to the side that is to move. */
enum value { VALUE_UNKNOWN, VALUE_WON, VALUE_LOST, VALUE_DRAWN };

struct worth {
    enum value value;
    int plies; /* turns to the end, the winner hurrying and the loser delaying; -1 if not known */
};

struct worth worth_turned(struct worth after); /* of a move that leaves the other side this */
struct worth worth_best(const struct worth *each, size_t n); /* of having these moves */

struct lanes; /* engine/exact/lanes.h */
struct exact_position; /* engine/exact/exact.h */
struct proof_game; /* engine/proof/proof.h */
struct proof_state;

/* Facet of games that can be solved: exact values. */
struct census {
    /* The worth of each move of an open position, in the order of `moves`, n of them, to its
     * mover. A move not settled within the budget is VALUE_UNKNOWN. ERR_BUDGET: none was. */
    struct err (*value)(const struct board *b, struct worth *each, size_t n, struct work *w);
    /* Does `value` take moments here and on every board that can come after? Nothing is solved for
     * the answer. Late in a game it may turn from no to yes. */
    bool (*in_reach)(const struct board *b, struct arena *arena);
    /* The board for the engine that solves games on lanes, false if it is too large; NULL in
     * games of another kind. */
    bool (*lanes)(const struct board *b, struct lanes *l, struct exact_position *s);
    /* The game for the engine that proves who wins, on boards of this size, in memory of the arena (NULL:
     * there is none left); and an open position as its state. NULL in games of another kind. */
    const struct proof_game *(*proof)(const struct board *b, struct arena *arena);
    void (*proof_state)(const struct board *b, struct proof_state *out);
    /* How the side to move wins: `tell` hears a move for every position that can come up, the first
     * for b. ERR_ILLEGAL: it does not win; ERR_BUDGET: not proved. NULL: not in this game. */
    struct err (*strategy)(const struct board *b,
                           void (*tell)(void *ctx, const struct board *b, game_move m), void *ctx,
                           struct work *w);
    /* The same in any way that wins, turn by turn of the winner's, from 1 on; of positions that are mirror
     * images of each other one is told, and none where a move wins at once unless it is b. 2^bits
     * entries of 16 bytes are for the proof. */
    struct err (*strategy_turns)(const struct board *b, int bits,
                                 void (*tell)(void *ctx, int turn, const struct board *b, game_move m),
                                 void *ctx, struct work *w);
};

/* A notation of one game alone, read only when asked for by name. */
struct form {
    const char *name, *help; /* help: whose it is */
    struct err (*read)(const struct game *g, struct reader *in, struct arena *arena,
                       struct board **out);
};

enum lattice { LATTICE_SQUARE, LATTICE_HEX };
enum target { TARGET_CELLS, TARGET_EDGES }; /* what a press is aimed at */

struct game {
    const char *name, *title, *blurb; /* as typed, as people say, one sentence */
    const char *brief;                /* the rules in a few sentences, for a sheet of paper */
    const char *manual;               /* the rules in plain words, with drawings */
    const char *sample;               /* a position line worth looking at */
    bool square;                      /* SIZE is one number */
    const char *sizes;                /* a sentence: which boards there are */
    enum lattice lattice;
    enum target target;
    const char *corner; /* what a point between cells is called: "dot"; NULL: nothing is there */
    const struct choice *options;
    struct rules rules;
    const struct form *form;     /* or NULL */
    const struct clues *clues;   /* or NULL */
    const struct edit *edit;     /* or NULL */
    const struct game_face *face; /* or NULL */
    const struct puzzle *puzzle; /* or NULL */
    const struct duel *duel;     /* or NULL */
    const struct census *census; /* or NULL */
    const struct ordering *ordering; /* or NULL */
    const struct assists *assists;   /* or NULL */
};

static inline int board_width(const struct board *b)
{
    return b->variant.value[OPTION_WIDTH];
}

static inline int board_height(const struct board *b)
{
    return b->variant.value[OPTION_HEIGHT];
}

bool board_is_duel(const struct board *b);                   /* is a duel on this board? */
/* The puzzle's own, of any game: ERR_VARIANT says that there is no solver, or that there are no
 * hints. */
struct err board_solve(const struct board *b, struct solve *s, struct work *w);
/* Asked for uniqueness, it first sees to it that there is only one answer; if not, none is said to be. */
struct err board_hint(const struct board *b, struct hint *h, struct work *w);
void hint_explain(const struct board *b, const struct hint *h, struct writer *out); /* its story */
/* The numbered places of the story, each once and in order, are what forces it: `because`. */
void hint_because_of_story(struct hint *h);
const char *board_spot_kind(const struct board *b, struct spot at); /* "cell", "edge", "dot", ... */
void board_copy(struct board *to, const struct board *from); /* same variant */
/* All marks of a board and room for `more`, in the arena; without memory there is no out. */
struct scene board_scene(const struct board *b, size_t more, struct arena *arena);

struct variant game_preset(const struct game *g);
struct variant variant_turn(const struct variant *v, int sym); /* width and height exchanged? */
const char *level_name(enum level l);   /* "easy", "normal", "hard", "expert" */
const char *lattice_name(enum lattice l); /* "square", "hex" */
const char *status_name(enum status s); /* "open", "solved", "invalid", "first", ... */

#endif
