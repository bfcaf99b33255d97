/* contender.c - see contender.h. */
#include "agents/contender.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/hash.h"

enum { PATH_LONGEST = 4096, CHUNK = 65536 };

bool contender_is_command(const char *text)
{
    return strpbrk(text, " /") != NULL;
}

const char *contender_name_fault(const char *name)
{
    size_t n = strlen(name);
    if (n == 0 || n > CONTENDER_NAME)
        return "a name has 1 to 64 bytes";
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == 0x7F)
            return "a name has no control characters";
    return NULL;
}

enum hashed { HASHED, HASHED_NONE, HASHED_FAILED };

static bool path_of(char path[PATH_LONGEST], const char *dir, struct slice name)
{
    bool rooted = (name.len && name.text[0] == '/') || !dir;
    int n = snprintf(path, PATH_LONGEST, "%s%s%.*s", rooted ? "" : dir, rooted ? "" : "/", (int)name.len,
                     name.text);
    return n >= 0 && n < PATH_LONGEST;
}

/* The contents of a file joined to the hash. */
static enum hashed hash_file(uint64_t *h, const char *dir, struct slice name)
{
    char path[PATH_LONGEST], chunk[CHUNK];
    struct stat about;
    if (!path_of(path, dir, name))
        return HASHED_NONE;
    if (stat(path, &about) != 0) /* where it cannot be read it would be another agent than elsewhere */
        return errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG ? HASHED_NONE : HASHED_FAILED;
    if (!S_ISREG(about.st_mode))
        return HASHED_NONE;
    FILE *f = fopen(path, "rb");
    if (!f)
        return HASHED_FAILED;
    for (size_t got; (got = fread(chunk, 1, sizeof chunk, f)) > 0;)
        *h = hash_bytes(*h, chunk, got);
    bool ok = !ferror(f);
    fclose(f);
    return ok ? HASHED : HASHED_FAILED;
}

/* What tells that a file is another one without reading it. */
static enum hashed stamp_file(uint64_t *h, const char *dir, struct slice name)
{
    char path[PATH_LONGEST];
    struct stat about;
    if (!path_of(path, dir, name) || stat(path, &about) != 0 || !S_ISREG(about.st_mode))
        return HASHED_NONE;
    const uint64_t told[] = {about.st_ino, (uint64_t)about.st_size, (uint64_t)about.st_mtim.tv_sec,
                             (uint64_t)about.st_mtim.tv_nsec, (uint64_t)about.st_ctim.tv_nsec};
    *h = hash_bytes(*h, told, sizeof told);
    return HASHED;
}

typedef enum hashed hash_fn(uint64_t *h, const char *dir, struct slice name);

/* Every word of the command, without its quotes, may be a file; not one that it writes to. False:
 * one of them is there and cannot be read. */
static bool hash_words(uint64_t *h, const char *command, const char *dir, hash_fn *hash)
{
    static const char between[] = " \t\n'\";|&<>()=";
    for (const char *at = command + strspn(command, between); *at; at += strspn(at, between)) {
        struct slice word = {at, strcspn(at, between)};
        const char *before = at;
        while (before > command && strchr(" \t'\"", before[-1]))
            before--;
        bool is_read = before == command || before[-1] != '>';
        if (is_read && hash(h, dir, word) == HASHED_FAILED)
            return false;
        at += word.len;
    }
    return true;
}

/* All its files. False: one of them cannot be read. */
static bool hash_files(uint64_t *h, const struct contender *c, hash_fn *hash)
{
    bool ok = !c->command || hash_words(h, c->command, c->dir, hash);
    for (const char *const *extra = c->extra; ok && extra && *extra; extra++)
        ok = hash(h, c->dir, slice_of(*extra)) == HASHED;
    return ok;
}

uint64_t contender_stamp(const struct contender *c)
{
    uint64_t stamp = 0;
    bool all = hash_files(&stamp, c, stamp_file);
    return stamp + all;
}

bool contender_has_changed(const struct contender *c)
{
    uint64_t h;
    if (!c->command || contender_stamp(c) == c->stamp)
        return false;
    h = hash_bytes(1, c->command, strlen(c->command));
    return !hash_files(&h, c, hash_file) || h != c->hash;
}

/* A long command is named by its beginning; a character is not cut in two. */
static void name_of_command(const char *text, char out[CONTENDER_NAME + 1])
{
    static const char more[] = "...";
    size_t n = strlen(text);
    bool whole = n <= CONTENDER_NAME;
    if (!whole)
        for (n = CONTENDER_NAME - strlen(more); n && ((unsigned char)text[n] & 0xC0) == 0x80;)
            n--;
    snprintf(out, CONTENDER_NAME + 1, "%.*s%s", (int)n, text, whole ? "" : more);
}

const char *contender_read(struct contender *out, const struct game *g, const char *text,
                           const char *name, const char *dir, const char *const *extra)
{
    struct contender c = {.dir = dir, .extra = extra};
    char level[CONTENDER_NAME] = "";
    const char *why = contender_is_command(text) ? NULL : strength_read(g, text, &c.level);
    if (why)
        return why;
    if (contender_is_command(text)) {
        c.command = text;
    } else { /* however it was typed */
        struct writer w = writer_to(level, sizeof level - 1);
        strength_write(g, c.level, &w);
        text = level;
    }
    if (!name)
        name_of_command(text, c.name);
    why = contender_name_fault(name ? name : c.name);
    if (why)
        return why;
    if (name)
        strcpy(c.name, name);
    c.stamp = contender_stamp(&c);
    c.hash = hash_bytes(1, text, strlen(text));
    if (!hash_files(&c.hash, &c, hash_file))
        return "one of its files cannot be read";
    *out = c;
    return NULL;
}
