/* tablebase.h - tables on disk as the duel layer asks for them.
 *
 * What one question opened stays open for the next: numbering the placements of 6x6 takes a second,
 * reading a value no time at all. Threads are answered one at a time.
 */
#ifndef TABLES_TABLEBASE_H
#define TABLES_TABLEBASE_H

#include "duel/perfect.h"

struct tablebase_files;

/* Under `dir` (NULL: the user's own data folder), which must stay where it is. NULL: no memory. */
struct tablebase_files *tablebase_open(const char *dir, struct arena *arena);
void tablebase_close(struct tablebase_files *t);

struct tablebase tablebase_of(struct tablebase_files *t);

#endif
