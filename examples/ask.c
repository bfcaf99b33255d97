/* ask.c - everything that the command line answers, as JSON, and many games at once.
 *
 *     cc ask.c $(pkg-config --cflags --libs quincunx) -o ask && ./ask
 *
 * It is C and C++ alike.
 */
#include <quincunx.h>
#include <stdio.h>

static void ask(struct quincunx *q, const char *command, const char *text, const char *options)
{
    const char *json;
    enum quincunx_ending ending = quincunx_ask(q, command, text, options, NULL, &json);
    printf("%s: %d\n  %s\n", command, (int)ending, json);
}

/* A thousand plies of four games that chance plays. */
static void play_by_chance(void)
{
    struct quincunx_batch *batch;
    int32_t action[4];
    size_t plies = 0, games = 0;
    if (quincunx_batch_open("slider 4 H+++/H+++/H+++/+VVV H", 4, &batch).code)
        return;
    for (; plies < 1000; plies += 4) {
        quincunx_batch_sample(batch, action);
        quincunx_batch_step(batch, action);
        for (int i = 0; i < 4; i++)
            games += quincunx_batch_ended(batch)[i] != QUINCUNX_OPEN;
    }
    printf("%zu plies, %s\n", plies, games > 10 ? "more than ten games" : "few games");
    quincunx_batch_close(batch);
}

int main(void)
{
    struct quincunx *q = quincunx_open();
    if (!q)
        return 1;
    ask(q, "check", "slant 2x2 .../.4./... LR/RL", NULL);
    ask(q, "rate", "slither/5/5/cbcbcddad", NULL);
    ask(q, "apply", "slider 3 H++/H++/+VV H", "moves=a2r c1u");
    ask(q, "value", "slider 3 H++/H++/+VV H", NULL);
    ask(q, "make", "slant", "size=4x4\nlevel=easy\nseed=7");
    ask(q, "moves", "slant 3x2 ..../.9../....", NULL);
    quincunx_close(q);
    play_by_chance();
    return 0;
}
