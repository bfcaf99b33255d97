/* Slider 3x3 solved completely by sweeping: the rules give the values that are known. */
#include "desk.h"
#include "games/slider/slider.h"

enum { N = 3, CELLS = N * N, POSITIONS = 1332, TABLE = 1 << 13, UNKNOWN = -1 };

/* Every placement of 1..N-1 H and V with either side to move, found again by its key. */
struct atlas {
    struct board *board[2 * POSITIONS];
    int plies[2 * POSITIONS]; /* until the end: even is lost for the mover, odd is won */
    int n;
    uint64_t key[TABLE];
    int index[TABLE];
};

static int atlas_find(const struct atlas *a, uint64_t key, bool *there)
{
    size_t at = key % TABLE;
    while (a->key[at] && a->key[at] != key)
        at = (at + 1) % TABLE;
    *there = a->key[at] == key;
    return (int)at;
}

static void atlas_add(struct atlas *a, struct desk *d, const char *line)
{
    struct board *b;
    bool there;
    CHECK(!err_is(position_read(games_all, line, strlen(line), &d->arena, &b)));
    uint64_t key = slider_game.rules.key(b);
    int at = atlas_find(a, key, &there);
    if (!CHECK(!there && a->n < 2 * POSITIONS))
        return;
    a->key[at] = key;
    a->index[at] = a->n;
    a->plies[a->n] = UNKNOWN;
    a->board[a->n++] = b;
}

static void atlas_fill(struct atlas *a, struct desk *d)
{
    for (int code = 0; code < 19683; code++) { /* 3^9 */
        char line[] = "slider 3 +++/+++/+++ H";
        int count[3] = {0};
        for (int i = 0, rest = code; i < CELLS; i++, rest /= 3) {
            line[9 + i + i / N] = "+HV"[rest % 3];
            count[rest % 3]++;
        }
        if (count[1] < 1 || count[1] >= N || count[2] < 1 || count[2] >= N)
            continue;
        for (int side = 0; side < 2; side++) {
            line[sizeof line - 2] = "HV"[side];
            atlas_add(a, d, line);
        }
    }
    CHECK(a->n == 2 * POSITIONS);
}

/* Plies of the position after a move: 0 if the mover has won by it. */
static int plies_after(const struct atlas *a, const struct board *next, int mover)
{
    enum status status = slider_game.rules.status(next);
    if (status != STATUS_OPEN)
        return status == (mover ? STATUS_SECOND : STATUS_FIRST) ? 0 : UNKNOWN;
    bool there;
    int at = atlas_find(a, slider_game.rules.key(next), &there);
    CHECK(there);
    return a->plies[a->index[at]];
}

/* Is this position decided in exactly `round` plies, all shorter ones being known? It is won if a
 * move leaves the other side lost, and lost if every move leaves the other side winning. */
static bool is_decided(const struct atlas *a, int i, int round, struct board *next)
{
    game_move list[16];
    const struct rules *rules = &slider_game.rules;
    size_t n = rules->moves(a->board[i], list, 16), winning = 0;
    for (size_t k = 0; k < n; k++) {
        board_copy(next, a->board[i]);
        rules->play(next, list[k]);
        slider_of(next)->passes = 0; /* with no blocked cell nobody ever passes twice */
        int plies = plies_after(a, next, slider_game.duel->mover(a->board[i]));
        if (plies == UNKNOWN || plies >= round)
            continue;
        if (plies % 2 == 0)
            return true;
        winning++;
    }
    return winning == n;
}

static int atlas_sweep(struct atlas *a, struct board *next)
{
    int longest = 0;
    for (int round = 1; round <= longest + 2; round++)
        for (int i = 0; i < a->n; i++)
            if (a->plies[i] == UNKNOWN && is_decided(a, i, round, next))
                longest = a->plies[i] = round;
    return longest;
}

int main(void)
{
    static struct desk d;
    static struct atlas a;
    desk_open(&d, 1);
    desk_new(&d, &slider_game, N, N);
    struct board *start = d.board;
    struct board *next = arena_take(&d.arena, 1, slider_game.rules.size(&start->variant));
    atlas_fill(&a, &d);
    CHECK(atlas_sweep(&a, next) == 21); /* the longest forced win */
    bool there;
    int at = atlas_find(&a, slider_game.rules.key(start), &there);
    CHECK(there && a.plies[a.index[at]] == 19); /* the first mover wins in 19 */
    desk_close(&d);
    return check_done("slider_values");
}
