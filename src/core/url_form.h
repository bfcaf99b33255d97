/* url_form.h - a position in a link of the page: what follows '#', each blank written '_'. Browsers
 * write the '>' of an order as %3E there. */
#ifndef CORE_URL_FORM_H
#define CORE_URL_FORM_H

#include "base/arena.h"
#include "base/text.h"

/* where the position begins after '#'; 0: there is none */
size_t url_form_start(struct slice text);
bool url_form_is(struct slice text); /* is it written as in links, without blanks? */
bool url_form_says(struct slice *text, struct arena *arena); /* as a line; false: no memory */
size_t url_form_place(struct slice text, size_t at);         /* of a byte of that line */

#endif
