/* game.c - the few things that hold for every game. */
#include "core/game.h"

#include <string.h>

void hint_explain(const struct board *b, const struct hint *h, struct writer *out)
{
    (void)b;
    if (h->story)
        story_write(h->story, out);
}

void hint_because_of_story(struct hint *h)
{
    h->n_because = 0;
    for (size_t i = 0; i < h->story->n_marks; i++) {
        const struct story_mark *m = &h->story->mark[i];
        bool again = !m->place;
        for (size_t k = 0; k < h->n_because; k++)
            again |= h->because[k].x == m->at.x && h->because[k].y == m->at.y;
        if (!again && h->n_because < h->cap_because)
            h->because[h->n_because++] = m->at;
    }
}

const char *board_spot_kind(const struct board *b, struct spot at)
{
    if (at.x % 2 != at.y % 2)
        return "edge";
    return at.x % 2 || !b->game->corner ? "cell" : b->game->corner;
}

bool board_is_duel(const struct board *b)
{
    const struct duel *d = b->game->duel;
    return d && (!d->is_active || d->is_active(b));
}

struct err board_solve(const struct board *b, struct solve *s, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    return p && p->solve ? p->solve(b, s, w)
                         : (struct err){ERR_VARIANT, 0, "this game has no solver"};
}

struct err board_hint(const struct board *b, struct hint *h, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct err e = err_none();
    if (!p || !p->hint)
        return (struct err){ERR_VARIANT, 0, "this game has no hints"};
    if (h->uniqueness && !h->solution) {
        struct solve s = {.limit = 2};
        e = board_solve(b, &s, w);
        h->uniqueness = s.answer == ANSWER_ONE;
    }
    return err_is(e) ? e : p->hint(b, h, w);
}

void board_copy(struct board *to, const struct board *from)
{
    memcpy(to, from, from->game->rules.size(&from->variant));
}

struct scene board_scene(const struct board *b, size_t more, struct arena *arena)
{
    size_t n = b->game->rules.scene(b, NULL, 0);
    struct scene s = {arena_take(arena, n + more + 1, sizeof *s.out), n + more, n};
    if (!s.out)
        return (struct scene){0};
    b->game->rules.scene(b, s.out, n);
    return s;
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

const char *lattice_name(enum lattice l)
{
    return l == LATTICE_HEX ? "hex" : "square";
}

const char *status_name(enum status s)
{
    static const char *const names[] = {"open", "solved", "invalid", "first", "second", "draw"};
    return names[s];
}

struct worth worth_turned(struct worth after)
{
    static const enum value turned[] = {VALUE_UNKNOWN, VALUE_LOST, VALUE_WON, VALUE_DRAWN};
    return (struct worth){turned[after.value], after.plies < 0 ? -1 : after.plies + 1};
}

/* The soonest win; else unknown, if one may still be found; else a draw; else the latest loss. */
struct worth worth_best(const struct worth *each, size_t n)
{
    static const int order[] = {2, 3, 0, 1}; /* unknown, won, lost, drawn */
    struct worth best = {VALUE_LOST, -1};
    bool unknown = false; /* an unknown move might win sooner */
    for (size_t i = 0; i < n; i++) {
        struct worth w = each[i];
        unknown |= w.value == VALUE_UNKNOWN;
        int gain = order[w.value] - order[best.value];
        bool longer = w.plies > best.plies;
        if (i == 0 || gain > 0)
            best = w;
        else if (gain == 0 && (w.plies < 0 || best.plies < 0))
            best.plies = -1;
        else if (gain == 0 && w.plies != best.plies && longer == (w.value == VALUE_LOST))
            best = w;
    }
    if (unknown)
        best.plies = -1;
    return best;
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

const char *answer_name(enum answer a)
{
    static const char *const names[] = {"none", "unique", "multiple", "unknown"};
    return names[a];
}

int solution_count_thousandths(const struct solution_count *n, size_t i)
{
    int thousandths = (int)(n->share[i] * 1000 + 0.5);
    if (thousandths % 1000 == 0 && n->share[i] > 0 && n->share[i] < 1)
        thousandths += thousandths ? -1 : 1;
    return thousandths;
}
