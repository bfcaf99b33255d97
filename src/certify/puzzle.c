/* puzzle.c - see puzzle.h. */
#include "certify/puzzle.h"

#include <string.h>

const char certify_no_memory[] = "there is not enough memory";

/* ---- geometry ---- */

static int horizontal_edges(const struct certify_puzzle *p)
{
    return (p->h + 1) * p->w;
}

bool certify_joins(const struct certify_puzzle *p, int literal, int point[2])
{
    int v = literal < 0 ? -literal : literal, key = v - 1, across = p->w + 1;
    if (p->rule == CERTIFY_ONE_LOOP) {
        if (literal < 0)
            return false;
        bool is_flat = key < horizontal_edges(p);
        point[0] = is_flat ? key / p->w * across + key % p->w : key - horizontal_edges(p);
        point[1] = point[0] + (is_flat ? 1 : across);
        return true;
    }
    int top = key / p->w * across + key % p->w;
    point[0] = literal > 0 ? top : top + 1;
    point[1] = literal > 0 ? top + across + 1 : top + across;
    return true;
}

int certify_at_point(const struct certify_puzzle *p, int point, int literal[CERTIFY_AROUND])
{
    int r = point / (p->w + 1), c = point % (p->w + 1), n = 0;
    int flat = r * p->w + c, steep = horizontal_edges(p) + point; /* keys right of and below it */
    if (p->rule == CERTIFY_ONE_LOOP) {
        if (c > 0)
            literal[n++] = flat; /* variable of the edge on the left: key flat - 1 */
        if (c < p->w)
            literal[n++] = flat + 1;
        if (r > 0)
            literal[n++] = steep - (p->w + 1) + 1;
        if (r < p->h)
            literal[n++] = steep + 1;
        return n;
    }
    for (int down = 0; down < 2; down++)
        for (int right = 0; right < 2; right++) {
            int row = r - 1 + down, column = c - 1 + right, v = row * p->w + column + 1;
            if (row >= 0 && row < p->h && column >= 0 && column < p->w)
                literal[n++] = down == right ? v : -v;
        }
    return n;
}

int certify_round_cell(const struct certify_puzzle *p, int cell, int literal[CERTIFY_AROUND])
{
    int r = cell / p->w, c = cell % p->w, left = horizontal_edges(p) + r * (p->w + 1) + c;
    literal[0] = cell + 1;
    literal[1] = cell + p->w + 1;
    literal[2] = left + 1;
    literal[3] = left + 2;
    return CERTIFY_AROUND;
}

bool certify_on_border(const struct certify_puzzle *p, int point)
{
    int r = point / (p->w + 1), c = point % (p->w + 1);
    return r == 0 || c == 0 || r == p->h || c == p->w;
}

int certify_number_places(const struct certify_puzzle *p)
{
    return p->rule == CERTIFY_ONE_LOOP ? p->w * p->h : p->points;
}

int certify_counted(const struct certify_puzzle *p, int place, int literal[CERTIFY_AROUND])
{
    return (p->rule == CERTIFY_ONE_LOOP ? certify_round_cell : certify_at_point)(p, place, literal);
}

int certify_read_cell(const struct certify_puzzle *p, struct reader *in)
{
    int r, c;
    return spot_read_cell(in, p->w, p->h, &r, &c) ? r * p->w + c : -1;
}

int certify_read_point(const struct certify_puzzle *p, struct reader *in)
{
    int r, c;
    return spot_read_cell(in, p->w + 1, p->h + 1, &r, &c) ? r * (p->w + 1) + c : -1;
}

/* ---- reading ---- */

/* h rows of w characters, '/' between them; each is an index into `of`. */
static bool read_rows(struct reader *in, int w, int h, const char *of, int8_t *out)
{
    for (int r = 0; r < h; r++) {
        if (r && !reader_skip(in, '/'))
            return false;
        for (int c = 0; c < w; c++) {
            int ink = reader_take(in);
            const char *found = ink > 0 ? strchr(of, ink) : NULL;
            if (!found)
                return false;
            *out++ = (int8_t)(found - of);
        }
    }
    return true;
}

const char *certify_read_puzzle(struct certify_puzzle *p, struct slice text,
                                const struct certify_game *games, struct arena *arena)
{
    struct reader in = reader_of(text.text, text.len);
    struct slice name = reader_until(&in, ' ');
    uint32_t w, h;
    while (games->name && !slice_is(name, games->name))
        games++;
    if (!games->name)
        return "expected a game that can be certified";
    if (!reader_skip(&in, ' ') || !reader_number(&in, CERTIFY_SIDE_MAX, &w) ||
        !reader_skip(&in, 'x') || !reader_number(&in, CERTIFY_SIDE_MAX, &h) || !w || !h ||
        !reader_skip(&in, ' '))
        return "expected a size, such as 5x5";
    *p = (struct certify_puzzle){.rule = games->rule, .w = (int)w, .h = (int)h};
    bool is_loop = p->rule == CERTIFY_ONE_LOOP;
    p->points = (p->w + 1) * (p->h + 1);
    p->keys = is_loop ? horizontal_edges(p) + p->h * (p->w + 1) : p->w * p->h;
    p->number = arena_take(arena, (size_t)certify_number_places(p), 1);
    if (!p->number)
        return certify_no_memory;
    if (!read_rows(&in, p->w + !is_loop, p->h + !is_loop, ".01234", p->number) ||
        reader_peek(&in) != READER_END)
        return "expected rows of numbers and nothing else";
    for (int i = 0; i < certify_number_places(p); i++)
        p->number[i]--;
    return NULL;
}

const char *certify_read_answer(const struct certify_puzzle *p, struct slice text, int8_t *value)
{
    struct reader in = reader_of(text.text, text.len);
    bool ok = p->rule == CERTIFY_NO_LOOP
                  ? read_rows(&in, p->w, p->h, "RL", value + 1)
                  : read_rows(&in, p->w, p->h + 1, "01", value + 1) && reader_skip(&in, ':') &&
                        read_rows(&in, p->w + 1, p->h, "01", value + 1 + horizontal_edges(p));
    return ok && reader_peek(&in) == READER_END ? NULL : "expected a whole answer";
}

/* ---- judging an answer ---- */

static bool is_true(const int8_t *value, int literal)
{
    return literal > 0 ? value[literal] : !value[-literal];
}

static int count_true(const int8_t *value, const int *literal, int n)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        count += is_true(value, literal[i]);
    return count;
}

static int root(int *up, int x)
{
    while (up[x] != x)
        x = up[x] = up[up[x]];
    return x;
}

/* Joined points, one after the other: how often two were joined that were so before? */
static int loops_closed(const struct certify_puzzle *p, const int8_t *value, int *up)
{
    int closed = 0, point[2];
    for (int i = 0; i < p->points; i++)
        up[i] = i;
    for (int v = 1; v <= p->keys; v++) {
        if (!certify_joins(p, value[v] ? v : -v, point))
            continue;
        int a = root(up, point[0]), b = root(up, point[1]);
        closed += a == b;
        up[a] = b;
    }
    return closed;
}

const char *certify_judge_answer(const struct certify_puzzle *p, const int8_t *value, int except,
                         struct arena *arena)
{
    int literal[CERTIFY_AROUND];
    for (int i = 0; i < certify_number_places(p); i++) {
        int n = certify_counted(p, i, literal);
        if (p->number[i] >= 0 && i != except && count_true(value, literal, n) != p->number[i])
            return "the answer does not meet a number";
    }
    struct arena_mark mark = arena_here(arena);
    int *up = arena_take(arena, (size_t)p->points, sizeof *up);
    if (!up)
        return certify_no_memory;
    int closed = loops_closed(p, value, up);
    arena_release(arena, mark);
    if (p->rule == CERTIFY_NO_LOOP)
        return closed ? "the answer has a loop" : NULL;
    for (int i = 0; i < p->points; i++) {
        int n = certify_at_point(p, i, literal), lines = count_true(value, literal, n);
        if (lines != 0 && lines != 2)
            return "the answer has a dot that is not on a loop";
    }
    /* every dot has 0 or 2 lines: as many loops as were closed */
    return closed == 1 ? NULL : "the answer is not one loop";
}
