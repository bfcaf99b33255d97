/* pages.h - memory that is read and written all over, such as a table by hash.
 */
#ifndef BASE_PAGES_H
#define BASE_PAGES_H

#include <stddef.h>

/* Asks the system for large pages, of which fewer have to be found: a fifth of the time of a search. Before
 * the memory is first used; all of it may be taken from the system then. Where there are none it stays as
 * it is. */
void pages_large(void *memory, size_t bytes);

#endif
