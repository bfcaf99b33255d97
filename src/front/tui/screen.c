/* screen.c - taking the terminal and giving it back, whatever happens.
 *
 * Leaving by any road restores it: the end of the program, a signal that ends it (the loop sees a
 * flag, saves, and returns), and a crash, where nothing may be trusted: the handler sets the saved
 * line settings and writes fixed bytes, both allowed in a handler, then lets the fault happen
 * again under whoever handled it before.
 */
#include <langinfo.h>
#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "front/tui/tui.h"

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
enum { CRASHES = sizeof crash_signals / sizeof *crash_signals };

/* A signal handler has no other way to know. */
static volatile sig_atomic_t ending;
static struct termios before;
static struct sigaction old_crash[CRASHES];

static void on_end(int number)
{
    (void)number;
    ending = 1;
}

static void on_crash(int number)
{
    static const char leave[] = "\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[?1l\033>"
                                "\033[0m\033[?25h\033[?1049l";
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    (void)!write(STDOUT_FILENO, leave, sizeof leave - 1);
    for (int i = 0; i < CRASHES; i++)
        sigaction(crash_signals[i], &old_crash[i], NULL);
    if (number == SIGABRT)
        raise(number);
}

bool screen_is_ending(void)
{
    return ending;
}

static void watch_signals(void)
{
    struct sigaction end = {.sa_handler = on_end}, crash = {.sa_handler = on_crash};
    static const int ends[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        sigaction(ends[i], &end, NULL);
    for (int i = 0; i < CRASHES; i++)
        sigaction(crash_signals[i], &crash, &old_crash[i]);
}

bool screen_open(void)
{
    tcgetattr(STDIN_FILENO, &before);
    if (!newterm(NULL, stdout, stdin))
        return false;
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    if (!getenv("ESCDELAY"))
        set_escdelay(25); /* a lone Escape acts at once; slow lines may ask for more */
    mouseinterval(0);
    /* Releases too, since an event left out makes getch wait without its timeout; but no clicks:
     * ncurses would make one click of a press and a release that come together. */
    mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED |
                  BUTTON3_PRESSED | BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED,
              NULL);
    watch_signals();
    return true;
}

void screen_close(void)
{
    endwin();
    for (int i = 0; i < CRASHES; i++)
        sigaction(crash_signals[i], &old_crash[i], NULL);
}

void screen_suspend(void)
{
    endwin();
    raise(SIGSTOP);
    refresh();
}
