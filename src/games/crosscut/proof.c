/* proof.c - Crosscut for the proof engine: a state is the mover's discs and the enemy's.
 *
 * The rules know no colour, so a position with Red to move and the same with colours exchanged
 * and Blue to move are one state. Of its four or eight mirror images the least is kept.
 */
#include "games/crosscut/proof.h"

#include "base/hash.h"
#include "games/crosscut/threats.h"

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

static int list_moves(const struct proof_game *g, struct proof_state s, struct proof_move *out)
{
    struct crosscut c = board_of(g, s);
    int w = board_width(&c.head) - 2, h = board_height(&c.head) - 2;
    uint64_t empty = c.inner & ~(s.own | s.enemy), fresh[CROSSCUT_TURNS];
    struct reply_list l = {.out = out};
    if (!(empty & (empty - 1))) {
        list_last(&c, &l);
        return l.n;
    }
    int n = crosscut_turns_of((struct crosscut_view){&c, s.own, s.enemy}, fresh);
    for (int i = 0; i < n; i++)
        list_add(&l, (struct proof_move){least_image(s.enemy & ~fresh[i], s.own | fresh[i], w, h),
                                         PROOF_OPEN});
    return l.n;
}

static enum proof_sight sight(const struct proof_game *g, struct proof_state s, bool at_once,
                              int *worth)
{
    const struct crosscut_proof *p = (const struct crosscut_proof *)g;
    struct crosscut_view v = {&p->frame, s.own, s.enemy};
    enum crosscut_sight found = CROSSCUT_OPEN;
    if (!at_once)
        found = crosscut_threats(&p->lines, v);
    else if (crosscut_wins_at_once(&p->lines, v))
        found = CROSSCUT_WON;
    if (found != CROSSCUT_OPEN)
        return found == CROSSCUT_WON ? PROOF_SEEN_WON : PROOF_SEEN_LOST;
    *worth = crosscut_lines_worth(&p->lines, s.own, s.enemy);
    return PROOF_SEEN_OPEN;
}

/* The game is for reading but for its weights. */
static void learn(const struct proof_game *g, struct proof_state s, bool wins, uint64_t work)
{
    struct crosscut_proof *p = (struct crosscut_proof *)g;
    crosscut_lines_learn(&p->lines, s.own, s.enemy, wins, work);
}

/* The squares as digits 0, 1, 2; up to 40 of them fit. */
static uint64_t number(const struct proof_game *g, struct proof_state s)
{
    const struct crosscut_proof *p = (const struct crosscut_proof *)g;
    uint64_t n = 0;
    for (int shift = 0; shift < p->rows_end; shift += 8)
        n = n * p->row_count + p->lines.digits[s.own >> shift & 0xFF] +
            2u * p->lines.digits[s.enemy >> shift & 0xFF];
    return n;
}

void crosscut_proof_of(struct crosscut_proof *p, const struct crosscut *c)
{
    enum { DIGITS_MOST = 40 }; /* 3^40 < 2^64 */
    int w = board_width(&c->head) - 2, h = board_height(&c->head) - 2;
    *p = (struct crosscut_proof){
        .game = {list_moves, sight, learn, number}, .frame = *c, .rows_end = 8 * h, .row_count = 1};
    if (w * h > DIGITS_MOST)
        p->game.number = NULL;
    for (int i = 0; i < w; i++)
        p->row_count *= 3;
    crosscut_lines_open(&p->lines, h, w);
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
