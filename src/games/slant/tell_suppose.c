/* tell_suppose.c - a supposition in words, step by step: what is assumed lies on top of the board
 * in a list, and every place named in the hint adds to it what follows there.
 */
#include "games/slant/slate.h"
#include "games/slant/words.h"

/* Cells assumed while a supposition is told; one that needs more is told by its places. */
enum { TOLD_MOST = 600 };

struct tale {
    const struct teller *t;
    struct spot at[TOLD_MOST];
    enum slash slash[TOLD_MOST];
    size_t n;
    bool broken; /* told cell by cell it does not end as the hint says */
};

static enum slash tale_cell(const struct tale *m, struct spot at)
{
    for (size_t i = 0; i < m->n; i++)
        if (m->at[i].x == at.x && m->at[i].y == at.y)
            return m->slash[i];
    return slant_cell(m->t->b, at.y / 2, at.x / 2);
}

static void assume(struct tale *m, struct spot at, enum slash slash)
{
    m->broken |= m->n == TOLD_MOST || tale_cell(m, at) != SLASH_NONE;
    if (m->n < TOLD_MOST) {
        m->at[m->n] = at;
        m->slash[m->n++] = slash;
    }
}

/* Cell i round a corner; false: off the board. */
static bool near_corner(const struct board *b, struct spot corner, int i, struct spot *at)
{
    *at = (struct spot){(int16_t)(corner.x + (i % 2 ? 1 : -1)),
                        (int16_t)(corner.y + (i < 2 ? -1 : 1))};
    return at->x > 0 && at->y > 0 && at->x < 2 * board_width(b) && at->y < 2 * board_height(b);
}

static struct touch tale_touch(const struct tale *m, struct spot corner)
{
    struct touch n = {0, 0};
    struct spot at;
    for (int i = 0; i < 4; i++)
        if (near_corner(m->t->b, corner, i, &at)) {
            n.slashes += tale_cell(m, at) == slate_touching(i);
            n.empty += tale_cell(m, at) == SLASH_NONE;
        }
    return n;
}

/* Would this slash close a loop? Along the walls, as in walls.c, with what is assumed. */
static bool tale_closes(const struct tale *m, struct spot cell, enum slash slash)
{
    static const int8_t dx[4] = {1, 1, -1, -1}, dy[4] = {-1, 1, 1, -1};
    int home = slash == SLASH_RISE ? 0 : 3, came = home;
    struct spot from = {(int16_t)(cell.x - dx[home]), (int16_t)(cell.y + 1)}, x = from;
    struct spot to = {(int16_t)(cell.x + dx[home]), (int16_t)(cell.y - 1)};
    for (;;) {
        int d = came;
        struct spot at;
        bool wall;
        do {
            d = (d + 1) % 4;
            if (d == home && x.x == from.x && x.y == from.y)
                return false;
            wall = near_corner(m->t->b, x, dx[d] > 0 ? (dy[d] > 0 ? 3 : 1) : (dy[d] > 0 ? 2 : 0),
                               &at) &&
                   tale_cell(m, at) == (d % 2 ? SLASH_FALL : SLASH_RISE);
        } while (!wall);
        x = (struct spot){(int16_t)(x.x + 2 * dx[d]), (int16_t)(x.y + 2 * dy[d])};
        if (x.x == to.x && x.y == to.y)
            return true;
        came = (d + 2) % 4;
    }
}

static void tell_gap(struct tale *m, struct spot cell)
{
    if (tale_cell(m, cell)) { /* the walk needs an open cell */
        m->broken = true;
        return;
    }
    enum slash bad = tale_closes(m, cell, SLASH_FALL) ? SLASH_FALL : SLASH_RISE;
    slant_say(m->t, "a ");
    slant_say_slash(m->t, bad);
    slant_say(m->t, " in cell ");
    slant_say_name(m->t, cell);
    slant_say(m->t, " would close a loop, so it is ");
    slant_say_slash(m->t, slash_other(bad));
    slant_say(m->t, "; ");
    assume(m, cell, slash_other(bad));
}

/* A number that has its lines, or needs all: say so and fill in what follows. */
static void tell_number(struct tale *m, struct spot corner)
{
    const struct teller *t = m->t;
    int clue = slant_corner(t->b, corner.y / 2, corner.x / 2);
    struct touch around = tale_touch(m, corner);
    bool finished = around.slashes == clue;
    int told = 0;
    struct spot at;
    slant_say_number(t, corner, false);
    slant_say(t, finished ? " is finished, so " : " needs all that is left, so ");
    for (int i = 0; i < 4; i++) {
        enum slash slash = finished ? slash_other(slate_touching(i)) : slate_touching(i);
        if (!near_corner(t->b, corner, i, &at) || tale_cell(m, at))
            continue;
        told++;
        slant_say(t, told == 1 ? "cell " : told == around.empty ? " and cell " : ", cell ");
        slant_say_name(t, at);
        slant_say(t, " is ");
        slant_say_slash(t, slash);
        assume(m, at, slash);
    }
    m->broken |= !told;
    slant_say(t, "; ");
}

static void tell_end(struct tale *m, struct spot at)
{
    const struct teller *t = m->t;
    if (is_corner(at)) {
        struct touch n = tale_touch(m, at);
        int clue = slant_corner(t->b, at.y / 2, at.x / 2);
        bool many = n.slashes > clue;
        m->broken |= !many && n.slashes + n.empty >= clue;
        slant_say_number(t, at, false);
        slant_say(t, many ? " gets too many lines" : " cannot get enough lines");
    } else {
        m->broken |= tale_cell(m, at) == SLASH_NONE;
        slant_say(t, "the line in cell ");
        slant_say_name(t, at);
        slant_say(t, " closes a loop");
    }
    slant_say(t, ". So ");
    slant_say_moves(t);
}

/* By its places only. */
static void tell_briefly(const struct teller *t)
{
    const struct spot *at = t->h->because;
    size_t last = t->h->n_because - 1;
    slant_say(t, ". Follow what comes of it at");
    for (size_t i = 1; i < last; i++) {
        slant_say(t, i == 1 ? "" : i + 1 == last ? " and then" : ",");
        slant_say(t, is_corner(at[i]) ? " corner " : " cell ");
        slant_say_name(t, at[i]);
    }
    slant_say(t, is_corner(at[last]) ? ": in the end the number at corner " : ": in the end cell ");
    slant_say_name(t, at[last]);
    slant_say(t, is_corner(at[last]) ? " cannot be met. So " : " closes a loop. So ");
    slant_say_moves(t);
}

/* Every step in turn. False: some cell came out otherwise than in the hint, which took the shortest
 * way through a position that contradicts itself; then the places have to do. */
static bool tell_fully(const struct teller *t)
{
    const struct spot *at = t->h->because;
    size_t last = t->h->n_because - 1;
    struct spot cell;
    struct tale m = {.t = t};
    enum slash bad = slant_tell_refuted(t, &cell);
    slant_say(t, ". Then ");
    assume(&m, cell, bad);
    for (size_t i = 1; i < last; i++) {
        if (is_corner(at[i]))
            tell_number(&m, at[i]);
        else
            tell_gap(&m, at[i]);
    }
    slant_say(t, last > 1 ? "and then " : "");
    tell_end(&m, at[last]);
    return !m.broken;
}

void slant_tell_suppose(const struct teller *t)
{
    struct spot cell;
    struct writer nowhere = writer_to(NULL, 0);
    struct teller rehearsal = {t->b, t->h, &nowhere};
    enum slash bad = slant_tell_refuted(t, &cell);
    slant_say(t, "Suppose cell ");
    slant_say_name(t, cell);
    slant_say(t, " is ");
    slant_say_slash(t, bad);
    if (tell_fully(&rehearsal))
        tell_fully(t);
    else
        tell_briefly(t);
}
