/* lines.c - see lines.h. Weights and their sums are in units of a 2^20th. */
#include "games/crosscut/lines.h"

#include "games/crosscut/evaluate.h"
#include "games/crosscut/rows.h"

enum { ONE = 1 << 20, LINES_MOST = 16, WORTH_OF_E = 42, WORTH_MOST = 2000 };

/* One line as words of its first byte. */
struct squares {
    uint64_t own, enemy;
    int length;
};

static struct squares squares_of(int code, int length)
{
    struct squares l = {0, 0, length};
    for (int i = 0; i < length; i++, code /= 3) {
        l.own |= (uint64_t)(code % 3 == 1) << i;
        l.enemy |= (uint64_t)(code % 3 == 2) << i;
    }
    return l;
}

static int mirrored(int code, int length)
{
    int other = 0;
    for (int i = 0; i < length; i++, code /= 3)
        other = 3 * other + code % 3;
    return other;
}

/* What crosscut_evaluate counts for one side in this line, but for the longest segment. */
static int weigh(struct squares l, const int *weight)
{
    uint64_t inside = ((uint64_t)1 << l.length) - 1;
    uint64_t caught = rows_flankable(l.own, l.enemy, inside, l.length);
    int segments = bits_count(l.enemy & ~(l.enemy << 1)), missing = l.length - bits_count(l.own),
        class = (missing < MISSING ? missing : MISSING) - 1;
    int value = weight[CROSSCUT_LEVER] * bits_count(caught & ~(caught << 1)) +
                weight[CROSSCUT_CATCH] * bits_count(caught);
    if (caught && caught == l.enemy)
        value += weight[CROSSCUT_CATCH_ALL];
    if (segments > 1)
        return value + weight[CROSSCUT_SPLIT];
    return missing ? value + weight[(segments ? CROSSCUT_HELD : CROSSCUT_FREE) + class] : value;
}

/* Does l.own complete the line with its next turn? From its last free square, or from the
 * perimeter, by flipping all enemy discs that there are. It cuts no longer segment than the line
 * if lines across are not longer: a whole one would have ended the game. A full line may also be
 * completed by flipping a single disc across it. (wins.c) */
static unsigned completed(struct squares l, int across)
{
    uint64_t inside = ((uint64_t)1 << l.length) - 1, room = inside & ~l.own & ~l.enemy;
    if (room & (room - 1))
        return 0;
    uint64_t first = room ? room << 1 : 1, last = room ? room >> 1 : (uint64_t)1 << (l.length - 1);
    uint64_t up = rows_run_up(first & l.enemy, l.enemy),
             down = rows_run_down(last & l.enemy, l.enemy);
    up = up << 1 & l.own ? up : 0;
    down = down >> 1 & l.own ? down : 0;
    bool single = !room && !(l.enemy & (l.enemy - 1));
    if (room ? l.enemy == (up | down) : l.enemy == up || l.enemy == down)
        return across <= l.length ? LINES_WON : LINES_PERHAPS;
    return single ? LINES_PERHAPS : 0;
}

static void way_open(struct crosscut_way *w, int count, int length)
{
    enum { WORTH = ONE / 125 }; /* 125 are odds of e to 1 */
    int codes = 1;
    w->count = count;
    w->length = length;
    for (int i = 0; i < length; i++)
        codes *= 3;
    for (int code = 0; code < codes; code++) {
        struct squares l = squares_of(code, length), turned = {l.enemy, l.own, length};
        int other = mirrored(code, length),
            value = weigh(l, crosscut_weights) + weigh(turned, crosscut_weights + CROSSCUT_SIDE);
        w->same[code] = (uint16_t)(code < other ? code : other);
        w->completed[code] = (uint8_t)(completed(l, count) | completed(turned, count) << 2);
        for (int place = 0; place < LINES_PLACES; place++)
            w->weight[place][code] = value * WORTH;
    }
}

void crosscut_lines_open(struct crosscut_lines *l, int rows, int columns)
{
    way_open(&l->way[0], rows, columns);
    way_open(&l->way[1], columns, rows);
    for (int i = 0; i < LINES_DISCS; i++)
        l->discs[i] = 0;
    l->learnt = 0;
    for (int row = 0; row < 256; row++) {
        int digits = 0;
        for (int i = 7; i >= 0; i--)
            digits = 3 * digits + (row >> i & 1);
        l->digits[row] = (uint16_t)digits;
    }
}

/* The lines as codes, rows first, before they are mirrored. */
static inline void codes_of(const struct crosscut_lines *l, uint64_t own, uint64_t enemy,
                            uint16_t *out)
{
    for (const struct crosscut_way *w = l->way; w < l->way + 2; w++) {
        for (int i = 0; i < w->count; i++)
            *out++ =
                (uint16_t)(l->digits[own >> 8 * i & 0xFF] + 2u * l->digits[enemy >> 8 * i & 0xFF]);
        own = crosscut_transpose(own);
        enemy = crosscut_transpose(enemy);
    }
}

unsigned crosscut_lines_completed(const struct crosscut_lines *l, uint64_t own, uint64_t enemy)
{
    uint16_t code[LINES_MOST], *at = code;
    unsigned completed = 0;
    codes_of(l, own, enemy, code);
    for (const struct crosscut_way *w = l->way; w < l->way + 2; w++)
        for (int i = 0; i < w->count; i++)
            completed |= w->completed[*at++];
    return completed;
}

static inline int place_of(const struct crosscut_way *w, int i)
{
    return i < w->count - 1 - i ? i : w->count - 1 - i;
}

static inline int64_t sum_of(const struct crosscut_lines *l, const uint16_t *code, int discs)
{
    int64_t sum = atomic_load_explicit(&l->discs[discs], memory_order_relaxed);
    for (const struct crosscut_way *w = l->way; w < l->way + 2; w++)
        for (int i = 0; i < w->count; i++)
            sum += atomic_load_explicit(&w->weight[place_of(w, i)][w->same[*code++]],
                                        memory_order_relaxed);
    return sum;
}

int crosscut_lines_worth(const struct crosscut_lines *l, uint64_t own, uint64_t enemy)
{
    uint16_t code[LINES_MOST];
    codes_of(l, own, enemy, code);
    int64_t worth = sum_of(l, code, bits_count(own | enemy)) * WORTH_OF_E / ONE;
    return (int)(worth > WORTH_MOST ? WORTH_MOST : worth < -WORTH_MOST ? -WORTH_MOST : worth);
}

/* How likely it is that the side to move wins, of 2^16: 1 / (1 + e^-x) in steps of a quarter. */
static int chance(int64_t sum)
{
    static const uint16_t table[] = {32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724,
                                     59287, 60565, 61598, 62428, 63090, 63615, 64030, 64357, 64614,
                                     64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410, 65438,
                                     65459, 65476, 65489, 65500, 65508, 65514};
    enum { MOST = sizeof table / sizeof *table - 1 };
    int64_t at = (sum < 0 ? -sum : sum) / (ONE / 4);
    int p = table[at < MOST ? at : MOST];
    return sum < 0 ? (1 << 16) - p : p;
}

static void add(_Atomic int32_t *weight, int32_t change)
{
    int32_t now = atomic_load_explicit(weight, memory_order_relaxed);
    atomic_store_explicit(weight, now + change, memory_order_relaxed);
}

/* The root of the work, roughly: what was hard to settle is where a good guess saves most. */
static int importance(uint64_t work)
{
    enum { MOST = 32 };
    int root = 1 << (63 - __builtin_clzll(work | 1)) / 2;
    return root < MOST ? root : MOST;
}

void crosscut_lines_learn(struct crosscut_lines *l, uint64_t own, uint64_t enemy, bool wins,
                          uint64_t work)
{
    enum { SOON = 300000, PART = 25 }; /* a tenth of the pace in the end */
    uint16_t code[LINES_MOST], *at = code;
    int discs = bits_count(own | enemy);
    codes_of(l, own, enemy, code);
    int64_t missed = (wins ? 1 << 16 : 0) - chance(sum_of(l, code, discs));
    uint32_t learnt = atomic_fetch_add_explicit(&l->learnt, 1, memory_order_relaxed);
    int64_t pace = 10 + (int64_t)90 * SOON / ((int64_t)SOON + learnt);
    int32_t change = (int32_t)(missed * importance(work) * pace / (100 * PART));
    add(&l->discs[discs], change);
    for (struct crosscut_way *w = l->way; w < l->way + 2; w++)
        for (int i = 0; i < w->count; i++)
            add(&w->weight[place_of(w, i)][w->same[*at++]], change);
}
