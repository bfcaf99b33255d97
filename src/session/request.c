/* request.c - see request.h. */
#include "session/request.h"

#include "core/position.h"
#include "puzzle/id.h"

/* Like the board in hand, but for what has been chosen before. */
static struct new_request like_now(const struct session *s)
{
    const struct board *b = s->now;
    struct new_request f = s->order;
    if (!b)
        return f;
    if (f.game != b->game) {
        f = (struct new_request){.game = b->game,
                                 .variant = game_preset(b->game),
                                 .request = {.level = LEVEL_NORMAL},
                                 .seed = f.seed,
                                 .index = f.index};
    }
    f.variant.value[OPTION_WIDTH] = (int16_t)board_width(b);
    f.variant.value[OPTION_HEIGHT] = (int16_t)board_height(b);
    return f;
}

/* `size 7x7` is `new size=7x7`. */
static struct err read_choice(struct new_request *f, struct slice key, struct slice value)
{
    char word[64];
    struct writer w = writer_to(word, sizeof word);
    for (size_t i = 0; i < key.len; i++)
        writer_char(&w, (char)text_lower((unsigned char)key.text[i]));
    writer_char(&w, '=');
    writer_slice(&w, value);
    return w.n > w.cap ? err_text(0, f->game->sizes)
                       : new_request_read_word(f, (struct slice){word, w.n});
}

struct err request_of_line(const struct session *s, const char *line, size_t len,
                           struct new_request *out)
{
    struct reader in = reader_of(line, len);
    struct err e = err_none();
    bool numbered;
    while (reader_skip(&in, ' ')) {
    }
    struct slice name = reader_until(&in, ' ');
    while (reader_skip(&in, ' ')) {
    }
    if (slice_is_word(name, "load"))
        return id_read(s->games, reader_rest(&in), out, &numbered);
    *out = like_now(s);
    if (!out->game)
        return err_text(0, "no game is loaded");
    if (!slice_is_word(name, "new"))
        return read_choice(out, name, reader_until(&in, ' '));
    while (!err_is(e) && reader_peek(&in) != READER_END) {
        struct slice word = reader_until(&in, ' ');
        e = word.len ? new_request_read_word(out, word) : err_none();
        reader_skip(&in, ' ');
    }
    return e;
}

struct err request_make(const struct session *s, const struct new_request *f, struct slice *out,
                        struct work *w)
{
    struct made_puzzle made;
    struct err e = new_request_make(f, &made, w);
    const struct duel *d = f->game->duel;
    bool as_duel = s->now && s->now->game == f->game && f->game->puzzle && board_is_duel(s->now);
    if (!err_is(e) && as_duel && d->begin)
        e = d->begin(made.puzzle, s->now->variant.value[d->begin_row], w);
    *out = err_is(e) ? (struct slice){0} : position_text(made.puzzle, w->arena);
    return err_is(e) || out->len ? e : err_memory();
}
