/* position.c - see position.h. Reads into a board of its own, so a bad text changes nothing. */
#include "core/position.h"

#include <string.h>

#include "base/arena_text.h"
#include "core/drawing.h"
#include "core/other_notations.h"
#include "core/url_form.h"

const struct game *game_named(const struct game *const *games, struct slice name)
{
    for (; *games; games++)
        if (slice_is_word(name, (*games)->name))
            return *games;
    return NULL;
}

struct err position_new(const struct game *g, const struct variant *v, struct arena *arena,
                        struct board **out)
{
    struct board *b = arena_take(arena, 1, g->rules.size(v));
    *out = b;
    if (!b)
        return err_memory();
    b->game = g;
    b->variant = *v;
    g->rules.setup(b);
    return err_none();
}

struct err variant_read_size(const struct game *g, struct reader *in, struct variant *v)
{
    for (int i = OPTION_WIDTH; i <= OPTION_HEIGHT; i++) {
        const struct choice *o = &g->options[i];
        uint32_t n = (uint32_t)v->value[OPTION_WIDTH];
        size_t at = in->at;
        if (i == OPTION_WIDTH || !g->square) {
            if (i == OPTION_HEIGHT && !reader_skip(in, 'x'))
                return err_text(in->at, "expected x and the height, as in 5x5");
            at = in->at;
            if (reader_peek(in) < '0' || reader_peek(in) > '9')
                return err_text(at, g->square ? "expected a size: one number, such as 6"
                                              : "expected a size: width x height, such as 5x5");
            if (!reader_number(in, INT16_MAX, &n))
                n = 0;
        }
        if ((int)n < o->min || (int)n > o->max)
            return err_text(at, g->sizes);
        v->value[i] = (int16_t)n;
    }
    return err_none();
}

/* A number that is too large for any board is a size all the same. */
static bool size_number(struct reader *in, int *out)
{
    uint32_t n = INT16_MAX;
    if (reader_peek(in) < '0' || reader_peek(in) > '9')
        return false;
    if (!reader_number(in, INT16_MAX, &n))
        while (reader_peek(in) >= '0' && reader_peek(in) <= '9')
            reader_take(in);
    *out = (int)n;
    return true;
}

bool variant_parse_size(const char *text, int *width, int *height)
{
    struct reader in = reader_of(text, strlen(text));
    if (!size_number(&in, width))
        return false;
    *height = *width;
    if (reader_skip(&in, 'x') || reader_skip(&in, 'X') || reader_skip_text(&in, "\xc3\x97"))
        if (!size_number(&in, height))
            return false;
    return reader_peek(&in) == READER_END;
}

const char *variant_type_size(const struct game *g, const char *text, struct variant *v)
{
    const struct choice *width = &g->options[OPTION_WIDTH], *height = &g->options[OPTION_HEIGHT];
    int w, h;
    if (!variant_parse_size(text, &w, &h))
        return g->square ? "this is not a size: write one number, such as 6"
                         : "this is not a size: write width x height, such as 7x5, or 7 for 7x7";
    if ((g->square && w != h) || w < width->min || w > width->max || h < height->min ||
        h > height->max)
        return g->sizes;
    v->value[OPTION_WIDTH] = (int16_t)w;
    v->value[OPTION_HEIGHT] = (int16_t)h;
    return NULL;
}

void variant_write_size(const struct game *g, const struct variant *v, struct writer *out)
{
    writer_number(out, v->value[OPTION_WIDTH]);
    if (!g->square) {
        writer_char(out, 'x');
        writer_number(out, v->value[OPTION_HEIGHT]);
    }
}

const char position_no_game[] = "expected a game, by its name";

void game_list_write(const struct game *const *games, game_has *have, const char *last,
                     struct writer *out)
{
    size_t n = 0, at = 0;
    for (const struct game *const *g = games; *g; g++)
        n += !have || have(*g);
    for (const struct game *const *g = games; *g; g++)
        if (!have || have(*g)) {
            bool is_last = ++at == n;
            writer_text(out, at == 1 ? "" : is_last ? " " : ", ");
            writer_text(out, at > 1 && is_last ? last : "");
            writer_text(out, at > 1 && is_last ? " " : "");
            writer_text(out, (*g)->name);
        }
}

/* GAME and SIZE, and an empty board for what follows. */
static struct err read_head(const struct game *const *games, struct reader *in,
                            struct arena *arena, struct board **out)
{
    struct slice name = reader_until(in, ' ');
    const struct game *g = game_named(games, name);
    if (!g)
        return err_text(in->at - name.len, position_no_game);
    if (!reader_skip(in, ' '))
        return err_text(in->at, "expected one blank and a size");
    struct variant v = game_preset(g);
    struct err e = variant_read_size(g, in, &v);
    return err_is(e) ? e : position_new(g, &v, arena, out);
}

static struct err read_fields(struct board *b, struct reader *in)
{
    while (reader_peek(in) != READER_END) {
        if (!reader_skip(in, ' '))
            return err_text(in->at, "expected a blank or the end of the position");
        if (reader_peek(in) == READER_END || reader_peek(in) == ' ')
            return err_text(in->at, "expected a field after one blank");
        struct err e = b->game->rules.read_field(b, in);
        if (err_is(e))
            return e;
    }
    return err_none();
}

static struct err read_line(const struct game *const *games, struct reader *in,
                            struct arena *arena, struct board **out)
{
    struct err e = read_head(games, in, arena, out);
    if (err_is(e))
        return e;
    if (!reader_skip(in, ' '))
        return err_text(in->at, "expected one blank and the board");
    e = (*out)->game->rules.read_body(*out, in);
    return err_is(e) ? e : read_fields(*out, in);
}

static struct err read_drawn(const struct game *const *games, struct reader *in,
                             struct arena *arena, struct board **out)
{
    const char *line_end = memchr(in->text, '\n', in->len);
    size_t head_len = (size_t)(line_end - in->text);
    if (head_len == 0 || in->text[head_len - 1] != ':')
        return err_text(head_len, "a drawn position opens with a line that ends in ':'");
    struct reader head = reader_of(in->text, head_len - 1);
    struct err e = read_head(games, &head, arena, out);
    if (!err_is(e))
        e = read_fields(*out, &head);
    if (err_is(e))
        return e;
    in->at = head_len + 1;
    return drawing_read(*out, in);
}

/* Judge the whole; a bad text leaves nothing taken. */
static struct err settle(struct err e, size_t at, struct arena_mark before, struct work *w,
                         struct board **out)
{
    if (!err_is(e)) {
        const struct rules *rules = &(*out)->game->rules;
        const char *why = rules->validate(*out);
        if (why)
            e = err_text(at, why);
        else if (rules->after_read)
            e = rules->after_read(*out, w);
        if (e.code == ERR_VARIANT) /* a board that its options do not fit */
            e.at = at;
    }
    if (err_is(e)) {
        *out = NULL;
        arena_release(w->arena, before);
    }
    return e;
}

/* One line that begins at `start` of the text, as it stands or as a link writes it. */
static struct err read_text(const struct game *const *games, struct slice text, size_t start,
                            struct work *w, struct board **out)
{
    struct arena_mark before = arena_here(w->arena);
    struct slice link = {text.text + start, text.len - start}, line = link;
    bool is_link = start || url_form_is(link);
    if (is_link && !url_form_says(&line, w->arena))
        return err_memory();
    struct reader in = reader_of(line.text, line.len);
    struct err e = read_line(games, &in, w->arena, out);
    e = settle(e, in.at, before, w, out);
    if (err_is(e))
        e.at = start + (is_link ? url_form_place(link, e.at) : e.at);
    return e;
}

struct err position_read_within(const struct game *const *games, const char *text, size_t len,
                                struct work *w, struct board **out)
{
    struct arena_mark before = arena_here(w->arena);
    struct reader in = reader_of(text, len);
    struct slice all = {text, len};
    size_t start = url_form_start(all);
    struct err e;
    *out = NULL;
    if (!start && other_notation_is(games, text, len))
        e = other_notation_read(games, &in, w->arena, out);
    else if (len && memchr(text, '\n', len))
        e = read_drawn(games, &in, w->arena, out);
    else
        return read_text(games, all, start, w, out);
    return settle(e, in.at, before, w, out);
}

struct err position_read(const struct game *const *games, const char *text, size_t len,
                         struct arena *arena, struct board **out)
{
    struct work unbounded = {.arena = arena, .steps = UINT64_MAX};
    return position_read_within(games, text, len, &unbounded, out);
}

const struct game *game_with_form(const struct game *const *games, const char *form)
{
    for (; *games; games++)
        if ((*games)->form && slice_is_word(slice_of(form), (*games)->form->name))
            return *games;
    return NULL;
}

struct err position_read_form(const struct game *g, const char *text, size_t len,
                              struct arena *arena, struct board **out)
{
    struct arena_mark before = arena_here(arena);
    struct reader in = reader_of(text, len);
    struct work unbounded = {.arena = arena, .steps = UINT64_MAX};
    *out = NULL;
    struct err e = g->form->read(g, &in, arena, out);
    return settle(e, in.at, before, &unbounded, out);
}

/* The forms of others have a ':' or a name before their first '/'; links have '_'. */
bool position_is_bare(const struct game *const *games, const char *text, size_t len)
{
    size_t n = 0;
    while (n < len && text[n] != ' ' && text[n] != '\n')
        n++;
    struct slice word = {text, n};
    bool digit = n && text[0] >= '0' && text[0] <= '9';
    return n && text[0] != '{' && !game_named(games, word) && !memchr(text, ':', n) &&
           !memchr(text, '_', n) && (digit || !other_notation_is(games, text, n));
}

/* Counts rows, and characters of the first; the board has fewer where clues stand on corners. */
static struct err size_count(const struct game *g, struct slice body, struct variant *v)
{
    int rows = 1, columns = 0, extra = g->clues ? g->clues->extra : 0;
    for (size_t i = 0; i < body.len && body.text[i] != ' '; i++) {
        bool ends = body.text[i] == '/' || body.text[i] == '\n';
        rows += ends && rows <= INT16_MAX;
        columns += !ends && rows == 1 && columns <= INT16_MAX;
    }
    int h = rows - extra, w = g->square ? h : columns - extra;
    if (w < g->options[OPTION_WIDTH].min || w > g->options[OPTION_WIDTH].max ||
        h < g->options[OPTION_HEIGHT].min || h > g->options[OPTION_HEIGHT].max)
        return err_text(0, g->sizes);
    v->value[OPTION_WIDTH] = (int16_t)w;
    v->value[OPTION_HEIGHT] = (int16_t)h;
    return err_none();
}

/* The lines become rows of a body, byte by byte, so that places in it are places in the text. */
struct err position_read_bare(const struct game *g, const char *text, size_t len,
                              struct arena *arena, struct board **out)
{
    struct arena_mark before = arena_here(arena);
    struct variant v = game_preset(g);
    *out = NULL;
    while (len && text[len - 1] == '\n')
        len--;
    struct err e = size_count(g, (struct slice){text, len}, &v);
    char *body = arena_take(arena, len + 1, 1);
    if (!err_is(e))
        e = body ? position_new(g, &v, arena, out) : err_memory();
    for (size_t i = 0; body && i < len; i++)
        body[i] = (char)(text[i] == '\n' ? '/' : text[i]);
    struct reader in = reader_of(body, len);
    if (!err_is(e))
        e = g->rules.read_body(*out, &in);
    if (!err_is(e))
        e = read_fields(*out, &in);
    struct work unbounded = {.arena = arena, .steps = UINT64_MAX};
    return settle(e, in.at, before, &unbounded, out);
}

void position_write(const struct board *b, struct writer *out)
{
    const struct game *g = b->game;
    writer_text(out, g->name);
    writer_char(out, ' ');
    variant_write_size(g, &b->variant, out);
    writer_char(out, ' ');
    g->rules.write_body(b, out);
    g->rules.write_fields(b, out);
}

static void write_line(const void *board, struct writer *out)
{
    position_write(board, out);
}

struct slice position_text(const struct board *b, struct arena *arena)
{
    return arena_text(arena, write_line, b);
}
