/* link.h - a position in a link of the page: what follows '#', each blank written '_'. Browsers
 * write the '>' of an order as %3E there. */
#ifndef CORE_LINK_H
#define CORE_LINK_H

#include "base/arena.h"
#include "base/text.h"

size_t link_start(struct slice text); /* where the position begins after '#'; 0: there is none */
bool link_is(struct slice text);      /* is it written as in links, without blanks? */
bool link_says(struct slice *text, struct arena *arena); /* as a line; false: no memory */
size_t link_place(struct slice text, size_t at);         /* of a byte of that line */

#endif
