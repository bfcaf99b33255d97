/* contender.h - who takes part: a level of the engine, or a command that starts a program.
 *
 * A contender is known by what it is, not by what it is called: the hash covers the level, or the
 * command and the contents of every file that it names. The same program under another name has
 * played its games already; a changed one has not.
 */
#ifndef AGENTS_CONTENDER_H
#define AGENTS_CONTENDER_H

#include "agents/limits.h"
#include "duel/player.h"

enum { CONTENDER_NAME = 64 }; /* bytes of the longest name */

struct contender {
    char name[CONTENDER_NAME + 1];
    const char *command; /* NULL: a level */
    const char *dir;     /* where the command runs and its files are; NULL: here */
    const char *const *extra; /* more files that count, ending at NULL, or NULL */
    struct strength level;
    uint64_t hash;
    uint64_t stamp; /* sizes and times of its files, before they were read */
};

/* A level of the game has neither a blank nor a slash in it; everything else is a command. */
bool contender_is_command(const char *text);

/* From a level or a command; the command's files are looked for in dir (NULL: here). The name is
 * the text unless given, or as much of it as a name may have. Returns what is wrong, or NULL. `extra` are more files that count,
 * ending at NULL, or NULL. */
const char *contender_read(struct contender *out, const struct game *g, const char *text,
                           const char *name, const char *dir, const char *const *extra);

/* Of its files as they are now; another one: they may be others. */
uint64_t contender_stamp(const struct contender *c);
/* Is it another one than when it was read? Files are read only if the stamp is another one. */
bool contender_has_changed(const struct contender *c);

/* why this is no name for a contender, or NULL */
const char *contender_name_fault(const char *name);

#endif
