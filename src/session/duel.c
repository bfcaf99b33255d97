/* duel.c - a puzzle becomes a duel, and a duel the puzzle again, by a field of its text. */
#include <string.h>

#include "core/position.h"
#include "session/session.h"

/* The text of the puzzle alone: the clues are its third word. */
static size_t length_of_puzzle(struct slice line)
{
    struct reader in = reader_of(line.text, line.len);
    for (int words = 0; words < 3; words++) {
        reader_skip(&in, ' ');
        reader_until(&in, ' ');
    }
    return in.at;
}

struct err session_duel(struct session *s, bool duel, bool sound, struct work *w)
{
    const char *field = !duel ? "" : sound ? " duel=1 rule=sound" : " duel=1";
    struct arena_mark mark = arena_here(w->arena);
    struct slice line = position_text(s->steps.start, w->arena);
    size_t n = length_of_puzzle(line), more = strlen(field);
    char *text = line.len ? arena_take(w->arena, n + more, 1) : NULL;
    struct err e = err_memory();
    if (text) {
        memcpy(text, line.text, n);
        memcpy(text + n, field, more);
        e = session_load(s, text, n + more);
    }
    if (!err_is(e) && duel && !s->seat[0].cpu && !s->seat[1].cpu)
        s->seat[1] = (struct seat){true, {SKILL_CAREFUL, 0}};
    arena_release(w->arena, mark);
    return e;
}
