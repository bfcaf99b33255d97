/* review_tally.c - see review_tally.h. */
#include "duel/review_tally.h"

const char *phase_name(enum phase p)
{
    static const char *const names[PHASE_COUNT] = {"opening", "middle", "end"};
    return names[p];
}

const char *thrown_name(enum thrown t)
{
    static const char *const names[THROWN_COUNT] = {"win to loss", "win to draw", "draw to loss"};
    return names[t];
}

static void count_thrown(struct review_tally *t, const struct judgement *j)
{
    if (!j->exact || !j->loss)
        return;
    if (j->best_expected == 1)
        t->thrown[j->expected == 0 ? THROWN_WIN_TO_LOSS : THROWN_WIN_TO_DRAW]++;
    else
        t->thrown[THROWN_DRAW_TO_LOSS]++;
}

static void add_drill(struct review_tally *t, const struct drill *d)
{
    size_t at = t->n_drills < DRILLS_MOST ? t->n_drills++ : DRILLS_MOST;
    for (; at > 0 && d->judgement.loss > t->drill[at - 1].judgement.loss; at--)
        if (at < DRILLS_MOST)
            t->drill[at] = t->drill[at - 1];
    if (at < DRILLS_MOST)
        t->drill[at] = *d;
}

void review_tally_add(struct review_tally *t, const struct record *r, const struct review *v,
                      int side, struct slice text, uint32_t number)
{
    bool won = r->result == (side ? STATUS_SECOND : STATUS_FIRST),
         lost = r->result == (side ? STATUS_FIRST : STATUS_SECOND);
    t->games++;
    if (r->result != STATUS_OPEN)
        t->result[won ? 0 : lost ? 2 : 1]++;
    for (size_t i = 0; i < v->n; i++) {
        const struct judgement *j = &v->turn[i];
        size_t phase = i * PHASE_COUNT / v->n;
        if (j->mover != side)
            continue;
        t->moves[phase]++;
        t->lost[phase] += (double)j->loss / LOSS_MOST;
        t->label[j->label]++;
        count_thrown(t, j);
        if (j->label >= LABEL_INACCURACY)
            add_drill(t, &(struct drill){text, number, i, *j});
    }
}

double review_tally_accuracy(const struct review_tally *t, enum phase p)
{
    size_t moves = 0;
    double lost = 0;
    for (int i = 0; i < PHASE_COUNT; i++)
        if (p == PHASE_COUNT || i == (int)p) {
            moves += t->moves[i];
            lost += t->lost[i];
        }
    return moves ? 1 - lost / (double)moves : 1;
}
