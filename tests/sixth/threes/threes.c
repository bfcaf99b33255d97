/* threes.c - a duel that only tests know: three in a row, on nine cells. It has no face of its own. */
#include "core/game.h"
#include "core/grid_text.h"

#include "base/hash.h"

enum { SIDE = 3, CELLS = SIDE * SIDE };

struct threes {
    struct board board;
    uint8_t mover;
    bool is_told; /* while it is read: who moves */
    char cell[CELLS]; /* '.', 'X' or 'O', in reading order */
};

static const struct threes *of(const struct board *b)
{
    return (const struct threes *)b;
}

static char get(const struct board *b, int r, int c)
{
    return of(b)->cell[r * SIDE + c];
}

static size_t room(const struct variant *v)
{
    (void)v;
    return sizeof(struct threes);
}

static void setup(struct board *b)
{
    struct threes *t = (struct threes *)b;
    t->mover = 0;
    t->is_told = false;
    for (int i = 0; i < CELLS; i++)
        t->cell[i] = '.';
}

static const char *put(struct board *b, int r, int c, char what)
{
    if (what != '.' && what != 'X' && what != 'O')
        return "a cell is a dot, X or O";
    ((struct threes *)b)->cell[r * SIDE + c] = what;
    return NULL;
}

static struct err read_body(struct board *b, struct reader *in)
{
    return grid_text_read(b, in, SIDE, SIDE, put);
}

static struct err read_field(struct board *b, struct reader *in)
{
    struct threes *t = (struct threes *)b;
    if (t->is_told || (reader_peek(in) != 'X' && reader_peek(in) != 'O'))
        return err_text(in->at, "expected the side to move, X or O");
    t->mover = reader_take(in) == 'O';
    t->is_told = true;
    return err_none();
}

static const char *settle(struct board *b)
{
    bool told = of(b)->is_told;
    ((struct threes *)b)->is_told = false;
    return told ? NULL : "expected the side to move, X or O";
}

static void write_body(const struct board *b, struct writer *out)
{
    grid_text_write(b, out, SIDE, SIDE, get);
}

static void write_fields(const struct board *b, struct writer *out)
{
    writer_text(out, of(b)->mover ? " O" : " X");
}

static struct text_layout sheet(const struct variant *v)
{
    (void)v;
    return (struct text_layout){SIDE, SIDE, 0, 1, 0, 1};
}

/* ---- three in a row ---- */

static bool has_row(const struct board *b, char who)
{
    static const int8_t rows[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                      {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    const char *cell = of(b)->cell;
    for (int i = 0; i < 8; i++)
        if (cell[rows[i][0]] == who && cell[rows[i][1]] == who && cell[rows[i][2]] == who)
            return true;
    return false;
}

static enum status status(const struct board *b)
{
    if (has_row(b, 'X'))
        return STATUS_FIRST;
    if (has_row(b, 'O'))
        return STATUS_SECOND;
    for (int i = 0; i < CELLS; i++)
        if (of(b)->cell[i] == '.')
            return STATUS_OPEN;
    return STATUS_DRAW;
}

static const char *refusal(const struct board *b, game_move m)
{
    if (m == MOVE_NONE || m > CELLS)
        return "there is no such cell";
    if (status(b) != STATUS_OPEN)
        return "the game is over";
    return of(b)->cell[m - 1] == '.' ? NULL : "this cell is taken";
}

static size_t moves(const struct board *b, game_move *out, size_t cap)
{
    size_t n = 0;
    for (game_move m = 1; m <= CELLS; m++)
        if (!refusal(b, m)) {
            if (n < cap)
                out[n] = m;
            n++;
        }
    return n;
}

static void play(struct board *b, game_move m)
{
    struct threes *t = (struct threes *)b;
    t->cell[m - 1] = t->mover ? 'O' : 'X';
    t->mover = !t->mover;
}

static struct err read_move(const struct board *b, struct reader *in, game_move *m)
{
    int r, c;
    (void)b;
    if (!spot_read_cell(in, SIDE, SIDE, &r, &c))
        return err_text(in->at, "expected a cell");
    *m = (game_move)(r * SIDE + c + 1);
    return err_none();
}

static struct spot move_spot(const struct board *b, game_move m)
{
    (void)b;
    return m != MOVE_NONE && m <= CELLS ? spot_cell(((int)m - 1) / SIDE, ((int)m - 1) % SIDE)
                                        : spot_nowhere();
}

static void write_move(const struct board *b, game_move m, struct writer *out)
{
    struct spot at = move_spot(b, m);
    if (spot_is_somewhere(at))
        spot_write_cell(out, SIDE, at.y / 2, at.x / 2);
}

static void press(const struct board *b, const struct press *p, struct pressed *out)
{
    (void)b;
    if (!spot_is_cell(p->at) || p->typed)
        return;
    out->move = (game_move)(p->at.y / 2 * SIDE + p->at.x / 2 + 1);
    out->times = 1;
}

static uint64_t key(const struct board *b)
{
    return hash_bytes(of(b)->mover, of(b)->cell, CELLS);
}

static size_t scene(const struct board *b, struct mark *out, size_t cap)
{
    struct scene s = {out, cap, 0};
    for (int i = 0; i < CELLS; i++) {
        struct spot at = spot_cell(i / SIDE, i % SIDE);
        scene_add(&s, at, SHAPE_CELL, ROLE_GRID, 0);
        if (of(b)->cell[i] != '.')
            scene_add(&s, at, SHAPE_DISC, of(b)->cell[i] == 'X' ? ROLE_FIRST : ROLE_SECOND, 0);
    }
    return s.n;
}

static bool turn(const struct board *b, int sym, struct board *out)
{
    board_copy(out, b);
    return sym == SYM_NONE;
}

static game_move turn_move(const struct board *b, int sym, game_move m)
{
    (void)b;
    (void)sym;
    return m;
}

static const char *fault(const struct board *b)
{
    (void)b;
    return NULL;
}

/* ---- the duel ---- */

static int mover(const struct board *b)
{
    return of(b)->mover;
}

/* Whoever has the middle stands a little better. */
static int evaluate(const struct board *b)
{
    char middle = of(b)->cell[CELLS / 2], own = of(b)->mover ? 'O' : 'X';
    return middle == '.' ? 0 : middle == own ? SCORE_POINT : -SCORE_POINT;
}

static int turns_left(const struct board *b)
{
    return (int)moves(b, NULL, 0);
}

static const struct duel duel = {.sides = {"X", "O"},
                                 .names = {"Cross", "Nought"},
                                 .mover = mover,
                                 .evaluate = evaluate,
                                 .lead = SCORE_POINT,
                                 .turns_left = turns_left};

static const struct choice options[] = {
    {"width", "cells", NULL, SIDE, SIDE, SIDE}, {"height", "cells", NULL, SIDE, SIDE, SIDE}, {0}};

extern const struct game threes_game;
const struct game threes_game = {
    .name = "threes",
    .title = "Threes",
    .blurb = "three in a row wins",
    .brief = "Place a mark in turn; three in a row, a column or a diagonal win.",
    .manual = "Place a mark in turn; three in a row, a column or a diagonal win.\n",
    .sample = "threes 3 X../.O./... X",
    .square = true,
    .sizes = "Threes is played on boards of 3 to 3 cells a side",
    .options = options,
    .rules = {.size = room,
              .setup = setup,
              .read_body = read_body,
              .read_field = read_field,
              .validate = settle,
              .write_body = write_body,
              .write_fields = write_fields,
              .text_layout = sheet,
              .glyph_at = get,
              .set_glyph = put,
              .moves = moves,
              .refusal = refusal,
              .play = play,
              .read_move = read_move,
              .write_move = write_move,
              .move_spot = move_spot,
              .press = press,
              .status = status,
              .key = key,
              .scene = scene,
              .turn = turn,
              .turn_move = turn_move,
              .broken_invariant = fault},
    .duel = &duel,
};
