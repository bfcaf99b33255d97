/* crosscut_strategy.c - a winning strategy for the first player, written out and checked.
 *
 *     bench_crosscut_strategy W H > FILE      one line for each position: the position, a tab, the
 * move bench_crosscut_strategy --check < FILE  plays every reply by the rules alone
 */
#include <stdio.h>

#include "../tests/strategy.h"
#include "games/crosscut/strategy.h"

static void print_line(void *ctx, const struct board *b, game_move m)
{
    char line[PAPER_LINE];
    (void)ctx;
    if (paper_write(line, b, m))
        puts(line);
}

/* The first line of the file is the start; all are sorted to be found again. */
static int check(struct arena *arena)
{
    enum { MOST = 1 << 20 };
    struct paper p = {.line = arena_take(arena, MOST, PAPER_LINE), .cap = MOST};
    struct board *start = NULL;
    while (p.line && p.n < p.cap && fgets(p.line[p.n], PAPER_LINE, stdin)) {
        char *line = p.line[p.n++], *tab = strchr(line, '\t');
        line[strcspn(line, "\n")] = '\0';
        if (!tab ||
            (!start && err_is(position_read(games_all, line, (size_t)(tab - line), arena, &start))))
            return 2;
    }
    if (!start)
        return 2;
    paper_sort(&p);
    bool wins = paper_wins(&p, start, 0, arena);
    printf("%s: %zu positions, %lu games, longest %lu turns\n", wins ? "wins" : "FAILS", p.n,
           p.games, p.longest);
    return wins ? 0 : 1;
}

int main(int argc, char **argv)
{
    struct arena arena;
    struct board *b;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    if (argc == 2 && strcmp(argv[1], "--check") == 0)
        return check(&arena);
    if (argc < 3)
        return 2;
    struct variant v = game_preset(&crosscut_game);
    v.value[OPTION_WIDTH] = (int16_t)atoi(argv[1]);
    v.value[OPTION_HEIGHT] = (int16_t)atoi(argv[2]);
    if (err_is(position_new(&crosscut_game, &v, &arena, &b)))
        return 2;
    struct err err = crosscut_strategy(b, 22, print_line, NULL, &work);
    if (err_is(err))
        fprintf(stderr, "%s\n", err.why);
    return err_is(err) ? 1 : 0;
}
