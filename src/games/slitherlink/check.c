/* check.c - which rules a (partial) answer breaks, and where, by the rules alone.
 *
 * clue    a cell has more lines than its number, or too few edges left to reach it
 * branch  a dot has three or four lines, or one line and no way on
 * loop    a closed loop that cannot be the whole answer: another line is drawn elsewhere, or it
 *         leaves a number unmet; or everything is crossed out and there is no loop at all
 */
#include "base/bits.h"
#include "games/slitherlink/slitherlink.h"

static bool clue_broken(const struct board *b, struct spot cell)
{
    int clue = slitherlink_get(b, cell);
    struct around a = slitherlink_around(b, cell);
    return clue != CLUE_NONE && (a.lines > clue || a.lines + a.unset < clue);
}

static bool dot_broken(const struct board *b, struct spot dot)
{
    struct around a = slitherlink_around(b, dot);
    return a.lines > 2 || (a.lines == 1 && a.unset == 0);
}

/* Flaws of cells (first = 1) or dots (first = 0). */
static int judge_spots(const struct board *b, struct flaws *out, int first, uint8_t rule,
                       bool (*broken)(const struct board *b, struct spot s))
{
    int n = 0;
    for (int y = first; y <= 2 * board_height(b); y += 2)
        for (int x = first; x <= 2 * board_width(b); x += 2) {
            struct spot s = {(int16_t)x, (int16_t)y};
            if (broken(b, s)) {
                flaws_add(out, rule);
                flaws_spot(out, s);
                n++;
            }
        }
    return n;
}

/* Every line belongs to one trace from its first edge in reading order; one that is not closed may
 * be met again from an edge before its beginning, and is not followed again. */
static struct err judge_loops(const struct board *b, struct flaws *out, int clues_broken,
                              struct work *w)
{
    const struct slitherlink *s = slitherlink_in(b);
    size_t bytes = slitherlink_index(b, spot_corner(board_height(b), board_width(b))) + 1;
    struct arena_mark mark = arena_here(w->arena);
    uint64_t *seen = arena_take(w->arena, bitset_words(bytes), sizeof *seen);
    struct spot *loop = arena_take(w->arena, (size_t)s->lines + 1, sizeof *loop);
    if (!seen || !loop) {
        arena_release(w->arena, mark);
        return err_memory();
    }
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2) {
            struct spot e = {(int16_t)x, (int16_t)y};
            bool closed;
            if (slitherlink_get(b, e) != EDGE_LINE || bitset_has(seen, slitherlink_index(b, e)))
                continue;
            size_t n = slitherlink_trace(b, e, seen, &closed, loop, (size_t)s->lines);
            for (size_t i = 0; i < n; i++)
                bitset_add(seen, slitherlink_index(b, loop[i]));
            if (!closed || (n == (size_t)s->lines && s->unmet == clues_broken))
                continue;
            flaws_add(out, SLITHERLINK_LOOP);
            for (size_t i = 0; i < n; i++)
                flaws_spot(out, loop[i]);
        }
    if (s->lines == 0 && s->unset == 0)
        flaws_add(out, SLITHERLINK_LOOP);
    arena_release(w->arena, mark);
    return err_none();
}

struct err slitherlink_check(const struct board *b, struct flaws *out, struct work *w)
{
    int clues_broken = judge_spots(b, out, 1, SLITHERLINK_CLUE, clue_broken);
    judge_spots(b, out, 0, SLITHERLINK_BRANCH, dot_broken);
    return judge_loops(b, out, clues_broken, w);
}

size_t slitherlink_differences(const struct board *b, const struct board *solution,
                               struct spot *out, size_t cap)
{
    size_t n = 0;
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2) {
            struct spot e = {(int16_t)x, (int16_t)y};
            uint8_t here = slitherlink_get(b, e);
            if (here == EDGE_UNSET || here == slitherlink_get(solution, e))
                continue;
            if (n < cap)
                out[n] = e;
            n++;
        }
    return n;
}

static struct spot first_line(const struct board *b)
{
    for (int y = 0;; y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2) {
            struct spot e = {(int16_t)x, (int16_t)y};
            if (slitherlink_get(b, e) == EDGE_LINE)
                return e;
        }
}

/* Lines that all close, and nothing else is to be drawn: every other edge is a cross. */
bool slitherlink_complete(struct board *b)
{
    const struct slitherlink *s = slitherlink_in(b);
    if (s->lines == 0 || s->ragged)
        return false;
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2) {
            struct spot e = {(int16_t)x, (int16_t)y};
            if (slitherlink_get(b, e) == EDGE_UNSET)
                slitherlink_set(b, e, EDGE_CROSS);
        }
    return true;
}

/* Unset edges count as not drawn: a loop that meets every number is an answer without crosses. */
enum status slitherlink_status(const struct board *b)
{
    const struct slitherlink *s = slitherlink_in(b);
    if (s->lines && !s->unmet && !s->ragged) {
        bool closed;
        if (slitherlink_trace(b, first_line(b), NULL, &closed, NULL, 0) == (size_t)s->lines)
            return STATUS_SOLVED;
    }
    return s->unset ? STATUS_OPEN : STATUS_INVALID;
}
