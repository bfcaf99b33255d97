/* appraise.c - see appraise.h. */
#include "session/appraise.h"

#include "puzzle/rate.h"

enum { SHOWN = 12 };

static void write_places(const struct board *b, const struct spot *spot, size_t n,
                         struct writer *out)
{
    for (size_t i = 0; i < n && i < SHOWN; i++) {
        writer_char(out, ' ');
        spot_write(out, board_height(b), spot[i]);
    }
    writer_text(out, n > SHOWN ? " ..." : "");
}

static void write_difference(const struct solve *s, struct writer *out)
{
    struct spot spot[SHOWN];
    size_t n = s->first->game->puzzle->wrong(s->first, s->second, spot, SHOWN);
    writer_text(out, "Several solutions; two of them differ at");
    write_places(s->first, spot, n, out);
}

static struct err write_conflict(const struct board *b, struct writer *out, struct work *w)
{
    struct spot spot[SHOWN];
    struct conflict c = {.spot = spot, .cap = SHOWN};
    const struct puzzle *p = b->game->puzzle;
    struct err e = p->conflict ? p->conflict(b, &c, w) : err_none();
    writer_text(out, c.n ? "No solution; these clues cannot all hold:" : "No solution");
    write_places(b, spot, c.n, out);
    return e;
}

static struct err write_verdict(const struct board *b, enum answer *answer, struct writer *out,
                                struct work *w)
{
    size_t size = b->game->rules.size(&b->variant);
    struct solve s = {.limit = 2};
    s.first = arena_take(w->arena, 1, size);
    s.second = arena_take(w->arena, 1, size);
    struct err e = s.first && s.second ? board_solve(b, &s, w) : err_memory();
    if (err_is(e))
        return e;
    *answer = s.answer;
    if (s.answer == ANSWER_MANY)
        write_difference(&s, out);
    else if (s.answer == ANSWER_NONE)
        e = write_conflict(b, out, w);
    else
        writer_text(out, s.answer == ANSWER_ONE ? "Exactly one solution: proved"
                                                : "Not decided in the time given");
    writer_char(out, '\n');
    return e;
}

static void write_rating(const struct technique *row, const struct rating *r, struct writer *out)
{
    writer_text(out, "Rating ");
    writer_number(out, r->tenths / 10);
    writer_char(out, '.');
    writer_number(out, r->tenths % 10);
    writer_text(out, ", ");
    writer_text(out, level_name(r->level));
    writer_text(out, ", ");
    writer_number(out, r->steps);
    writer_text(out, " steps\n");
    for (int i = 0; i < TECHNIQUES_MAX && row[i].name; i++) {
        if (!r->used[i])
            continue;
        writer_number(out, r->used[i]);
        writer_text(out, " x ");
        writer_text(out, row[i].name);
        writer_char(out, '\n');
    }
}

struct err appraise(const struct board *b, struct writer *out, struct work *w)
{
    struct rating rating = {0};
    enum answer answer = ANSWER_UNKNOWN;
    struct err e = write_verdict(b, &answer, out, w);
    if (!err_is(e) && answer == ANSWER_ONE)
        e = puzzle_rate(b, &rating, NULL, NULL, w);
    if (!err_is(e) && rating.solved)
        write_rating(b->game->puzzle->techniques, &rating, out);
    else if (!err_is(e) && answer == ANSWER_ONE)
        writer_text(out, "No chain of hints solves it\n");
    return e;
}
