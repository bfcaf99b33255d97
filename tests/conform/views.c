/* views.c - what the page's door sends: differences, put on what was sent before, are the whole view,
 * whatever is done; the journal's pieces, put together, are the session. */
#include "conform.h"

#include "lines.h"
#include "merged.h"

enum { ACTIONS = 300, SEEDS = 5 };

static void check_flips(void)
{
    size_t len = strlen(saved), read = 0;
    for (size_t i = 0; i < 8 * len; i++) {
        struct session other;
        saved[i / 8] = (char)(saved[i / 8] ^ 1 << i % 8);
        session_open(&other, games_all);
        read += !err_is(session_restore(&other, saved, len));
        session_close(&other);
        saved[i / 8] = (char)(saved[i / 8] ^ 1 << i % 8);
    }
    CHECK(read == 0);
}

static void drive(const char *board, uint64_t seed)
{
    char line[LINE_MAX];
    struct rng rng;
    rng_seed(&rng, seed, 2);
    snprintf(line, sizeof line, "load\n%s", board);
    CHECK(take_answer(line));
    for (int i = 0; i < ACTIONS; i++) {
        line_any(&rng, line);
        take_answer(line);
        bool same = is_restored();
        if (seed % 2 || i % 10 == 9) /* else several differences in a row */
            same = is_whole() && same;
        if (!same) {
            printf("  after %s on %s\n%s", line, board, saved);
            return;
        }
        if (i == 30 && seed == 0)
            check_flips();
        if (page.session.steps.n > 120) {
            snprintf(line, sizeof line, "load\n%s", board);
            CHECK(take_answer(line));
        }
    }
}

void conform_views(const char *board)
{
    page_open(&page);
    page.steps = LINE_STEPS;
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        drive(board, seed);
    merged_close();
    page_close(&page);
}
