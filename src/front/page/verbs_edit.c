/* verbs_edit.c - setting a board up: one cell of its text after the other.
 *
 * A position is edited as the text it is written as, so whatever can be read can be made, and what
 * is refused is refused by the game's own reader, with its own sentence. Progress goes: an edited
 * board is a new puzzle or a new start.
 */
#include <string.h>

#include "core/position.h"
#include "front/page/page.h"

/* ---- what can be put ---- */

struct ink {
    const char *token, *name;
};

enum { INKS_MAX = 16 };

/* Rows end at token NULL; the first is "nothing". Letters after a number stand beside it. */
static const struct palette {
    const char *game;
    struct ink ink[INKS_MAX];
} palettes[] = {
    {"slant", {{".", "no number"}, {"0", "0"}, {"1", "1"}, {"2", "2"}, {"3", "3"}, {"4", "4"}}},
    {"slitherlink",
     {{".", "no number"}, {"0", "0"}, {"1", "1"}, {"2", "2"}, {"3", "3"}, {"4", "4"}}},
    {"hexpath",
     {{"1", "1"},
      {"2", "2"},
      {"3", "3"},
      {"4", "4"},
      {"5", "5"},
      {"6", "6"},
      {"7", "7"},
      {"8", "8"},
      {"9", "9"},
      {"S", "start"},
      {"E", "end"},
      {"G", "gray"},
      {"X", "blocked"}}},
    {"slider", {{"+", "empty"}, {"H", "H, to the right"}, {"V", "V, upward"}, {"B", "blocked"}}},
    {"crosscut", {{".", "empty"}, {"R", "Red disc"}, {"B", "Blue disc"}}},
};

static const struct ink *palette_of(const struct game *g)
{
    static const struct ink none[] = {{".", "nothing"}, {NULL, NULL}};
    for (size_t i = 0; i < sizeof palettes / sizeof *palettes; i++)
        if (!strcmp(palettes[i].game, g->name))
            return palettes[i].ink;
    return none; /* a game whose row has yet to be written */
}

/* ---- a body as a grid of tokens ---- */

struct body {
    struct slice *cell;
    int rows, columns;
    bool commas; /* a cell is a number and a letter */
};

static bool body_of(struct page *p, const struct board *b, struct body *out)
{
    struct writer count = writer_to(NULL, 0);
    b->game->rules.write_body(b, &count);
    char *text = arena_take(&p->arena, count.n + 1, 1);
    out->cell = arena_take(&p->arena, count.n + 1, sizeof *out->cell);
    if (!text || !out->cell)
        return false;
    struct writer w = writer_to(text, count.n);
    b->game->rules.write_body(b, &w);
    out->commas = memchr(text, ',', count.n) != NULL;
    const char *end = memchr(text, ' ', count.n); /* progress may follow the clues */
    struct reader in = reader_of(text, end ? (size_t)(end - text) : count.n);
    int n = 0;
    for (out->rows = 1; reader_peek(&in) != READER_END; n++) {
        out->rows += reader_skip(&in, '/');
        reader_skip(&in, ',');
        struct slice *cell = &out->cell[n];
        *cell = (struct slice){in.text + in.at, 0};
        do {
            reader_take(&in);
            cell->len++;
        } while (out->commas && reader_peek(&in) != ',' && reader_peek(&in) != '/' &&
                 reader_peek(&in) != READER_END);
    }
    out->columns = n / out->rows;
    return true;
}

/* Fields that are no progress: of a puzzle its own rules, of a duel the side to move. */
static void write_fields(struct page *p, const struct board *b, struct writer *out)
{
    if (b->game->puzzle && b->game->duel)
        return;
    char text[64];
    struct writer w = writer_to(text, sizeof text);
    struct arena_mark mark = arena_here(&p->arena);
    struct board *bare = arena_take(&p->arena, 1, b->game->rules.size(&b->variant));
    if (bare) {
        board_copy(bare, b);
        if (b->game->puzzle)
            b->game->puzzle->clear(bare);
        b->game->rules.write_fields(bare, &w);
        struct reader in = reader_of(text, w.n < sizeof text ? w.n : 0);
        reader_skip(&in, ' ');
        struct slice first = reader_until(&in, ' ');
        writer_text(out, first.len ? " " : "");
        writer_slice(out, first);
    }
    arena_release(&p->arena, mark);
}

static void body_write(struct page *p, const struct board *b, const struct body *body,
                       struct writer *out)
{
    writer_text(out, b->game->name);
    writer_char(out, ' ');
    size_write(b->game, &b->variant, out);
    writer_char(out, ' ');
    for (int i = 0; i < body->rows * body->columns; i++) {
        if (i)
            writer_text(out, i % body->columns == 0 ? "/" : body->commas ? "," : "");
        writer_slice(out, body->cell[i]);
    }
    write_fields(p, b, out);
}

static struct err body_load(struct page *p, const struct body *body)
{
    const struct board *b = p->session.now;
    struct writer count = writer_to(NULL, 0);
    body_write(p, b, body, &count);
    char *text = arena_take(&p->arena, count.n + 1, 1);
    if (!text)
        return err_memory();
    struct writer w = writer_to(text, count.n);
    body_write(p, b, body, &w);
    return page_load(p, (struct slice){text, count.n});
}

/* ---- cells that are a number and a letter ---- */

static size_t digits_of(struct slice s)
{
    size_t n = 0;
    while (n < s.len && s.text[n] >= '0' && s.text[n] <= '9')
        n++;
    return n;
}

/* The cell with this number (none: the one it has, or 1) and this letter ('\0': none). */
static bool cell_make(struct page *p, struct slice *cell, struct slice number, char letter)
{
    enum { ROOM = 8 };
    char *text = arena_take(&p->arena, ROOM, 1);
    if (!text)
        return false;
    struct slice own = {cell->text, digits_of(*cell)};
    struct writer w = writer_to(text, ROOM);
    writer_slice(&w, number.len ? number : own.len ? own : slice_of("1"));
    if (letter)
        writer_char(&w, letter);
    *cell = (struct slice){text, w.n < ROOM ? w.n : ROOM};
    return true;
}

static char letter_of(struct slice cell)
{
    size_t n = digits_of(cell);
    return n && n < cell.len ? cell.text[n] : '\0';
}

/* Start and end are one each: a letter moves here from where it was. */
static bool letter_move(struct page *p, struct body *body, int at, char letter)
{
    for (int i = 0; i < body->rows * body->columns; i++)
        if (i != at && letter_of(body->cell[i]) == letter &&
            !cell_make(p, &body->cell[i], (struct slice){0}, '\0'))
            return false;
    return cell_make(p, &body->cell[at], (struct slice){0}, letter);
}

static struct err put_letter(struct page *p, struct body *body, int at, char letter)
{
    if (letter == 'G')
        return cell_make(p, &body->cell[at], (struct slice){0},
                         letter_of(body->cell[at]) == 'G' ? '\0' : 'G')
                   ? body_load(p, body)
                   : err_memory();
    if (!letter_move(p, body, at, letter))
        return err_memory();
    struct err e = body_load(p, body);
    if (!err_is(e))
        return e;
    /* what must face it follows to the place that a half turn maps onto this one */
    int facing = body->rows * body->columns - 1 - at;
    return letter_move(p, body, facing, letter == 'S' ? 'E' : 'S') && !err_is(body_load(p, body))
               ? err_none()
               : e;
}

static struct err put_token(struct page *p, struct body *body, int at, struct slice token)
{
    struct slice *cell = &body->cell[at];
    if (body->commas && token.len == 1 && strchr("SEG", token.text[0]))
        return put_letter(p, body, at, token.text[0]);
    if (body->commas && digits_of(token) == token.len) {
        if (!cell_make(p, cell, token, letter_of(*cell)))
            return err_memory();
    } else {
        *cell = token;
    }
    return body_load(p, body);
}

/* ---- the answer: palette, places and their words ---- */

static bool on_corners(const struct board *b)
{
    return b->game->clues && b->game->clues->extra;
}

static const char *ink_name(const struct ink *inks, struct slice token)
{
    for (; inks->token; inks++)
        if (slice_is(token, inks->token))
            return inks->name;
    return NULL;
}

static void write_label(const struct board *b, const struct body *body, int i, struct writer *w)
{
    const struct ink *inks = palette_of(b->game);
    struct slice cell = body->cell[i];
    size_t n = body->commas ? digits_of(cell) : 0;
    struct slice tail = {cell.text + n, cell.len - n};
    cell_write(w, body->rows, i / body->columns, i % body->columns);
    writer_text(w, ": ");
    writer_slice(w, (struct slice){cell.text, n});
    const char *name = tail.len ? ink_name(inks, tail) : NULL;
    writer_text(w, n && name ? ", " : "");
    writer_text(w, name ? name : "");
}

static void edit_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct board *b = p->session.now;
    struct body body = {0};
    (void)data;
    jsonw_key(j, "palette");
    jsonw_open(j, '[');
    for (const struct ink *ink = palette_of(b->game); ink->token; ink++) {
        jsonw_open(j, '{');
        json_pair(j, "token", ink->token);
        json_pair(j, "name", ink->name);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
    jsonw_key(j, "corners");
    jsonw_bool(j, on_corners(b));
    json_count(j, "side", b->game->duel && !b->game->puzzle ? b->game->duel->mover(b) : -1);
    jsonw_key(j, "words");
    jsonw_open(j, '[');
    bool few = board_width(b) * board_height(b) <= LABELS_MAX && body_of(p, b, &body);
    for (int i = 0; few && i < body.rows * body.columns; i++) {
        char text[64];
        struct writer w = writer_to(text, sizeof text);
        write_label(b, &body, i, &w);
        jsonw_slice(j, (struct slice){text, w.n < sizeof text ? w.n : sizeof text});
    }
    jsonw_close(j, ']');
}

static void edit_answer(struct page *p, struct reply *r, struct err e)
{
    r->state = true;
    r->body = p->session.now ? edit_body : NULL;
    if (err_is(e))
        reply_err(r, e);
}

/* ---- verbs ---- */

/* edit, and a text: its board without progress. */
static void do_edit(struct page *p, struct request *q, struct reply *r)
{
    struct body body;
    struct err e = page_load(p, q->text);
    if (!err_is(e))
        e = body_of(p, p->session.now, &body) ? body_load(p, &body) : err_memory();
    edit_answer(p, r, e);
}

/* A puzzle without clues, or the start of a duel. */
static struct err load_new(struct page *p, const struct game *g, const struct variant *v)
{
    struct board *b;
    struct err e = position_new(g, v, &p->arena, &b);
    if (err_is(e))
        return e;
    struct slice line = position_text(b, &p->arena);
    return line.len ? page_load(p, line) : err_memory();
}

/* blank GAME SIZE */
static void do_blank(struct page *p, struct request *q, struct reply *r)
{
    const struct game *g = game_named(p->session.games, request_word(q));
    if (!g) {
        reply_fail(r, "blank: there is no such game");
        return;
    }
    struct variant v = game_preset(g);
    struct err e = size_read(g, &q->words, &v);
    if (!err_is(e))
        e = page_shows(v.value[OPTION_WIDTH], v.value[OPTION_HEIGHT]);
    edit_answer(p, r, err_is(e) ? e : load_new(p, g, &v));
}

/* Empty cells, but one piece of each kind where a board without any is none. */
static struct err clear_pieces(struct page *p)
{
    const struct ink *inks = palette_of(p->session.now->game);
    struct body body;
    bool kept[INKS_MAX] = {false};
    if (!body_of(p, p->session.now, &body))
        return err_memory();
    int n = body.rows * body.columns;
    struct slice *old = arena_take(&p->arena, (size_t)n, sizeof *old);
    if (!old)
        return err_memory();
    for (int i = 0; i < n; i++) {
        old[i] = body.cell[i];
        body.cell[i] = slice_of(inks[0].token);
    }
    struct err e = body_load(p, &body);
    if (!err_is(e))
        return e;
    for (int i = 0; i < n; i++)
        for (int k = 1; k < INKS_MAX && inks[k].token; k++)
            if (slice_is(old[i], inks[k].token) && !kept[k] && strcmp(inks[k].name, "blocked")) {
                kept[k] = true;
                body.cell[i] = old[i];
            }
    return body_load(p, &body);
}

static void do_clear(struct page *p, struct request *q, struct reply *r)
{
    const struct board *b = p->session.now;
    struct variant v = b->variant;
    (void)q;
    edit_answer(p, r, b->game->puzzle ? load_new(p, b->game, &v) : clear_pieces(p));
}

/* put X Y TOKEN: the place is a corner of the board where clues stand on corners, else a cell. */
static void do_put(struct page *p, struct request *q, struct reply *r)
{
    struct spot at;
    struct body body;
    const struct board *b = p->session.now;
    int odd = on_corners(b) ? 0 : 1;
    if (!request_spot(p, q, &at) || at.x % 2 != odd || at.y % 2 != odd) {
        reply_fail(r, "put: expected a place that has a clue or a piece");
        return;
    }
    struct slice token = request_word(q);
    if (!token.len || !body_of(p, b, &body)) {
        reply_fail(r, token.len ? err_memory().why : "put: expected what to put there");
        return;
    }
    edit_answer(p, r, put_token(p, &body, at.y / 2 * body.columns + at.x / 2, token));
}

/* mover N: the side that is to move. */
static void do_mover(struct page *p, struct request *q, struct reply *r)
{
    const struct board *b = p->session.now;
    uint32_t side;
    struct body body;
    if (!b->game->duel || b->game->puzzle || !request_number(q, 1, &side)) {
        reply_fail(r, "mover: expected a side of a duel, 0 or 1");
        return;
    }
    if (b->game->duel->mover(b) == (int)side) {
        edit_answer(p, r, err_none());
        return;
    }
    if (!body_of(p, b, &body)) {
        reply_err(r, err_memory());
        return;
    }
    struct writer w = writer_to(NULL, 0);
    body_write(p, b, &body, &w);
    size_t room = w.n + 8;
    char *text = arena_take(&p->arena, room, 1);
    w = writer_to(text, text ? room : 0);
    body_write(p, b, &body, &w);
    w.n -= strlen(b->game->duel->sides[!side]); /* the field that names the side comes last */
    writer_text(&w, b->game->duel->sides[side]);
    edit_answer(p, r, text ? page_load(p, (struct slice){text, w.n}) : err_memory());
}

const struct verb verbs_edit[] = {
    {"edit", false, do_edit}, {"blank", false, do_blank}, {"clear", true, do_clear},
    {"put", true, do_put},    {"mover", true, do_mover},  {NULL, false, NULL},
};
