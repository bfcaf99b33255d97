/* saved.c - see saved.h. */
#include "saved/saved.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files/aside.h"
#include "files/bytes.h"
#include "files/heading.h"
#include "files/place.h"
#include "files/replace.h"
#include "games/games.h"

enum { WINDOWS_MAX = 99 };

void saved_note(struct saved *d, const char *format, ...)
{
    size_t n = strlen(d->notice);
    va_list args;
    va_start(args, format);
    n += (size_t)snprintf(d->notice + n, sizeof d->notice - n, "%s", n ? "; " : "");
    if (n < sizeof d->notice)
        vsnprintf(d->notice + n, sizeof d->notice - n, format, args);
    va_end(args);
}

/* ---- one file ---- */

static void write_session(const void *ctx, struct writer *out)
{
    session_save(ctx, out);
}

char *saved_text(const struct session *s)
{
    return bytes_of(write_session, s, NULL);
}

/* A text without a line break at its end was cut off, unless it is whole with one in place of its last
 * byte: then that byte was changed. */
static bool is_changed(const char *text, size_t len)
{
    struct session tried;
    char *mended = malloc(len);
    if (!mended)
        return true;
    memcpy(mended, text, len);
    mended[len - 1] = '\n';
    session_open(&tried, games_all);
    bool changed = !err_is(session_restore(&tried, mended, len));
    session_close(&tried);
    free(mended);
    return changed;
}

/* Of version 0.1.0, which wrote no sums. */
static bool is_first_format(const char *text)
{
    return slice_starts(slice_of(text), "quincunx session\n");
}

/* The bytes of a text are a session, or why they never will be one here. */
static enum saved_answer judge(const char *path, const char *text, size_t len, struct session *s,
                               struct fault *why)
{
    struct format_line heading;
    if (!is_first_format(text)) {
        enum format_answer answer =
            heading_read(FORMAT_SESSION, path, heading_of(text, len), &heading, why);
        if (answer == FORMAT_NEWER || answer == FORMAT_FOREIGN)
            return SAVED_UNREADABLE;
    }
    size_t whole = session_whole(text, len);
    struct err e = whole < len && is_changed(text, len)
                       ? err_text(len, "this saved game was changed or damaged")
                       : session_restore(s, text, whole);
    if (err_is(e))
        fault_set(why, "%s: %s", path, e.why);
    return !err_is(e) ? SAVED_READ : e.code == ERR_MEMORY ? SAVED_FAILED : SAVED_UNREADABLE;
}

enum saved_answer saved_read(const char *path, struct session *s, char **text, struct fault *why)
{
    size_t len = 0;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (text)
        *text = NULL;
    if (fd < 0 && (errno == ENOENT || errno == ENOTDIR))
        return SAVED_NONE;
    char *bytes = fd >= 0 ? bytes_read(fd, &len) : NULL;
    if (!bytes)
        fault_system(why, path);
    if (fd >= 0)
        close(fd);
    if (!bytes)
        return SAVED_FAILED;
    enum saved_answer answer = judge(path, bytes, len, s, why);
    if (text && answer == SAVED_READ)
        *text = bytes;
    else
        free(bytes);
    return answer;
}

bool saved_keep_first_format(struct saved *d, const char *path, const char *text, struct fault *why)
{
    char name[ASIDE_ROOM];
    if (!text || !is_first_format(text))
        return true;
    if (!aside_copy(path, text, strlen(text), name, why))
        return false;
    saved_note(d, "%s: version 0.1.0 wrote it; it is brought up to date, and %s is as it was", path,
               place_name(name));
    return true;
}

bool saved_move_aside(struct saved *d, const char *path, struct fault *why)
{
    char name[ASIDE_ROOM];
    struct fault reason = *why;
    if (!aside_move(path, name, why))
        return false;
    saved_note(d, "%s; it is kept as %s", reason.why, name);
    return true;
}

/* ---- the place of this window ---- */

static char *window_path(const struct saved *d, int window)
{
    char *path;
    int n = window == 1 ? asprintf(&path, "%s", d->base) : asprintf(&path, "%s-%d", d->base, window);
    return n < 0 ? NULL : path;
}

static enum lock_answer lock_window(const struct saved *d, const char *file, struct lock_file *l,
                                    struct fault *why)
{
    char path[4200], what[64];
    snprintf(path, sizeof path, "%s.lock", file);
    snprintf(what, sizeof what, "the game saved as %.30s", d->name);
    return lock_file_take(l, path, what, why);
}

/* The first place that no other process has; or, to go on with a game, the first of those that hold
 * one. False: d->why tells. Where no lock can be had a place is named all the same, to be read. */
static bool find_window(struct saved *d, bool holds_game)
{
    struct fault first = {""}, why;
    for (int window = 1; window <= WINDOWS_MAX; window++) {
        char *file = window_path(d, window);
        if (!file)
            return fault_set(&d->why, "%s", err_memory().why);
        bool fits = !holds_game || access(file, F_OK) == 0;
        enum lock_answer answer = fits ? lock_window(d, file, &d->lock, &why) : LOCK_HELD;
        if (answer == LOCK_HELD) {
            if (fits && !first.why[0])
                first = why;
            free(file);
            continue;
        }
        free(d->file);
        d->file = file;
        if (answer == LOCK_TAKEN && first.why[0])
            saved_note(d, "%s; this one is saved as %s", first.why, place_name(file));
        d->why = why;
        return answer == LOCK_TAKEN;
    }
    if (!first.why[0])
        return fault_set(&d->why, "there is no saved game to go on with");
    return fault_set(&d->why, "%s%s", first.why,
                     holds_game ? "; without --continue this window gets a game of its own" : "");
}

/* Lines that a process did not write to their end are left out, and that is told. */
static bool is_torn(struct saved *d, const char *file, const char *text)
{
    size_t len = text ? strlen(text) : 0;
    bool torn = session_whole(text, len) < len;
    if (torn)
        saved_note(d, "%s: the last step was cut off and is left out", file);
    return torn;
}

/* What is at a place that is ours goes to Recent, or aside. */
static bool put_away(struct saved *d, const char *file, bool *touched)
{
    struct session old;
    char *text;
    session_open(&old, games_all);
    enum saved_answer answer = saved_read(file, &old, &text, &d->why);
    bool ok = answer == SAVED_READ || answer == SAVED_NONE;
    if (answer == SAVED_UNREADABLE)
        ok = saved_move_aside(d, file, &d->why);
    /* A game that nobody has touched does not push out one that somebody has. */
    bool torn = answer == SAVED_READ && is_torn(d, file, text);
    if (answer == SAVED_READ && (old.steps.n || torn)) {
        ok = recent_keep(d, text);
        *touched = true;
    }
    free(text);
    session_close(&old);
    return ok;
}

/* Games of windows that are closed. The first window sees to them. */
static void put_away_others(struct saved *d, bool *touched)
{
    for (int window = 2; window <= WINDOWS_MAX; window++) {
        struct lock_file lock = LOCK_FILE_NONE;
        struct fault why;
        char *file = window_path(d, window);
        if (file && access(file, F_OK) == 0 && lock_window(d, file, &lock, &why) == LOCK_TAKEN &&
            put_away(d, file, touched) && d->n_waiting == 0)
            (void)unlink(file);
        lock_file_release(&lock);
        free(file);
    }
}

static bool make_ready(struct saved *d, bool *touched)
{
    if (d->is_ready)
        return true;
    if (d->lock.fd < 0 && !find_window(d, false))
        return false;
    d->is_ready = put_away(d, d->file, touched);
    if (strcmp(d->file, d->base) == 0)
        put_away_others(d, touched);
    return d->is_ready;
}

static char *path_of(const struct game *g, bool *starved)
{
    char folder[4096], *path;
    *starved = false;
    if (!place_user_folder("XDG_STATE_HOME", ".local/state", folder, sizeof folder))
        return NULL;
    (void)place_make_folder(folder); /* where it cannot be made, saving tells why */
    *starved = asprintf(&path, "%s/%s", folder, g->name) < 0;
    return *starved ? NULL : path;
}

static void open_for(struct saved *d, const struct game *g)
{
    saved_close(d);
    d->name = g->name;
    d->base = path_of(g, &d->starved);
}

bool saved_begin(struct saved *d, const struct game *g)
{
    bool touched = false;
    open_for(d, g);
    if (d->base)
        (void)make_ready(d, &touched);
    return touched;
}

const char *saved_continue(struct saved *d, const struct game *g, struct session *s)
{
    static const char none[] = "there is no saved game to go on with";
    bool touched;
    char *text;
    open_for(d, g);
    if (!d->base)
        return d->starved ? err_memory().why : none;
    if (!find_window(d, true) && !d->file)
        return d->why.why;
    enum saved_answer answer = saved_read(d->file, s, &text, &d->why);
    (void)is_torn(d, d->file, text);
    bool kept = d->lock.fd < 0 || saved_keep_first_format(d, d->file, text, &d->why);
    free(text);
    if (!kept)
        return d->why.why;
    if (answer != SAVED_READ)
        return answer == SAVED_NONE ? none : d->why.why;
    d->is_ready = d->lock.fd >= 0;
    if (d->is_ready && strcmp(d->file, d->base) == 0)
        put_away_others(d, &touched);
    return NULL;
}

bool saved_leave(struct saved *d, const char *text)
{
    bool safe = text && recent_keep(d, text);
    if (!safe)
        d->is_ready = false;
    return safe && d->n_waiting == 0;
}

/* The whole text in a new file, which is then added to. */
static bool begin_file(struct saved *d, struct slice text, struct fault *why)
{
    append_abandon(&d->end);
    if (!replace_file(d->file, text.text, text.len, why) || !append_open(&d->end, d->file, why))
        return false;
    free(d->end.text);
    d->end.text = NULL;
    return true;
}

/* What the session's journal has to add. After a fault it is begun anew. */
static bool put_journal(struct saved *d, struct session *s, struct fault *why)
{
    struct arena room;
    size_t from;
    arena_open(&room);
    struct writer out = writer_growing(&room);
    if (d->end.fd < 0)
        s->journaled.is_begun = false;
    session_journal(s, &from, &out);
    struct slice text = {out.out, out.n};
    bool ok = out.n <= out.cap || fault_set(why, "%s", err_memory().why);
    if (ok && from == 0)
        ok = begin_file(d, text, why);
    else if (ok && text.len)
        ok = append_write(&d->end, text.text, text.len, why) && append_sync(&d->end, why);
    arena_close(&room);
    if (!ok) {
        append_abandon(&d->end);
        s->journaled.is_begun = false;
    }
    return ok;
}

bool saved_put(struct saved *d, struct session *s, struct fault *why)
{
    bool touched;
    if (!d->base)
        return !d->starved || fault_set(why, "%s", err_memory().why);
    if (!make_ready(d, &touched)) {
        *why = d->why;
        return false;
    }
    return recent_keep_waiting(d, why) && put_journal(d, s, why);
}

void saved_close(struct saved *d)
{
    struct fault why;
    if (d->base && !recent_keep_waiting(d, &why))
        saved_note(d, "a game could not be kept: %s", why.why);
    for (int i = 0; i < d->n_waiting; i++)
        free(d->waiting[i]);
    append_abandon(&d->end);
    lock_file_release(&d->lock);
    free(d->file);
    free(d->base);
    d->file = d->base = NULL;
    d->n_waiting = 0;
    d->is_ready = false;
}
