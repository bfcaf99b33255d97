/* recent.c - games that were left for another one (saved.h).
 *
 * The newest is GAME.recent, the one before it GAME.recent.2, and so on. A hole in that row is no
 * harm: it is filled by moving the newer ones up. There may be one more than are promised, while two
 * change places or since a process was killed; it is the next to go. All windows have one row, and
 * whoever changes or reads it has its lock, for a moment.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/crc.h"
#include "files/replace.h"
#include "games/games.h"
#include "saved/saved.h"
#include "session/view.h"

enum { PLACES = RECENT_MAX + 1, PATIENCE_MS = 5000 };

static char *path_of(const struct saved *d, int place)
{
    char *path;
    int n = place == 0 ? asprintf(&path, "%s.recent", d->base)
                       : asprintf(&path, "%s.recent.%d", d->base, place + 1);
    return n < 0 ? NULL : path;
}

static bool lock_row(const struct saved *d, struct lock_file *l, struct fault *why)
{
    char path[4200], what[64];
    snprintf(path, sizeof path, "%s.recent.lock", d->base);
    snprintf(what, sizeof what, "the recent games of %.30s", d->name);
    return lock_file_wait(l, path, what, PATIENCE_MS, why) == LOCK_TAKEN;
}

static uint32_t sum_of(const char *text)
{
    return crc_of(0, text, strlen(text));
}

/* The game at a place, into a session that is open, and its text, malloc'ed. What cannot be read is told,
 * and makes way where it never can and the row is ours. */
static enum saved_answer read_place(struct saved *d, int place, bool ours, struct session *s, char **text)
{
    struct fault why;
    char *path = path_of(d, place);
    *text = NULL;
    if (!path)
        fault_set(&why, "%s", err_memory().why);
    enum saved_answer answer = path ? saved_read(path, s, text, &why) : SAVED_FAILED;
    bool made_way = answer == SAVED_UNREADABLE && ours && saved_move_aside(d, path, &why);
    if ((answer == SAVED_UNREADABLE && !made_way) || answer == SAVED_FAILED)
        saved_note(d, "%s", why.why);
    free(path);
    return answer;
}

/* Where the game with this text is; -1: nowhere. */
static int place_of_sum(struct saved *d, uint32_t sum)
{
    int found = -1;
    for (int i = 0; i < PLACES && found < 0; i++) {
        struct session s;
        char *text;
        session_open(&s, games_all);
        if (read_place(d, i, true, &s, &text) == SAVED_READ && sum_of(text) == sum)
            found = i;
        free(text);
        session_close(&s);
    }
    return found;
}

/* Unless it is known that there is none: nothing is moved over what may be there. */
static bool is_there(const struct saved *d, int place)
{
    char *path = path_of(d, place);
    bool there = !path || access(path, F_OK) == 0 || errno != ENOENT;
    free(path);
    return there;
}

static bool move(const struct saved *d, int from, int to, struct fault *why)
{
    char *old = path_of(d, from), *new = path_of(d, to);
    bool ok = old && new && rename(old, new) == 0;
    if (!ok)
        fault_system(why, old ? old : d->base);
    free(old);
    free(new);
    return ok;
}

static void drop(const struct saved *d, int place)
{
    char *path = path_of(d, place);
    if (path)
        (void)unlink(path);
    free(path);
}

/* One too many goes, if it is known to be a game. */
static bool drop_last(struct saved *d, struct fault *why)
{
    struct session s;
    char *path = path_of(d, RECENT_MAX);
    session_open(&s, games_all);
    enum saved_answer answer = path ? saved_read(path, &s, NULL, why) : SAVED_FAILED;
    bool ok = answer != SAVED_FAILED;
    if (answer == SAVED_UNREADABLE)
        ok = saved_move_aside(d, path, why);
    else if (answer == SAVED_READ)
        drop(d, RECENT_MAX);
    session_close(&s);
    free(path);
    return ok;
}

/* At the head of the row; one that is in it already stays where it is. */
static bool insert(struct saved *d, const char *text, struct fault *why)
{
    int hole = 0;
    if (place_of_sum(d, sum_of(text)) >= 0)
        return true;
    while (hole < PLACES && is_there(d, hole))
        hole++;
    if (hole == PLACES && !drop_last(d, why))
        return false;
    for (hole = hole < PLACES ? hole : PLACES - 1; hole > 0; hole--)
        if (!move(d, hole - 1, hole, why))
            return false;
    char *path = path_of(d, 0);
    bool ok = path ? replace_file(path, text, strlen(text), why)
                   : fault_set(why, "%s", err_memory().why);
    free(path);
    return ok;
}

static bool keep_one(struct saved *d, const char *text, struct fault *why)
{
    struct lock_file row;
    struct fault later;
    if (!lock_row(d, &row, why))
        return false;
    bool ok = insert(d, text, why);
    if (ok)
        (void)drop_last(d, &later);
    lock_file_release(&row);
    return ok;
}

static void forget_oldest(struct saved *d)
{
    free(d->waiting[0]);
    memmove(d->waiting, d->waiting + 1, (size_t)--d->n_waiting * sizeof *d->waiting);
}

bool recent_keep_waiting(struct saved *d, struct fault *why)
{
    while (d->n_waiting && keep_one(d, d->waiting[0], why))
        forget_oldest(d);
    return d->n_waiting == 0;
}

bool recent_keep(struct saved *d, const char *text)
{
    char *copy = d->base ? strdup(text) : NULL;
    if (!copy)
        return fault_set(&d->why, "%s", err_memory().why);
    if (d->n_waiting == RECENT_MAX) /* as it would go over the end of the row */
        forget_oldest(d);
    d->waiting[d->n_waiting++] = copy;
    (void)recent_keep_waiting(d, &d->why);
    return true;
}

/* ---- going back to one ---- */

static const char not_read[] = "this game cannot be read now";

static void write_words(struct session *s, struct work *w, char *text, size_t cap)
{
    const struct view *v = session_view(s, w);
    struct writer out = writer_to(text, cap - 1);
    writer_number(&out, board_width(s->now));
    writer_char(&out, 'x');
    writer_number(&out, board_height(s->now));
    writer_text(&out, ", ");
    writer_number(&out, (int64_t)s->steps.at);
    writer_text(&out, s->steps.at == 1 ? " step: " : " steps: ");
    if (v)
        writer_slice(&out, v->headline);
    text[out.n < cap ? out.n : cap - 1] = '\0';
}

int recent_list(struct saved *d, struct recent *out, struct work *w)
{
    int n = 0;
    struct fault why;
    struct lock_file row = LOCK_FILE_NONE;
    bool ours = d->base && lock_row(d, &row, &why);
    for (int i = 0; d->base && i < PLACES && n < RECENT_MAX; i++) {
        struct session s;
        char *text;
        session_open(&s, games_all);
        enum saved_answer answer = read_place(d, i, ours, &s, &text);
        if (answer == SAVED_READ) {
            out[n] = (struct recent){.is_read = true, .sum = sum_of(text)};
            write_words(&s, w, out[n].words, sizeof out[n].words);
            n++;
        } else if (answer == SAVED_FAILED) {
            out[n] = (struct recent){.is_read = false};
            snprintf(out[n++].words, sizeof out->words, "%s", not_read);
        }
        free(text);
        session_close(&s);
    }
    lock_file_release(&row);
    return n;
}

static bool keep_first_format(struct saved *d, int place, const char *text, struct fault *why)
{
    char *path = path_of(d, place);
    bool ok = path ? saved_keep_first_format(d, path, text, why) : fault_set(why, "%s", err_memory().why);
    free(path);
    return ok;
}

/* The other game into a session that is open, and the text in hand at the head of the row. */
static const char *exchange(struct saved *d, uint32_t sum, const char *text, struct session *other)
{
    struct lock_file row;
    struct fault why;
    if (!lock_row(d, &row, &d->why))
        return d->why.why;
    int place = place_of_sum(d, sum);
    char *there = NULL;
    bool found = place >= 0 && read_place(d, place, true, other, &there) == SAVED_READ;
    bool kept = found && keep_first_format(d, place, there, &why) && insert(d, text, &why);
    lock_file_release(&row);
    free(there);
    if (!found)
        return "there is no such game";
    if (!kept)
        fault_set(&d->why, "the game in hand could not be kept: %s", why.why);
    return kept ? NULL : d->why.why;
}

const char *recent_take(struct saved *d, const struct recent *which, struct session *hand)
{
    struct session other;
    if (!which->is_read)
        return not_read;
    char *text = saved_text(hand);
    session_open(&other, games_all);
    const char *why = text ? exchange(d, which->sum, text, &other) : err_memory().why;
    free(text);
    if (why)
        session_close(&other);
    else
        session_take(hand, &other);
    return why;
}

void recent_forget(struct saved *d, const struct recent *which)
{
    struct lock_file row;
    struct fault why;
    if (!lock_row(d, &row, &why))
        return; /* then it is there twice */
    int hole = place_of_sum(d, which->sum);
    if (hole >= 0)
        drop(d, hole);
    for (; hole >= 0 && hole + 1 < PLACES; hole++)
        if (is_there(d, hole + 1) && !move(d, hole + 1, hole, &why))
            break;
    lock_file_release(&row);
}
