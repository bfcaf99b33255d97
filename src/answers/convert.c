/* convert.c - the same position in other notations; games and their rules. */
#include "answers/answers.h"
#include "core/other_notations.h"

static const struct notation forms[] = {
    {"quincunx", position_write, false},
    {"puzzlink", other_notation_write_puzzlink, true},
    {"tatham", other_notation_write_tatham, true},
};

const struct notation *notation_named(const char *name)
{
    const char *wanted = slice_is_word(slice_of(name), "json") ? "quincunx" : name;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (slice_is_word(slice_of(wanted), forms[i].name))
            return &forms[i];
    return NULL;
}

const char *convert_answer_refusal(const struct convert_answer *v)
{
    return v->form->clues_only && !v->board->game->clues ? "this game has no such form" : NULL;
}

/* The position stands in the form asked for: whatever is read as a line is read in an object too. */
void convert_answer_json(const void *ctx, struct writer *out)
{
    const struct convert_answer *v = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "game", v->board->game->name);
    jsonw_key(&j, "position");
    jsonw_open_text(&j);
    v->form->write(v->board, out);
    jsonw_close_text(&j);
    json_line_end(&j);
}

/* ---- games ---- */

static struct variant limit_of(const struct game *g, bool largest)
{
    struct variant v = {{0}};
    for (int i = 0; i < OPTION_OWN; i++)
        v.value[i] = largest ? g->options[i].max : g->options[i].min;
    return v;
}

static void size_json(struct jsonw *j, const char *key, const struct game *g, struct variant v)
{
    jsonw_key(j, key);
    jsonw_open_text(j);
    variant_write_size(g, &v, j->out);
    jsonw_close_text(j);
}

static void options_json(struct jsonw *j, const struct game *g)
{
    json_open(j, "options", '[');
    for (const struct choice *o = g->options + OPTION_OWN; o->key; o++) {
        jsonw_open(j, '{');
        json_pair(j, "key", o->key);
        json_pair(j, "help", o->help);
        json_open(j, "values", '[');
        for (int v = o->min; v <= o->max; v++)
            jsonw_text(j, o->words[v - o->min]);
        jsonw_close(j, ']');
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void game_json(struct jsonw *j, const struct game *g)
{
    jsonw_open(j, '{');
    json_pair(j, "game", g->name);
    json_pair(j, "title", g->title);
    json_open(j, "sizes", '{');
    size_json(j, "min", g, limit_of(g, false));
    size_json(j, "max", g, limit_of(g, true));
    size_json(j, "default", g, game_preset(g));
    jsonw_close(j, '}');
    json_open(j, "facets", '[');
    if (g->puzzle)
        jsonw_text(j, "puzzle");
    if (g->duel)
        jsonw_text(j, "duel");
    jsonw_close(j, ']');
    strength_list(g, j); /* of the CPU in duels, the weakest first */
    options_json(j, g);
    json_pair(j, "sample", g->sample);
    jsonw_close(j, '}');
}

void answer_game_json(const void *ctx, struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    game_json(&j, ctx);
    writer_char(out, '\n');
}

void answer_games_json(const void *ctx, struct writer *out)
{
    struct jsonw j = json_line(out);
    json_open(&j, "games", '[');
    for (const struct game *const *g = ctx; *g; g++)
        game_json(&j, *g);
    jsonw_close(&j, ']');
    json_line_end(&j);
}

void answer_rules_json(const void *ctx, struct writer *out)
{
    const struct game *g = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "game", g->name);
    json_pair(&j, "title", g->title);
    json_pair(&j, "text", g->manual);
    json_line_end(&j);
}
