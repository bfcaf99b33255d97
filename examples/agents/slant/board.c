/* An agent for the Slant duel of Quincunx: a board that knows the rules, and a player to make better.
 *
 *     cc -O2 -o agent agent.c
 *     ./agent test                                      does the board know the rules?
 *     quincunx match './agent' random --game slant      a match of a hundred games
 *
 * choose() is yours. A move is a cell and a line; written, b3L draws \ in cell b3, b3R draws /.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE_MAX = 26, MOVES_MAX = 2 * SIDE_MAX * SIDE_MAX, TEXT_MAX = 2000, DONE_MAX = 1024 };
static const char NO_MOVE[] = ""; /* there is always one */

struct move {
    int c, r; /* column and row of a cell, both from 0, from the bottom left */
    char way; /* L or R */
};

struct state {
    char cell[SIDE_MAX][SIDE_MAX]; /* [column][row]: L, R or a dot */
    int side, score[2];            /* to move: 0 or 1 */
};

/* With rule=sound only lines of the one solution may be drawn; it is in `answer` then. Corner c, r is the bottom left one
 * of cell c, r. */
struct board {
    int w, h, is_sound;
    char clue[SIDE_MAX + 1][SIDE_MAX + 1]; /* [column][row] of a corner: its number or a dot */
    char answer[SIDE_MAX][SIDE_MAX];
    struct state now, done[DONE_MAX]; /* done: what undo needs, of the last DONE_MAX turns */
    int n_done;
};

static int board_solve(struct board *b);

/* slant 2x2 ..1/.3./2.. ../.. duel=1 mover=1 score=0-0; false: that is none */
static int board_read(struct board *b, const char *line)
{
    char clues[TEXT_MAX], cells[TEXT_MAX], rule[16] = "";
    if (strlen(line) >= TEXT_MAX ||
        sscanf(line, "slant %dx%d %s %s duel=1 mover=%d score=%d-%d rule=%15s", &b->w, &b->h, clues, cells, &b->now.side,
               &b->now.score[0], &b->now.score[1], rule) < 7 || b->w > SIDE_MAX || b->h > SIDE_MAX)
        return 0;
    b->now.side--;
    b->n_done = 0;
    for (int r = 0; r <= b->h; r++)
        for (int c = 0; c <= b->w; c++)
            b->clue[c][b->h - r] = clues[r * (b->w + 2) + c];
    for (int r = 0; r < b->h; r++)
        for (int c = 0; c < b->w; c++)
            b->now.cell[c][b->h - 1 - r] = cells[r * (b->w + 1) + c];
    b->is_sound = strcmp(rule, "sound") == 0;
    return !b->is_sound || board_solve(b);
}

static void board_text(const struct board *b, char *out)
{
    out += sprintf(out, "slant %dx%d ", b->w, b->h);
    for (int r = b->h; r >= 0; r--, *out++ = r >= 0 ? '/' : ' ')
        for (int c = 0; c <= b->w; c++)
            *out++ = b->clue[c][r];
    for (int r = b->h - 1; r >= 0; r--, *out++ = r >= 0 ? '/' : ' ')
        for (int c = 0; c < b->w; c++)
            *out++ = b->now.cell[c][r];
    sprintf(out, "duel=1 mover=%d score=%d-%d%s", b->now.side + 1, b->now.score[0], b->now.score[1],
            b->is_sound ? " rule=sound" : "");
}

/* ---- corners and lines ---- */

struct corner { int c, r; };

/* The two corners that a line joins. */
static void ends(struct move m, struct corner out[2])
{
    out[0] = (struct corner){m.c, m.way == 'L' ? m.r + 1 : m.r};
    out[1] = (struct corner){m.c + 1, m.way == 'L' ? m.r : m.r + 1};
}

/* The cells beside a corner, each with the line that would end there; how many there are. */
static int around(const struct board *b, struct corner k, struct move out[4])
{
    int n = 0;
    for (int i = 0; i < 4; i++) {
        struct move m = {k.c - i % 2, k.r - i / 2, i % 2 == i / 2 ? 'R' : 'L'};
        if (m.c >= 0 && m.r >= 0 && m.c < b->w && m.r < b->h)
            out[n++] = m;
    }
    return n;
}

/* How many lines end there, and with how many empty cells beside it. */
static int lines(const struct board *b, struct corner k, int *room)
{
    struct move beside[4];
    int n = around(b, k, beside), ended = 0;
    *room = 0;
    for (int i = 0; i < n; i++) {
        ended += b->now.cell[beside[i].c][beside[i].r] == beside[i].way;
        *room += b->now.cell[beside[i].c][beside[i].r] == '.';
    }
    return ended;
}

/* Is there a way along lines from one end of this line to the other? */
static int is_joined(const struct board *b, struct move line)
{
    char seen[SIDE_MAX + 1][SIDE_MAX + 1] = {{0}};
    struct corner todo[(SIDE_MAX + 1) * (SIDE_MAX + 1)], end[2];
    struct move beside[4];
    int n = 1;
    ends(line, end);
    struct corner goal = end[1];
    todo[0] = end[0];
    seen[end[0].c][end[0].r] = 1;
    while (n) {
        int cells = around(b, todo[--n], beside);
        for (int i = 0; i < cells; i++) {
            if (b->now.cell[beside[i].c][beside[i].r] != beside[i].way)
                continue;
            ends(beside[i], end);
            for (int e = 0; e < 2; e++)
                if (!seen[end[e].c][end[e].r]) {
                    seen[end[e].c][end[e].r] = 1;
                    todo[n++] = end[e];
                }
        }
    }
    return seen[goal.c][goal.r];
}

/* Would this line close a loop, or give a corner more lines than its number? */
static int breaks(const struct board *b, struct move m)
{
    struct corner end[2];
    int over = is_joined(b, m), room;
    ends(m, end);
    for (int e = 0; e < 2; e++) {
        char clue = b->clue[end[e].c][end[e].r];
        over = over || (clue != '.' && lines(b, end[e], &room) >= clue - '0');
    }
    return over;
}

/* What this line earns: 1, 2 for each number it completes, 3 if all numbers around are met, 1 in the middle. */
static int points(struct board *b, struct move m)
{
    struct corner end[2];
    int numbered = 0, met = 0, completed = 0, room;
    if (breaks(b, m))
        return 0;
    ends(m, end);
    b->now.cell[m.c][m.r] = m.way;
    for (int i = 0; i < 4; i++) {
        struct corner k = {m.c + i % 2, m.r + i / 2};
        int is_end = (k.c == end[0].c && k.r == end[0].r) || (k.c == end[1].c && k.r == end[1].r);
        if (b->clue[k.c][k.r] == '.')
            continue;
        int is_met = lines(b, k, &room) == b->clue[k.c][k.r] - '0';
        numbered++;
        met += is_met;
        completed += is_met && is_end;
    }
    b->now.cell[m.c][m.r] = '.';
    int middle = abs(2 * m.c + 1 - b->w) <= 2 && abs(2 * m.r + 1 - b->h) <= 2;
    return 1 + 2 * completed + (numbered && met == numbered ? 3 : 0) + middle;
}

/* ---- the game ---- */

/* All legal moves; none: the game is over. */
static int board_moves(struct board *b, struct move *out)
{
    int n = 0;
    for (int r = 0; r < b->h; r++)
        for (int c = 0; c < b->w; c++)
            for (const char *way = "LR"; *way && b->now.cell[c][r] == '.'; way++)
                if (!b->is_sound || b->answer[c][r] == *way)
                    out[n++] = (struct move){c, r, *way};
    return n;
}

static void board_play(struct board *b, struct move m)
{
    b->done[b->n_done++ % DONE_MAX] = b->now;
    b->now.score[b->now.side] += points(b, m);
    b->now.cell[m.c][m.r] = m.way;
    b->now.side = 1 - b->now.side;
}

static void board_undo(struct board *b)
{
    b->now = b->done[--b->n_done % DONE_MAX];
}

/* Is the board full, and a number not met or a loop closed? A line whose ends are joined without it closes one. */
static int board_is_spoilt(struct board *b)
{
    int room, wrong = 0;
    for (int c = 0; c < b->w; c++)
        for (int r = 0; r < b->h; r++)
            if (b->now.cell[c][r] == '.')
                return 0;
    for (int c = 0; c <= b->w; c++)
        for (int r = 0; r <= b->h; r++)
            wrong = wrong || (b->clue[c][r] != '.' && lines(b, (struct corner){c, r}, &room) != b->clue[c][r] - '0');
    for (int c = 0; c < b->w; c++)
        for (int r = 0; r < b->h; r++) {
            struct move m = {c, r, b->now.cell[c][r]};
            b->now.cell[c][r] = '.';
            wrong = wrong || is_joined(b, m);
            b->now.cell[c][r] = m.way;
        }
    return wrong;
}

/* What the board looks worth to the side to move: by how many points it is ahead; nobody wins on a spoilt board. */
static int board_lead(struct board *b)
{
    return board_is_spoilt(b) ? 0 : b->now.score[b->now.side] - b->now.score[1 - b->now.side];
}

/* ---- the solution ---- */

/* Can this line be part of a solution, as far as the four corners around tell? */
static int fits(struct board *b, struct move m)
{
    int enough = !breaks(b, m), room;
    b->now.cell[m.c][m.r] = m.way;
    for (int i = 0; i < 4; i++) {
        struct corner k = {m.c + i % 2, m.r + i / 2};
        int ended = lines(b, k, &room);
        enough = enough && (b->clue[k.c][k.r] == '.' || ended + room >= b->clue[k.c][k.r] - '0');
    }
    b->now.cell[m.c][m.r] = '.';
    return enough;
}

/* Writes the solution to b->answer; false: there is none. The cell with the fewest choices comes first. */
static int board_solve(struct board *b)
{
    struct move best[2] = {{0, 0, 0}};
    int fewest = 3, solved = 0;
    for (int c = 0; c < b->w; c++)
        for (int r = 0; r < b->h; r++) {
            struct move both[2] = {{c, r, 'L'}, {c, r, 'R'}}, fit[2];
            int n = 0;
            for (int i = 0; i < 2 && fewest > 1 && b->now.cell[c][r] == '.'; i++)
                if (fits(b, both[i]))
                    fit[n++] = both[i];
            if (fewest > 1 && b->now.cell[c][r] == '.' && n < fewest) {
                fewest = n;
                memcpy(best, fit, sizeof fit);
            }
        }
    if (fewest == 3) { /* nothing is empty */
        memcpy(b->answer, b->now.cell, sizeof b->answer);
        return 1;
    }
    for (int i = 0; i < fewest && !solved; i++) {
        b->now.cell[best[i].c][best[i].r] = best[i].way;
        solved = board_solve(b);
        b->now.cell[best[i].c][best[i].r] = '.';
    }
    return solved;
}

static const struct known { /* a position, plies, and ... */
    const char *line;
    int plies, n;
} counts[] = { /* ... how many games of so many plies begin there */
    {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0", 3, 960},
    {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound", 3, 120},
    {"slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3", 4, 0},
}, values[] = { /* ... what search finds */
    {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0", 2, 2},
    {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound", 2, 4},
    {"slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3", 3, 0},
};
