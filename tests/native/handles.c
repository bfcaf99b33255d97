/* handles.c - the C library is safe by handle: several threads at the same time, each with handles, positions and
 * batches of its own, are told what one thread alone is told; and one is stopped while the others go on. Run with
 * the thread sanitizer by tools/test-long. */
#include <pthread.h>
#include <quincunx.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"

enum { THREADS = 4, ROUNDS = 3, TOLD = 1 << 16 };

static const struct {
    const char *command, *text, *options;
} question[] = {
    {"make", "slant", "size=5x5\nlevel=easy\nseed=4"},
    {"make", "slitherlink", "size=5x5\nlevel=easy\nseed=4"},
    {"hint", "slant 2x2 .../.4./...", ""},
    {"rate", "slant 2x2 .../.4./...", ""},
    {"count", "slant 3x2 ..../.3../....", ""},
    {"moves", "crosscut 5x4 ...../.R.../.B.../..... R", ""},
    {"value", "slider 3 H++/H++/+VV H", ""},
    {"best", "crosscut 5x4 ...../.R.../.B.../..... R", "depth=3\nseed=1"},
    {"svg", "hexpath 3x3 .../.../...", ""},
    {"solve", "slant 3x2 ..../.9../....", ""},
};

struct told {
    char text[TOLD];
    size_t length;
};

static void tell(struct told *t, const char *text)
{
    const char *timed = strstr(text, ",\"time_us\":"); /* the last but for what is the same everywhere */
    size_t length = timed ? (size_t)(timed - text) : strlen(text);
    if (t->length + length < TOLD) {
        memcpy(t->text + t->length, text, length);
        t->length += length;
    }
}

static void ask(struct told *t)
{
    struct quincunx *q = quincunx_open();
    for (size_t i = 0; i < sizeof question / sizeof *question; i++) {
        const char *json;
        quincunx_ask(q, question[i].command, question[i].text, question[i].options, NULL, &json);
        tell(t, json);
    }
    quincunx_close(q);
}

static void play(struct told *t, const char *start)
{
    enum { BOARDS = 16, STEPS = 60 };
    struct quincunx_batch *b;
    int32_t action[BOARDS];
    if (quincunx_batch_open(start, BOARDS, &b).code != QUINCUNX_OK)
        return;
    for (int step = 0; step < STEPS; step++) {
        quincunx_batch_sample(b, action);
        quincunx_batch_step(b, action);
    }
    for (size_t i = 0; i < BOARDS; i++)
        tell(t, quincunx_batch_write(b, i));
    quincunx_batch_close(b);
}

static void *use(void *told)
{
    struct quincunx_position *p;
    for (int round = 0; round < ROUNDS; round++) {
        ask(told);
        play(told, "slider 4 H+++/H+++/H+++/+VVV H");
        play(told, "slant 3x3 ..../.2../..2./.... .../.../... duel=1 mover=1 score=0-0");
        if (quincunx_read("crosscut 5x4 ...../.R.../.B.../..... R", &p).code == QUINCUNX_OK) {
            tell(told, quincunx_moves(p));
            tell(told, quincunx_write(p));
        }
        quincunx_free(p);
    }
    return NULL;
}

/* For hours, if nobody stopped it. */
static void *count_for_ever(void *handle)
{
    const char *json;
    enum quincunx_ending *ending = malloc(sizeof *ending);
    *ending = quincunx_ask(handle, "perft", "slider 5 H++++/H++++/H++++/H++++/+VVVV H", "depth=60", NULL, &json);
    return ending;
}

int main(void)
{
    static struct told alone, told[THREADS];
    pthread_t thread[THREADS], endless;
    use(&alone);
    CHECK(alone.length > 1000 && alone.length < TOLD - 1000); /* all of it was kept */
    struct quincunx *q = quincunx_open();
    if (!CHECK(pthread_create(&endless, NULL, count_for_ever, q) == 0))
        return check_done("handles");
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&thread[i], NULL, use, &told[i]) == 0);
    for (int i = 0; i < THREADS; i++) {
        pthread_join(thread[i], NULL);
        CHECK(told[i].length == alone.length && memcmp(told[i].text, alone.text, alone.length) == 0);
    }
    quincunx_stop(q);
    void *ending;
    pthread_join(endless, &ending);
    CHECK(*(enum quincunx_ending *)ending == QUINCUNX_REACHED);
    free(ending);
    quincunx_close(q);
    return check_done("handles");
}
