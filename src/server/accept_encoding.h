/* accept_encoding.h - the header in which a client says which compressions it takes (RFC 9110, 12.5.3). */
#ifndef SERVER_ACCEPT_ENCODING_H
#define SERVER_ACCEPT_ENCODING_H

#include <stdbool.h>

/* May an answer be coded so? A list such as "gzip, br;q=0.5, *;q=0": what it names itself counts more
 * than the star, a weight of 0 means no, and a client that says nothing (NULL) gets it plain. */
bool accept_encoding_has(const char *list, const char *coding);

#endif
