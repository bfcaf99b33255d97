/* variations.h - a duel being analysed: all that was tried from its start, as a tree. Playing another move
 * somewhere begins a branch, and nothing is lost. The steps of the session are the way from the start to the
 * node in hand; the tree follows them.
 *
 *     start GAME 3 H++/H++/+VV H
 *     moves a3r (a2r c1u) b1u c1u
 *     at 3
 *
 * is the text of one: alternatives stand in brackets after the move that they replace, `at` is the node in
 * hand, counted as the moves stand. The first child of a node is its main line.
 */
#ifndef SESSION_VARIATIONS_H
#define SESSION_VARIATIONS_H

#include "session/session.h"

struct variation {
    game_move move;
    uint32_t parent, child, next; /* child: the first of its own; next: the alternative after it; 0: none */
};

struct variations {
    struct variation *node; /* 0: the start */
    uint32_t n, cap, at;
    const struct board *start;
};

/* From the steps in hand, both sides played by hand. False: no memory. */
bool variations_begin(struct session *s);
void variations_follow(struct session *s); /* after anything that may have changed the steps */

/* Node k as the text counts them, the start being 0, or -1. */
int64_t variations_node(const struct session *s, uint32_t number);
uint32_t variations_number(const struct session *s, uint32_t node);

/* To a node; make it the main line, all the way from the start; delete it with all that follows. NULL, or
 * why not. */
const char *variations_go(struct session *s, uint32_t node, struct work *w);
const char *variations_promote(struct session *s, uint32_t node);
const char *variations_delete(struct session *s, uint32_t node, struct work *w);

/* One node after the other as the text has them: a move of the line, one that begins an alternative, and
 * the end of what began so. */
enum variations_event { VARIATION_MOVE, VARIATION_OPENS, VARIATION_CLOSES };
typedef void variations_visit(void *ctx, const struct board *before, uint32_t node,
                              enum variations_event event);
void variations_walk(const struct session *s, variations_visit *visit, void *ctx, struct work *w);

void variations_write(const struct session *s, struct writer *out, struct work *w); /* the moves */
/* Such moves, from the start in hand on; ERR_TEXT: one cannot be played. */
struct err variations_read(struct session *s, struct slice moves, struct work *w);

#endif
