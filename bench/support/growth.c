/* growth.c - see growth.h. */
#include "support/growth.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { GROWTH_FROM = 400 }; /* cells; on smaller boards setting up is most of the time */

static struct growth_kind *kind_named(struct growth *g, const char *name)
{
    for (size_t i = 0; i < g->n; i++)
        if (strcmp(g->kind[i].name, name) == 0)
            return &g->kind[i];
    if (g->n == GROWTH_KINDS)
        return NULL;
    struct growth_kind *k = &g->kind[g->n++];
    *k = (struct growth_kind){.n = 0};
    snprintf(k->name, sizeof k->name, "%s", name);
    return k;
}

void growth_add(struct growth *g, const char *set, double us)
{
    char family[24], label[24] = "", name[GROWTH_NAME];
    int w, h;
    if (sscanf(set, "%23s %dx%d %23s", family, &w, &h, label) < 3 || w * h < GROWTH_FROM)
        return;
    snprintf(name, sizeof name, "%s %s", family, label);
    struct growth_kind *k = kind_named(g, name);
    if (!k)
        return;
    double x = log((double)w * h), y = log(us);
    k->least = !k->n || w * h < k->least ? w * h : k->least;
    k->most = w * h > k->most ? w * h : k->most;
    k->n++;
    k->x += x;
    k->y += y;
    k->xx += x * x;
    k->xy += x * y;
}

void growth_print(const struct growth *g)
{
    for (size_t i = 0; i < g->n; i++) {
        const struct growth_kind *k = &g->kind[i];
        if (k->least < k->most)
            printf("%-22s from %6d to %6d cells time grows as cells^%.2f\n", k->name, k->least,
                   k->most, (k->n * k->xy - k->x * k->y) / (k->n * k->xx - k->x * k->x));
    }
}
