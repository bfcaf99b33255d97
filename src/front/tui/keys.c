/* keys.c - which keys there are: on the last line those that matter just now, the most useful
 * first and as many as fit; in a window all of them. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"

const struct tip tips_choose[] = {
    {"arrows", "choose"}, {"Enter", "takes it"}, {"Esc", "leaves it"}, {NULL, NULL}};
const struct tip tips_ask[] = {{"Enter", "takes it"}, {"Esc", "leaves it"}, {NULL, NULL}};
const struct tip tips_page[] = {
    {"arrows", "scroll"}, {"Space", "next page"}, {"Esc", "goes back"}, {NULL, NULL}};

static const struct tip tips_working[] = {{"Esc", "stops it"}, {NULL, NULL}};
static const struct tip tips_placing[] = {
    {"arrows", "move"}, {"Enter", "blocks a cell or opens it"}, {"Esc", "begins"}, {NULL, NULL}};
static const struct tip tips_panel[] = {
    {"arrows", "choose"}, {"Enter", "does it"}, {"Esc", "back to the board"}, {NULL, NULL}};
static const struct tip tips_order[] = {
    {"arrows", "choose"},          {"+ -", "move it"}, {">", "stands above the next"},
    {"Backspace", "forgets that"}, {"Esc", "back"},    {NULL, NULL}};
static const struct tip tips_pending[] = {
    {"arrow", "says which way"}, {"Esc", "lets it be"}, {NULL, NULL}};
static const struct tip tips_over[] = {
    {"n", "new game"}, {"z", "takes back"}, {"R", "restart"}, {"q", "quit"}, {NULL, NULL}};
static const struct tip tips_thinking[] = {
    {"Esc", "stops the CPU"}, {"z", "takes your move back"}, {NULL, NULL}};
static const struct tip tips_paused[] = {
    {"p", "lets the CPU go on"}, {"Space", "gives it one move"}, {"z", "takes back"}, {NULL, NULL}};
static const struct tip tips_held[] = {
    {"arrow", "moves the piece"}, {"Backspace", "puts it down"}, {NULL, NULL}};
static const struct tip tips_preview[] = {
    {"Enter", "plays it"}, {"Space", "turns it"}, {"Backspace", "drops it"}, {NULL, NULL}};

/* ---- the line ---- */

/* Of the board, when a person is to move. */
static const struct tip *tips_of_board(const struct tui *t)
{
    if (t->pending)
        return tips_pending;
    if (t->session->held.x >= 0)
        return tips_held;
    if (t->preview)
        return tips_preview;
    return face_keys(t->session->now)->tips;
}

static const struct tip *tips_now(const struct tui *t)
{
    if (t->tips)
        return t->tips;
    if (tui_is_busy(t))
        return tips_working;
    if (t->focus != FOCUS_BOARD)
        return t->focus == FOCUS_ORDER ? tips_order : tips_panel;
    if (t->placing)
        return tips_placing;
    if (session_status(t->session) != STATUS_OPEN)
        return tips_over;
    if (tui_is_thinking(t))
        return tips_thinking;
    if (t->paused && session_cpu_to_move(t->session))
        return tips_paused;
    return tips_of_board(t);
}

void keys_tips(struct tui *t, int line)
{
    enum { GAP = 3 };
    int column = 1;
    for (const struct tip *tip = tips_now(t); tip->key; tip++) {
        int wide = (int)(strlen(tip->key) + 1 + strlen(tip->does));
        if (column + wide > COLS - 1)
            continue;
        layout_text_put(line, column, wide, A_BOLD, tip->key);
        layout_text_put(line, column + (int)strlen(tip->key) + 1, wide,
                        roles_look(t->color, ROLE_MET), tip->does);
        column += wide + GAP;
    }
}

/* ---- the window ---- */

static void write_board_keys(const struct tui *t, struct writer *w)
{
    const struct keys *k = face_keys(t->session->now);
    writer_text(w, "arrows       move; Page and Home, End go further\n"
                   "Enter Space  ");
    writer_text(w, k->enter);
    writer_text(w, k->backspace ? "\nBackspace    " : "");
    writer_text(w, k->backspace ? k->backspace : "");
    writer_text(w, "\n");
    writer_text(w, k->more);
    writer_text(w, "mouse        the same; the right button the other way\n"
                   "Tab m        the panel, and back\n"
                   "Esc          out of anything; stops the CPU\n\n");
}

void keys_show(struct tui *t)
{
    static char text[8000];
    struct writer w = writer_to(text, sizeof text - 1);
    int wide = t->folded ? 16 : 26; /* of the names */
    write_board_keys(t, &w);
    for (int a = ACTION_NONE + 1; a < ACTION_COUNT; a++)
        if (action_applies(t, (enum tui_action)a)) {
            char label[80], line[160];
            action_label(t, (enum tui_action)a, label, sizeof label);
            size_t more = strlen(label) - layout_text_columns(label); /* bytes that take no room */
            snprintf(line, sizeof line, "%c  %-*s %s\n", action_key((enum tui_action)a),
                     wide + (int)more, label, action_help((enum tui_action)a));
            writer_text(&w, line);
        }
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    dialog_show(t, "Keys", text);
}
