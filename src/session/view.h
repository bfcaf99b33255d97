/* view.h - everything that a face shows of a session, found out once after a change and kept.
 *
 * The picture is the board's scene with what is laid over it: assists, mistakes, the last move or a
 * trial, the hint, a piece in hand. Faces draw the view and ask nothing of the board.
 */
#ifndef SESSION_VIEW_H
#define SESSION_VIEW_H

#include "session/points.h"
#include "session/session.h"

/* What stands at each spot of a board, as one number a spot; found again by the board's key. */
struct print {
    uint32_t *at;
    size_t n;
    uint64_t key;
};

struct view {
    uint64_t revision; /* of the session that it shows */
    enum status status;
    bool is_duel;
    int mover; /* side to move in an open duel, or -1 */
    bool is_cpu, must_pass;
    const struct mark *mark;
    size_t marks;
    struct flaws flaws; /* broken rules; of a board that is finished and not accepted all that is not met */
    bool is_unmet;      /* that */
    struct spot *target; /* places that may be pressed now, where not every one may */
    size_t targets;
    bool has_points;
    struct points points;
    struct slice headline, told, gain, hint;
    uint64_t scenes, checks; /* made so far, by all views of this session */
    struct arena arena, words, prints;
    struct print print[2]; /* of the board with which this one was compared, and of this one */
};

/* Valid until the session changes. NULL: no memory. The board in hand must be there. */
const struct view *session_view(struct session *s, struct work *w);
void view_free(struct session *s);

/* What is wrong with the board by the rules alone, in the arena of the work. */
struct err view_flaws_list(const struct board *b, struct flaws *out, struct work *w);

#endif
