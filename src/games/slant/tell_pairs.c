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

/* "The 1 at corner b2 takes at most one line there, so corner c2 gets at least one line" */
static struct range tell_corner(struct teller *t, size_t i, size_t next, struct range ahead)
{
    struct range r = {2 - ahead.most, 2 - ahead.least};
    slant_say_begin(t);
    slant_say_number(t, t->h->because[i]);
    slant_say(t, " takes ");
    say_amount(t, ahead.least, ahead.most);
    slant_say(t, " there, so corner ");
    slant_say_name(t, t->h->because[next]);
    slant_say(t, " gets ");
    say_amount(t, r.least, r.most);
    slant_say_end(t);
    mark_corner(t, i, next);
    return r;
}

void slant_tell_pairs(struct teller *t)
{
    const struct spot *at = t->h->because;
    size_t n = t->h->n_because, first = 0, now;
    while (!is_corner(at[first]))
        first++;
    for (now = first + 1; !is_corner(at[now]);)
        now++;
    int dx = (at[now].x > at[first].x) - (at[now].x < at[first].x);
    int dy = (at[now].y > at[first].y) - (at[now].y < at[first].y);
    struct touch behind = side_of(t->b, at[first], -dx, -dy);
    struct range r = {behind.slashes, behind.slashes + behind.empty};
    slant_say_begin(t);
    slant_say(t, "Two cells lie between neighbouring corners, and each points at one of the two");
    slant_say_end(t);
    for (size_t k = 0; k < first; k++)
        slant_say_cell(t, at[k], true);
    for (size_t i = first;; i = now) {
        struct range ahead = range_ahead(t->b, at[i], dx, dy, r);
        for (now = i + 1; now < n && !is_corner(at[now]);)
            now++;
        if (now == n) {
            tell_far_side(t, i, side_of(t->b, at[i], dx, dy), r);
            return;
        }
        r = tell_corner(t, i, now, ahead);
    }
}
