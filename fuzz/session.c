/* Any bytes as a saved session, which is refused or comes back as the same text; then, after a
 * line of its own, as a conversation about whatever game stands there. */
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "session/action.h"
#include "session/view.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SMALL = 12, STEPS = 20000 };

static void require(bool ok)
{
    if (!ok)
        abort();
}

static struct slice save(const struct session *s, struct arena *arena)
{
    arena_open(arena);
    struct writer w = writer_growing(arena);
    session_save(s, &w);
    require(w.n <= w.cap);
    return (struct slice){w.out, w.n};
}

static bool is_small(const struct session *s)
{
    return s->now && board_width(s->now) <= SMALL && board_height(s->now) <= SMALL;
}

static void same_again(const struct session *s)
{
    struct session again;
    struct arena rooms[2];
    struct slice text = save(s, &rooms[0]);
    session_open(&again, games_all);
    require(!err_is(session_restore(&again, text.text, text.len)));
    struct slice twice = save(&again, &rooms[1]);
    require(text.len == twice.len && memcmp(text.text, twice.text, text.len) == 0);
    session_close(&again);
    arena_close(&rooms[0]);
    arena_close(&rooms[1]);
}

static void talk(struct session *s, struct reader *lines)
{
    struct arena arena;
    arena_open(&arena);
    for (int i = 0; i < 30 && is_small(s) && reader_skip(lines, '\n'); i++) {
        struct slice line = reader_until(lines, '\n');
        struct work w = {.arena = &arena, .steps = STEPS};
        struct result r;
        result_open(&r);
        session_do(s, line.text, line.len, &r, &w);
        require(!r.failed || r.say.n);
        require(s->now && !s->now->game->rules.broken_invariant(s->now));
        require(!is_small(s) || session_view(s, &w));
        result_close(&r);
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
