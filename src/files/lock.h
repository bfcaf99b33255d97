/* lock.h - one process at a time writes a file. The lock is advisory, belongs to the process and
 * ends with it, however it ends. Where the file system has no locks everybody gets one. */
#ifndef FILES_LOCK_H
#define FILES_LOCK_H

#include "files/fault.h"

/* At once; false: another process has it, and the sentence names that process. The file is open
 * for writing, and closing any descriptor of it gives the lock back. */
bool lock_take(int fd, const char *path, struct fault *why);
/* Does another process have it now? */
bool lock_is_held(int fd);
/* Waits for it; false: errno tells why, or a signal came and `stop`, where there is one, says so. */
bool lock_wait(int fd, bool (*stop)(void));

#endif
