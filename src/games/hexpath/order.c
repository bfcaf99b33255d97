/* order.c - numbers, and the relations between them that a player has stated.
 *
 * In text the relations are chains: `order=1>3>2,1>4` states 1>3, 3>2 and 1>4. Each is written
 * exactly once. A chain begins at the smallest number that nothing unwritten points to (on a
 * cycle: the smallest number left) and follows the smallest unwritten relation as far as it goes,
 * so a full order comes out as one chain, and equal relations always give equal text.
 */
#include "games/hexpath/hexpath.h"

#include <limits.h>
#include <string.h>

int hexpath_numbers_count(const struct numbers *s)
{
    return bits_count(s->word[0]) + bits_count(s->word[1]);
}

int hexpath_numbers_rank(const struct numbers *s, int number)
{
    uint64_t smaller = ((uint64_t)1 << number % 64) - 1;
    return number < 64 ? bits_count(s->word[0] & smaller)
                       : bits_count(s->word[0]) + bits_count(s->word[1] & smaller);
}

int hexpath_numbers_list(const struct numbers *s, uint8_t *out)
{
    int n = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t set = s->word[word]; set;)
            out[n++] = (uint8_t)(64 * word + bits_pop(&set));
    return n;
}

static bool numbers_any(const struct numbers *s)
{
    return s->word[0] || s->word[1];
}

static int numbers_lowest(const struct numbers *s) /* not empty */
{
    return s->word[0] ? bits_lowest(s->word[0]) : 64 + bits_lowest(s->word[1]);
}

bool hexpath_order_is_stated(const struct hexpath *h)
{
    for (int a = 1; a <= HEXPATH_NUMBER_MAX; a++)
        if (numbers_any(&h->stated[a]))
            return true;
    return false;
}

bool hexpath_order(const struct hexpath *h, struct partial_order *o)
{
    uint64_t rows[ORDER_MAX] = {0};
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    for (int i = 0; i < k; i++)
        for (int j = 0; j < k; j++)
            if (numbers_have(&h->stated[number[i]], number[j]))
                rows[i] |= order_bit(j);
    return walk_order_close(o, k, rows);
}

void hexpath_state_order(struct hexpath *h, const uint8_t *ranks)
{
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    memset(h->stated, 0, sizeof h->stated);
    for (int i = 0; i + 1 < k; i++)
        numbers_add(&h->stated[number[ranks[i]]], number[ranks[i + 1]]);
}

/* ---- text ---- */

static struct err number_read(const struct hexpath *h, struct reader *in, int *number)
{
    size_t at = in->at;
    uint32_t v;
    if (reader_peek(in) < '0' || reader_peek(in) > '9')
        return err_text(at, "expected a number: relations are written 1>3, joined by commas");
    if (reader_peek(in) == '0' || !reader_number(in, HEXPATH_NUMBER_MAX, &v))
        return err_text(at, "a number is 1 to 99");
    if (h->read & READ_BODY && !numbers_have(&h->on_board, (int)v))
        return err_text(at, "this number is not on the board");
    *number = (int)v;
    return err_none();
}

static struct err chain_read(struct hexpath *h, struct reader *in)
{
    int upper, lower;
    struct err e = number_read(h, in, &upper);
    if (err_is(e))
        return e;
    do {
        if (!reader_skip(in, '>'))
            return err_text(in->at, "expected '>' and a lower number");
        size_t at = in->at;
        e = number_read(h, in, &lower);
        if (err_is(e))
            return e;
        if (upper == lower)
            return err_text(at, "a number cannot stand above itself");
        numbers_add(&h->stated[upper], lower);
        upper = lower;
    } while (reader_peek(in) == '>');
    return err_none();
}

struct err hexpath_order_read(struct hexpath *h, struct reader *in)
{
    do {
        struct err e = chain_read(h, in);
        if (err_is(e))
            return e;
    } while (reader_skip(in, ','));
    return err_none();
}

static int chain_head(const struct numbers *left)
{
    struct numbers heads = {{0, 0}}, pointed = {{0, 0}}, free;
    for (int a = 1; a <= HEXPATH_NUMBER_MAX; a++) {
        if (!numbers_any(&left[a]))
            continue;
        numbers_add(&heads, a);
        for (int w = 0; w < 2; w++)
            pointed.word[w] |= left[a].word[w];
    }
    for (int w = 0; w < 2; w++)
        free.word[w] = heads.word[w] & ~pointed.word[w];
    if (!numbers_any(&heads))
        return 0;
    return numbers_lowest(numbers_any(&free) ? &free : &heads);
}

bool hexpath_chains_write(struct numbers *left, int most, const char *between, struct writer *out)
{
    int number;
    for (int n = 0; n < most && (number = chain_head(left)); n++) {
        writer_text(out, n ? between : "");
        writer_number(out, number);
        while (numbers_any(&left[number])) {
            int lower = numbers_lowest(&left[number]);
            numbers_drop(&left[number], lower);
            writer_char(out, '>');
            writer_number(out, lower);
            number = lower;
        }
    }
    return !chain_head(left);
}

void hexpath_order_write(const struct hexpath *h, struct writer *out)
{
    struct numbers left[HEXPATH_NUMBER_MAX + 1];
    memcpy(left, h->stated, sizeof left);
    hexpath_chains_write(left, INT_MAX, ",", out);
}
