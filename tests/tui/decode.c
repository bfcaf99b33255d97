/* Bytes of the terminal as events: in whatever pieces they come, the events are the same; and no
 * bytes at all can stop the reader. */
#include <ncurses.h>
#include <stdint.h>
#include <string.h>

#include "check.h"
#include "front/tui/input.h"

static const struct {
    const char *bytes;
    struct event event;
} rows[] = {
    {"a", {.key = 'a'}},
    {"\033[A", {.key = KEY_UP}},
    {"\033OB", {.key = KEY_DOWN}},
    {"\033[1;2C", {.key = KEY_SRIGHT}},
    {"\033[d", {.key = KEY_SLEFT}},
    {"\033[Z", {.key = KEY_BTAB}},
    {"\033[3~", {.key = KEY_DC}},
    {"\177", {.key = 127}},
    {"\033[<0;12;7M", {.key = KEY_MOUSE, .mouse = MOUSE_PRESS, .line = 6, .column = 11}},
    {"\033[<32;300;200M", {.key = KEY_MOUSE, .mouse = MOUSE_DRAG, .line = 199, .column = 299}},
    {"\033[<0;12;7m", {.key = KEY_MOUSE, .mouse = MOUSE_RELEASE, .line = 6, .column = 11}},
    {"\033[<2;1;1M", {.key = KEY_MOUSE, .mouse = MOUSE_PRESS, .other = true}},
    {"\033[<65;1;1M", {.key = KEY_MOUSE, .mouse = MOUSE_WHEEL_DOWN, .other = true}},
    {"\033[<67;1;1M", {.key = KEY_MOUSE, .mouse = MOUSE_WHEEL_RIGHT, .other = true}},
    {"\033[<68;1;1M", {.key = KEY_MOUSE, .mouse = MOUSE_WHEEL_LEFT}}, /* up, with Shift */
    {"\033[H", {.key = KEY_HOME}},
    {"\033[4~", {.key = KEY_END}},
    {"\033[M !!", {.key = KEY_MOUSE, .mouse = MOUSE_PRESS}},
    {"\xc3\xa9", {.key = KEY_OTHER}},
    {"\033[99;99q", {.key = KEY_OTHER}},
    {"\033", {.key = KEY_ESCAPE}}, /* before a letter, another ESC, or the end */
};

enum { ROWS = sizeof rows / sizeof *rows };

static bool same(struct event a, struct event b)
{
    return a.key == b.key && a.mouse == b.mouse && a.other == b.other && a.line == b.line &&
           a.column == b.column;
}

/* The rows from `first` on, `piece` bytes at a time. */
static void check_pieces(int first, size_t piece)
{
    unsigned char all[400] = {0}, got[400];
    size_t n = 0, have = 0, given = 0;
    for (int i = 0; i < ROWS; i++) {
        const char *bytes = rows[(first + i) % ROWS].bytes;
        memcpy(all + n, bytes, strlen(bytes));
        n += strlen(bytes);
    }
    for (int seen = 0; seen < ROWS;) {
        struct event e;
        size_t used = input_decode(got, have, given == n, &e);
        if (used) {
            int row = (first + seen++) % ROWS;
            if (!CHECK(same(e, rows[row].event)))
                printf("row %d in pieces of %zu: key %d\n", row, piece, e.key);
            have -= used;
            memmove(got, got + used, have);
        } else if (!CHECK(given < n)) {
            return;
        } else {
            size_t more = piece < n - given ? piece : n - given;
            memcpy(got + have, all + given, more);
            have += more;
            given += more;
        }
    }
    CHECK(have == 0);
}

static void check_garbage(void)
{
    static const char likely[] = "\033\033[[[O<M;;0123456789mAB~q\xc3\xff";
    unsigned char bytes[64];
    uint32_t chance = 1;
    for (int i = 0; i < 20000; i++) {
        struct event e;
        size_t n = 1 + chance % sizeof bytes;
        for (size_t k = 0; k < n; k++) {
            chance = chance * 1664525u + 1013904223u;
            bytes[k] = chance >> 30 ? (unsigned char)likely[(chance >> 16) % (sizeof likely - 1)]
                                    : (unsigned char)(chance >> 16);
        }
        size_t early = input_decode(bytes, n, false, &e), late = input_decode(bytes, n, true, &e);
        CHECK(early <= n && late >= 1 && late <= n && (early == 0 || early == late));
    }
}

int main(void)
{
    for (int first = 0; first < ROWS; first++)
        for (size_t piece = 1; piece < 9; piece++)
            check_pieces(first, piece);
    check_garbage();
    return check_done("decode");
}
