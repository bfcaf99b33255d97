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

/* The contents of a file joined to the hash. */
static enum hashed hash_file(uint64_t *h, const char *dir, struct slice name)
{
    char path[PATH_LONGEST], chunk[CHUNK];
    struct stat about;
    bool rooted = name.len && name.text[0] == '/';
    int n = snprintf(path, sizeof path, "%s%s%.*s", rooted || !dir ? "" : dir,
                     rooted || !dir ? "" : "/", (int)name.len, name.text);
    if (n < 0 || (size_t)n >= sizeof path)
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

/* Every word of the command, without its quotes, may be a file; not one that it writes to. False:
 * one of them is there and cannot be read. */
static bool hash_words(uint64_t *h, const char *command, const char *dir)
{
    static const char between[] = " \t\n'\";|&<>()=";
    for (const char *at = command + strspn(command, between); *at; at += strspn(at, between)) {
        struct slice word = {at, strcspn(at, between)};
        const char *before = at;
        while (before > command && strchr(" \t'\"", before[-1]))
            before--;
        bool is_read = before == command || before[-1] != '>';
        if (is_read && hash_file(h, dir, word) == HASHED_FAILED)
            return false;
        at += word.len;
    }
    return true;
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
    struct contender c = {.dir = dir};
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
    uint64_t h = hash_bytes(1, text, strlen(text));
    bool ok = !c.command || hash_words(&h, text, dir);
    for (; ok && extra && *extra; extra++)
        ok = hash_file(&h, dir, slice_of(*extra)) == HASHED;
    if (!ok)
        return "one of its files cannot be read";
    c.hash = h;
    *out = c;
    return NULL;
}
