/* actions_library.c - what does not touch the session: the list of games, puzzles made to order,
 * pictures of positions, techniques. */
#include "session/action.h"

#include "core/position.h"
#include "puzzle/id.h"
#include "session/request.h"

static void do_games(struct call *c)
{
    catalogue_write(c->s->games, &c->out->data);
    for (const struct game *const *g = c->s->games; *g; g++) {
        call_line(c);
        writer_text(&c->out->say, (*g)->name);
        writer_text(&c->out->say, ": ");
        writer_text(&c->out->say, (*g)->blurb);
    }
}

/* ---- puzzles to order ---- */

static struct err read_order(struct call *c, struct new_request *f, bool *numbered)
{
    struct reader in = reader_of(c->value[0].word.text, c->value[0].word.len);
    struct slice first = reader_until(&in, ' ');
    struct err e = err_none();
    *numbered = true;
    if (id_is(c->s->games, first)) {
        e = id_read(c->s->games, first, f, numbered);
    } else {
        *f = (struct new_request){.game = game_named(c->s->games, first),
                                  .request.level = LEVEL_NORMAL};
        if (!f->game)
            return err_text(0, "make: there is no such game");
        f->variant = game_preset(f->game);
    }
    while (!err_is(e) && reader_skip(&in, ' '))
        e = new_request_read_word(f, reader_until(&in, ' '));
    return err_is(e) ? e
                     : session_size_refusal(c->s, f->variant.value[OPTION_WIDTH],
                                            f->variant.value[OPTION_HEIGHT]);
}

static void write_made(struct call *c, const struct new_request *f, const struct made_puzzle *made)
{
    struct jsonw *j = &c->out->data;
    json_pair(j, "game", f->game->name);
    call_position(c, "position", made->puzzle);
    if (id_exists(f)) {
        jsonw_key(j, "id");
        jsonw_open_text(j);
        id_write(f, j->out);
        jsonw_close_text(j);
    }
    if (made->solution)
        rating_json(j, &made->rating);
}

static void do_make(struct call *c)
{
    struct new_request f;
    struct made_puzzle made;
    bool numbered;
    if (!call_try(c, read_order(c, &f, &numbered)) ||
        !call_try(c, new_request_make(&f, &made, c->work)))
        return;
    write_made(c, &f, &made);
    position_write(made.puzzle, &c->out->say);
    if (numbered)
        return;
    jsonw_key(&c->out->data, "note");
    jsonw_open_text(&c->out->data);
    id_write_note(&f, c->out->data.out);
    jsonw_close_text(&c->out->data);
    call_line(c);
    id_write_note(&f, &c->out->say);
}

/* ---- pictures of a text ---- */

static void write_picture(struct call *c, const struct board *b)
{
    struct jsonw *j = &c->out->data;
    struct scene scene = board_scene(b, 0, c->work->arena);
    json_pair(j, "game", b->game->name);
    json_pair(j, "lattice", lattice_name(b->game->lattice));
    json_count(j, "width", board_width(b));
    json_count(j, "height", board_height(b));
    json_pair(j, "status", status_name(b->game->rules.status(b)));
    jsonw_key(j, "marks");
    view_marks_write(j, scene.out, scene.out ? scene.n : 0);
}

static void picture_saved(struct call *c, struct slice text)
{
    struct session saved;
    session_open(&saved, c->s->games);
    saved.cells_max = c->s->cells_max;
    if (call_try(c, session_restore(&saved, text.text, text.len)))
        write_picture(c, saved.now);
    session_close(&saved);
}

/* Of a position, or of a saved session. */
static void do_picture(struct call *c)
{
    struct board *b;
    struct slice text = c->value[0].word;
    if (slice_starts(text, "quincunx session")) {
        picture_saved(c, text);
        return;
    }
    struct err e = position_read(c->s->games, text.text, text.len, c->work->arena, &b);
    if (!err_is(e))
        e = session_size_refusal(c->s, board_width(b), board_height(b));
    if (call_try(c, e))
        write_picture(c, b);
}

void view_marks_write(struct jsonw *j, const struct mark *mark, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_number(j, mark[i].at.x);
        jsonw_number(j, mark[i].at.y);
        jsonw_number(j, mark[i].shape);
        jsonw_number(j, mark[i].role);
        jsonw_number(j, mark[i].value);
        jsonw_number(j, mark[i].layer);
    }
    jsonw_close(j, ']');
}

/* ---- what a rating is made of ---- */

/* The assist without which no hint is of this technique; "": none. */
static const char *assist_for(const struct game *g, ptrdiff_t technique)
{
    const struct assists *a = g->assists;
    if (!a || !a->uniqueness || !g->puzzle->uniqueness || technique != g->puzzle->uniqueness)
        return "";
    const struct assist *row = a->list;
    for (unsigned bit = 1; row->name && bit != a->uniqueness; bit <<= 1)
        row++;
    return row->name ? row->name : "";
}

static void do_techniques(struct call *c)
{
    const struct game *g = game_named(c->s->games, c->value[0].word);
    struct jsonw *j = &c->out->data;
    if (!g || !g->puzzle || !g->puzzle->techniques) {
        call_expected(c);
        return;
    }
    json_open(j, "techniques", '[');
    for (const struct technique *t = g->puzzle->techniques; t->name; t++) {
        jsonw_open(j, '{');
        json_pair(j, "name", t->name);
        json_pair(j, "idea", t->idea);
        json_pair(j, "example", t->example);
        json_pair(j, "assist", assist_for(g, t - g->puzzle->techniques));
        json_decimal(j, "grade", t->grade / 10.0, 1);
        json_pair(j, "level", level_name(rating_level(t->grade)));
        jsonw_close(j, '}');
        call_line(c);
        writer_text(&c->out->say, t->name);
        writer_text(&c->out->say, ": ");
        writer_text(&c->out->say, t->idea);
    }
    jsonw_close(j, ']');
}

static const struct argument arg_order[] = {{.name = "order", .kind = ARGUMENT_REST}, {0}};
static const struct argument arg_text[] = {{.name = "text", .kind = ARGUMENT_TEXT}, {0}};
static const struct argument arg_game[] = {{.name = "game", .kind = ARGUMENT_WORD}, {0}};

enum { APART = ACTION_ANYTIME | ACTION_LOOKS | ACTION_HANDS };

const struct action actions_library[] = {
    {.name = "games", .help = "the games there are", .run = do_games, .flags = APART,
     .answers = "shapes: string[]; roles: string[]; byHand: string; games: Game[]"},
    {.name = "make", .help = "make GAME size=5x5 level=hard seed=7: a board, as a line",
     .expects = "a game or an id, and choices", .arguments = arg_order, .run = do_make,
     .flags = APART,
     .answers = "game: string; position: string; id?: string; note?: string; rating?: number; "
                "level?: string"},
    {.name = "picture", .help = "the marks of a position or a saved session", .expects = "a position",
     .arguments = arg_text, .run = do_picture, .flags = APART,
     .answers = "game: string; lattice: 'square' | 'hex'; width: number; height: number; status: "
                "Status; marks: number[]"},
    {.name = "techniques", .help = "techniques GAME: what a rating is made of",
     .expects = "a puzzle", .arguments = arg_game, .run = do_techniques,
     .flags = ACTION_ANYTIME | ACTION_LOOKS,
     .answers = "techniques: { name: string; idea: string; example: string; assist: string; grade: number; "
                "level: string }[]"},
    {0},
};
