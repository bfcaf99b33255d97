/* scratch_board.h - a copy of the board to think on: quick to fill in and to wipe again.
 *
 * Corners and cells stand in one padded grid; place k is a corner and also the cell whose top left
 * corner it is, so all neighbours are reached by adding a constant and nobody asks where the board
 * ends. Cells in the padding hold SLASH_OUT.
 *
 *      k-stride-1 | k-stride         round corner k          k ------- k+1
 *      -----------k---------                                  | cell k |
 *             k-1 | k                                 k+stride -- k+stride+1
 *
 * Joined corners are a group: they stand on a ring (`next`), share a name and hang in a tree
 * (`up`). The smaller group is renamed when two are joined, and named back when the slash is wiped,
 * so the last slash can always be taken back.
 */
#ifndef SLANT_SCRATCH_BOARD_H
#define SLANT_SCRATCH_BOARD_H

#include "games/slant/slant.h"

enum { SLASH_OUT = 3 };

struct scratch_board {
    int w, h;
    uint32_t stride, n;           /* places: (w + 2) * (h + 2) */
    uint32_t empty;               /* cells left */
    uint8_t *clue, *lines, *open; /* by corner: number, slashes that end there, empty cells round */
    uint8_t *cell;                /* by cell */
    uint32_t *group, *next, *up;  /* by corner; up is 0 at the root */
    uint32_t *size, *rim;         /* by group: corners, and those of them on the rim */
    uint32_t *trail, *hung, *named; /* cells as filled; the corner hung on, and its group's name */
    uint32_t n_trail;
    uint32_t *stamp, now; /* marks of corners on a path */
    uint32_t *path;       /* what scratch_path found */
};

struct scratch_board *slant_scratch_take(int w, int h,
                                         struct arena *arena); /* without clues; NULL: no memory */
void slant_scratch_wipe(struct scratch_board *s);              /* all cells empty again */
/* clues and cells of a board */
void slant_scratch_read(struct scratch_board *s, const struct board *b);

/* Fill an empty cell. A slash that closes a loop joins nothing. */
void slant_scratch_put(struct scratch_board *s, uint32_t cell, enum slash slash);
void slant_scratch_undo(struct scratch_board *s); /* take the last one back */

/* The cells between two corners of one group, in order, in s->path. */
uint32_t slant_scratch_path(struct scratch_board *s, uint32_t a, uint32_t b);

static inline uint32_t scratch_place(const struct scratch_board *s, int r, int c)
{
    return (uint32_t)(r + 1) * s->stride + (uint32_t)(c + 1);
}

static inline int scratch_row(const struct scratch_board *s, uint32_t k)
{
    return (int)(k / s->stride) - 1;
}

static inline int scratch_column(const struct scratch_board *s, uint32_t k)
{
    return (int)(k % s->stride) - 1;
}

static inline enum slash slash_other(enum slash slash)
{
    return slash == SLASH_FALL ? SLASH_RISE : SLASH_FALL;
}

/* The ends of a slash. */
static inline uint32_t scratch_end(const struct scratch_board *s, uint32_t cell, enum slash slash,
                                   int which)
{
    if (slash == SLASH_FALL)
        return which ? cell + s->stride + 1 : cell;
    return which ? cell + s->stride : cell + 1;
}

/* Cell i of the four round a corner, in reading order, and the slash of it that ends there. */
static inline uint32_t scratch_near(const struct scratch_board *s, uint32_t corner, int i)
{
    return corner - (i < 2 ? s->stride : 0) - (i % 2 ? 0 : 1);
}

static inline enum slash scratch_touching(int i)
{
    return i == 0 || i == 3 ? SLASH_FALL : SLASH_RISE;
}

/* The corner across cell i of corner k. */
static inline uint32_t scratch_across(const struct scratch_board *s, uint32_t corner, int i)
{
    return (i < 2 ? corner - s->stride : corner + s->stride) + (i % 2 ? 1 : (uint32_t)-1);
}

static inline bool scratch_is_open(const struct scratch_board *s, uint32_t cell)
{
    return s->cell[cell] == SLASH_NONE;
}

/* Would this slash close a loop? */
static inline bool scratch_closes(const struct scratch_board *s, uint32_t cell, enum slash slash)
{
    return s->group[scratch_end(s, cell, slash, 0)] == s->group[scratch_end(s, cell, slash, 1)];
}

#endif
