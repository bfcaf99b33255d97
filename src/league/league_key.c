/* league_key.c - see league_key.h. A line: 32 hexadecimal digits, and ` older` until the games of version 0.1.0
 * have been sealed, so that a process that is killed meanwhile leaves nothing that is not believed. */
#include "league/league_key.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/bytes.h"
#include "files/replace.h"

enum { DIGITS = 32 };

static bool write_key(const struct league_key *k, const char *path, struct fault *why)
{
    char line[DIGITS + 16];
    struct replacement r;
    int n = snprintf(line, sizeof line, "%016" PRIx64 "%016" PRIx64 "%s\n", k->key.half[0], k->key.half[1],
                     k->older ? " older" : "");
    bool ok = replace_begin(&r, path, why);
    if (ok && fchmod(r.fd, 0600) != 0)
        ok = fault_system(why, path);
    ok = ok && replace_write(&r, line, (size_t)n, why);
    if (!ok)
        replace_abandon(&r);
    return ok && replace_commit(&r, why);
}

static bool read_key(struct league_key *k, int fd, const char *path, struct fault *why)
{
    size_t n;
    char *text = bytes_read(fd, &n);
    if (!text)
        return fault_system(why, path);
    bool digits = n > DIGITS && strspn(text, "0123456789abcdef") == DIGITS;
    bool ok = digits && (strcmp(text + DIGITS, "\n") == 0 || strcmp(text + DIGITS, " older\n") == 0);
    if (ok) {
        k->older = text[DIGITS] == ' ';
        k->key.half[1] = strtoull(text + DIGITS / 2, NULL, 16);
        text[DIGITS / 2] = '\0';
        k->key.half[0] = strtoull(text, NULL, 16);
    }
    free(text);
    return ok ? true : fault_set(why, "%s: this is not the key of a league", path);
}

bool league_key_open(struct league_key *k, const char *path, bool some, bool missing, struct fault *why)
{
    *k = (struct league_key){.older = missing};
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd >= 0) {
        bool ok = read_key(k, fd, path, why);
        close(fd);
        return ok;
    }
    if (errno != ENOENT)
        return fault_system(why, path);
    if (some)
        return fault_set(why,
                         "%s is missing: without it nobody can tell whether the games in league.db are those that "
                         "were played; put it back, or remove league.db",
                         path);
    if (getrandom(&k->key, sizeof k->key, 0) != sizeof k->key)
        return fault_system(why, path);
    return write_key(k, path, why);
}

bool league_key_settle(struct league_key *k, const char *path, struct fault *why)
{
    k->older = false;
    return write_key(k, path, why);
}
