/* page.h - one session behind a door of text: a request in, one JSON object out.
 *
 * This is the whole of what the web page knows of games. A request is a line, "VERB WORDS", and
 * for verbs that take a text (load, restore, picture) that text after the first line break. The
 * answer always has `ok` and `say`, a sentence for the player; then what the verb adds, and
 * `state`, all a face needs to draw the session. A request that makes no sense is answered by a
 * sentence and changes nothing. docs/PAGE.md lists the verbs.
 *
 * Long verbs look at a clock and give up after their budget; to end one sooner the page ends the
 * worker it runs in and restores the session from the `save` of the state before.
 */
#ifndef FRONT_PAGE_PAGE_H
#define FRONT_PAGE_PAGE_H

#include "base/json.h"
#include "base/written.h"
#include "duel/clock.h"
#include "duel/review.h"
#include "session/session.h"

enum {
    CELLS_MAX = 10000,  /* larger boards are refused: nobody could look at them */
    LABELS_MAX = 400,   /* up to so many cells every cell is put into words */
    SAY_ROOM = 1 << 15, /* the reason of a hint may be a long chain */
    BUDGET_MS = 20000,  /* of a verb that names none */
    BUDGET_MS_MAX = 600000,
};

struct page {
    struct session session;
    struct arena arena;  /* of one request */
    struct arena answer; /* the text of the last answer, alone */
    struct work work;
    struct rng rng;
    struct deadline deadline;
    uint64_t steps; /* of work that one request may cost at most */
    struct arena reviewed;       /* of what follows */
    struct judgement *judgement; /* of the moves of the record under review, those judged so far */
    size_t judgements;
    enum status result; /* of that record */
    uint32_t asked; /* how often the work has asked whether to stop */
};

/* What a verb did. */
struct reply {
    bool failed;
    struct writer say;
    char text[SAY_ROOM];
    bool state;                                                      /* tell the state as well */
    void (*body)(struct page *p, const void *data, struct jsonw *j); /* more keys, or NULL */
    const void *data;                                                /* lives in the arena */
};

void page_open(struct page *p);
void page_close(struct page *p);

/* Answer one request. The answer lives until the next request; *len is its length. */
const char *page_answer(struct page *p, const char *request, size_t len, size_t *out_len);

/* ---- for verbs ---- */

struct request {
    struct reader words; /* after the verb and one blank, to the end of the line */
    struct slice text;   /* after the first line break */
};

typedef void verb_fn(struct page *p, struct request *q, struct reply *r);

struct verb {
    const char *name;
    bool needs_game; /* refused while no game is loaded */
    verb_fn *run;
};

/* Rows end at name NULL; one table a file. */
extern const struct verb verbs_play[], verbs_help[], verbs_duel[], verbs_make[], verbs_edit[],
    verbs_review[];

void reply_say(struct reply *r, const char *sentence);
void reply_fail(struct reply *r, const char *sentence);
void reply_err(struct reply *r, struct err e);
void page_budget(struct page *p, uint32_t ms);

/* The next word, without the blank after it; empty at the end. */
struct slice request_word(struct request *q);
bool request_number(struct request *q, uint32_t max, uint32_t *out);
bool request_spot(struct page *p, struct request *q, struct spot *out); /* on the board's sheet */

/* Is a board of this size one that the page shows? If not, an error that says so. */
struct err page_shows(int width, int height);

/* A position in any form becomes the game in hand; on error nothing changes. */
struct err page_load(struct page *p, struct slice text);

/* A side that cannot move passes by itself, and this is said. */
void page_pass(struct page *p, struct reply *r);

/* ---- writing ---- */

void json_written(struct page *p, struct jsonw *j, const char *key, write_fn *write,
                  const void *ctx); /* a text of any length */
void json_spots(struct jsonw *j, const char *key, const struct spot *spot, size_t n);
void json_position(struct jsonw *j, const char *key, const struct board *b, struct page *p);
void json_move(struct jsonw *j, const char *key, const struct board *b, game_move m); /* 0: "" */

void state_write(struct page *p, struct jsonw *j);

/* Marks are one flat list x, y, shape, role, value; picture_names says what the numbers mean. */
void picture_board(struct page *p, const struct board *b, struct jsonw *j);
void picture_session(struct page *p, struct jsonw *j);
void picture_targets(struct page *p, struct jsonw *j);
void picture_labels(struct page *p, struct jsonw *j);
void picture_names(struct jsonw *j);
const char *role_name(enum role role);
void label_spot(struct page *p, struct spot at, struct writer *out);

/* Sentences about the game in hand. */
void words_headline(struct page *p, struct writer *out);
void words_hint(struct page *p, struct writer *out);
void words_gain(struct page *p, struct writer *out);
void words_side(const struct session *s, int side, struct writer *out);

void ordering_write(struct page *p, struct jsonw *j);

#endif
