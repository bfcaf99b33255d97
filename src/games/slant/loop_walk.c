/* loop_walk.c - are two corners joined, and where are the loops? By walking along the walls.
 *
 * Slashes are walls between corners, and no two cross. Keep one hand on the wall: at every corner
 * take the first slash clockwise from the one you came by. You then go round one face of the
 * drawing and come back to where you began, whatever it looks like. Three facts follow.
 *
 * Joined. An empty cell lies in one face, and both corners of a new slash are on its rim. A
 * connected piece of wall meets a face in a single walk, so the corners are joined if and only if
 * the walk from one passes the other. No memory is needed, and the walk is as long as the wall.
 *
 * Count. A piece of wall with E slashes, V corners and k loops has E - V + 1 = k and is walked
 * round k + 1 times, once outside and once inside each loop. Summed over all pieces:
 * loops = (walks + E - V) / 2, counting the corners that have a slash.
 *
 * Loops. A slash lies on a loop if and only if its two sides belong to different walks, and a
 * walk is the inside of a loop if its signed area says it runs the other way round.
 */
#include "games/slant/slant.h"

/* Directions clockwise: NE, SE, SW, NW. A slash towards NE or SW is a rise, else a fall. */
static const int8_t dir_di[4] = {-1, 1, 1, -1}, dir_dj[4] = {1, 1, -1, -1};

struct slant_place {
    int i, j, d; /* a corner, and the direction of travel from it */
};

static enum slash slash_towards(int d)
{
    return d % 2 ? SLASH_FALL : SLASH_RISE;
}

/* The cell that lies in direction d of corner (i, j). */
static int cell_row(int i, int d)
{
    return dir_di[d] < 0 ? i - 1 : i;
}

static int cell_column(int j, int d)
{
    return dir_dj[d] < 0 ? j - 1 : j;
}

static bool has_slash(const struct board *b, int i, int j, int d)
{
    int r = cell_row(i, d), c = cell_column(j, d);
    return r >= 0 && c >= 0 && r < board_height(b) && c < board_width(b) &&
           slant_cell(b, r, c) == slash_towards(d);
}

bool slant_joined(const struct board *b, int r, int c, enum slash slash)
{
    /* from the lower end of the slash, which sees the cell in direction `home` */
    int home = slash == SLASH_RISE ? 0 : 3;
    int from_i = r + 1, from_j = slash == SLASH_RISE ? c : c + 1;
    int to_i = r, to_j = slash == SLASH_RISE ? c + 1 : c;
    int i = from_i, j = from_j, came = home;
    for (;;) {
        int d = came;
        do {
            d = (d + 1) % 4;
            if (d == home && i == from_i && j == from_j)
                return false;
        } while (!has_slash(b, i, j, d));
        i += dir_di[d];
        j += dir_dj[d];
        if (i == to_i && j == to_j)
            return true;
        came = (d + 2) % 4;
    }
}

static struct slant_place walk_on(const struct board *b, struct slant_place p)
{
    int came = (p.d + 2) % 4, d = came;
    p.i += dir_di[p.d];
    p.j += dir_dj[p.d];
    do
        d = (d + 1) % 4;
    while (!has_slash(b, p.i, p.j, d));
    p.d = d;
    return p;
}

/* The two sides of a slash: walked from its lower end (0) and from its upper end (1). */
static int side_of(struct slant_place p)
{
    return dir_di[p.d] > 0;
}

static struct slant_place place_of_side(int r, int c, enum slash slash, int side)
{
    bool rise = slash == SLASH_RISE;
    if (side == 0)
        return rise ? (struct slant_place){r + 1, c, 0} : (struct slant_place){r + 1, c + 1, 3};
    return rise ? (struct slant_place){r, c + 1, 2} : (struct slant_place){r, c, 1};
}

static size_t cell_of(const struct board *b, struct slant_place p)
{
    return slant_cell_index(b, cell_row(p.i, p.d), cell_column(p.j, p.d));
}

static bool same_place(struct slant_place p, struct slant_place q)
{
    return p.i == q.i && p.j == q.j && p.d == q.d;
}

int32_t slant_count_loops(struct board *b)
{
    struct slant *s = slant_of(b);
    int32_t walks = 0, slashes = 0, corners = 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++) {
            enum slash slash = slant_cell(b, r, c);
            slashes += slash != SLASH_NONE;
            for (int side = 0; slash && side < 2; side++) {
                struct slant_place first = place_of_side(r, c, slash, side), p = first;
                if (s->at[cell_of(b, p)] & SLASH_SIDE_BIT << side)
                    continue;
                do {
                    s->at[cell_of(b, p)] |= (uint8_t)(SLASH_SIDE_BIT << side_of(p));
                    p = walk_on(b, p);
                } while (!same_place(p, first));
                walks++;
            }
        }
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            s->at[slant_cell_index(b, r, c)] &= SLASH_SIDE_BIT - 1;
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            corners += slant_touch(b, i, j).slashes > 0;
    return (walks + slashes - corners) / 2;
}

/* Number the walks, two entries a cell, and remember which of them run round a loop inside. */
static uint32_t label_walk(const struct board *b, struct slant_place first, uint32_t label,
                           uint32_t *labels, int64_t *area)
{
    size_t base = slant_cell_index(b, 0, 0);
    struct slant_place p = first;
    *area = 0;
    do {
        int ni = p.i + dir_di[p.d], nj = p.j + dir_dj[p.d];
        *area += (int64_t)p.j * ni - (int64_t)nj * p.i;
        labels[2 * (cell_of(b, p) - base) + (size_t)side_of(p)] = label;
        p = walk_on(b, p);
    } while (!same_place(p, first));
    return label;
}

static void report_walk(const struct board *b, struct slant_place first, const uint32_t *labels,
                        struct flaws *out)
{
    size_t base = slant_cell_index(b, 0, 0);
    struct slant_place p = first;
    flaws_add(out, SLANT_LOOP);
    do {
        const uint32_t *pair = &labels[2 * (cell_of(b, p) - base)];
        if (pair[0] != pair[1])
            flaws_spot(out, spot_cell(cell_row(p.i, p.d), cell_column(p.j, p.d)));
        p = walk_on(b, p);
    } while (!same_place(p, first));
}

struct err slant_report_loops(const struct board *b, struct flaws *out, struct work *w)
{
    size_t cells = (size_t)board_width(b) * (size_t)board_height(b), insides = 0;
    struct arena_mark mark = arena_here(w->arena);
    uint32_t *labels = arena_take(w->arena, 2 * cells, sizeof *labels), last = 0;
    struct slant_place *inside = arena_take(w->arena, cells, sizeof *inside);
    if (!labels || !inside) {
        arena_release(w->arena, mark);
        return err_memory();
    }
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            for (int side = 0; slant_cell(b, r, c) && side < 2; side++) {
                size_t cell = (size_t)r * (size_t)board_width(b) + (size_t)c;
                struct slant_place p = place_of_side(r, c, slant_cell(b, r, c), side);
                int64_t area;
                if (labels[2 * cell + (size_t)side])
                    continue;
                last = label_walk(b, p, last + 1, labels, &area);
                if (area < 0)
                    inside[insides++] = p;
            }
    for (size_t i = 0; i < insides; i++)
        report_walk(b, inside[i], labels, out);
    arena_release(w->arena, mark);
    return err_none();
}
