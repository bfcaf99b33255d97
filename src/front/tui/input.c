/* input.c - see input.h. */
#include "front/tui/input.h"

#include <errno.h>
#include <ncurses.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ESCAPE_MS = 50, SEQUENCE_MS = 1000, NUMBERS = 3 };

void input_open(struct input *i, int in, int wake)
{
    const char *asked = getenv("ESCDELAY");
    int ms = asked ? atoi(asked) : 0;
    *i = (struct input){.in = in, .wake = wake, .escape_ms = ms > 0 ? ms : ESCAPE_MS};
}

/* ---- sequences ---- */

static int arrow(unsigned char letter, bool shift)
{
    static const int plain[] = {KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT};
    static const int shifted[] = {KEY_SR, KEY_SF, KEY_SRIGHT, KEY_SLEFT};
    if (letter >= 'a' && letter <= 'd')
        return shifted[letter - 'a'];
    return shift ? shifted[letter - 'A'] : plain[letter - 'A'];
}

static int key_of(unsigned char last, const int *number)
{
    enum { NAMED = 9 };
    static const int named[NAMED] = {KEY_OTHER, KEY_HOME,  KEY_OTHER, KEY_DC, KEY_END,
                                     KEY_PPAGE, KEY_NPAGE, KEY_HOME,  KEY_END};
    switch (last) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
        return arrow(last, number[1] == 2);
    case 'a':
    case 'b':
    case 'c':
    case 'd':
        return arrow(last, true);
    case 'Z':
        return KEY_BTAB;
    case 'M':
        return KEY_ENTER;
    case 'H':
        return KEY_HOME;
    case 'F':
        return KEY_END;
    case '~':
        return number[0] < NAMED ? named[number[0]] : KEY_OTHER;
    default:
        return KEY_OTHER;
    }
}

static void mouse_of(int code, int column, int line, bool release, struct event *out)
{
    enum { OTHER = 3, SHIFT = 4, CONTROL = 16, MOTION = 32, WHEEL = 64 };
    static const enum mouse wheel[] = {MOUSE_WHEEL_UP, MOUSE_WHEEL_DOWN, MOUSE_WHEEL_LEFT,
                                       MOUSE_WHEEL_RIGHT};
    int button = code & OTHER;
    *out = (struct event){.key = KEY_MOUSE, .line = line - 1, .column = column - 1};
    out->other = button != 0 || (code & CONTROL);
    if (code & WHEEL)
        out->mouse = wheel[code & SHIFT ? button | 2 : button];
    else if (release || (button == OTHER && !(code & MOTION)))
        out->mouse = MOUSE_RELEASE;
    else
        out->mouse = code & MOTION ? MOUSE_DRAG : MOUSE_PRESS;
}

/* ESC [ M and three bytes: how terminals that know no other way tell of the mouse. */
static size_t old_mouse(const unsigned char *byte, size_t n, struct event *out)
{
    if (n < 6)
        return 0;
    mouse_of(byte[3] - 32, byte[4] - 32, byte[5] - 32, false, out);
    return 6;
}

/* ESC [, numbers, and a letter that ends it. */
static size_t sequence(const unsigned char *byte, size_t n, struct event *out)
{
    int number[NUMBERS] = {0}, at = 0;
    size_t i = 2;
    bool mouse = n > 2 && byte[2] == '<';
    if (n > 2 && byte[2] == 'M')
        return old_mouse(byte, n, out);
    for (; i < n && byte[i] >= 0x20 && byte[i] < 0x40; i++)
        if (byte[i] == ';')
            at += at + 1 < NUMBERS;
        else if (byte[i] >= '0' && byte[i] <= '9' && number[at] < 10000)
            number[at] = 10 * number[at] + byte[i] - '0';
    if (i == n)
        return n < INPUT_ROOM / 2 ? 0 : n;
    if (mouse && (byte[i] == 'M' || byte[i] == 'm'))
        mouse_of(number[0], number[1], number[2], byte[i] == 'm', out);
    else
        out->key = key_of(byte[i], number);
    return i + 1;
}

static size_t letter(const unsigned char *byte, size_t n, struct event *out)
{
    size_t length = byte[0] < 0x80 ? 1 : byte[0] < 0xe0 ? 2 : byte[0] < 0xf0 ? 3 : 4;
    out->key = length == 1 ? byte[0] : KEY_OTHER;
    return length <= n ? length : 0;
}

size_t input_decode(const unsigned char *byte, size_t n, bool late, struct event *out)
{
    static const int none[NUMBERS];
    size_t used = 0;
    *out = (struct event){.key = KEY_OTHER};
    if (n == 0)
        return 0;
    if (byte[0] != KEY_ESCAPE)
        used = letter(byte, n, out);
    else if (n > 1 && byte[1] == '[')
        used = sequence(byte, n, out);
    else if (n > 2 && byte[1] == 'O') {
        out->key = key_of(byte[2], none);
        used = 3;
    } else if (n > 1 && byte[1] != 'O') {
        out->key = KEY_ESCAPE; /* and then what follows it */
        used = 1;
    }
    if (!used && late) {
        out->key = byte[0] < 0x80 ? byte[0] : KEY_OTHER;
        used = 1;
    }
    return used;
}

/* ---- reading ---- */

enum came { CAME_NOTHING, CAME_BYTES, CAME_WAKE, CAME_END };

static enum came wait_for_bytes(struct input *i, int ms)
{
    struct pollfd from[] = {{.fd = i->in, .events = POLLIN}, {.fd = i->wake, .events = POLLIN}};
    int n = poll(from, 2, ms);
    if (n < 0)
        return errno == EINTR ? CAME_WAKE : CAME_END;
    if (from[1].revents) {
        char drain[64];
        return read(i->wake, drain, sizeof drain) > 0 ? CAME_WAKE : CAME_END;
    }
    if (!from[0].revents)
        return CAME_NOTHING;
    ssize_t got = read(i->in, i->byte + i->n, INPUT_ROOM - i->n);
    if (got <= 0)
        return got < 0 && (errno == EINTR || errno == EAGAIN) ? CAME_WAKE : CAME_END;
    i->n += (size_t)got;
    return CAME_BYTES;
}

struct event input_next(struct input *i, int patience_ms)
{
    struct event e;
    bool late = false;
    for (;;) {
        size_t used = input_decode(i->byte, i->n, late, &e);
        if (used) {
            i->n -= used;
            memmove(i->byte, i->byte + used, i->n);
            return e;
        }
        int begun = i->n == 1 && i->byte[0] == KEY_ESCAPE ? i->escape_ms : SEQUENCE_MS;
        switch (wait_for_bytes(i, i->n ? begun : patience_ms)) {
        case CAME_NOTHING:
            if (i->n == 0)
                return (struct event){.key = KEY_NOTHING};
            late = true;
            break;
        case CAME_BYTES:
            break;
        case CAME_WAKE:
            return (struct event){.key = KEY_NOTHING};
        case CAME_END:
            return (struct event){.key = KEY_GONE};
        }
    }
}
