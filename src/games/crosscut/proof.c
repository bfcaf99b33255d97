/* proof.c - Crosscut for the proof engine: a state is the mover's discs and the enemy's.
 *
 * The rules know no colour, so a position with Red to move and the same with colours exchanged
 * and Blue to move are one state. Of its four or eight mirror images the least is kept.
 */
#include "games/crosscut/proof.h"

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

static bool is_listed(const struct proof_move *list, int n, struct proof_state s)
{
    for (int i = 0; i < n; i++)
        if (list[i].after.own == s.own && list[i].after.enemy == s.enemy)
            return true;
    return false;
}

static int list_moves(const struct proof_game *g, struct proof_state s, struct proof_move *out)
{
    struct crosscut c = board_of(g, s);
    game_move moves[PROOF_MOVES];
    int n = 0;
    size_t all = crosscut_moves(&c.head, moves, PROOF_MOVES);
    for (size_t i = 0; i < all; i++) {
        struct crosscut next = c;
        crosscut_play(&next.head, moves[i]);
        struct proof_move m = {crosscut_state(&next), next.status == STATUS_OPEN   ? PROOF_OPEN
                                                      : next.status == STATUS_DRAW ? PROOF_DRAWN
                                                                                   : PROOF_WON};
        if (!is_listed(out, n, m.after))
            out[n++] = m;
    }
    return n;
}

static bool wins_now(const struct proof_game *g, struct proof_state s)
{
    struct crosscut c = board_of(g, s);
    return crosscut_winning_move(&c.head) != MOVE_NONE;
}

void crosscut_proof_of(struct crosscut_proof *p, const struct crosscut *c)
{
    *p = (struct crosscut_proof){.game = {list_moves, wins_now}, .frame = *c};
}
