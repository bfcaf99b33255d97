/* words.c - see words.h. */
#include "games/slant/words.h"

#include "games/slant/slate.h"

void slant_say(const struct teller *t, const char *text)
{
    writer_text(t->out, text);
}

void slant_say_name(const struct teller *t, struct spot s)
{
    spot_write(t->out, board_height(t->b), s);
}

void slant_say_slash(const struct teller *t, enum slash slash)
{
    writer_char(t->out, slash == SLASH_FALL ? '\\' : '/');
}

/* "cell a1", "cells a1 and b2", "cells a1, b2 and c3" */
void slant_say_list(const struct teller *t, const struct spot *at, size_t n, const char *one,
                    const char *many)
{
    slant_say(t, n == 1 ? one : many);
    for (size_t i = 0; i < n; i++) {
        slant_say(t, i == 0 ? " " : i + 1 == n ? " and " : ", ");
        slant_say_name(t, at[i]);
    }
}

void slant_say_cells(const struct teller *t, const struct spot *at, size_t n)
{
    slant_say_list(t, at, n, "cell", "cells");
}

/* "the 2 at corner b3" */
void slant_say_number(const struct teller *t, struct spot at, bool first)
{
    slant_say(t, first ? "The " : "the ");
    writer_number(t->out, slant_corner(t->b, at.y / 2, at.x / 2));
    slant_say(t, " at corner ");
    slant_say_name(t, at);
}

/* "cell b2 is \ and cell c2 is /" */
void slant_say_moves(const struct teller *t)
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
    slant_say(t, ".");
}

/* "a / in cell c3": what the first move is not. */
enum slash slant_tell_refuted(const struct teller *t, struct spot *at)
{
    int r = 0, c = 0;
    enum slash slash = SLASH_FALL;
    slant_unpack(t->b, t->h->move[0], &r, &c, &slash);
    *at = spot_cell(r, c);
    return slash_other(slash);
}
