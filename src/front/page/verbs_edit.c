/* verbs_edit.c - setting a board up, one place after the other.
 *
 * What can be put where, and why not, is the game's to say (core/edit.h). An edited board is a new
 * puzzle or a new start: the session is loaded with its text.
 */
#include "core/edit.h"

#include "core/position.h"
#include "front/page/page.h"

static struct err load_board(struct page *p, const struct board *b)
{
    struct slice line = position_text(b, &p->arena);
    return line.len ? page_load(p, line) : err_memory();
}

/* The board in hand without progress, to be changed; NULL: no memory. */
static struct board *board_to_edit(struct page *p)
{
    const struct board *b = p->session.now;
    struct board *copy = arena_take(&p->arena, 1, b->game->rules.size(&b->variant));
    if (copy) {
        board_copy(copy, b);
        b->game->edit->begin(copy);
    }
    return copy;
}

/* ---- the answer: palette, places and their words ---- */

static void write_palette(const struct ink *ink, struct jsonw *j)
{
    jsonw_key(j, "palette");
    jsonw_open(j, '[');
    for (; ink->token; ink++) {
        jsonw_open(j, '{');
        json_pair(j, "token", ink->token);
        json_pair(j, "name", ink->name);
        json_pair(j, "role", role_name(ink->role));
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void write_label(const struct board *b, struct spot at, struct jsonw *j)
{
    char text[64];
    struct writer w = writer_to(text, sizeof text);
    spot_write(&w, board_height(b), at);
    writer_text(&w, ": ");
    edit_words(b, at, &w);
    jsonw_slice(j, (struct slice){text, w.n < sizeof text ? w.n : sizeof text});
}

/* Each place in words, in reading order; of a large board none. */
static void write_labels(const struct board *b, struct jsonw *j)
{
    bool few = board_width(b) * board_height(b) <= LABELS_MAX;
    jsonw_key(j, "words");
    jsonw_open(j, '[');
    for (int y = 0; few && y <= 2 * board_height(b); y++)
        for (int x = 0; x <= 2 * board_width(b); x++) {
            struct spot at = {(int16_t)x, (int16_t)y};
            if (b->game->edit->takes(b, at))
                write_label(b, at, j);
        }
    jsonw_close(j, ']');
}

static void edit_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct board *b = p->session.now;
    const struct edit *e = b->game->edit;
    (void)data;
    write_palette(e->palette, j);
    jsonw_key(j, "corners");
    jsonw_bool(j, e->takes(b, spot_corner(0, 0)));
    json_count(j, "side", e->set_mover ? b->game->duel->mover(b) : -1);
    write_labels(b, j);
}

static void edit_answer(struct page *p, struct reply *r, struct err e)
{
    const struct board *b = p->session.now;
    r->state = true;
    r->body = b && b->game->edit ? edit_body : NULL;
    if (err_is(e))
        reply_err(r, e);
}

/* False: said so. */
static bool can_edit(const struct page *p, struct reply *r)
{
    if (!p->session.now->game->edit)
        reply_fail(r, "boards of this game are not set up by hand");
    return p->session.now->game->edit;
}

/* ---- verbs ---- */

/* edit, and a text: its board without progress. */
static void do_edit(struct page *p, struct request *q, struct reply *r)
{
    struct err e = page_load(p, q->text);
    if (!err_is(e) && !can_edit(p, r))
        return;
    struct board *b = err_is(e) ? NULL : board_to_edit(p);
    edit_answer(p, r, err_is(e) ? e : b ? load_board(p, b) : err_memory());
}

/* blank GAME SIZE: a puzzle without clues, or the start of a duel. */
static void do_blank(struct page *p, struct request *q, struct reply *r)
{
    const struct game *g = game_named(p->session.games, request_word(q));
    if (!g) {
        reply_fail(r, "blank: there is no such game");
        return;
    }
    struct variant v = game_preset(g);
    struct board *b = NULL;
    struct err e = size_read(g, &q->words, &v);
    if (!err_is(e))
        e = page_shows(v.value[OPTION_WIDTH], v.value[OPTION_HEIGHT]);
    if (!err_is(e))
        e = position_new(g, &v, &p->arena, &b);
    edit_answer(p, r, err_is(e) ? e : load_board(p, b));
}

static void do_clear(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    struct board *b = can_edit(p, r) ? board_to_edit(p) : NULL;
    if (b)
        b->game->edit->clear(b);
    if (p->session.now->game->edit)
        edit_answer(p, r, b ? load_board(p, b) : err_memory());
}

/* put X Y TOKEN */
static void do_put(struct page *p, struct request *q, struct reply *r)
{
    struct spot at;
    if (!can_edit(p, r))
        return;
    if (!request_spot(p, q, &at) || !p->session.now->game->edit->takes(p->session.now, at)) {
        reply_fail(r, "put: expected a place that has a clue or a piece");
        return;
    }
    struct slice token = request_word(q);
    struct board *b = board_to_edit(p);
    const char *why = b ? edit_put(b, at, token, &p->arena) : err_memory().why;
    edit_answer(p, r, why ? (struct err){ERR_VARIANT, 0, why} : load_board(p, b));
}

/* mover N: the side that is to move. */
static void do_mover(struct page *p, struct request *q, struct reply *r)
{
    const struct edit *e = p->session.now->game->edit;
    uint32_t side;
    if (!e || !e->set_mover || !request_number(q, 1, &side)) {
        reply_fail(r, "mover: expected a side of a duel, 0 or 1");
        return;
    }
    struct board *b = board_to_edit(p);
    if (b)
        e->set_mover(b, (int)side);
    edit_answer(p, r, b ? load_board(p, b) : err_memory());
}

const struct verb verbs_edit[] = {
    {"edit", false, do_edit}, {"blank", false, do_blank}, {"clear", true, do_clear},
    {"put", true, do_put},    {"mover", true, do_mover},  {NULL, false, NULL},
};
