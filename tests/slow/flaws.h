/* slow/flaws.h - names and verdicts as plain text, for judges that share nothing with the rooms. */
#ifndef SLOW_FLAWS_H
#define SLOW_FLAWS_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is wrong, one text a flaw, in the order of the alphabet: "branch b3", "loop a1n a1e". */
struct slow_flaws {
    int n;
    char text[512][1600];
};

/* Column letters from the left, then a row number from the bottom, then a suffix. */
static inline int slow_name_column(char *out, int c)
{
    int n = 0;
    if (c >= 26)
        out[n++] = (char)('a' + c / 26 - 1);
    out[n++] = (char)('a' + c % 26);
    return n;
}

static inline int slow_name(char *out, int c, int row, const char *suffix)
{
    int n = slow_name_column(out, c);
    return n + sprintf(out + n, "%d%s", row, suffix);
}

static inline int slow_order(const void *a, const void *b)
{
    return strcmp(a, b);
}

static inline void slow_flaw(struct slow_flaws *f, const char *rule, char (*names)[8], int n)
{
    qsort(names, (size_t)n, sizeof *names, slow_order);
    int len = sprintf(f->text[f->n], "%s", rule);
    for (int i = 0; i < n; i++)
        len += sprintf(f->text[f->n] + len, " %s", names[i]);
    f->n++;
}

#endif
