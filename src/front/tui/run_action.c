/* run_action.c - the acts of the table, done. Most are a line of the plain conversation or a
 * question first; those that leave the session alone do not disturb the CPU. */
#include <string.h>

#include "front/tui/tui.h"

void action_done(struct tui *t)
{
    const struct board *b = t->session->now;
    tui_keep_time(t);
    t->preview = false;
    t->pending = PENDING_NONE;
    if (t->cursor.x > 2 * board_width(b) || t->cursor.y > 2 * board_height(b))
        cursor_home(t);
    tui_save(t, false);
}

void tui_save(struct tui *t, bool asked)
{
    char *notice = t->play->saved.notice;
    if (play_save(t->play, asked) && asked)
        tui_say(t, "saved");
    if (notice[0])
        tui_say(t, "%s", notice);
    notice[0] = '\0';
}

static void ask_solve(struct tui *t)
{
    if (!t->solve_asked && !dialog_confirm(t, "Fill in the solution?"))
        return;
    t->solve_asked = true;
    tui_do(t, "solve");
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
    tui_do(t, t->checked_where ? "check where" : "check");
}

static void ask_checkpoint(struct tui *t)
{
    char name[NAME_MAX_BYTES];
    snprintf(name, sizeof name, "%zu", t->session->checkpoints + 1);
    if (!dialog_ask(t, "Name of the checkpoint", name, sizeof name))
        return;
    tui_do_with(t, "checkpoint %s", name);
}

static void ask_command(struct tui *t)
{
    char line[200] = "";
    if (dialog_ask(t, "Command (help lists them)", line, sizeof line) && line[0])
        tui_do(t, line);
}

static void read_cell(struct tui *t)
{
    int w = board_width(t->session->now), h = board_height(t->session->now);
    int c = t->cursor.x / 2, r = t->cursor.y / 2;
    tui_do_at(t, "cell", spot_cell(r < h ? r : h - 1, c < w ? c : w - 1), "");
}

static void pause_cpu(struct tui *t)
{
    t->paused = !t->paused;
    tui_say(t, t->paused ? "The CPU waits. p lets it go on, Space gives it one move" : "");
}

/* The rule after the present one: on, or refusing wrong moves, or off. */
static void switch_rule(struct tui *t)
{
    const struct board *b = t->session->now;
    const struct choice *row = &b->game->options[b->game->duel->begin_row];
    int next = b->variant.value[b->game->duel->begin_row] + 1;
    tui_do_with(t, "multiplayer %s", row->words[row->words[next] ? next : 0]);
}

/* Of the reason of a hint; before its first step it is told as a whole. */
static void step_back(struct tui *t)
{
    char line[32];
    size_t at = t->session->story_step;
    snprintf(line, sizeof line, "step %zu", at ? at - 1 : 0);
    tui_do(t, line);
}

/* Acts that are one line. */
static const char *line_of(const struct tui *t, enum tui_action a)
{
    switch (a) {
    case ACTION_NEW:
        return "new";
    case ACTION_MULTIPLAYER:
        return board_is_duel(t->session->now) ? "multiplayer off" : "multiplayer on";
    case ACTION_UNDO:
        return "undo";
    case ACTION_REDO:
        return "redo";
    case ACTION_RESTART:
        return "restart";
    case ACTION_HINT:
        return "hint";
    case ACTION_STEP_ON:
        return "step";
    case ACTION_GOOD:
        return "good";
    case ACTION_RATE:
        return "rate";
    case ACTION_KEEP:
        return "keep";
    case ACTION_DISCARD:
        return "discard";
    case ACTION_COMPARE:
        return "compare";
    case ACTION_REVIEW:
        return "review";
    case ACTION_LINES:
        return "lines 3";
    case ACTION_TRACE:
        return "trace";
    default:
        return "";
    }
}

static void run(struct tui *t, enum tui_action a)
{
    switch (a) {
    case ACTION_SOUND:
        switch_rule(t);
        break;
    case ACTION_PLAY:
        cursor_commit(t);
        break;
    case ACTION_STEP_BACK:
        step_back(t);
        break;
    case ACTION_SOLVE:
        ask_solve(t);
        break;
    case ACTION_SIZE:
        choose_size(t);
        break;
    case ACTION_LEVEL:
        choose_level(t);
        break;
    case ACTION_BLOCKED:
        choose_blocked(t);
        break;
    case ACTION_FIRST:
        choose_first(t);
        break;
    case ACTION_PACK:
        choose_pack(t);
        break;
    case ACTION_SEAT_FIRST:
    case ACTION_SEAT_SECOND:
        choose_seat(t, a == ACTION_SEAT_SECOND);
        break;
    case ACTION_SPEED:
        choose_speed(t);
        break;
    case ACTION_PAUSE:
        pause_cpu(t);
        break;
    case ACTION_PREVIEW:
        choose_preview(t);
        break;
    case ACTION_ASSISTS:
        choose_assists(t);
        break;
    case ACTION_CHECK:
        check(t);
        break;
    case ACTION_CHECKPOINT:
        ask_checkpoint(t);
        break;
    case ACTION_MOVES:
        choose_move(t);
        break;
    case ACTION_BRANCHES:
        choose_branch(t);
        break;
    case ACTION_MARKING:
        choose_marking(t);
        break;
    case ACTION_RECENT:
        choose_recent(t);
        break;
    case ACTION_COMMAND:
        ask_command(t);
        break;
    default:
        tui_do(t, line_of(t, a));
    }
}

/* Those that leave the session alone. */
static void look(struct tui *t, enum tui_action a)
{
    int zoom = t->canvas.geometry.zoom;
    if (a == ACTION_ORDER) {
        t->focus = FOCUS_ORDER;
        t->panel_open = t->folded; /* where it stands */
    } else if (a == ACTION_TIMER)
        t->show_time = !t->show_time;
    else if (a == ACTION_TOOL)
        t->tool = (t->tool + 1) % TOOL_COUNT;
    else if (a == ACTION_UNMET)
        choose_unmet(t);
    else if (a == ACTION_RULES)
        dialog_show(t, "Rules", t->session->now->game->manual);
    else if (a == ACTION_READ)
        read_cell(t);
    else if (a == ACTION_ZOOM_IN)
        t->zoom = zoom < ZOOM_MAX ? zoom + 1 : ZOOM_MAX;
    else if (a == ACTION_ZOOM_OUT)
        t->zoom = zoom > ZOOM_MIN ? zoom - 1 : ZOOM_MIN;
    else if (a == ACTION_ZOOM_FIT)
        t->zoom = 0;
    else if (a == ACTION_KEYS)
        keys_show(t);
    else if (a == ACTION_QUIT)
        t->quit = true;
}

void action_do_key(struct tui *t, int key)
{
    enum tui_action a = action_of_key(key);
    if (action_applies(t, a))
        action_do(t, a);
    else if (key > ' ' && key < 127)
        tui_say(t, "%c does nothing here; ? tells all keys", key);
}

void action_do(struct tui *t, enum tui_action a)
{
    if (!action_applies(t, a))
        return;
    if (action_keeps(a)) {
        look(t, a);
        return;
    }
    job_rest(&t->job);
    tui_say(t, "%s", "");
    if (a == ACTION_UNDO)
        t->paused = false;
    run(t, a);
    action_done(t);
}
