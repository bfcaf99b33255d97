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
#ifndef FILES_FORMAT_H
#define FILES_FORMAT_H

#include "base/text.h"
#include "files/fault.h"

enum format {
    FORMAT_SESSION,
    FORMAT_RECORD,
    FORMAT_LEAGUE,
    FORMAT_COLLECTION,
    FORMAT_TABLE,
    FORMAT_BATCH,
    FORMAT_COUNT
};

const char *format_name(enum format f);
uint32_t format_version(enum format f);

/* The first line, its newline not included; settings NULL: none. */
void format_write(enum format f, const char *settings, struct writer *out);

enum format_answer {
    FORMAT_FITS,
    FORMAT_OLDER,  /* *version tells which */
    FORMAT_NEWER,  /* why says by which program it was written */
    FORMAT_FOREIGN /* why says that it is no such file */
};
/* What the first line of a file says; *settings is what follows PROGRAM, empty if nothing does. */
enum format_answer format_read(enum format f, struct slice line, const char *path,
                               uint32_t *version, struct slice *settings, struct fault *why);

#endif
