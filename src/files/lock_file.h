/* lock_file.h - a file that is there to be locked, beside what one process at a time may use.
 *
 * What is replaced again and again cannot carry a lock itself: the lock is the old file's. So a file
 * of its own carries it. Whoever has it takes it away at the end; one that is left over has no lock
 * and is taken by the next. Nothing else in the process may open it (files/lock.h).
 */
#ifndef FILES_LOCK_FILE_H
#define FILES_LOCK_FILE_H

#include "files/fault.h"

struct lock_file {
    int fd; /* -1: not held */
    char *path;
};

enum lock_answer {
    LOCK_TAKEN,
    LOCK_HELD,  /* by another process, which the sentence names */
    LOCK_FAILED /* there can be no such file; the sentence says why */
};

#define LOCK_FILE_NONE ((struct lock_file){.fd = -1})

/* `what` stands in the sentence for what is locked. */
enum lock_answer lock_file_take(struct lock_file *l, const char *path, const char *what,
                                struct fault *why);
/* The same, but for so long it waits for the other process to be done. */
enum lock_answer lock_file_wait(struct lock_file *l, const char *path, const char *what, int ms,
                                struct fault *why);
void lock_file_release(struct lock_file *l);

#endif
