/* proof.c - Crosscut for the proof engine: a state is the mover's discs and the enemy's.
 *
 * The rules know no colour, so a position with Red to move and the same with colours exchanged
 * and Blue to move are one state. Of its four or eight mirror images the least is kept.
 */
#include "games/crosscut/proof.h"

#include "base/hash.h"
#include "games/crosscut/evaluate.h"
#include "games/crosscut/flank.h"
#include "games/crosscut/rows.h"
#include "games/crosscut/wins.h"

static uint64_t flip_rows(uint64_t x, int h)
{
    return __builtin_bswap64(x) >> 8 * (8 - h);
}

static uint64_t flip_columns(uint64_t x, int w)
{
    x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
    x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
    x = (x >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (x & 0x0F0F0F0F0F0F0F0Fu) << 4;
    return x >> (8 - w); /* what leaves a byte was zero: squares beyond the board */
}

static void take_less(struct proof_state *least, uint64_t own, uint64_t enemy)
{
    if (own < least->own || (own == least->own && enemy < least->enemy))
        *least = (struct proof_state){own, enemy};
}

static struct proof_state least_image(uint64_t own, uint64_t enemy, int w, int h)
{
    struct proof_state least = {own, enemy};
    for (int turned = 0; turned < (w == h ? 2 : 1); turned++) {
        uint64_t a = turned ? crosscut_transpose(own) : own,
                 b = turned ? crosscut_transpose(enemy) : enemy;
        take_less(&least, a, b);
        take_less(&least, flip_rows(a, h), flip_rows(b, h));
        a = flip_columns(a, w);
        b = flip_columns(b, w);
        take_less(&least, a, b);
        take_less(&least, flip_rows(a, h), flip_rows(b, h));
    }
    return least;
}

struct proof_state crosscut_state(const struct crosscut *c)
{
    return least_image(c->disc[c->mover], c->disc[!c->mover], board_width(&c->head) - 2,
                       board_height(&c->head) - 2);
}

/* The state as a board with Red to move: a position that the game has not ended. */
static struct crosscut board_of(const struct proof_game *g, struct proof_state s)
{
    struct crosscut c = ((const struct crosscut_proof *)g)->frame;
    c.disc[CROSSCUT_R] = s.own;
    c.disc[CROSSCUT_B] = s.enemy;
    c.mover = CROSSCUT_R;
    c.status = STATUS_OPEN;
    return c;
}

/* A list of moves that keeps each state once: slots lead from a state to its number + 1. */
struct reply_list {
    struct proof_move *out;
    int n;
    uint8_t slot[2 * PROOF_MOVES];
};

static void list_add(struct reply_list *l, struct proof_move m)
{
    uint64_t i = hash_join(m.after.own, m.after.enemy);
    for (;; i++) {
        uint8_t *slot = &l->slot[i % (2 * PROOF_MOVES)];
        if (*slot == 0) {
            l->out[l->n++] = m;
            *slot = (uint8_t)l->n;
            return;
        }
        const struct proof_state *s = &l->out[*slot - 1].after;
        if (s->own == m.after.own && s->enemy == m.after.enemy)
            return;
    }
}

/* Near the end: by the rules, with skips and draws. */
static void list_last(const struct crosscut *c, struct reply_list *l)
{
    game_move moves[PROOF_MOVES];
    size_t all = crosscut_moves(&c->head, moves, PROOF_MOVES);
    for (size_t i = 0; i < all; i++) {
        struct crosscut next = *c;
        crosscut_play(&next.head, moves[i]);
        list_add(l, (struct proof_move){crosscut_state(&next),
                                        next.status == STATUS_OPEN   ? PROOF_OPEN
                                        : next.status == STATUS_DRAW ? PROOF_DRAWN
                                                                     : PROOF_WON});
    }
}

/* The squares on which it depends whether the enemy wins with its move m next: those of the lines
 * through the square of m and through the discs that it flanks. A turn that changes none of them
 * changes neither what is flanked, nor what is cut, nor what is created. */
static uint64_t squares_behind(const struct crosscut *enemy_turn, game_move m)
{
    struct square at = crosscut_square(m);
    uint64_t flanked = crosscut_flank_find(enemy_turn, at).flanked, behind = 0;
    if (at.row > 0 && at.row < board_height(&enemy_turn->head) - 1) {
        int shift = 8 * (at.row - 1);
        uint64_t row = (uint64_t)0xFF << shift;
        behind |= row | ROWS_ALL((flanked & row) >> shift);
    }
    if (at.column > 0 && at.column < board_width(&enemy_turn->head) - 1) {
        uint64_t column = ROWS_ALL(1u) << (at.column - 1);
        behind |= column | rows_whole(rows_with(flanked & column));
    }
    return behind;
}

/* A turn that gives the mover these discs, those of the enemy among them flipped. */
static void list_turn(const struct crosscut *c, uint64_t fresh, struct reply_list *l)
{
    int w = board_width(&c->head) - 2, h = board_height(&c->head) - 2;
    uint64_t own = c->disc[c->mover] | fresh, enemy = c->disc[!c->mover] & ~fresh;
    list_add(l, (struct proof_move){least_image(enemy, own, w, h), PROOF_OPEN});
}

static void list_rim(const struct crosscut *c, struct square from, struct square step,
                     unsigned squares, uint64_t must, struct reply_list *l)
{
    for (int i = 0; squares >> i; i++)
        if (squares >> i & 1) {
            struct square at = {from.row + i * step.row, from.column + i * step.column};
            uint64_t flips = crosscut_flank_find(c, at).flanked;
            if (flips & must)
                list_turn(c, flips, l);
        }
}

static int list_moves(const struct proof_game *g, struct proof_state s, struct proof_move *out)
{
    struct crosscut c = board_of(g, s);
    uint64_t empty = c.inner & ~(s.own | s.enemy), must = UINT64_MAX;
    struct reply_list l = {.out = out};
    if (!(empty & (empty - 1))) {
        list_last(&c, &l);
        return l.n;
    }
    c.mover = CROSSCUT_B;
    game_move threat = crosscut_winning_move(&c.head);
    if (threat != MOVE_NONE)
        must = squares_behind(&c, threat);
    c.mover = CROSSCUT_R;
    while (empty) {
        uint64_t placed = (uint64_t)1 << bits_pop(&empty);
        uint64_t fresh = placed | crosscut_flank_flips(s.own, s.enemy, placed);
        if (fresh & must)
            list_turn(&c, fresh, &l);
    }
    struct rim rim = crosscut_flank_rim(&c, CROSSCUT_R);
    int top = board_height(&c.head) - 1, right = board_width(&c.head) - 1;
    struct square across = {0, 1}, up = {1, 0};
    list_rim(&c, (struct square){0, 1}, across, rim.south, must, &l);
    list_rim(&c, (struct square){top, 1}, across, rim.north, must, &l);
    list_rim(&c, (struct square){1, 0}, up, rim.west, must, &l);
    list_rim(&c, (struct square){1, right}, up, rim.east, must, &l);
    return l.n;
}

static bool wins_now(const struct proof_game *g, struct proof_state s)
{
    struct crosscut c = board_of(g, s);
    return crosscut_winning_move(&c.head) != MOVE_NONE;
}

/* What is worth e to 1 in a proof is worth more in a game: 6 tenths need the fewest positions. */
static int guess(const struct proof_game *g, struct proof_state s)
{
    struct crosscut c = board_of(g, s);
    return crosscut_evaluate(&c.head) * 6 / 10;
}

/* The squares as digits 0, 1, 2; up to 40 of them fit. */
static uint64_t number(const struct proof_game *g, struct proof_state s)
{
    const struct crosscut_proof *p = (const struct crosscut_proof *)g;
    uint64_t n = 0;
    for (int shift = 0; shift < p->rows_end; shift += 8)
        n = n * p->row_count + p->digits[s.own >> shift & 0xFF] +
            2u * p->digits[s.enemy >> shift & 0xFF];
    return n;
}

void crosscut_proof_of(struct crosscut_proof *p, const struct crosscut *c)
{
    enum { DIGITS_MOST = 40 }; /* 3^40 < 2^64 */
    int w = board_width(&c->head) - 2, h = board_height(&c->head) - 2;
    *p = (struct crosscut_proof){.game = {list_moves, wins_now, number, guess},
                                 .frame = *c,
                                 .rows_end = 8 * h,
                                 .row_count = 1};
    if (w * h > DIGITS_MOST)
        p->game.number = NULL;
    for (int i = 0; i < w; i++)
        p->row_count *= 3;
    for (int row = 0; row < 256; row++)
        for (int i = 7; i >= 0; i--)
            p->digits[row] = (uint16_t)(3 * p->digits[row] + (row >> i & 1));
}

const struct proof_game *crosscut_proof_game(const struct board *b, struct arena *arena)
{
    struct crosscut_proof *p = arena_take(arena, 1, sizeof *p);
    if (!p)
        return NULL;
    crosscut_proof_of(p, crosscut_in(b));
    return &p->game;
}

void crosscut_proof_state(const struct board *b, struct proof_state *out)
{
    *out = crosscut_state(crosscut_in(b));
}
