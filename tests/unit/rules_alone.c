/* A game that has its rules and nothing else, and a puzzle of round marks that is only checked: all
 * that a session does is done, or refused in a sentence. */
#include "check.h"
#include "core/drawing.h"
#include "core/edit.h"
#include "core/face.h"
#include "core/grid_text.h"
#include "core/position.h"
#include "duel/record.h"
#include "puzzle/rate.h"
#include "render/diagram.h"
#include "render/overlays.h"
#include "render/svg.h"
#include "render/terminal.h"
#include "render/theme.h"
#include "session/describe.h"
#include "session/history.h"
#include "puzzle/id.h"
#include "puzzle/new_request.h"
#include "session/points.h"
#include "tell.h"

/* ---- coins: every cell is empty or has a coin; a move turns one. Full: solved ---- */

struct coins {
    struct board board;
    char cell[]; /* '.' or 'o', in reading order */
};

static char *cell_of(struct board *b, int r, int c)
{
    return &((struct coins *)b)->cell[r * board_width(b) + c];
}

static char coin_at(const struct board *b, int r, int c)
{
    return ((const struct coins *)b)->cell[r * board_width(b) + c];
}

static int cells_of(const struct board *b)
{
    return board_width(b) * board_height(b);
}

static size_t coins_size(const struct variant *v)
{
    return sizeof(struct coins) + (size_t)v->value[OPTION_WIDTH] * (size_t)v->value[OPTION_HEIGHT];
}

static void coins_setup(struct board *b)
{
    for (int i = 0; i < cells_of(b); i++)
        *cell_of(b, 0, i) = '.';
}

static const char *coins_put(struct board *b, int r, int c, char ink)
{
    if (ink != '.' && ink != 'o')
        return "a cell is . or o";
    *cell_of(b, r, c) = ink;
    return NULL;
}

static struct err coins_read_body(struct board *b, struct reader *in)
{
    return grid_text_read(b, in, board_width(b), board_height(b), coins_put);
}

static struct err coins_read_field(struct board *b, struct reader *in)
{
    (void)b;
    return err_text(in->at, "expected nothing after the cells");
}

static const char *coins_settle(struct board *b)
{
    (void)b;
    return NULL;
}

static void coins_write_body(const struct board *b, struct writer *out)
{
    grid_text_write(b, out, board_width(b), board_height(b), coin_at);
}

static void coins_write_fields(const struct board *b, struct writer *out)
{
    (void)b;
    (void)out;
}

static struct text_layout coins_sheet(const struct variant *v)
{
    return (struct text_layout){v->value[OPTION_HEIGHT], v->value[OPTION_WIDTH], 0, 1, 0, 1};
}

static size_t coins_moves(const struct board *b, game_move *out, size_t cap)
{
    size_t n = (size_t)cells_of(b);
    for (size_t i = 0; i < n && i < cap; i++)
        out[i] = (game_move)(i + 1);
    return n;
}

static const char *coins_refusal(const struct board *b, game_move m)
{
    return m && m <= (game_move)cells_of(b) ? NULL : "there is no such cell";
}

static void coins_play(struct board *b, game_move m)
{
    char *cell = cell_of(b, 0, (int)m - 1);
    *cell = *cell == '.' ? 'o' : '.';
}

static struct err coins_read_move(const struct board *b, struct reader *in, game_move *m)
{
    int r, c;
    if (!spot_read_cell(in, board_width(b), board_height(b), &r, &c))
        return err_text(in->at, "expected a cell");
    *m = (game_move)(r * board_width(b) + c + 1);
    return err_none();
}

static void coins_write_move(const struct board *b, game_move m, struct writer *out)
{
    int i = (int)m - 1;
    spot_write_cell(out, board_height(b), i / board_width(b), i % board_width(b));
}

static struct spot coins_move_spot(const struct board *b, game_move m)
{
    int i = (int)m - 1;
    return coins_refusal(b, m) ? spot_nowhere() : spot_cell(i / board_width(b), i % board_width(b));
}

static void coins_press(const struct board *b, const struct press *p, struct pressed *out)
{
    out->move = (game_move)(p->at.y / 2 * board_width(b) + p->at.x / 2 + 1);
    out->times = !p->typed;
}

static enum status coins_status(const struct board *b)
{
    for (int i = 0; i < cells_of(b); i++)
        if (coin_at(b, 0, i) == '.')
            return STATUS_OPEN;
    return STATUS_SOLVED;
}

static uint64_t coins_key(const struct board *b)
{
    uint64_t key = 0;
    for (int i = 0; i < cells_of(b); i++)
        key = 3 * key + (coin_at(b, 0, i) == 'o');
    return key;
}

static size_t coins_scene(const struct board *b, struct mark *out, size_t cap)
{
    struct scene scene = {out, cap, 0};
    for (int i = 0; i < cells_of(b); i++) {
        struct spot at = spot_cell(i / board_width(b), i % board_width(b));
        scene_add(&scene, at, SHAPE_CELL, ROLE_GRID, 0);
        if (coin_at(b, 0, i) == 'o')
            scene_add(&scene, at, SHAPE_DISC, ROLE_PLAYED, 0);
    }
    return scene.n;
}

static bool coins_turn(const struct board *b, int sym, struct board *out)
{
    board_copy(out, b);
    return sym == SYM_NONE;
}

static game_move coins_turn_move(const struct board *b, int sym, game_move m)
{
    (void)b;
    (void)sym;
    return m;
}

static const char *coins_fault(const struct board *b)
{
    (void)b;
    return NULL;
}

static const struct choice options[] = {
    {"width", "cells", NULL, 1, 9, 3}, {"height", "cells", NULL, 1, 9, 2}, {0}};

#define COINS_RULES                                                                                \
    {                                                                                              \
        .size = coins_size, .setup = coins_setup, .read_body = coins_read_body,                    \
        .read_field = coins_read_field, .validate = coins_settle, .write_body = coins_write_body,  \
        .write_fields = coins_write_fields, .text_layout = coins_sheet, .glyph_at = coin_at,       \
        .set_glyph = coins_put, .moves = coins_moves, .refusal = coins_refusal,                    \
        .play = coins_play, .read_move = coins_read_move, .write_move = coins_write_move,          \
        .move_spot = coins_move_spot, .press = coins_press, .status = coins_status,                \
        .key = coins_key, .scene = coins_scene, .turn = coins_turn, .turn_move = coins_turn_move,  \
        .broken_invariant = coins_fault                                                            \
    }

static const struct game coins_game = {
    .name = "coins",
    .title = "Coins",
    .blurb = "turn the coins",
    .brief = "Turn coins until every cell has one.",
    .manual = "Turn coins until every cell has one.\n",
    .sample = "coins 3x2 .o./...",
    .sizes = "a board of Coins is 1x1 to 9x9",
    .options = options,
    .rules = COINS_RULES,
};

/* ---- the same as a puzzle that is checked and cleared, and no more ---- */

static const char *const rule_names[] = {"full", NULL};

static struct err purse_check(const struct board *b, struct flaws *out, struct work *w)
{
    (void)b;
    (void)out;
    (void)w;
    return err_none();
}

static size_t purse_wrong(const struct board *b, const struct board *solution, struct spot *out,
                          size_t cap)
{
    (void)b;
    (void)solution;
    (void)out;
    (void)cap;
    return 0;
}

static const struct puzzle purse_puzzle = {
    .rules = rule_names, .check = purse_check, .clear = coins_setup, .differences = purse_wrong};

static const struct game purse_game = {
    .name = "purse",
    .title = "Purse",
    .blurb = "turn the coins",
    .brief = "Turn coins until every cell has one.",
    .manual = "Turn coins until every cell has one.\n",
    .sample = "purse 3x2 .o./...",
    .sizes = "a board of Purse is 1x1 to 9x9",
    .options = options,
    .rules = COINS_RULES,
    .puzzle = &purse_puzzle,
};

static const struct game *const games[] = {&coins_game, &purse_game, NULL};

/* ---- the tests ---- */

enum { ROOM = 1 << 14 };
static char text[ROOM];
static struct arena arena;
static struct rng rng;
static struct work work;

static const char *tell(struct session *s, const char *line)
{
    said_to(s, line, &work, text, ROOM);
    return text;
}

static bool says(struct session *s, const char *line, const char *part)
{
    bool found = strstr(tell(s, line), part) != NULL;
    if (!found)
        printf("  %s: %s\n", line, text);
    return found;
}

/* Everything that can be said to a session, with and without words after it. */
static void test_talk(struct session *s)
{
    static const char *const commands[] = {
        "board",    "row 1",     "cell b1",   "clues", "state",         "position", "moves",
        "record",   "undo",      "redo",      "b1",    "restart",       "hint",     "why",
        "good",     "check",     "check where", "unmet", "rate",        "solve",    "mistakes full",
        "mistakes solution", "compare", "assist", "assist x on", "shade a1 inside", "block a1",
        "checkpoint x", "keep", "discard", "help", "load nonsense", "frob", "z9"};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        struct said said = said_to(s, commands[i], &work, text, ROOM);
        CHECK(said.changed ? !said.failed : text[0] != '\0');
    }
}

static void test_session(const struct game *g, const char *no_help)
{
    struct session s;
    struct points points;
    struct record record;
    char line[80];
    session_open(&s, games);
    snprintf(line, sizeof line, "%s 3x2 .o./...", g->name);
    CHECK(!err_is(session_load(&s, line, strlen(line))));
    CHECK(says(&s, "cell b2", "b2: disc") && says(&s, "row 2", "a2: empty\nb2: disc\n"));
    CHECK(says(&s, "hint", no_help) && says(&s, "solve", no_help) && says(&s, "good", no_help));
    CHECK(says(&s, "block a1", "no blocked cells") && says(&s, "assist", "this game"));
    CHECK(says(&s, "state", "A new puzzle"));
    CHECK(!session_press(&s, spot_cell(0, 0), BUTTON_MAIN) && s.steps.at == 1);
    CHECK_TEXT(session_type(&s, spot_cell(0, 0), '/'), "that cannot be done here");
    CHECK(says(&s, "position", "oo./...") && session_undo(&s) && session_redo(&s));
    CHECK(!session_points(&s, &points, &work) && session_record(&s, &record, &work));
    CHECK(session_to_move(&s) == -1 && !session_must_pass(&s) && session_duel_refusal(&s));
    CHECK(session_duel(&s, true, 0, &work).code == ERR_VARIANT);
    test_talk(&s);
    for (const char *p = "c2 a1 b1 c1 "; *p; p += 3)
        tell(&s, (char[]){p[0], p[1], 0});
    session_restart(&s);
    for (const char *p = "a2 c2 a1 b1 c1 "; *p; p += 3)
        CHECK(said_to(&s, (char[]){p[0], p[1], 0}, &work, text, ROOM).changed);
    CHECK(says(&s, "state", "complete"));
    struct writer save = writer_to(text, ROOM);
    session_save(&s, &save);
    CHECK(!err_is(session_restore(&s, text, save.n)) && says(&s, "position", "ooo/ooo"));
    session_close(&s);
}

/* New games, ids, ratings, faces and editing: what there is not is said. */
static void test_rest(const struct game *g)
{
    struct new_request fresh = {.game = g, .variant = game_preset(g), .seed = 1};
    struct made_puzzle made;
    struct rating rating;
    struct hint hint;
    struct solve solve = {.limit = 2};
    struct err e = new_request_make(&fresh, &made, &work);
    CHECK(g->puzzle ? e.code == ERR_VARIANT && e.why[0] : !err_is(e) && made.puzzle);
    struct board *b;
    CHECK(!err_is(position_new(g, &fresh.variant, &arena, &b)));
    CHECK(puzzle_rate(b, &rating, NULL, NULL, &work).code == ERR_VARIANT);
    CHECK(rate_hint_room(b, &hint, &arena) && rate_find_hint(b, &hint, &work).code == ERR_VARIANT);
    e = board_solve(b, &solve, &work);
    CHECK(e.code == ERR_VARIANT);
    CHECK_TEXT(e.why, "this game has no solver");
    CHECK(edit_put(b, spot_cell(0, 0), slice_of("o"), &arena) != NULL);
    CHECK(face_of(g)->gesture == GESTURE_PLACE && face_keys(b)->tips && face_of(g)->tip[0]);
    struct writer w = writer_to(text, ROOM);
    id_write(&fresh, &w);
    drawing_write(b, &w);
    CHECK(w.n < ROOM);
}

static void test_pictures(const struct game *g)
{
    struct board *b;
    struct svg svg;
    struct writer out = writer_to(text, ROOM - 1);
    CHECK(!err_is(position_read(games, g->sample, strlen(g->sample), &arena, &b)));
    CHECK(terminal_draw(b, true, &arena, &out) && out.n);
    out = writer_to(text, ROOM - 1);
    struct marks m = marks_of(b, &arena);
    struct diagram all = {
        .board = b, .mark = m.mark, .n = m.n, .theme = theme_named("default"), .arena = &arena};
    struct canvas c = svg_open(&svg, &out, 60, 40, slice_of(g->title), slice_of(g->sample));
    diagram_draw(&all, &c, 0, 0, 12);
    svg_close(&svg);
    text[out.n < ROOM ? out.n : ROOM - 1] = '\0';
    CHECK(strstr(text, "</svg>") != NULL);
}

int main(void)
{
    arena_open(&arena);
    rng_seed(&rng, 1, 1);
    work = (struct work){.arena = &arena, .rng = &rng, .steps = UINT64_MAX};
    test_session(&coins_game, "no puzzle");
    test_session(&purse_game, "this game has no");
    test_rest(&coins_game);
    test_rest(&purse_game);
    test_pictures(&coins_game);
    test_pictures(&purse_game);
    arena_close(&arena);
    return check_done("rules_alone");
}
