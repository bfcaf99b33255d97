/* verdict.h - what `check` says of a board, in the form of slow/flaws.h. */
#ifndef VERDICT_H
#define VERDICT_H

#include "desk.h"
#include "slow/flaws.h"

enum { VERDICT_FLAWS = 512, VERDICT_SPOTS = 4096 };

static inline void verdict_of(struct desk *d, struct slow_flaws *out)
{
    static struct flaw flaw[VERDICT_FLAWS];
    static struct spot spot[VERDICT_SPOTS];
    static char names[VERDICT_SPOTS][8];
    struct flaws f = {flaw, 0, VERDICT_FLAWS, spot, 0, VERDICT_SPOTS};
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    const struct puzzle *p = d->board->game->puzzle;
    CHECK(!err_is(p->check(d->board, &f, &work)));
    CHECK(f.n <= VERDICT_FLAWS && f.n_spots <= VERDICT_SPOTS);
    out->n = 0;
    for (size_t i = 0; i < f.n; i++) {
        for (size_t k = 0; k < flaw[i].n; k++) {
            struct writer w = writer_to(names[k], 7);
            spot_write(&w, board_height(d->board), spot[flaw[i].first + k]);
            names[k][w.n] = '\0';
        }
        slow_flaw(out, p->rules[flaw[i].rule], names, (int)flaw[i].n);
    }
    qsort(out->text, (size_t)out->n, sizeof *out->text, slow_order);
}

/* The whole verdict in one text: "branch a1, loop b1n b1s"; empty where nothing is wrong. */
static inline const char *verdict_text(const struct slow_flaws *f)
{
    static char text[1 << 16];
    int n = 0;
    text[0] = '\0';
    for (int i = 0; i < f->n; i++)
        n += snprintf(text + n, sizeof text - (size_t)n, "%s%s", i ? ", " : "", f->text[i]);
    return text;
}

/* The verdict on a line: its status and everything that is wrong with it. */
static inline void verdict_is(struct desk *d, const char *line, const char *status,
                              const char *flaws)
{
    static struct slow_flaws f;
    if (!CHECK(!err_is(desk_read(d, line))))
        return;
    CHECK_TEXT(desk_status(d), status);
    verdict_of(d, &f);
    CHECK_TEXT(verdict_text(&f), flaws);
}

#endif
