/* league_faults.c - see league_faults.h: why agents fail, told at once: the first and the last line that they wrote to standard
 * error, since a program's first complaint and the last one before its end tell most. */
#include <string.h>

#include "base/hash.h"
#include "league/league_faults.h"

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

static void show_lines(const struct notices *n, const char *first_text, const char *text)
{
    struct slice first = line_of(first_text, false), last = line_of(text, true);
    bool one = last.len >= first.len && memcmp(first.text, last.text, first.len) == 0;
    if (!one) /* the first one may have been cut short */
        notices_tell(n, "   | %.*s", (int)first.len, first.text);
    if (last.len)
        notices_tell(n, "   | %.*s", (int)last.len, last.text);
    if (!first.len && !last.len)
        notices_tell(n, "   | (it wrote nothing to standard error)");
}

void league_faults_tell(struct league_told *t, const char *name, enum verdict verdict,
                        const struct side_report *r, const struct league_listener *to)
{
    struct slice first = line_of(r->first_err, false), last = line_of(r->err, true);
    uint64_t now = hash_bytes(1 + (uint64_t)verdict, first.text, first.len);
    now = hash_bytes(now, last.text, last.len);
    if (!r->note[0] || t->times == TIMES || (t->times && t->last == now))
        return;
    t->last = now;
    t->times++;
    notices_tell(&to->failure, "%s: %s: %s", name, verdict_name(verdict), r->note);
    show_lines(&to->notices, r->first_err, r->err);
}

bool league_faults_tell_idle(const struct league *l, const struct league_told *told, const char *dir,
                             const struct league_listener *to)
{
    bool any = false;
    for (int i = 0; i < l->n; i++) {
        int side;
        const struct league_game *o = league_never_moved(l, i, &side);
        if (!o)
            continue;
        any = true;
        notices_tell(
            &to->failure,
            "%s never made a legal move; its losses stand until one of its files changes, or "
            "%s/league.db is removed",
            l->player[i].name, dir);
        if (!told[i].times && *o->note[side]) { /* played before this run */
            notices_tell(&to->notices, "   it %s", o->note[side]);
            show_lines(&to->notices, "", o->err[side]); /* of which the end is kept */
        }
    }
    return any;
}
