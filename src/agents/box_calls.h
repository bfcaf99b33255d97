/* box_calls.h - system calls that no player needs are refused, by a filter in the kernel (seccomp). */
#ifndef AGENTS_BOX_CALLS_H
#define AGENTS_BOX_CALLS_H

#include <stdbool.h>

/* Of the calling process and all that it starts, for good; it must not be able to gain rights. */
bool box_calls_filter(void);

#endif
