/* design_text.c - see design_text.h. */
#include "puzzle/design_text.h"

#include "core/position.h"

enum { TOLD_MOST = 8 }; /* rows of a list; --json has them all */

static void clue_text(struct writer *out, const struct board *b, struct spot at, char clue)
{
    if (clue == '.') {
        writer_text(out, "no clue at ");
    } else {
        writer_char(out, clue);
        writer_text(out, " at ");
    }
    spot_write(out, board_height(b), at);
}

void design_text_suggestion(struct writer *out, const struct board *b, const struct suggestion *s)
{
    clue_text(out, b, s->at, s->clue);
    if (spot_is_somewhere(s->also)) {
        writer_text(out, " with ");
        clue_text(out, b, s->also, s->also_clue);
    }
}

static void list_text(struct writer *out, const struct board *b, const char *heading, bool places,
                      const struct suggestions *list)
{
    if (!list->n)
        return;
    writer_text(out, heading);
    for (size_t i = 0; i < list->n && i < TOLD_MOST; i++) {
        const struct suggestion *s = &list->row[i];
        writer_text(out, i ? ", " : " ");
        if (places)
            spot_write(out, board_height(b), s->at);
        else
            design_text_suggestion(out, b, s);
        if (s->rating.solved) {
            writer_text(out, " (");
            rating_write(&s->rating, out);
            writer_char(out, ')');
        }
    }
    if (list->n > TOLD_MOST) {
        writer_text(out, " and ");
        writer_number(out, (int64_t)(list->n - TOLD_MOST));
        writer_text(out, " more");
    }
    writer_char(out, '\n');
}

void design_text_count(struct writer *out, const struct design *d)
{
    if (!d->exact && d->answer == ANSWER_MANY)
        writer_text(out, "at least ");
    writer_text(out, d->answer == ANSWER_UNKNOWN ? "not known how many" : d->count);
    writer_text(out, d->answer == ANSWER_ONE ? " solution" : " solutions");
    if (d->rating.solved) {
        writer_text(out, ", rating ");
        rating_write(&d->rating, out);
        writer_text(out, ", ");
        writer_text(out, level_name(d->rating.level));
    }
    writer_char(out, '\n');
}

void design_text_reach(struct writer *out, const struct design *d)
{
    if (!d->reached || !spot_is_somewhere(d->stop))
        return;
    writer_text(out, "reasoning stops ");
    if (d->steps) {
        writer_text(out, "after ");
        writer_number(out, d->steps);
        writer_text(out, d->steps == 1 ? " step" : " steps");
    } else {
        writer_text(out, "before its first step");
    }
    writer_text(out, "; the first place that it leaves open is ");
    spot_write(out, board_height(d->reached), d->stop);
}

void design_text_answers(struct writer *out, const struct design *d)
{
    if (d->answer == ANSWER_MANY) {
        writer_text(out, "two that differ in ");
        writer_number(out, (int64_t)d->apart);
        writer_text(out, d->apart == 1 ? " place:\n" : " places:\n");
    }
    for (int i = 0; i < 2 && d->two[i]; i++) {
        position_write(d->two[i], out);
        writer_char(out, '\n');
    }
    if (d->forced && d->answer == ANSWER_MANY) {
        writer_text(out, "in every one: ");
        position_write(d->forced, out);
        writer_char(out, '\n');
    }
    size_t before = out->n;
    design_text_reach(out, d);
    writer_text(out, out->n > before ? "\n" : "");
}

void design_text_clues(struct writer *out, const struct board *b, const struct design *d)
{
    list_text(out, b, "one solution is left by", false, &d->add);
    if (d->answer == ANSWER_MANY && d->complete && !d->add.n && b->game->clues)
        writer_text(out, "no one or two more clues that were tried leave one solution\n");
    list_text(out, b, "can be left out, one of them:", true, &d->redundant);
    list_text(out, b, "mended by", false, &d->repair);
    if (d->answer == ANSWER_NONE && d->complete && !d->repair.n && b->game->clues)
        writer_text(out, "no change of one clue gives a solution\n");
    list_text(out, b, "easier:", false, &d->easier);
    list_text(out, b, "harder:", false, &d->harder);
}
