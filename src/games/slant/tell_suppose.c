/* tell_suppose.c - a supposition as a story: what is supposed, what each number and each gap of a
 * loop would make of it, and what cannot be. Everything was noted when it was found. */
#include "games/slant/say.h"

static struct spot cell_of(const struct teller *t, uint32_t cell)
{
    return slant_spot(t->s, 2 * cell + 1);
}

static struct spot corner_of(const struct teller *t, uint32_t corner)
{
    return slant_spot(t->s, 2 * corner);
}

/* What the fact rests on: its number, what stands on the board, what came of the supposition. */
static void mark_rest(struct teller *t, const struct slant_fact *f)
{
    if (f->why)
        slant_say_clue(t, corner_of(t, f->why));
    for (uint32_t i = 0; i < f->n; i++) {
        uint32_t cell = t->step->rest[f->first + i];
        if (t->s->cell[cell]) {
            slant_say_cell(t, cell_of(t, cell), false);
            continue;
        }
        for (uint32_t k = 0; k < t->step->n_facts - 1; k++)
            if (t->step->fact[k].cell == cell)
                story_mark(t->h->story,
                           t->step->fact[k].slash == SLASH_FALL ? STORY_FALL : STORY_RISE,
                           cell_of(t, cell), STORY_SUPPOSED);
    }
}

static void mark_fact(struct teller *t, const struct slant_fact *f, enum story_role role)
{
    story_mark(t->h->story, f->slash == SLASH_FALL ? STORY_FALL : STORY_RISE, cell_of(t, f->cell),
               role);
}

static bool touches(const struct teller *t, const struct slant_fact *f)
{
    for (int i = 0; i < 4; i++)
        if (scratch_near(t->s, f->why, i) == f->cell)
            return f->slash == scratch_touching(i);
    return false;
}

static void tell_number(struct teller *t, const struct slant_fact *f, uint32_t n)
{
    slant_say_begin(t);
    slant_say_number(t, corner_of(t, f->why));
    slant_say(t, touches(t, f) ? " needs all: " : " is full: ");
    for (uint32_t i = 0; i < n; i++) {
        slant_say(t, i == 0 ? "cell " : i + 1 == n ? " and cell " : ", cell ");
        slant_say_name(t, cell_of(t, f[i].cell));
        slant_say(t, " is ");
        slant_say_slash(t, (enum slash)f[i].slash);
    }
    slant_say_end(t);
    for (uint32_t i = 0; i < n; i++) {
        mark_rest(t, &f[i]);
        mark_fact(t, &f[i], STORY_FOLLOWS);
    }
}

static void tell_gap(struct teller *t, const struct slant_fact *f)
{
    slant_say_begin(t);
    slant_say(t, "A ");
    slant_say_slash(t, slash_other((enum slash)f->slash));
    slant_say(t, " in cell ");
    slant_say_name(t, cell_of(t, f->cell));
    slant_say(t, " would close a loop, so it is ");
    slant_say_slash(t, (enum slash)f->slash);
    slant_say_end(t);
    mark_rest(t, f);
    mark_fact(t, f, STORY_FOLLOWS);
}

/* With what is supposed, does the number get more lines than it says? */
static bool has_too_many(const struct teller *t, uint32_t corner)
{
    int lines = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t cell = scratch_near(t->s, corner, i);
        uint8_t slash = t->s->cell[cell];
        for (uint32_t k = 0; k < t->step->n_facts - 1; k++)
            if (t->step->fact[k].cell == cell)
                slash = t->step->fact[k].slash;
        lines += slash == scratch_touching(i);
    }
    return lines > t->s->clue[corner];
}

static void tell_clash(struct teller *t, const struct slant_fact *f)
{
    slant_say_begin(t);
    if (f->cell) {
        slant_say(t, "But ");
        if (f->why) {
            slant_say_number(t, corner_of(t, f->why));
            slant_say(t, " then asks for ");
        }
        slant_say(t, "a ");
        slant_say_slash(t, (enum slash)f->slash);
        slant_say(t, " in cell ");
        slant_say_name(t, cell_of(t, f->cell));
        slant_say(t, f->why ? ", which would close a loop" : " would close a loop");
    } else {
        slant_say(t, "But then ");
        slant_say_number(t, corner_of(t, f->why));
        slant_say(t, has_too_many(t, f->why) ? " would get too many lines"
                                             : " could not get enough lines");
    }
    slant_say_end(t);
    story_place(t->h->story, STORY_AREA, f->cell ? cell_of(t, f->cell) : corner_of(t, f->why),
                STORY_BROKEN);
    mark_rest(t, f);
}

void slant_tell_suppose(struct teller *t)
{
    const struct slant_fact *f = t->step->fact;
    uint32_t n = t->step->n_facts, next;
    slant_say_begin(t);
    slant_say(t, "Suppose cell ");
    slant_say_name(t, cell_of(t, f[0].cell));
    slant_say(t, " were ");
    slant_say_slash(t, (enum slash)f[0].slash);
    slant_say_end(t);
    mark_fact(t, &f[0], STORY_SUPPOSED);
    for (uint32_t i = 1; i + 1 < n; i = next) {
        next = i + 1;
        while (f[i].why && next + 1 < n && f[next].why == f[i].why &&
               touches(t, &f[next]) == touches(t, &f[i]))
            next++;
        if (f[i].why)
            tell_number(t, &f[i], next - i);
        else
            tell_gap(t, &f[i]);
    }
    tell_clash(t, &f[n - 1]);
    slant_say_begin(t);
    slant_say(t, "So ");
    slant_say_moves(t);
    slant_say_end(t);
    slant_say_follows(t);
}
