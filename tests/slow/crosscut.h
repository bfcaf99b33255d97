/* slow/crosscut.h - Crosscut once more, from its rules alone: the whole board as characters, all
 * segments listed one by one, flips tried on a copy. Shares nothing with the room. */
#ifndef SLOW_CROSSCUT_H
#define SLOW_CROSSCUT_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct slow_crosscut {
    int w, h;
    char mover;
    char at[10][10]; /* [row from the top][column], perimeter included */
};

struct slow_segment {
    int r, c, dr, dc, length; /* its first square and its direction: right or down */
    char colour;
};

struct slow_segments {
    int n;
    struct slow_segment seg[400];
};

struct slow_places {
    size_t n;
    char text[104][8];
};

/* The verdict on one placement. */
struct slow_test {
    bool is_flanked[10][10];
    int flanked, created, cut;
    bool flips, legal;
};

static inline void slow_crosscut_start(struct slow_crosscut *s, int w, int h)
{
    *s = (struct slow_crosscut){w, h, 'R', {{0}}};
    memset(s->at, '.', sizeof s->at);
}

static inline bool slow_on_board(const struct slow_crosscut *s, int r, int c)
{
    return r >= 0 && c >= 0 && r < s->h && c < s->w;
}

static inline bool slow_on_perimeter(const struct slow_crosscut *s, int r, int c)
{
    return r == 0 || c == 0 || r == s->h - 1 || c == s->w - 1;
}

static inline char slow_colour(const struct slow_crosscut *s, int r, int c)
{
    return slow_on_board(s, r, c) ? s->at[r][c] : '.';
}

/* All segments, each once: a disc on its own is one along its row and one along its column. */
static inline void slow_list(const struct slow_crosscut *s, struct slow_segments *out)
{
    out->n = 0;
    for (int dr = 0; dr < 2; dr++)
        for (int r = 0; r < s->h; r++)
            for (int c = 0; c < s->w; c++) {
                int dc = 1 - dr, length = 1;
                char colour = s->at[r][c];
                if (colour == '.' || slow_colour(s, r - dr, c - dc) == colour)
                    continue;
                while (slow_colour(s, r + dr * length, c + dc * length) == colour)
                    length++;
                out->seg[out->n++] = (struct slow_segment){r, c, dr, dc, length, colour};
            }
}

static inline bool slow_holds(const struct slow_segment *g, bool set[10][10])
{
    for (int k = 0; k < g->length; k++)
        if (set[g->r + k * g->dr][g->c + k * g->dc])
            return true;
    return false;
}

static inline bool slow_same(const struct slow_segment *a, const struct slow_segment *b)
{
    return a->r == b->r && a->c == b->c && a->dr == b->dr && a->dc == b->dc &&
           a->length == b->length && a->colour == b->colour;
}

/* Flanked discs in one direction; returns how many, and notes the run as a segment. */
static inline int slow_flank(const struct slow_crosscut *s, int r, int c, int dr, int dc,
                             struct slow_test *t, struct slow_segment *run)
{
    char enemy = s->mover == 'R' ? 'B' : 'R';
    int length = 0;
    while (slow_colour(s, r + dr * (length + 1), c + dc * (length + 1)) == enemy)
        length++;
    if (length == 0 || slow_colour(s, r + dr * (length + 1), c + dc * (length + 1)) != s->mover)
        return 0;
    for (int k = 1; k <= length; k++)
        t->is_flanked[r + dr * k][c + dc * k] = true;
    int first = dr + dc > 0 ? 1 : length; /* towards the top left */
    *run = (struct slow_segment){r + dr * first, c + dc * first, dr != 0, dc != 0, length, enemy};
    return length;
}

static inline struct slow_test slow_crosscut_test(const struct slow_crosscut *s, int r, int c)
{
    static const int drs[] = {-1, 1, 0, 0}, dcs[] = {0, 0, -1, 1};
    struct slow_test t = {.legal = false};
    struct slow_segment runs[4];
    struct slow_segments before, after;
    int n_runs = 0;
    for (int d = 0; d < 4; d++) {
        int length = slow_flank(s, r, c, drs[d], dcs[d], &t, &runs[n_runs]);
        t.flanked += length;
        n_runs += length > 0;
    }
    if (slow_on_perimeter(s, r, c) && !t.flanked)
        return t;
    bool fresh[10][10];
    memcpy(fresh, t.is_flanked, sizeof fresh);
    struct slow_crosscut imagined = *s;
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++)
            if (t.is_flanked[y][x])
                imagined.at[y][x] = s->mover;
    if (!slow_on_perimeter(s, r, c)) {
        imagined.at[r][c] = s->mover;
        fresh[r][c] = true;
    }
    slow_list(&imagined, &after);
    for (int i = 0; i < after.n; i++)
        if (after.seg[i].colour == s->mover && slow_holds(&after.seg[i], fresh) &&
            after.seg[i].length > t.created)
            t.created = after.seg[i].length;
    before.n = 0;
    if (t.flanked)
        slow_list(s, &before);
    for (int i = 0; i < before.n; i++) {
        bool crosses = before.seg[i].colour != s->mover && slow_holds(&before.seg[i], t.is_flanked);
        for (int k = 0; k < n_runs; k++)
            if (slow_same(&runs[k], &before.seg[i]))
                crosses = false;
        if (crosses && before.seg[i].length > t.cut)
            t.cut = before.seg[i].length;
    }
    t.flips = t.flanked > 0 && t.created > t.cut;
    t.legal = s->at[r][c] == '.' && (t.flips || !slow_on_perimeter(s, r, c));
    return t;
}

static inline bool slow_spans(const struct slow_crosscut *s, char colour)
{
    struct slow_segments all;
    slow_list(s, &all);
    for (int i = 0; i < all.n; i++)
        if (all.seg[i].colour == colour &&
            all.seg[i].length == (all.seg[i].dc ? s->w - 2 : s->h - 2))
            return true;
    return false;
}

static inline void slow_placements(const struct slow_crosscut *s, struct slow_places *out)
{
    out->n = 0;
    for (int r = s->h - 1; r >= 0; r--)
        for (int c = 0; c < s->w; c++)
            if (slow_crosscut_test(s, r, c).legal)
                snprintf(out->text[out->n++], sizeof *out->text, "%c%u", 'a' + c,
                         (unsigned)(s->h - r) % 100);
}

static inline const char *slow_crosscut_status(const struct slow_crosscut *s)
{
    struct slow_places places;
    struct slow_crosscut other = *s;
    if (slow_spans(s, 'R'))
        return "first";
    if (slow_spans(s, 'B'))
        return "second";
    slow_placements(s, &places);
    if (places.n)
        return "open";
    other.mover = s->mover == 'R' ? 'B' : 'R';
    slow_placements(&other, &places);
    return places.n ? "open" : "draw";
}

static inline void slow_crosscut_moves(const struct slow_crosscut *s, struct slow_places *out)
{
    out->n = 0;
    if (strcmp(slow_crosscut_status(s), "open") != 0)
        return;
    slow_placements(s, out);
    if (out->n == 0)
        strcpy(out->text[out->n++], "skip");
}

static inline void slow_crosscut_play(struct slow_crosscut *s, const char *move)
{
    if (strcmp(move, "skip") != 0) {
        int c = move[0] - 'a', row = move[2] ? 10 : move[1] - '0', r = s->h - row;
        struct slow_test t = slow_crosscut_test(s, r, c);
        for (int y = 0; y < s->h; y++)
            for (int x = 0; x < s->w; x++)
                if (t.flips && t.is_flanked[y][x])
                    s->at[y][x] = s->mover;
        if (!slow_on_perimeter(s, r, c))
            s->at[r][c] = s->mover;
    }
    s->mover = s->mover == 'R' ? 'B' : 'R';
}

static inline void slow_crosscut_line(const struct slow_crosscut *s, char *out, size_t cap)
{
    int n = snprintf(out, cap, "crosscut %dx%d ", s->w, s->h);
    for (int r = 0; r < s->h; r++) {
        memcpy(out + n, s->at[r], (size_t)s->w);
        n += s->w;
        out[n++] = r < s->h - 1 ? '/' : ' ';
    }
    out[n++] = s->mover;
    out[n] = '\0';
}

#endif
