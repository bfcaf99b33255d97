/* frame.h - a lattice of variables and counts, described by offsets instead of lists.
 *
 * Both lattices stand in a padded grid of rows of `stride` places; a place has a number d, its
 * neighbours are d+1 and d+stride. A number serves as a name for everything at that place:
 *
 *   edges   variable 2d is the edge from dot d to dot d+1, 2d+1 the edge from d to d+stride;
 *           count 2d is dot d, count 2d+1 the cell whose top left dot is d
 *   diagonals  variable d is the cell with top left corner d, true when it falls (\), false when it
 *           rises (/); count d is corner d, and counts the lines that end there
 *
 * A variable stands in four counts, a count has four members, so all neighbours are reached by
 * adding a constant that depends on nothing but the kind (the lowest bit, or nothing). Places in
 * the padding hold variables fixed to false, so that no loop has to ask where the board ends.
 *
 * Two counts that share two variables are linked, and those two variables are partners. Links
 * carry what one count knows about the pair to the other (pairwise.c).
 */
#ifndef ENGINE_CDCL_FRAME_H
#define ENGINE_CDCL_FRAME_H

#include <stdbool.h>
#include <stdint.h>

struct frame_link {
    int32_t other;          /* offset of the linked count */
    uint8_t mine, theirs;   /* the shared pair as members a, b of each: 4 * a + b */
    uint8_t slot_a, slot_b; /* b is partner slot_a of a; a is partner slot_b of b */
};

struct cdcl_frame {
    int w, h; /* cells */
    int32_t stride;
    bool loop;         /* edges of a single loop; or diagonals that close no cycle */
    uint32_t n_places; /* places of the padded grid */
    uint32_t n_vars, n_counts;
    uint32_t kind;          /* v & kind is the kind of variable or count v */
    int32_t count_of[2][4]; /* counts a variable stands in */
    uint8_t place_in[2][4]; /* ... and as which member */
    uint8_t opposed;        /* bit j: in count_of[.][j] it counts when false */
    int32_t member[2][4];   /* variables of a count */
    uint8_t flip;           /* bit i: member i counts when false */
    int32_t partner[2][4];  /* variables with which it shares two counts */
    struct frame_link link[2][4];
};

void cdcl_frame_edges(struct cdcl_frame *s, int w, int h);
void cdcl_frame_diagonals(struct cdcl_frame *s, int w, int h);

static inline uint32_t frame_place(const struct cdcl_frame *s, int r, int c)
{
    return (uint32_t)((r + 1) * s->stride + c + 1);
}

#endif
