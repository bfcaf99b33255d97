/* certify.c - the three texts, read line by line. See certify.h. */
#include "certify/certify.h"

#include <string.h>

#include "base/format.h"
#include "certify/puzzle.h"
#include "certify/reason.h"
#include "certify/rup.h"

struct certify_check {
    const struct certificate *texts;
    const struct certify_game *games;
    struct arena *arena;
    bool (*stop)(void *ctx);
    void *ctx;
    struct certify_report *out;

    struct reader in; /* the text in hand, and the line */
    struct certify_puzzle puzzle;
    int8_t *answer; /* by variable */
    int *literal;   /* of the clause in hand */
    size_t cap;
    struct reasons reasons;
    struct rup rup;
};

/* All return false, so that a failing function ends with them. */
static bool fault(struct certify_check *c, const char *why)
{
    c->out->verdict = why == certify_no_memory ? CERTIFY_STARVED : CERTIFY_FAULTY;
    c->out->why = why;
    return false;
}

static bool starved(struct certify_check *c)
{
    return fault(c, certify_no_memory);
}

static bool is_stopped(struct certify_check *c)
{
    if (!c->stop || !c->stop(c->ctx))
        return false;
    c->out->verdict = CERTIFY_STOPPED;
    c->out->why = "it was stopped";
    return true;
}

static void begin_text(struct certify_check *c, enum certify_file file)
{
    c->out->file = file;
    c->out->line = 0;
    c->in = reader_of(c->texts->text[file].text, c->texts->text[file].len);
}

static bool next_line(struct certify_check *c, struct slice *line)
{
    if (reader_peek(&c->in) == READER_END)
        return false;
    *line = reader_until(&c->in, '\n');
    reader_skip(&c->in, '\n');
    c->out->line++;
    return true;
}

/* ---- the board and the claim ---- */

/* The next line, which begins with this word; the rest of it. */
static bool next_field(struct certify_check *c, const char *word, struct slice *rest)
{
    struct slice line;
    if (!next_line(c, &line))
        return false;
    struct reader in = reader_of(line.text, line.len);
    if (!slice_is(reader_until(&in, ' '), word))
        return false;
    reader_skip(&in, ' ');
    *rest = reader_rest(&in);
    return true;
}

static bool check_heading(struct certify_check *c)
{
    struct slice line;
    struct format_line heading;
    if (!next_line(c, &line))
        return fault(c, "there is nothing in it");
    enum format_answer answer = format_read(FORMAT_CERTIFICATE, line, &heading);
    return answer == FORMAT_FITS    ? true
           : answer == FORMAT_NEWER ? fault(c, "this certificate is of a newer program")
                                    : fault(c, "this is no certificate");
}

static bool check_answer(struct certify_check *c, struct slice text, int except)
{
    const char *why = certify_read_answer(&c->puzzle, text, c->answer);
    if (!why)
        why = certify_judge_answer(&c->puzzle, c->answer, except, c->arena);
    return why ? fault(c, why) : true;
}

static int read_number_place(struct certify_check *c, struct reader *in)
{
    const struct certify_puzzle *p = &c->puzzle;
    return (p->rule == CERTIFY_ONE_LOOP ? certify_read_cell : certify_read_point)(p, in);
}

/* `conflict b2 c3 ...`: from now on no other number counts. */
static bool check_conflict(struct certify_check *c, struct slice places, size_t *n)
{
    struct certify_puzzle *p = &c->puzzle;
    struct reader in = reader_of(places.text, places.len);
    int8_t *number = arena_take(c->arena, (size_t)certify_number_places(p), 1);
    if (!number)
        return starved(c);
    memset(number, -1, (size_t)certify_number_places(p));
    do {
        int place = read_number_place(c, &in);
        if (place < 0 || p->number[place] < 0)
            return fault(c, "expected places of numbers");
        if (number[place] >= 0)
            return fault(c, "a place is named twice");
        number[place] = p->number[place];
        ++*n;
    } while (reader_skip(&in, ' '));
    if (reader_peek(&in) != READER_END)
        return fault(c, "expected places of numbers");
    p->number = number;
    c->out->conflict = places;
    return true;
}

/* `without b2 ANSWER` for each number of the conflict, or for none. */
static bool check_minimal(struct certify_check *c, size_t conflict)
{
    struct slice rest;
    size_t n = 0;
    int8_t *done = arena_take(c->arena, (size_t)certify_number_places(&c->puzzle), 1);
    if (!done)
        return starved(c);
    while (reader_peek(&c->in) != READER_END) {
        if (!next_field(c, "without", &rest))
            return fault(c, "expected: without PLACE ANSWER");
        struct reader in = reader_of(rest.text, rest.len);
        int place = read_number_place(c, &in);
        if (place < 0 || c->puzzle.number[place] < 0 || done[place]++ || !reader_skip(&in, ' '))
            return fault(c, "expected a number of the conflict that was not there yet");
        if (!check_answer(c, reader_rest(&in), place))
            return false;
        n++;
    }
    if (n && n != conflict)
        return fault(c, "some numbers of the conflict are missing here");
    c->out->is_minimal = n > 0;
    return true;
}

static bool check_board(struct certify_check *c)
{
    struct slice rest;
    size_t conflict = 0;
    begin_text(c, CERTIFY_BOARD);
    if (!check_heading(c))
        return false;
    if (!next_field(c, "position", &rest))
        return fault(c, "expected: position POSITION");
    const char *why = certify_read_puzzle(&c->puzzle, rest, c->games, c->arena);
    if (why)
        return fault(c, why);
    c->answer = arena_take(c->arena, (size_t)c->puzzle.keys + 1, 1);
    if (!c->answer)
        return starved(c);
    if (!next_field(c, "claim", &rest) || !(slice_is(rest, "unique") || slice_is(rest, "none")))
        return fault(c, "expected: claim unique, or claim none");
    c->out->claim = slice_is(rest, "unique") ? CERTIFY_UNIQUE : CERTIFY_NONE;
    if (c->out->claim == CERTIFY_NONE)
        return next_field(c, "conflict", &rest)
                   ? check_conflict(c, rest, &conflict) && check_minimal(c, conflict)
                   : fault(c, "expected: conflict PLACES");
    if (!next_field(c, "answer", &rest))
        return fault(c, "expected: answer ANSWER");
    return check_answer(c, rest, -1) &&
           (reader_peek(&c->in) == READER_END || fault(c, "expected nothing more"));
}

/* ---- clauses ---- */

static bool keep_literal(struct certify_check *c, size_t n, int literal)
{
    if (n == c->cap) {
        size_t cap = 2 * c->cap + 64;
        int *more = arena_take(c->arena, cap, sizeof *more);
        if (!more)
            return starved(c);
        if (n)
            memcpy(more, c->literal, n * sizeof *more);
        c->literal = more;
        c->cap = cap;
    }
    c->literal[n] = literal;
    return true;
}

/* "1 -2 0" to c->literal. */
static bool read_clause(struct certify_check *c, struct reader *in, size_t *n)
{
    uint32_t v;
    for (*n = 0;; ++*n) {
        bool is_false = reader_skip(in, '-');
        if (!reader_number(in, (uint32_t)c->puzzle.keys, &v) || (v == 0 && is_false))
            return fault(c, "expected variables of the board, and 0 at the end");
        if (v == 0)
            break;
        if (!keep_literal(c, *n, is_false ? -(int)v : (int)v))
            return false;
        if (!reader_skip(in, ' '))
            return fault(c, "expected 0 at the end of the line");
    }
    return reader_peek(in) == READER_END || fault(c, "expected nothing after 0");
}

/* Comments up to the line `p cnf VARIABLES CLAUSES`. */
static bool check_header(struct certify_check *c, uint32_t *clauses)
{
    struct slice line;
    uint32_t vars;
    while (next_line(c, &line))
        if (!slice_is(line, "c") && !slice_starts(line, "c ")) {
            struct reader in = reader_of(line.text, line.len);
            if (!reader_skip_text(&in, "p cnf ") || !reader_number(&in, UINT32_MAX, &vars) ||
                !reader_skip(&in, ' ') || !reader_number(&in, UINT32_MAX, clauses) ||
                reader_peek(&in) != READER_END)
                break;
            return vars == (uint32_t)c->puzzle.keys ||
                   fault(c, "expected as many variables as the board has");
        }
    return fault(c, "expected: p cnf VARIABLES CLAUSES");
}

static bool check_clause(struct certify_check *c, struct slice line)
{
    struct reader in = reader_of(line.text, line.len);
    size_t n;
    if (!read_clause(c, &in, &n))
        return false;
    const char *why = certify_reasons_judge(&c->reasons, c->literal, n);
    if (why)
        return fault(c, why);
    c->out->clauses++;
    c->out->cuts += reasons_is_cut(&c->reasons);
    rup_add(&c->rup, c->literal, n);
    return !c->rup.starved || starved(c);
}

static bool check_clauses(struct certify_check *c)
{
    struct slice line;
    uint32_t clauses;
    const int8_t *answer = c->out->claim == CERTIFY_UNIQUE ? c->answer : NULL;
    begin_text(c, CERTIFY_CLAUSES);
    if (!check_header(c, &clauses))
        return false;
    if (!certify_reasons_open(&c->reasons, &c->puzzle, answer, c->arena) ||
        !rup_open(&c->rup, c->puzzle.keys, c->arena))
        return starved(c);
    while (!is_stopped(c) && next_line(c, &line)) {
        const char *why = NULL;
        if (slice_starts(line, "c "))
            why = certify_reasons_begin(&c->reasons, (struct slice){line.text + 2, line.len - 2});
        else if (!check_clause(c, line))
            return false;
        if (why)
            return fault(c, why);
    }
    if (c->out->verdict == CERTIFY_STOPPED)
        return false;
    return c->out->clauses == clauses || fault(c, "there are not as many clauses as announced");
}

/* ---- the refutation ---- */

static bool check_step(struct certify_check *c, struct slice line)
{
    struct reader in = reader_of(line.text, line.len);
    bool is_deleted = reader_skip_text(&in, "d ");
    size_t n;
    if (!read_clause(c, &in, &n))
        return false;
    if (is_deleted) {
        rup_delete(&c->rup, c->literal, n);
        return true;
    }
    if (!rup_follows(&c->rup, c->literal, n))
        return fault(c, "this clause does not follow by unit propagation");
    c->out->steps++;
    rup_add(&c->rup, c->literal, n);
    return !c->rup.starved || starved(c);
}

static bool check_refutation(struct certify_check *c)
{
    struct slice line;
    begin_text(c, CERTIFY_REFUTATION);
    while (!c->rup.is_refuted && !is_stopped(c) && next_line(c, &line))
        if (!check_step(c, line))
            return false;
    if (c->out->verdict == CERTIFY_STOPPED)
        return false;
    return c->rup.is_refuted || fault(c, "it ends before there is a contradiction");
}

void certify(const struct certificate *texts, const struct certify_game *games, struct arena *arena,
             bool (*stop)(void *ctx), void *ctx, struct certify_report *out)
{
    struct arena_mark mark = arena_here(arena);
    struct certify_check c = {.texts = texts, .games = games, .arena = arena, .stop = stop, .ctx = ctx};
    *out = (struct certify_report){.verdict = CERTIFY_VALID};
    c.out = out;
    if (check_board(&c) && check_clauses(&c))
        check_refutation(&c);
    arena_release(arena, mark);
}
