/* colour.c - inside and outside in words: walk, and count the lines you cross. */
#include "games/slitherlink/explain/say.h"

static const struct spot off_board = {-1, -1};

static struct spot cell_beyond(const struct board *b, struct spot e, struct spot from)
{
    struct spot p = spot_beside(e, e.x & 1 ? SIDE_N : SIDE_W),
                q = spot_beside(e, e.x & 1 ? SIDE_S : SIDE_E);
    if (p.x < 0 || p.y < 0)
        p = off_board;
    if (q.x > 2 * board_width(b) || q.y > 2 * board_height(b))
        q = off_board;
    return spot_same(p, from) ? q : p;
}

static void say_side(const struct say *s, struct spot cell)
{
    if (spot_same(cell, off_board))
        slither_say_text(s, "the outside");
    else {
        slither_say_text(s, "cell ");
        slither_say_name(s, cell);
    }
}

static int count_lines(const struct say *s, const struct spot *edge, size_t n)
{
    int lines = 0;
    for (size_t i = 0; i < n; i++)
        lines += slitherlink_get(s->b, edge[i]) == EDGE_LINE;
    return lines;
}

/* Where a walk over these edges ends that begins at `from`; each edge must touch where we are. */
static bool walk(const struct board *b, const struct spot *edge, size_t n, struct spot from,
                 struct spot *to)
{
    for (size_t i = 0; i < n; i++) {
        struct spot next = cell_beyond(b, edge[i], from);
        if (!spot_same(cell_beyond(b, edge[i], next), from))
            return false;
        from = next;
    }
    *to = from;
    return true;
}

/* The edges in order, and where the way leaves the board and comes back. */
static void say_way(const struct say *s, const struct spot *edge, size_t n, struct spot from)
{
    for (size_t i = 0, first = 0; i < n; i++) {
        from = cell_beyond(s->b, edge[i], from);
        bool out = spot_same(from, off_board) && i + 1 < n;
        if (!out && i + 1 < n)
            continue;
        slither_say_text(s, first ? " and back in across " : " across ");
        slither_say_list(s, edge + first, i + 1 - first);
        slither_say_text(s, out ? " to the outside" : "");
        first = i + 1;
    }
}

static void say_walk(const struct say *s, const struct spot *edge, size_t n, struct spot from,
                     struct spot to)
{
    int lines = count_lines(s, edge, n);
    slither_say_text(s, "Walk from ");
    say_side(s, from);
    slither_say_text(s, " to ");
    say_side(s, to);
    say_way(s, edge, n, from);
    slither_say_text(s, ": you cross ");
    slither_say_count(s, lines, "line", "lines");
    slither_say_text(s, lines % 2 ? ", an odd number, so " : ", an even number, so ");
}

/* What an odd or even number of lines between two cells tells of them. */
static void say_sides(const struct say *s, bool differ)
{
    slither_say_text(s, differ ? "the two ends lie on different sides of the loop"
                               : "the two ends lie on the same side of the loop");
}

void slither_say_colour(const struct say *s)
{
    uint8_t state;
    struct spot e = slitherlink_move_edge(s->b, s->h->move[0], &state), to = off_board;
    struct spot from = cell_beyond(s->b, e, off_board);
    const struct spot *edge = s->h->because;
    size_t n = s->h->n_because;
    if (!walk(s->b, edge, n, from, &to)) {
        from = cell_beyond(s->b, e, from);
        walk(s->b, edge, n, from, &to);
    }
    bool differ = count_lines(s, edge, n) % 2;
    say_walk(s, edge, n, from, to);
    if (spot_same(from, off_board) || spot_same(to, off_board)) { /* then the other end is known */
        say_side(s, spot_same(to, off_board) ? from : to);
        slither_say_text(s, differ ? " lies inside the loop" : " lies outside the loop");
    } else {
        say_sides(s, differ);
    }
    slither_say_text(s, ": ");
    slither_say_moves(s);
}

/* Open sides of the number with the outside beyond them: two in a corner of the board. */
static void say_rim(const struct say *s, struct spot cell)
{
    struct spot open[4];
    size_t n = 0;
    for (int side = 0; side < 4; side++) {
        struct spot e = spot_beside(cell, side);
        if (slitherlink_edge(s->b, e) == EDGE_UNSET &&
            spot_same(cell_beyond(s->b, e, cell), off_board))
            open[n++] = e;
    }
    slither_say_text(s, "The outside lies beyond ");
    slither_say_list(s, open, n);
    slither_say_text(s, n == 2 ? ": they are both lines or both not"
                               : ": they are all lines or all not");
}

/* A walk between two neighbours of the number; none is needed between two sides at the rim. */
static void round_number(const struct say *s, struct spot cell)
{
    const struct spot *edge = &s->h->because[1];
    size_t n = s->h->n_because - 1;
    slither_say_text(s, "Look at ");
    slither_say_place(s, cell);
    slither_say_text(s, ". ");
    for (int side = 0; side < 4 && n; side++) {
        struct spot from = cell_beyond(s->b, spot_beside(cell, side), cell), to;
        if (!walk(s->b, edge, n, from, &to))
            continue;
        bool differ = count_lines(s, edge, n) % 2;
        say_walk(s, edge, n, from, to);
        say_sides(s, differ);
        slither_say_text(s, differ ? ", and exactly one of the edges to them is a line"
                                   : ", and the edges to them are both lines or both not");
        break;
    }
    if (!n)
        say_rim(s, cell);
    slither_say_text(s, ". So ");
    slither_say_moves(s);
}

/* Edges of the walk that begins at `from` and leads to `to`, of n that may go on after it. */
static size_t walk_length(const struct board *b, const struct spot *edge, size_t n,
                          struct spot from, struct spot to)
{
    struct spot at = from;
    for (size_t i = 1; i <= n; i++)
        if (walk(b, &edge[i - 1], 1, at, &at) && spot_same(at, to))
            return i;
    return n;
}

/* Opposite cells lie on one side of the loop, both pairs of them. */
static void round_dot(const struct say *s, struct spot dot)
{
    const struct spot *edge = &s->h->because[1];
    size_t n = s->h->n_because - 1;
    slither_say_text(s, "Look at ");
    slither_say_place(s, dot);
    slither_say_text(s, ". ");
    for (int pair = 0; pair < 2; pair++) { /* the walk comes back from the later cell */
        int16_t dx = 1, dy = pair ? 1 : -1;
        struct spot to = {(int16_t)(dot.x + dx), (int16_t)(dot.y + dy)};
        struct spot from = {(int16_t)(dot.x - dx), (int16_t)(dot.y - dy)};
        size_t length = walk_length(s->b, edge, n, from, to);
        say_walk(s, edge, length, from, to);
        say_sides(s, false);
        slither_say_text(s, ". ");
        edge += length;
        n -= length;
    }
    slither_say_text(s, "All four cells lie on the same side, or the loop would cross itself at "
                        "the dot: ");
    slither_say_moves(s);
}

void slither_say_colour_clue(const struct say *s)
{
    struct spot at = s->h->because[0];
    if (spot_is_cell(at))
        round_number(s, at);
    else
        round_dot(s, at);
}
