/* check.c - see check.h. Broken rules come first; where none is broken, the solution is asked,
 * unless that may not be told. */
#include "session/check.h"

#include "session/describe.h"
#include "session/outcome.h"

struct found {
    const char *what;
    size_t n; /* of them */
    const struct spot *spot;
    size_t n_spots;
};

static struct err find(struct session *s, struct found *out, struct work *w)
{
    const struct puzzle *p = s->now->game->puzzle;
    struct flaws flaws;
    bool told = !session_solution_refusal(s);
    struct err e = told ? session_solution(s, w) : err_none();
    if (err_is(e))
        return e;
    if (!session_list_flaws(s, &flaws, w))
        return err_memory();
    *out = (struct found){flaws.n == 1 ? " rule is broken" : " rules are broken", flaws.n,
                          flaws.spot, flaws.n_spots};
    if (flaws.n || !told || !s->solution)
        return err_none();
    size_t n = p->wrong(s->now, s->solution, NULL, 0);
    struct spot *wrong = arena_take(w->arena, n + 1, sizeof *wrong);
    if (!wrong)
        return err_memory();
    p->wrong(s->now, s->solution, wrong, n);
    *out = (struct found){n == 1 ? " place is wrong" : " places are wrong", n, wrong, n};
    return err_none();
}

void check_say(struct session *s, struct reader *in, struct writer *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct found found = {0};
    bool where = slice_is(reader_rest(in), "where");
    struct err e = find(s, &found, w);
    if (err_is(e)) {
        writer_text(out, e.why);
    } else if (found.n) {
        writer_number(out, (int64_t)found.n);
        writer_text(out, found.what);
        for (size_t i = 0; where && i < found.n_spots; i++) {
            writer_text(out, i ? ", " : ": ");
            describe_spot(s->now, found.spot[i], out);
        }
    } else {
        bool solved = s->now->game->rules.status(s->now) == STATUS_SOLVED;
        writer_text(out, solved                        ? "solved"
                         : session_solution_refusal(s) ? "no rule is broken"
                                                       : "no mistakes so far");
        outcome_tell(s, ". ", out);
    }
    writer_char(out, '\n');
    arena_release(w->arena, mark);
}
