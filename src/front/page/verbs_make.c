/* verbs_make.c - what does not touch the session: the list of games, new puzzles and starts,
 * pictures of positions, other notations, the rules in words. */
#include "core/face.h"
#include "core/foreign.h"
#include "core/position.h"
#include "front/page/page.h"
#include "session/id.h"

/* ---- games ---- */

static void write_levels(const struct game *g, struct jsonw *j)
{
    jsonw_key(j, "levels");
    jsonw_open(j, '[');
    for (int i = 0; g->duel && strength_name(g, i); i++)
        jsonw_text(j, strength_name(g, i));
    jsonw_close(j, ']');
}

/* How a game is offered: sizes, gesture, symbols of the sides, sentences. */
static void write_face(const struct game *g, struct jsonw *j)
{
    const struct game_face *f = face_of(g);
    jsonw_key(j, "sizes");
    jsonw_open(j, '[');
    for (const int8_t *size = f->sizes; *size; size++)
        jsonw_number(j, *size);
    jsonw_close(j, ']');
    json_pair(j, "gesture", gesture_name(f->gesture));
    json_pair(j, "goal", f->goal);
    json_pair(j, "tip", f->tip);
    json_pair(j, "touchTip", f->touch_tip ? f->touch_tip : f->tip);
    json_pair(j, "typed", f->typed);
    jsonw_key(j, "sides");
    jsonw_open(j, '[');
    for (int side = 0; g->duel && side < 2; side++) {
        jsonw_open(j, '{');
        json_pair(j, "name", g->duel->names[side]);
        json_pair(j, "symbol", f->symbols[side] ? f->symbols[side] : "");
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void games_body(struct page *p, const void *data, struct jsonw *j)
{
    (void)data;
    picture_names(j);
    jsonw_key(j, "games");
    jsonw_open(j, '[');
    for (const struct game *const *g = p->session.games; *g; g++) {
        jsonw_open(j, '{');
        json_pair(j, "name", (*g)->name);
        json_pair(j, "title", (*g)->title);
        json_pair(j, "blurb", (*g)->blurb);
        json_pair(j, "sample", (*g)->sample);
        json_pair(j, "manual", (*g)->manual);
        jsonw_key(j, "square");
        jsonw_bool(j, (*g)->square);
        jsonw_key(j, "puzzle");
        jsonw_bool(j, (*g)->puzzle != NULL);
        json_count(j, "min", (*g)->options[OPTION_WIDTH].min);
        json_count(j, "max", (*g)->options[OPTION_WIDTH].max);
        json_count(j, "preset", (*g)->options[OPTION_WIDTH].preset);
        write_levels(*g, j);
        write_face(*g, j);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void do_games(struct page *p, struct request *q, struct reply *r)
{
    (void)p;
    (void)q;
    r->body = games_body;
}

/* ---- make GAME size=5x5 level=hard seed=7 [symmetric=1] [blocked=2] [first=V], make ID ---- */

static struct err read_wish(struct fresh *o, struct slice word)
{
    struct reader in = reader_of(word.text, word.len);
    uint32_t n = 0;
    bool ok = false;
    if (reader_skip_text(&in, "size="))
        return size_read(o->game, &in, &o->variant);
    if (reader_skip_text(&in, "level="))
        ok = level_named(reader_rest(&in), &o->wish.level);
    else if (reader_skip_text(&in, "seed="))
        ok = reader_number(&in, UINT32_MAX, &n) && (o->seed = n, true);
    else if (reader_skip_text(&in, "symmetric="))
        ok = reader_number(&in, 1, &n) && (o->wish.symmetric = n != 0, true);
    else if (reader_skip_text(&in, "blocked="))
        ok = reader_number(&in, BLOCKED_MAX, &n) && (o->opening.blocked = (int)n, true);
    else if (reader_skip_text(&in, "first="))
        ok = first_read(o->game, reader_rest(&in), &o->opening.first);
    return ok ? err_none() : err_text(0, "make: this choice is not understood");
}

struct order {
    struct fresh fresh;
    bool numbered; /* not an id without the number of a generator */
    struct made made;
};

static void write_id(const void *fresh, struct writer *out)
{
    id_write(fresh, out);
}

static void write_note(const void *fresh, struct writer *out)
{
    id_write_note(fresh, out);
}

static void make_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct order *o = data;
    json_pair(j, "game", o->fresh.game->name);
    json_position(j, "position", o->made.puzzle, p);
    if (id_exists(&o->fresh))
        json_written(p, j, "id", write_id, &o->fresh);
    if (!o->numbered)
        json_written(p, j, "note", write_note, &o->fresh);
    if (o->made.solution) {
        jsonw_key(j, "rating");
        jsonw_real(j, o->made.rating.tenths / 10.0, 1);
        json_pair(j, "level", level_name(o->made.rating.level));
    }
}

static struct err read_order(struct page *p, struct request *q, struct order *o)
{
    struct slice first = request_word(q);
    struct err e = err_none();
    o->numbered = true;
    if (id_is(p->session.games, first)) {
        e = id_read(p->session.games, first, &o->fresh, &o->numbered);
    } else {
        o->fresh = (struct fresh){.game = game_named(p->session.games, first),
                                  .wish.level = LEVEL_NORMAL};
        if (!o->fresh.game)
            return err_text(0, "make: there is no such game");
        o->fresh.variant = game_preset(o->fresh.game);
    }
    while (!err_is(e) && reader_peek(&q->words) != READER_END)
        e = read_wish(&o->fresh, request_word(q));
    const int16_t *size = o->fresh.variant.value;
    return err_is(e) ? e : page_shows(size[OPTION_WIDTH], size[OPTION_HEIGHT]);
}

static void do_make(struct page *p, struct request *q, struct reply *r)
{
    struct order *o = arena_take(&p->arena, 1, sizeof *o);
    struct err e = o ? read_order(p, q, o) : err_memory();
    page_budget(p, BUDGET_MS_MAX);
    if (!err_is(e))
        e = fresh_make(&o->fresh, &o->made, &p->work);
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    r->body = make_body;
    r->data = o;
}

/* ---- pictures and notations of a text ---- */

static void picture_body(struct page *p, const void *data, struct jsonw *j)
{
    picture_board(p, data, j);
}

static void do_picture(struct page *p, struct request *q, struct reply *r)
{
    struct board *b;
    struct err e = position_read(p->session.games, q->text.text, q->text.len, &p->arena, &b);
    if (!err_is(e))
        e = page_shows(board_width(b), board_height(b));
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    r->body = picture_body;
    r->data = b;
}

static void write_puzzlink(const void *board, struct writer *out)
{
    foreign_write_puzzlink(board, out);
}

static void write_tatham(const void *board, struct writer *out)
{
    foreign_write_tatham(board, out);
}

static void convert_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct board *b = data;
    json_position(j, "quincunx", b, p);
    if (!b->game->clues)
        return;
    json_written(p, j, "puzzlink", write_puzzlink, b);
    json_written(p, j, "tatham", write_tatham, b);
}

/* The board in hand in every notation that has it. */
static void do_convert(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->body = convert_body;
    r->data = p->session.now;
}

const struct verb verbs_make[] = {
    {"games", false, do_games},    {"make", false, do_make}, {"picture", false, do_picture},
    {"convert", true, do_convert}, {NULL, false, NULL},
};
