/* order_notes.c - stating how numbers stand, in games that look for an order of them. */
#include "session/session.h"

/* Adds the moves that state one relation, the opposite taken back first if that was stated; b is a
 * board on which they are tried. NULL, or why not. */
static const char *relate(struct board *b, int upper, int lower, game_move *move, size_t *n)
{
    const struct ordering *o = b->game->ordering;
    game_move request[2];
    int wishes = 0;
    if (o->known(b, lower, upper))
        request[wishes++] = o->relate(lower, upper, false);
    request[wishes++] = o->relate(upper, lower, true);
    for (int i = 0; i < wishes; i++) {
        const char *why = b->game->rules.refusal(b, request[i]);
        if (why)
            return wishes == 2 ? "the opposite follows from your other notes" : why;
        b->game->rules.play(b, request[i]);
        move[(*n)++] = request[i];
    }
    return NULL;
}

const char *session_note_order(struct session *s, const struct relation *relation, size_t n)
{
    struct arena own;
    size_t moves = 0;
    if (!s->now->game->ordering)
        return "there is no order in this game";
    arena_open(&own);
    struct board *tried = arena_take(&own, 1, s->now->game->rules.size(&s->now->variant));
    game_move *move = arena_take(&own, 2 * n, sizeof *move);
    const char *why = tried && move ? NULL : err_memory().why;
    if (!why)
        board_copy(tried, s->now);
    for (size_t i = 0; i < n && !why; i++)
        why = relate(tried, relation[i].upper, relation[i].lower, move, &moves);
    if (!why)
        why = session_play_all(s, move, moves);
    arena_close(&own);
    return why;
}
