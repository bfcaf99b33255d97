/* page.h - one session behind a door of text: a line in, one JSON object out.
 *
 * This is the whole of what the web page knows of games. A request is a line of session/action.h, and
 * for actions that take a text that text after the first line break. The answer always has `ok` and
 * `say`, words for the player; then the data of the action; where something that is shown has changed,
 * `view`, the difference to what was shown before (view_json.c), and `journal`, what is to be added to
 * the saved text. A request that makes no sense is answered by a sentence and changes nothing.
 *
 * Long actions look at a clock and give up after their budget; to end one sooner the page ends the
 * worker it runs in and restores the session from the saved text.
 */
#ifndef FRONT_PAGE_PAGE_H
#define FRONT_PAGE_PAGE_H

#include "base/json.h"
#include "duel/clock.h"
#include "session/action.h"
#include "session/view.h"

enum {
    CELLS_MAX = 10000,  /* larger boards are refused: nobody could look at them */
    BUDGET_MS = 600000, /* of any request */
    VIEW_KEYS_MAX = 48
};

/* What the page has been told of the view. */
struct told {
    struct arena arena; /* of the marks */
    uint64_t loads, revision;
    uint64_t key[VIEW_KEYS_MAX]; /* hashes of the values of the keys */
    struct mark *mark;
    size_t marks;
};

struct page {
    struct session session;
    struct arena arena;  /* of one request */
    struct arena answer; /* the text of the last answer, alone */
    struct work work;
    struct rng rng;
    int64_t end; /* of the time for one answer, on clock_us */
    uint64_t steps; /* of work that one request may cost at most */
    uint32_t asked; /* how often the work has asked whether to stop */
    struct told told;
};

void page_open(struct page *p);
void page_close(struct page *p);

/* Answer one request. The answer lives until the next request; *len is its length. */
const char *page_answer(struct page *p, const char *request, size_t len, size_t *out_len);

/* ---- the view as JSON (view_json.c) ---- */

struct view_key {
    const char *name;
    const char *type; /* of TypeScript */
    void (*write)(struct page *p, const struct view *v, struct jsonw *j); /* its value */
};

extern const struct view_key view_keys[]; /* rows end at name NULL */

/* The value of `view`: all of it, or what has changed since it was last written. */
void view_json_write(struct page *p, const struct view *v, struct jsonw *j);

#endif
