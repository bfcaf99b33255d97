/* progress.h - a bar on the terminal while something takes long.
 *
 * Only where standard error is a terminal, only after a second, on one line that is gone at the end; where it
 * is no terminal nothing is written at all. One at a time. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdint.h>

void progress_begin(int64_t count); /* things to be done; 0: nobody knows how many */
void progress_tell(int64_t done);
void progress_hide(void); /* something else is about to be written; it comes back */
void progress_end(void);

#endif
