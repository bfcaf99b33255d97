/* Any bytes as a saved session, which is refused or comes back as the same text; then, after a
 * line of its own, as a conversation with whatever game stands there. */
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "session/talk.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SMALL = 12, STEPS = 20000, ANSWER = 1 << 16 };

static void require(bool ok)
{
    if (!ok)
        abort();
}

static char *save(const struct session *s, size_t *n)
{
    struct writer count = writer_to(NULL, 0);
    session_save(s, &count);
    char *text = malloc(count.n + 1);
    struct writer w = writer_to(text, count.n);
    session_save(s, &w);
    *n = count.n;
    return text;
}

static bool is_small(const struct session *s)
{
    return s->now && board_width(s->now) <= SMALL && board_height(s->now) <= SMALL;
}

static void same_again(const struct session *s)
{
    struct session again;
    size_t n, m;
    char *text = save(s, &n);
    session_open(&again, games_all);
    require(!err_is(session_restore(&again, text, n)));
    char *twice = save(&again, &m);
    require(n == m && memcmp(text, twice, n) == 0);
    session_close(&again);
    free(text);
    free(twice);
}

static void talk(struct session *s, struct reader *lines)
{
    static char answer[ANSWER];
    struct arena arena;
    arena_open(&arena);
    for (int i = 0; i < 30 && is_small(s) && reader_skip(lines, '\n'); i++) {
        struct slice line = reader_until(lines, '\n');
        struct writer out = writer_to(answer, sizeof answer);
        struct work w = {.arena = &arena, .steps = STEPS};
        session_talk(s, line.text, line.len, &out, &w);
        require(s->now && !s->now->game->rules.fault(s->now));
    }
    if (is_small(s))
        same_again(s);
    arena_close(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct session s;
    const char *text = (const char *)data;
    struct reader lines = reader_of(text, size);
    session_open(&s, games_all);
    struct err e = session_restore(&s, text, size);
    require(err_is(e) ? e.why && e.at <= size && !s.now : s.now != NULL);
    if (!err_is(e)) {
        if (is_small(&s))
            same_again(&s);
    } else {
        struct slice first = reader_until(&lines, '\n');
        if (!err_is(session_load(&s, first.text, first.len)))
            talk(&s, &lines);
    }
    session_close(&s);
    return 0;
}
