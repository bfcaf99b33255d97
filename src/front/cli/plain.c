/* plain.c - `play --plain`: a line in, sentences out, nothing that a screen reader or a script
 * could trip over. Every step is saved before the next line is asked for. */
#include <stdlib.h>
#include <string.h>

#include "front/cli/play.h"

static void print(struct slice words)
{
    if (words.len)
        printf("%.*s\n", (int)words.len, words.text);
}

/* Whose turn it is, or how it ended, and what that tells. */
static void print_state(struct play_state *s)
{
    const struct view *v = session_view(&s->session, &s->cli->work);
    if (!v)
        return;
    printf("%.*s%s%.*s\n", (int)v->headline.len, v->headline.text, v->told.len ? ". " : "",
           (int)v->told.len, v->told.text);
}

/* True: the board has changed. */
static bool tell(struct play_state *s, const char *line, size_t len, enum then *then)
{
    struct result r;
    result_open(&r);
    play_do(s, line, len, &r);
    print(result_words(&r));
    bool changed = r.changed;
    *then = r.then;
    result_close(&r);
    return changed;
}

/* The CPU moves, and who cannot passes, until a person may; what the CPU cannot do is said once. */
static bool cpu_turns(struct play_state *s)
{
    const struct view *v;
    enum then then;
    bool moved = false;
    while ((v = session_view(&s->session, &s->cli->work)) && (v->must_pass || v->is_cpu) &&
           !limits_interrupted()) {
        if (!(v->must_pass ? tell(s, "turn", 4, &then) : tell(s, "think", 5, &then)))
            break;
        moved = true;
    }
    return moved;
}

/* `recent`: which there are; `recent 2`: the second of them. True: it is in hand now. */
static bool recent(struct play_state *s, const char *line)
{
    struct recent game[RECENT_MAX];
    int n = recent_list(&s->saved, game, &s->cli->work);
    long which = strtol(line + strcspn(line, " "), NULL, 10);
    const char *why = which && which <= n ? play_recent(s, &game[which - 1])
                      : which             ? "there is no such game"
                      : n                 ? NULL
                                          : "there is no game before this one";
    if (why)
        printf("%s\n", why);
    for (int i = 0; i < n && !which; i++)
        printf("%d: %s\n", i + 1, game[i].words);
    return which && !why;
}

static void save(struct play_state *s, bool asked)
{
    char *notice = s->saved.notice;
    bool saved = play_save(s, asked);
    if (notice[0])
        cli_say(EXIT_USAGE, "%s", notice);
    notice[0] = '\0';
    if (saved && asked)
        printf("saved\n");
}

/* True: that was the last line. */
static bool converse(struct play_state *s, const char *line, size_t len)
{
    enum then then, none;
    uint64_t loads = s->session.loads;
    bool changed = tell(s, line, len, &then);
    if (then == THEN_RECENT)
        changed = recent(s, line);
    if (s->session.loads != loads)
        tell(s, "board", 5, &none);
    changed |= cpu_turns(s);
    if (changed)
        print_state(s);
    save(s, then == THEN_SAVE);
    fflush(stdout);
    return then == THEN_QUIT;
}

enum exit_code play_plain(struct play_state *s)
{
    enum then then;
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    int64_t since = clock_us();
    printf("%s. 'help' lists what can be said.\n", s->session.now->game->title);
    tell(s, "board", 5, &then);
    if (cpu_turns(s))
        print_state(s);
    save(s, false);
    fflush(stdout);
    while (!limits_interrupted() && (n = getline(&line, &cap, stdin)) >= 0) {
        while (n > 0 && (line[n - 1] == '\n' || line[n - 1] == '\r'))
            n--;
        line[n] = '\0';
        s->session.played_ms += (clock_us() - since) / 1000;
        since = clock_us();
        if (converse(s, line, (size_t)n))
            break;
    }
    free(line);
    return s->unsaved ? EXIT_USAGE : EXIT_YES;
}
