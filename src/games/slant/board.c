/* board.c - the cells and corners of Slant, and the counters over them. */
#include "games/slant/slant.h"

/* The four cells around corner (i, j): the slash that ends at the corner differs in turn. */
struct touch slant_touch(const struct board *b, int i, int j)
{
    struct touch t = {0, 0};
    for (int r = i - 1; r <= i; r++)
        for (int c = j - 1; c <= j; c++) {
            if (r < 0 || c < 0 || r >= board_height(b) || c >= board_width(b))
                continue;
            enum slash slash = slant_cell(b, r, c);
            enum slash ends_here = (i - r) == (j - c) ? SLASH_FALL : SLASH_RISE;
            t.slashes += slash == ends_here;
            t.empty += slash == SLASH_NONE;
        }
    return t;
}

static bool is_unmet(const struct board *b, int i, int j)
{
    int clue = slant_corner(b, i, j);
    return clue != CORNER_NONE && slant_touch(b, i, j).slashes != clue;
}

static int unmet_round(const struct board *b, int r, int c)
{
    return is_unmet(b, r, c) + is_unmet(b, r, c + 1) + is_unmet(b, r + 1, c) +
           is_unmet(b, r + 1, c + 1);
}

/* A slash between corners that are joined already closes a loop; taking away a slash whose ends
 * stay joined opens one. */
void slant_set(struct board *b, int r, int c, enum slash slash)
{
    struct slant *s = slant_of(b);
    uint8_t *cell = &s->at[slant_cell_index(b, r, c)];
    enum slash old = (enum slash)(*cell & SLASH_MASK);
    s->unmet -= unmet_round(b, r, c);
    *cell = (uint8_t)(*cell & ~SLASH_MASK);
    if (old != SLASH_NONE && slant_joined(b, r, c, old))
        s->loops--;
    if (slash != SLASH_NONE && slant_joined(b, r, c, slash))
        s->loops++;
    *cell = (uint8_t)(*cell | slash);
    s->unmet += unmet_round(b, r, c);
    s->empty += (slash == SLASH_NONE) - (old == SLASH_NONE);
}

void slant_tally(struct board *b)
{
    struct slant *s = slant_of(b);
    s->empty = s->unmet = 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            s->empty += slant_cell(b, r, c) == SLASH_NONE;
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            s->unmet += is_unmet(b, i, j);
    s->loops = slant_count_loops(b);
}

/* The solution of rule=sound stays. */
void slant_clear(struct board *b)
{
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            slant_of(b)->at[slant_cell_index(b, r, c)] &= (uint8_t)~SLASH_MASK;
    slant_tally(b);
}

/* A full board is right or "Invalid Board State"; before that every board is open. */
enum status slant_status(const struct board *b)
{
    const struct slant *s = slant_in(b);
    if (s->empty)
        return STATUS_OPEN;
    if (s->unmet || s->loops)
        return STATUS_INVALID;
    if (!slant_is_duel(b))
        return STATUS_SOLVED;
    return s->score[0] > s->score[1]   ? STATUS_FIRST
           : s->score[0] < s->score[1] ? STATUS_SECOND
                                       : STATUS_DRAW;
}

bool slant_is_out_of_reach(const struct board *b, int i, int j)
{
    int clue = slant_corner(b, i, j);
    struct touch t = slant_touch(b, i, j);
    return clue != CORNER_NONE && (t.slashes > clue || t.slashes + t.empty < clue);
}

struct err slant_check(const struct board *b, struct flaws *out, struct work *w)
{
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            if (slant_is_out_of_reach(b, i, j)) {
                flaws_add(out, SLANT_CLUE);
                flaws_spot(out, spot_corner(i, j));
            }
    return slant_in(b)->loops ? slant_report_loops(b, out, w) : err_none();
}

size_t slant_differences(const struct board *b, const struct board *solution, struct spot *out,
                         size_t cap)
{
    size_t n = 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            if (slant_cell(b, r, c) && slant_cell(b, r, c) != slant_cell(solution, r, c)) {
                if (n < cap)
                    out[n] = spot_cell(r, c);
                n++;
            }
    return n;
}
