/* tui.h - the full screen: one game, its panel and its messages, by keys and mouse.
 *
 *     title line
 *     board, as large as fits, scrolled        panel: score, controls, order
 *     state and what is under the cursor
 *     message
 *     keys of the moment, unless the message needs more room
 *
 * Everything is drawn anew after every key; ncurses sends only what changed. Text comes from the
 * session, so the screen and `--plain` say the same things.
 */
#ifndef TUI_H
#define TUI_H

#include <pthread.h>
#include <stdatomic.h>

#include "core/face.h"
#include "front/cli/play.h"
#include "front/tui/input.h"
#include "render/characters/characters.h"
#include "session/view.h"

/* ---- how roles look (roles.c) ---- */

bool roles_open(bool color);          /* prepares colours; true: there are some */
int roles_look(bool color, int role); /* attributes for ncurses */

/* ---- the screen (screen.c): taken, and always given back ---- */

bool screen_open(struct input *i);
void screen_close(void);
void screen_suspend(void);
bool screen_is_ending(void);  /* a signal asked to end */
bool screen_is_resized(void); /* since it was last asked; then the new size is taken */
void screen_wake(void);       /* from a thread or a signal: whoever waits for a key looks around */

/* ---- long work (job.c): one at a time, in a thread ---- */

struct job {
    enum question question; /* asked for the sake of `line`; NONE: at rest */
    char line[200];
    pthread_t thread;
    atomic_bool stop, done;
    int64_t began;
    const struct session *session;
    struct arena arena;
    struct work work;
    struct err err;
    struct background_answer answered;
};

/* False: there is no thread to be had. limit_us < 0: it may take as long as it likes. */
bool job_start(struct job *j, const struct session *s, enum question q, const char *line,
               int64_t limit_us);
bool job_is_done(struct job *j);
void job_rest(struct job *j); /* ends it if need be; what came of it is forgotten */

/* ---- one sitting at the screen ---- */

struct area {
    int top, left, lines, columns;
};

/* What a press of the mouse means where edges are drawn. */
enum tool { TOOL_LINE, TOOL_CROSS, TOOL_SHADE, TOOL_COUNT };

enum focus { FOCUS_BOARD, FOCUS_PANEL, FOCUS_ORDER };
enum pending { PENDING_NONE, PENDING_LINE, PENDING_CROSS, PENDING_CLEAR };
struct tip;
enum { HELD_MAX = 256, CONTROLS_MAX = 48, TITLE_MAX = 3, MESSAGE_MAX = 2000, NUMBERS_MAX = 64 };
enum { STATE_MAX = 1600 };

struct control {
    int act;
    int line, column, width; /* on the screen */
};

/* A press of the mouse that may be carried on. */
struct drag {
    bool on;
    struct spot at;   /* where it last did something */
    enum shape state; /* of the edges it goes over: a line, a cross, or a cell for neither */
    bool late;        /* nothing yet: a path may be drawn on from its end, or a click is meant */
};

struct tui {
    struct play_state *play;
    struct session *session; /* the sitting's */
    struct job job;
    struct input input;
    struct event held[HELD_MAX]; /* typed while the program was at work */
    int n_held;
    bool ascii, color;
    /* layout */
    bool folded, panel_open;
    struct area board, panel;
    struct area at; /* of the canvas, inside `board` */
    int zoom;       /* 0: as large as fits */
    struct character_canvas canvas;
    /* what is in hand */
    enum focus focus;
    struct spot cursor;
    enum pending pending;
    bool preview; /* a placement shown but not played */
    int preview_button;
    int64_t preview_until;
    struct drag drag;
    enum tool tool;
    bool answer;                        /* a solution is drawn: nothing but what it says */
    int order_at;                       /* number chosen in the order panel */
    struct control number[NUMBERS_MAX]; /* where each number of the order stands; act: its index */
    int numbers, order_from;            /* order_from: pressed on this one; -1: on none */
    struct control control[CONTROLS_MAX];
    int controls, control_at, panel_top, panel_lines;
    struct control title[TITLE_MAX]; /* of the first line; act NONE: the panel */
    int titles;
    const struct tip *tips; /* of the window that is open; NULL: none is */
    bool paused, step_once;
    bool solve_asked;
    const struct board *checked; /* start of the puzzle that was checked, ... */
    size_t checked_at;           /* ... after so many steps, ... */
    bool checked_where;          /* ... and its wrong places were asked for */
    bool placing;                /* presses block cells of the start */
    int64_t preview_us;          /* how long a preview waits; -1: for Enter */
    bool show_time, ticking;
    int64_t began;     /* when the clock was last read, if it is ticking */
    int64_t next_turn; /* earliest time of the CPU's next move where it plays both sides */
    char message[MESSAGE_MAX];
    bool quit;
};

/* Draws what is due and waits for the next event (tui.c). */
struct event tui_event(struct tui *t, int patience_ms);
int64_t tui_played_ms(const struct tui *t); /* the game's clock, which stops at its end */
void tui_keep_time(struct tui *t);          /* into the session */
bool tui_is_busy(const struct tui *t);      /* at work on what was asked for; keys wait */
bool tui_is_thinking(const struct tui *t);  /* the CPU is at work on its move */
const struct view *tui_view(struct tui *t); /* NULL: no memory */

/* Messages and the state of the game in words (tui_text.c) */
void tui_say(struct tui *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* One line of session/action.h. What it needs to know first a job finds out, if it may take a while. */
void tui_do(struct tui *t, const char *line);
void tui_do_with(struct tui *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void tui_do_known(struct tui *t, const char *line); /* when all is known */
void tui_do_at(struct tui *t, const char *action, struct spot at, const char *more);
void tui_text_state(struct tui *t, char *out, size_t cap);
bool tui_text_aim(const struct tui *t, char *out, size_t cap); /* while nothing has happened yet */
void tui_text_here(struct tui *t, char *out, size_t cap);
void tui_text_size(const struct tui *t, char *out, size_t cap);
void tui_text_seat(const struct tui *t, int side, char *out, size_t cap);

/* Drawing (layout.c, picture.c, panel.c) */
void layout_draw(struct tui *t);
void picture_draw(struct tui *t);
void picture_draw_cursor(struct tui *t); /* the terminal's own, last of all */
void panel_draw(struct tui *t);
void panel_key(struct tui *t, int key);
void panel_wheel(struct tui *t, int down); /* or up, -1 */
void panel_toggle(struct tui *t);          /* go to the panel, or back to the board */
/* columns used */
int layout_text_put(int line, int column, int width, int attributes, const char *text);
size_t layout_text_columns(const char *text); /* of text in UTF-8, to its end */
struct spot picture_spot(const struct tui *t, int line, int column); /* under a place on screen */
struct spot picture_cell(const struct tui *t, int line, int column);
bool picture_is_dot(const struct tui *t, int line, int column);

/* Modal windows (dialog.c) */
int dialog_choose(struct tui *t, const char *title, const char *const *rows, int n, int at);
bool dialog_confirm(struct tui *t, const char *question);
bool dialog_ask(struct tui *t, const char *question, char *answer, size_t cap);
void dialog_show(struct tui *t, const char *title, const char *text);

/* Which keys matter (keys.c): those of the moment in one line, all of them in a window. Ends at key
 * NULL. */
extern const struct tip tips_choose[], tips_ask[], tips_page[];
void keys_tips(struct tui *t, int line);
void keys_show(struct tui *t);

/* Doing (actions.c: the table; run_action.c: what is in it; cursor.c: the board; order.c: the order
 * panel; mouse.c) */
enum tui_action {
    ACTION_NONE,
    ACTION_NEW, /* the game */
    ACTION_PACK,
    ACTION_UNDO,
    ACTION_REDO,
    ACTION_RESTART,
    ACTION_RECENT,
    ACTION_SIZE,
    ACTION_LEVEL,
    ACTION_BLOCKED,
    ACTION_FIRST,
    ACTION_MULTIPLAYER, /* who plays */
    ACTION_SOUND,
    ACTION_SEAT_FIRST,
    ACTION_SEAT_SECOND,
    ACTION_SPEED,
    ACTION_PREVIEW,
    ACTION_PLAY,
    ACTION_PAUSE,
    ACTION_MOVES,
    ACTION_REVIEW,
    ACTION_LINES,
    ACTION_BRANCHES,
    ACTION_HINT, /* help with a puzzle */
    ACTION_STEP_BACK,
    ACTION_STEP_ON,
    ACTION_CHECK,
    ACTION_GOOD,
    ACTION_UNMET,
    ACTION_SOLVE,
    ACTION_COMPARE,
    ACTION_RATE,
    ACTION_CHECKPOINT,
    ACTION_KEEP,
    ACTION_DISCARD,
    ACTION_MARKING,
    ACTION_ASSISTS,
    ACTION_TOOL,
    ACTION_ORDER,
    ACTION_TRACE,
    ACTION_RULES, /* the screen */
    ACTION_TIMER,
    ACTION_READ,
    ACTION_COMMAND,
    ACTION_ZOOM_IN,
    ACTION_ZOOM_OUT,
    ACTION_ZOOM_FIT,
    ACTION_KEYS,
    ACTION_QUIT,
    ACTION_COUNT
};

bool action_applies(const struct tui *t, enum tui_action a);
bool action_is_half(enum tui_action a); /* short: two of them share a line of the panel */
int action_group(enum tui_action a);    /* those of a group stand together */
bool action_keeps(enum tui_action a);   /* leaves the session alone */
const char *action_help(enum tui_action a);
void action_label(const struct tui *t, enum tui_action a, char *out, size_t cap);
int action_key(enum tui_action a);
enum tui_action action_of_key(int key);
void action_do(struct tui *t, enum tui_action a);
void action_do_key(struct tui *t, int key); /* the act of a key, or word that there is none */
void tui_save(struct tui *t, bool asked); /* and tells what is to be told about saved games */
/* after anything that changed the session: save, forget previews */
void action_done(struct tui *t);
void choose_size(struct tui *t);
void choose_level(struct tui *t);
void choose_seat(struct tui *t, int side);
void choose_pack(struct tui *t);
void choose_first(struct tui *t);
const char *choose_marking_word(enum marking m); /* choose.c: about the game in progress */
void choose_marking(struct tui *t);
void choose_assists(struct tui *t);
void choose_speed(struct tui *t);
void choose_preview(struct tui *t);
void choose_blocked(struct tui *t);
void compare_show(struct tui *t);
void choose_unmet(struct tui *t); /* lists.c: lists about the board, to go to what is chosen */
void choose_move(struct tui *t);
void choose_branch(struct tui *t);
void choose_recent(struct tui *t);
/* One step in words, as "3. Red b3"; b stands before it, and after it then. */
void lists_move(struct board *b, const struct step *step, size_t number, char *out, size_t cap);

bool cursor_key(struct tui *t, int key); /* true: it was one of the board's keys */
void cursor_home(struct tui *t);
bool cursor_shows(struct tui *t, struct spot at, enum shape shape); /* is there such a mark? */
bool cursor_is_end(struct tui *t, struct spot at);                  /* of a path */
void cursor_type(struct tui *t, struct spot cell, char typed); /* a character on a cell */
void cursor_press(struct tui *t, struct spot at, int button);
void cursor_commit(struct tui *t); /* play what is previewed */
void cursor_shade(struct tui *t, struct spot near, bool inside);
bool tui_is_checked(const struct tui *t); /* as it stands (actions.c) */
bool order_key(struct tui *t, int key);
bool order_press(struct tui *t, int line, int column); /* true: there is a number */
void order_release(struct tui *t, int line, int column);
void mouse_act(struct tui *t, const struct event *e);

#endif
