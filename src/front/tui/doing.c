/* doing.c - the acts of the table, done. Most are a line of the plain conversation or a question
 * first; those that leave the session alone do not disturb the CPU. */
#include <string.h>

#include "front/tui/tui.h"

void act_done(struct tui *t)
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
    char *notice = t->sitting->saved.notice;
    if (play_save(t->sitting, asked) && asked)
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

static void pause_cpu(struct tui *t)
{
    t->paused = !t->paused;
    tui_say(t, t->paused ? "The CPU waits. p lets it go on, Space gives it one move" : "");
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
        new_duel(t, !board_is_duel(t->session->now), false);
        break;
    case ACT_SOUND:
        new_duel(t, true, !act_is_sound(t));
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
        choose_recent(t);
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
    if (a == ACT_ORDER) {
        t->focus = FOCUS_ORDER;
        t->panel_open = t->folded; /* where it stands */
    } else if (a == ACT_TIMER)
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
        keys_show(t);
    else if (a == ACT_QUIT)
        t->quit = true;
}

void act_do_key(struct tui *t, int key)
{
    enum act a = act_of_key(key);
    if (act_applies(t, a))
        act_do(t, a);
    else if (key > ' ' && key < 127)
        tui_say(t, "%c does nothing here; ? tells all keys", key);
}

void act_do(struct tui *t, enum act a)
{
    if (!act_applies(t, a))
        return;
    if (act_keeps(a)) {
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
