/* faults.c - why agents fail, told at once: the first and the last line that they wrote to standard
 * error, since a program's first complaint and the last one before its end tell most. */
#include <string.h>

#include "base/hash.h"
#include "front/cli/league/league.h"

enum { TIMES = 3 }; /* what changes from game to game is told so often at most */

/* The first line with something in it; or the last. */
static struct slice line_of(const char *text, bool last)
{
    struct slice found = {text, 0};
    while (*text && (last || !found.len)) {
        size_t n = strcspn(text, "\n");
        if (strspn(text, " \t") < n)
            found = (struct slice){text, n};
        text += n + (text[n] == '\n');
    }
    return found;
}

static void show_lines(const char *first_text, const char *text)
{
    struct slice first = line_of(first_text, false), last = line_of(text, true);
    bool one = last.len >= first.len && memcmp(first.text, last.text, first.len) == 0;
    if (!one) /* the first one may have been cut short */
        fprintf(stderr, "   | %.*s\n", (int)first.len, first.text);
    if (last.len)
        fprintf(stderr, "   | %.*s\n", (int)last.len, last.text);
    if (!first.len && !last.len)
        fprintf(stderr, "   | (it wrote nothing to standard error)\n");
}

void league_tell_fault(struct told *t, const char *name, enum verdict verdict,
                       const struct side_report *r)
{
    struct slice first = line_of(r->first_err, false), last = line_of(r->err, true);
    uint64_t now = hash_bytes(1 + (uint64_t)verdict, first.text, first.len);
    now = hash_bytes(now, last.text, last.len);
    if (!r->note[0] || t->times == TIMES || (t->times && t->last == now))
        return;
    t->last = now;
    t->times++;
    say(EXIT_NO, "%s: %s: %s", name, verdict_name(verdict), r->note);
    show_lines(r->first_err, r->err);
}

enum exit_code league_tell_idle(const struct league *l, const struct told *told, const char *dir)
{
    enum exit_code code = EXIT_YES;
    for (int i = 0; i < l->n; i++) {
        int side;
        const struct outcome *o = league_never_moved(l, i, &side);
        if (!o)
            continue;
        code = say(EXIT_NO,
                   "%s never made a legal move; its losses stand until one of its files changes, or "
                   "%s/league.db is removed",
                   l->player[i].name, dir);
        if (!told[i].times && *o->note[side]) { /* played before this run */
            fprintf(stderr, "   it %s\n", o->note[side]);
            show_lines("", o->err[side]); /* of which the end is kept */
        }
    }
    return code;
}
