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

static void list_add(void *ctx, const struct clause *c)
{
    struct list *l = ctx;
    const int *literal = c->literal;
    size_t n = c->n;
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
    clauses_count(&(struct clause_sink){.clause = list_add, .ctx = &l}, "cell", spot_nowhere(),
                  literal, n, allowed);
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

static const char *dimacs_of(struct encoding e, int height, char *text, size_t cap)
{
    struct arena arena;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    struct writer out = writer_to(text, cap - 1);
    struct dimacs d = {.encoding = &e, .note = e.note, .height = height};
    CHECK(!err_is(dimacs_write(&d, &work, &out)) && out.n < cap);
    text[out.n] = '\0';
    arena_close(&arena);
    return text;
}

/* One cell with clue 4 is the whole loop; a corner with clue 1 fixes the only slash. */
static void test_dimacs(void)
{
    char text[4000];
    int8_t four = 4, corner[] = {1, -1, -1, -1};
    struct slitherlink_clues p = {1, 1, &four, NULL};
    struct slant_clues s = {1, 1, corner, NULL};
    CHECK(strstr(dimacs_of(slitherlink_cell_encoding(&p), 1, text, sizeof text),
                 "\nc var 1 a1\np cnf 1 1\nc cell\n1 0\n"));
    dimacs_of(slitherlink_edge_encoding(&p), 1, text, sizeof text);
    CHECK(strstr(text, "\nc var 1 a1n\nc var 2 a1s\nc var 3 a1w\nc var 4 a1e\np cnf 4 12\n"));
    CHECK(strstr(text, "\nc cell a1\n1 0\n4 0\n2 0\n3 0\nc dot a2\n"));
    CHECK(strstr(dimacs_of(slant_encoding(&s), 1, text, sizeof text),
                 "\nc var 1 a1\np cnf 1 1\nc corner a2\n1 0\n"));
}

static struct err read_model(const char *text, int keys, int8_t *key)
{
    return dimacs_read_model(text, strlen(text), keys, key);
}

static void test_model(void)
{
    int8_t key[3];
    CHECK(!err_is(read_model("c x\ns SATISFIABLE\nv 1 -2\nv 3 -4 0\n", 3, key)));
    CHECK(key[0] == 1 && key[1] == 0 && key[2] == 1);
    CHECK(!err_is(read_model("SAT\n-1 2 -3 0\n", 3, key)) && key[0] == 0 && key[1] == 1);
    CHECK(read_model("s UNSATISFIABLE\n", 3, key).code == ERR_ILLEGAL);
    CHECK(read_model("UNSAT\n", 3, key).code == ERR_ILLEGAL);
    CHECK(read_model("v 1 2\n", 3, key).code == ERR_TEXT);
    CHECK(read_model("v 1 x 3\n", 3, key).code == ERR_TEXT);
    CHECK(read_model("", 3, key).code == ERR_TEXT);
}

int main(void)
{
    for (int n = 0; n <= CLAUSE_COUNT_MAX; n++)
        for (unsigned allowed = 0; allowed < 1u << 6; allowed++) /* also counts beyond n */
            check_count(n, allowed);
    test_dimacs();
    test_model();
    return check_done("clauses");
}
