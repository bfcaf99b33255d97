/* record.c - see record.h. */
#include "duel/record.h"

#include "base/crc.h"
#include "core/position.h"
#include "duel/steps.h"

static const char *const reason_names[REASON_COUNT] = {
    "none", "end", "repetition", "limit", "time", "memory", "illegal", "crash", "protocol"};
static const char *const name_words[2] = {"first ", "second "};

const char *reason_name(enum reason r)
{
    return reason_names[r];
}

bool reason_read(struct slice name, enum reason *out)
{
    for (int i = 0; i < REASON_COUNT; i++)
        if (slice_is(name, reason_names[i])) {
            *out = (enum reason)i;
            return true;
        }
    return false;
}

static void write_moves(const struct record *r, struct writer *out)
{
    /* names of moves depend on the size of the board alone, so the start serves for all */
    writer_text(out, "moves");
    for (size_t i = 0; i < r->n; i++) {
        writer_char(out, ' ');
        r->start->game->rules.write_move(r->start, r->moves[i], out);
    }
    writer_char(out, '\n');
}

void record_write(const struct record *r, struct writer *out)
{
    size_t from = out->n;
    if (r->number) {
        writer_text(out, "game ");
        writer_number(out, r->number);
        writer_char(out, '\n');
    }
    writer_text(out, "start ");
    position_write(r->start, out);
    writer_char(out, '\n');
    for (int side = 0; side < 2; side++)
        if (r->name[side].len) {
            writer_text(out, name_words[side]);
            writer_slice(out, r->name[side]);
            writer_char(out, '\n');
        }
    write_moves(r, out);
    writer_text(out, "result ");
    writer_text(out, status_name(r->result));
    writer_text(out, "\nreason ");
    writer_text(out, reason_name(r->reason));
    writer_char(out, '\n');
    crc_write_line(out, from);
    writer_char(out, '\n');
}

/* Where the values of the words stand in the text. */
enum word {
    WORD_GAME,
    WORD_START,
    WORD_FIRST,
    WORD_SECOND,
    WORD_MOVES,
    WORD_RESULT,
    WORD_REASON,
    WORD_SUM,
    WORD_COUNT
};
static const char *const words[WORD_COUNT] = {"game",  "start",  "first",  "second",
                                              "moves", "result", "reason", "sum"};

struct record_lines {
    struct slice value[WORD_COUNT];
    bool there[WORD_COUNT];
};

static struct err find_lines(struct reader *in, struct record_lines *l)
{
    while (reader_peek(in) != READER_END && reader_peek(in) != '\n') {
        size_t at = in->at;
        struct slice line = reader_until(in, '\n');
        reader_skip(in, '\n');
        for (int i = 0; i < WORD_COUNT; i++) {
            size_t n = slice_of(words[i]).len;
            bool bare = line.len == n;
            if (!slice_starts(line, words[i]) || (!bare && line.text[n] != ' '))
                continue;
            if (l->there[i])
                return err_text(at, "this line of the record stands twice");
            l->there[i] = true;
            l->value[i] = (struct slice){line.text + n + !bare, line.len - n - !bare};
        }
    }
    return err_none();
}

static size_t place_of(const char *text, struct slice value)
{
    return (size_t)(value.text - text);
}

/* The sum is of all that stands before its line. Records of others have none. */
static struct err check_sum(const char *text, const struct record_lines *l)
{
    struct slice sum = l->value[WORD_SUM];
    if (!l->there[WORD_SUM])
        return err_none();
    size_t at = place_of(text, sum);
    bool fits = sum.len == CRC_DIGITS && crc_is(crc_of(0, text, at - 4), sum.text);
    return fits ? err_none()
                : err_text(at, "the record was changed or damaged: the sum does not fit (a record "
                               "written by hand needs no line 'sum')");
}

static struct err read_ending(const char *text, const struct record_lines *l, struct record *r)
{
    static const enum status ends[] = {STATUS_OPEN, STATUS_INVALID, STATUS_FIRST, STATUS_SECOND,
                                       STATUS_DRAW};
    bool found = false;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (slice_is(l->value[WORD_RESULT], status_name(ends[i]))) {
            r->result = ends[i];
            found = true;
        }
    if (!found)
        return err_text(place_of(text, l->value[WORD_RESULT]),
                        "the result is open, first, second, draw or invalid");
    r->reason = r->result ? REASON_END : REASON_NONE;
    if (l->there[WORD_REASON] && !reason_read(l->value[WORD_REASON], &r->reason))
        return err_text(place_of(text, l->value[WORD_REASON]),
                        "the reason is none, end, repetition, limit, time, memory, illegal, crash "
                        "or protocol");
    return err_none();
}

/* Does the play bear out the result? */
static const char *ending_fault(const struct record *r, enum status status, int times)
{
    switch (r->reason) {
    case REASON_END:
        return status == STATUS_OPEN ? "the game is not over after these moves"
               : status != r->result ? "the moves lead to another result"
                                     : NULL;
    case REASON_REPETITION:
        return status != STATUS_OPEN || r->result != STATUS_DRAW || times < TIMES_DRAWN
                   ? "no position stood on the board for the third time after these moves"
                   : NULL;
    case REASON_LIMIT:
        return r->result == STATUS_DRAW ? NULL : "a game that reaches its limit of turns is a draw";
    case REASON_TIME:
    case REASON_MEMORY:
    case REASON_ILLEGAL:
    case REASON_CRASH:
    case REASON_PROTOCOL:
        return r->result == STATUS_FIRST || r->result == STATUS_SECOND
                   ? NULL
                   : "a game that ends for this reason has a winner";
    default:
        return r->result == STATUS_OPEN && status == STATUS_OPEN
                   ? NULL
                   : "a game with a result has a reason";
    }
}

/* Play the moves on b, which becomes the last board. */
static struct err play_moves(const char *text, struct slice line, struct board *b, struct steps *s)
{
    struct reader in = reader_of(text, place_of(text, line) + line.len);
    in.at = place_of(text, line);
    while (reader_peek(&in) != READER_END) {
        size_t at = in.at;
        game_move m;
        struct err e = b->game->rules.read_move(b, &in, &m);
        if (!err_is(e) && reader_peek(&in) != READER_END && !reader_skip(&in, ' '))
            e = err_text(in.at, "expected a blank between moves");
        if (err_is(e))
            return e;
        const char *why = b->game->rules.refusal(b, m);
        if (why)
            return err_illegal(at, why);
        if (!steps_play(s, b, m))
            return err_memory();
    }
    return err_none();
}

static struct err read_game(const struct game *const *games, const char *text,
                            const struct record_lines *l, struct arena *arena, struct record *r)
{
    struct board *start;
    struct slice line = l->value[WORD_START], moves = l->value[WORD_MOVES];
    struct err e = position_read(games, line.text, line.len, arena, &start);
    if (err_is(e)) {
        e.at += place_of(text, line);
        return e;
    }
    if (!board_is_duel(start))
        return err_text(place_of(text, line), "a record starts from a game for two");
    struct board *b = arena_take(arena, 1, start->game->rules.size(&start->variant));
    struct steps s;
    if (!b)
        return err_memory();
    board_copy(b, start);
    steps_begin(&s, start, arena);
    if (l->there[WORD_MOVES])
        e = play_moves(text, moves, b, &s);
    r->start = start;
    r->moves = steps_moves(&s, arena, &r->n);
    if (!err_is(e) && !r->moves)
        e = err_memory();
    if (!err_is(e))
        e = read_ending(text, l, r);
    const char *fault =
        err_is(e) ? NULL : ending_fault(r, b->game->rules.status(b), steps_times(&s));
    return fault ? err_text(place_of(text, l->value[WORD_RESULT]), fault) : e;
}

struct err record_read(const struct game *const *games, const char *text, size_t len,
                       struct arena *arena, struct record *out)
{
    struct reader in = reader_of(text, len);
    struct record_lines l = {0};
    struct record r = {0};
    struct arena_mark mark = arena_here(arena);
    struct err e = find_lines(&in, &l);
    if (!err_is(e) && (!l.there[WORD_START] || !l.there[WORD_RESULT]))
        e = err_text(in.at, "a record has a line 'start POSITION' and a line 'result ...'");
    if (!err_is(e) && l.there[WORD_GAME]) {
        struct reader number = reader_of(l.value[WORD_GAME].text, l.value[WORD_GAME].len);
        if (!reader_number(&number, UINT32_MAX, &r.number) || reader_peek(&number) != READER_END)
            e = err_text(place_of(text, l.value[WORD_GAME]), "expected the number of the game");
    }
    if (!err_is(e))
        e = check_sum(text, &l);
    r.summed = l.there[WORD_SUM];
    r.name[0] = l.value[WORD_FIRST];
    r.name[1] = l.value[WORD_SECOND];
    if (!err_is(e))
        e = read_game(games, text, &l, arena, &r);
    if (err_is(e))
        arena_release(arena, mark);
    else
        *out = r;
    return e;
}
