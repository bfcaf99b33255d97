/* act.c - everything that can be done besides pressing on the board: one table gives each act its
 * key, its name in the panel and its line in the list of keys. */
#include <errno.h>
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"

/* ---- when an act makes sense ---- */

static bool always(const struct tui *t)
{
    (void)t;
    return true;
}

static bool in_puzzle(const struct tui *t)
{
    return t->session->now->game->puzzle && !board_is_duel(t->session->now);
}

static bool in_duel(const struct tui *t)
{
    return board_is_duel(t->session->now);
}

static bool in_trial(const struct tui *t)
{
    return in_puzzle(t) && t->session->checkpoints;
}

static bool is_wrong(const struct tui *t)
{
    return in_puzzle(t) && t->session->ladder != LADDER_NONE && t->session->hint.kind == HINT_WRONG;
}

static bool has_both(const struct tui *t)
{
    return t->session->now->game->puzzle && t->session->now->game->duel;
}

static bool in_points(const struct tui *t)
{
    return has_both(t) && in_duel(t);
}

static bool has_puzzle(const struct tui *t)
{
    return t->session->now->game->puzzle;
}

static bool has_start(const struct tui *t)
{
    return t->session->now->game->duel && t->session->now->game->duel->start;
}

static bool has_order(const struct tui *t)
{
    return t->session->now->game->ordering;
}

static bool has_assists(const struct tui *t)
{
    return t->session->now->game->assists;
}

static bool is_unmet(const struct tui *t)
{
    return session_is_unmet(t->session, &t->sitting->cli->work);
}

static bool has_cpu(const struct tui *t)
{
    return in_duel(t) && (t->session->seat[0].cpu || t->session->seat[1].cpu);
}

static const struct row {
    int key;
    bool panel;
    bool keeps; /* leaves the session alone, so the CPU may go on thinking */
    const char *label, *help;
    bool (*applies)(const struct tui *t);
} rows[ACT_COUNT] = {
    [ACT_NEW] = {'n', true, false, "New Game", "another game of this size and level", always},
    [ACT_UNDO] = {'z', true, false, "Undo", "take the last step back", always},
    [ACT_REDO] = {'y', true, false, "Redo", "do it again", always},
    [ACT_RESTART] = {'R', false, false, "Restart", "back to the start; can be undone", always},
    [ACT_MULTIPLAYER] = {'M', true, false, "Multiplayer", "play this puzzle for points", has_both},
    [ACT_SOUND] = {'W', true, false, "Refuse wrong moves",
                   "placements must agree with the solution", in_points},
    [ACT_PLAY] = {'P', true, false, "Play", "play what is previewed", in_points},
    [ACT_SOLVE] = {'S', true, false, "Solve", "fill the solution in, as one step", in_puzzle},
    [ACT_SIZE] = {'B', true, false, "Board Size", "a new game of another size", always},
    [ACT_LEVEL] = {'L', true, false, "Level", "a new puzzle of another level", has_puzzle},
    [ACT_BLOCKED] = {'X', true, false, "Blocked cells", "a new game with blocked cells", has_start},
    [ACT_FIRST] = {'F', true, false, "First move", "who begins a new game", has_start},
    [ACT_SEAT_FIRST] = {'1', true, false, "Player 1", "who plays the first side", in_duel},
    [ACT_SEAT_SECOND] = {'2', true, false, "Player 2", "who plays the second side", in_duel},
    [ACT_SPEED] = {'V', true, false, "CPU time", "how long the CPU may think", has_cpu},
    [ACT_PREVIEW] = {'w', true, false, "Preview", "how long a preview waits", in_points},
    [ACT_PAUSE] = {'p', true, false, "Pause", "stop the CPU, or let it go on; Space: one move",
                   has_cpu},
    [ACT_HINT] = {'h', true, false, "Hint", "one rung: where, what, why, do it", in_puzzle},
    [ACT_GOOD] = {'g', true, false, "Undo to last good", "back to before the first mistake",
                  is_wrong},
    [ACT_CHECK] = {'c', true, false, "Check", "are there mistakes? again: where", in_puzzle},
    [ACT_UNMET] = {'u', true, true, "What is not met", "a list; Enter goes there", is_unmet},
    [ACT_CHECKPOINT] = {'k', true, false, "Checkpoint", "try something from here", in_puzzle},
    [ACT_KEEP] = {'K', true, false, "Keep the trial", "the trial stays", in_trial},
    [ACT_DISCARD] = {'D', true, false, "Discard the trial", "back to the checkpoint", in_trial},
    [ACT_COMPARE] = {'C', true, false, "Compare", "the board beside its solution", in_puzzle},
    [ACT_ASSISTS] = {'a', true, false, "Assists", "what is done for you", has_assists},
    [ACT_TOOL] = {'s', true, true, "Mouse", "draws lines, crosses or shading", has_assists},
    [ACT_MARKING] = {'e', true, false, "Mistakes", "when mistakes are shown", has_puzzle},
    [ACT_RATE] = {'v', true, false, "Rating", "solutions, rating, techniques", has_puzzle},
    [ACT_MOVES] = {'l', true, false, "Moves", "the moves so far; Enter goes back there", in_duel},
    [ACT_ORDER] = {'o', false, true, "Order", "change the order: arrows choose, + - move",
                   has_order},
    [ACT_TRACE] = {'T', true, false, "Trace", "one step of the walk under your order", has_order},
    [ACT_TIMER] = {'t', true, true, "Timer", "show the time", always},
    [ACT_RECENT] = {'r', true, false, "Recent", "change places with the game before", always},
    [ACT_RULES] = {'I', true, true, "Rules", "the rules in words", always},
    [ACT_COMMAND] = {':', false, false, "Command", "a line as in --plain", always},
    [ACT_READ] = {'.', false, true, "Read the cell", "what is under the cursor, in words", always},
    [ACT_ZOOM_IN] = {'+', false, true, "Larger", "draw the board larger", always},
    [ACT_ZOOM_OUT] = {'-', false, true, "Smaller", "draw it smaller", always},
    [ACT_ZOOM_FIT] = {'0', false, true, "Fit", "as large as fits", always},
    [ACT_KEYS] = {'?', true, true, "Keys", "this list", always},
    [ACT_QUIT] = {'q', true, true, "Quit", "leave; the game is saved", always},
};

bool act_applies(const struct tui *t, enum act a)
{
    return rows[a].applies && rows[a].applies(t);
}

bool act_in_panel(enum act a)
{
    return rows[a].panel;
}

int act_key(enum act a)
{
    return rows[a].key;
}

enum act act_of_key(int key)
{
    for (int a = ACT_NONE + 1; a < ACT_COUNT; a++)
        if (rows[a].key == key)
            return (enum act)a;
    return key == '=' ? ACT_ZOOM_IN : ACT_NONE;
}

/* ---- names with their present value ---- */

static int option_value(const struct board *b, const char *key)
{
    const struct choice *c = b->game->options;
    for (int i = 0; c[i].key; i++)
        if (strcmp(c[i].key, key) == 0)
            return b->variant.value[i];
    return 0;
}

static int count_assists(const struct session *s)
{
    const struct assist *list = s->now->game->assists->list;
    int n = 0;
    while (list[n].name)
        n++;
    return n;
}

static const char *const tools[TOOL_COUNT] = {"lines", "crosses", "shading"};

void act_label(const struct tui *t, enum act a, char *out, size_t cap)
{
    const struct session *s = t->session;
    const struct wanted *order = &t->sitting->order;
    const char *label = rows[a].label;
    char size[32];
    switch (a) {
    case ACT_MULTIPLAYER:
        snprintf(out, cap, "%s: %s", label, in_duel(t) ? "ON" : "OFF");
        break;
    case ACT_SOUND:
        snprintf(out, cap, "%s: %s", label, option_value(s->now, "rule") ? "ON" : "OFF");
        break;
    case ACT_SIZE:
        words_size(t, size, sizeof size);
        snprintf(out, cap, "%s %s", label, size);
        break;
    case ACT_LEVEL:
        snprintf(out, cap, "%s: %s", label, level_name(order->wish.level));
        break;
    case ACT_BLOCKED:
        snprintf(out, cap, t->placing ? "%s: placing" : "%s: %d", label, order->opening.blocked);
        break;
    case ACT_FIRST:
        snprintf(out, cap, "%s: %s", label,
                 order->opening.first == FIRST_RANDOM
                     ? "random"
                     : s->now->game->duel->sides[order->opening.first]);
        break;
    case ACT_SEAT_FIRST:
    case ACT_SEAT_SECOND:
        words_seat(t, a == ACT_SEAT_SECOND, out, cap);
        break;
    case ACT_SPEED:
        snprintf(out, cap, "%s: %.1f s", label, (double)t->sitting->think_us / 1e6);
        break;
    case ACT_PREVIEW:
        if (t->preview_us < 0)
            snprintf(out, cap, "%s: by Enter", label);
        else
            snprintf(out, cap, "%s: %.1f s", label, (double)t->preview_us / 1e6);
        break;
    case ACT_ASSISTS:
        snprintf(out, cap, "%s: %d of %d on", label, __builtin_popcount(s->assists),
                 count_assists(s));
        break;
    case ACT_TOOL:
        snprintf(out, cap, "%s: %s", label, tools[t->tool]);
        break;
    case ACT_CHECK:
        snprintf(out, cap, "%s", tui_is_checked(t) ? "Check: where?" : label);
        break;
    case ACT_PAUSE:
        snprintf(out, cap, "%s: %s", label, t->paused ? "ON" : "OFF");
        break;
    case ACT_MARKING:
        snprintf(out, cap, "%s: %s", label, choose_marking_word(s->marking));
        break;
    case ACT_TIMER:
        snprintf(out, cap, "%s: %s", label, t->show_time ? "ON" : "OFF");
        break;
    default:
        snprintf(out, cap, "%s", label);
    }
}

/* ---- doing ---- */

void act_done(struct tui *t)
{
    const struct board *b = t->session->now;
    tui_keep_time(t);
    t->preview = false;
    t->pending = PENDING_NONE;
    if (t->cursor.x > 2 * board_width(b) || t->cursor.y > 2 * board_height(b))
        cursor_home(t);
    if (!play_save(t->sitting))
        tui_say(t, "this could not be saved: %s", strerror(errno));
}

static void ask_solve(struct tui *t)
{
    if (!t->solve_asked && !dialog_confirm(t, "Fill in the solution?"))
        return;
    t->solve_asked = true;
    tui_talk(t, "solve");
}

bool tui_is_checked(const struct tui *t)
{
    return t->checked == t->session->steps.start && t->checked_at == t->session->steps.at;
}

/* The second time on the same board it tells the places as well, and they are marked. */
static void check(struct tui *t)
{
    t->checked_where = tui_is_checked(t);
    t->checked = t->session->steps.start;
    t->checked_at = t->session->steps.at;
    tui_talk(t, t->checked_where ? "check where" : "check");
}

static void ask_checkpoint(struct tui *t)
{
    char name[NAME_MAX_BYTES], line[NAME_MAX_BYTES + 16];
    snprintf(name, sizeof name, "%zu", t->session->checkpoints + 1);
    if (!dialog_ask(t, "Name of the checkpoint", name, sizeof name))
        return;
    snprintf(line, sizeof line, "checkpoint %s", name);
    tui_talk(t, line);
}

static void ask_command(struct tui *t)
{
    char line[200] = "";
    if (dialog_ask(t, "Command (help lists them)", line, sizeof line) && line[0])
        tui_talk(t, line);
}

static void read_cell(struct tui *t)
{
    char line[32] = "cell ";
    struct spot s = {(int16_t)(t->cursor.x | 1), (int16_t)(t->cursor.y | 1)};
    int w = board_width(t->session->now), h = board_height(t->session->now);
    struct writer out = writer_to(line + 5, sizeof line - 6);
    cell_write(&out, h, s.y / 2 < h ? s.y / 2 : h - 1, s.x / 2 < w ? s.x / 2 : w - 1);
    line[5 + out.n] = '\0';
    tui_talk(t, line);
}

static void show_keys(struct tui *t)
{
    static char text[8000];
    static const char board[] = "arrows       move the cursor; Tab: the panel and back\n"
                                "Enter Space  act on the place under the cursor\n"
                                "Backspace    clear it, put a piece down, one step back\n"
                                "mouse        the same; the right button the other way\n";
    const struct board *b = t->session->now;
    struct writer w = writer_to(text, sizeof text - 1);
    int wide = t->folded ? 16 : 26; /* of the names */
    writer_text(&w, board);
    if (b->game->target == TARGET_EDGES)
        writer_text(&w, "Shift+arrow  line that way (or l, then arrow)\n"
                        "x + arrow    cross that way\n"
                        "i o          shade the cell right below: inside, outside\n");
    if (b->game->ordering)
        writer_text(&w, "in the order click or drag a number, click > or ? after it\n");
    if (has_both(t))
        writer_text(&w, "\\ /          that slash\n");
    for (int a = ACT_NONE + 1; a < ACT_COUNT; a++)
        if (act_applies(t, (enum act)a)) {
            char label[80], line[160];
            act_label(t, (enum act)a, label, sizeof label);
            size_t more = strlen(label) - text_columns(label); /* bytes that take no room */
            snprintf(line, sizeof line, "%c  %-*s %s\n", rows[a].key, wide + (int)more, label,
                     rows[a].help);
            writer_text(&w, line);
        }
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    dialog_show(t, "Keys", text);
}

static void pause_cpu(struct tui *t)
{
    t->paused = !t->paused;
    tui_say(t, t->paused ? "The CPU waits. p lets it go on, Space gives it one move" : "");
}

static void show_recent(struct tui *t)
{
    const char *why = play_recent(t->sitting);
    t->session = &t->sitting->session;
    t->ticking = false;
    t->placing = false;
    cursor_home(t);
    tui_say(t, "%s", why ? why : "the game before; r changes back");
}

/* Acts that are one line of the plain conversation. */
static const char *line_of(enum act a)
{
    switch (a) {
    case ACT_UNDO:
        return "undo";
    case ACT_REDO:
        return "redo";
    case ACT_RESTART:
        return "restart";
    case ACT_HINT:
        return "hint";
    case ACT_GOOD:
        return "good";
    case ACT_RATE:
        return "rate";
    case ACT_KEEP:
        return "keep";
    case ACT_DISCARD:
        return "discard";
    case ACT_COMPARE:
        return "compare";
    default:
        return NULL;
    }
}

static void run(struct tui *t, enum act a)
{
    switch (a) {
    case ACT_NEW:
        new_game(t);
        break;
    case ACT_MULTIPLAYER:
        new_duel(t, !in_duel(t), false);
        break;
    case ACT_SOUND:
        new_duel(t, true, !option_value(t->session->now, "rule"));
        break;
    case ACT_PLAY:
        cursor_commit(t);
        break;
    case ACT_SOLVE:
        ask_solve(t);
        break;
    case ACT_SIZE:
        choose_size(t);
        break;
    case ACT_LEVEL:
        choose_level(t);
        break;
    case ACT_BLOCKED:
        choose_blocked(t);
        break;
    case ACT_FIRST:
        choose_first(t);
        break;
    case ACT_SEAT_FIRST:
    case ACT_SEAT_SECOND:
        choose_seat(t, a == ACT_SEAT_SECOND);
        break;
    case ACT_SPEED:
        choose_speed(t);
        break;
    case ACT_PAUSE:
        pause_cpu(t);
        break;
    case ACT_PREVIEW:
        choose_preview(t);
        break;
    case ACT_ASSISTS:
        choose_assists(t);
        break;
    case ACT_CHECK:
        check(t);
        break;
    case ACT_CHECKPOINT:
        ask_checkpoint(t);
        break;
    case ACT_MOVES:
        choose_move(t);
        break;
    case ACT_MARKING:
        choose_marking(t);
        break;
    case ACT_TRACE:
        order_trace(t);
        break;
    case ACT_RECENT:
        show_recent(t);
        break;
    case ACT_COMMAND:
        ask_command(t);
        break;
    default:
        tui_talk(t, line_of(a));
    }
}

/* Those that leave the session alone. */
static void look(struct tui *t, enum act a)
{
    int zoom = t->canvas.geometry.zoom;
    if (a == ACT_ORDER)
        t->focus = FOCUS_ORDER;
    else if (a == ACT_TIMER)
        t->show_time = !t->show_time;
    else if (a == ACT_TOOL)
        t->tool = (t->tool + 1) % TOOL_COUNT;
    else if (a == ACT_UNMET)
        choose_unmet(t);
    else if (a == ACT_RULES)
        dialog_show(t, "Rules", t->session->now->game->manual);
    else if (a == ACT_READ)
        read_cell(t);
    else if (a == ACT_ZOOM_IN)
        t->zoom = zoom < ZOOM_MAX ? zoom + 1 : ZOOM_MAX;
    else if (a == ACT_ZOOM_OUT)
        t->zoom = zoom > ZOOM_MIN ? zoom - 1 : ZOOM_MIN;
    else if (a == ACT_ZOOM_FIT)
        t->zoom = 0;
    else if (a == ACT_KEYS)
        show_keys(t);
    else if (a == ACT_QUIT)
        t->quit = true;
}

void act_do(struct tui *t, enum act a)
{
    if (!act_applies(t, a))
        return;
    if (rows[a].keeps) {
        look(t, a);
        return;
    }
    job_rest(&t->job);
    tui_say(t, "%s", "");
    if (a == ACT_UNDO)
        t->paused = false;
    run(t, a);
    act_done(t);
}
