/* clauses.c - counts as clauses against their truth tables, and the DIMACS text. */
#include "core/clauses.h"
#include "check.h"
#include "core/dimacs.h"
#include "games/slant/clauses.h"
#include "games/slitherlink/clauses.h"

enum { CLAUSES_MAX = 81 }; /* 3^4 partial assignments */

/* Variables are 1..n; a clause is the set of its positive and of its negative ones. */
struct list {
    unsigned positive[CLAUSES_MAX], negative[CLAUSES_MAX];
    size_t n;
};

static void list_add(void *ctx, const int *literal, size_t n)
{
    struct list *l = ctx;
    CHECK(l->n < CLAUSES_MAX);
    l->positive[l->n] = l->negative[l->n] = 0;
    for (size_t i = 0; i < n; i++)
        if (literal[i] > 0)
            l->positive[l->n] |= 1u << (literal[i] - 1);
        else
            l->negative[l->n] |= 1u << (-literal[i] - 1);
    l->n++;
}

static bool holds(unsigned positive, unsigned negative, unsigned model)
{
    return (positive & model) || (negative & ~model);
}

/* Does every model with an allowed count satisfy this clause? */
static bool is_implied(unsigned positive, unsigned negative, int n, unsigned allowed)
{
    for (unsigned model = 0; model < 1u << n; model++)
        if (allowed >> __builtin_popcount(model) & 1 && !holds(positive, negative, model))
            return false;
    return true;
}

/* Together the clauses say exactly what was asked, and none can lose a literal. */
static void check_count(int n, unsigned allowed)
{
    static const int literal[] = {1, 2, 3, 4};
    struct list l = {.n = 0};
    clauses_count(&(struct clause_sink){.clause = list_add, .ctx = &l}, literal, n, allowed);
    for (unsigned model = 0; model < 1u << n; model++) {
        bool all = true;
        for (size_t i = 0; i < l.n; i++)
            all &= holds(l.positive[i], l.negative[i], model);
        CHECK(all == (allowed >> __builtin_popcount(model) & 1));
    }
    for (size_t i = 0; i < l.n; i++)
        for (unsigned bit = 1; bit < 1u << n; bit <<= 1)
            if ((l.positive[i] | l.negative[i]) & bit)
                CHECK(!is_implied(l.positive[i] & ~bit, l.negative[i] & ~bit, n, allowed));
}

/* One cell with clue 4 is the whole loop; a corner with clue 1 fixes the only slash. */
static void test_dimacs(void)
{
    char text[2000];
    int8_t four = 4, corner[] = {1, -1, -1, -1};
    struct work work = {.steps = UINT64_MAX};
    struct slitherlink_clues p = {1, 1, &four, NULL};
    struct encoding e = slitherlink_cell_encoding(&p);
    struct writer out = writer_to(text, sizeof text - 1);
    CHECK(dimacs_write(&e, &work, &out));
    text[out.n] = '\0';
    CHECK(strstr(text, "\nc 1 a1\np cnf 1 1\n1 0\n"));
    e = slitherlink_edge_encoding(&p);
    out = writer_to(text, sizeof text - 1);
    CHECK(dimacs_write(&e, &work, &out));
    text[out.n] = '\0';
    CHECK(strstr(text, "\nc 1 a1n\nc 2 a1s\nc 3 a1w\nc 4 a1e\np cnf 4 12\n"));
    struct slant_clues s = {1, 1, corner, NULL};
    e = slant_encoding(&s);
    out = writer_to(text, sizeof text - 1);
    CHECK(dimacs_write(&e, &work, &out));
    text[out.n] = '\0';
    CHECK(strstr(text, "\nc 1 a1L\np cnf 1 1\n1 0\n"));
}

int main(void)
{
    for (int n = 0; n <= CLAUSE_COUNT_MAX; n++)
        for (unsigned allowed = 0; allowed < 1u << 6; allowed++) /* also counts beyond n */
            check_count(n, allowed);
    test_dimacs();
    return check_done("clauses");
}
