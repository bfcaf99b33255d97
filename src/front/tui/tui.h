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
#include "session/ask.h"

/* ---- looks (look.c): a glyph in Unicode and in ASCII; how a role is coloured ---- */

enum glyph {
    GLYPH_NONE,
    GLYPH_DOT,
    GLYPH_RIM,
    GLYPH_CROSS,
    GLYPH_RISE,
    GLYPH_FALL,
    GLYPH_BLOCK,
    GLYPH_TURN,
    GLYPH_UP,
    GLYPH_RIGHT,
    GLYPH_DOWN,
    GLYPH_LEFT,
    GLYPH_FLAT,
    GLYPH_UPRIGHT,
    GLYPH_GATE_FLAT,
    GLYPH_GATE_UPRIGHT,
    GLYPH_PATH,
    GLYPH_DOUBLE,
    GLYPH_THICK,
    GLYPH_TARGET,
    GLYPH_CURSOR,
    GLYPH_SHARP,
    GLYPH_MIDDLE,
    GLYPH_TIMES,
    GLYPH_SHADE,
    GLYPH_HATCH,
    GLYPH_OWNED,
    GLYPH_TICK,
    GLYPH_MORE_UP, /* there is more of the board that way */
    GLYPH_MORE_DOWN,
    GLYPH_MORE_LEFT,
    GLYPH_MORE_RIGHT,
    GLYPH_COUNT
};

const char *look_glyph(bool ascii, enum glyph g);
const char *look_raised(bool ascii, int digit);               /* the number of a place in a hint */
const char *look_box(bool ascii, bool heavy, unsigned sides); /* bits by enum side */
bool look_open(bool color);          /* prepares colours; true: there are some */
int look_role(bool color, int role); /* attributes for ncurses */

/* ---- geometry (geometry.c): spots of the board and places on the canvas ---- */

enum { ZOOM_MIN = 2, ZOOM_MAX = 4 };

struct geometry {
    bool hex;
    int w, h;
    int zoom;
    int lines_each, columns_each; /* from cell to cell */
    int lines, columns;           /* of the whole board, labels not counted */
    int trim;                     /* lines left out above it, where nothing is ever drawn */
};

struct geometry geometry_of(const struct board *b, int zoom);
int geometry_line(const struct geometry *g, struct spot s);
int geometry_column(const struct geometry *g, struct spot s);
/* The spot nearest to a place that a press may be aimed at; may lie one cell outside the board. */
struct spot geometry_spot(const struct geometry *g, enum target target, int line, int column);

/* ---- canvas (canvas.c): the part of the board that shows, as places with glyphs ---- */

struct place {
    char glyph[5]; /* UTF-8, or empty */
    uint8_t role;
    uint8_t light, heavy; /* sides that lines leave by */
    bool reverse;
};

struct canvas {
    struct geometry geometry;
    bool ascii;
    int top, left;       /* of the board on the canvas */
    int lines, columns;  /* that show */
    struct place *place; /* lines * columns */
};

void canvas_put(struct canvas *c, int line, int column, const char *glyph, int role);
void canvas_tint(struct canvas *c, int line, int column, int role);
struct place *canvas_at(struct canvas *c, int line, int column); /* NULL: does not show */
void canvas_line(struct canvas *c, int line, int column, unsigned side, int length, bool heavy,
                 int role);

void squares_draw(struct canvas *c, const struct board *b, const struct mark *marks, size_t n);
void hexes_draw(struct canvas *c, const struct mark *marks, size_t n);
void overlay_draw(struct canvas *c, const struct mark *marks, size_t n); /* hint, flaw, last, ... */

/* ---- the screen (screen.c): taken, and always given back ---- */

bool screen_open(struct input *i);
void screen_close(void);
void screen_suspend(void);
bool screen_is_ending(void);  /* a signal asked to end */
bool screen_is_resized(void); /* since it was last asked; then the new size is taken */
void screen_wake(void);       /* from a thread or a signal: whoever waits for a key looks around */

/* ---- long work (job.c): one at a time, in a thread ---- */

enum job_kind { JOB_NONE, JOB_CPU, JOB_ASK, JOB_NEW, JOB_ID };

struct job {
    enum job_kind kind; /* NONE: at rest */
    pthread_t thread;
    atomic_bool stop, done;
    int64_t began;
    const struct sitting *sitting;
    struct arena arena;
    struct work work;
    struct deadline end;
    struct err err; /* and what came of it, by kind: */
    struct advice advice;
    enum question question; /* asked before it starts, for the sake of `line` */
    struct answered answered;
    char line[200];
    char *text; /* of a new game, or the line that loads the board of an id */
};

/* False: there is no thread to be had. limit_us < 0: it may take as long as it likes. */
bool job_start(struct job *j, enum job_kind kind, const struct sitting *s, int64_t limit_us);
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
    struct sitting *sitting;
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
    struct canvas canvas;
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

/* Messages and the state of the game in words (words.c) */
void tui_say(struct tui *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void tui_talk(struct tui *t, const char *line);   /* a line of the plain conversation, begun ... */
void tui_answer(struct tui *t, const char *line); /* ... and finished, when all is known */
void words_state(struct tui *t, char *out, size_t cap);
bool words_aim(const struct tui *t, char *out, size_t cap); /* while nothing has happened yet */
void words_here(struct tui *t, char *out, size_t cap);
const char *words_who(const struct session *s, int side); /* YOU and CPU, or the sides' names */
void words_size(const struct tui *t, char *out, size_t cap);
void words_seat(const struct tui *t, int side, char *out, size_t cap);
bool words_gain(const struct tui *t, char *out, size_t cap); /* of the last move that earned */

/* Drawing (layout.c, picture.c, panel.c) */
void layout_draw(struct tui *t);
void picture_draw(struct tui *t);
void picture_draw_cursor(struct tui *t); /* the terminal's own, last of all */
void panel_draw(struct tui *t);
void panel_key(struct tui *t, int key);
void panel_wheel(struct tui *t, int down); /* or up, -1 */
void panel_toggle(struct tui *t);          /* go to the panel, or back to the board */
int text_put(int line, int column, int width, int attributes, const char *text); /* columns used */
size_t text_columns(const char *text); /* of text in UTF-8, to its end */
struct spot picture_spot(const struct tui *t, int line, int column); /* under a place on screen */
struct spot picture_cell(const struct tui *t, int line, int column);
bool picture_is_dot(const struct tui *t, int line, int column);

void canvas_show(struct tui *t);

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

/* Doing (act.c: the table; doing.c: what is in it; cursor.c: the board; order.c: the order panel;
 * mouse.c) */
enum act {
    ACT_NONE,
    ACT_NEW, /* the game */
    ACT_UNDO,
    ACT_REDO,
    ACT_RESTART,
    ACT_RECENT,
    ACT_SIZE,
    ACT_LEVEL,
    ACT_BLOCKED,
    ACT_FIRST,
    ACT_MULTIPLAYER, /* who plays */
    ACT_SOUND,
    ACT_SEAT_FIRST,
    ACT_SEAT_SECOND,
    ACT_SPEED,
    ACT_PREVIEW,
    ACT_PLAY,
    ACT_PAUSE,
    ACT_MOVES,
    ACT_HINT, /* help with a puzzle */
    ACT_CHECK,
    ACT_GOOD,
    ACT_UNMET,
    ACT_SOLVE,
    ACT_COMPARE,
    ACT_RATE,
    ACT_CHECKPOINT,
    ACT_KEEP,
    ACT_DISCARD,
    ACT_MARKING,
    ACT_ASSISTS,
    ACT_TOOL,
    ACT_ORDER,
    ACT_TRACE,
    ACT_RULES, /* the screen */
    ACT_TIMER,
    ACT_READ,
    ACT_COMMAND,
    ACT_ZOOM_IN,
    ACT_ZOOM_OUT,
    ACT_ZOOM_FIT,
    ACT_KEYS,
    ACT_QUIT,
    ACT_COUNT
};

bool act_applies(const struct tui *t, enum act a);
bool act_is_half(enum act a);           /* short: two of them share a line of the panel */
int act_group(enum act a);              /* those of a group stand together */
bool act_keeps(enum act a);             /* leaves the session alone */
bool act_is_sound(const struct tui *t); /* are wrong placements refused? */
const char *act_help(enum act a);
void act_label(const struct tui *t, enum act a, char *out, size_t cap);
int act_key(enum act a);
enum act act_of_key(int key);
void act_do(struct tui *t, enum act a);
void act_do_key(struct tui *t, int key); /* the act of a key, or word that there is none */
void tui_save(struct tui *t, bool asked); /* and tells what is to be told about saved games */
void act_done(struct tui *t); /* after anything that changed the session: save, forget previews */
void new_game(struct tui *t); /* start.c: making and remaking games; this one begins to */
void new_game_made(struct tui *t, const char *text); /* and this one has it */
void new_duel(struct tui *t, bool duel, int rule);
void choose_size(struct tui *t);
void choose_level(struct tui *t);
void choose_seat(struct tui *t, int side);
void choose_first(struct tui *t);
const char *choose_marking_word(enum marking m); /* choose.c: about the game in progress */
void choose_marking(struct tui *t);
void choose_assists(struct tui *t);
void choose_speed(struct tui *t);
void choose_preview(struct tui *t);
void choose_blocked(struct tui *t);
void choose_cell(struct tui *t, struct spot at); /* block it, or open it */
void compare_show(struct tui *t);
void choose_unmet(struct tui *t); /* list.c: lists about the board, to go to what is chosen */
void choose_move(struct tui *t);
void choose_recent(struct tui *t);
/* One step in words, as "3. Red b3"; b stands before it, and after it then. */
void list_move(struct board *b, const struct step *step, size_t number, char *out, size_t cap);

bool cursor_key(struct tui *t, int key); /* true: it was one of the board's keys */
void cursor_home(struct tui *t);
bool cursor_shows(struct tui *t, struct spot at, enum shape shape); /* is there such a mark? */
bool cursor_is_end(struct tui *t, struct spot at);                  /* of a path */
void cursor_type(struct tui *t, struct spot cell, char typed); /* a character on a cell */
void cursor_press(struct tui *t, struct spot at, int button);
void cursor_commit(struct tui *t); /* play what is previewed */
void cursor_shade(struct tui *t, struct spot near, bool inside);
bool tui_is_checked(const struct tui *t); /* as it stands (act.c) */
bool order_key(struct tui *t, int key);
bool order_press(struct tui *t, int line, int column); /* true: there is a number */
void order_release(struct tui *t, int line, int column);
void order_trace(struct tui *t);
void mouse_act(struct tui *t, const struct event *e);

#endif
