/* moves.c - what a player may do in Slider, counted and listed without looking at single cells.
 *
 * For each direction one expression gives the set of all pieces of the mover that can go there:
 * a piece can go up if the plane of empty cells, moved one row down, has its bit. Their counts
 * add up to the number of moves. The gates are one more term: H leaves through the last column
 * to the right, V through the top row upwards.
 *
 *     H:  up down right       V:  up left right
 */
#include "games/slider/slider.h"

#include <assert.h>

/* Word i of the set of the mover's pieces that can go in direction d. */
PLANE_INLINE uint64_t slider_can_go(const struct slider *s, const uint64_t *empty, int side,
                                    enum slider_direction d, int i, int words)
{
    uint64_t own = s->plane[side * words + i];
    int last = slider_n(s) - 1;
    switch (d) {
    case SLIDER_UP:
        return own &
               (plane_down(empty, i, words) | (side == SLIDER_V ? plane_row(last, i, words) : 0));
    case SLIDER_DOWN:
        return side == SLIDER_H ? own & plane_up(empty, i, words) : 0;
    case SLIDER_LEFT:
        return side == SLIDER_V ? own & plane_right(empty, i, words) : 0;
    default:
        return own &
               (plane_left(empty, i, words) | (side == SLIDER_H ? plane_column(last, words) : 0));
    }
}

PLANE_INLINE void slider_find_empty(const struct slider *s, uint64_t *empty, int words)
{
    const uint64_t *h = s->plane, *v = h + words, *open = v + words;
    for (int i = 0; i < words; i++)
        empty[i] = open[i] & ~(h[i] | v[i]);
}

PLANE_INLINE size_t slider_count_steps(const struct slider *s, int side, int words)
{
    uint64_t empty[PLANE_MAX];
    slider_find_empty(s, empty, words);
    int n = 0;
    for (int i = 0; i < words; i++)
        for (int d = SLIDER_UP; d <= SLIDER_RIGHT; d++)
            n += bits_count(slider_can_go(s, empty, side, (enum slider_direction)d, i, words));
    return (size_t)n;
}

/* The board's ending, seen from the planes alone. */
PLANE_INLINE enum status slider_find_status(const struct slider *s, int words)
{
    if (plane_is_empty(s->plane, words))
        return STATUS_FIRST;
    if (plane_is_empty(s->plane + words, words))
        return STATUS_SECOND;
    return s->passes == 2 ? STATUS_DRAW : STATUS_OPEN;
}

PLANE_INLINE size_t slider_count_moves(const struct slider *s, int words)
{
    if (slider_find_status(s, words) != STATUS_OPEN)
        return 0;
    size_t n = s->mover == SLIDER_H ? slider_count_steps(s, SLIDER_H, words)
                                    : slider_count_steps(s, SLIDER_V, words);
    return n ? n : 1; /* the pass */
}

/* Cell by cell in ascending order, each with its directions in ascending order. */
PLANE_INLINE size_t slider_list_steps(const struct slider *s, int side, game_move *out, size_t cap,
                                      int words)
{
    uint64_t empty[PLANE_MAX];
    slider_find_empty(s, empty, words);
    size_t n = 0;
    for (int i = 0; i < words; i++) {
        uint64_t can[4];
        for (int d = SLIDER_UP; d <= SLIDER_RIGHT; d++)
            can[d] = slider_can_go(s, empty, side, (enum slider_direction)d, i, words);
        for (uint64_t left = can[0] | can[1] | can[2] | can[3]; left;) {
            int bit = bits_pop(&left), at = 64 * i + bit;
            game_move first = slider_move(at / plane_stride(words), at % plane_stride(words), 0);
            for (unsigned d = SLIDER_UP; d <= SLIDER_RIGHT; d++)
                if (can[d] >> bit & 1) {
                    if (n < cap)
                        out[n] = first + d;
                    n++;
                }
        }
    }
    return n;
}

PLANE_INLINE size_t slider_list_moves(const struct slider *s, game_move *out, size_t cap, int words)
{
    if (slider_find_status(s, words) != STATUS_OPEN)
        return 0;
    size_t n = s->mover == SLIDER_H ? slider_list_steps(s, SLIDER_H, out, cap, words)
                                    : slider_list_steps(s, SLIDER_V, out, cap, words);
    if (n)
        return n;
    if (cap)
        out[0] = SLIDER_PASS;
    return 1;
}

size_t slider_moves(const struct board *b, game_move *out, size_t cap)
{
    const struct slider *s = slider_in(b);
    bool small = slider_n(s) <= PLANE_SMALL;
    if (!cap)
        return small ? slider_count_moves(s, 1) : slider_count_moves(s, PLANE_MAX);
    return small ? slider_list_moves(s, out, cap, 1) : slider_list_moves(s, out, cap, PLANE_MAX);
}

enum status slider_status(const struct board *b)
{
    const struct slider *s = slider_in(b);
    return slider_n(s) <= PLANE_SMALL ? slider_find_status(s, 1) : slider_find_status(s, PLANE_MAX);
}

PLANE_INLINE void slider_play_step(struct slider *s, struct slider_step step, int words)
{
    static const int8_t rows[] = {1, -1, 0, 0}, columns[] = {0, 0, -1, 1};
    uint64_t *own = s->plane + s->mover * words;
    int row = step.row + rows[step.direction], column = step.column + columns[step.direction];
    bitset_drop(own, (size_t)plane_bit(step.row, step.column, words));
    if (row < slider_n(s) && column < slider_n(s)) /* else it left through its gate */
        bitset_add(own, (size_t)plane_bit(row, column, words));
}

void slider_play(struct board *b, game_move m)
{
    struct slider *s = slider_of(b);
    assert(m && m <= SLIDER_PASS);
    if (m == SLIDER_PASS) {
        s->passes++;
    } else {
        s->passes = 0;
        if (slider_n(s) <= PLANE_SMALL)
            slider_play_step(s, slider_step_of(m), 1);
        else
            slider_play_step(s, slider_step_of(m), PLANE_MAX);
    }
    s->mover ^= 1;
}

/* Why the piece on (row, column) may not go one cell that way. */
static const char *step_refusal(const struct slider *s, struct slider_step step)
{
    int n = slider_n(s), r = n - 1 - step.row, c = step.column;
    bool h = s->mover == SLIDER_H;
    char piece = slider_get(&s->head, r, c);
    if (piece != 'H' && piece != 'V')
        return "there is no piece on that cell";
    if (piece != (h ? 'H' : 'V'))
        return h ? "that piece is V's, and H is to move" : "that piece is H's, and V is to move";
    switch (step.direction) {
    case SLIDER_UP:
        if (r-- == 0)
            return h ? "only V may leave the board at the top" : NULL;
        break;
    case SLIDER_DOWN:
        if (!h)
            return "V never moves down";
        if (++r == n)
            return "no piece leaves the board at the bottom";
        break;
    case SLIDER_LEFT:
        if (h)
            return "H never moves left";
        if (c-- == 0)
            return "no piece leaves the board on the left";
        break;
    case SLIDER_RIGHT:
        if (++c == n)
            return h ? NULL : "only H may leave the board on the right";
        break;
    }
    char target = slider_get(&s->head, r, c);
    if (target == 'B')
        return "the cell it would move to is blocked";
    return target == '+' ? NULL : "there is a piece on the cell it would move to";
}

const char *slider_refusal(const struct board *b, game_move m)
{
    const struct slider *s = slider_in(b);
    if (slider_status(b) != STATUS_OPEN)
        return "the game is over";
    if (m == SLIDER_PASS) {
        game_move first;
        slider_moves(b, &first, 1);
        return first == SLIDER_PASS ? NULL : "a player who can move may not pass";
    }
    if (m == MOVE_NONE || m > SLIDER_PASS)
        return "that is not a move";
    struct slider_step step = slider_step_of(m);
    if (step.row >= slider_n(s) || step.column >= slider_n(s))
        return "there is no such cell on this board";
    return step_refusal(s, step);
}

struct spot slider_move_spot(const struct board *b, game_move m)
{
    int n = slider_n(slider_in(b));
    if (m == MOVE_NONE || m >= SLIDER_PASS)
        return spot_nowhere();
    struct slider_step step = slider_step_of(m);
    bool on = step.row < n && step.column < n;
    return on ? spot_cell(n - 1 - step.row, step.column) : spot_nowhere();
}

/* By direction, rows from above. */
static const int8_t dx[] = {0, 0, -1, 1}, dy[] = {-1, 1, 0, 0};

struct spot slider_move_end(const struct board *b, game_move m)
{
    struct spot at = slider_move_spot(b, m);
    int most = 2 * slider_n(slider_in(b));
    if (at.x < 0)
        return at;
    unsigned d = slider_step_of(m).direction;
    int x = at.x + 2 * dx[d], y = at.y + 2 * dy[d];
    bool inside = x > 0 && y > 0 && x < most && y < most;
    return inside ? (struct spot){(int16_t)x, (int16_t)y}
                  : (struct spot){(int16_t)(at.x + dx[d]), (int16_t)(at.y + dy[d])};
}

/* A piece is picked up, then put on the cell beside it or through its gate: the cell one beyond
 * the board or the border itself. */
void slider_press(const struct board *b, const struct press *p, struct pressed *out)
{
    int n = slider_n(slider_in(b)), r = p->at.y / 2, c = p->at.x / 2;
    char own = slider_in(b)->mover == SLIDER_H ? 'H' : 'V';
    bool inside = p->at.x > 0 && p->at.y > 0 && p->at.x < 2 * n && p->at.y < 2 * n;
    if (p->typed)
        return;
    if (!slider_refusal(b, SLIDER_PASS)) {
        out->move = SLIDER_PASS;
        out->times = 1;
        return;
    }
    if (inside && slider_get(b, r, c) == own) {
        bool again = p->held.x == p->at.x && p->held.y == p->at.y;
        out->hold = again ? out->hold : p->at;
        return;
    }
    for (unsigned d = SLIDER_UP; p->held.x >= 0 && d <= SLIDER_RIGHT; d++) {
        int x = p->at.x - p->held.x, y = p->at.y - p->held.y;
        bool beside = x == 2 * dx[d] && y == 2 * dy[d], border = !inside && x == dx[d] && y == dy[d];
        if (beside || border) {
            out->move = slider_move(n - 1 - p->held.y / 2, p->held.x / 2, (enum slider_direction)d);
            out->times = 1;
            return;
        }
    }
    out->why = p->held.x >= 0 ? "a piece moves one cell at a time" : "pick up one of your own pieces";
}
