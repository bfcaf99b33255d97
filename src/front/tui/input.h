/* input.h - what is typed and clicked, as events in the order it came.
 *
 * The bytes are read here and not by ncurses, whose queue of eight clicks is handed out newest
 * first and mixes with the keys around it: on a busy machine that loses clicks. Here nothing is
 * dropped and nothing overtakes. Sequences are those of xterm, which every terminal of today
 * sends; a lone Escape is told from the beginning of one by waiting ESCDELAY milliseconds.
 */
#ifndef TUI_INPUT_H
#define TUI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum { INPUT_ROOM = 1024 };

/* Keys are characters, the KEY_ numbers of ncurses (among them KEY_MOUSE and KEY_RESIZE), or: */
enum { KEY_NOTHING = -1, KEY_GONE = -2, KEY_OTHER = -3 }; /* time passed; no terminal; unknown */
enum { KEY_ESCAPE = 27, KEY_INTERRUPT = 3 };

enum mouse {
    MOUSE_PRESS,
    MOUSE_DRAG,
    MOUSE_RELEASE,
    MOUSE_WHEEL_UP,
    MOUSE_WHEEL_DOWN,
    MOUSE_WHEEL_LEFT, /* or up, with Shift */
    MOUSE_WHEEL_RIGHT
};

struct event {
    int key;
    enum mouse mouse; /* with KEY_MOUSE */
    bool other;       /* another button than the left one */
    int line, column; /* from 0 */
};

struct input {
    int in, wake; /* bytes of the terminal; bytes that only wake the reader */
    int escape_ms;
    unsigned char byte[INPUT_ROOM];
    size_t n;
};

void input_open(struct input *i, int in, int wake);

/* The next event, or KEY_NOTHING after so many milliseconds (-1: never) or when woken. */
struct event input_next(struct input *i, int patience_ms);

/* The event at the head of n bytes; returns how many it takes, 0: the rest has yet to come.
 * `late`: nothing more came in time, so what is there must mean something. */
size_t input_decode(const unsigned char *byte, size_t n, bool late, struct event *out);

#endif
