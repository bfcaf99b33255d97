/* act.c - everything that can be done besides pressing on the board: one table gives each act its
 * key, its name in the panel and its line in the list of keys. doing.c does them. */
#include <string.h>

#include "core/edit.h"
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

static bool is_helped(const struct tui *t)
{
    return !session_help_refusal(t->session);
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
    return is_helped(t) && t->session->ladder != LADDER_NONE && t->session->hint.kind == HINT_WRONG;
}

static bool has_both(const struct tui *t)
{
    return !session_duel_refusal(t->session);
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

static bool has_blocks(const struct tui *t)
{
    const struct edit *e = t->session->now->game->edit;
    return has_start(t) && e && e->block;
}

/* The mouse draws lines, crosses or shading. */
static bool has_tools(const struct tui *t)
{
    const struct assists *a = t->session->now->game->assists;
    return face_of(t->session->now->game)->gesture == GESTURE_EDGES && a && a->shades;
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

/* In the order of the panel. Short names stand two in a line. */
static const struct row {
    int key;
    bool keeps; /* leaves the session alone, so the CPU may go on thinking */
    bool half;
    const char *label, *help;
    bool (*applies)(const struct tui *t);
} rows[ACT_COUNT] = {
    [ACT_NEW] = {'n', false, false, "New Game", "another game of this size and level", always},
    [ACT_UNDO] = {'z', false, true, "Undo", "take the last step back", always},
    [ACT_REDO] = {'y', false, true, "Redo", "do it again", always},
    [ACT_RESTART] = {'R', false, true, "Restart", "back to the start; can be undone", always},
    [ACT_RECENT] = {'r', false, true, "Recent", "back to a game that was left", always},
    [ACT_SIZE] = {'B', false, false, "Board Size", "a new game of another size", always},
    [ACT_LEVEL] = {'L', false, false, "Level", "a new puzzle of another level", has_puzzle},
    [ACT_BLOCKED] = {'X', false, false, "Blocked cells", "a new game with blocked cells",
                     has_blocks},
    [ACT_FIRST] = {'F', false, false, "First move", "who begins a new game", has_start},
    [ACT_MULTIPLAYER] = {'M', false, false, "Multiplayer", "play this puzzle for points", has_both},
    [ACT_SOUND] = {'W', false, false, "Refuse wrong moves",
                   "placements must agree with the solution", in_points},
    [ACT_SEAT_FIRST] = {'1', false, false, "Player 1", "who plays the first side", in_duel},
    [ACT_SEAT_SECOND] = {'2', false, false, "Player 2", "who plays the second side", in_duel},
    [ACT_SPEED] = {'V', false, false, "CPU time", "how long the CPU may think", has_cpu},
    [ACT_PREVIEW] = {'w', false, false, "Preview", "how long a preview waits", in_points},
    [ACT_PLAY] = {'P', false, true, "Play", "play what is previewed", in_points},
    [ACT_PAUSE] = {'p', false, true, "Pause", "stop the CPU, or let it go on; Space: one move",
                   has_cpu},
    [ACT_MOVES] = {'l', false, true, "Moves", "the moves so far; Enter goes back there", in_duel},
    [ACT_HINT] = {'h', false, true, "Hint", "one rung: where, what, why, do it", is_helped},
    [ACT_CHECK] = {'c', false, true, "Check", "are there mistakes? again: where", is_helped},
    [ACT_GOOD] = {'g', false, false, "Undo to last good", "back to before the first mistake",
                  is_wrong},
    [ACT_UNMET] = {'u', true, false, "What is not met", "a list; Enter goes there", is_unmet},
    [ACT_SOLVE] = {'S', false, true, "Solve", "fill the solution in, as one step", is_helped},
    [ACT_COMPARE] = {'C', false, true, "Compare", "the board beside its solution", is_helped},
    [ACT_RATE] = {'v', false, true, "Rating", "solutions, rating, techniques", has_puzzle},
    [ACT_CHECKPOINT] = {'k', false, true, "Checkpoint", "try something from here", in_puzzle},
    [ACT_KEEP] = {'K', false, true, "Keep trial", "the trial stays", in_trial},
    [ACT_DISCARD] = {'D', false, true, "Discard", "back to the checkpoint", in_trial},
    [ACT_MARKING] = {'e', false, false, "Mistakes", "when mistakes are shown", has_puzzle},
    [ACT_ASSISTS] = {'a', false, false, "Assists", "what is done for you", has_assists},
    [ACT_TOOL] = {'s', true, false, "Mouse", "draws lines, crosses or shading", has_tools},
    [ACT_ORDER] = {'o', true, true, "Order", "change the order: arrows choose, + - move",
                   has_order},
    [ACT_TRACE] = {'T', false, true, "Trace", "one step of the walk under your order", has_order},
    [ACT_RULES] = {'I', true, true, "Rules", "the rules in words", always},
    [ACT_TIMER] = {'t', true, true, "Timer", "show the time", always},
    [ACT_READ] = {'.', true, true, "Read cell", "what is under the cursor, in words", always},
    [ACT_COMMAND] = {':', false, true, "Command", "a line as in --plain", always},
    [ACT_ZOOM_IN] = {'+', true, true, "Larger", "draw the board larger", always},
    [ACT_ZOOM_OUT] = {'-', true, true, "Smaller", "draw it smaller", always},
    [ACT_ZOOM_FIT] = {'0', true, true, "Fit", "as large as fits", always},
    [ACT_KEYS] = {'?', true, true, "Keys", "this list", always},
    [ACT_QUIT] = {'q', true, true, "Quit", "leave; the game is saved", always},
};

bool act_applies(const struct tui *t, enum act a)
{
    return rows[a].applies && rows[a].applies(t);
}

bool act_is_half(enum act a)
{
    return rows[a].half;
}

int act_group(enum act a)
{
    return a < ACT_MULTIPLAYER ? 0 : a < ACT_HINT ? 1 : a < ACT_RULES ? 2 : 3;
}

const char *act_help(enum act a)
{
    return rows[a].help;
}

bool act_keeps(enum act a)
{
    return rows[a].keeps;
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

bool act_is_sound(const struct tui *t)
{
    const struct board *b = t->session->now;
    return b->variant.value[b->game->duel->begin_row];
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
        snprintf(out, cap, "%s: %s", label, act_is_sound(t) ? "ON" : "OFF");
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
        snprintf(out, cap, "%s", tui_is_checked(t) ? "Where?" : label);
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
