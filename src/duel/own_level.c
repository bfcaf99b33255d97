/* own_level.c - see own_level.h. */
#include "duel/own_level.h"

#include <math.h>

enum { FIRST_LEVEL = 3, STEP_ELO = 190 };
#define FADING 0.93 /* what a result counts beside the next one */

static const char letters[] = "ldw";

void own_results_add(struct own_results *r, int level, int points)
{
    if (r->n == OWN_RESULTS) {
        for (int i = 1; i < r->n; i++)
            r->last[i - 1] = r->last[i];
        r->n--;
    }
    r->last[r->n++] = (struct own_result){(int8_t)level, (int8_t)points};
    r->games++;
}

/* Logarithm of the chance that somebody of strength `own` has such a result. */
static double likelihood(int own, struct own_result r)
{
    double win = 1 / (1 + pow(10, (r.level - own) * (double)STEP_ELO / 400));
    return (r.points * log(win) + (2 - r.points) * log(1 - win)) / 2;
}

/* A draw with the first level comes before all results, so that there is always an answer. */
int own_level(const struct own_results *r)
{
    int best = FIRST_LEVEL;
    double most = -1e9;
    for (int own = 1; own <= NAMED_LEVELS; own++) {
        double sum = likelihood(own, (struct own_result){FIRST_LEVEL, 1});
        for (int i = 0; i < r->n; i++)
            sum = sum * FADING + likelihood(own, r->last[i]);
        if (sum > most) {
            most = sum;
            best = own;
        }
    }
    return best;
}

void own_results_write(const struct own_results *r, struct writer *out)
{
    writer_number(out, r->games);
    for (int i = 0; i < r->n; i++) {
        writer_char(out, ' ');
        writer_number(out, r->last[i].level);
        writer_char(out, letters[r->last[i].points]);
    }
}

struct err own_results_read(struct own_results *r, struct reader *in)
{
    struct own_results read = {0};
    uint32_t games, level;
    size_t start = in->at;
    if (!reader_number(in, UINT32_MAX, &games))
        return err_text(start, "expected a number of games");
    while (reader_skip(in, ' ')) {
        int points = 0;
        size_t at = in->at;
        if (!reader_number(in, NAMED_LEVELS, &level) || !level)
            return err_text(at, "expected the number of a level");
        while (points < 2 && reader_peek(in) != letters[points])
            points++;
        if (!reader_skip(in, letters[points]))
            return err_text(in->at, "expected w, d or l after the number of a level");
        own_results_add(&read, (int)level, points);
    }
    if (games < (uint32_t)read.n)
        return err_text(start, "expected a number of games that has room for the results");
    read.games = games;
    *r = read;
    return err_none();
}
