/* game.c - the few things that hold for every game. */
#include "core/game.h"

#include <string.h>

bool board_is_duel(const struct board *b)
{
    const struct duel *d = b->game->duel;
    return d && (!d->on || d->on(b));
}

void board_copy(struct board *to, const struct board *from)
{
    memcpy(to, from, from->game->rules.size(&from->variant));
}

struct variant game_preset(const struct game *g)
{
    struct variant v = {{0}};
    for (int i = 0; g->options[i].key; i++)
        v.value[i] = g->options[i].preset;
    return v;
}

struct variant variant_turn(const struct variant *v, int sym)
{
    struct variant turned = *v;
    if (sym & SYM_DIAGONAL) {
        turned.value[OPTION_WIDTH] = v->value[OPTION_HEIGHT];
        turned.value[OPTION_HEIGHT] = v->value[OPTION_WIDTH];
    }
    return turned;
}

const char *level_name(enum level l)
{
    static const char *const names[] = {"easy", "normal", "hard", "expert"};
    return names[l];
}

const char *status_name(enum status s)
{
    static const char *const names[] = {"open", "solved", "invalid", "first", "second", "draw"};
    return names[s];
}

void flaws_add(struct flaws *f, uint8_t rule)
{
    if (f->n < f->cap)
        f->flaw[f->n] = (struct flaw){rule, f->n_spots, 0};
    f->n++;
}

void flaws_spot(struct flaws *f, struct spot at)
{
    if (f->n_spots < f->cap_spots) {
        f->spot[f->n_spots] = at;
        if (f->n && f->n <= f->cap)
            f->flaw[f->n - 1].n++;
    }
    f->n_spots++;
}
