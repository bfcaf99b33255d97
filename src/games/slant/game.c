/* game.c - Slant's entry in the list of games. */
#include "base/hash.h"
#include "games/slant/ladder.h"

static size_t slant_bytes(const struct variant *v)
{
    size_t w = (size_t)v->value[OPTION_WIDTH], h = (size_t)v->value[OPTION_HEIGHT];
    return (w + 1) * (h + 1) + w * h;
}

size_t slant_size(const struct variant *v)
{
    return sizeof(struct slant) + slant_bytes(v);
}

static void slant_setup(struct board *b)
{
    struct slant *s = slant_of(b);
    size_t corners = slant_cell_index(b, 0, 0), n = slant_bytes(&b->variant);
    for (size_t i = 0; i < n; i++)
        s->at[i] = i < corners ? CORNER_NONE : SLASH_NONE;
    s->score[0] = s->score[1] = 0;
    s->mover = s->fields = 0;
    slant_tally(b);
}

uint64_t slant_key(const struct board *b)
{
    const struct slant *s = slant_in(b);
    uint64_t key = hash_join((uint64_t)board_width(b), (uint64_t)board_height(b));
    key = hash_join(key, (uint64_t)b->variant.value[SLANT_DUEL] << 8 | s->mover);
    key = hash_join(key, (uint64_t)b->variant.value[SLANT_RULE]);
    key = hash_join(key, (uint64_t)(uint32_t)s->score[0] << 32 | (uint32_t)s->score[1]);
    return hash_bytes(key, s->at, slant_bytes(&b->variant));
}

static enum slash turned(enum slash slash, int sym)
{
    if (!slash || !symmetry_swaps_slash(sym))
        return slash;
    return slash == SLASH_FALL ? SLASH_RISE : SLASH_FALL;
}

static bool slant_turn(const struct board *b, int sym, struct board *out)
{
    int w = board_width(b), h = board_height(b);
    struct slant *to = slant_of(out);
    *to = *slant_in(b);
    out->variant = variant_turn(&b->variant, sym);
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++) {
            int x = j, y = i;
            symmetry_map(sym, w, h, &x, &y);
            to->at[slant_corner_index(out, y, x)] = (uint8_t)slant_corner(b, i, j);
        }
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            int x = c, y = r;
            symmetry_map(sym, w - 1, h - 1, &x, &y);
            to->at[slant_cell_index(out, y, x)] =
                (uint8_t)(turned(slant_cell(b, r, c), sym) |
                          turned(slant_solution_rule(b, r, c), sym) << SLASH_SOUND_SHIFT);
        }
    slant_tally(out);
    return true;
}

static const char *slant_fault(const struct board *b)
{
    const struct slant *s = slant_in(b);
    int32_t empty = 0, unmet = 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++) {
            empty += slant_cell(b, r, c) == SLASH_NONE;
            if (slant_cell(b, r, c) > SLASH_RISE)
                return "a cell has no such slash";
        }
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++) {
            int clue = slant_corner(b, i, j);
            if (clue > CORNER_NONE)
                return "a clue is out of range";
            unmet += clue != CORNER_NONE && clue != slant_touch(b, i, j).slashes;
        }
    if (empty != s->empty || unmet != s->unmet || s->loops < 0)
        return "a counter is wrong";
    return s->mover > 1 || s->fields ? "a field of the duel is wrong" : NULL;
}

static int slant_mover(const struct board *b)
{
    return slant_in(b)->mover;
}

static int slant_score(const struct board *b, int side)
{
    return slant_in(b)->score[side];
}

static const char *const duel_words[] = {"off", "on", NULL};
static const char *const rule_words[] = {"free", "sound", NULL};

static const struct choice options[] = {
    {"width", "cells from left to right", NULL, 1, 1000, 5},
    {"height", "cells from top to bottom", NULL, 1, 1000, 5},
    {"duel", "two players place in turn for points", duel_words, 0, 1, 0},
    {"rule", "sound: a placement against the only solution is refused", rule_words, 0, 1, 0},
    {0},
};

static const char *const rule_names[] = {"clue", "loop", NULL};

static int touching(const struct board *b, int i, int j)
{
    return slant_touch(b, i, j).slashes;
}

static const struct clues clues = {"gokigen", "", 1, slant_clue, slant_put_clue, touching};

static const struct puzzle puzzle = {
    .rules = rule_names,
    .check = slant_check,
    .solve = slant_solve,
    .clear = slant_clear,
    .write_solution = slant_write_solution,
    .differences = slant_differences,
    .techniques = slant_techniques,
    .uniqueness = UNIQUE,
    .hint = slant_hint,
    .chain = slant_chain,
    .scale = {4, 2, 8, 32, {700, 1300, 1900, 2600, 3080, 4500, 8600, 10500, 14000}},
    .explain = hint_explain,
    .generate = slant_generate,
    .fill = slant_fill_pattern,
    .wishes = WISH_SYMMETRY | WISH_CLUES | WISH_ZEROS,
    .unsat_core = slant_unsat_core,
    .backbone = slant_backbone,
    .refute = slant_refute,
    .count = slant_count,
    .encode = slant_encode,
    .decode = slant_decode,
    .keys = slant_answer_keys,
    .certified = CERTIFIED_NO_LOOP,
};

/* Each beats the one before in two to five games of six; found by tools/levels.c. */
static const struct level_setting levels[NAMED_LEVELS - 1] = {
    {1, 320, 20000}, {1, 225, 20000}, {1, 165, 20000}, {1, 136, 20000},
    {1, 110, 20000}, {2, 98, 20000},  {2, 67, 20000},
};

static const struct duel duel = {
    .sides = {"1", "2"},
    .names = {"Player 1", "Player 2"},
    .is_active = slant_is_duel,
    .mover = slant_mover,
    .begin = slant_begin_duel,
    .end = slant_end_duel,
    .begin_row = SLANT_RULE,
    .move_points = slant_move_points,
    .score = slant_score,
    .evaluate = slant_evaluate,
    .lead = 300,
    .levels = levels,
    .turns_left = slant_turns_left,
    .secure = slant_secure,
    .candidates = slant_candidates,
    .rest_key = slant_rest_key,
    .standing = slant_standing,
    .sample = slant_sample,
    .remark = slant_remark,
};

static const struct census census = {.value = slant_value};

const struct game slant_game = {
    .name = "slant",
    .title = "Slant",
    .blurb = "draw a diagonal in every cell; a number counts the lines at its corner; no loops",
    .brief = "Draw one diagonal in every cell. A number in a circle tells how many lines meet at "
             "that corner. The lines never close a loop.",
    .manual = slant_manual,
    .sample = "slant 4x4 ...0./.4.../2...2/...../.1.0.",
    .sizes = "a board of Slant is 1x1 to 1000x1000",
    .options = options,
    .lattice = LATTICE_SQUARE,
    .corner = "corner",
    .rules =
        {
            .size = slant_size,
            .setup = slant_setup,
            .read_body = slant_read_body,
            .read_field = slant_read_field,
            .validate = slant_validate,
            .after_read = slant_after_read,
            .write_body = slant_write_body,
            .write_fields = slant_write_fields,
            .text_layout = slant_text_layout,
            .glyph_at = slant_glyph_at,
            .set_glyph = slant_set_glyph,
            .moves = slant_moves,
            .refusal = slant_refusal,
            .play = slant_play,
            .press = slant_press,
            .drag = slant_drag,
            .read_move = slant_read_move,
            .write_move = slant_write_move,
            .move_spot = slant_move_spot,
            .status = slant_status,
            .key = slant_key,
            .scene = slant_scene,
            .turn = slant_turn,
            .turn_move = slant_turn_move,
            .broken_invariant = slant_fault,
        },
    .clues = &clues,
    .face = &slant_face,
    .edit = &slant_editing,
    .assists = &slant_assists,
    .puzzle = &puzzle,
    .duel = &duel,
    .census = &census,
};
