/* nearest.c - see nearest.h. The distance is that of Damerau and Levenshtein with adjacent letters
 * exchanged at most once: how many letters were left out, put in, mistaken or exchanged. A third of
 * the letters may be wrong. The beginning of a longer word is near it too. */
#include "base/nearest.h"

enum { LONGEST = 32, BEGINNING = 3 }; /* letters of a word that is compared; of a beginning */

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static size_t distance(struct slice a, struct slice b)
{
    size_t row[3][LONGEST + 1]; /* of a's letters before the last, before this one, and this one */
    for (size_t k = 0; k <= b.len; k++)
        row[1][k] = k;
    for (size_t i = 1; i <= a.len; i++) {
        size_t *before = row[(i + 2) % 3], *last = row[i % 3], *now = row[(i + 1) % 3];
        now[0] = i;
        for (size_t k = 1; k <= b.len; k++) {
            int x = text_lower(a.text[i - 1]), y = text_lower(b.text[k - 1]);
            now[k] = least(last[k - 1] + (x != y), 1 + least(last[k], now[k - 1]));
            if (i > 1 && k > 1 && x == text_lower(b.text[k - 2]) && y == text_lower(a.text[i - 2]))
                now[k] = least(now[k], before[k - 2] + 1);
        }
    }
    return row[(a.len + 1) % 3][b.len];
}

static bool begins(struct slice typed, struct slice word)
{
    size_t i = 0;
    while (i < typed.len && i < word.len && text_lower(typed.text[i]) == text_lower(word.text[i]))
        i++;
    return typed.len >= BEGINNING && i == typed.len;
}

struct nearest nearest_to(struct slice typed)
{
    return (struct nearest){typed, NULL, least(typed.len / 3 + (typed.len == 2), LONGEST) + 1};
}

void nearest_offer(struct nearest *n, const char *word)
{
    struct slice w = slice_of(word);
    if (n->typed.len == 0 || n->typed.len > LONGEST || w.len > LONGEST)
        return;
    bool is_beginning = begins(n->typed, w);
    size_t apart = w.len > n->typed.len ? w.len - n->typed.len : n->typed.len - w.len;
    if (!is_beginning && apart >= n->distance)
        return; /* so many letters at least are put in or left out */
    size_t d = is_beginning ? 1 : distance(n->typed, w);
    if (d < n->distance && d < w.len) {
        n->distance = d;
        n->word = word;
    }
}
