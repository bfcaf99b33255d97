/* protocol_server.c - see protocol_server.h. */
#include "agents/protocol_server.h"

#include "core/drawing.h"
#include "core/position.h"

enum { VALUE_STEPS = 20000000 };

/* One command being answered: what it says and whether it was good. */
struct reply_text {
    struct slice words; /* what follows the command */
    const char *bad;    /* why it was refused, or NULL */
    struct writer *out;
};

typedef void command_fn(struct protocol_server *s, struct reply_text *r);

static struct slice word_of(struct slice *rest)
{
    struct slice word = {rest->text, 0};
    while (word.len < rest->len && word.text[word.len] != ' ')
        word.len++;
    size_t step = word.len;
    while (step < rest->len && rest->text[step] == ' ')
        step++;
    *rest = (struct slice){rest->text + step, rest->len - step};
    return word;
}

static void write_move(const struct protocol_server *s, game_move m, struct writer *out)
{
    s->board->game->rules.write_move(s->board, m, out);
}

static bool needs_game(const struct protocol_server *s, struct reply_text *r)
{
    if (!s->steps.start)
        r->bad = "there is no game yet; 'newgame' or 'position' begins one";
    return s->steps.start != NULL;
}

/* Seats the player at this start, or says why not; the arena holds nothing else. */
static void begin_game(struct protocol_server *s, struct board *start, struct reply_text *r)
{
    struct strength level = {SKILL_MAX, 0};
    const char *why = s->level ? strength_read(start->game, s->level, &level) : NULL;
    s->board = arena_take(s->arena, 1, start->game->rules.size(&start->variant));
    if (why || !s->board || err_is(player_open(&s->player, level, s->seed, s->arena))) {
        r->bad = why ? why : "there is not enough memory";
        return;
    }
    s->player.depth = s->depth;
    s->player.nodes = s->nodes;
    s->player.threads = s->threads;
    s->player.traps = true;
    s->player.values = s->values = values_open(s->arena);
    board_copy(s->board, start);
    steps_begin(&s->steps, start, s->arena);
}

void protocol_server_close(struct protocol_server *s)
{
    values_close(s->values);
    s->values = NULL;
}

static void forget_game(struct protocol_server *s)
{
    s->steps.start = NULL;
    protocol_server_close(s);
    arena_release(s->arena, (struct arena_mark){NULL, 0});
}

static void do_newgame(struct protocol_server *s, struct reply_text *r)
{
    struct slice rest = r->words, name = word_of(&rest), size = word_of(&rest);
    const struct game *g = game_named(s->games, name);
    struct board *start;
    uint32_t seed;
    if (!g || !g->duel) {
        r->bad = "expected a game of two, its size and a seed: newgame GAME SIZE SEED";
        return;
    }
    struct variant v = game_preset(g);
    struct reader in = reader_of(size.text, size.len), number = reader_of(rest.text, rest.len);
    struct err fault = size.len ? variant_read_size(g, &in, &v) : err_none();
    if (err_is(fault) || reader_peek(&in) != READER_END) {
        r->bad = err_is(fault) ? fault.why : g->sizes;
        return;
    }
    if (rest.len && reader_number(&number, UINT32_MAX, &seed))
        s->seed = seed;
    forget_game(s);
    struct err e = position_new(g, &v, s->arena, &start);
    if (err_is(e))
        r->bad = e.why;
    else if (!board_is_duel(start))
        r->bad = NULL; /* fought over a puzzle: the position will bring it */
    else
        begin_game(s, start, r);
}

static void do_position(struct protocol_server *s, struct reply_text *r)
{
    struct board *start;
    forget_game(s);
    struct err e = position_read(s->games, r->words.text, r->words.len, s->arena, &start);
    if (err_is(e))
        r->bad = e.why;
    else if (!board_is_duel(start))
        r->bad = "expected a game of two";
    else
        begin_game(s, start, r);
}

static void do_side(struct protocol_server *s, struct reply_text *r)
{
    if (needs_game(s, r))
        writer_text(r->out, s->board->game->duel->sides[s->board->game->duel->mover(s->board)]);
}

static void do_legal(struct protocol_server *s, struct reply_text *r)
{
    if (!needs_game(s, r))
        return;
    struct arena_mark mark = arena_here(s->arena);
    size_t n = s->board->game->rules.moves(s->board, NULL, 0);
    game_move *list = arena_take(s->arena, n, sizeof *list);
    n = list ? s->board->game->rules.moves(s->board, list, n) : 0;
    for (size_t i = 0; i < n; i++) {
        writer_text(r->out, i ? " " : "");
        write_move(s, list[i], r->out);
    }
    arena_release(s->arena, mark);
}

static void make_move(struct protocol_server *s, game_move m, struct reply_text *r)
{
    if (s->steps.at == PROTOCOL_SERVER_MOVES)
        r->bad = "the game is too long";
    else if (!steps_play(&s->steps, s->board, m))
        r->bad = err_memory().why;
}

static void do_play(struct protocol_server *s, struct reply_text *r)
{
    game_move m;
    struct reader in = reader_of(r->words.text, r->words.len);
    if (!needs_game(s, r))
        return;
    struct err e = s->board->game->rules.read_move(s->board, &in, &m);
    r->bad = err_is(e)                        ? e.why
             : reader_peek(&in) != READER_END ? "expected one move"
                                              : s->board->game->rules.refusal(s->board, m);
    if (!r->bad)
        make_move(s, m, r);
}

/* The game again from its start, without the last move. */
static void do_undo(struct protocol_server *s, struct reply_text *r)
{
    if (!needs_game(s, r))
        return;
    if (s->steps.at == 0) {
        r->bad = "there is nothing to take back";
        return;
    }
    steps_board(&s->steps, --s->steps.at, s->board);
}

/* Four fifths of what is left, if that is less than the time for a move: the rest is for the way.
 */
static int64_t time_to_think(const struct protocol_server *s)
{
    int64_t most = s->left_us / 5 * 4;
    return s->left_us && (!s->think_us || most < s->think_us) ? most : s->think_us;
}

static void do_genmove(struct protocol_server *s, struct reply_text *r)
{
    struct advice advice;
    if (!needs_game(s, r))
        return;
    if (s->board->game->rules.status(s->board) != STATUS_OPEN) {
        r->bad = "the game is over";
        return;
    }
    int64_t think = time_to_think(s);
    struct work work = {
        .arena = s->arena, .rng = &s->player.rng, .steps = UINT64_MAX, .stop = s->stop};
    clock_limit(&work, think ? think : INT64_MAX);
    struct err e = playing_think(&s->player, &s->steps, s->board, &advice, &work);
    if (err_is(e)) {
        r->bad = e.why;
        return;
    }
    write_move(s, advice.move, r->out);
    make_move(s, advice.move, r);
}

static void do_value(struct protocol_server *s, struct reply_text *r)
{
    static const char *const letters[] = {"unknown", "W", "L", "D"};
    if (!needs_game(s, r))
        return;
    const struct board *b = s->board;
    struct arena_mark mark = arena_here(s->arena);
    size_t n = b->game->rules.moves(b, NULL, 0);
    struct worth *each = arena_take(s->arena, n, sizeof *each), worth = {VALUE_UNKNOWN, -1};
    struct work work = {
        .arena = s->arena, .rng = &s->player.rng, .steps = VALUE_STEPS, .stop = s->stop};
    if (b->game->rules.status(b) != STATUS_OPEN)
        r->bad = "the game is over";
    else if (each && b->game->census && !err_is(b->game->census->value(b, each, n, &work)))
        worth = worth_best(each, n);
    if (!r->bad)
        writer_text(r->out, letters[worth.value]);
    if (!r->bad && worth.plies >= 0) {
        writer_char(r->out, ' ');
        writer_number(r->out, worth.plies);
    }
    arena_release(s->arena, mark);
}

static void do_showboard(struct protocol_server *s, struct reply_text *r)
{
    if (!needs_game(s, r))
        return;
    size_t before = r->out->n;
    position_write(s->board, r->out);
    writer_char(r->out, '\n');
    drawing_write(s->board, r->out);
    while (r->out->n > before && r->out->n <= r->out->cap && r->out->out[r->out->n - 1] == '\n')
        r->out->n--; /* a blank line would end the answer */
}

static void do_time_left(struct protocol_server *s, struct reply_text *r)
{
    uint32_t whole, thousandths = 0, unit = 1000;
    struct reader in = reader_of(r->words.text, r->words.len);
    bool good = reader_number(&in, 1000000, &whole);
    if (good && reader_skip(&in, '.'))
        for (int c; (c = reader_peek(&in)) >= '0' && c <= '9'; reader_take(&in)) {
            unit /= 10;
            thousandths += (uint32_t)(c - '0') * unit;
        }
    if (!good || reader_peek(&in) != READER_END)
        r->bad = "expected seconds, such as 2.5";
    else
        s->left_us = 1 + (int64_t)whole * 1000000 + (int64_t)thousandths * 1000;
}

static void do_protocol(struct protocol_server *s, struct reply_text *r)
{
    (void)s;
    writer_text(r->out, "1");
}

static void do_name(struct protocol_server *s, struct reply_text *r)
{
    writer_text(r->out, "Quincunx");
    writer_text(r->out, s->level ? " " : "");
    writer_text(r->out, s->level ? s->level : "");
}

static void do_version(struct protocol_server *s, struct reply_text *r)
{
    writer_text(r->out, s->version);
}

static void do_quit(struct protocol_server *s, struct reply_text *r)
{
    (void)s;
    (void)r;
}

static void do_list(struct protocol_server *s, struct reply_text *r);

static const struct {
    const char *name;
    command_fn *run;
} rows[] = {
    {"protocol", do_protocol},   {"name", do_name},          {"version", do_version},
    {"newgame", do_newgame},     {"position", do_position},  {"side", do_side},
    {"legal", do_legal},         {"play", do_play},          {"undo", do_undo},
    {"genmove", do_genmove},     {"value", do_value},        {"showboard", do_showboard},
    {"time_left", do_time_left}, {"list_commands", do_list}, {"quit", do_quit},
};
enum { ROWS = sizeof rows / sizeof *rows };

static void do_list(struct protocol_server *s, struct reply_text *r)
{
    (void)s;
    for (size_t i = 0; i < ROWS; i++) {
        writer_text(r->out, i ? " " : "");
        writer_text(r->out, rows[i].name);
    }
}

static struct slice trimmed(struct slice line)
{
    while (line.len && (unsigned char)line.text[line.len - 1] <= ' ')
        line.len--;
    while (line.len && (unsigned char)line.text[0] <= ' ')
        line = (struct slice){line.text + 1, line.len - 1};
    return line;
}

bool protocol_server_answer(struct protocol_server *s, struct slice line, struct writer *out)
{
    struct slice rest = trimmed(line), id = {rest.text, 0};
    if (!rest.len || rest.text[0] == '#')
        return true;
    while (id.len < rest.len && rest.text[id.len] >= '0' && rest.text[id.len] <= '9')
        id.len++;
    if (id.len)
        id = word_of(&rest);
    struct slice word = word_of(&rest);
    struct reply_text r = {rest, "unknown command; 'list_commands' names them", out};
    size_t before = out->n;
    writer_char(out, '=');
    writer_slice(out, id);
    writer_char(out, ' ');
    for (size_t i = 0; i < ROWS; i++)
        if (slice_is(word, rows[i].name)) {
            r.bad = NULL;
            rows[i].run(s, &r);
        }
    if (out->n == before + id.len + 2)
        out->n--; /* no blank where nothing follows */
    if (r.bad) {
        out->n = before;
        writer_char(out, '?');
        writer_slice(out, id);
        writer_char(out, ' ');
        writer_text(out, r.bad);
    }
    writer_text(out, "\n\n");
    return !slice_is(word, "quit");
}
