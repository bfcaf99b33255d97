/* tell_pairs.c - a row of numbers as a story: what each takes from one side and hands on. */
#include "games/slant/say.h"

/* Lines and open cells of corner `at` on the side towards (dx, dy) of it. */
static struct touch side_of(const struct board *b, struct spot at, int dx, int dy)
{
    struct touch n = {0, 0};
    for (int i = 0; i < 4; i++) {
        int x = i % 2 ? 1 : -1, y = i < 2 ? -1 : 1;
        int r = (at.y + y - 1) / 2, c = (at.x + x - 1) / 2;
        if ((dx && x != dx) || (dy && y != dy) || at.y + y < 0 || at.x + x < 0 ||
            r >= board_height(b) || c >= board_width(b))
            continue;
        n.slashes += slant_cell(b, r, c) == scratch_touching(i);
        n.empty += slant_cell(b, r, c) == SLASH_NONE;
    }
    return n;
}

static void say_amount(struct teller *t, int least, int most)
{
    static const char *const words[] = {"no line", "one line", "two lines"};
    if (least == most)
        slant_say(t, least == 1 ? "exactly " : "");
    else
        slant_say(t, most == 2 ? "at least " : "at most ");
    slant_say(t, words[least == most ? least : most == 2 ? least : most]);
}

/* What a number takes from the cells towards the next one, as a range; and what that leaves. */
struct range {
    int least, most;
};

static struct range range_ahead(const struct board *b, struct spot at, int dx, int dy,
                                struct range behind)
{
    int clue = slant_corner(b, at.y / 2, at.x / 2);
    struct touch ahead = side_of(b, at, dx, dy);
    struct range r = {clue - behind.most, clue - behind.least};
    r.least = r.least < ahead.slashes ? ahead.slashes : r.least;
    r.most = r.most > ahead.slashes + ahead.empty ? ahead.slashes + ahead.empty : r.most;
    return r;
}

/* A corner of the row, and the cells named after it up to `end`, as marks. */
static void mark_corner(struct teller *t, size_t i, size_t end)
{
    slant_say_clue(t, t->h->because[i]);
    for (size_t k = i + 1; k < end; k++)
        slant_say_cell(t, t->h->because[k], true);
}

/* The last number of the row: has it enough, or does it need the rest? */
static void tell_far_side(struct teller *t, size_t i, struct touch far, struct range near)
{
    struct spot at = t->h->because[i];
    bool enough = near.least + far.slashes == slant_corner(t->b, at.y / 2, at.x / 2);
    slant_say_begin(t);
    if (enough) {
        slant_say(t, "That is all that ");
        slant_say_number(t, at);
        slant_say(t, " may have: what is left points away");
    } else {
        slant_say_number(t, at);
        slant_say(t, " then needs every line it can get from its other side");
    }
    slant_say_end(t);
    mark_corner(t, i, t->h->n_because);
    slant_say_follows(t);
}

/* The two cells between corners a and b. */
static void cells_between(struct spot a, struct spot b, struct spot cell[2])
{
    struct spot mid = {(int16_t)((a.x + b.x) / 2), (int16_t)((a.y + b.y) / 2)};
    int across = a.y == b.y, along = !across;
    cell[0] = (struct spot){(int16_t)(mid.x - along), (int16_t)(mid.y - across)};
    cell[1] = (struct spot){(int16_t)(mid.x + along), (int16_t)(mid.y + across)};
}

/* "The 1 at corner b2 takes at most one line there, so corner c2 gets at least one line"; of a 2 on the
 * way: "The 2 at corner c2 repeats the pattern: ..."; and of exactly one line that the cells lean alike. */
static struct range tell_corner(struct teller *t, size_t i, size_t next, struct range ahead, bool repeats)
{
    struct spot at = t->h->because[i], to = t->h->because[next];
    struct range r = {2 - ahead.most, 2 - ahead.least};
    bool alike = r.least == 1 && r.most == 1;
    struct spot cell[2];
    cells_between(at, to, cell);
    slant_say_begin(t);
    slant_say_number(t, at);
    if (repeats) {
        slant_say(t, " repeats the pattern: ");
    } else {
        slant_say(t, " takes ");
        say_amount(t, ahead.least, ahead.most);
        slant_say(t, alike ? ": " : " there, so ");
    }
    if (alike) {
        slant_say_cells(t, cell, 2);
        slant_say(t, repeats ? " lean alike too, so " : " lean alike, so ");
    }
    slant_say(t, "corner ");
    slant_say_name(t, to);
    slant_say(t, " gets ");
    if (alike)
        slant_say(t, "one");
    else
        say_amount(t, r.least, r.most);
    slant_say_end(t);
    mark_corner(t, i, next);
    for (int k = 0; alike && k < 2; k++)
        story_place(t->h->story, STORY_AREA, cell[k], STORY_FOLLOWS);
    return r;
}

/* The next corner among the places, from the i-th on. */
static size_t next_corner(const struct teller *t, size_t i)
{
    while (i < t->h->n_because && !is_corner(t->h->because[i]))
        i++;
    return i;
}

/* Which way the row runs: from corner a to corner b. */
static void direction(struct spot a, struct spot b, int *dx, int *dy)
{
    *dx = (b.x > a.x) - (b.x < a.x);
    *dy = (b.y > a.y) - (b.y < a.y);
}

/* What the first corner of the row takes from the cells behind it. */
static struct range range_behind(const struct board *b, struct spot first, int dx, int dy)
{
    struct touch behind = side_of(b, first, -dx, -dy);
    return (struct range){behind.slashes, behind.slashes + behind.empty};
}

static bool is_on_rim(const struct board *b, struct spot at)
{
    return at.x == 0 || at.y == 0 || at.x == 2 * board_width(b) || at.y == 2 * board_height(b);
}

void slant_say_row(struct teller *t)
{
    size_t i = next_corner(t, 0), next = next_corner(t, i + 1);
    struct spot first = t->h->because[i], second = t->h->because[next];
    int dx, dy, clue = slant_corner(t->b, first.y / 2, first.x / 2);
    direction(first, second, &dx, &dy);
    struct range ahead = range_ahead(t->b, first, dx, dy, range_behind(t->b, first, dx, dy));
    if (t->h->technique == TWO_REPEATS) {
        slant_say(t, "A 2 repeats the pattern at corner ");
        slant_say_name(t, second);
    } else if (ahead.least == 1 && ahead.most == 1 && is_on_rim(t->b, first)) {
        slant_say(t, "Edge 1s, ");
        slant_say_number(t, first);
    } else if (ahead.least == 1 && ahead.most == 1) {
        struct spot cell[2];
        cells_between(first, second, cell);
        slant_say(t, "These two lean alike, ");
        slant_say_cells(t, cell, 2);
    } else {
        bool same = clue == slant_corner(t->b, second.y / 2, second.x / 2);
        slant_say(t, same ? "Two " : "Two numbers side by side, a ");
        writer_number(&t->out, clue);
        slant_say(t, same ? "s side by side" : " and a ");
        if (!same)
            writer_number(&t->out, slant_corner(t->b, second.y / 2, second.x / 2));
        slant_say(t, " at ");
        slant_say_list(t, (struct spot[]){first, second}, 2, "corner", "corners");
    }
}

void slant_tell_pairs(struct teller *t)
{
    const struct spot *at = t->h->because;
    size_t n = t->h->n_because, first = next_corner(t, 0), now = next_corner(t, first + 1);
    int dx, dy;
    direction(at[first], at[now], &dx, &dy);
    struct range r = range_behind(t->b, at[first], dx, dy);
    slant_say_begin(t);
    slant_say(t, "Two cells lie between neighbouring corners, and each points at one of the two");
    slant_say_end(t);
    for (size_t k = 0; k < first; k++)
        slant_say_cell(t, at[k], true);
    for (size_t i = first;; i = now) {
        struct range ahead = range_ahead(t->b, at[i], dx, dy, r);
        now = next_corner(t, i + 1);
        if (now == n) {
            tell_far_side(t, i, side_of(t->b, at[i], dx, dy), r);
            return;
        }
        r = tell_corner(t, i, now, ahead, i > first);
    }
}
