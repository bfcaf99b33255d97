/* strategy_layers_check.c - see strategy_layers.h. */
#include <inttypes.h>
#include <string.h>

#include "base/crc.h"
#include "base/format.h"
#include "core/position.h"
#include "files/heading.h"
#include "tables/strategy_layers.h"

enum { MOVES_MOST = 256 };

struct strategy_turn {
    long at; /* of its first line */
    uint64_t n;
};

/* Reading the positions of a turn one by one. */
struct turn_reader {
    FILE *f;
    uint64_t left;
    char text[STRATEGY_LAYERS_LINE], move[32]; /* the position read last, and its move */
};

/* The positions of the next turn that are in memory: those above `from` and up to `to` in the order
 * of texts; both are "" where there is no bound. */
struct held {
    char *text;
    size_t n, cap, stride;
    char from[STRATEGY_LAYERS_LINE], to[STRATEGY_LAYERS_LINE];
};

struct strategy_checking {
    FILE *f;
    const struct game *const *games;
    struct arena *arena;
    struct strategy_layers_checked *out;
    struct fault *why;
    char start[STRATEGY_LAYERS_LINE];
    struct strategy_turn turn[STRATEGY_LAYERS_TURNS + 2]; /* from 1 on */
    int turns;
    struct held held;
    bool is_first_pass;
};

bool strategy_layers_is(FILE *f)
{
    static const char lead[] = "quincunx strategy ";
    char text[sizeof lead] = "";
    size_t n = fread(text, 1, sizeof lead - 1, f);
    rewind(f);
    return n == sizeof lead - 1 && strcmp(text, lead) == 0;
}

/* A line without its newline; false: the file ends, or the line has no end. */
static bool read_line(FILE *f, char line[2 * STRATEGY_LAYERS_LINE])
{
    if (!fgets(line, 2 * STRATEGY_LAYERS_LINE, f))
        return false;
    size_t n = strlen(line);
    if (n == 0 || line[n - 1] != '\n')
        return false;
    line[n - 1] = '\0';
    return true;
}

static bool read_heading(struct strategy_checking *c, const char *line)
{
    struct format_line heading;
    if (heading_read(FORMAT_STRATEGY, "the strategy", slice_of(line), &heading, c->why) !=
        FORMAT_FITS)
        return false;
    if (heading.settings.len >= sizeof c->start)
        return fault_set(c->why, "line 1: the position is too long");
    snprintf(c->start, sizeof c->start, "%.*s", (int)heading.settings.len, heading.settings.text);
    return true;
}

/* All lines once: where turns begin, and the sum. */
static bool read_plan(struct strategy_checking *c)
{
    char line[2 * STRATEGY_LAYERS_LINE];
    uint32_t crc = 0;
    uint64_t number = 0, left = 0;
    while (read_line(c->f, line)) {
        int turn, end = 0;
        uint64_t n;
        number++;
        if (slice_starts(slice_of(line), "sum "))
            return left == 0 && number > 1 && strlen(line) == 4 + CRC_DIGITS &&
                           crc_is(crc, line + 4) && fgetc(c->f) == EOF
                       ? true
                       : fault_set(c->why, "line %" PRIu64 ": the sum is wrong", number);
        crc = crc_of(crc_of(crc, line, strlen(line)), "\n", 1);
        if (number == 1 ? !read_heading(c, line) : false)
            return false;
        if (number == 1)
            continue;
        if (left) {
            left--;
            continue;
        }
        if (sscanf(line, "turn %d %" SCNu64 "%n", &turn, &n, &end) != 2 || line[end] ||
            turn != c->turns + 1 || turn > STRATEGY_LAYERS_TURNS)
            return fault_set(c->why, "line %" PRIu64 ": expected turn %d", number, c->turns + 1);
        c->turn[++c->turns] = (struct strategy_turn){ftell(c->f), left = n};
        c->out->positions += n;
    }
    return fault_set(c->why, "line %" PRIu64 ": it ends before its sum", number + 1);
}

static bool turn_open(struct strategy_checking *c, struct turn_reader *r, int turn, FILE *f)
{
    *r = (struct turn_reader){.f = f, .left = c->turn[turn].n};
    return fseek(f, c->turn[turn].at, SEEK_SET) == 0;
}

/* The next position, "" if it cannot be read; it must come after the one before. */
static bool turn_next(struct turn_reader *r)
{
    char line[2 * STRATEGY_LAYERS_LINE], text[STRATEGY_LAYERS_LINE];
    size_t first, last, had = strlen(r->text);
    int from = 0;
    if (r->left == 0)
        return false;
    r->left--;
    char *tab = read_line(r->f, line) ? strchr(line, '\t') : NULL;
    if (tab)
        *tab++ = '\0';
    bool ok = tab && strlen(tab) < sizeof r->move &&
              sscanf(line, "%4zu,%4zu:%n", &first, &last, &from) == 2 && from && first <= had &&
              last <= had - first && first + last + strlen(line + from) < sizeof text;
    if (ok) {
        struct writer w = writer_to(text, sizeof text);
        writer_slice(&w, (struct slice){r->text, first});
        writer_text(&w, line + from);
        writer_text(&w, r->text + had - last);
        text[w.n] = '\0'; /* it fits */
        ok = strcmp(text, r->text) > 0;
    }
    snprintf(r->text, sizeof r->text, "%s", ok ? text : "");
    snprintf(r->move, sizeof r->move, "%s", ok ? tab : "");
    return true;
}

/* As many of the next turn's positions as there is room for. */
static bool hold_more(struct strategy_checking *c, struct turn_reader *r)
{
    struct held *h = &c->held;
    memcpy(h->from, h->to, sizeof h->from);
    h->n = 0;
    h->to[0] = '\0';
    while (h->n < h->cap && turn_next(r)) {
        if (!r->text[0] || strlen(r->text) >= h->stride)
            return fault_set(c->why, "a position cannot be read, or they are out of order");
        snprintf(h->text + h->n++ * h->stride, h->stride, "%s", r->text);
    }
    if (r->left)
        memcpy(h->to, r->text, sizeof h->to);
    return true;
}

/* Is it there, or not the turn of this part of them? */
static bool is_answered(const struct held *h, const char *text)
{
    size_t low = 0, high = h->n;
    if ((h->from[0] && strcmp(text, h->from) <= 0) || (h->to[0] && strcmp(text, h->to) > 0))
        return true;
    while (low < high) {
        size_t mid = (low + high) / 2;
        int order = strcmp(h->text + mid * h->stride, text);
        if (order == 0)
            return true;
        if (order < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return false;
}

static enum status won_by(const struct board *b)
{
    return b->game->duel->mover(b) ? STATUS_SECOND : STATUS_FIRST;
}

static bool wins_at_once(const struct board *b, struct board *next)
{
    const struct rules *rules = &b->game->rules;
    game_move moves[MOVES_MOST];
    size_t n = rules->moves(b, moves, MOVES_MOST);
    for (size_t i = 0; i < n && i < MOVES_MOST; i++) {
        board_copy(next, b);
        rules->play(next, moves[i]);
        if (rules->status(next) == won_by(b))
            return true;
    }
    return false;
}

static void count_turns(struct strategy_checking *c, int turns)
{
    if (turns > c->out->turns)
        c->out->turns = turns;
}

/* One reply, played: room has space for two boards. */
static bool check_reply(struct strategy_checking *c, const struct board *after,
                        struct board *scratch, int turn)
{
    char text[STRATEGY_LAYERS_LINE];
    c->out->replies += c->is_first_pass;
    if (after->game->rules.status(after) == STATUS_OPEN) {
        if (wins_at_once(after, scratch)) {
            count_turns(c, 2 * turn + 1);
            return true;
        }
        if (strategy_layers_text(after, scratch, text, NULL) && is_answered(&c->held, text))
            return true;
    }
    struct writer w = writer_to(text, sizeof text - 1);
    position_write(after, &w);
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    return fault_set(c->why, "after turn %d there is no answer on %s", turn, text);
}

static bool check_replies(struct strategy_checking *c, const struct board *b, game_move m, int turn)
{
    const struct rules *rules = &b->game->rules;
    size_t size = rules->size(&b->variant);
    struct board *next = arena_take(c->arena, 1, size), *after = arena_take(c->arena, 1, size),
                 *scratch = arena_take(c->arena, 1, size);
    game_move replies[MOVES_MOST];
    if (!next || !after || !scratch)
        return fault_set(c->why, "%s", err_memory().why);
    board_copy(next, b);
    rules->play(next, m);
    if (rules->status(next) == won_by(b)) {
        count_turns(c, 2 * turn - 1);
        return true;
    }
    size_t n = rules->status(next) == STATUS_OPEN ? rules->moves(next, replies, MOVES_MOST) : 0;
    if (n == 0 || n > MOVES_MOST)
        return fault_set(c->why, "turn %d does not win and leaves no reply", turn);
    bool ok = true;
    for (size_t i = 0; i < n && ok; i++) {
        board_copy(after, next);
        rules->play(after, replies[i]);
        ok = check_reply(c, after, scratch, turn);
    }
    return ok;
}

static bool check_position(struct strategy_checking *c, const struct turn_reader *r, int turn)
{
    struct board *b;
    game_move m;
    struct reader in = reader_of(r->move, strlen(r->move));
    if (!r->text[0] || err_is(position_read(c->games, r->text, strlen(r->text), c->arena, &b)) ||
        !board_is_duel(b) || b->game->rules.status(b) != STATUS_OPEN)
        return fault_set(c->why, "turn %d: a position cannot be read, or they are out of order",
                         turn);
    if (err_is(b->game->rules.read_move(b, &in, &m)) || in.at != in.len ||
        b->game->rules.refusal(b, m))
        return fault_set(c->why, "turn %d: %s is no move on %s", turn, r->move, r->text);
    return check_replies(c, b, m, turn);
}

/* A turn against the positions of the next one that are held. */
static bool check_pass(struct strategy_checking *c, int turn)
{
    struct turn_reader r;
    bool ok = turn_open(c, &r, turn, c->f);
    c->out->passes++;
    while (ok && turn_next(&r)) {
        struct arena_mark mark = arena_here(c->arena);
        ok = check_position(c, &r, turn);
        arena_release(c->arena, mark);
    }
    return ok;
}

/* The turn is read once for each part of the next one that fits into memory. */
static bool check_turn(struct strategy_checking *c, int turn)
{
    struct turn_reader next = {.f = c->f, .left = c->turn[turn + 1].n}; /* 0 after the last */
    long at = c->turn[turn + 1].at;
    bool ok = true;
    c->held.to[0] = '\0';
    c->is_first_pass = true;
    do {
        ok = fseek(c->f, at, SEEK_SET) == 0 && hold_more(c, &next);
        at = ftell(c->f);
        ok = ok && check_pass(c, turn);
        c->is_first_pass = false;
    } while (ok && next.left);
    return ok;
}

/* The first turn has one position: the start. */
static bool check_start(struct strategy_checking *c)
{
    struct turn_reader r;
    struct board *b, *scratch;
    char text[STRATEGY_LAYERS_LINE];
    if (err_is(position_read(c->games, c->start, strlen(c->start), c->arena, &b)) ||
        !board_is_duel(b) || b->game->rules.status(b) != STATUS_OPEN)
        return fault_set(c->why, "line 1: expected an open position of a game of two");
    c->held.stride = strlen(c->start) + 1;
    scratch = arena_take(c->arena, 1, b->game->rules.size(&b->variant));
    if (!scratch || c->turns == 0 || c->turn[1].n != 1 || !turn_open(c, &r, 1, c->f) ||
        !turn_next(&r) || !strategy_layers_text(b, scratch, text, NULL) ||
        strcmp(text, r.text) != 0)
        return fault_set(c->why, "turn 1: expected the position of line 1");
    return true;
}

enum strategy_layers_answer strategy_layers_check(FILE *f, const struct game *const *games,
                                                  size_t room, struct arena *arena,
                                                  struct strategy_layers_checked *out,
                                                  struct fault *why)
{
    struct arena_mark mark = arena_here(arena);
    struct strategy_checking *c = arena_take(arena, 1, sizeof *c);
    *out = (struct strategy_layers_checked){0};
    if (!c)
        return fault_set(why, "%s", err_memory().why), STRATEGY_LAYERS_BAD;
    *c = (struct strategy_checking){.f = f, .games = games, .arena = arena, .out = out, .why = why};
    bool ok = read_plan(c) && check_start(c);
    enum strategy_layers_answer answer = STRATEGY_LAYERS_BAD;
    if (ok) {
        c->held.cap = room / c->held.stride ? room / c->held.stride : 1;
        c->held.text = arena_take_bare(arena, c->held.cap, c->held.stride);
        ok = c->held.text || fault_set(why, "%s", err_memory().why);
    }
    if (ok) {
        answer = STRATEGY_LAYERS_WINS;
        for (int turn = 1; turn <= c->turns && answer == STRATEGY_LAYERS_WINS; turn++)
            if (!check_turn(c, turn))
                answer = STRATEGY_LAYERS_FAILS;
    }
    arena_release(arena, mark);
    return answer;
}
