/* kept.h - tables on disk as the duel layer asks for them.
 *
 * What one question opened stays open for the next: numbering the placements of 6x6 takes a second,
 * reading a value no time at all. Threads are answered one at a time.
 */
#ifndef CLI_KEPT_H
#define CLI_KEPT_H

#include "duel/perfect.h"

struct tables;

/* Under `dir` (NULL: the user's own data folder), which must stay where it is. NULL: no memory. */
struct tables *tables_open(const char *dir, struct arena *arena);
void tables_close(struct tables *t);

struct kept tables_kept(struct tables *t);

#endif
