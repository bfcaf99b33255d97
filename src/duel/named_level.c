/* named_level.c - see named_level.h. */
#include "duel/named_level.h"

#include <string.h>

/* Temperatures from which a level is said to err so. */
enum { ERRS_SELDOM = 30, ERRS_NOW_AND_THEN = 100, ERRS_OFTEN = 200 };

const char *named_level_name(int number)
{
    static const char *const names[NAMED_LEVELS] = {"beginner", "novice", "learner", "casual",
                                                    "steady",   "club",   "master",  "max"};
    return names[number - 1];
}

int named_level_find(const struct game *g, const char *name)
{
    for (int i = 1; i <= NAMED_LEVELS && g->duel->levels; i++)
        if (slice_is_word(slice_of(name), named_level_name(i)))
            return i;
    return 0;
}

const struct level_setting *named_level_on(const struct board *b, int number)
{
    const struct duel *d = b->game->duel;
    bool small = d->small_levels && board_width(b) * board_height(b) < LEVEL_SMALL_CELLS;
    return (small ? d->small_levels : d->levels) + number - 1;
}

static const char *errs(int error)
{
    return error >= ERRS_OFTEN          ? ", errs often"
           : error >= ERRS_NOW_AND_THEN ? ", errs now and then"
           : error >= ERRS_SELDOM       ? ", seldom errs"
                                        : "";
}

/* Does the first one look less far? */
static bool sees_less(const struct level_setting *a, const struct level_setting *b)
{
    return a->depth && b->depth ? a->depth < b->depth : a->depth || (!b->depth && a->nodes < b->nodes);
}

void named_level_describe(const struct game *g, int number, struct writer *out)
{
    static const char *const ahead[] = {"", "sees one move ahead", "sees two moves ahead",
                                        "sees three moves ahead", "sees four moves ahead"};
    if (number == NAMED_LEVELS) {
        writer_text(out, "sees as far as the time allows");
        return;
    }
    const struct level_setting *s = &g->duel->levels[number - 1];
    const struct level_setting *small = g->duel->small_levels ? &g->duel->small_levels[number - 1] : s;
    writer_text(out, s->depth ? ahead[s->depth] : "sees as far as ");
    if (!s->depth) {
        writer_number(out, s->nodes);
        writer_text(out, " positions reach");
    }
    if (sees_less(small, s))
        writer_text(out, ", less on small boards");
    writer_text(out, errs(s->error));
    if (*errs(s->error) && strcmp(errs(small->error), errs(s->error)) != 0)
        writer_text(out, small->error > s->error ? ", more on small boards" : ", less on small boards");
}
