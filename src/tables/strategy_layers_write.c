/* strategy_layers_write.c - see strategy_layers.h. */
#include <stdlib.h>
#include <string.h>

#include "base/crc.h"
#include "base/format.h"
#include "core/position.h"
#include "lattice/symmetry.h"
#include "tables/strategy_layers.h"

enum { SLACK = 16, CAP_FIRST = 1 << 10 };

static bool same_size(const struct board *a, const struct board *b)
{
    return board_width(a) == board_width(b) && board_height(a) == board_height(b);
}

size_t strategy_layers_text(const struct board *b, struct board *scratch,
                            char out[STRATEGY_LAYERS_LINE], int *sym)
{
    char text[STRATEGY_LAYERS_LINE];
    size_t least = 0;
    for (int s = 0; s < SYM_COUNT; s++) {
        if (!b->game->rules.turn(b, s, scratch) || !same_size(b, scratch))
            continue;
        struct writer w = writer_to(text, sizeof text - 1);
        position_write(scratch, &w);
        if (w.n >= sizeof text)
            return 0;
        text[w.n] = '\0';
        if (least && strcmp(text, out) >= 0)
            continue;
        memcpy(out, text, w.n + 1);
        least = w.n;
        if (sym)
            *sym = s;
    }
    return least;
}

static void put(struct strategy_layers *s, const char *text, size_t n)
{
    s->crc = crc_of(s->crc, text, n);
    s->failed = s->failed || !s->write(s->ctx, text, n);
}

static int line_order(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* What a position has in common with the one before, at its beginning and at its end. */
static void put_line(struct strategy_layers *s, const char *before, const char *line)
{
    size_t n = strcspn(line, "\t"), had = strcspn(before, "\t"), first = 0, last = 0;
    while (first < n && first < had && line[first] == before[first])
        first++;
    while (last < n - first && last < had - first && line[n - 1 - last] == before[had - 1 - last])
        last++;
    char text[2 * STRATEGY_LAYERS_LINE];
    int len = snprintf(text, sizeof text, "%zu,%zu:%.*s%s\n", first, last, (int)(n - first - last),
                       line + first, line + n);
    put(s, text, (size_t)len);
}

static void put_turn(struct strategy_layers *s)
{
    char text[64];
    const char *before = "";
    if (s->turn == 0)
        return;
    qsort(s->line, s->n, s->stride, line_order);
    put(s, text, (size_t)snprintf(text, sizeof text, "turn %d %zu\n", s->turn, s->n));
    for (size_t i = 0; i < s->n && !s->failed; i++) {
        put_line(s, before, s->line + i * s->stride);
        before = s->line + i * s->stride;
    }
    s->positions += s->n;
    s->n = 0;
}

static bool begin(struct strategy_layers *s, const struct board *b)
{
    struct arena_mark mark = arena_here(s->arena);
    struct slice start = position_text(b, s->arena);
    char text[2 * STRATEGY_LAYERS_LINE];
    if (start.len == 0 || start.len >= STRATEGY_LAYERS_LINE - SLACK)
        return false;
    s->stride = start.len + SLACK;
    struct writer w = writer_to(text, sizeof text);
    char settings[STRATEGY_LAYERS_LINE];
    memcpy(settings, start.text, start.len);
    settings[start.len] = '\0';
    format_write(FORMAT_STRATEGY, settings, &w);
    writer_char(&w, '\n');
    arena_release(s->arena, mark);
    put(s, text, w.n < sizeof text ? w.n : 0);
    return w.n < sizeof text;
}

static bool make_room(struct strategy_layers *s)
{
    size_t cap = s->cap ? 2 * s->cap : CAP_FIRST;
    char *line = arena_take(s->arena, cap, s->stride);
    if (!line)
        return false;
    if (s->n)
        memcpy(line, s->line, s->n * s->stride);
    s->line = line;
    s->cap = cap;
    return true;
}

void strategy_layers_add(void *ctx, int turn, const struct board *b, game_move m)
{
    struct strategy_layers *s = ctx;
    struct arena_mark mark = arena_here(s->arena);
    struct board *scratch = arena_take(s->arena, 1, b->game->rules.size(&b->variant));
    char text[STRATEGY_LAYERS_LINE];
    int sym = 0;
    size_t n = scratch ? strategy_layers_text(b, scratch, text, &sym) : 0;
    game_move turned = b->game->rules.turn_move(b, sym, m);
    if (n) {
        b->game->rules.turn(b, sym, scratch);
        struct writer w = writer_to(text + n, sizeof text - n - 1);
        writer_char(&w, '\t');
        b->game->rules.write_move(scratch, turned, &w);
        n = w.n < sizeof text - n - 1 ? n + w.n : 0;
        text[n] = '\0';
    }
    arena_release(s->arena, mark);
    s->failed = s->failed || n == 0 || (s->turn == 0 && !begin(s, b));
    if (!s->failed && turn != s->turn)
        put_turn(s);
    s->turn = turn;
    s->failed = s->failed || n >= s->stride || (s->n == s->cap && !make_room(s));
    if (s->failed)
        return;
    memset(s->line + s->n * s->stride, 0, s->stride);
    memcpy(s->line + s->n++ * s->stride, text, n);
}

bool strategy_layers_end(struct strategy_layers *s)
{
    char sum[CRC_DIGITS], text[32];
    put_turn(s);
    crc_write(s->crc, sum);
    put(s, text, (size_t)snprintf(text, sizeof text, "sum %.*s\n", CRC_DIGITS, sum));
    return !s->failed;
}
