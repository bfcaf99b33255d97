/* actions_edit.c - setting a board up, one place after the other.
 *
 * What can be put where, and why not, is the game's to say (core/edit.h). An edited board is a new
 * puzzle or a new start: the session is loaded with its text.
 */
#include "session/action.h"

#include "core/edit.h"
#include "core/position.h"
#include "puzzle/rate.h"
#include "session/draft.h"

static const char *edit_refusal(const struct session *s)
{
    return s->now->game->edit ? NULL : "boards of this game are not set up by hand";
}

static const char *mover_refusal(const struct session *s)
{
    const struct edit *e = s->now->game->edit;
    return e && e->set_mover ? NULL : "nobody is to move in this game";
}

static void write_ink(const struct ink *ink, struct jsonw *j)
{
    jsonw_open(j, '{');
    json_pair(j, "token", ink->token);
    json_pair(j, "name", ink->name);
    json_pair(j, "role", role_name(ink->role));
    jsonw_close(j, '}');
}

static void write_palette(const struct game *g, struct jsonw *j)
{
    static const struct ink later = {"?", "clue to be chosen", ROLE_CLUE};
    json_open(j, "palette", '[');
    for (const struct ink *ink = g->edit->palette; ink->token; ink++)
        write_ink(ink, j);
    if (draft_has_unchosen(g))
        write_ink(&later, j);
    jsonw_close(j, ']');
}

static void write_symmetries(const struct draft *d, struct jsonw *j)
{
    static const char *const label[ORBIT_KINDS] = {
        "None", "Half turn", "Quarter turns", "Mirror", "Both mirrors", "Diagonal"};
    json_open(j, "symmetries", '[');
    for (int kind = 0; kind < ORBIT_KINDS; kind++) {
        if (orbit_needs_square((enum orbit_kind)kind) && d->wide != d->high)
            continue;
        jsonw_open(j, '{');
        json_pair(j, "name", orbit_names[kind]);
        json_pair(j, "label", label[kind]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* What is still to be chosen goes with the board. False: no memory. */
static bool keep_unchosen(struct session *s, const struct draft *d)
{
    size_t n = draft_unchosen(d, NULL, 0);
    s->unchosen = n ? arena_take(&s->arena, n, sizeof *s->unchosen) : NULL;
    s->n_unchosen = s->unchosen ? draft_unchosen(d, s->unchosen, n) : 0;
    return s->n_unchosen == n;
}

/* The draft becomes the board in hand; the answer tells what may be put on it. */
static void take(struct call *c, const struct draft *d)
{
    struct slice line = position_text(d->board, c->work->arena);
    struct slice text = draft_text(d, c->work->arena);
    if (!line.len || !text.len) {
        call_fail(c, err_memory().why);
        return;
    }
    if (!call_try(c, session_load(c->s, line.text, line.len)) ||
        !call_done(c, keep_unchosen(c->s, d) ? NULL : err_memory().why))
        return;
    const struct board *now = c->s->now;
    const struct edit *e = now->game->edit;
    struct jsonw *j = &c->out->data;
    write_palette(now->game, j);
    json_bool(j, "corners", e->takes(now, spot_corner(0, 0)));
    json_count(j, "side", e->set_mover ? now->game->duel->mover(now) : -1);
    call_position(c, "position", now);
    json_slice(j, "draft", text);
    call_spots(c, "unchosen", c->s->unchosen, c->s->n_unchosen);
    write_symmetries(d, j);
    if (c->s->n_unchosen)
        writer_slice(&c->out->say, text);
}

static void take_board(struct call *c, struct board *b)
{
    struct draft d;
    if (call_done(c, b->game->edit ? NULL : "boards of this game are not set up by hand") &&
        call_done(c, draft_of_board(b, &d, c->work->arena) ? NULL : err_memory().why))
        take(c, &d);
}

/* The board in hand, to be changed; false: said why. */
static bool begin(struct call *c, struct draft *out)
{
    return call_done(c, edit_refusal(c->s)) &&
           call_done(c, draft_of(c->s, out, c->work->arena) ? NULL : err_memory().why);
}

/* edit, and a text: its board without progress; alone: that of the board in hand. Rows alone are of the
 * game in hand. */
static void do_edit(struct call *c)
{
    struct draft d;
    const struct board *now = c->s->now;
    if (!c->value[0].is_given && !now)
        call_expected(c);
    else if (!c->value[0].is_given ? begin(c, &d)
                                   : call_try(c, draft_read(c->s, now ? now->game : NULL,
                                                            c->value[0].word, &d, c->work->arena)))
        take(c, &d);
}

/* ---- rows without a heading ---- */

static void write_reading(struct call *c, const struct draft *d)
{
    struct jsonw *j = &c->out->data;
    struct slice text = draft_text(d, c->work->arena);
    jsonw_open(j, '{');
    json_pair(j, "game", d->board->game->name);
    json_slice(j, "draft", text);
    json_bool(j, "whole", draft_unchosen(d, NULL, 0) == 0);
    jsonw_close(j, '}');
    call_line(c);
    writer_slice(&c->out->say, text);
}

static void do_readings(struct call *c)
{
    json_open(&c->out->data, "readings", '[');
    for (const struct game *const *g = c->s->games; *g; g++) {
        struct draft d;
        if ((*g)->edit && !err_is(draft_read(c->s, *g, c->value[0].word, &d, c->work->arena)) &&
            d.board->game == *g)
            write_reading(c, &d);
    }
    jsonw_close(&c->out->data, ']');
    if (!c->out->say.n)
        call_say(c, "this is no board of any game");
}

/* ---- changes ---- */

/* blank GAME SIZE: a puzzle without clues, or the start of a duel. */
static void do_blank(struct call *c)
{
    const struct game *g = game_named(c->s->games, c->value[0].word);
    struct reader in = reader_of(c->value[1].word.text, c->value[1].word.len);
    struct board *b = NULL;
    if (!g) {
        call_fail(c, "blank: there is no such game");
        return;
    }
    struct variant v = game_preset(g);
    struct err e = c->value[1].is_given ? variant_read_size(g, &in, &v) : err_none();
    if (!err_is(e))
        e = session_size_refusal(c->s, v.value[OPTION_WIDTH], v.value[OPTION_HEIGHT]);
    if (!err_is(e))
        e = position_new(g, &v, c->work->arena, &b);
    if (call_try(c, e))
        take_board(c, b);
}

static void do_clear(struct call *c)
{
    struct draft d;
    if (!begin(c, &d))
        return;
    d.board->game->edit->clear(d.board);
    take_board(c, d.board);
}

static void do_put(struct call *c)
{
    struct spot at = c->value[0].at;
    struct draft d;
    if (!c->s->now->game->edit->takes(c->s->now, at))
        call_expected(c);
    else if (begin(c, &d) && call_done(c, draft_put(&d, at, c->value[1].word, c->work->arena)))
        take(c, &d);
}

static enum orbit_kind symmetry_named(struct slice word)
{
    int kind = ORBIT_NONE;
    while (kind + 1 < ORBIT_KINDS && !slice_is_word(word, orbit_names[kind]))
        kind++;
    return (enum orbit_kind)kind;
}

/* paint TOKEN SYMMETRY PLACES: what is refused on the way is left out. */
static void do_paint(struct call *c)
{
    struct draft d;
    const char *why = NULL;
    bool any = false;
    if (!begin(c, &d))
        return;
    for (size_t i = 0; i < c->value[2].n; i++) {
        struct spot at = c->value[2].places[i];
        if (!spot_is_somewhere(at) || !d.board->game->edit->takes(d.board, at))
            continue;
        const char *not_here = draft_paint(&d, at, c->value[0].word,
                                           symmetry_named(c->value[1].word), c->work->arena);
        any |= !not_here;
        why = why ? why : not_here;
    }
    if (!any && !why)
        call_expected(c);
    else if (call_done(c, any ? NULL : why))
        take(c, &d);
}

static const char *fill_refusal(const struct session *s)
{
    const struct puzzle *p = s->now->game->puzzle;
    return !p || !p->fill   ? "clues of this game are not chosen by the program"
           : !s->n_unchosen ? "there is no place marked ? whose clue could be chosen"
                            : NULL;
}

/* The clues marked ? are chosen so that there is one solution. */
static void do_fill(struct call *c)
{
    struct draft d;
    struct made_puzzle made;
    const struct given *level = &c->value[0];
    bool any = !level->is_given || given_is(level, "any");
    if (!begin(c, &d))
        return;
    struct new_request f = {.game = d.board->game,
                            .variant = d.board->variant,
                            .request = {.level = LEVEL_NORMAL, .any_level = any},
                            .seed = c->value[1].number};
    if (!any)
        rate_level_named(level->word, &f.request.level);
    f.request.pattern = draft_pattern(&d, c->work->arena);
    if (call_try(c, f.request.pattern ? new_request_make(&f, &made, c->work) : err_memory()))
        take_board(c, made.puzzle);
}

static void do_mover(struct call *c)
{
    const struct game *g = c->s->now->game;
    int side = given_is(&c->value[0], "second") || given_is(&c->value[0], g->duel->sides[1]);
    if (!side && !given_is(&c->value[0], "first") && !given_is(&c->value[0], g->duel->sides[0])) {
        call_expected(c);
        return;
    }
    struct draft d;
    if (!begin(c, &d))
        return;
    g->edit->set_mover(d.board, side);
    take(c, &d);
}

static const struct argument arg_text[] = {
    {.name = "text", .kind = ARGUMENT_TEXT, .is_optional = true}, {0}};
static const struct argument arg_blank[] = {
    {.name = "game", .kind = ARGUMENT_WORD},
    {.name = "size", .kind = ARGUMENT_WORD, .is_optional = true},
    {0}};
static const struct argument arg_put[] = {
    {.name = "at", .kind = ARGUMENT_PLACE}, {.name = "token", .kind = ARGUMENT_WORD}, {0}};
static const struct argument arg_paint[] = {
    {.name = "token", .kind = ARGUMENT_WORD},
    {.name = "symmetry", .kind = ARGUMENT_WORD, .choices = "none|half|quarter|mirror|both|diagonal"},
    {.name = "places", .kind = ARGUMENT_PLACES},
    {0}};
static const struct argument arg_fill[] = {
    {.name = "level", .kind = ARGUMENT_WORD, .choices = "any|easy|normal|hard|expert", .is_optional = true},
    {.name = "seed", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {0}};
static const struct argument arg_rows[] = {{.name = "text", .kind = ARGUMENT_TEXT}, {0}};
static const struct argument arg_side[] = {{.name = "side", .kind = ARGUMENT_WORD}, {0}};

#define EDIT_TYPE                                                                                 \
    "palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; "   \
    "position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[]"

const struct action actions_edit[] = {
    {.name = "edit", .help = "set the board up by hand: its progress is taken off; edit POSITION, ? for clues to be chosen",
     .expects = "a position", .arguments = arg_text, .run = do_edit, .flags = ACTION_ANYTIME | ACTION_LEAVES,
     .answers = EDIT_TYPE},
    {.name = "blank", .help = "blank GAME SIZE: a board with nothing on it",
     .expects = "a game and a size", .arguments = arg_blank, .run = do_blank,
     .flags = ACTION_ANYTIME | ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "clear", .help = "take everything off the board", .refusal = edit_refusal,
     .run = do_clear, .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "put", .help = "put b4 3: set a clue or a piece, as positions write it, or ? for a clue to be chosen",
     .expects = "a place that has a clue or a piece, and what to put there",
     .arguments = arg_put, .refusal = edit_refusal, .run = do_put,
     .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "paint", .help = "paint 3 half b4 c4: put on several places, and mark what belongs with them by a symmetry",
     .expects = "what to put, a symmetry (none, half, quarter, mirror, both or diagonal) and places",
     .arguments = arg_paint, .refusal = edit_refusal, .run = do_paint,
     .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "fill", .help = "choose the clues marked ?, so that there is one solution; fill hard: of that level",
     .expects = "nothing, or a level (any, easy, normal, hard or expert) and a seed",
     .arguments = arg_fill, .refusal = fill_refusal, .run = do_fill,
     .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "readings", .help = "rows without a heading: which boards they can be",
     .expects = "rows", .arguments = arg_rows, .run = do_readings,
     .flags = ACTION_LOOKS | ACTION_ANYTIME,
     .answers = "readings: { game: string; draft: string; whole: boolean }[]"},
    {.name = "mover", .help = "mover first, mover second: the side that is to move",
     .expects = "a side", .arguments = arg_side, .refusal = mover_refusal, .run = do_mover,
     .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {0},
};
