/* listed.c - sentences and words that name the games, made from the list of them. */
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "games/games.h"

bool listed_has_duel(const struct game *g)
{
    return g->duel;
}

bool listed_has_board_game(const struct game *g)
{
    return g->duel && !g->puzzle;
}

bool listed_has_proofs(const struct game *g)
{
    return g->census && g->census->proof;
}

bool listed_has_tables(const struct game *g)
{
    return g->census && (g->census->lanes || g->census->proof);
}

bool listed_has_strategy(const struct game *g)
{
    return g->census && g->census->strategy;
}

static struct listed closed(struct listed l, const struct writer *w)
{
    l.text[w->n < w->cap ? w->n : w->cap] = '\0';
    return l;
}

struct listed listed_games(game_has *have)
{
    struct listed l;
    struct writer w = writer_to(l.text, sizeof l.text - 1);
    game_list_write(games_all, have, "or", &w);
    return closed(l, &w);
}

struct listed listed_words(game_has *have)
{
    struct listed l;
    struct writer w = writer_to(l.text, sizeof l.text - 1);
    for (const struct game *const *g = games_all; *g; g++)
        if (have(*g)) {
            writer_text(&w, w.n ? "|" : "");
            writer_text(&w, (*g)->name);
        }
    return closed(l, &w);
}

static struct listed listed_forms(bool help)
{
    struct listed l;
    struct writer w = writer_to(l.text, sizeof l.text - 1);
    for (const struct game *const *g = games_all; *g; g++)
        if ((*g)->form) {
            writer_text(&w, !w.n ? "" : help ? ", " : "|");
            writer_text(&w, (*g)->form->name);
            writer_text(&w, help ? " (" : "");
            writer_text(&w, help ? (*g)->form->help : "");
            writer_text(&w, help ? ")" : "");
        }
    return closed(l, &w);
}

static struct listed listed_courses(void)
{
    struct listed l;
    struct writer w = writer_to(l.text, sizeof l.text - 1);
    for (const struct game *const *g = games_all; *g; g++)
        if ((*g)->duel && (*g)->duel->course) {
            writer_text(&w, w.n ? "|" : "");
            writer_text(&w, (*g)->duel->course->name);
        }
    return closed(l, &w);
}

struct listed listed_titles(void)
{
    struct listed l;
    struct writer w = writer_to(l.text, sizeof l.text - 1);
    game_list_write(games_all, NULL, "and", &w);
    l = closed(l, &w);
    for (char *p = l.text; *p; p++) /* each name begins with a capital letter */
        if ((p == l.text || (p[-1] == ' ' && strncmp(p, "and ", 4) != 0)) && *p >= 'a' && *p <= 'z')
            *p += 'A' - 'a';
    return l;
}

/* Where a text has a place for a list: "{duels}", "{forms}", "{courses}". */
static struct listed filled(const char *text, const char *place, const char *list)
{
    struct listed l;
    const char *at = strstr(text, place);
    int before = at ? (int)(at - text) : (int)strlen(text);
    snprintf(l.text, sizeof l.text, "%.*s%s%s", before, text, at ? list : "",
             at ? at + strlen(place) : "");
    return l;
}

struct listed listed_help(const char *help)
{
    if (strstr(help, "{forms}"))
        return filled(help, "{forms}", listed_forms(true).text);
    if (strstr(help, "{courses}"))
        return filled(help, "{courses}", listed_courses().text);
    return filled(help, "{duels}", listed_games(listed_has_duel).text);
}

struct listed opt_words(enum opt o)
{
    const char *words = opt_rows[o].words;
    if (words && strcmp(words, "{forms}") == 0)
        return listed_forms(false);
    if (words && strcmp(words, "{courses}") == 0)
        return listed_courses();
    if (words && strcmp(words, "{duels}") == 0)
        return listed_words(listed_has_duel);
    return filled(words ? words : "", "{", "");
}
