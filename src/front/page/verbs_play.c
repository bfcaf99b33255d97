/* verbs_play.c - loading, playing, taking back, trying. */
#include <string.h>

#include "core/position.h"
#include "front/page/page.h"

/* ---- games come and go ---- */

struct err page_shows(int width, int height)
{
    return (int64_t)width * height <= CELLS_MAX
               ? err_none()
               : err_text(0, "this board is too large for the page: it shows 10000 cells");
}

struct err page_load(struct page *p, struct slice text)
{
    struct board *b;
    struct arena_mark mark = arena_here(&p->arena);
    struct err e = position_read(p->session.games, text.text, text.len, &p->arena, &b);
    if (!err_is(e))
        e = page_shows(board_width(b), board_height(b));
    arena_release(&p->arena, mark);
    return err_is(e) ? e : session_load(&p->session, text.text, text.len);
}

static void do_load(struct page *p, struct request *q, struct reply *r)
{
    struct err e = page_load(p, q->text);
    r->state = true;
    if (err_is(e))
        reply_err(r, e);
}

static void do_restore(struct page *p, struct request *q, struct reply *r)
{
    struct session next;
    session_open(&next, p->session.games);
    struct err e = session_restore(&next, q->text.text, q->text.len);
    r->state = true;
    if (!err_is(e))
        e = page_shows(board_width(next.now), board_height(next.now));
    if (err_is(e)) {
        reply_err(r, e);
        session_close(&next);
        return;
    }
    session_close(&p->session);
    p->session = next;
    p->session.steps.arena = &p->session.arena;
}

static void do_state(struct page *p, struct request *q, struct reply *r)
{
    (void)p;
    (void)q;
    r->state = true;
}

/* ---- moves ---- */

void page_pass(struct page *p, struct reply *r)
{
    struct session *s = &p->session;
    while (session_status(s, &p->work) == STATUS_OPEN && session_must_pass(s)) {
        char text[64];
        struct writer w = writer_to(text, sizeof text - 1);
        words_side(s, session_to_move(s), &w);
        writer_text(&w, " cannot move and passes");
        text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
        if (session_pass(s))
            return;
        reply_say(r, text);
    }
}

static void do_press(struct page *p, struct request *q, struct reply *r)
{
    struct spot at;
    uint32_t button;
    r->state = true;
    if (!request_spot(p, q, &at) || !request_number(q, BUTTON_OTHER, &button)) {
        reply_fail(r, "press: expected a place of the board and a button");
        return;
    }
    bool on_cell = at.x % 2 && at.y % 2;
    if (p->session.now->game->target == TARGET_CELLS && !on_cell && p->session.held.x < 0) {
        reply_fail(r, "press inside a cell");
        return;
    }
    const char *why = session_press(&p->session, at, (int)button);
    if (why)
        reply_fail(r, why);
    else
        page_pass(p, r);
}

/* pass: where a position begins with a side that cannot move. */
static void do_pass(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    page_pass(p, r);
}

/* Several moves, separated by blanks, are one step. */
static void do_move(struct page *p, struct request *q, struct reply *r)
{
    enum { MOVES_MAX = 64 };
    struct session *s = &p->session;
    game_move m[MOVES_MAX];
    size_t n = 0;
    r->state = true;
    do {
        struct err e = n < MOVES_MAX ? s->now->game->rules.read_move(s->now, &q->words, &m[n])
                                     : err_text(0, "these are too many moves at once");
        if (err_is(e)) {
            reply_err(r, e);
            return;
        }
        n++;
    } while (reader_skip(&q->words, ' '));
    const char *why = reader_peek(&q->words) == READER_END ? session_play_all(s, m, n)
                                                           : "expected nothing after the move";
    if (why)
        reply_fail(r, why);
    else
        page_pass(p, r);
}

static void do_undo(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    if (!session_undo(&p->session))
        reply_fail(r, "there is nothing to undo");
}

static void do_redo(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    if (!session_redo(&p->session))
        reply_fail(r, "there is nothing to redo");
}

static void do_restart(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    session_restart(&p->session);
    reply_say(r, "Back to the start; Undo brings it back");
}

static void do_goto(struct page *p, struct request *q, struct reply *r)
{
    uint32_t at;
    r->state = true;
    if (!request_number(q, UINT32_MAX, &at) || at > p->session.steps.n)
        reply_fail(r, "goto: expected a number of steps that there were");
    else
        session_go_to(&p->session, at);
}

/* ---- trying ---- */

static void do_checkpoint(struct page *p, struct request *q, struct reply *r)
{
    struct slice name = reader_rest(&q->words);
    const char *why = session_checkpoint(&p->session, name.text, name.len);
    r->state = true;
    if (why)
        reply_fail(r, why);
    else
        reply_say(r, "From here on it is a trial: keep it or discard it");
}

static void do_keep(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    if (session_keep(&p->session))
        reply_say(r, "The trial is kept");
    else
        reply_fail(r, "there is no checkpoint");
}

static void do_discard(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    if (session_discard(&p->session))
        reply_say(r, "Back at the checkpoint");
    else
        reply_fail(r, "there is no checkpoint");
}

static void do_marking(struct page *p, struct request *q, struct reply *r)
{
    struct slice word = request_word(q);
    r->state = true;
    for (int m = 0; m < MARKING_COUNT; m++)
        if (slice_is(word, marking_name((enum marking)m))) {
            p->session.marking = (enum marking)m;
            return;
        }
    reply_fail(r, "marking: expected off, full, rules or solution");
}

/* assist NAME on|off */
static void do_assist(struct page *p, struct request *q, struct reply *r)
{
    const struct assists *a = p->session.now->game->assists;
    struct slice name = request_word(q), word = request_word(q);
    bool on = slice_is(word, "on");
    r->state = true;
    for (int i = 0; a && a->list[i].name && (on || slice_is(word, "off")); i++)
        if (slice_is(name, a->list[i].name)) {
            session_assist(&p->session, i, on);
            return;
        }
    reply_fail(r,
               a ? "assist: expected the name of one, and on or off" : "this game has no assists");
}

/* shade X Y inside|outside: a note of the player's own. */
static void do_shade(struct page *p, struct request *q, struct reply *r)
{
    struct spot at;
    bool cell = request_spot(p, q, &at) && at.x % 2 && at.y % 2;
    struct slice word = request_word(q);
    bool inside = slice_is(word, "inside");
    r->state = true;
    const char *why = cell && (inside || slice_is(word, "outside"))
                          ? session_shade(&p->session, at.y / 2, at.x / 2, inside ? 1 : -1)
                          : "shade: expected a cell of the board, and inside or outside";
    if (why)
        reply_fail(r, why);
}

/* A place that is dragged over, or / where the pointer was elsewhere. */
static bool read_place(struct page *p, struct request *q, bool cells, struct spot *out)
{
    *out = (struct spot){-1, -1};
    if (reader_skip_text(&q->words, "/ "))
        return true;
    return request_spot(p, q, out) && (!cells || (out->x % 2 && out->y % 2));
}

/* drag on|0|1 X Y X Y ...: over places one beside the other; `on`: from where the last one ended.
 * drag shade on|0|1 X Y X Y ...: the same over cells, to note their side. */
static void do_drag(struct page *p, struct request *q, struct reply *r)
{
    uint32_t button = 0;
    size_t n = 0, cap = q->words.len / 2 + 1; /* each takes two characters at least */
    struct spot *at = arena_take(&p->arena, cap, sizeof *at);
    bool shade = reader_skip_text(&q->words, "shade "), goes_on = reader_skip_text(&q->words, "on ");
    bool ok = at && (goes_on || request_number(q, BUTTON_OTHER, &button));
    r->state = true;
    bool cells = shade || p->session.now->game->lattice == LATTICE_HEX;
    while (ok && reader_peek(&q->words) != READER_END)
        ok = n < cap && read_place(p, q, cells, &at[n++]);
    if (!ok) {
        reply_fail(r, "drag: expected a button, or on, and places of the board");
        return;
    }
    const char *why = shade ? session_drag_shade(&p->session, at, n, (int)button, goes_on)
                            : session_drag(&p->session, at, n, (int)button, goes_on);
    if (why)
        reply_fail(r, why);
}

/* block X Y: before the first move. */
static void do_block(struct page *p, struct request *q, struct reply *r)
{
    struct spot at;
    bool cell = request_spot(p, q, &at) && at.x % 2 && at.y % 2;
    r->state = true;
    const char *why = cell ? session_block(&p->session, at.y / 2, at.x / 2)
                           : "block: expected a cell of the board";
    if (why)
        reply_fail(r, why);
}

/* ---- the cell in words ---- */

static void do_cell(struct page *p, struct request *q, struct reply *r)
{
    struct spot at;
    if (request_spot(p, q, &at))
        label_spot(p, at, &r->say);
    else
        reply_fail(r, "cell: expected a place of the board");
}

const struct verb verbs_play[] = {
    {"load", false, do_load},      {"restore", false, do_restore},
    {"state", true, do_state},     {"press", true, do_press},
    {"move", true, do_move},       {"undo", true, do_undo},
    {"redo", true, do_redo},       {"restart", true, do_restart},
    {"goto", true, do_goto},       {"checkpoint", true, do_checkpoint},
    {"keep", true, do_keep},       {"discard", true, do_discard},
    {"marking", true, do_marking}, {"cell", true, do_cell},
    {"assist", true, do_assist},   {"shade", true, do_shade},
    {"block", true, do_block},     {"pass", true, do_pass},
    {"drag", true, do_drag},       {NULL, false, NULL},
};
