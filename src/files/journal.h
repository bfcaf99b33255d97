/* journal.h - lines added to a file one by one, each with a checksum.
 *
 *     quincunx batch 1 0.2.0 GAME 5x5 normal seed 7     base/format.h
 *     5d41402a GAME 5x5 ...                              CRC-32 of all lines so far and this one
 *
 * The checksum is that of the first line, then of each line that follows, their newlines counted
 * and the checksums themselves not; so a line that is changed, lost or doubled is noticed. An end
 * without its newline is what a killed process left: it is cut off, and told.
 */
#ifndef FILES_JOURNAL_H
#define FILES_JOURNAL_H

#include "files/append.h"
#include "files/heading.h"
#include "files/replace.h"

struct journal {
    struct append file;
    struct slice settings; /* of the first line; of what was there, else as given */
    size_t first;          /* where the lines begin in file.text */
    size_t torn;           /* bytes that were cut off */
    uint32_t heading_crc, crc; /* of the first line; of all lines */
    bool is_new;
};

/* A file of this format, or a new one with these settings. A file that is something else, or
 * newer, or damaged, is refused and stays as it is; whether the settings fit is the caller's to
 * judge. */
bool journal_open(struct journal *j, const char *path, enum format f, const char *settings,
                  struct fault *why);
/* The lines that were there, one by one; *at begins at 0. False: no more. */
bool journal_next(const struct journal *j, size_t *at, struct slice *line);
bool journal_add(struct journal *j, struct slice line, struct fault *why); /* without newline */
/* All lines, those added too, without their sums and as they are on the disk. */
bool journal_copy(const struct journal *j, struct replacement *to, struct fault *why);
void journal_forget(struct journal *j); /* the lines that were there, which take memory */
bool journal_close(struct journal *j, struct fault *why);
bool journal_remove(struct journal *j, struct fault *why); /* it has done its duty */
void journal_abandon(struct journal *j);

#endif
