/* calls.c - the table of calls (tests/calls/calls.tsv) through the C library: the answers of the command
 * line, to the letter but for the time they took. And: a handle that is told to stop; batches against positions
 * that are played one by one. */
#include <pthread.h>
#include <quincunx.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"

#ifndef CALLS
#define CALLS "tests/calls/calls.tsv"
#endif

/* Without "time_us":N and the comma before it. */
static void drop_time(char *json)
{
    char *at = strstr(json, ",\"time_us\":");
    if (at) {
        size_t n = strlen(",\"time_us\":");
        n += strspn(at + n, "0123456789");
        memmove(at, at + n, strlen(at + n) + 1);
    }
}

static void ask_row(struct quincunx *q, char *row)
{
    char *field[5], *rest = row;
    for (int i = 0; i < 5; i++)
        field[i] = strsep(&rest, "\t");
    if (!CHECK(field[4] != NULL))
        return;
    for (char *c = field[3]; *c; c++)
        *c = *c == ';' ? '\n' : *c;
    const char *json;
    enum quincunx_ending ending = quincunx_ask(q, field[1], field[2], field[3], NULL, &json);
    char *got = strdup(json);
    drop_time(got);
    if (!CHECK_TEXT(got, field[4]) || !CHECK(ending == (enum quincunx_ending)atoi(field[0])))
        printf("  %s %s %s: %d\n", field[1], field[2], field[3], (int)ending);
    free(got);
}

static void *ask_all(void *path)
{
    struct quincunx *q = quincunx_open();
    FILE *f = fopen(path, "r");
    char *row = NULL;
    size_t cap = 0, rows = 0;
    for (ssize_t n; f && (n = getline(&row, &cap, f)) > 0; rows++) {
        row[n - 1] = '\0';
        ask_row(q, row);
    }
    free(row);
    if (f)
        fclose(f);
    quincunx_close(q);
    CHECK(rows >= 500);
    return NULL;
}

/* By a handle of a thread of its own, then by another: nothing is shared, nothing is left behind. */
static void test_table(char *path)
{
    pthread_t other;
    bool begun = pthread_create(&other, NULL, ask_all, path) == 0;
    CHECK(begun);
    if (begun)
        pthread_join(other, NULL);
    ask_all(path);
}

static bool always(void *ctx)
{
    ++*(int *)ctx;
    return true;
}

/* A limit is told as a limit, and a handle that was stopped answers again when it may go on. */
static void test_stopping(void)
{
    static const char position[] = "slitherlink 10x10 ........../........../........../........../........../"
                                   "........../........../........../........../..........";
    struct quincunx *q = quincunx_open();
    const char *json;
    int asked = 0;
    CHECK(quincunx_ask(q, "solve", position, "limit=1000000\nsteps=2", NULL, &json) == QUINCUNX_REACHED);
    CHECK(strstr(json, "the limit was reached"));
    struct quincunx_limits limits = {0, always, &asked};
    CHECK(quincunx_ask(q, "solve", position, NULL, &limits, &json) == QUINCUNX_REACHED && asked > 0);
    quincunx_stop(q);
    CHECK(quincunx_ask(q, "solve", position, NULL, NULL, &json) == QUINCUNX_REACHED);
    quincunx_go_on(q);
    CHECK(quincunx_ask(q, "solve", "slant 2x2 .../.4./...", NULL, NULL, &json) == QUINCUNX_YES);
    CHECK(quincunx_ask(q, "solve", "slant 2x2 .../.4./...", "limi=3", NULL, &json) == QUINCUNX_REFUSED);
    CHECK_TEXT(json, "{\"error\":{\"line\":1,\"column\":1,\"why\":\"solve has no such option; did you mean limit?\"}}");
    CHECK(quincunx_ask(q, "sove", "", NULL, NULL, &json) == QUINCUNX_REFUSED && strstr(json, "did you mean solve?"));
    quincunx_close(q);
    quincunx_close(NULL);
}

/* Each board of a batch against a position that the same moves are played on, for as long as its game
 * lasts: the same line, the same legal moves. */
static void play_beside(const char *start)
{
    enum { BOARDS = 8, STEPS = 150 };
    struct quincunx_batch *b;
    struct quincunx_position *p[BOARDS];
    int32_t action[BOARDS];
    CHECK(quincunx_batch_open(start, BOARDS, &b).code == QUINCUNX_OK);
    size_t actions = quincunx_batch_actions(b), ended = 0;
    for (int i = 0; i < BOARDS; i++)
        CHECK(quincunx_read(start, &p[i]).code == QUINCUNX_OK);
    quincunx_batch_turns(b, 60);
    quincunx_batch_seed(b, 5);
    for (int step = 0; step < STEPS; step++) {
        quincunx_batch_sample(b, action);
        for (int i = 0; i < BOARDS; i++)
            CHECK(quincunx_apply(p[i], quincunx_batch_action_name(b, (size_t)action[i])).code == QUINCUNX_OK);
        CHECK(quincunx_batch_step(b, action) == BOARDS);
        for (int i = 0; i < BOARDS; i++) {
            int end = quincunx_batch_ended(b)[i];
            if (end != QUINCUNX_OPEN) { /* won and drawn as there, or drawn by the number of turns */
                CHECK(end == (int)quincunx_status(p[i]) || end == QUINCUNX_DRAW);
                quincunx_free(p[i]);
                CHECK(quincunx_read(start, &p[i]).code == QUINCUNX_OK);
                ended++;
            }
            CHECK_TEXT(quincunx_batch_write(b, (size_t)i), quincunx_write(p[i]));
            CHECK(quincunx_batch_mover(b)[i] == quincunx_mover(p[i]));
            size_t listed = 1, legal = 0;
            for (const char *c = quincunx_moves(p[i]); *c; c++)
                listed += *c == ' ';
            for (size_t a = 0; a < actions; a++)
                legal += quincunx_batch_legal(b)[(size_t)i * actions + a];
            CHECK(legal == listed);
        }
    }
    CHECK(ended > 0);
    for (int i = 0; i < BOARDS; i++)
        quincunx_free(p[i]);
    quincunx_batch_close(b);
}

static void test_batch_refusals(void)
{
    struct quincunx_batch *b;
    CHECK(quincunx_batch_open("slant 2x2 .../.4./...", 2, &b).code == QUINCUNX_UNFIT && b == NULL);
    CHECK(quincunx_batch_open("slider 3 H++", 2, &b).code == QUINCUNX_BAD_TEXT && b == NULL);
    CHECK(quincunx_batch_open("slider 3 H++/H++/+VV H", 2, &b).code == QUINCUNX_OK);
    int32_t action[2] = {-1, 1000};
    CHECK(quincunx_batch_step(b, action) == 0 && quincunx_batch_ended(b)[0] == -1);
    CHECK_TEXT(quincunx_batch_write(b, 1), "slider 3 H++/H++/+VV H");
    CHECK(quincunx_batch_place(b, 1, "slider 3 H++/+H+/+VV V").code == QUINCUNX_OK);
    CHECK(quincunx_batch_mover(b)[1] == 1);
    CHECK(quincunx_batch_place(b, 1, "slider 4 H+++/H+++/H+++/+VVV H").code == QUINCUNX_UNFIT);
    CHECK(quincunx_batch_place(b, 2, "slider 3 H++/+H+/+VV V").code == QUINCUNX_UNFIT);
    size_t lines, columns;
    quincunx_batch_sheet(b, &lines, &columns);
    uint8_t *sheet = malloc(2 * lines * columns);
    quincunx_batch_observe(b, sheet);
    CHECK(memchr(sheet, 'H', lines * columns) && memcmp(sheet, sheet + lines * columns, lines * columns) != 0);
    free(sheet);
    quincunx_batch_close(b);
    quincunx_batch_close(NULL);
}

int main(int argc, char **argv)
{
    test_table(argc > 1 ? argv[1] : CALLS);
    test_stopping();
    play_beside("slider 4 H+++/H+++/H+++/+VVV H");
    play_beside("crosscut 5x4 ...../.R.../.B.../..... R");
    play_beside("slant 3x3 ..../.2../..2./.... .../.../... duel=1 mover=1 score=0-0");
    test_batch_refusals();
    return check_done("calls");
}
