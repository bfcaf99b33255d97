/* connected.h - the inside of a loop is connected, and so is the outside: what its two files share.
 */
#ifndef ENGINE_CDCL_CONNECTED_H
#define ENGINE_CDCL_CONNECTED_H

#include "engine/cdcl/solver.h"

bool cdcl_connected_take(struct cdcl *s);

/* Such a reason stands in the list of cuts: a literal of a cell known behind the door, or NO_LIT if
 * the cell in question cannot be reached itself; the one from where, or NO_LIT: from off the board;
 * and the length of the trail when that was found. */
enum { PART_WORDS = 3 };

/* why = what parts a cell from another, or from off the board, and the literals of both. */
void cdcl_connected_part(struct cdcl *s, uint32_t lit, uint32_t root);

#endif
