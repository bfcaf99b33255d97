/* A Slider agent for Quincunx: a board that knows the rules, and a player to make better.
 *
 *     cc -O2 -o agent agent.c
 *     ./agent test                                       does the board know the rules?
 *     quincunx match './agent' random --game slider      a match of a hundred games
 *
 * choose() is yours. A move is a cell and a way; written, a2r moves the piece on a2 right.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE_MAX = 16, MOVES_MAX = 3 * SIDE_MAX, TEXT_MAX = 400, DONE_MAX = 1024 };
static const char NO_MOVE[] = "pass"; /* the move of who has no other */

struct move {
    int c, r; /* column and row, both from 0, from the bottom left; c -1: pass */
    char way; /* r l u d */
};

struct state {
    char cell[SIDE_MAX][SIDE_MAX]; /* [column][row]: H, V, B (blocked) or + */
    char side;                     /* to move */
    int passes;                    /* turns without a move, up to now */
};

struct board {
    int n;
    struct state now, done[DONE_MAX]; /* done: what undo needs, of the last DONE_MAX turns */
    int n_done;
};

static char other(char side) { return side == 'H' ? 'V' : 'H'; }
static int across(char way) { return way == 'r' ? 1 : way == 'l' ? -1 : 0; }
static int up(char way) { return way == 'u' ? 1 : way == 'd' ? -1 : 0; }

static int is_on(const struct board *b, int c, int r)
{
    return c >= 0 && r >= 0 && c < b->n && r < b->n;
}

/* slider 4 H+++/H+++/H+++/+VVV H; false: that is none */
static int board_read(struct board *b, const char *line)
{
    char rows[SIDE_MAX * (SIDE_MAX + 1) + 1];
    b->n_done = b->now.passes = 0;
    if (sscanf(line, "slider %d %272s %c passes=%d", &b->n, rows, &b->now.side, &b->now.passes) < 3 || b->n > SIDE_MAX)
        return 0;
    for (int r = 0; r < b->n; r++)
        for (int c = 0; c < b->n; c++)
            b->now.cell[c][b->n - 1 - r] = rows[r * (b->n + 1) + c];
    return 1;
}

static void board_text(const struct board *b, char *out)
{
    out += sprintf(out, "slider %d ", b->n);
    for (int r = b->n - 1; r >= 0; r--, *out++ = r >= 0 ? '/' : ' ')
        for (int c = 0; c < b->n; c++)
            *out++ = b->now.cell[c][r];
    out += sprintf(out, "%c", b->now.side);
    if (b->now.passes)
        sprintf(out, " passes=%d", b->now.passes);
}

/* How many forward moves this side still needs to leave the board with all its pieces. */
static int board_to_go(const struct board *b, char side)
{
    int moves = 0;
    for (int c = 0; c < b->n; c++)
        for (int r = 0; r < b->n; r++)
            if (b->now.cell[c][r] == side)
                moves += b->n - (side == 'H' ? c : r);
    return moves;
}

/* What the board looks worth to the side to move: by how many forward moves it is ahead. */
static int board_lead(const struct board *b)
{
    return board_to_go(b, other(b->now.side)) - board_to_go(b, b->now.side);
}

/* H, V, t for a tie, or 0 while the game goes on */
static char board_winner(const struct board *b)
{
    return !board_to_go(b, 'H') ? 'H' : !board_to_go(b, 'V') ? 'V' : b->now.passes == 2 ? 't' : 0;
}

/* All legal moves; none: the game is over. */
static int board_moves(struct board *b, struct move *out)
{
    int n = 0;
    const char *ways = b->now.side == 'H' ? "rud" : "url"; /* forward first */
    if (board_winner(b))
        return 0;
    for (int r = 0; r < b->n; r++)
        for (int c = 0; c < b->n; c++)
            for (const char *way = ways; *way && b->now.cell[c][r] == b->now.side; way++) {
                int x = c + across(*way), y = r + up(*way);
                if (is_on(b, x, y) ? b->now.cell[x][y] == '+' : *way == *ways)
                    out[n++] = (struct move){c, r, *way};
            }
    if (!n)
        out[n++] = (struct move){-1, 0, 0};
    return n;
}

static void board_play(struct board *b, struct move m)
{
    b->done[b->n_done++ % DONE_MAX] = b->now;
    b->now.passes = m.c < 0 ? b->now.passes + 1 : 0;
    if (m.c >= 0) {
        int x = m.c + across(m.way), y = m.r + up(m.way);
        b->now.cell[m.c][m.r] = '+';
        if (is_on(b, x, y)) /* else it left the board */
            b->now.cell[x][y] = b->now.side;
    }
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
    {"slider 4 H+++/H+++/H+++/+VVV H", 4, 438},
    {"slider 5 H+++H/+B++V/H+++V/HV+B+/+++VV V", 3, 276},
    {"slider 2 BB/+V H", 1, 0},       /* no H is left: H has won */
    {"slider 3 BB+/HB+/BVV H", 1, 1}, /* H must pass */
}, values[] = { /* ... what search finds */
    {"slider 2 +H/+V H", 1, 2},
    {"slider 5 H+++H/+B++V/H+++V/HV+B+/+++VV V", 2, -3},
};
