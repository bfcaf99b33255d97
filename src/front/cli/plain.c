/* plain.c - `play --plain`: a line in, sentences out, nothing that a screen reader or a script
 * could trip over. Every step is saved before the next line is asked for. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/cli/play.h"
#include "session/describe.h"

/* More than all moves of the largest board take; what is not used costs nothing. */
enum { ANSWER_ROOM = 1 << 26 };

struct talker {
    struct sitting *sitting;
    char *answer;
};

static void print(const char *text, size_t n)
{
    fwrite(text, 1, n < ANSWER_ROOM ? n : ANSWER_ROOM, stdout);
    fflush(stdout);
}

static enum talk tell(struct talker *t, const char *line, size_t len)
{
    struct writer out = writer_to(t->answer, ANSWER_ROOM);
    enum talk then = play_talk(t->sitting, line, len, &out);
    print(t->answer, out.n);
    return then;
}

/* Moves that nobody typed, named one by one. */
static void announce(struct talker *t, size_t from)
{
    struct session *s = &t->sitting->session;
    struct writer out = writer_to(t->answer, ANSWER_ROOM);
    for (size_t i = from; i < s->steps.at; i++) {
        game_move m = s->steps.step[i].move;
        writer_text(&out, m == s->now->game->duel->pass ? "no other move: " : "CPU: ");
        s->now->game->rules.write_move(s->now, m, &out);
        writer_char(&out, '\n');
    }
    if (s->steps.at > from) {
        describe_state(s, &out, &t->sitting->cli->work);
        writer_char(&out, '\n');
    }
    print(t->answer, out.n);
}

static const char *cpu_turns(struct talker *t)
{
    size_t from = t->sitting->session.steps.at;
    const char *why = play_turns(t->sitting);
    announce(t, from);
    return why;
}

/* `recent`: which there are; `recent 2`: the second of them. True: it is in hand now. */
static bool recent(struct talker *t, const char *line, const char **why)
{
    struct recent game[RECENT_MAX];
    int n = recent_list(&t->sitting->saved, game, &t->sitting->cli->work);
    long which = strtol(line + strcspn(line, " "), NULL, 10);
    if (which >= 1 && which <= n) {
        *why = play_recent(t->sitting, &game[which - 1]);
        return !*why;
    }
    if (which || !n)
        printf("%s\n", which ? "there is no such game" : "there is no game before this one");
    for (int i = 0; i < n && !which; i++)
        printf("%d: %s\n", i + 1, game[i].words);
    return false;
}

static bool save(struct talker *t, bool asked)
{
    char *notice = t->sitting->saved.notice;
    bool saved = play_save(t->sitting, asked);
    if (notice[0])
        say(EXIT_USAGE, "%s", notice);
    notice[0] = '\0';
    return saved;
}

static void act(struct talker *t, enum talk then, const char *line)
{
    const char *why = NULL;
    bool other = false; /* another game is in hand */
    if (then == TALK_NEW) {
        play_keep(t->sitting);
        why = play_new(t->sitting);
        other = !why;
    } else if (then == TALK_RECENT) {
        other = recent(t, line, &why);
    }
    if (other)
        tell(t, "board", 5);
    if (!why && then != TALK_QUIT)
        why = cpu_turns(t);
    if (why)
        printf("%s\n", why);
    if (save(t, then == TALK_SAVE) && then == TALK_SAVE)
        printf("saved\n");
}

enum exit_code play_plain(struct sitting *s)
{
    struct talker t = {.sitting = s, .answer = malloc(ANSWER_ROOM)};
    enum talk then = TALK_ON;
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    if (!t.answer)
        return say(EXIT_USAGE, "%s", err_memory().why);
    printf("%s. 'help' lists what can be said.\n", s->order.game->title);
    tell(&t, "board", 5);
    act(&t, then, "");
    while (then != TALK_QUIT && !limits_interrupted() && (n = getline(&line, &cap, stdin)) >= 0) {
        while (n > 0 && (line[n - 1] == '\n' || line[n - 1] == '\r'))
            n--;
        line[n] = '\0';
        then = tell(&t, line, (size_t)n);
        act(&t, then, line);
    }
    free(line);
    free(t.answer);
    return s->unsaved ? EXIT_USAGE : EXIT_YES;
}
