/* region_second.c - a second solution near the first.
 *
 * Where a board has many solutions, most of them differ from others in a cell or two, which can be
 * seen without any search. If flipping a cell leaves one clue unmet, by one line, then a second
 * flip of that clue's cell or of one beside it may put that right.
 */
#include "engine/cdcl/region.h"

static bool is_answer(struct region *r, uint32_t place, uint8_t *second)
{
    if (cdcl_region_unmet_around(r, place) || !cdcl_region_keeps_facts(r))
        return false;
    cdcl_region_write(r, second);
    return true;
}

static bool mend(struct region *r, uint32_t flipped, uint8_t *second)
{
    const int32_t row = r->s->frame.stride, side[5] = {0, -row, 1, row, -1};
    uint32_t clue = flipped;
    for (int i = 0; i < 5; i++)
        if (cdcl_region_unmet(r, flipped + (uint32_t)side[i]))
            clue = flipped + (uint32_t)side[i];
    for (int i = 0; i < 5; i++) {
        uint32_t d = clue + (uint32_t)side[i];
        if (d == flipped || !cdcl_region_has(r, d) || !cdcl_region_may_flip(r, d))
            continue;
        cdcl_region_flip(r, d);
        if (cdcl_region_unmet_around(r, flipped) == 0 && is_answer(r, d, second))
            return true;
        cdcl_region_flip(r, d);
    }
    return false;
}

static bool find(struct region *r, uint8_t *second)
{
    const struct cdcl_frame *fr = &r->s->frame;
    for (int y = 0; y < fr->h; y++)
        for (int x = 0; x < fr->w; x++) {
            uint32_t d = frame_place(fr, y, x);
            if (!cdcl_region_may_flip(r, d))
                continue;
            cdcl_region_flip(r, d);
            if (is_answer(r, d, second) ||
                (cdcl_region_unmet_around(r, d) == 1 && mend(r, d, second)))
                return true;
            cdcl_region_flip(r, d);
        }
    return false;
}

bool cdcl_region_second(struct cdcl *s, const uint8_t *first, uint8_t *second)
{
    struct arena_mark mark = arena_here(s->work->arena);
    struct region r;
    bool found = false;
    if (cdcl_region_take(&r, s)) {
        cdcl_region_read(&r, first);
        found = find(&r, second);
    }
    arena_release(s->work->arena, mark);
    return found;
}
