/* A Crosscut agent for Quincunx: a board that knows the rules, and a player to make better.
 *
 *     cc -O2 -o agent agent.c
 *     ./agent test                                         does the board know the rules?
 *     quincunx match './agent' random --game crosscut      a match of a hundred games
 *
 * choose() is yours. A move is a cell; written, c4 places a disc there.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE_MAX = 10, MOVES_MAX = SIDE_MAX * SIDE_MAX, TEXT_MAX = 200, DONE_MAX = 1024 };
static const char NO_MOVE[] = "skip"; /* the move of who has no other */

struct move {
    int c, r; /* column and row, both from 0, from the bottom left; c -1: skip */
    char way; /* always 0 */
};

struct state {
    char cell[SIDE_MAX][SIDE_MAX]; /* [column][row]: R, B or a dot, the perimeter included */
    char side;                     /* to move */
};

struct board {
    int w, h;
    struct state now, done[DONE_MAX]; /* done: what undo needs, of the last DONE_MAX turns */
    int n_done;
};

static const int ways[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

static char other(char side) { return side == 'R' ? 'B' : 'R'; }
static int most(int a, int b) { return a > b ? a : b; }

static char at(const struct board *b, int c, int r) /* 0 beside the board */
{
    return c >= 0 && r >= 0 && c < b->w && r < b->h ? b->now.cell[c][r] : 0;
}

static int is_inner(const struct board *b, int c, int r)
{
    return c > 0 && r > 0 && c < b->w - 1 && r < b->h - 1;
}

/* crosscut 6x5 ....../..RB../....../....../...... R; false: that is none */
static int board_read(struct board *b, const char *line)
{
    char rows[SIDE_MAX * (SIDE_MAX + 1) + 1];
    b->n_done = 0;
    if (sscanf(line, "crosscut %dx%d %110s %c", &b->w, &b->h, rows, &b->now.side) < 4 || b->w > SIDE_MAX || b->h > SIDE_MAX)
        return 0;
    for (int r = 0; r < b->h; r++)
        for (int c = 0; c < b->w; c++)
            b->now.cell[c][b->h - 1 - r] = rows[r * (b->w + 1) + c];
    return 1;
}

static void board_text(const struct board *b, char *out)
{
    out += sprintf(out, "crosscut %dx%d ", b->w, b->h);
    for (int r = b->h - 1; r >= 0; r--, *out++ = r >= 0 ? '/' : ' ')
        for (int c = 0; c < b->w; c++)
            *out++ = b->now.cell[c][r];
    sprintf(out, "%c", b->now.side);
}

/* How many discs of the colour that lies on c, r stand in a line through it, that one included. */
static int segment(const struct board *b, int c, int r, const int way[2])
{
    int n = 1;
    for (int sign = 1; sign >= -1; sign -= 2)
        for (int k = sign; at(b, c + k * way[0], r + k * way[1]) == b->now.cell[c][r]; k += sign)
            n++;
    return n;
}

/* The longest line of this side, in percent of what it needs. */
static int board_longest(const struct board *b, char side)
{
    int longest = 0;
    for (int c = 0; c < b->w; c++)
        for (int r = 0; r < b->h; r++)
            if (b->now.cell[c][r] == side) {
                longest = most(longest, 100 * segment(b, c, r, ways[0]) / (b->w - 2));
                longest = most(longest, 100 * segment(b, c, r, ways[1]) / (b->h - 2));
            }
    return longest;
}

/* What the board looks worth to the side to move: how much longer its longest line is. */
static int board_lead(const struct board *b)
{
    return board_longest(b, b->now.side) - board_longest(b, other(b->now.side));
}

/* R or B: who has just spanned the inner board; else 0. */
static char board_winner(const struct board *b)
{
    return board_longest(b, other(b->now.side)) == 100 ? other(b->now.side) : 0;
}

/* How many enemy discs lie this way between c, r and a disc of the mover. */
static int flanked(const struct board *b, int c, int r, const int way[2])
{
    int n = 0;
    while (at(b, c + (n + 1) * way[0], r + (n + 1) * way[1]) == other(b->now.side))
        n++;
    return at(b, c + (n + 1) * way[0], r + (n + 1) * way[1]) == b->now.side ? n : 0;
}

/* Turns over what a disc on c, r flanks and puts it there, if it is an inner one; how many it flanks. */
static int flip(struct board *b, int c, int r)
{
    int run[4], total = 0;
    for (int i = 0; i < 4; i++)
        total += run[i] = flanked(b, c, r, ways[i]);
    for (int i = 0; i < 4; i++)
        for (int k = 1; k <= run[i]; k++)
            b->now.cell[c + k * ways[i][0]][r + k * ways[i][1]] = b->now.side;
    if (is_inner(b, c, r))
        b->now.cell[c][r] = b->now.side;
    return total;
}

/* Does a disc on c, r flip what it flanks? Only if the line it creates is longer than any it cuts. */
static int is_flipping(struct board *b, int c, int r)
{
    struct state before = b->now;
    int run[4], cut = 0, created = 0;
    for (int i = 0; i < 4; i++) {
        run[i] = flanked(b, c, r, ways[i]);
        for (int k = 1; k <= run[i]; k++) {
            int n = segment(b, c + k * ways[i][0], r + k * ways[i][1], ways[(i + 1) % 4]);
            if (n > 1 || run[i] > 1) /* else it is the run itself */
                cut = most(cut, n);
        }
    }
    int total = flip(b, c, r);
    for (int i = 0; i < 4; i++)
        for (int k = is_inner(b, c, r) ? 0 : 1; k <= run[i]; k++)
            for (int line = 0; line < 2; line++)
                created = most(created, segment(b, c + k * ways[i][0], r + k * ways[i][1], ways[line]));
    b->now = before;
    return total && created > cut;
}

/* All legal moves; none: the game is over. */
static int board_moves(struct board *b, struct move *out)
{
    int n = 0;
    if (board_winner(b))
        return 0;
    for (int r = 0; r < b->h; r++)
        for (int c = 0; c < b->w; c++)
            if (b->now.cell[c][r] == '.' && (is_inner(b, c, r) || is_flipping(b, c, r)))
                out[n++] = (struct move){c, r, 0};
    if (!n)
        out[n++] = (struct move){-1, 0, 0};
    return n;
}

static void board_play(struct board *b, struct move m)
{
    b->done[b->n_done++ % DONE_MAX] = b->now;
    if (m.c >= 0 && is_flipping(b, m.c, m.r))
        flip(b, m.c, m.r);
    else if (m.c >= 0)
        b->now.cell[m.c][m.r] = b->now.side;
    b->now.side = other(b->now.side);
}

static void board_undo(struct board *b)
{
    b->now = b->done[--b->n_done % DONE_MAX];
}

static const struct known { /* a position, plies, and ... */
    const char *line;
    int plies, n;
} counts[] = { /* ... how many games of so many plies begin there */
    {"crosscut 5x5 ...../..RB./.RB../.BRR./..... B", 3, 22},
    {"crosscut 6x5 ....../..RBR./.RBBB./..RRB./...... B", 4, 17},
    {"crosscut 6x6 ....../....../....../....../....../...... R", 2, 240},
    {"crosscut 4x4 ..../.RR./..../.... B", 1, 0}, /* Red has won */
}, values[] = { /* ... what search finds */
    {"crosscut 5x5 ...../.RR../...../...../..... R", 1, 100},
    {"crosscut 6x5 ....../.RB.../..BR../.B..../...... R", 2, 25},
};
