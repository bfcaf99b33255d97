/* lanterns.c - a puzzle that only tests know: round marks on cells.
 *
 *     lanterns 3x2 .o./1.1        a number counts the lanterns beside it; every lantern is beside one
 *
 * A move lights a lantern on a cell without a number, or puts it out. All numbers met: solved.
 */
#include "core/face.h"
#include "core/grid_text.h"

#include "base/hash.h"

struct lanterns {
    struct board board;
    char cell[]; /* '.', 'o' or '0'..'4', in reading order */
};

static char get(const struct board *b, int r, int c)
{
    return ((const struct lanterns *)b)->cell[r * board_width(b) + c];
}

static void set(struct board *b, int i, char what)
{
    ((struct lanterns *)b)->cell[i] = what;
}

static int cells(const struct board *b)
{
    return board_width(b) * board_height(b);
}

static bool is_number(char what)
{
    return what >= '0' && what <= '4';
}

static size_t room(const struct variant *v)
{
    return sizeof(struct lanterns) +
           (size_t)v->value[OPTION_WIDTH] * (size_t)v->value[OPTION_HEIGHT];
}

static void setup(struct board *b)
{
    for (int i = 0; i < cells(b); i++)
        set(b, i, '.');
}

/* ---- text ---- */

static const char *put(struct board *b, int r, int c, char what)
{
    if (what != '.' && what != 'o' && !is_number(what))
        return "a cell is a dot, an o or a number 0 to 4";
    set(b, r * board_width(b) + c, what);
    return NULL;
}

static struct err read_body(struct board *b, struct reader *in)
{
    return grid_text_read(b, in, board_width(b), board_height(b), put);
}

static struct err read_field(struct board *b, struct reader *in)
{
    (void)b;
    return err_text(in->at, "expected nothing after the cells");
}

static const char *settle(struct board *b)
{
    (void)b;
    return NULL;
}

static void write_body(const struct board *b, struct writer *out)
{
    grid_text_write(b, out, board_width(b), board_height(b), get);
}

static void write_fields(const struct board *b, struct writer *out)
{
    (void)b;
    (void)out;
}

static struct text_layout sheet(const struct variant *v)
{
    return (struct text_layout){v->value[OPTION_HEIGHT], v->value[OPTION_WIDTH], 0, 1, 0, 1};
}

/* ---- moves ---- */

static const char *refusal(const struct board *b, game_move m)
{
    if (m == MOVE_NONE || m > (game_move)cells(b))
        return "there is no such cell";
    return is_number(get(b, 0, (int)m - 1)) ? "a number stands there" : NULL;
}

static size_t moves(const struct board *b, game_move *out, size_t cap)
{
    size_t n = 0;
    for (game_move m = 1; m <= (game_move)cells(b); m++)
        if (!refusal(b, m)) {
            if (n < cap)
                out[n] = m;
            n++;
        }
    return n;
}

static void play(struct board *b, game_move m)
{
    set(b, (int)m - 1, get(b, 0, (int)m - 1) == 'o' ? '.' : 'o');
}

static struct err read_move(const struct board *b, struct reader *in, game_move *m)
{
    int r, c;
    if (!spot_read_cell(in, board_width(b), board_height(b), &r, &c))
        return err_text(in->at, "expected a cell");
    *m = (game_move)(r * board_width(b) + c + 1);
    return err_none();
}

static struct spot move_spot(const struct board *b, game_move m)
{
    int i = (int)m - 1;
    bool there = m != MOVE_NONE && m <= (game_move)cells(b);
    return there ? spot_cell(i / board_width(b), i % board_width(b)) : spot_nowhere();
}

static void write_move(const struct board *b, game_move m, struct writer *out)
{
    struct spot at = move_spot(b, m);
    if (spot_is_somewhere(at))
        spot_write_cell(out, board_height(b), at.y / 2, at.x / 2);
}

static void press(const struct board *b, const struct press *p, struct pressed *out)
{
    if (!spot_is_cell(p->at) || p->typed)
        return;
    out->move = (game_move)(p->at.y / 2 * board_width(b) + p->at.x / 2 + 1);
    out->times = 1;
}

/* ---- numbers ---- */

static int beside(const struct board *b, int i, bool (*is)(char what))
{
    int w = board_width(b), h = board_height(b), r = i / w, c = i % w, n = 0;
    n += r > 0 && is(get(b, r - 1, c));
    n += r + 1 < h && is(get(b, r + 1, c));
    n += c > 0 && is(get(b, r, c - 1));
    n += c + 1 < w && is(get(b, r, c + 1));
    return n;
}

static bool is_lit(char what)
{
    return what == 'o';
}

/* By how many lanterns a number is missed; of a lantern that is beside none, 1; else 0. */
static int fault_at(const struct board *b, int i)
{
    char what = get(b, 0, i);
    if (is_number(what))
        return beside(b, i, is_lit) - (what - '0');
    return what == 'o' && beside(b, i, is_number) == 0;
}

static enum status status(const struct board *b)
{
    bool any = false;
    for (int i = 0; i < cells(b); i++) {
        any = any || is_number(get(b, 0, i));
        if (fault_at(b, i))
            return STATUS_OPEN;
    }
    return any ? STATUS_SOLVED : STATUS_OPEN;
}

static uint64_t key(const struct board *b)
{
    return hash_bytes(7, ((const struct lanterns *)b)->cell, (size_t)cells(b));
}

static size_t scene(const struct board *b, struct mark *out, size_t cap)
{
    struct scene s = {out, cap, 0};
    for (int i = 0; i < cells(b); i++) {
        struct spot at = spot_cell(i / board_width(b), i % board_width(b));
        char what = get(b, 0, i);
        scene_add(&s, at, SHAPE_CELL, ROLE_GRID, 0);
        if (is_number(what))
            scene_add(&s, at, SHAPE_NUMBER, fault_at(b, i) ? ROLE_CLUE : ROLE_MET, what - '0');
        else if (what == 'o')
            scene_add(&s, at, SHAPE_DISC, ROLE_PLAYED, 0);
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

/* ---- the puzzle ---- */

static const char *const rule_names[] = {"clue", "alone", NULL};

static struct err check(const struct board *b, struct flaws *out, struct work *w)
{
    (void)w;
    for (int i = 0; i < cells(b); i++)
        if (fault_at(b, i) > 0) {
            flaws_add(out, !is_number(get(b, 0, i)));
            flaws_spot(out, spot_cell(i / board_width(b), i % board_width(b)));
        }
    return err_none();
}

static void clear(struct board *b)
{
    for (int i = 0; i < cells(b); i++)
        if (get(b, 0, i) == 'o')
            set(b, i, '.');
}

static size_t wrong(const struct board *b, const struct board *solution, struct spot *out,
                    size_t cap)
{
    size_t n = 0;
    for (int i = 0; i < cells(b); i++)
        if (get(b, 0, i) == 'o' && get(solution, 0, i) != 'o') {
            if (n < cap)
                out[n] = spot_cell(i / board_width(b), i % board_width(b));
            n++;
        }
    return n;
}

static void find(struct board *b, int from, struct solve *s, struct work *w)
{
    while (from < cells(b) && is_number(get(b, 0, from)))
        from++;
    if (s->count >= s->limit || !work_spend(w, 1))
        return;
    if (from == cells(b)) {
        if (status(b) != STATUS_SOLVED)
            return;
        struct board *to = s->count == 0 ? s->first : s->count == 1 ? s->second : NULL;
        if (to)
            board_copy(to, b);
        s->count++;
        return;
    }
    s->decisions++;
    find(b, from + 1, s, w);
    set(b, from, 'o');
    if (fault_at(b, from) == 0)
        find(b, from + 1, s, w);
    set(b, from, '.');
}

/* All ways to light lanterns, tried one after the other. */
static struct err solve(const struct board *b, struct solve *s, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct board *tried = arena_take(w->arena, 1, room(&b->variant));
    if (!tried)
        return err_memory();
    board_copy(tried, b);
    clear(tried);
    s->count = 0;
    find(tried, 0, s, w);
    s->complete = w->steps > 0 || s->count >= s->limit;
    s->paths = s->count;
    s->answer = s->count > 1 ? ANSWER_MANY
                : !s->complete ? ANSWER_UNKNOWN
                : s->count     ? ANSWER_ONE
                               : ANSWER_NONE;
    arena_release(w->arena, mark);
    return err_none();
}

static void write_solution(const struct board *b, struct jsonw *out)
{
    jsonw_open_text(out);
    write_body(b, out->out);
    jsonw_close_text(out);
}

static const struct puzzle puzzle = {.rules = rule_names,
                                     .check = check,
                                     .solve = solve,
                                     .clear = clear,
                                     .differences = wrong,
                                     .write_solution = write_solution};

static const int8_t sizes[] = {3, 4, 5, 0};
static const struct tip tips[] = {{"arrows", "move"}, {"Enter", "lights a lantern"}, {0}};

static const struct game_face face = {
    .sizes = sizes,
    .gesture = GESTURE_CYCLE,
    .goal = "Light lanterns so that each number counts those beside it.",
    .tip = "A press lights a lantern or puts it out.",
    .typed = "",
    .keys = {.tips = tips, .enter = "lights a lantern or puts it out", .more = ""},
};

static const struct choice options[] = {
    {"width", "cells", NULL, 1, 9, 3}, {"height", "cells", NULL, 1, 9, 3}, {0}};

extern const struct game lanterns_game;
const struct game lanterns_game = {
    .name = "lanterns",
    .title = "Lanterns",
    .blurb = "light lanterns beside the numbers",
    .brief = "Each number counts the lanterns beside it; every lantern is beside a number.",
    .manual = "Each number counts the lanterns beside it; every lantern is beside a number.\n",
    .sample = "lanterns 3x3 .../.4./...",
    .sizes = "a board of Lanterns is 1x1 to 9x9",
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
    .puzzle = &puzzle,
    .face = &face,
};
