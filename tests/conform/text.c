/* text.c - what is written is read back: the same board to the byte, the same key, in every form;
 * what is not ours is refused at a place inside the text, or read and written back. */
#include "conform.h"
#include "core/drawing.h"

char *lab_drawing(struct lab *lab, const struct board *b)
{
    return lab_text(lab, b, drawing_write);
}

static void read_back(struct lab *lab, const struct board *b, const char *text)
{
    struct board *again;
    struct err e = position_read(games_all, text, strlen(text), &lab->arena, &again);
    if (!CHECK(!err_is(e))) {
        printf("  %s\n  byte %zu: %s\n", text, e.at, e.why);
        return;
    }
    CHECK_TEXT(lab_line(lab, again), lab_line(lab, b));
    CHECK(again->game->rules.key(again) == b->game->rules.key(b));
    CHECK(memcmp(again, b, b->game->rules.size(&b->variant)) == 0);
}

static void short_buffers(const struct board *b, const char *line)
{
    size_t len = strlen(line);
    for (size_t cap = 0; cap <= len && cap < 40; cap += 13) {
        char out[64];
        memset(out, '#', sizeof out);
        struct writer w = writer_to(out, cap);
        position_write(b, &w);
        CHECK(w.n == len && memcmp(out, line, cap) == 0 && out[cap] == '#');
    }
}

static void no_blank_line(const char *drawing)
{
    const char *end = drawing + strlen(drawing);
    CHECK(end - drawing > 2 && end[-1] == '\n' && end[-2] == '\n' && end[-3] != '\n');
    CHECK(strstr(drawing, "\n\n") == end - 2);
    for (const char *p = drawing; p < end - 1; p++)
        CHECK(!(p[0] == ' ' && p[1] == '\n'));
}

/* Without the name and the size, rows as lines: the size is counted from them. */
static void read_bare(struct lab *lab, const struct board *b, char *line)
{
    struct board *again;
    char *body = strchr(strchr(line, ' ') + 1, ' ') + 1;
    for (int lines = 0; lines < 2; lines++) {
        CHECK(position_is_bare(games_all, body, strlen(body)));
        struct err e = position_read_bare(b->game, body, strlen(body), &lab->arena, &again);
        if (CHECK(!err_is(e)))
            CHECK(memcmp(again, b, b->game->rules.size(&b->variant)) == 0);
        for (char *p = body; *p && *p != ' '; p++)
            *p = *p == '/' ? '\n' : *p;
    }
}

void conform_text(struct lab *lab, const struct board *b)
{
    char *line = lab_line(lab, b), *drawing = lab_drawing(lab, b);
    read_back(lab, b, line);
    CHECK(!position_is_bare(games_all, line, strlen(line)));
    read_bare(lab, b, lab_line(lab, b));
    read_back(lab, b, drawing);
    no_blank_line(drawing);
    drawing[strlen(drawing) - 1] = '\0'; /* the closing blank line may be the end of the text */
    read_back(lab, b, drawing);
    short_buffers(b, line);
    for (char *p = line; *p; p++)
        *p = *p == ' ' ? '_' : *p;
    read_back(lab, b, line);
}

static void refused_or_round_trip(struct lab *lab, const char *text, size_t len)
{
    struct arena_mark mark = arena_here(&lab->arena);
    struct board *b, *again;
    struct err e = position_read(games_all, text, len, &lab->arena, &b);
    if (err_is(e)) {
        CHECK(e.at <= len && e.why && e.why[0] && !b);
        struct arena_mark now = arena_here(&lab->arena);
        CHECK(now.top == mark.top && now.used == mark.used);
    } else {
        char *line = lab_line(lab, b);
        const char *fault = b->game->rules.broken_invariant(b);
        if (!CHECK(!fault))
            printf("  %s: %s\n", line, fault);
        CHECK(!err_is(position_read(games_all, line, strlen(line), &lab->arena, &again)));
        CHECK_TEXT(lab_line(lab, again), line);
    }
    arena_release(&lab->arena, mark);
}

/* Change, drop, double and cut characters of good texts; let memory run out while reading. */
void conform_garbage(struct lab *lab, const struct board *b)
{
    static const char ink[] = ".01234/:x ,-=>?LRHVBXSEG+#\n\\|_a9z\0\xff";
    struct arena_mark mark = arena_here(&lab->arena);
    const char *forms[] = {lab_line(lab, b), lab_drawing(lab, b)};
    for (int f = 0; f < 2; f++) {
        size_t len = strlen(forms[f]);
        char *text = arena_take(&lab->arena, len + 2, 1);
        for (int round = 0; round < 400; round++) {
            size_t at = rng_below(&lab->rng, (uint32_t)len), n = len;
            memcpy(text, forms[f], len);
            switch (rng_below(&lab->rng, 4)) {
            case 0:
                n = at;
                break;
            case 1:
                memmove(text + at, text + at + 1, len - at - 1);
                n--;
                break;
            case 2:
                memmove(text + at + 1, text + at, len - at);
                n++;
                break;
            default:
                text[at] = ink[rng_below(&lab->rng, sizeof ink)];
            }
            refused_or_round_trip(lab, text, n);
        }
    }
    struct board *again;
    lab->arena.takes_left = 0;
    struct err e = position_read(games_all, forms[0], strlen(forms[0]), &lab->arena, &again);
    CHECK(e.code == ERR_MEMORY && !again);
    lab->arena.takes_left = UINT64_MAX;
    arena_release(&lab->arena, mark);
}
