/* say.c - see say.h. */
#include "games/slant/say.h"

enum { NAMED_MOST = 9 }; /* more places than these are counted, not named */

void slant_say_begin(struct teller *t)
{
    t->out = story_begin(t->h->story);
}

void slant_say_end(struct teller *t)
{
    writer_char(&t->out, '.');
    story_end(t->h->story, &t->out);
}

void slant_say(struct teller *t, const char *text)
{
    writer_text(&t->out, text);
}

void slant_say_name(struct teller *t, struct spot s)
{
    spot_write(&t->out, board_height(t->b), s);
}

void slant_say_slash(struct teller *t, enum slash slash)
{
    writer_char(&t->out, slash == SLASH_FALL ? '\\' : '/');
}

/* "cell a1", "cells a1 and b2", "cells a1, b2 and 12 more" */
void slant_say_list(struct teller *t, const struct spot *at, size_t n, const char *one,
                    const char *many)
{
    size_t named = n > NAMED_MOST ? NAMED_MOST - 2 : n;
    slant_say(t, n == 1 ? one : many);
    for (size_t i = 0; i < named; i++) {
        slant_say(t, i == 0 ? " " : i + 1 == named ? " and " : ", ");
        slant_say_name(t, at[i]);
    }
    if (named < n) {
        slant_say(t, ", and ");
        writer_number(&t->out, (int64_t)(n - named));
        slant_say(t, " more");
    }
}

void slant_say_cells(struct teller *t, const struct spot *at, size_t n)
{
    slant_say_list(t, at, n, "cell", "cells");
}

void slant_say_number(struct teller *t, struct spot at)
{
    slant_say(t, t->out.n ? "the " : "The ");
    writer_number(&t->out, slant_corner(t->b, at.y / 2, at.x / 2));
    slant_say(t, " at corner ");
    slant_say_name(t, at);
}

void slant_say_moves(struct teller *t)
{
    for (size_t i = 0; i < t->h->n_moves; i++) {
        int r, c;
        enum slash slash;
        if (!slant_unpack(t->b, t->h->move[i], &r, &c, &slash))
            continue;
        slant_say(t, i == 0 ? "cell " : i + 1 == t->h->n_moves ? " and cell " : ", cell ");
        slant_say_name(t, spot_cell(r, c));
        slant_say(t, " is ");
        slant_say_slash(t, slash);
    }
}

void slant_say_follows(struct teller *t)
{
    for (size_t i = 0; i < t->h->n_moves; i++) {
        int r, c;
        enum slash slash;
        if (slant_unpack(t->b, t->h->move[i], &r, &c, &slash))
            story_mark(t->h->story, slash == SLASH_FALL ? STORY_FALL : STORY_RISE, spot_cell(r, c),
                       STORY_FOLLOWS);
    }
}

void slant_say_clue(struct teller *t, struct spot corner)
{
    story_place(t->h->story, STORY_CLUE, corner, STORY_GIVEN);
}

void slant_say_cell(struct teller *t, struct spot cell, bool place)
{
    enum slash slash = slant_cell(t->b, cell.y / 2, cell.x / 2);
    enum story_kind kind = slash == SLASH_FALL ? STORY_FALL : STORY_RISE;
    if (slash == SLASH_NONE)
        return;
    if (place)
        story_place(t->h->story, kind, cell, STORY_GIVEN);
    else
        story_mark(t->h->story, kind, cell, STORY_GIVEN);
}

enum slash slant_tell_refuted(const struct teller *t, struct spot *at)
{
    int r = 0, c = 0;
    enum slash slash = SLASH_FALL;
    slant_unpack(t->b, t->h->move[0], &r, &c, &slash);
    *at = spot_cell(r, c);
    return slash_other(slash);
}

struct spot slant_spot(const struct scratch_board *s, uint32_t coded)
{
    int r = scratch_row(s, coded / 2), c = scratch_column(s, coded / 2);
    return coded % 2 ? spot_cell(r, c) : spot_corner(r, c);
}
