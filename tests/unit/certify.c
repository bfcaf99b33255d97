/* certify.c - the checker: a certificate written by hand, and faults in it one by one; unit propagation
 * against a slow twin; memory that runs out. */
#include "certify/certify.h"
#include "base/rng.h"
#include "certify/rup.h"
#include "check.h"

static const struct certify_game games[] = {
    {"slitherlink", CERTIFY_ONE_LOOP}, {"slant", CERTIFY_NO_LOOP}, {NULL, CERTIFY_NO_LOOP}};

struct texts {
    const char *board, *clauses, *refutation;
};

/* Two cells that ask for all their sides: lines at b2 and b1 are taken, so none leaves a1. */
static const struct texts none = {
    "quincunx certificate 1 0.2.0\nposition slitherlink 3x1 4.4\nclaim none\nconflict a1 c1\n"
    "without a1 001/001:0011\nwithout c1 100/100:1100\n",
    "c by hand\np cnf 10 6\nc cell a1\n1 0\n4 0\n8 0\nc dot b2\n-1 -2 -8 0\nc dot b1\n-4 -5 -8 0\n"
    "c cut a1 a2 b1 b2\n2 5 0\n",
    "0\n"};

/* A 0 at the top left, and a 1 between two cells below: both rise, and nothing else will do. */
static const struct texts slant = {
    "quincunx certificate 1 0.2.0\nposition slant 2x1 0../.1.\nclaim unique\nanswer RR\n",
    "p cnf 2 4\nc corner a2\n-1 0\nc corner b1\n1 -2 0\n-1 2 0\nc answer\n1 2 0\n", "2 0\n0\n"};

static struct certify_report check(struct texts t, struct arena *arena)
{
    struct certificate c = {{slice_of(t.board), slice_of(t.clauses), slice_of(t.refutation)}};
    struct certify_report r;
    certify(&c, games, arena, NULL, NULL, &r);
    return r;
}

/* The text with `from` replaced by `to`, where it stands first. */
static const char *with(const char *text, const char *from, const char *to, char room[2000])
{
    const char *at = strstr(text, from);
    CHECK(at);
    snprintf(room, 2000, "%.*s%s%s", at ? (int)(at - text) : 0, text, to,
             at ? at + strlen(from) : text);
    return room;
}

struct change {
    enum certify_file file;
    const char *from, *to;
    enum certify_verdict verdict;
};

static const struct change changes[] = {
    {CERTIFY_BOARD, "4.4", "4.3", CERTIFY_FAULTY},        /* the answers no longer meet it */
    {CERTIFY_BOARD, "4.4", "4..", CERTIFY_FAULTY},        /* the conflict has no number there */
    {CERTIFY_BOARD, "none", "unique", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "conflict a1 c1", "conflict a1", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "conflict a1 c1", "conflict a1 c1 c1", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "without a1 001/001:0011\n", "", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "001/001:0011", "101/101:1111", CERTIFY_FAULTY}, /* two loops */
    {CERTIFY_BOARD, "001/001:0011", "000/000:0000", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "001/001:0011", "001/001:001", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "slitherlink", "hexpath", CERTIFY_FAULTY},
    {CERTIFY_BOARD, "3x1", "3x0", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "p cnf 10 6", "p cnf 9 6", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "p cnf 10 6", "p cnf 10 7", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "1 0\n4 0", "2 0\n4 0", CERTIFY_FAULTY}, /* no side of a1 */
    {CERTIFY_CLAUSES, "1 0\n4 0", "-1 0\n4 0", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cell a1", "c cell b1", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cell a1", "c corner a1", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cell a1\n", "", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "-1 -2 -8", "-1 -2", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "-1 -2 -8", "-1 2 -8", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cut a1 a2 b1 b2", "c cut a1 a2 b1", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cut a1 a2 b1 b2", "c cut e1", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "2 5 0", "2 0", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cut a1 a2 b1 b2\n2 5", "c answer\n-1 -4", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cut a1 a2 b1 b2\n2 5 0", "c some\n1 2 3 4 5 6 7 8 9 10 0", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "2 5 0", "2 5 11 0", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "2 5 0", "2 5", CERTIFY_FAULTY},
    {CERTIFY_CLAUSES, "c cut a1 a2 b1 b2", "c cut c1 c2 d1 d2", CERTIFY_VALID}, /* the other side */
    {CERTIFY_CLAUSES, "2 5 0", "2 5 -3 2 0", CERTIFY_FAULTY}, /* weaker: it no longer refutes */
};

static void test_changes(struct arena *arena)
{
    char room[2000];
    CHECK(check(none, arena).verdict == CERTIFY_VALID && check(none, arena).is_minimal);
    CHECK(check(slant, arena).verdict == CERTIFY_VALID &&
          check(slant, arena).claim == CERTIFY_UNIQUE);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        const struct change *c = &changes[i];
        struct texts t = none;
        const char **text = c->file == CERTIFY_BOARD ? &t.board : &t.clauses;
        *text = with(*text, c->from, c->to, room);
        struct certify_report r = check(t, arena);
        if (!CHECK(r.verdict == c->verdict && (r.verdict == CERTIFY_VALID || r.why)))
            printf("%s -> %s: %s\n", c->from, c->to, r.why ? r.why : "valid");
    }
    struct texts t = slant;
    t.clauses = with(slant.clauses, "1 2 0\n", "2 0\n", room); /* forbids more than the answer */
    CHECK(check(t, arena).verdict == CERTIFY_FAULTY);
    t = slant;
    t.board = with(slant.board, "RR", "LL", room);
    CHECK(check(t, arena).verdict == CERTIFY_FAULTY);
}

static void test_memory(struct arena *arena)
{
    bool was_valid = false;
    for (uint64_t takes = 0; takes < 40; takes++) {
        arena->takes_left = takes;
        enum certify_verdict verdict = check(none, arena).verdict;
        arena->takes_left = UINT64_MAX;
        CHECK(verdict == CERTIFY_STARVED || verdict == CERTIFY_VALID);
        CHECK(verdict == CERTIFY_VALID || !was_valid);
        was_valid = was_valid || verdict == CERTIFY_VALID;
    }
    CHECK(was_valid);
}

/* ---- the slow twin ---- */

enum { VARS = 7, CLAUSES = 200, LITERALS = 4 };

struct slow {
    int clause[CLAUSES][LITERALS];
    int size[CLAUSES]; /* -1: deleted */
    int n;
    bool is_true[2 * VARS + 1]; /* by literal + VARS */
    bool is_refuted;
};

/* All that follows by units; true: a contradiction. */
static bool slow_close(struct slow *s)
{
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < s->n; i++) {
            int left = 0, last = 0;
            bool holds = s->size[i] < 0;
            for (int k = 0; k < s->size[i]; k++) {
                int l = s->clause[i][k];
                holds |= s->is_true[l + VARS];
                if (!s->is_true[-l + VARS] && l != last) {
                    left++;
                    last = l;
                }
            }
            if (!holds && left == 0)
                return true;
            if (!holds && left == 1) {
                s->is_true[last + VARS] = true;
                again = true;
            }
        }
    }
    return false;
}

static bool slow_follows(const struct slow *s, const int *literal, int n)
{
    struct slow copy = *s;
    for (int k = 0; k < n; k++) {
        if (copy.is_true[literal[k] + VARS])
            return true;
        copy.is_true[-literal[k] + VARS] = true;
    }
    return s->is_refuted || slow_close(&copy);
}

static int random_clause(struct rng *rng, int literal[LITERALS])
{
    int n = 1 + (int)rng_below(rng, LITERALS), size = 0;
    for (int k = 0; k < n; k++) { /* different variables */
        int v = 1 + (int)rng_below(rng, VARS);
        bool is_there = false;
        for (int i = 0; i < size; i++)
            is_there |= literal[i] == v || literal[i] == -v;
        if (!is_there)
            literal[size++] = rng_below(rng, 2) ? v : -v;
    }
    return size;
}

static void test_rup(uint64_t seed, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct rng rng;
    struct rup r;
    static struct slow s;
    s = (struct slow){0};
    rng_seed(&rng, seed, 0);
    CHECK(rup_open(&r, VARS, arena));
    for (int step = 0; step < 60 && !s.is_refuted; step++) {
        int literal[LITERALS], n = random_clause(&rng, literal);
        CHECK(rup_follows(&r, literal, (size_t)n) == slow_follows(&s, literal, n));
        if (s.n && rng_below(&rng, 4) == 0) { /* one that is there goes, its literals turned round */
            int i = (int)rng_below(&rng, (uint32_t)s.n), turned[LITERALS];
            for (int k = 0; k < s.size[i]; k++)
                turned[k] = s.clause[i][s.size[i] - 1 - k];
            if (s.size[i] > 1) {
                rup_delete(&r, turned, (size_t)s.size[i]);
                s.size[i] = -1;
            }
            continue;
        }
        memcpy(s.clause[s.n], literal, sizeof literal);
        s.size[s.n++] = n;
        rup_add(&r, literal, (size_t)n);
        s.is_refuted = slow_close(&s);
        CHECK(r.is_refuted == s.is_refuted);
    }
    arena_release(arena, mark);
}

int main(void)
{
    struct arena arena;
    arena_open(&arena);
    test_changes(&arena);
    test_memory(&arena);
    for (uint64_t seed = 1; seed <= 3000; seed++)
        test_rup(seed, &arena);
    arena_close(&arena);
    return check_done("certify");
}
