/* proved.c - what a finished walk tells of the order, which is the solution.
 *
 * A path that stops on the end proves relations, all of them if only one order walks it. Whatever
 * it leaves open is named in pairs. Only relations are told from which the others follow.
 */
#include <limits.h>

#include "games/hexpath/hexpath.h"

/* Relations between neighbours of the order: nothing known stands between the two. */
static void list_relations(const struct hexpath *h, const struct partial_order *o,
                           struct numbers *relation)
{
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    for (int i = 0; i < k; i++)
        for (uint64_t set = o->below[i]; set;) {
            int lower = bits_pop(&set);
            if (!(o->below[i] & o->above[lower]))
                numbers_add(&relation[number[i]], number[lower]);
        }
}

/* Ranks above i whose relation to i is open. */
static uint64_t open_after(const struct partial_order *o, int i)
{
    uint64_t all = o->n < 64 ? order_bit(o->n) - 1 : UINT64_MAX, up_to = order_bit(i) * 2 - 1;
    return all & ~up_to & ~o->above[i] & ~o->below[i];
}

static void tell_known(const struct hexpath *h, const struct partial_order *o, struct writer *out)
{
    enum { SHOWN = 6 };
    struct numbers relation[HEXPATH_NUMBER_MAX + 1] = {0};
    list_relations(h, o, relation);
    if (!hexpath_chains_write(relation, SHOWN, ", ", out))
        writer_text(out, " and more");
}

/* The first pairs, and how many more there are. */
static void tell_open(const struct hexpath *h, const struct partial_order *o, struct writer *out)
{
    enum { SHOWN = 6 };
    uint8_t number[HEXPATH_NUMBER_MAX];
    int n = 0;
    hexpath_numbers_list(&h->on_board, number);
    writer_text(out, ". Still open: ");
    for (int i = 0; i < o->n; i++)
        for (uint64_t set = open_after(o, i); set; n++) {
            int other = bits_pop(&set);
            if (n >= SHOWN)
                continue;
            writer_text(out, n ? ", " : "");
            writer_number(out, number[i]);
            writer_text(out, " and ");
            writer_number(out, number[other]);
        }
    if (n > SHOWN) {
        writer_text(out, " and ");
        writer_number(out, n - SHOWN);
        writer_text(out, n == SHOWN + 1 ? " pair more" : " pairs more");
    }
}

static bool knows_nothing(const struct partial_order *o)
{
    for (int i = 0; i < o->n; i++)
        if (o->below[i])
            return false;
    return true;
}

void hexpath_tell_proved(const struct board *b, struct writer *out)
{
    const struct hexpath *h = hexpath_of(b);
    struct partial_order o;
    if (!hexpath_proved(h, &o))
        return;
    if (walk_order_is_total(&o)) {
        writer_text(out, "The order is ");
        if (o.n > 1)
            tell_known(h, &o, out);
        else
            writer_number(out, hexpath_number(h, h->end));
        writer_text(out, ": nothing of it is open");
        return;
    }
    if (knows_nothing(&o)) {
        writer_text(out, "Nothing of the order is known");
    } else {
        writer_text(out, "Known of the order: ");
        tell_known(h, &o, out);
    }
    tell_open(h, &o, out);
}

/* "known":"1>3,1>2","open":[[2,3]] */
void hexpath_write_proved(const struct board *b, struct jsonw *out)
{
    const struct hexpath *h = hexpath_of(b);
    uint8_t number[HEXPATH_NUMBER_MAX];
    struct numbers relation[HEXPATH_NUMBER_MAX + 1] = {0};
    struct partial_order o;
    if (!hexpath_proved(h, &o)) {
        jsonw_null(out);
        return;
    }
    hexpath_numbers_list(&h->on_board, number);
    list_relations(h, &o, relation);
    jsonw_open(out, '{');
    jsonw_key(out, "known");
    jsonw_open_text(out);
    hexpath_chains_write(relation, INT_MAX, ",", out->out);
    jsonw_close_text(out);
    json_open(out, "open", '[');
    for (int i = 0; i < o.n; i++)
        for (uint64_t set = open_after(&o, i); set;) {
            jsonw_open(out, '[');
            jsonw_number(out, number[i]);
            jsonw_number(out, number[bits_pop(&set)]);
            jsonw_close(out, ']');
        }
    jsonw_close(out, ']');
    jsonw_close(out, '}');
}
