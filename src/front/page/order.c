/* order.c - the order of the numbers: a list that can be rearranged by stating how two numbers
 * stand, and the walk under what has been stated. */
#include "front/page/page.h"

enum { NUMBERS_MAX = 100 };

void ordering_write(struct page *p, struct jsonw *j)
{
    const struct board *b = p->session.now;
    const struct ordering *o = b->game->ordering;
    int list[NUMBERS_MAX];
    jsonw_key(j, "order");
    if (!o) {
        jsonw_null(j);
        return;
    }
    size_t n = o->list(b, list, NUMBERS_MAX);
    jsonw_open(j, '{');
    jsonw_key(j, "numbers");
    jsonw_open(j, '[');
    for (size_t i = 0; i < n && i < NUMBERS_MAX; i++)
        jsonw_number(j, list[i]);
    jsonw_close(j, ']');
    jsonw_key(j, "known"); /* does each stand above the next for certain? */
    jsonw_open(j, '[');
    for (size_t i = 0; i + 1 < n && i + 1 < NUMBERS_MAX; i++)
        jsonw_bool(j, o->known(b, list[i], list[i + 1]));
    jsonw_close(j, ']');
    jsonw_key(j, "reversed");
    jsonw_bool(j, o->reversed(b));
    jsonw_close(j, '}');
}
