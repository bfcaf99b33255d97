/* game.c - the game as the rest of the program sees it. */
#include <string.h>

#include "base/hash.h"
#include "games/hexpath/deduce.h"

static const char *const gray_words[] = {"all", "step", NULL};

static const struct choice options[] = {
    {"width", "cells in a row", NULL, HEXPATH_SIZE_MIN, HEXPATH_SIZE_MAX, 5},
    {"height", "rows, as many as cells in a row", NULL, HEXPATH_SIZE_MIN, HEXPATH_SIZE_MAX, 5},
    {"gray", "what a gray cell reverses: all later choices, or the one step out of it", gray_words,
     GRAY_ALL, GRAY_STEP, GRAY_ALL},
    {NULL},
};

static size_t hexpath_size(const struct variant *v)
{
    size_t n = (size_t)v->value[OPTION_WIDTH];
    return sizeof(struct hexpath) + (2 * n * n + 1) * sizeof(uint16_t);
}

/* The plainest proper puzzle of a size: ones on the diagonal from corner to corner, twos around
 * it. With 1>2 the walk runs down the diagonal; with 2>1 it is stuck between two twos at once. */
static void hexpath_setup(struct board *b)
{
    struct hexpath *h = hexpath_edit(b);
    int n = hexpath_n(h);
    memset((char *)b + sizeof *b, 0, hexpath_size(&b->variant) - sizeof *b);
    hexpath_clear(h);
    for (int cell = 0; cell < n * n; cell++)
        hexpath_put(h, cell, cell % (n + 1) ? 2 : 1, cell == 0 ? 'S' : cell == n * n - 1 ? 'E' : 0);
    hexpath_validate(b);
}

static enum status hexpath_status(const struct board *b)
{
    struct flaws none = {NULL, 0, 0, NULL, 0, 0};
    return hexpath_judge(hexpath_of(b), &none);
}

static uint64_t hexpath_key(const struct board *b)
{
    const struct hexpath *h = hexpath_of(b);
    uint64_t key = hash_bytes((uint64_t)b->variant.value[OPTION_GRAY], h->stated, sizeof h->stated);
    key = hash_join(key, (uint64_t)h->start << 32 | (uint64_t)h->end << 16 | h->n_path);
    return hash_bytes(key, h->room, (size_t)(hexpath_cells(h) + h->n_path) * sizeof *h->room);
}

static const char *hexpath_fault(const struct board *b)
{
    const struct hexpath *h = hexpath_of(b);
    const uint16_t *path = hexpath_path(h);
    struct numbers found = {{0, 0}};
    int n = hexpath_n(h), cells = n * n;
    if (n < HEXPATH_SIZE_MIN || n > HEXPATH_SIZE_MAX || board_height(b) != n)
        return "the size is out of range";
    if (h->read)
        return "the board has not been settled";
    for (int cell = 0; cell < cells; cell++) {
        int number = hexpath_number(h, cell);
        if (number > HEXPATH_NUMBER_MAX || h->room[cell] == CELL_GRAY)
            return "a cell holds what no cell can hold";
        if (number != CELL_BLOCKED)
            numbers_add(&found, number);
    }
    if (memcmp(&found, &h->on_board, sizeof found) != 0 ||
        hexpath_numbers_count(&found) > ORDER_MAX)
        return "the set of numbers is not that of the cells";
    if (h->start < 0 || h->end < 0 || !hexpath_faces(n, h->start, h->end))
        return "start and end are not on opposite edges";
    if (!hexpath_number(h, h->start) || !hexpath_number(h, h->end) ||
        hexpath_is_gray(h, h->start) || hexpath_is_gray(h, h->end))
        return "start or end is blocked or gray";
    if (h->n_path < 1 || h->n_path > cells + 1 || path[0] != h->start)
        return "the path does not begin at the start or is too long";
    for (int i = 0; i < h->n_path; i++)
        if (path[i] >= cells)
            return "the path leaves the board";
    return NULL;
}

static const char *const rule_names[] = {"step", "tie", "order", "end", NULL};

static const struct puzzle puzzle = {
    .rules = rule_names,
    .check = hexpath_check,
    .solve = hexpath_solve,
    .clear = hexpath_restart,
    .write_solution = hexpath_write_solution,
    .differences = hexpath_differences,
    .techniques = hexpath_techniques,
    .hint = hexpath_hint,
    .scale = {2, 1, 0, 0, {400, 601, 803, 900, 997, 1131, 1265, 1415, 1700}},
    .explain = hint_explain,
    .generate = hexpath_make,
    .wishes = WISH_WALLS | WISH_NUMBERS,
    .encode = hexpath_encode,
    .decode = hexpath_decode,
    .keys = hexpath_answer_keys,
};

const struct game hexpath_game = {
    .name = "hexpath",
    .title = "Hexpath",
    .blurb = "find the order of the numbers that leads the walk from start to end and stops there",
    .brief = "Find the order of the numbers that leads a walk from S to E. From each cell the walk goes "
             "on to the free neighbour whose number stands highest in the order; if two neighbours "
             "share that number, it stops. Entering a gray cell turns the order upside down. The walk "
             "never comes back to a cell, and it must stop on E.",
    .manual = hexpath_manual,
    .sample = "hexpath 5 5,5,4,5G,5/1,3,2,2G,4/2S,3,1,1,3/5,4,1,2,2E/2,1,4,4,2 a3-b3-b4 order=3>4",
    .square = true,
    .lattice = LATTICE_HEX,
    .sizes = "a board of Hexpath is square, with a side of 2 to 30",
    .options = options,
    .rules =
        {
            .size = hexpath_size,
            .setup = hexpath_setup,
            .read_body = hexpath_read_body,
            .read_field = hexpath_read_field,
            .validate = hexpath_validate,
            .write_body = hexpath_write_body,
            .write_fields = hexpath_write_fields,
            .text_layout = hexpath_text_layout,
            .glyph_at = hexpath_glyph_at,
            .set_glyph = hexpath_set_glyph,
            .moves = hexpath_moves,
            .refusal = hexpath_refusal,
            .play = hexpath_play,
            .press = hexpath_press,
            .drag = hexpath_drag,
            .read_move = hexpath_read_move,
            .write_move = hexpath_write_move,
            .move_spot = hexpath_move_spot,
            .status = hexpath_status,
            .key = hexpath_key,
            .scene = hexpath_scene,
            .turn = hexpath_turn,
            .turn_move = hexpath_turn_move,
            .broken_invariant = hexpath_fault,
        },
    .face = &hexpath_face,
    .edit = &hexpath_editing,
    .puzzle = &puzzle,
    .ordering = &hexpath_ordering,
};
