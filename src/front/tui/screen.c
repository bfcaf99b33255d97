/* screen.c - taking the terminal and giving it back, whatever happens.
 *
 * Leaving by any road restores it: the end of the program, a signal that ends it (the loop sees a
 * flag, saves, and returns), and a crash, where nothing may be trusted: the handler sets the saved
 * line settings and writes fixed bytes, both allowed in a handler, then lets the fault happen
 * again under whoever handled it before; a signal that was sent has to be sent again for that.
 */
#include <errno.h>
#include <fcntl.h>
#include <ncurses.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "front/tui/tui.h"

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
enum { CRASHES = sizeof crash_signals / sizeof *crash_signals };

/* A signal handler has no other way to know; any thread may get the signal. */
static atomic_bool ending, resized;
static int wake[2];
static struct termios before;
static struct sigaction old_crash[CRASHES];

void screen_wake(void)
{
    int kept = errno;
    (void)!write(wake[1], "", 1); /* a full pipe wakes as well */
    errno = kept;
}

static void on_end(int number)
{
    (void)number;
    ending = true;
    screen_wake();
}

static void on_resize(int number)
{
    (void)number;
    resized = true;
    screen_wake();
}

static void on_crash(int number, siginfo_t *info, void *context)
{
    (void)context;
    static const char leave[] = "\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[?1l\033>"
                                "\033[0m\033[?25h\033[?1049l";
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    (void)!write(STDOUT_FILENO, leave, sizeof leave - 1);
    for (int i = 0; i < CRASHES; i++)
        sigaction(crash_signals[i], &old_crash[i], NULL);
    if (info->si_code <= 0)
        raise(number);
}

bool screen_is_ending(void)
{
    return ending;
}

static void watch_signals(void)
{
    struct sigaction end = {.sa_handler = on_end};
    struct sigaction crash = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO};
    struct sigaction resize = {.sa_handler = on_resize, .sa_flags = (int)SA_RESTART};
    static const int ends[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        sigaction(ends[i], &end, NULL);
    sigaction(SIGWINCH, &resize, NULL);
    for (int i = 0; i < CRASHES; i++)
        sigaction(crash_signals[i], &crash, &old_crash[i]);
}

static void write_text(const char *text)
{
    (void)!write(STDOUT_FILENO, text, strlen(text));
}

static bool can(const char *capability)
{
    const char *text = tigetstr(capability);
    return text && text != (const char *)-1;
}

/* Presses, releases and what is dragged, with places of any size. */
static void watch_mouse(bool on)
{
    if (!can("kmous"))
        return;
    fflush(stdout);
    write_text(on ? "\033[?1002h\033[?1006h" : "\033[?1006l\033[?1002l");
}

bool screen_open(struct input *i)
{
    tcgetattr(STDIN_FILENO, &before);
    if (pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0 || !newterm(NULL, stdout, stdin))
        return false;
    if (!can("cup")) { /* a picture needs places */
        endwin();
        return false;
    }
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE); /* arrows as sequences that input.c knows */
    typeahead(-1);        /* a picture is finished even if more has been typed */
    watch_signals();
    watch_mouse(true);
    input_open(i, STDIN_FILENO, wake[0]);
    return true;
}

void screen_close(void)
{
    watch_mouse(false);
    endwin();
    for (int i = 0; i < CRASHES; i++)
        sigaction(crash_signals[i], &old_crash[i], NULL);
}

void screen_suspend(void)
{
    watch_mouse(false);
    endwin();
    raise(SIGSTOP);
    resized = true; /* it may have been, meanwhile */
    refresh();
    watch_mouse(true);
}

bool screen_is_resized(void)
{
    struct winsize size;
    if (!resized)
        return false;
    resized = false;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
        resizeterm(size.ws_row, size.ws_col);
    return true;
}
