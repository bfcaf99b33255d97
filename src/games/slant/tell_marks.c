/* tell_marks.c - a row of numbers in words: what each takes from one side and hands on. */
#include "games/slant/slate.h"
#include "games/slant/words.h"

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
        n.slashes += slant_cell(b, r, c) == slate_touching(i);
        n.empty += slant_cell(b, r, c) == SLASH_NONE;
    }
    return n;
}

static void say_amount(const struct teller *t, int least, int most)
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

/* "with cell b3 as drawn" */
static void say_drawn(const struct teller *t, const char *with, size_t first, size_t end)
{
    slant_say(t, with);
    slant_say_cells(t, &t->h->because[first], end - first);
    slant_say(t, " as drawn, ");
}

/* The last number of the row: has it enough, or does it need the rest? */
static void say_far_side(const struct teller *t, struct spot at, struct touch far,
                         struct range near, size_t named)
{
    bool enough = near.least + far.slashes == slant_corner(t->b, at.y / 2, at.x / 2);
    size_t n = t->h->n_because;
    slant_say(t, " from there");
    if (enough && n > named) {
        slant_say(t, ". With ");
        slant_say_cells(t, &t->h->because[named], n - named);
        slant_say(t, " that is all it may have, so the rest points away: ");
    } else if (enough) {
        slant_say(t, ". That is all it may have, so its other cells point away: ");
    } else {
        if (n > named)
            say_drawn(t, ", so, with ", named, n);
        slant_say(t, n > named ? "" : ", so ");
        slant_say(t, "it needs every line it can get from its other side: ");
    }
    slant_say_moves(t);
}

/* The number that begins the row; cells drawn behind it, and ahead of it up to `end`. */
static void say_first(const struct teller *t, size_t first, size_t end)
{
    if (first)
        say_drawn(t, "With ", 0, first);
    slant_say_number(t, t->h->because[first], !first);
    if (end > first + 1)
        say_drawn(t, ", with ", first + 1, end);
    slant_say(t, end > first + 1 ? "takes " : " takes ");
}

static void say_later(const struct teller *t, size_t at, size_t end)
{
    slant_say(t, ", so ");
    if (end > at + 1)
        say_drawn(t, "with ", at + 1, end);
    slant_say(t, "it takes ");
}

void slant_tell_marks(const struct teller *t)
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
    size_t last = first;
    slant_say(t, "Two cells lie between neighbouring corners, and each points at one of the two. ");
    for (size_t i = first; i < n; i = now) {
        struct range ahead = range_ahead(t->b, at[i], dx, dy, r);
        for (now = i + 1; now < n && !is_corner(at[now]);)
            now++;
        last = i;
        if (now == n)
            break;
        if (i == first)
            say_first(t, first, now);
        else
            say_later(t, i, now);
        say_amount(t, ahead.least, ahead.most);
        slant_say(t, " from the cells towards corner ");
        slant_say_name(t, at[now]);
        slant_say(t, "; ");
        slant_say_number(t, at[now], false);
        slant_say(t, " gets ");
        r = (struct range){2 - ahead.most, 2 - ahead.least};
        say_amount(t, r.least, r.most);
    }
    say_far_side(t, at[last], side_of(t->b, at[last], dx, dy), r, last + 1);
}
