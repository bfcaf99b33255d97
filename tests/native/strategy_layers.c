/* A strategy written compactly, and its check: with room for all positions, for a few and for one;
 * with lines taken out, moves changed and bytes flipped, the sum being made right again or not. */
#include "tables/strategy_layers.h"
#include "base/crc.h"
#include "desk.h"
#include "games/crosscut/strategy.h"

enum { FILE_MOST = 1 << 16 };

static bool write_to(void *ctx, const void *bytes, size_t n)
{
    return fwrite(bytes, 1, n, ctx) == n;
}

/* The file as text, a NUL after it. */
static size_t write_strategy(const struct board *b, char *text)
{
    FILE *f = tmpfile();
    struct arena arena, own;
    arena_open(&arena);
    arena_open(&own);
    struct strategy_layers s = {.write = write_to, .ctx = f, .arena = &own};
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    CHECK(f && !err_is(crosscut_strategy_turns(b, 16, strategy_layers_add, &s, &w)));
    CHECK(strategy_layers_end(&s));
    rewind(f);
    size_t n = fread(text, 1, FILE_MOST - 1, f);
    CHECK(n > 0 && n < FILE_MOST - 1);
    text[n] = '\0';
    fclose(f);
    arena_close(&own);
    arena_close(&arena);
    return n;
}

static enum strategy_layers_answer check_text(const char *text, size_t n, size_t room,
                                              struct strategy_layers_checked *out)
{
    struct arena arena;
    struct fault why = {""};
    FILE *f = tmpfile();
    arena_open(&arena);
    CHECK(f && fwrite(text, 1, n, f) == n);
    rewind(f);
    enum strategy_layers_answer answer = STRATEGY_LAYERS_BAD;
    if (strategy_layers_is(f))
        answer = strategy_layers_check(f, games_all, room, &arena, out, &why);
    CHECK(answer == STRATEGY_LAYERS_WINS || !why.why[0] || strlen(why.why) > 10);
    fclose(f);
    CHECK(arena_here(&arena).top == NULL);
    arena_close(&arena);
    return answer;
}

/* The last line says the sum of those before. */
static void sum_again(char *text)
{
    char *sum = strstr(text, "\nsum ") + 1;
    crc_write(crc_of(0, text, (size_t)(sum - text)), sum + 4);
}

static void test_rooms(const char *text, size_t n)
{
    struct strategy_layers_checked all, few;
    CHECK(check_text(text, n, 1 << 20, &all) == STRATEGY_LAYERS_WINS);
    static const size_t rooms[] = {0, 100, 1000};
    for (int i = 0; i < 3; i++) {
        CHECK(check_text(text, n, rooms[i], &few) == STRATEGY_LAYERS_WINS);
        CHECK(few.positions == all.positions && few.replies == all.replies &&
              few.turns == all.turns);
        CHECK(i == 2 || few.passes > all.passes);
    }
}

/* Every position is needed, whatever there is room for; and the sum is looked at. */
static void test_lines(const char *text, size_t n)
{
    static char changed[FILE_MOST];
    struct strategy_layers_checked found;
    for (size_t at = 0; at < n; at += strcspn(text + at, "\n") + 1) {
        size_t len = strcspn(text + at, "\n") + 1;
        if (!memchr(text + at, '\t', len))
            continue;
        memcpy(changed, text, n + 1);
        char *tab = memchr(changed + at, '\t', len);
        memcpy(tab + 1, "z9", 2); /* no such move */
        CHECK(check_text(changed, n, 1 << 20, &found) == STRATEGY_LAYERS_BAD);
        sum_again(changed);
        CHECK(check_text(changed, n, at % 2 ? 1 << 20 : 100, &found) == STRATEGY_LAYERS_FAILS);
    }
    for (size_t i = 0; i < n; i += 7) {
        memcpy(changed, text, n + 1);
        changed[i] ^= 1 << i % 7;
        CHECK(check_text(changed, n, 1 << 20, &found) == STRATEGY_LAYERS_BAD);
        CHECK(check_text(text, i, 1 << 20, &found) == STRATEGY_LAYERS_BAD); /* cut off */
        if (i < (size_t)(strstr(text, "\nsum ") - text)) {
            sum_again(changed); /* whatever it says now, it is read without harm */
            (void)check_text(changed, n, 100, &found);
        }
    }
}

/* Written by hand: the answer to one reply is missing, then that reply has an answer that does not
 * win. */
static void test_missing(void)
{
    static char text[FILE_MOST];
    struct strategy_layers_checked found;
    static const char head[] =
        "quincunx strategy 1 0.2.0 crosscut 5x5 ...../...../...../...../..... R\n"
        "turn 1 1\n0,0:crosscut 5x5 ...../...../...../...../..... R\tc3\n";
    static const char *const second[] = {
        "turn 2 2\n0,0:crosscut 5x5 ...../...../..R../...B./..... R\tb3\n33,9:B.\tc1\n",
        "turn 2 1\n0,0:crosscut 5x5 ...../...../..R../...B./..... R\tb3\n",
        "turn 2 2\n0,0:crosscut 5x5 ...../...../..R../...B./..... R\tb2\n33,9:B.\tc1\n",
    };
    for (int i = 0; i < 3; i++) {
        int n = snprintf(text, sizeof text, "%s%ssum 00000000\n", head, second[i]);
        sum_again(text);
        enum strategy_layers_answer answer = check_text(text, (size_t)n, 1 << 20, &found);
        CHECK(answer == (i == 0 ? STRATEGY_LAYERS_WINS : STRATEGY_LAYERS_FAILS));
    }
}

int main(void)
{
    static struct desk d;
    static char text[FILE_MOST];
    desk_open(&d, 3);
    desk_new(&d, &crosscut_game, 6, 6);
    size_t n = write_strategy(d.board, text);
    test_rooms(text, n);
    desk_new(&d, &crosscut_game, 5, 7);
    n = write_strategy(d.board, text);
    test_rooms(text, n);
    test_lines(text, n);
    test_missing();
    desk_close(&d);
    return check_done("strategy_layers");
}
