/* slow/slider.h - Slider once more, from its rules alone: an array of characters, one cell at a
 * time, moves and positions as text. Shares nothing with the room; tests compare the two. */
#ifndef SLOW_SLIDER_H
#define SLOW_SLIDER_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct slow_slider {
    int n, passes;
    char mover;
    char cell[16][16]; /* [column from the left][row from the bottom] */
};

struct slow_texts {
    size_t n;
    char text[800][8];
};

static inline void slow_slider_start(struct slow_slider *s, int n)
{
    memset(s, 0, sizeof *s);
    s->n = n;
    s->mover = 'H';
    memset(s->cell, '+', sizeof s->cell);
    for (int k = 1; k < n; k++) {
        s->cell[0][k] = 'H';
        s->cell[k][0] = 'V';
    }
}

static inline int slow_slider_left(const struct slow_slider *s, char piece)
{
    int n = 0;
    for (int i = 0; i < s->n; i++)
        for (int j = 0; j < s->n; j++)
            n += s->cell[i][j] == piece;
    return n;
}

static inline const char *slow_slider_status(const struct slow_slider *s)
{
    if (slow_slider_left(s, 'H') == 0)
        return "first";
    if (slow_slider_left(s, 'V') == 0)
        return "second";
    return s->passes == 2 ? "draw" : "open";
}

static inline void slow_slider_target(int *i, int *j, char direction)
{
    *j += direction == 'u' ? 1 : direction == 'd' ? -1 : 0;
    *i += direction == 'r' ? 1 : direction == 'l' ? -1 : 0;
}

static inline bool slow_slider_may(const struct slow_slider *s, int i, int j, char direction)
{
    if (s->cell[i][j] != s->mover)
        return false;
    if (s->mover == 'H' ? direction == 'l' : direction == 'd')
        return false;
    if (s->mover == 'H' && direction == 'r' && i == s->n - 1)
        return true;
    if (s->mover == 'V' && direction == 'u' && j == s->n - 1)
        return true;
    slow_slider_target(&i, &j, direction);
    return i >= 0 && j >= 0 && i < s->n && j < s->n && s->cell[i][j] == '+';
}

static inline void slow_slider_steps(const struct slow_slider *s, struct slow_texts *out)
{
    out->n = 0;
    for (int j = 0; j < s->n; j++)
        for (int i = 0; i < s->n; i++)
            for (const char *d = "udlr"; *d; d++)
                if (slow_slider_may(s, i, j, *d))
                    snprintf(out->text[out->n++], sizeof *out->text, "%c%u%c", 'a' + i,
                             (unsigned)(j + 1) % 100, *d);
}

static inline void slow_slider_moves(const struct slow_slider *s, struct slow_texts *out)
{
    out->n = 0;
    if (strcmp(slow_slider_status(s), "open") != 0)
        return;
    slow_slider_steps(s, out);
    if (out->n == 0)
        strcpy(out->text[out->n++], "pass");
}

static inline void slow_slider_play(struct slow_slider *s, const char *move)
{
    if (strcmp(move, "pass") == 0) {
        s->passes++;
    } else {
        int i = move[0] - 'a', j = 0;
        const char *p = move + 1;
        for (; *p >= '0' && *p <= '9'; p++)
            j = 10 * j + (*p - '0');
        j--;
        s->cell[i][j] = '+';
        slow_slider_target(&i, &j, *p);
        if (i < s->n && j < s->n)
            s->cell[i][j] = s->mover;
        s->passes = 0;
    }
    s->mover = s->mover == 'H' ? 'V' : 'H';
}

/* The position line, as the contract writes it. */
static inline void slow_slider_line(const struct slow_slider *s, char *out, size_t cap)
{
    int n = snprintf(out, cap, "slider %d ", s->n);
    for (int j = s->n - 1; j >= 0; j--) {
        for (int i = 0; i < s->n; i++)
            out[n++] = s->cell[i][j];
        out[n++] = j ? '/' : ' ';
    }
    out[n++] = s->mover;
    out[n] = '\0';
    if (s->passes)
        snprintf(out + n, cap - (size_t)n, " passes=%d", s->passes);
}

#endif
