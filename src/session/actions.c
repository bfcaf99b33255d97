/* actions.c - see action.h: a line is taken apart, its row is found, and it is done. */
#include "session/action.h"

#include <string.h>

#include "base/nearest.h"
#include "core/board_json.h"
#include "core/position.h"
#include "session/variations.h"

static const struct action *const tables[] = {actions_play, actions_help, actions_read,
                                              actions_game, actions_duel, actions_edit, actions_design,
                                              actions_review, actions_analysis, actions_library,
                                              actions_lesson, actions_pack};

const struct action *action_at(size_t i)
{
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
        for (const struct action *a = tables[t]; a->name; a++)
            if (i-- == 0)
                return a;
    return NULL;
}

const struct action *action_named(struct slice name)
{
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
        for (const struct action *a = tables[t]; a->name; a++)
            if (slice_is_word(name, a->name))
                return a;
    return NULL;
}

const char *action_refusal(const struct session *s, const struct action *a)
{
    if (!s->now && !(a->flags & ACTION_ANYTIME))
        return "no game is loaded";
    return a->refusal && s->now ? a->refusal(s) : NULL;
}

/* ---- results ---- */

void result_open(struct result *r)
{
    *r = (struct result){0};
    arena_open(&r->rooms[0]);
    arena_open(&r->rooms[1]);
    r->say = writer_growing(&r->rooms[0]);
    r->json = writer_growing(&r->rooms[1]);
    r->data = jsonw_to(&r->json);
}

void result_close(struct result *r)
{
    arena_close(&r->rooms[0]);
    arena_close(&r->rooms[1]);
}

static struct slice written(const struct writer *w)
{
    return (struct slice){w->n ? w->out : "", w->n < w->cap ? w->n : w->cap};
}

struct slice result_words(const struct result *r)
{
    return written(&r->say);
}

struct slice result_data(const struct result *r)
{
    return written(&r->json);
}

void call_say(struct call *c, const char *sentence)
{
    writer_text(&c->out->say, c->out->say.n && *sentence ? ". " : "");
    writer_text(&c->out->say, sentence);
}

void call_line(struct call *c)
{
    if (c->out->say.n)
        writer_char(&c->out->say, '\n');
}

void call_fail(struct call *c, const char *sentence)
{
    c->out->failed = true;
    call_say(c, sentence);
}

void call_expected(struct call *c)
{
    call_fail(c, c->action->name);
    writer_text(&c->out->say, ": expected ");
    writer_text(&c->out->say, c->action->expects ? c->action->expects : "nothing more");
}

bool call_done(struct call *c, const char *why)
{
    if (why)
        call_fail(c, why);
    return !why;
}

bool call_try(struct call *c, struct err e)
{
    return call_done(c, err_is(e) ? e.why : NULL);
}

bool given_is(const struct given *v, const char *word)
{
    return v->is_given && slice_is_word(v->word, word);
}

void call_spots(struct call *c, const char *key, const struct spot *spot, size_t n)
{
    jsonw_key(&c->out->data, key);
    spots_json(&c->out->data, spot, n);
}

void call_position(struct call *c, const char *key, const struct board *b)
{
    board_json_position(&c->out->data, key, b);
}

void call_move(struct call *c, const char *key, const struct board *b, game_move m)
{
    struct arena_mark mark = arena_here(c->work->arena);
    char text[64];
    struct writer w = writer_to(text, sizeof text);
    if (m)
        b->game->rules.write_move(b, m, &w);
    jsonw_key(&c->out->data, key);
    jsonw_slice(&c->out->data, (struct slice){text, w.n < w.cap ? w.n : w.cap});
    arena_release(c->work->arena, mark);
}

/* ---- a line taken apart ---- */

struct parts {
    struct reader in;  /* the first line, without the blanks round it */
    struct slice text; /* what follows it */
};

static struct parts parts_of(const char *line, size_t len)
{
    const char *end = memchr(line, '\n', len);
    size_t n = end ? (size_t)(end - line) : len;
    struct parts p = {.text = end ? (struct slice){end + 1, len - n - 1} : (struct slice){"", 0}};
    for (; n && line[0] == ' '; line++)
        n--;
    while (n && (line[n - 1] == ' ' || line[n - 1] == '\r'))
        n--;
    p.in = reader_of(line, n);
    return p;
}

/* A number ends at a blank or with the line. */
static bool read_number(struct reader *in, uint32_t *out)
{
    return reader_number(in, UINT32_MAX, out) &&
           (reader_peek(in) == ' ' || reader_peek(in) == READER_END);
}

static bool read_named(const struct board *b, struct reader *in, struct spot *out)
{
    static const char sides[] = "nesw";
    int r, c;
    if (!spot_read_cell(in, board_width(b), board_height(b), &r, &c))
        return false;
    *out = spot_cell(r, c);
    for (int side = 0; sides[side]; side++)
        if (reader_skip(in, sides[side])) {
            *out = spot_beside(*out, side);
            break;
        }
    return reader_peek(in) == ' ' || reader_peek(in) == READER_END;
}

static bool read_place(const struct board *b, struct reader *in, struct spot *out)
{
    uint32_t x, y;
    int first = reader_peek(in);
    if (first < '0' || first > '9')
        return read_named(b, in, out);
    if (!read_number(in, &x) || !reader_skip(in, ' ') || !read_number(in, &y) ||
        x > 2 * (uint32_t)board_width(b) || y > 2 * (uint32_t)board_height(b))
        return false;
    *out = (struct spot){(int16_t)x, (int16_t)y};
    return true;
}

static bool read_places(struct call *c, struct reader *in, struct given *v)
{
    size_t cap = (in->len - in->at) / 2 + 1; /* each takes two characters at least */
    v->places = arena_take(c->work->arena, cap, sizeof *v->places);
    bool ok = v->places && reader_peek(in) != READER_END;
    while (ok && reader_peek(in) != READER_END) {
        struct spot *at = &v->places[v->n];
        *at = spot_nowhere();
        ok = v->n < cap && (reader_skip(in, '/') || read_place(c->s->now, in, at));
        v->n++;
        ok = ok && (reader_skip(in, ' ') || reader_peek(in) == READER_END);
    }
    return ok;
}

static bool is_choice(struct slice word, const char *choices)
{
    struct reader in = reader_of(choices, strlen(choices));
    do {
        struct slice one = reader_until(&in, '|');
        char name[24];
        if (one.len == word.len && one.len < sizeof name) {
            memcpy(name, one.text, one.len);
            name[one.len] = '\0';
            if (slice_is_word(word, name))
                return true;
        }
    } while (reader_skip(&in, '|'));
    return false;
}

static bool read_value(struct call *c, const struct argument *a, struct parts *p, struct given *v)
{
    struct reader *in = &p->in;
    switch (a->kind) {
    case ARGUMENT_PLACE:
        return c->s->now && read_place(c->s->now, in, &v->at);
    case ARGUMENT_CELL:
        return c->s->now && read_place(c->s->now, in, &v->at) && spot_is_cell(v->at);
    case ARGUMENT_PLACES:
        return c->s->now && read_places(c, in, v);
    case ARGUMENT_NUMBER:
        return read_number(in, &v->number);
    case ARGUMENT_WORD:
        v->word = reader_until(in, ' ');
        return !a->choices || is_choice(v->word, a->choices);
    case ARGUMENT_REST:
    case ARGUMENT_TEXT:
        break;
    }
    v->word = a->kind == ARGUMENT_TEXT && p->text.len ? p->text : reader_rest(in);
    in->at = in->len;
    return true;
}

static bool read_arguments(struct call *c, struct parts *p)
{
    const struct argument *a = c->action->arguments;
    for (int i = 0; a && a[i].name; i++) {
        bool there = reader_peek(&p->in) != READER_END ||
                     (a[i].kind == ARGUMENT_TEXT && p->text.len);
        if (!there && !a[i].is_optional)
            return false;
        if (there && !read_value(c, &a[i], p, &c->value[i]))
            return false;
        c->value[i].is_given = there;
        while (reader_skip(&p->in, ' ')) {
        }
    }
    return reader_peek(&p->in) == READER_END;
}

/* ---- doing it ---- */

/* Every move but a few words has a number in it. */
static bool is_wordy(struct slice line)
{
    for (size_t i = 0; i < line.len; i++)
        if (line.text[i] >= '0' && line.text[i] <= '9')
            return false;
    return true;
}

static void fail_unknown(struct call *c, struct slice word)
{
    const struct action *a;
    struct nearest n = nearest_to(word);
    for (size_t i = 0; (a = action_at(i)); i++)
        if (!(a->flags & ACTION_HANDS))
            nearest_offer(&n, a->name);
    call_fail(c, "this is no command and no move; ");
    if (n.word) {
        writer_text(&c->out->say, "did you mean ");
        writer_text(&c->out->say, n.word);
        writer_text(&c->out->say, "? ");
    }
    writer_text(&c->out->say, "'help' lists what can be said");
}

/* The row of a line, and its arguments left to be read. What is no action's name is a move. */
static const struct action *row_of(const struct session *s, struct parts *p, struct slice *word)
{
    *word = reader_until(&p->in, ' ');
    const struct action *a = action_named(*word);
    while (a && reader_skip(&p->in, ' ')) {
    }
    if (a || !s->now)
        return a;
    game_move m;
    p->in.at = 0;
    struct reader in = p->in;
    bool is_move = !err_is(s->now->game->rules.read_move(s->now, &in, &m));
    return is_move || !is_wordy(reader_rest(&p->in)) ? action_named(slice_of("move")) : NULL;
}

/* A side that cannot move passes by itself, and this is said. */
static void take_passes(struct call *c)
{
    struct session *s = c->s;
    while (session_status(s) == STATUS_OPEN && session_must_pass(s)) {
        const struct duel *d = s->now->game->duel;
        const char *name = d->names[d->mover(s->now)];
        if (session_pass(s))
            return;
        call_say(c, name);
        writer_text(&c->out->say, " has no move: ");
        s->now->game->rules.write_move(s->now, d->pass, &c->out->say);
    }
}

static void run(struct call *c, struct parts *p)
{
    const char *why = action_refusal(c->s, c->action);
    if (why)
        call_fail(c, why);
    else if (!read_arguments(c, p))
        call_expected(c);
    else
        c->action->run(c);
    if (!c->out->failed && c->s->now && c->action->flags & ACTION_TURN)
        take_passes(c);
    variations_follow(c->s);
    if (c->s->now && c->s->marking == MARKING_SOLUTION && !session_solution_refusal(c->s))
        (void)session_solution(c->s, c->work);
}

void session_do(struct session *s, const char *line, size_t len, struct result *out,
                struct work *w)
{
    struct parts p = parts_of(line, len);
    struct call c = {.s = s, .out = out, .work = w};
    struct slice word;
    struct arena_mark mark = arena_here(w->arena);
    uint64_t before = s->changes;
    c.action = row_of(s, &p, &word);
    if (c.action)
        run(&c, &p);
    else if (word.len)
        fail_unknown(&c, word);
    out->changed = s->changes != before;
    arena_release(w->arena, mark);
}

const struct action *action_of_line(const struct session *s, const char *line, size_t len)
{
    struct parts p = parts_of(line, len);
    struct slice word;
    return row_of(s, &p, &word);
}

enum question session_needs(const struct session *s, const char *line, size_t len)
{
    struct parts p = parts_of(line, len);
    struct slice word;
    const struct action *a = row_of(s, &p, &word);
    if (!a || !a->needs || action_refusal(s, a))
        return QUESTION_NONE;
    if (a->needs == QUESTION_SOLUTION && session_solution_refusal(s))
        return QUESTION_NONE; /* nobody may know it */
    struct slice arguments = p.text.len ? p.text : reader_rest(&p.in);
    return session_knows(s, a->needs, arguments) ? QUESTION_NONE : a->needs;
}
