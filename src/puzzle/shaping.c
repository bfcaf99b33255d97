/* shaping.c - see shaping.h. A row writes nothing for what goes without saying. */
#include "puzzle/shaping.h"

#include <string.h>

enum { CLUES_MOST = 99999, WALLS_MOST = 999 };

static bool read_number(struct slice value, uint32_t most, uint32_t *n)
{
    struct reader in = reader_of(value.text, value.len);
    return reader_number(&in, most, n) && reader_peek(&in) == READER_END;
}

/* ---- which games ---- */

static bool heeds(const struct game *g, unsigned wish)
{
    return g->puzzle && g->puzzle->generate && g->puzzle->wishes & wish;
}

static bool has_symmetry(const struct game *g)
{
    return heeds(g, WISH_SYMMETRY);
}

static bool has_clues(const struct game *g)
{
    return heeds(g, WISH_CLUES);
}

static bool has_zeros(const struct game *g)
{
    return heeds(g, WISH_ZEROS);
}

static bool has_style(const struct game *g)
{
    return heeds(g, WISH_STYLE);
}

static bool has_walls(const struct game *g)
{
    return heeds(g, WISH_WALLS);
}

static bool has_numbers(const struct game *g)
{
    return heeds(g, WISH_NUMBERS);
}

static bool has_levels(const struct game *g)
{
    return g->puzzle && g->puzzle->generate;
}

static bool has_techniques(const struct game *g)
{
    return has_levels(g) && g->puzzle->techniques;
}

static bool has_start(const struct game *g)
{
    return !g->puzzle && g->duel && g->duel->start;
}

/* Options of a game that is also a duel are the duel's. */
static bool has_own(const struct game *g)
{
    return has_levels(g) && !g->duel;
}

/* ---- words ---- */

static int word_number(struct slice value, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (slice_is_word(value, words[i]))
            return i;
    return -1;
}

static void write_symmetry(const struct new_request *f, struct writer *out)
{
    if (f->request.wishes.symmetry)
        writer_text(out, orbit_names[f->request.wishes.symmetry]);
}

static bool read_symmetry(struct new_request *f, struct slice value)
{
    int kind = word_number(value, orbit_names);
    f->request.wishes.symmetry = kind < 0 ? ORBIT_NONE : (enum orbit_kind)kind;
    return kind >= 0;
}

static const char *const styles[] = {"any", "open", "winding", "mixed", NULL};

static void write_style(const struct new_request *f, struct writer *out)
{
    if (f->request.wishes.style)
        writer_text(out, styles[f->request.wishes.style]);
}

static bool read_style(struct new_request *f, struct slice value)
{
    int style = word_number(value, styles);
    f->request.wishes.style = style < 0 ? STYLE_ANY : (enum wish_style)style;
    return style >= 0;
}

/* ---- flags ---- */

static void write_zeros(const struct new_request *f, struct writer *out)
{
    writer_text(out, f->request.wishes.without_zeros ? "none" : "");
}

static bool read_zeros(struct new_request *f, struct slice value)
{
    f->request.wishes.without_zeros = slice_is_word(value, "none");
    return f->request.wishes.without_zeros || slice_is_word(value, "any");
}

static void write_minimal(const struct new_request *f, struct writer *out)
{
    writer_text(out, f->request.wishes.minimal ? "yes" : "");
}

static bool read_minimal(struct new_request *f, struct slice value)
{
    f->request.wishes.minimal = slice_is_word(value, "yes");
    return f->request.wishes.minimal || slice_is_word(value, "no");
}

static void write_search(const struct new_request *f, struct writer *out)
{
    writer_text(out, f->request.allow_search ? "allowed" : "");
}

static bool read_search(struct new_request *f, struct slice value)
{
    f->request.allow_search = slice_is_word(value, "allowed");
    return f->request.allow_search;
}

/* ---- numbers ---- */

static void write_clues(const struct new_request *f, struct writer *out)
{
    if (!f->request.wishes.clues)
        return;
    writer_number(out, f->request.wishes.clues);
    writer_text(out, f->request.wishes.clues_percent ? "%" : "");
}

static bool read_clues(struct new_request *f, struct slice value)
{
    uint32_t n = 0;
    bool percent = value.len && value.text[value.len - 1] == '%';
    value.len -= percent;
    bool ok = read_number(value, percent ? 100 : CLUES_MOST, &n) && n > 0;
    f->request.wishes.clues = (int)n;
    f->request.wishes.clues_percent = percent;
    return ok;
}

static void write_walls(const struct new_request *f, struct writer *out)
{
    if (f->request.wishes.walls)
        writer_number(out, f->request.wishes.walls - 1);
}

static bool read_walls(struct new_request *f, struct slice value)
{
    uint32_t n = 0;
    bool ok = read_number(value, WALLS_MOST, &n);
    f->request.wishes.walls = (int)n + 1;
    return ok;
}

static void write_numbers(const struct new_request *f, struct writer *out)
{
    if (f->request.wishes.numbers)
        writer_number(out, f->request.wishes.numbers);
}

static bool read_numbers(struct new_request *f, struct slice value)
{
    uint32_t n = 0;
    bool ok = read_number(value, WALLS_MOST, &n) && n > 0;
    f->request.wishes.numbers = (int)n;
    return ok;
}

/* ---- techniques: their names with '-' for blanks ---- */

static void write_technique(const struct new_request *f, int number, struct writer *out)
{
    const char *name = number ? f->game->puzzle->techniques[number - 1].name : "";
    for (; *name; name++)
        writer_char(out, *name == ' ' ? '-' : *name);
}

static char plain(char c)
{
    return c == '-' || c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_technique(struct slice value, const char *name)
{
    size_t i = 0;
    while (i < value.len && name[i] && plain(value.text[i]) == plain(name[i]))
        i++;
    return i == value.len && !name[i];
}

static bool read_technique(const struct new_request *f, struct slice value, uint8_t *out)
{
    const struct technique *t = f->game->puzzle->techniques;
    for (int i = 0; t[i].name; i++)
        if (is_technique(value, t[i].name)) {
            *out = (uint8_t)(i + 1);
            return true;
        }
    return false;
}

static void write_use(const struct new_request *f, struct writer *out)
{
    write_technique(f, f->request.wishes.use, out);
}

static bool read_use(struct new_request *f, struct slice value)
{
    return read_technique(f, value, &f->request.wishes.use);
}

static void write_avoid(const struct new_request *f, struct writer *out)
{
    write_technique(f, f->request.wishes.avoid, out);
}

static bool read_avoid(struct new_request *f, struct slice value)
{
    return read_technique(f, value, &f->request.wishes.avoid);
}

/* ---- starts ---- */

static void write_blocked(const struct new_request *f, struct writer *out)
{
    if (f->opening.blocked == BLOCKED_COURSE)
        writer_text(out, "course");
    else if (f->opening.blocked)
        writer_number(out, f->opening.blocked);
}

static bool read_blocked(struct new_request *f, struct slice value)
{
    uint32_t n = 0;
    bool course = slice_is_word(value, "course"), ok = course || read_number(value, BLOCKED_MAX, &n);
    f->opening.blocked = course ? BLOCKED_COURSE : (int)n;
    return ok;
}

static void write_first(const struct new_request *f, struct writer *out)
{
    int first = f->opening.first;
    if (first)
        writer_text(out, first == FIRST_RANDOM ? "random" : f->game->duel->sides[first]);
}

static bool read_first(struct new_request *f, struct slice value)
{
    return new_request_read_first(f->game, value, &f->opening.first);
}

/* In the order in which they are written. */
static const struct shaping {
    const char *key, *expected;
    bool (*fits)(const struct game *g);
    void (*write)(const struct new_request *f, struct writer *out);
    bool (*read)(struct new_request *f, struct slice value);
} shapings[] = {
    {"symmetry", "expected none, half, quarter, mirror, both or diagonal", has_symmetry,
     write_symmetry, read_symmetry},
    {"clues", "expected a number of clues, or per cent of the places such as 40%", has_clues,
     write_clues, read_clues},
    {"zeros", "expected none, or any", has_zeros, write_zeros, read_zeros},
    {"use", "expected a technique by the name that `rate` and the guide of the game give it",
     has_techniques, write_use, read_use},
    {"avoid", "expected a technique by the name that `rate` and the guide of the game give it",
     has_techniques, write_avoid, read_avoid},
    {"minimal", "expected yes or no", has_clues, write_minimal, read_minimal},
    {"style", "expected open, winding or mixed", has_style, write_style, read_style},
    {"walls", "expected a number of walls", has_walls, write_walls, read_walls},
    {"numbers", "expected how many different numbers", has_numbers, write_numbers, read_numbers},
    {"search", "expected allowed", has_levels, write_search, read_search},
    {"blocked", "expected the number of cells to be blocked, or course", has_start, write_blocked,
     read_blocked},
    {"first", "expected a side, or random", has_start, write_first, read_first},
};

enum { SHAPINGS = sizeof shapings / sizeof *shapings };

int shaping_number(const struct game *g, struct slice key)
{
    for (int i = 0; i < SHAPINGS; i++)
        if (slice_is_word(key, shapings[i].key) && shapings[i].fits(g))
            return i;
    for (int i = OPTION_OWN; i < OPTION_MAX && has_own(g) && g->options[i].key; i++)
        if (slice_is_word(key, g->options[i].key) && g->options[i].words)
            return SHAPINGS + i;
    return -1;
}

const char *shaping_read(struct new_request *f, struct slice key, struct slice value, bool *known)
{
    int number = shaping_number(f->game, key);
    *known = number >= 0;
    if (!*known)
        return "this game has no such choice";
    if (number < SHAPINGS)
        return shapings[number].read(f, value) ? NULL : shapings[number].expected;
    const struct choice *o = &f->game->options[number - SHAPINGS];
    for (int i = o->min; i <= o->max; i++)
        if (slice_is_word(value, o->words[i - o->min])) {
            f->variant.value[number - SHAPINGS] = (int16_t)i;
            return NULL;
        }
    return "this choice has no such value";
}

static void write_own(const struct new_request *f, const char *before, struct writer *out)
{
    struct variant preset = game_preset(f->game);
    for (int i = OPTION_OWN; i < OPTION_MAX && has_own(f->game) && f->game->options[i].key; i++) {
        const struct choice *o = &f->game->options[i];
        if (f->variant.value[i] == preset.value[i] || !o->words)
            continue;
        writer_text(out, before);
        writer_text(out, o->key);
        writer_char(out, '=');
        writer_text(out, o->words[f->variant.value[i] - o->min]);
    }
}

void shaping_write(const struct new_request *f, const char *before, struct writer *out)
{
    for (int i = 0; i < SHAPINGS; i++) {
        struct writer value = writer_to(NULL, 0);
        if (shapings[i].fits(f->game))
            shapings[i].write(f, &value);
        if (!value.n)
            continue;
        writer_text(out, before);
        writer_text(out, shapings[i].key);
        writer_char(out, '=');
        shapings[i].write(f, out);
    }
    write_own(f, before, out);
}
