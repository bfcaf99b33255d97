/* shelf_folder.c - where tables lie: a folder for each board, with a line that says which.
 *
 *     DIR/lanes-6/board              "lanes 6 fffffffff 500000 500000": side, open cells, roots
 *     DIR/lanes-6/rank-00 ...
 *     DIR/lanes-5-3f0c.../           a board with blocked cells, or another start
 */
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "files/place.h"
#include "front/cli/files.h"
#include "front/cli/shelf.h"

static const char too_long[] = "the name of the folder of tables is too long";

/* Where all of them lie: `dir`, or the user's own data folder. */
static bool folder_of_tables(const char *dir, char *out, size_t cap)
{
    char own[2048];
    int n = dir ? snprintf(out, cap, "%s", dir)
            : folder_of_user("XDG_DATA_HOME", ".local/share", own, sizeof own)
                ? snprintf(out, cap, "%s/tables", own)
                : -1;
    return n > 0 && (size_t)n < cap;
}

/* Is this the usual start: n - 1 pieces in the first lanes, nothing blocked? */
static bool is_usual(const struct lanes *l)
{
    struct lanes usual = {.n = l->n, .open = UINT64_MAX >> (64 - l->n * l->n)};
    usual.root[0][0] = usual.root[1][0] = (uint8_t)(l->n - 1);
    return memcmp(l->root, usual.root, sizeof l->root) == 0 && l->open == usual.open;
}

static void line_of(const struct lanes *l, char *out, size_t cap)
{
    char roots[2][LANES_MAX * 2 + 1];
    for (int g = 0; g < 2; g++)
        for (int lane = 0; lane < LANES_MAX; lane++)
            snprintf(roots[g] + 2 * lane, 3, "%02x", l->root[g][lane]);
    snprintf(out, cap, "lanes %d %016" PRIx64 " %s %s\n", l->n, l->open, roots[0], roots[1]);
}

static bool line_read(const char *line, struct lanes *l)
{
    char roots[2][LANES_MAX * 2 + 1];
    *l = (struct lanes){0};
    if (sscanf(line, "lanes %d %" SCNx64 " %16s %16s", &l->n, &l->open, roots[0], roots[1]) != 4)
        return false;
    for (int g = 0; g < 2; g++)
        for (int lane = 0; lane < LANES_MAX; lane++) {
            unsigned count;
            if (sscanf(roots[g] + 2 * lane, "%2x", &count) != 1)
                return false;
            l->root[g][lane] = (uint8_t)count;
        }
    return l->n >= 1 && l->n <= LANES_MAX;
}

const char *shelf_open(struct shelf *s, const char *dir, struct exact *e, struct arena *arena)
{
    char base[2048], name[64];
    const struct lanes *l = &e->lanes;
    *s = (struct shelf){.exact = e, .arena = arena};
    s->packer = arena_take(arena, 1, sizeof *s->packer);
    if (!s->packer)
        return err_memory().why;
    if (!folder_of_tables(dir, base, sizeof base))
        return dir ? too_long
                   : "where tables are kept is not known: neither XDG_DATA_HOME nor HOME is set; "
                     "--dir DIR names a folder";
    packer_fill(s->packer);
    uint64_t hash = hash_join(hash_bytes(0, l->root, sizeof l->root), l->open);
    if (is_usual(l))
        snprintf(name, sizeof name, "lanes-%d", l->n);
    else
        snprintf(name, sizeof name, "lanes-%d-%016" PRIx64, l->n, hash);
    int n = snprintf(s->folder, sizeof s->folder, "%s/%s", base, name);
    return n < (int)sizeof s->folder ? NULL : too_long;
}

bool shelf_make(const struct shelf *s)
{
    char path[4200], line[128];
    if (!folder_make(s->folder))
        return false;
    snprintf(path, sizeof path, "%s/board", s->folder);
    line_of(&s->exact->lanes, line, sizeof line);
    FILE *f = fopen(path, "w");
    if (!f)
        return false;
    bool ok = fputs(line, f) >= 0;
    return fclose(f) == 0 && ok;
}

/* Does every shape that comes after b also come after a? Prefix sums decide. */
static bool covers(const struct lanes *a, const struct lanes *b)
{
    if (a->n != b->n || a->open != b->open)
        return false;
    for (int g = 0; g < 2; g++)
        for (int lane = 0, of_a = 0, of_b = 0; lane < a->n; lane++) {
            of_a += a->root[g][lane];
            of_b += b->root[g][lane];
            if (of_a < of_b)
                return false;
        }
    return true;
}

static bool folder_read(const char *base, const char *name, struct lanes *l)
{
    char path[4200], line[128] = "";
    snprintf(path, sizeof path, "%s/%s/board", base, name);
    FILE *f = fopen(path, "r");
    bool ok = f && fgets(line, sizeof line, f) && line_read(line, l);
    if (f)
        fclose(f);
    return ok;
}

bool shelf_find(const char *dir, const struct lanes *want, struct lanes *found)
{
    char base[2048];
    DIR *d = folder_of_tables(dir, base, sizeof base) ? opendir(base) : NULL;
    bool there = false;
    for (struct dirent *e; d && !there && (e = readdir(d));)
        there = strncmp(e->d_name, "lanes-", 6) == 0 && folder_read(base, e->d_name, found) &&
                covers(found, want);
    if (d)
        closedir(d);
    return there;
}
