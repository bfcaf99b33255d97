/* action.h - everything that a player can do, each thing once.
 *
 * A face turns a typed line, a key, a press or a click into a line of text, `NAME ARGUMENTS`, gives it
 * to session_do and shows what comes back: words for the player, the same in every face, and the same
 * as data. No face decides whether something may be done: it asks action_refusal and shows the
 * sentence. The tables stand in actions_*.c, one a subject; actions.c finds and runs a row.
 *
 * A place in a line is a name (b4, b4n) or two numbers, x and y of lattice/spot.h. A line that begins
 * with no action's name is a move.
 */
#ifndef SESSION_ACTION_H
#define SESSION_ACTION_H

#include "session/background.h"
#include "session/session.h"

enum argument_kind {
    ARGUMENT_PLACE,  /* any place of the board */
    ARGUMENT_CELL,   /* a cell */
    ARGUMENT_PLACES, /* all that follow; / for a place elsewhere */
    ARGUMENT_NUMBER,
    ARGUMENT_WORD, /* up to the next blank */
    ARGUMENT_REST, /* to the end of the line */
    ARGUMENT_TEXT  /* the lines after the first one, or what is left of it */
};

struct argument {
    const char *name;
    enum argument_kind kind;
    const char *choices; /* of a word: "inside|outside"; NULL: any */
    bool is_optional;
};

struct given {
    bool is_given;
    struct spot at; /* of a place */
    uint32_t number;
    struct slice word; /* of a word, a rest or a text */
    struct spot *places;
    size_t n;
};

enum { ARGUMENTS_MAX = 4 };

/* What the face has to do, as only it has files or can end. */
enum then { THEN_NOTHING, THEN_SAVE, THEN_RECENT, THEN_QUIT };

/* What came of an action. `say`: a sentence or a few lines, without a full stop or line break at the
 * end; nothing where the headline of the view tells enough. `data`: keys and values of an object. */
struct result {
    bool failed;  /* refused, or not understood: `say` tells why, and nothing has changed */
    bool changed; /* another board is in hand, or another step of it */
    enum then then;
    struct writer say, json;
    struct jsonw data;
    struct arena rooms[2]; /* of these two */
};

void result_open(struct result *r);
void result_close(struct result *r);
struct slice result_words(const struct result *r);
struct slice result_data(const struct result *r);

struct call {
    struct session *s;
    const struct action *action;
    struct given value[ARGUMENTS_MAX];
    struct result *out;
    struct work *work;
};

enum action_flag {
    ACTION_ANYTIME = 1, /* also while no game is loaded */
    ACTION_LOOKS = 2,   /* leaves the session alone */
    ACTION_HANDS = 4,   /* what presses and programs do; not in the list for people */
    ACTION_TURN = 8,    /* compulsory passes are taken after it */
    ACTION_LEAVES = 16, /* another game may come into hand */
};

struct action {
    const char *name, *help;
    const char *expects; /* its arguments in words, for the sentence that they are wrong */
    const struct argument *arguments; /* rows end at name NULL; NULL: none */
    const char *(*refusal)(const struct session *s); /* NULL: never refused */
    void (*run)(struct call *c);
    unsigned flags;
    enum question needs; /* what has to be found out first, which may take a while */
    const char *answers; /* its data as a type of TypeScript; NULL: none */
};

/* Rows end at name NULL. */
extern const struct action actions_play[], actions_read[], actions_help[], actions_game[],
    actions_duel[], actions_edit[], actions_design[], actions_review[], actions_analysis[],
    actions_library[], actions_lesson[], actions_pack[];

/* Row i of all of them; NULL: there are no more. */
const struct action *action_at(size_t i);
const struct action *action_named(struct slice name);
/* Why it cannot be done now, whatever its arguments; NULL: it can. */
const char *action_refusal(const struct session *s, const struct action *a);

/* One line, and a text after its end. On refusal nothing has changed. */
void session_do(struct session *s, const char *line, size_t len, struct result *out,
                struct work *w);

/* The row of a line; NULL: it is none of them, and no move. */
const struct action *action_of_line(const struct session *s, const char *line, size_t len);

/* What a line needs to know first; NONE: it can be done at once. */
enum question session_needs(const struct session *s, const char *line, size_t len);

/* ---- for actions ---- */

void call_say(struct call *c, const char *sentence); /* after ". " where something was said */
void call_line(struct call *c);                      /* what follows is on a line of its own */
void call_fail(struct call *c, const char *sentence);
void call_expected(struct call *c); /* fails: these are not its arguments */
bool call_done(struct call *c, const char *why); /* fails where there is a reason */
bool call_try(struct call *c, struct err e);     /* true: no error */
bool given_is(const struct given *v, const char *word);
void catalogue_write(const struct game *const *games, struct jsonw *j); /* catalogue.c */
void view_marks_write(struct jsonw *j, const struct mark *mark, size_t n); /* six numbers each */
void call_spots(struct call *c, const char *key, const struct spot *spot, size_t n);
void call_position(struct call *c, const char *key, const struct board *b);
void call_move(struct call *c, const char *key, const struct board *b, game_move m); /* 0: "" */

#endif
