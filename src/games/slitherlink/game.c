/* game.c - Slitherlink's entry in the list of games. */
#include "base/hash.h"
#include "games/slitherlink/deduce/finding.h"

static size_t lattice_bytes(const struct variant *v)
{
    return (size_t)(2 * v->value[OPTION_WIDTH] + 1) * (size_t)(2 * v->value[OPTION_HEIGHT] + 1);
}

static size_t slitherlink_size(const struct variant *v)
{
    return sizeof(struct slitherlink) + lattice_bytes(v);
}

static void slitherlink_setup(struct board *b)
{
    struct slitherlink *s = slitherlink_of(b);
    for (size_t i = 0; i < lattice_bytes(&b->variant); i++)
        s->at[i] = EDGE_UNSET;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            s->at[slitherlink_index(b, spot_cell(r, c))] = CLUE_NONE;
    slitherlink_tally(b);
}

static uint64_t slitherlink_key(const struct board *b)
{
    uint64_t size = hash_join((uint64_t)board_width(b), (uint64_t)board_height(b));
    return hash_bytes(size, slitherlink_in(b)->at, lattice_bytes(&b->variant));
}

static bool slitherlink_turn(const struct board *b, int sym, struct board *out)
{
    int w = board_width(b), h = board_height(b);
    *out = *b;
    out->variant = variant_turn(&b->variant, sym);
    for (int y = 0; y <= 2 * h; y++)
        for (int x = 0; x <= 2 * w; x++) {
            struct spot s = {(int16_t)x, (int16_t)y}, to = symmetry_spot(sym, w, h, s);
            slitherlink_of(out)->at[slitherlink_index(out, to)] = slitherlink_get(b, s);
        }
    slitherlink_tally(out);
    return true;
}

/* The counters are what they would be if counted anew, seen through each edge's own view. */
static const char *slitherlink_fault(const struct board *b)
{
    const struct slitherlink *s = slitherlink_in(b);
    int32_t lines = 0, unset = 0, unmet = 0, ragged = 0;
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = 0; x <= 2 * board_width(b); x++) {
            struct spot here = {(int16_t)x, (int16_t)y};
            uint8_t value = slitherlink_get(b, here);
            int around = slitherlink_around(b, here).lines;
            if (x % 2 != y % 2) {
                lines += value == EDGE_LINE;
                unset += value == EDGE_UNSET;
                if (value > EDGE_CROSS)
                    return "an edge has no state";
            } else if (x % 2) {
                unmet += value != CLUE_NONE && value != around;
                if (value > CLUE_NONE)
                    return "a clue is out of range";
            } else {
                ragged += around % 2 || around == 4;
            }
        }
    if (lines != s->lines || unset != s->unset || unmet != s->unmet || ragged != s->ragged)
        return "a counter is wrong";
    return NULL;
}

static const struct choice options[] = {
    {"width", "cells from left to right", NULL, 1, 1000, 7},
    {"height", "cells from top to bottom", NULL, 1, 1000, 7},
    {0},
};

static const char *const rule_names[] = {"clue", "branch", "loop", NULL};

static int lines_round(const struct board *b, int r, int c)
{
    return slitherlink_around(b, spot_cell(r, c)).lines;
}

static const struct clues clues = {"slither", "t0", 0, slitherlink_clue, slitherlink_put_clue, lines_round};

static const struct puzzle puzzle = {
    .rules = rule_names,
    .check = slitherlink_check,
    .solve = slitherlink_solve,
    .clear = slitherlink_clear,
    .write_solution = slitherlink_write_solution,
    .differences = slitherlink_differences,
    .techniques = slitherlink_techniques,
    .uniqueness = TECHNIQUE_UNIQUE,
    .hint = slitherlink_hint,
    .chain = slitherlink_chain,
    .scale = {16, 1, 2, 32, {800, 1300, 1500, 2400, 2780, 3600, 9500, 13000, 18000}},
    .explain = hint_explain,
    .generate = slitherlink_generate,
    .wishes = WISH_SYMMETRY | WISH_CLUES | WISH_ZEROS | WISH_STYLE,
    .fill = slitherlink_fill,
    .complete = slitherlink_complete,
    .unsat_core = slitherlink_unsat_core,
    .backbone = slitherlink_backbone,
    .refute = slitherlink_refute,
    .count = slitherlink_count,
    .encode = slitherlink_encode,
    .decode = slitherlink_decode,
    .keys = slitherlink_answer_keys,
    .certified = CERTIFIED_ONE_LOOP,
};

const struct game slitherlink_game = {
    .name = "slitherlink",
    .title = "Slitherlink",
    .blurb = "draw one closed loop along the edges; a number counts the lines round its cell",
    .brief = "Draw one closed loop along the edges between the dots, without branches or crossings. "
             "A number tells how many of the four edges round it belong to the loop.",
    .manual = slitherlink_manual,
    .sample = "slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3",
    .sizes = "a board of Slitherlink is 1x1 to 1000x1000",
    .options = options,
    .lattice = LATTICE_SQUARE,
    .target = TARGET_EDGES,
    .corner = "dot",
    .rules =
        {
            .size = slitherlink_size,
            .setup = slitherlink_setup,
            .read_body = slitherlink_read_body,
            .read_field = slitherlink_read_field,
            .validate = slitherlink_validate,
            .write_body = slitherlink_write_body,
            .write_fields = slitherlink_write_fields,
            .text_layout = slitherlink_text_layout,
            .glyph_at = slitherlink_glyph_at,
            .set_glyph = slitherlink_set_glyph,
            .moves = slitherlink_moves,
            .refusal = slitherlink_refusal,
            .play = slitherlink_play,
            .press = slitherlink_press,
            .drag = slitherlink_drag,
            .read_move = slitherlink_read_move,
            .write_move = slitherlink_write_move,
            .move_spot = slitherlink_move_spot,
            .status = slitherlink_status,
            .key = slitherlink_key,
            .scene = slitherlink_scene,
            .turn = slitherlink_turn,
            .turn_move = slitherlink_turn_move,
            .broken_invariant = slitherlink_fault,
        },
    .clues = &clues,
    .face = &slitherlink_face,
    .edit = &slitherlink_editing,
    .puzzle = &puzzle,
    .assists = &slitherlink_assists,
};
