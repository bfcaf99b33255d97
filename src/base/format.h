/* format.h - the kinds of files this program writes and reads back, and their versions.
 *
 * A file of text begins with a line of its own:
 *
 *     quincunx KIND VERSION PROGRAM [SETTINGS]
 *
 * PROGRAM is the version of the program that wrote it, told to a person who has an older one; it
 * decides nothing. A version goes up when an older program could not read the file.
 * docs/FORMATS.md describes each kind.
 */
#ifndef BASE_FORMAT_H
#define BASE_FORMAT_H

#include "base/text.h"

enum format {
    FORMAT_SESSION,
    FORMAT_RECORD,
    FORMAT_LEAGUE,
    FORMAT_COLLECTION,
    FORMAT_TABLE,
    FORMAT_BATCH,
    FORMAT_CERTIFICATE,
    FORMAT_PROOF,
    FORMAT_STRATEGY,
    FORMAT_COUNT
};

const char *format_name(enum format f); /* "session" */
const char *format_what(enum format f); /* "a saved game" */
uint32_t format_version(enum format f);
const char *format_program(void); /* the version of this program */

/* The first line, its newline not included; settings NULL: none. */
void format_write(enum format f, const char *settings, struct writer *out);

enum format_answer { FORMAT_FITS, FORMAT_OLDER, FORMAT_NEWER, FORMAT_FOREIGN };

struct format_line {
    uint32_t version;
    struct slice program, settings; /* parts of the line; settings may be empty */
};

/* What the first line of a file says; out is set unless it is foreign. */
enum format_answer format_read(enum format f, struct slice line, struct format_line *out);

#endif
