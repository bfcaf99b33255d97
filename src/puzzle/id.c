/* id.c - see id.h. */
#include "puzzle/id.h"

#include <string.h>

#include "base/hash.h"
#include "core/position.h"
#include "core/url_form.h"
#include "puzzle/shaping.h"

enum { GAME_NAME_MAX = 32 }; /* bytes in which the name of a game ends */

#define TEXT(number) #number
#define TEXT_OF(number) TEXT(number)

/* ---- writing ---- */

bool id_exists(const struct new_request *f)
{
    struct variant preset = game_preset(f->game);
    for (int i = OPTION_OWN; i < OPTION_MAX && f->game->options[i].key; i++)
        if (f->variant.value[i] != preset.value[i] &&
            shaping_number(f->game, slice_of(f->game->options[i].key)) < 0)
            return false;
    bool shaped = f->request.pattern || f->request.inside;
    return !shaped && f->seed <= INT64_MAX && f->index <= INT64_MAX;
}

/* A pattern or a picture has no name, but tells requests apart. */
static void write_shape(const struct new_request *f, struct writer *out)
{
    const struct generate_request *r = &f->request;
    int extra = f->game->clues ? f->game->clues->extra : 0;
    int w = f->variant.value[OPTION_WIDTH], h = f->variant.value[OPTION_HEIGHT];
    uint64_t hash = 0;
    if (r->pattern)
        hash = hash_bytes(1, r->pattern, (size_t)(w + extra) * (size_t)(h + extra));
    if (r->inside)
        hash = hash_bytes(hash, r->inside, (size_t)w * (size_t)h);
    if (r->pattern || r->inside) {
        writer_text(out, "+shape=");
        writer_number(out, (int64_t)(hash >> 1));
    }
}

void id_write_kind(const struct new_request *f, struct writer *out)
{
    writer_text(out, f->game->name);
    writer_char(out, ':');
    variant_write_size(f->game, &f->variant, out);
    writer_char(out, ':');
    writer_text(out, f->game->puzzle ? level_name(f->request.level) : "start");
    shaping_write(f, "+", out);
    write_shape(f, out);
}

static void write_unnumbered(const struct new_request *f, struct writer *out)
{
    id_write_kind(f, out);
    writer_char(out, ':');
    writer_number(out, (int64_t)f->seed);
    writer_char(out, ':');
    writer_number(out, (int64_t)f->index);
}

void id_write(const struct new_request *f, struct writer *out)
{
    write_unnumbered(f, out);
    writer_text(out, ":" TEXT_OF(GENERATOR));
}

void id_write_note(const struct new_request *f, struct writer *out)
{
    write_unnumbered(f, out);
    writer_text(out, " names no generator: this version's is meant, number " TEXT_OF(
                         GENERATOR) "; version 0.1.0 made other puzzles");
}

/* ---- reading ---- */

/* Where the id begins, and the game it names; NULL: it is no id. */
static const struct game *game_of(const struct game *const *games, struct slice text, size_t *start)
{
    *start = url_form_start(text);
    size_t most = *start + GAME_NAME_MAX;
    struct reader in = reader_of(text.text, text.len < most ? text.len : most);
    in.at = *start;
    struct slice name = reader_until(&in, ':');
    for (; reader_peek(&in) == ':' && *games; games++)
        if (slice_is_word(name, (*games)->name))
            return *games;
    return NULL;
}

bool id_is(const struct game *const *games, struct slice text)
{
    size_t start;
    return game_of(games, text, &start) != NULL;
}

/* Digits up to INT64_MAX. */
static struct err read_count(struct reader *in, const char *expected, uint64_t *out)
{
    size_t start = in->at;
    uint64_t n = 0;
    for (; reader_peek(in) >= '0' && reader_peek(in) <= '9'; reader_take(in)) {
        uint64_t digit = (uint64_t)(reader_peek(in) - '0');
        if (n > ((uint64_t)INT64_MAX - digit) / 10)
            return err_text(start, "this number is too large");
        n = 10 * n + digit;
    }
    *out = n;
    return in->at > start ? err_none() : err_text(start, expected);
}

static struct err read_choice(struct new_request *f, struct reader *in, unsigned *seen)
{
    size_t start = in->at;
    struct reader word = *in;
    while (reader_peek(in) != '+' && reader_peek(in) != ':' && reader_peek(in) != READER_END)
        reader_take(in);
    word.len = in->at;
    struct slice key = reader_until(&word, '=');
    if (!reader_skip(&word, '='))
        return err_text(start, "expected a choice and its value, such as symmetry=half");
    int number = shaping_number(f->game, key);
    bool known;
    if (number >= 0 && *seen & 1u << number)
        return err_text(start, "this choice is made twice");
    const char *why = shaping_read(f, key, reader_rest(&word), &known);
    if (number >= 0)
        *seen |= 1u << number;
    return why ? err_text(known ? word.at : start, why) : err_none();
}

static struct err read_level(struct new_request *f, struct reader *in)
{
    struct reader word = *in;
    unsigned seen = 0;
    bool ok = false;
    while (reader_peek(in) != '+' && reader_peek(in) != ':' && reader_peek(in) != READER_END)
        reader_take(in);
    word.len = in->at;
    f->request.level = LEVEL_NORMAL;
    for (int l = 0; l < LEVEL_COUNT && f->game->puzzle && !ok; l++)
        if ((ok = slice_is_word(reader_rest(&word), level_name((enum level)l))))
            f->request.level = (enum level)l;
    if (!f->game->puzzle)
        ok = slice_is_word(reader_rest(&word), "start") ||
             slice_is_word(reader_rest(&word), "normal");
    struct err e = ok                ? err_none()
                   : f->game->puzzle ? err_text(word.at, "expected easy, normal, hard or expert")
                                     : err_text(word.at, "expected start: this game has no levels");
    while (!err_is(e) && reader_skip(in, '+'))
        e = read_choice(f, in, &seen);
    return e;
}

static struct err read_generator(struct reader *in, bool *numbered)
{
    uint64_t number = 0;
    size_t at = in->at + 1;
    *numbered = reader_skip(in, ':');
    struct err e =
        *numbered ? read_count(in, "expected the number of a generator", &number) : err_none();
    if (!err_is(e) && *numbered && number != GENERATOR)
        e = err_text(at, "this id is of another generator, whose boards this version cannot make: "
                         "its own has number " TEXT_OF(GENERATOR));
    if (!err_is(e) && reader_peek(in) != READER_END)
        e = err_text(in->at, "expected nothing after the id");
    return e;
}

static struct err skip_colon(struct err e, struct reader *in)
{
    return err_is(e) || reader_skip(in, ':')
               ? e
               : err_text(in->at, "an id has five or six fields with ':' between them: "
                                  "GAME:SIZE:LEVEL:SEED:INDEX:GENERATOR");
}

struct err id_read(const struct game *const *games, struct slice text, struct new_request *out,
                   bool *numbered)
{
    char copy[ID_MAX];
    size_t start;
    *out = (struct new_request){.game = game_of(games, text, &start)};
    *numbered = false;
    if (!out->game)
        return err_text(start, "expected an id: GAME:SIZE:LEVEL:SEED:INDEX:GENERATOR");
    if (text.len - start > sizeof copy)
        return err_text(start + sizeof copy, "no id is as long as this");
    out->variant = game_preset(out->game);
    for (size_t i = start; i < text.len; i++)
        copy[i - start] = (char)text_lower(text.text[i]);
    struct reader in = reader_of(copy, text.len - start);
    in.at = strlen(out->game->name) + 1;
    struct err e = skip_colon(variant_read_size(out->game, &in, &out->variant), &in);
    if (!err_is(e))
        e = skip_colon(read_level(out, &in), &in);
    if (!err_is(e))
        e = skip_colon(read_count(&in, "expected a seed: a number", &out->seed), &in);
    if (!err_is(e))
        e = read_count(&in, "expected the index of the puzzle: a number", &out->index);
    if (!err_is(e))
        e = read_generator(&in, numbered);
    if (err_is(e))
        e.at += start;
    return e;
}

/* ---- making ---- */

struct err id_line(const struct new_request *f, struct slice *line, struct work *w)
{
    struct made_puzzle made;
    struct err e = new_request_make(f, &made, w);
    if (e.code == ERR_BUDGET && w->steps == 0)
        e.why = "the limit was reached before the board of this id was made";
    if (err_is(e))
        return e;
    *line = position_text(made.puzzle, w->arena);
    return line->len ? e : err_memory();
}
