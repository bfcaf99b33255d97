/* new_options.c - see new_options.h. */
#include "front/cli/new_options.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "core/position.h"
#include "duel/clock.h"
#include "games/games.h"
#include "puzzle/pattern.h"
#include "puzzle/rate.h"
#include "puzzle/shaping.h"
#include "render/cairo_input.h"
#include "render/cairo_output.h"

static bool read_seed(struct cli *c, uint64_t *seed, bool *by_chance)
{
    int64_t given;
    if (!cli_number(c, OPT_SEED, 0, INT64_MAX, -1, &given))
        return false;
    *by_chance = given < 0;
    if (*by_chance) {
        uint32_t chance = 0;
        if (getrandom(&chance, sizeof chance, 0) != sizeof chance)
            chance = (uint32_t)limits_cpu_us();
        given = chance;
    }
    *seed = (uint64_t)given;
    return true;
}

static const char no_level[] = "--level: expected easy, normal, hard or expert";

static const char *read_choices(struct cli *c, struct new_request *o)
{
    const struct game *g = o->game;
    bool opening = g->duel && g->duel->start;
    if (c->value[OPT_LEVEL] &&
        (!g->puzzle || !rate_level_named(slice_of(c->value[OPT_LEVEL]), &o->request.level)))
        return g->puzzle ? no_level : "--level: a start position has no level";
    if (c->value[OPT_SYMMETRIC] && (!g->puzzle || !g->clues))
        return "--symmetric: this game has no clues to place";
    if (c->value[OPT_ALLOW_SEARCH] && !g->puzzle)
        return "--allow-search: a start position has no hints";
    if (c->value[OPT_FIRST] &&
        (!opening || !new_request_read_first(g, slice_of(c->value[OPT_FIRST]), &o->opening.first)))
        return opening ? "--first: expected a side, or random"
                       : "--first: this game has no such choice";
    if (c->value[OPT_BLOCKED] && !opening)
        return "--blocked: this game has no blocked cells";
    if (c->value[OPT_SYMMETRIC])
        o->request.wishes.symmetry = ORBIT_HALF;
    o->request.allow_search = c->value[OPT_ALLOW_SEARCH] != NULL;
    return NULL;
}

/* Options whose values are read as in an id; a flag stands for one value. */
static const struct wish_option {
    enum opt opt;
    const char *key, *value;
} wish_options[] = {
    {OPT_SYMMETRY, "symmetry", NULL}, {OPT_CLUES, "clues", NULL},
    {OPT_WITHOUT_ZEROS, "zeros", "none"}, {OPT_USE, "use", NULL},
    {OPT_AVOID, "avoid", NULL}, {OPT_MINIMAL, "minimal", "yes"},
    {OPT_STYLE, "style", NULL}, {OPT_WALLS, "walls", NULL},
    {OPT_NUMBERS, "numbers", NULL}, {OPT_BLOCKED, "blocked", NULL},
};

static bool read_wishes(struct cli *c, struct new_request *o)
{
    for (size_t i = 0; i < sizeof wish_options / sizeof *wish_options; i++) {
        const struct wish_option *row = &wish_options[i];
        const char *given = c->value[row->opt];
        bool known;
        if (!given)
            continue;
        const char *why = shaping_read(o, slice_of(row->key),
                                       slice_of(row->value ? row->value : given), &known);
        if (why)
            return cli_say(EXIT_USAGE, "--%s: %s%s", opt_rows[row->opt].name, why,
                           known && opt_rows[row->opt].words
                               ? meant_of(given, opt_rows[row->opt].words).text
                               : "") == EXIT_YES;
    }
    return true;
}

/* --set KEY=VALUE: an option of the game itself. */
static bool read_own(struct cli *c, struct new_request *o)
{
    const char *text = c->value[OPT_SET], *equals = text ? strchr(text, '=') : NULL;
    struct slice key = {text, equals ? (size_t)(equals - text) : 0};
    bool known = false;
    if (!text)
        return true;
    if (equals && !shaping_read(o, key, slice_of(equals + 1), &known))
        return true;
    return cli_say(EXIT_USAGE, "--set: %s has no option '%s'", o->game->name, text) == EXIT_YES;
}

/* A pixel of a picture is a cell. */
static const char *read_png(const char *bytes, size_t len, struct pattern_rows *out, struct arena *arena)
{
    struct silhouette picture;
    if (!cairo_output_is_there())
        return "this program was built without PNG";
    if (!cairo_input_png(bytes, len, &picture, arena))
        return "the PNG picture cannot be read";
    *out = (struct pattern_rows){picture.text, picture.w, picture.h};
    return NULL;
}

static bool read_file(struct cli *c, enum opt o, const char *allowed, struct pattern_rows *out)
{
    size_t len;
    char *text = file_read(c->value[o], &len);
    if (!text)
        return false;
    bool png = o == OPT_LOOP && cairo_input_is_png(text, len);
    const char *why = png ? read_png(text, len, out, &c->arena) : pattern_parse(text, len, allowed, out, &c->arena);
    free(text);
    if (why)
        cli_say(EXIT_USAGE, "%s: expected rows of %s: %s", c->value[o],
                o == OPT_LOOP ? "0 and 1 (1: inside), or a PBM or PNG picture (dark: inside)" : ". ? and numbers",
                why);
    return !why;
}

/* The board is as large as the file says. */
static bool take_size(struct cli *c, struct new_request *o, enum opt opt, int w, int h)
{
    int16_t *size = o->variant.value;
    bool fixed = c->value[OPT_SIZE] || (opt == OPT_LOOP && c->value[OPT_PATTERN]);
    if (fixed && (w != size[OPTION_WIDTH] || h != size[OPTION_HEIGHT]))
        return cli_say(EXIT_USAGE, "%s: this is %d by %d, and the board %d by %d", c->value[opt], w,
                       h, size[OPTION_WIDTH], size[OPTION_HEIGHT]) == EXIT_YES;
    const struct choice *most = o->game->options;
    if (w < most[0].min || h < most[1].min || w > most[0].max || h > most[1].max)
        return cli_say(EXIT_USAGE, "%s: no board of this game is %d by %d", c->value[opt], w, h) ==
               EXIT_YES;
    size[OPTION_WIDTH] = (int16_t)w;
    size[OPTION_HEIGHT] = (int16_t)h;
    return true;
}

/* --pattern and --loop: what their files say goes into the request, and the size. */
static bool read_patterns(struct cli *c, struct new_request *o)
{
    struct pattern_rows rows;
    if (!c->value[OPT_PATTERN] && !c->value[OPT_LOOP])
        return true;
    if (!o->game->puzzle || !o->game->puzzle->fill)
        return cli_say(EXIT_USAGE, "--pattern, --loop: patterns of this game are not filled") ==
               EXIT_YES;
    if (c->value[OPT_PATTERN]) {
        int extra = o->game->clues->extra;
        if (!read_file(c, OPT_PATTERN, ".?01234", &rows) ||
            !take_size(c, o, OPT_PATTERN, rows.w - extra, rows.h - extra))
            return false;
        o->request.pattern = rows.text;
    }
    if (c->value[OPT_LOOP]) {
        if (!read_file(c, OPT_LOOP, "01", &rows) || !take_size(c, o, OPT_LOOP, rows.w, rows.h))
            return false;
        for (int i = 0; i < rows.w * rows.h; i++)
            rows.text[i] = (char)(rows.text[i] - '0');
        o->request.inside = (const uint8_t *)rows.text;
    }
    o->request.any_level = !c->value[OPT_LEVEL];
    return true;
}

bool new_options_read(struct cli *c, struct new_request *o, bool *by_chance)
{
    *o = (struct new_request){.game = cli_game(c), .request.level = LEVEL_NORMAL};
    if (!o->game)
        return false;
    o->variant = game_preset(o->game);
    if (!cli_size(c, o->game, &o->variant) || !read_patterns(c, o))
        return false;
    const char *why = read_choices(c, o), *level = c->value[OPT_LEVEL];
    if (why)
        cli_say(EXIT_USAGE, "%s%s", why,
                why == no_level ? meant_of(level, opt_rows[OPT_LEVEL].words).text : "");
    return !why && read_wishes(c, o) && read_own(c, o) && read_seed(c, &o->seed, by_chance);
}
