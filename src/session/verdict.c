/* verdict.c - see verdict.h. */
#include "session/verdict.h"

#include "core/board_json.h"
#include "core/position.h"

static struct err find_differences(struct appraisal *a)
{
    const struct puzzle *p = a->first->game->puzzle;
    size_t n = p->differences(a->first, a->second, NULL, 0);
    a->differs = arena_take(&a->arena, n + 1, sizeof *a->differs);
    a->n_differs = a->differs ? p->differences(a->first, a->second, a->differs, n) : 0;
    return a->differs ? err_none() : err_memory();
}

static struct err find_conflict(const struct board *b, struct appraisal *a, struct work *w)
{
    enum { SPOTS = 64 };
    struct unsat_core c = {arena_take(&a->arena, SPOTS, sizeof(struct spot)), 0, SPOTS, false};
    if (!c.spot || !b->game->puzzle->unsat_core)
        return c.spot ? err_none() : err_memory();
    struct err e = b->game->puzzle->unsat_core(b, &c, w);
    a->conflict = c.spot;
    a->n_conflict = c.n < SPOTS ? c.n : SPOTS;
    return e;
}

static struct err judge(const struct board *b, struct appraisal *a, struct work *w)
{
    size_t size = b->game->rules.size(&b->variant);
    struct solve s = {.limit = 2};
    a->first = s.first = arena_take(&a->arena, 1, size);
    a->second = s.second = arena_take(&a->arena, 1, size);
    struct err e = s.first && s.second ? board_solve(b, &s, w) : err_memory();
    a->answer = s.answer;
    if (!err_is(e) && s.answer == ANSWER_MANY)
        e = find_differences(a);
    if (!err_is(e) && s.answer == ANSWER_NONE)
        e = find_conflict(b, a, w);
    return e;
}

struct err appraisal_make(const struct board *b, bool rate, struct appraisal *out, struct work *w)
{
    *out = (struct appraisal){.answer = ANSWER_UNKNOWN, .was_asked = rate};
    arena_open(&out->arena);
    struct err e = judge(b, out, w);
    if (!err_is(e) && rate && out->answer == ANSWER_ONE && b->game->puzzle->hint) {
        e = puzzle_rate(b, &out->rating, NULL, NULL, w);
        out->is_rated = !err_is(e) && out->rating.solved;
    }
    if (err_is(e))
        arena_close(&out->arena);
    return e;
}

void appraisal_close(struct appraisal *a)
{
    arena_close(&a->arena);
}

/* ---- in words ---- */

static void say_places(const struct board *b, const struct spot *spot, size_t n,
                       struct writer *out)
{
    enum { SHOWN = 12 };
    for (size_t i = 0; i < n && i < SHOWN; i++) {
        writer_char(out, ' ');
        spot_write(out, board_height(b), spot[i]);
    }
    writer_text(out, n > SHOWN ? " ..." : "");
}

static void say_verdict(const struct appraisal *a, const struct board *b, struct writer *out)
{
    switch (a->answer) {
    case ANSWER_ONE:
        writer_text(out, "Exactly one solution: proved");
        break;
    case ANSWER_MANY:
        writer_text(out, "Several solutions; two of them differ at");
        say_places(b, a->differs, a->n_differs, out);
        break;
    case ANSWER_NONE:
        writer_text(out, a->n_conflict ? "No solution; these clues cannot all hold:"
                                       : "No solution");
        say_places(b, a->conflict, a->n_conflict, out);
        break;
    case ANSWER_UNKNOWN:
        writer_text(out, "Not decided in the time given");
        break;
    }
}

static void say_rating(const struct technique *row, const struct rating *r, struct writer *out)
{
    writer_text(out, "\nRating ");
    rating_write(r, out);
    writer_text(out, ", ");
    writer_text(out, level_name(r->level));
    writer_text(out, ", ");
    writer_number(out, r->steps);
    writer_text(out, " steps");
    for (int i = 0; i < TECHNIQUES_MAX && row[i].name; i++) {
        if (!r->used[i])
            continue;
        writer_char(out, '\n');
        writer_number(out, r->used[i]);
        writer_text(out, " x ");
        writer_text(out, row[i].name);
    }
}

void appraisal_say(const struct appraisal *a, const struct board *b, struct writer *out)
{
    say_verdict(a, b, out);
    if (a->is_rated)
        say_rating(b->game->puzzle->techniques, &a->rating, out);
    else if (a->was_asked && a->answer == ANSWER_ONE)
        writer_text(out, "\nNo chain of hints solves it");
}

/* ---- as data ---- */

static void write_rating(const struct technique *t, const struct rating *r, struct jsonw *j)
{
    rating_json(j, r);
    json_count(j, "steps", r->steps);
    json_open(j, "techniques", '[');
    for (int i = 0; i < TECHNIQUES_MAX && t[i].name; i++) {
        if (!r->used[i])
            continue;
        jsonw_open(j, '{');
        json_pair(j, "name", t[i].name);
        json_pair(j, "idea", t[i].idea);
        json_count(j, "times", r->used[i]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

void appraisal_write(const struct appraisal *a, const struct board *b, struct jsonw *j)
{
    static const char *const names[] = {"none", "unique", "multiple", "unknown"};
    json_pair(j, "verdict", names[a->answer]);
    if (a->answer == ANSWER_ONE || a->answer == ANSWER_MANY)
        board_json_position(j, "first", a->first);
    if (a->answer == ANSWER_MANY)
        board_json_position(j, "second", a->second);
    jsonw_key(j, "conflict");
    spots_json(j, a->conflict, a->n_conflict);
    jsonw_key(j, "differs");
    spots_json(j, a->differs, a->n_differs);
    if (a->is_rated)
        write_rating(b->game->puzzle->techniques, &a->rating, j);
}
