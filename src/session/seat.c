/* seat.c - who plays a side: a person, a level, or a level that follows the person's results. */
#include <string.h>

#include "session/session.h"

/* ---- as a word ---- */

static struct strength named_strength(int number)
{
    return (struct strength){.skill = number < NAMED_LEVELS ? SKILL_NAMED : SKILL_MAX,
                             .named = number};
}

/* "auto", or in saved games "auto4"; 0: neither, else the number or 1. */
static int read_own(struct slice word)
{
    static const char own[] = "auto";
    struct slice name = {word.text, word.len < strlen(own) ? word.len : strlen(own)};
    if (!slice_is_word(name, own) || word.len > name.len + 1)
        return 0;
    int number = word.len > name.len ? word.text[name.len] - '0' : 1;
    return number >= 1 && number <= NAMED_LEVELS ? number : 0;
}

const char *seat_read(const struct game *g, struct slice word, struct seat *out)
{
    char name[16] = {0};
    struct seat seat = {.cpu = !slice_is_word(word, "human")};
    int own = g->duel->levels ? read_own(word) : 0;
    const char *why = NULL;
    memcpy(name, word.text, word.len < sizeof name ? word.len : 0); /* none is so long */
    seat.is_own = own > 0;
    if (own)
        seat.strength = named_strength(own);
    else if (seat.cpu)
        why = strength_read(g, name, &seat.strength);
    if (!why)
        *out = seat;
    return why;
}

void seat_write(const struct game *g, const struct seat *seat, struct writer *out)
{
    if (!seat->cpu)
        writer_text(out, "human");
    else if (seat->is_own)
        writer_text(out, "auto");
    else
        strength_write(g, seat->strength, out);
}

/* ---- results ---- */

int session_results_at(const struct session *s)
{
    const struct game *g = s->now ? s->now->game : NULL;
    if (!g || !g->duel || !g->duel->levels)
        return -1;
    for (int i = 0; i < RESULTS_GAMES && s->games[i]; i++)
        if (s->games[i] == g)
            return i;
    return -1;
}

void session_keep_results(struct session *s, const struct own_results *other)
{
    for (size_t i = 0; i < RESULTS_GAMES; i++)
        if (other[i].games > s->results[i].games)
            s->results[i] = other[i];
}

/* One game in hand, a person against a level that has a name. A spoilt board says nothing. */
void session_count_result(struct session *s)
{
    int at = session_results_at(s);
    if (s->is_counted || at < 0 || s->seat[0].cpu == s->seat[1].cpu || !board_is_duel(s->now))
        return;
    int cpu = s->seat[1].cpu, level = s->seat[cpu].strength.named;
    enum status status = session_status(s);
    if (!level || status == STATUS_OPEN || status == STATUS_INVALID)
        return;
    bool first = status == STATUS_FIRST, decided = first || status == STATUS_SECOND;
    own_results_add(&s->results[at], level, !decided ? 1 : first == (cpu == 1) ? 2 : 0);
    s->is_counted = true;
}

void session_choose_own(struct session *s)
{
    int at = session_results_at(s);
    for (int side = 0; side < 2 && at >= 0; side++)
        if (s->seat[side].is_own) {
            const struct tablebase *tables = s->seat[side].strength.tablebase;
            s->seat[side].strength = named_strength(own_level(&s->results[at]));
            s->seat[side].strength.tablebase = tables;
        }
}
