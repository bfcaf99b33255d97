/* request.h - which new board a line asks for, and making it.
 *
 *     new                      like the last one
 *     new size=7x7 level=hard  the same with other choices, which stay
 *     size 7x7, level hard     one choice
 *     load ID                  the board of an id
 */
#ifndef SESSION_REQUEST_H
#define SESSION_REQUEST_H

#include "session/session.h"

struct err request_of_line(const struct session *s, const char *line, size_t len,
                           struct new_request *out);

/* The board as a line in the arena of the work: where a duel is fought on a puzzle in hand, the new
 * one is for a duel too. */
struct err request_make(const struct session *s, const struct new_request *f, struct slice *made,
                        struct work *w);

#endif
