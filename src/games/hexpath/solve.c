/* solve.c - the board as a map for the walk engine, and its answer as boards. */
#include "games/hexpath/solve.h"

#include <string.h>

#include "games/hexpath/clauses.h"

bool hexpath_map_open(struct hexpath_map *m, int n, struct arena *a)
{
    size_t cells = (size_t)(n * n);
    m->label = arena_take(a, cells, sizeof *m->label);
    m->flips = arena_take(a, cells, sizeof *m->flips);
    m->near = arena_take(a, cells, sizeof *m->near);
    if (!m->label || !m->flips || !m->near)
        return false;
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            for (int i = 0; i < WALK_SIDES; i++) {
                int nr = r + hex_dr[i], nc = c + hex_dc[i];
                bool outside = nr < 0 || nr >= n || nc < 0 || nc >= n;
                m->near[r * n + c][i] = (uint16_t)(outside ? n * n : nr * n + nc);
            }
    m->map = (struct walk_map){.places = n * n,
                               .label = m->label,
                               .flips = m->flips,
                               .near = (const uint16_t(*)[WALK_SIDES])m->near};
    return true;
}

void hexpath_map_fill(struct hexpath_map *m, const struct hexpath *h)
{
    uint8_t rank[HEXPATH_NUMBER_MAX + 1] = {0}, number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    for (int i = 0; i < k; i++)
        rank[number[i]] = (uint8_t)i;
    m->map.labels = k;
    m->map.start = h->start;
    m->map.goal = h->end;
    m->map.flips_last = h->board.variant.value[OPTION_GRAY] == GRAY_ALL;
    for (int cell = 0; cell < m->map.places; cell++) {
        int value = hexpath_number(h, cell);
        m->label[cell] = value == CELL_BLOCKED ? WALK_BLOCKED : rank[value];
        m->flips[cell] = hexpath_is_gray(h, cell);
    }
}

static void solution_fill(struct board *out, const struct hexpath *h, const struct walk_example *e)
{
    struct hexpath *to = hexpath_edit(out);
    if (!out)
        return;
    board_copy(out, &h->board);
    memset(to->room + hexpath_cells(h), 0, h->n_path * sizeof *to->room);
    memcpy(to->room + hexpath_cells(h), e->path, (size_t)e->n_path * sizeof *e->path);
    to->n_path = (uint16_t)e->n_path;
    hexpath_state_order(to, e->order);
}

static enum answer answer_of(const struct solve *s)
{
    if (s->count > 1)
        return ANSWER_MANY;
    return !s->complete ? ANSWER_UNKNOWN : s->count ? ANSWER_ONE : ANSWER_NONE;
}

/* The order, highest first, and the path that it walks. */
void hexpath_write_solution(const struct board *b, struct jsonw *out)
{
    const struct hexpath *h = hexpath_of(b);
    uint8_t number[HEXPATH_NUMBER_MAX];
    struct partial_order o;
    int k = hexpath_numbers_list(&h->on_board, number);
    jsonw_open(out, '{');
    json_open(out, "order", '[');
    if (hexpath_order(h, &o))
        for (int above = 0; above < k; above++) /* in a full order each has its own height */
            for (int i = 0; i < k; i++)
                if (bits_count(o.above[i]) == above)
                    jsonw_number(out, number[i]);
    jsonw_close(out, ']');
    jsonw_key(out, "path");
    jsonw_open_text(out);
    hexpath_write_path(b, out->out);
    jsonw_close_text(out);
    jsonw_close(out, '}');
}

struct err hexpath_solve(const struct board *b, struct solve *s, struct work *w)
{
    const struct hexpath *h = hexpath_of(b);
    uint16_t path[2][HEXPATH_CELLS_MAX];
    uint8_t order[2][ORDER_MAX];
    struct partial_order known;
    struct walk q = {.prefix = hexpath_path(h), .n_prefix = 1, .limit = s->limit, .restarts = true};
    struct arena_mark mark = arena_here(w->arena);
    struct hexpath_map m;
    enum err_code end = ERR_NONE;
    bool possible = true;
    if (s->from_here) {
        possible = hexpath_order(h, &known);
        q.n_prefix = h->n_path;
        q.known = &known;
    }
    for (int i = 0; i < 2; i++)
        q.example[i] = (struct walk_example){path[i], order[i], 0};
    if (!hexpath_map_open(&m, hexpath_n(h), w->arena)) {
        end = ERR_MEMORY;
    } else if (possible) {
        hexpath_map_fill(&m, h);
        end = walk_search(&m.map, &q, w);
    }
    arena_release(w->arena, mark);
    if (end == ERR_MEMORY)
        return err_memory();
    s->count = q.n_orders;
    s->paths = q.n_paths;
    s->decisions = q.nodes;
    s->complete = end == ERR_NONE || s->count >= s->limit;
    s->answer = answer_of(s);
    if (s->count > 0)
        solution_fill(s->first, h, &q.example[0]);
    if (s->count > 1)
        solution_fill(s->second, h, &q.example[1]);
    return err_none();
}

/* ---- as clauses ---- */

static const struct err not_founded = {ERR_VARIANT, 0, "this puzzle has no founding encoding"};

struct err hexpath_encode(const struct board *b, enum encoding_kind kind, bool from_here,
                          struct encoding *out, struct arena *arena)
{
    if (kind == ENCODING_FOUNDING)
        return not_founded;
    struct hexpath_clues *clues = arena_take(arena, 1, sizeof *clues);
    if (!clues)
        return err_memory();
    hexpath_clues_read(b, from_here, clues);
    *out = kind == ENCODING_ORDER ? hexpath_order_encoding(clues) : hexpath_comparison_encoding(clues);
    return err_none();
}

void hexpath_decode(const struct board *b, const int8_t *key, struct board *out)
{
    struct hexpath_clues clues;
    uint8_t order[ORDER_MAX];
    uint16_t path[HEXPATH_CELLS_MAX + 1];
    hexpath_clues_read(b, false, &clues);
    hexpath_keys_order(&clues, key, order);
    int n = hexpath_follow(&clues, order, path, NULL, NULL);
    solution_fill(out, hexpath_of(b), &(struct walk_example){path, order, n});
}

void hexpath_answer_keys(const struct board *b, int8_t *key)
{
    struct partial_order o;
    hexpath_order(hexpath_of(b), &o);
    for (int low = 0; low < o.n; low++)
        for (int high = low + 1; high < o.n; high++)
            key[hexpath_above(low, high) - 1] = o.below[low] >> high & 1;
}

/* From the first cell on which the paths part. */
size_t hexpath_differences(const struct board *b, const struct board *solution, struct spot *out,
                           size_t cap)
{
    const struct hexpath *h = hexpath_of(b), *right = hexpath_of(solution);
    int n = hexpath_n(h), same = 0;
    size_t wrong = 0;
    while (same < h->n_path && same < right->n_path &&
           hexpath_path(h)[same] == hexpath_path(right)[same])
        same++;
    for (int i = same; i < h->n_path; i++, wrong++)
        if (wrong < cap)
            out[wrong] = spot_cell(hexpath_path(h)[i] / n, hexpath_path(h)[i] % n);
    return wrong;
}

void hexpath_restart(struct board *b)
{
    struct hexpath *h = hexpath_edit(b);
    uint16_t *path = h->room + hexpath_cells(h);
    memset(path, 0, h->n_path * sizeof *path);
    memset(h->stated, 0, sizeof h->stated);
    path[0] = (uint16_t)h->start;
    h->n_path = 1;
}
