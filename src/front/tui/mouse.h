/* mouse.h - events of the mouse, for those who wait for one. */
#ifndef TUI_MOUSE_H
#define TUI_MOUSE_H

#include <ncurses.h>

#include "front/tui/tui.h"

bool mouse_take(MEVENT *out); /* after KEY_MOUSE: was a button or the wheel pressed? */

#endif
