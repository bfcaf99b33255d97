/* actions.c - everything that can be done besides pressing on the board: one table gives each act
 * its key, its name in the panel and its line in the list of keys. run_action.c does them. */
#include <string.h>

#include "front/tui/tui.h"

/* ---- when an act makes sense ---- */

static bool in_duel(const struct tui *t)
{
    return board_is_duel(t->session->now);
}

static bool is_wrong(const struct tui *t)
{
    return t->session->ladder != LADDER_NONE && t->session->hint.kind == HINT_WRONG;
}

static bool has_story(const struct tui *t)
{
    return session_story(t->session) != NULL;
}

static bool in_points(const struct tui *t)
{
    return in_duel(t) && !session_duel_refusal(t->session);
}

/* The mouse draws lines, crosses or shading. */
static bool has_tools(const struct tui *t)
{
    return face_of(t->session->now->game)->gesture == GESTURE_EDGES;
}

static bool is_unmet(const struct tui *t)
{
    return t->session->view && t->session->view->is_unmet;
}

static bool has_cpu(const struct tui *t)
{
    return in_duel(t) && (t->session->seat[0].cpu || t->session->seat[1].cpu);
}

static bool has_pack(const struct tui *t)
{
    return face_of(t->session->now->game)->pack;
}

/* In the order of the panel. Short names stand two in a line. */
static const struct action_row {
    int key;
    bool keeps; /* leaves the session alone, so the CPU may go on thinking */
    bool half;
    const char *label, *help;
    const char *action; /* of the session, shown while that is not refused; NULL: none */
    bool (*applies)(const struct tui *t); /* and only then; NULL: always */
} rows[ACTION_COUNT] = {
    [ACTION_NEW] = {'n', false, true, "New Game", "another game of this size and level", NULL,
                    NULL},
    [ACTION_PACK] = {'N', false, true, "Pack", "twelve boards, easy ones first", NULL, has_pack},
    [ACTION_UNDO] = {'z', false, true, "Undo", "take the last step back", NULL, NULL},
    [ACTION_REDO] = {'y', false, true, "Redo", "do it again", NULL, NULL},
    [ACTION_RESTART] = {'R', false, true, "Restart", "back to the start; can be undone", NULL,
                        NULL},
    [ACTION_RECENT] = {'r', false, true, "Recent", "back to a game that was left", NULL, NULL},
    [ACTION_SIZE] = {'B', false, false, "Board Size", "a new game of another size", "size", NULL},
    [ACTION_LEVEL] = {'L', false, false, "Level", "a new puzzle of another level", "level", NULL},
    [ACTION_BLOCKED] = {'X', false, false, "Blocked cells", "a new game with blocked cells",
                        "blocked", NULL},
    [ACTION_FIRST] = {'F', false, false, "First move", "who begins a new game", "first", NULL},
    [ACTION_MULTIPLAYER] = {'M', false, false, "Multiplayer", "play this puzzle for points",
                            "multiplayer", NULL},
    [ACTION_SOUND] = {'W', false, false, "Refuse wrong moves",
                      "placements must agree with the solution", "multiplayer", in_duel},
    [ACTION_SEAT_FIRST] = {'1', false, false, "Player 1", "who plays the first side", "seat",
                           in_duel},
    [ACTION_SEAT_SECOND] = {'2', false, false, "Player 2", "who plays the second side", "seat",
                            in_duel},
    [ACTION_SPEED] = {'V', false, false, "CPU time", "how long the CPU may think", NULL, has_cpu},
    [ACTION_PREVIEW] = {'w', false, false, "Preview", "how long a preview waits", NULL, in_points},
    [ACTION_PLAY] = {'P', false, true, "Play", "play what is previewed", NULL, in_points},
    [ACTION_PAUSE] = {'p', false, true, "Pause", "stop the CPU, or let it go on; Space: one move",
                      NULL, has_cpu},
    [ACTION_MOVES] = {'l', false, true, "Moves", "the moves so far; Enter goes back there", NULL,
                      in_duel},
    [ACTION_REVIEW] = {'J', false, true, "Review", "how well it was played, the worst moves",
                       "judge", in_duel},
    [ACTION_LINES] = {'A', false, true, "Lines", "the best moves, and how the game may go on",
                      "lines", in_duel},
    [ACTION_BRANCHES] = {'b', false, true, "Branches",
                         "analyse: all that was tried; Enter goes there", NULL, in_duel},
    [ACTION_HINT] = {'h', false, true, "Hint", "one rung: where, what, why, do it", "hint", NULL},
    [ACTION_STEP_BACK] = {'[', false, true, "Step back", "the reason one step back", "step",
                          has_story},
    [ACTION_STEP_ON] = {']', false, true, "Next step", "the reason one step at a time", "step",
                        has_story},
    [ACTION_CHECK] = {'c', false, true, "Check", "are there mistakes? again: where", "check", NULL},
    [ACTION_GOOD] = {'g', false, false, "Undo to last good", "back to before the first mistake",
                     "good", is_wrong},
    [ACTION_UNMET] = {'u', true, false, "What is not met", "a list; Enter goes there", NULL,
                      is_unmet},
    [ACTION_SOLVE] = {'S', false, true, "Solve", "fill the solution in, as one step", "solve",
                      NULL},
    [ACTION_COMPARE] = {'C', false, true, "Compare", "the board beside its solution", "compare",
                        NULL},
    [ACTION_RATE] = {'v', false, true, "Rating", "solutions, rating, techniques", "rate", NULL},
    [ACTION_CHECKPOINT] = {'k', false, true, "Checkpoint", "try something from here", "checkpoint",
                           NULL},
    [ACTION_KEEP] = {'K', false, true, "Keep trial", "the trial stays", "keep", NULL},
    [ACTION_DISCARD] = {'D', false, true, "Discard", "back to the checkpoint", "discard", NULL},
    [ACTION_MARKING] = {'e', false, false, "Mistakes", "when mistakes are shown", "mistakes", NULL},
    [ACTION_ASSISTS] = {'a', false, false, "Assists", "what is done for you", "assist", NULL},
    [ACTION_TOOL] = {'s', true, false, "Mouse", "draws lines, crosses or shading", "shade",
                     has_tools},
    [ACTION_ORDER] = {'o', true, true, "Order", "change the order: arrows choose, + - move",
                      "relate", NULL},
    [ACTION_TRACE] = {'T', false, true, "Trace", "one step of the walk under your order", "trace",
                      NULL},
    [ACTION_RULES] = {'I', true, true, "Rules", "the rules in words", NULL, NULL},
    [ACTION_TIMER] = {'t', true, true, "Timer", "show the time", NULL, NULL},
    [ACTION_READ] = {'.', true, true, "Read cell", "what is under the cursor, in words", NULL,
                     NULL},
    [ACTION_COMMAND] = {':', false, true, "Command", "a line as in --plain", NULL, NULL},
    [ACTION_ZOOM_IN] = {'+', true, true, "Larger", "draw the board larger", NULL, NULL},
    [ACTION_ZOOM_OUT] = {'-', true, true, "Smaller", "draw it smaller", NULL, NULL},
    [ACTION_ZOOM_FIT] = {'0', true, true, "Fit", "as large as fits", NULL, NULL},
    [ACTION_KEYS] = {'?', true, true, "Keys", "this list", NULL, NULL},
    [ACTION_QUIT] = {'q', true, true, "Quit", "leave; the game is saved", NULL, NULL},
};

bool action_applies(const struct tui *t, enum tui_action a)
{
    const struct action_row *r = &rows[a];
    if (!r->label || (r->applies && !r->applies(t)))
        return false;
    return !r->action || !action_refusal(t->session, action_named(slice_of(r->action)));
}

bool action_is_half(enum tui_action a)
{
    return rows[a].half;
}

int action_group(enum tui_action a)
{
    return a < ACTION_MULTIPLAYER ? 0 : a < ACTION_HINT ? 1 : a < ACTION_RULES ? 2 : 3;
}

const char *action_help(enum tui_action a)
{
    return rows[a].help;
}

bool action_keeps(enum tui_action a)
{
    return rows[a].keeps;
}

int action_key(enum tui_action a)
{
    return rows[a].key;
}

enum tui_action action_of_key(int key)
{
    for (int a = ACTION_NONE + 1; a < ACTION_COUNT; a++)
        if (rows[a].key == key)
            return (enum tui_action)a;
    return key == '=' ? ACTION_ZOOM_IN : ACTION_NONE;
}

/* ---- names with their present value ---- */

/* Are wrong placements refused? */
static bool is_sound(const struct tui *t)
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

void action_label(const struct tui *t, enum tui_action a, char *out, size_t cap)
{
    const struct session *s = t->session;
    const struct new_request *order = &s->order;
    const char *label = rows[a].label;
    char size[32];
    switch (a) {
    case ACTION_MULTIPLAYER:
        snprintf(out, cap, "%s: %s", label, in_duel(t) ? "ON" : "OFF");
        break;
    case ACTION_SOUND:
        snprintf(out, cap, "%s: %s", label, is_sound(t) ? "ON" : "OFF");
        break;
    case ACTION_SIZE:
        tui_text_size(t, size, sizeof size);
        snprintf(out, cap, "%s %s", label, size);
        break;
    case ACTION_LEVEL:
        snprintf(out, cap, "%s: %s", label, level_name(order->request.level));
        break;
    case ACTION_BLOCKED:
        snprintf(out, cap, t->placing ? "%s: placing" : "%s: %d", label, order->opening.blocked);
        break;
    case ACTION_FIRST:
        snprintf(out, cap, "%s: %s", label,
                 order->opening.first == FIRST_RANDOM
                     ? "random"
                     : s->now->game->duel->sides[order->opening.first]);
        break;
    case ACTION_SEAT_FIRST:
    case ACTION_SEAT_SECOND:
        tui_text_seat(t, a == ACTION_SEAT_SECOND, out, cap);
        break;
    case ACTION_SPEED:
        snprintf(out, cap, "%s: %.1f s", label, (double)t->play->think_us / 1e6);
        break;
    case ACTION_PREVIEW:
        if (t->preview_us < 0)
            snprintf(out, cap, "%s: by Enter", label);
        else
            snprintf(out, cap, "%s: %.1f s", label, (double)t->preview_us / 1e6);
        break;
    case ACTION_ASSISTS:
        snprintf(out, cap, "%s: %d of %d on", label, __builtin_popcount(s->assists),
                 count_assists(s));
        break;
    case ACTION_TOOL:
        snprintf(out, cap, "%s: %s", label, tools[t->tool]);
        break;
    case ACTION_CHECK:
        snprintf(out, cap, "%s", tui_is_checked(t) ? "Where?" : label);
        break;
    case ACTION_PAUSE:
        snprintf(out, cap, "%s: %s", label, t->paused ? "ON" : "OFF");
        break;
    case ACTION_MARKING:
        snprintf(out, cap, "%s: %s", label, choose_marking_word(s->marking));
        break;
    case ACTION_TIMER:
        snprintf(out, cap, "%s: %s", label, t->show_time ? "ON" : "OFF");
        break;
    default:
        snprintf(out, cap, "%s", label);
    }
}
