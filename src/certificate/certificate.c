/* certificate.c - see certificate.h.
 *
 * The claim comes from a solver; the proof is found afresh, by our own (engine/cdcl/proof.c) or by
 * CaDiCaL, against the lazy clauses and cuts. If the two do not agree nothing is written. Of a puzzle without an answer only the numbers of a conflict are
 * used, and for each of them there is an answer to the others: so none can be left out.
 */
#include "certificate/certificate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/format.h"
#include "core/dimacs.h"
#include "core/position.h"
#include "files/bytes.h"
#include "files/folder.h"
#include "games/games.h"
#include "referee/via_sat.h"

const char *const certificate_names[CERTIFY_FILES] = {"board", "clauses.cnf", "refutation.drat"};

enum { GAMES_MAX = 16 };

/* Which games can be certified, and how. */
static void list_games(struct certify_game out[GAMES_MAX])
{
    int n = 0;
    for (const struct game *const *g = games_all; *g && n < GAMES_MAX - 1; g++) {
        const struct puzzle *p = (*g)->puzzle;
        if (p && p->certified != CERTIFIED_NOT)
            out[n++] = (struct certify_game){
                (*g)->name,
                p->certified == CERTIFIED_ONE_LOOP ? CERTIFY_ONE_LOOP : CERTIFY_NO_LOOP};
    }
    out[n].name = NULL;
}

static bool stop_work(void *work)
{
    return work_stopped(work);
}

void certificate_check(const struct certificate *texts, struct certify_report *out, struct work *w)
{
    struct certify_game games[GAMES_MAX];
    list_games(games);
    certify(texts, games, w->arena, stop_work, w, out);
}

static const struct err out_of_time = {
    ERR_BUDGET, 0, "the limit was reached before the certificate was made"};

struct making {
    const struct certificate_order *order;
    struct work *work;
    const struct board *board; /* the puzzle */
    struct board *used;        /* the same with the numbers that are used */
    struct board **without;    /* by number of a minimal conflict: an answer to the others; or NULL */
    struct encoding encoding;
    struct clause_list clauses;
    struct err *fault;
};

static struct board *copy_of(struct arena *arena, const struct board *b)
{
    struct board *copy = arena_take(arena, 1, b->game->rules.size(&b->variant));
    if (copy)
        board_copy(copy, b);
    return copy;
}

/* ---- the board's text ---- */

static void write_position(const void *board, struct writer *out)
{
    position_write(board, out);
}

/* What a position says after `GAME SIZE NUMBERS`. */
static void write_answer(const struct making *m, const struct board *filled, struct writer *out)
{
    struct slice text = arena_text(m->work->arena, write_position, filled);
    if (!text.text)
        *m->fault = err_memory();
    struct reader in = reader_of(text.text, text.len);
    for (int i = 0; i < 3; i++) {
        reader_until(&in, ' ');
        if (i < 2)
            reader_skip(&in, ' ');
    }
    writer_slice(out, reader_rest(&in)); /* after a blank */
    writer_char(out, '\n');
}

static void write_board(const void *ctx, struct writer *out)
{
    const struct making *m = ctx;
    const struct board *b = m->board;
    format_write(FORMAT_CERTIFICATE, NULL, out);
    writer_text(out, "\nposition ");
    position_write(b, out);
    if (m->order->solve->answer == ANSWER_ONE) {
        writer_text(out, "\nclaim unique\nanswer");
        write_answer(m, m->order->solve->first, out);
        return;
    }
    writer_text(out, "\nclaim none\nconflict");
    for (size_t i = 0; i < m->order->conflict->n; i++) {
        writer_char(out, ' ');
        spot_write(out, board_height(b), m->order->conflict->spot[i]);
    }
    writer_char(out, '\n');
    for (size_t i = 0; m->without && i < m->order->conflict->n; i++) {
        writer_text(out, "without ");
        spot_write(out, board_height(b), m->order->conflict->spot[i]);
        write_answer(m, m->without[i], out);
    }
}

/* ---- the clauses' text ---- */

static void no_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    (void)e;
    (void)to;
    (void)room;
}

static void write_clauses(const void *ctx, struct writer *out)
{
    const struct making *m = ctx;
    struct encoding e = m->encoding;
    e.clauses = no_clauses; /* they are all in the list */
    struct dimacs d = {.encoding = &e, .besides = &m->clauses, .height = board_height(m->board)};
    d.note = m->order->solve->answer == ANSWER_ONE ? "no model: there is no other answer than the claimed one"
                                            : "no model: there is no answer";
    struct err fault = dimacs_write(&d, m->work, out);
    if (err_is(fault))
        *m->fault = fault;
}

/* ---- the numbers of a conflict ---- */

static struct spot spot_of_clue(const struct clues *clues, int r, int c)
{
    return clues->extra ? spot_corner(r, c) : spot_cell(r, c);
}

/* Only the numbers of the conflict stay, without the one at `except` (or with all). */
static void keep_conflict(struct board *b, const struct unsat_core *k, size_t except)
{
    const struct clues *clues = b->game->clues;
    for (int r = 0; r < board_height(b) + clues->extra; r++)
        for (int c = 0; c < board_width(b) + clues->extra; c++) {
            struct spot at = spot_of_clue(clues, r, c);
            bool stays = false;
            for (size_t i = 0; i < k->n; i++)
                stays |= i != except && k->spot[i].x == at.x && k->spot[i].y == at.y;
            if (!stays)
                clues->put(b, r, c, '.');
        }
}

/* An answer to the conflict without each of its numbers. */
static struct err find_without(struct making *m)
{
    const struct unsat_core *k = m->order->conflict;
    m->without = arena_take(m->work->arena, k->n, sizeof *m->without);
    if (!m->without)
        return err_memory();
    for (size_t i = 0; i < k->n; i++) {
        struct board *fewer = copy_of(m->work->arena, m->board);
        struct solve s = {.limit = 2, .first = copy_of(m->work->arena, m->board)};
        if (!fewer || !s.first)
            return err_memory();
        keep_conflict(fewer, k, i);
        struct err e = board_solve(fewer, &s, m->work);
        if (!err_is(e) && s.count == 0)
            e = out_of_time;
        if (err_is(e))
            return e;
        m->without[i] = s.first;
    }
    return err_none();
}

static struct err prepare(struct making *m)
{
    const struct puzzle *p = m->board->game->puzzle;
    m->used = copy_of(m->work->arena, m->board);
    if (!m->used)
        return err_memory();
    if (m->order->solve->answer == ANSWER_NONE) {
        keep_conflict(m->used, m->order->conflict, m->order->conflict->n);
        struct err e = m->order->conflict->minimal ? find_without(m) : err_none();
        if (err_is(e))
            return e;
    }
    return p->encode(m->used, ENCODING_LAZY, false, &m->encoding, m->work->arena);
}

/* ---- all of it ---- */

/* A stream into memory that knows when it has lost a part, which open_memstream does not tell. */
struct proof_text {
    char *bytes;
    size_t n, cap;
    bool is_lost;
    char buffer[BUFSIZ];
};

static ssize_t proof_write(void *cookie, const char *bytes, size_t n)
{
    struct proof_text *p = cookie;
    if (p->cap - p->n < n) {
        size_t cap = 2 * p->cap + n;
        char *more = p->is_lost ? NULL : realloc(p->bytes, cap);
        if (!more) {
            p->is_lost = true;
            return 0;
        }
        p->bytes = more;
        p->cap = cap;
    }
    memcpy(p->bytes + p->n, bytes, n);
    p->n += n;
    return (ssize_t)n;
}

static void write_step(void *file, const int *literal, size_t n, bool is_gone)
{
    FILE *to = file;
    if (is_gone)
        fputs("d ", to);
    for (size_t i = 0; i < n; i++)
        fprintf(to, "%d ", literal[i]);
    fputs("0\n", to);
}

struct own_refutation {
    struct clause_list *clauses;
    FILE *proof;
};

static void own_cut(void *ctx, const struct clause *c)
{
    clause_list_add(((struct own_refutation *)ctx)->clauses, c);
}

static void own_step(void *ctx, const int *literal, size_t n, bool is_gone)
{
    write_step(((struct own_refutation *)ctx)->proof, literal, n, is_gone);
}

/* By our own solver: all clauses, its cuts, and the claimed answer forbidden. */
static struct err refute_own(struct making *m, FILE *proof, enum answer *answer)
{
    const struct puzzle *p = m->board->game->puzzle;
    const struct encoding *e = &m->encoding;
    const struct solve *claim = m->order->solve;
    const struct clause_sink all = {.clause = clause_list_add, .ctx = &m->clauses, .work = m->work};
    struct own_refutation own = {&m->clauses, proof};
    int *room = arena_take(m->work->arena, encoding_room(e), sizeof *room);
    int8_t *key = arena_take(m->work->arena, (size_t)e->keys, 1);
    if (!room || !key)
        return err_memory();
    p->keys(claim->first, key);
    e->clauses(e, &all, room);
    bool is_one = claim->answer == ANSWER_ONE;
    if (is_one)
        e->forbid(e, key, &all, room);
    struct err err = p->refute(m->used, is_one ? key : NULL,
                               &(struct refutation_sink){own_cut, own_step, &own}, answer, m->work);
    *answer = *answer == ANSWER_NONE ? claim->answer : *answer;
    return err_is(err) ? err : m->clauses.starved ? err_memory() : err_none();
}

/* Ours is quicker nearly always; what takes it longer, CaDiCaL does in less time and space. */
enum { OWN_STEPS = 1000000 };

static struct err refute_either(struct making *m, struct proof_text *p, FILE *proof, enum answer *answer)
{
    struct work *w = m->work;
    uint64_t all = w->steps, ours = via_sat_is_there() && all > OWN_STEPS ? OWN_STEPS : all;
    w->steps = ours;
    struct err e = refute_own(m, proof, answer);
    w->steps = all == UINT64_MAX ? all : all - ours + w->steps;
    if (err_is(e) || *answer != ANSWER_UNKNOWN || ours == all || work_stopped(w))
        return e;
    fflush(proof);
    p->n = 0; /* none of that is needed */
    m->clauses.n = m->clauses.literals = 0;
    return via_sat_refute(&m->encoding, &m->clauses, proof, answer, w);
}

static struct err refute(struct making *m, struct proof_text *p, enum answer *answer)
{
    FILE *to = fopencookie(p, "w", (cookie_io_functions_t){.write = proof_write});
    if (!to)
        return err_memory();
    setvbuf(to, p->buffer, _IOFBF, sizeof p->buffer);
    struct err e = m->order->via == CERTIFICATE_SAT
                       ? via_sat_refute(&m->encoding, &m->clauses, to, answer, m->work)
                   : m->order->via == CERTIFICATE_OWN ? refute_own(m, to, answer)
                                                      : refute_either(m, p, to, answer);
    bool is_closed = fclose(to) == 0;
    if (err_is(e))
        return e;
    return !is_closed || p->is_lost ? err_memory() : *answer == ANSWER_UNKNOWN ? out_of_time : e;
}

/* What is written has passed the check. */
static enum certificate_end put(struct making *m, struct slice proof, struct certificate_result *out)
{
    struct certificate texts;
    struct folder_file file[CERTIFY_FILES];
    char *board = bytes_of(write_board, m, &texts.text[CERTIFY_BOARD].len);
    char *clauses = bytes_of(write_clauses, m, &texts.text[CERTIFY_CLAUSES].len);
    enum certificate_end end = CERTIFICATE_WRITTEN;
    texts.text[CERTIFY_BOARD].text = board;
    texts.text[CERTIFY_CLAUSES].text = clauses;
    texts.text[CERTIFY_REFUTATION] = proof;
    out->err = err_is(*m->fault) ? *m->fault : board && clauses ? err_none() : err_memory();
    if (err_is(out->err))
        end = CERTIFICATE_FAILED;
    else
        certificate_check(&texts, &out->report, m->work);
    if (end == CERTIFICATE_WRITTEN && out->report.verdict != CERTIFY_VALID) {
        out->err = out->report.verdict == CERTIFY_STARVED   ? err_memory()
                   : out->report.verdict == CERTIFY_STOPPED ? out_of_time
                                                            : err_none();
        end = err_is(out->err) ? CERTIFICATE_FAILED : CERTIFICATE_INVALID;
    }
    for (int i = 0; i < CERTIFY_FILES; i++)
        file[i] = (struct folder_file){certificate_names[i], texts.text[i].text, texts.text[i].len};
    if (end == CERTIFICATE_WRITTEN &&
        !folder_replace(m->order->folder, file, CERTIFY_FILES, &out->fault))
        end = CERTIFICATE_UNWRITTEN;
    free(board);
    free(clauses);
    return end;
}

static enum certificate_end make(struct making *m, struct certificate_result *out)
{
    struct proof_text proof = {0};
    enum answer answer = ANSWER_UNKNOWN;
    out->err = prepare(m);
    if (!err_is(out->err))
        out->err = refute(m, &proof, &answer);
    enum certificate_end end = err_is(out->err)                         ? CERTIFICATE_FAILED
                               : answer != m->order->solve->answer ? CERTIFICATE_DISPUTED
                                                 : put(m, (struct slice){proof.bytes, proof.n}, out);
    free(proof.bytes);
    return end;
}

enum certificate_end certificate_make(const struct certificate_order *o, struct certificate_result *out,
                                      struct work *w)
{
    struct arena kept;
    struct err fault = err_none();
    struct board *puzzle = copy_of(w->arena, o->board);
    out->err = err_memory();
    if (!puzzle)
        return CERTIFICATE_FAILED;
    puzzle->game->puzzle->clear(puzzle);
    arena_open(&kept);
    struct making m = {.order = o, .work = w, .board = puzzle, .fault = &fault};
    m.clauses.arena = &kept;
    enum certificate_end end = make(&m, out);
    arena_close(&kept);
    return end;
}
