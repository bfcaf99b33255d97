/* saved.c - games on disk: the one in hand, and those that were left for another one.
 *
 * One file per game under $XDG_STATE_HOME/quincunx holds the session after every step, whole or not
 * at all, so that nothing is lost whatever happens; --continue goes on with it. A new game never
 * destroys: the one it takes the place of moves to GAME.recent, what was there to GAME.recent.2,
 * and so on; going back to one of them is an exchange. A hole in that row is no harm.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/place.h"
#include "front/cli/play.h"
#include "games/games.h"
#include "session/describe.h"

static char *join(const char *a, const char *b)
{
    char *all = malloc(strlen(a) + strlen(b) + 1);
    if (all)
        strcat(strcpy(all, a), b);
    return all;
}

char *saved_path(const struct game *g)
{
    char folder[4096], *path;
    if (!folder_of_user("XDG_STATE_HOME", ".local/state", folder, sizeof folder))
        return NULL;
    (void)folder_make(folder); /* where it cannot be made, saving tells why */
    return asprintf(&path, "%s/%s", folder, g->name) < 0 ? NULL : path;
}

static void write_session(const void *ctx, struct writer *out)
{
    session_save(ctx, out);
}

char *saved_text(const struct session *s)
{
    return text_with(write_session, s);
}

bool play_save(const struct sitting *s, struct fault *why)
{
    return !s->file || file_put(s->file, write_session, &s->session, why);
}

/* Into a session that is open; NULL, or why not. */
static const char *restore_from(struct session *session, const char *path, const char *missing)
{
    size_t len;
    char *text = path && access(path, R_OK) == 0 ? file_read(path, &len) : NULL;
    if (!text)
        return missing;
    struct err e = session_restore(session, text, len);
    free(text);
    return err_is(e) ? e.why : NULL;
}

const char *saved_restore(struct sitting *s)
{
    return restore_from(&s->session, s->file, "there is no saved game to go on with");
}

/* ---- games that were left ---- */

static char *recent_path(const struct sitting *s, int slot)
{
    char end[24] = ".recent";
    if (slot > 0)
        snprintf(end, sizeof end, ".recent.%d", slot + 1);
    return s->file ? join(s->file, end) : NULL;
}

static void recent_move(const struct sitting *s, int from, int to)
{
    char *old = recent_path(s, from), *new = recent_path(s, to);
    if (old && new)
        (void)rename(old, new); /* from a hole: nothing moves */
    free(old);
    free(new);
}

static bool recent_is_there(const struct sitting *s, int slot)
{
    struct stat info;
    char *path = recent_path(s, slot);
    bool there = path && stat(path, &info) == 0;
    free(path);
    return there;
}

static void write_text(const void *ctx, struct writer *out)
{
    writer_text(out, ctx);
}

void recent_keep(const struct sitting *s, const char *text)
{
    int hole = 0;
    while (hole + 1 < RECENT_MAX && recent_is_there(s, hole))
        hole++;
    for (; hole > 0; hole--)
        recent_move(s, hole - 1, hole);
    struct fault why;
    char *path = recent_path(s, 0);
    if (path && !file_put(path, write_text, text, &why))
        say(EXIT_USAGE, "a game could not be kept: %s", why.why);
    free(path);
}

static void keep_game(const struct sitting *s)
{
    char *text = saved_text(&s->session);
    if (text)
        recent_keep(s, text);
    free(text);
}

/* A game that nobody has touched does not push out one that somebody has. */
void play_keep(const struct sitting *s)
{
    if (s->session.now && s->session.steps.n)
        keep_game(s);
}

bool saved_keep(const struct sitting *s)
{
    struct sitting old = {.file = s->file};
    session_open(&old.session, games_all);
    bool kept = !restore_from(&old.session, s->file, "none") && old.session.steps.n;
    if (kept)
        play_keep(&old);
    session_close(&old.session);
    return kept;
}

/* "7x7, 12 steps: open" */
static bool recent_words(const struct sitting *s, int slot, char *text, size_t cap)
{
    struct session old;
    char *path = recent_path(s, slot);
    session_open(&old, games_all);
    bool good = !restore_from(&old, path, "none");
    if (good) {
        struct writer out = writer_to(text, cap - 1);
        writer_number(&out, board_width(old.now));
        writer_char(&out, 'x');
        writer_number(&out, board_height(old.now));
        writer_text(&out, ", ");
        writer_number(&out, (int64_t)old.steps.at);
        writer_text(&out, old.steps.at == 1 ? " step: " : " steps: ");
        describe_state(&old, &out, &s->cli->work);
        text[out.n < cap ? out.n : cap - 1] = '\0';
    }
    session_close(&old);
    free(path);
    return good;
}

int recent_list(const struct sitting *s, struct recent *out)
{
    int n = 0;
    for (int slot = 0; slot < RECENT_MAX; slot++)
        if (recent_words(s, slot, out[n].words, sizeof out[n].words))
            out[n++].slot = slot;
    return n;
}

const char *recent_take(struct sitting *s, int slot)
{
    char *path = recent_path(s, slot);
    struct session other;
    session_open(&other, games_all);
    const char *why = restore_from(&other, path, "there is no such game");
    if (why) {
        session_close(&other);
    } else {
        (void)remove(path);
        keep_game(s);
        session_close(&s->session);
        s->session = other;
        s->session.steps.arena = &s->session.arena;
        play_follow(s);
    }
    free(path);
    return why;
}
