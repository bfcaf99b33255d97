/* game.c - Crosscut: single squares, the start, the key, and the record that names it all. */
#include "base/hash.h"
#include "games/crosscut/evaluate.h"
#include "games/crosscut/flank.h"
#include "games/crosscut/proof.h"
#include "games/crosscut/strategy.h"
#include "games/crosscut/wins.h"

#include <string.h>

enum { STRATEGY_BITS = 20 }; /* entries of the table of a strategy in work */

static size_t crosscut_size(const struct variant *v)
{
    (void)v;
    return sizeof(struct crosscut);
}

char crosscut_get(const struct board *b, int r, int c)
{
    const struct crosscut *x = crosscut_in(b);
    struct square at = {board_height(b) - 1 - r, c};
    if (crosscut_on_rim(x, at))
        return '.';
    uint64_t bit = crosscut_bit(at);
    return x->disc[CROSSCUT_R] & bit ? 'R' : x->disc[CROSSCUT_B] & bit ? 'B' : '.';
}

const char *crosscut_put(struct board *b, int r, int c, char ink)
{
    struct crosscut *x = crosscut_of(b);
    struct square at = {board_height(b) - 1 - r, c};
    if (ink != '.' && ink != 'R' && ink != 'B')
        return "a square is . (empty), R or B";
    if (crosscut_on_rim(x, at))
        return ink == '.' ? NULL : "the perimeter is empty between turns: no disc stays there";
    uint64_t bit = crosscut_bit(at);
    x->disc[CROSSCUT_R] &= ~bit;
    x->disc[CROSSCUT_B] &= ~bit;
    if (ink != '.')
        x->disc[ink == 'R' ? CROSSCUT_R : CROSSCUT_B] |= bit;
    return NULL;
}

void crosscut_setup(struct board *b)
{
    struct crosscut *x = crosscut_of(b);
    memset((char *)b + sizeof *b, 0, sizeof *x - sizeof *b);
    uint64_t row = ((uint64_t)1 << (board_width(b) - 2)) - 1;
    for (int i = 0; i < board_height(b) - 2; i++)
        x->inner |= row << 8 * i;
}

static enum status crosscut_status(const struct board *b)
{
    return (enum status)crosscut_in(b)->status;
}

static uint64_t crosscut_key(const struct board *b)
{
    const struct crosscut *x = crosscut_in(b);
    uint64_t frame = (uint64_t)board_width(b) << 8 | (uint64_t)board_height(b) << 1 | x->mover;
    return hash_join(hash_join(x->disc[CROSSCUT_R], x->disc[CROSSCUT_B]), frame);
}

static int crosscut_mover(const struct board *b)
{
    return crosscut_in(b)->mover;
}

static size_t crosscut_flips(const struct board *b, game_move m, struct spot *out, size_t cap)
{
    if (m == CROSSCUT_SKIP)
        return 0;
    struct flank f = crosscut_flank_find(crosscut_in(b), crosscut_square(m));
    size_t n = 0;
    for (uint64_t left = f.flips ? f.flanked : 0; left; n++) {
        struct square at = crosscut_inner(bits_pop(&left));
        if (n < cap)
            out[n] = spot_cell(board_height(b) - 1 - at.row, at.column);
    }
    return n;
}

static const char *crosscut_fault(const struct board *b)
{
    const struct crosscut *x = crosscut_in(b);
    uint64_t r = x->disc[CROSSCUT_R], blue = x->disc[CROSSCUT_B];
    if (bits_count(x->inner) != (board_width(b) - 2) * (board_height(b) - 2))
        return "the inner board has the wrong size";
    if ((r & blue) || ((r | blue) & ~x->inner))
        return "two discs on a square, or a disc outside the inner board";
    if (x->mover > CROSSCUT_B || x->side_read)
        return "side to move out of range";
    if (crosscut_spans(x, CROSSCUT_R) && crosscut_spans(x, CROSSCUT_B))
        return "both sides span the board";
    if (x->status != crosscut_judge(x))
        return "the kept status is not that of the board";
    return NULL;
}

static const struct choice crosscut_options[] = {
    {"width", "squares from left to right, perimeter included", NULL, CROSSCUT_MIN, CROSSCUT_MAX,
     8},
    {"height", "squares from bottom to top, perimeter included", NULL, CROSSCUT_MIN, CROSSCUT_MAX,
     8},
    {NULL},
};

/* Each beats the one before in two to five games of six; found by tools/levels.c. */
static const struct level_setting levels[NAMED_LEVELS - 1] = {
    {2, 200, 100000}, {2, 101, 100000}, {2, 43, 100000}, {3, 60, 100000},
    {0, 0, 1900},     {0, 0, 12500},    {0, 0, 61000},
};
static const struct level_setting small_levels[NAMED_LEVELS - 1] = {
    {2, 330, 100000}, {2, 190, 100000}, {2, 100, 100000}, {2, 36, 100000},
    {3, 60, 100000},  {0, 0, 1800},     {0, 0, 7000},
};

static const struct duel crosscut_duel = {
    .sides = {"R", "B"},
    .names = {"Red", "Blue"},
    .mover = crosscut_mover,
    .pass = CROSSCUT_SKIP,
    .flips = crosscut_flips,
    .evaluate = crosscut_evaluate,
    .lead = 200,
    .winning_move = crosscut_winning_move,
    .null_move = CROSSCUT_SKIP,
    .levels = levels,
    .small_levels = small_levels,
    .remark = crosscut_remark,
};

static struct err strategy_of(const struct board *b, strategy_fn *tell, void *ctx, struct work *w)
{
    return crosscut_strategy(b, STRATEGY_BITS, tell, ctx, w);
}

static const struct census crosscut_census = {
    .value = crosscut_value,
    .in_reach = crosscut_in_reach,
    .proof = crosscut_proof_game,
    .proof_state = crosscut_proof_state,
    .strategy = strategy_of,
    .strategy_turns = crosscut_strategy_turns};

const struct game crosscut_game = {
    .name = "crosscut",
    .title = "Crosscut by Mark Steere",
    .blurb = "flip enemy discs and span the inner board with an unbroken line of your own",
    .brief =
        "Red and Blue place discs in turn. Discs of the enemy in an unbroken row or column between "
        "the new disc and another of yours are flanked; they flip if this makes you a longer "
        "segment than the longest one it cuts. A disc on the pale rim must flip something and is "
        "taken off again. Whoever spans the inner board with an unbroken line wins.",
    .manual = crosscut_manual,
    .sample = "crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........"
              " R",
    .lattice = LATTICE_SQUARE,
    .sizes = "a board of Crosscut is 4x4 to 10x10",
    .options = crosscut_options,
    .rules = {.size = crosscut_size,
              .setup = crosscut_setup,
              .read_body = crosscut_read_body,
              .read_field = crosscut_read_field,
              .validate = crosscut_validate,
              .write_body = crosscut_write_body,
              .write_fields = crosscut_write_fields,
              .text_layout = crosscut_text_layout,
              .glyph_at = crosscut_glyph_at,
              .set_glyph = crosscut_set_glyph,
              .moves = crosscut_moves,
              .refusal = crosscut_refusal,
              .play = crosscut_play,
              .press = crosscut_press,
              .read_move = crosscut_read_move,
              .write_move = crosscut_write_move,
              .move_spot = crosscut_move_spot,
              .status = crosscut_status,
              .key = crosscut_key,
              .scene = crosscut_scene,
              .turn = crosscut_turn,
              .turn_move = crosscut_turn_move,
              .broken_invariant = crosscut_fault},
    .face = &crosscut_face,
    .edit = &crosscut_editing,
    .duel = &crosscut_duel,
    .census = &crosscut_census,
};
