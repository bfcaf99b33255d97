/* explain.c - the story of a step that is seen at a glance: a headline and one or two sentences. */
#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/explain/explain.h"
#include "games/slitherlink/explain/say.h"

/* What is told of a technique whose reasons are the places of `because`. */
struct look {
    struct say s;
    const struct spot *x;
    size_t n;
};

static void clue_finished(struct look *k)
{
    struct say *s = &k->s;
    uint8_t clue = slitherlink_get(s->b, k->x[0]);
    slitherlink_say_begin(s);
    if (clue == 0) {
        slitherlink_say_text(s, "A 0 has no lines round it");
    } else {
        slitherlink_say_place(s, k->x[0]);
        slitherlink_say_text(s, " has all its lines");
    }
    slitherlink_say_end(s);
    slitherlink_say_clue(s, k->x[0]);
    slitherlink_say_around(s, k->x[0]);
}

static void clue_full(struct look *k)
{
    struct say *s = &k->s;
    int unset = slitherlink_around(s->b, k->x[0]).unset;
    slitherlink_say_begin(s);
    slitherlink_say_place(s, k->x[0]);
    slitherlink_say_text(s, " still needs ");
    slitherlink_say_count(s, unset, "line", "lines");
    slitherlink_say_text(s, " and has only ");
    slitherlink_say_count(s, unset, "side", "sides");
    slitherlink_say_text(s, " left");
    slitherlink_say_end(s);
    slitherlink_say_clue(s, k->x[0]);
    slitherlink_say_around(s, k->x[0]);
}

static void dot(struct look *k, const char *before, const char *after)
{
    struct say *s = &k->s;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, before);
    slitherlink_say_name(s, k->x[0]);
    slitherlink_say_text(s, after);
    slitherlink_say_end(s);
    story_place(s->h->story, STORY_AREA, k->x[0], STORY_FOLLOWS);
    slitherlink_say_around(s, k->x[0]);
}

static void dot_done(struct look *k)
{
    dot(k, "The loop passes dot ", " once, and both its lines there are drawn");
}

static void dead_end(struct look *k)
{
    dot(k, "A line into dot ", " could not leave it again: only one edge is left");
}

static void line_on(struct look *k)
{
    dot(k, "The line at dot ", " has only one way to go on");
}

static void zero_three(struct look *k)
{
    struct say *s = &k->s;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "The 0 in ");
    slitherlink_say_name(s, k->x[0]);
    slitherlink_say_text(s, " takes one side from the 3 in ");
    slitherlink_say_name(s, k->x[1]);
    slitherlink_say_text(s, ", which needs the other three");
    slitherlink_say_end(s);
    slitherlink_say_clue(s, k->x[0]);
    slitherlink_say_clue(s, k->x[1]);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "At both ends of the side between them the line runs on, past the 0");
    slitherlink_say_end(s);
}

static void corner(struct look *k)
{
    struct say *s = &k->s;
    struct spot cell = k->x[0];
    uint8_t clue = slitherlink_get(s->b, cell);
    struct around a = slitherlink_around(s->b, cell);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Nothing else reaches dot ");
    slitherlink_say_name(s, k->x[1]);
    slitherlink_say_text(s, ": both sides of the ");
    writer_number(&s->out, clue);
    slitherlink_say_text(s, " in ");
    slitherlink_say_name(s, cell);
    slitherlink_say_text(s, " there are lines, or none");
    slitherlink_say_end(s);
    slitherlink_say_clue(s, cell);
    slitherlink_say_around(s, cell);
    story_place(s->h->story, STORY_AREA, k->x[1], STORY_FOLLOWS);
    slitherlink_say_around(s, k->x[1]);
    slitherlink_say_begin(s);
    if (clue == 3 || (clue == 2 && a.unset < 4 && a.lines == 0)) {
        slitherlink_say_text(s, "Without both it could not get enough lines");
    } else if (clue == 1 || a.unset < 4) {
        slitherlink_say_text(s, "With both it would have too many lines");
    } else {
        slitherlink_say_text(s, "Either way the 2 has one line at ");
        for (size_t i = 2; i < k->n; i++) {
            slitherlink_say_text(s, i == 2 ? "" : " and one at ");
            slitherlink_say_place(s, k->x[i]);
        }
        slitherlink_say_text(s, ", and the loop goes on");
    }
    slitherlink_say_end(s);
    for (size_t i = 2; i < k->n; i++) {
        story_place(s->h->story, STORY_AREA, k->x[i], STORY_FOLLOWS);
        slitherlink_say_around(s, k->x[i]);
    }
}

static void zero_diagonal(struct look *k)
{
    struct say *s = &k->s;
    struct spot three = k->x[0], dot = k->x[1];
    struct spot zero = {(int16_t)(2 * dot.x - three.x), (int16_t)(2 * dot.y - three.y)};
    slitherlink_say_begin(s);
    slitherlink_say_place(s, zero);
    slitherlink_say_text(s, " has no lines, so nothing but the 3 in ");
    slitherlink_say_name(s, three);
    slitherlink_say_text(s, " can bring one to dot ");
    slitherlink_say_name(s, dot);
    slitherlink_say_end(s);
    slitherlink_say_clue(s, zero);
    slitherlink_say_clue(s, three);
    story_place(s->h->story, STORY_AREA, dot, STORY_FOLLOWS);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Both its sides there are lines: without both it could not get enough");
    slitherlink_say_end(s);
}

static void adjacent_threes(struct look *k)
{
    struct say *s = &k->s;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "The 3s in ");
    slitherlink_say_list(s, k->x, 2);
    slitherlink_say_text(s, " stand side by side: their outer sides and the one between are lines");
    slitherlink_say_end(s);
    slitherlink_say_clue(s, k->x[0]);
    slitherlink_say_clue(s, k->x[1]);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "A loop round just these two would not do, because of ");
    slitherlink_say_place(s, k->x[2]);
    slitherlink_say_end(s);
    if (spot_is_edge(k->x[2]))
        slitherlink_say_edge(s, k->x[2], true);
    else
        slitherlink_say_clue(s, k->x[2]);
}

static void diagonal_threes(struct look *k)
{
    struct say *s = &k->s;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Neither of the 3s in ");
    slitherlink_say_list(s, k->x, 2);
    slitherlink_say_text(s, " can have both its sides at the corner where they touch");
    slitherlink_say_end(s);
    slitherlink_say_clue(s, k->x[0]);
    slitherlink_say_clue(s, k->x[1]);
}

/* The line from dot a on to dot b. */
static void follow_line(struct say *s, struct spot a, struct spot b)
{
    struct spot last = spot_nowhere();
    for (bool moved = true; moved && !spot_same(a, b);) {
        moved = false;
        for (int side = 0; side < 4 && !moved; side++) {
            struct spot e = spot_beside(a, side);
            if (slitherlink_edge(s->b, e) != EDGE_LINE || spot_same(e, last))
                continue;
            slitherlink_say_edge(s, e, false);
            last = e;
            a = spot_beside(e, side);
            moved = true;
        }
    }
}

static void early_loop(struct look *k)
{
    struct say *s = &k->s;
    uint8_t state;
    struct spot e = slitherlink_move_edge(s->b, s->h->move[0], &state), out = k->x[2];
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Dots ");
    slitherlink_say_list(s, k->x, 2);
    slitherlink_say_text(s, " are the two ends of one line");
    slitherlink_say_end(s);
    story_place(s->h->story, STORY_AREA, k->x[0], STORY_FOLLOWS);
    story_place(s->h->story, STORY_AREA, k->x[1], STORY_FOLLOWS);
    follow_line(s, k->x[0], k->x[1]);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Drawn, ");
    slitherlink_say_name(s, e);
    slitherlink_say_text(s, " would close a loop without ");
    slitherlink_say_text(s, spot_is_edge(out) ? "the line " : "");
    slitherlink_say_place(s, out);
    slitherlink_say_end(s);
    story_mark(s->h->story, STORY_LINE, e, STORY_BROKEN);
    if (spot_is_edge(out))
        slitherlink_say_edge(s, out, true);
    else
        slitherlink_say_clue(s, out);
}

/* The places that are edges stand on the board; those before them are told. */
static void edges_of(struct look *k)
{
    for (size_t i = 0; i < k->n; i++)
        if (spot_is_edge(k->x[i]))
            slitherlink_say_edge(&k->s, k->x[i], false);
}

static void cut_off(struct look *k)
{
    struct say *s = &k->s;
    bool door = !spot_is_edge(k->x[0]), bridge = door && k->n > 1 && !spot_is_edge(k->x[1]);
    slitherlink_say_begin(s);
    if (bridge) {
        slitherlink_say_text(s, "Dots ");
        slitherlink_say_list(s, k->x, 2);
        slitherlink_say_text(s, " are joined by this edge alone, and a loop needs two ways");
    } else if (door) {
        slitherlink_say_text(s, "What lies beyond dot ");
        slitherlink_say_name(s, k->x[0]);
        slitherlink_say_text(s, " is reached through it alone");
    } else {
        slitherlink_say_text(s, "Nothing leads from these edges to the line ");
        slitherlink_say_name(s, k->x[0]);
        slitherlink_say_text(s, ", and there is only one loop");
    }
    slitherlink_say_end(s);
    for (size_t i = 0; i < (bridge ? 2 : door); i++)
        story_place(s->h->story, STORY_AREA, k->x[i], STORY_GATE);
    if (!door)
        slitherlink_say_edge(s, k->x[0], true);
    edges_of(k);
    if (!door || bridge)
        return;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "The loop passes a dot once, and it has the line ");
    slitherlink_say_name(s, k->x[1]);
    slitherlink_say_text(s, " on this side");
    slitherlink_say_end(s);
    slitherlink_say_edge(s, k->x[1], true);
}

static void area(struct look *k)
{
    struct say *s = &k->s;
    bool inside = k->n > 2 && spot_is_cell(k->x[2]);
    struct spot neck = k->x[inside ? 2 : 1];
    enum story_role role = inside ? STORY_INSIDE : STORY_OUTSIDE;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, inside ? "Cells " : "Cell ");
    slitherlink_say_list(s, k->x, inside ? 2 : 1);
    slitherlink_say_text(s, inside ? " are both inside the loop" : " is outside the loop");
    slitherlink_say_end(s);
    for (size_t i = 0; i < (inside ? 2 : 1); i++)
        story_place(s->h->story, STORY_AREA, k->x[i], role);
    edges_of(k);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, inside ? "Only through cell " : "It joins the rim only through cell ");
    slitherlink_say_name(s, neck);
    slitherlink_say_text(s, inside ? " can they be joined, so that is inside too"
                                   : ", so that is outside too");
    slitherlink_say_end(s);
    story_place(s->h->story, STORY_AREA, neck, STORY_GATE);
}

/* The cell, and two of its corners. */
static void unique(struct look *k)
{
    struct say *s = &k->s;
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Neither cell ");
    slitherlink_say_name(s, k->x[0]);
    slitherlink_say_text(s, " nor any cell beside it has a number");
    slitherlink_say_end(s);
    story_place(s->h->story, STORY_AREA, k->x[0], STORY_FOLLOWS);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Nothing but its own sides can reach its dots ");
    slitherlink_say_list(s, &k->x[1], 2);
    slitherlink_say_end(s);
    for (size_t i = 1; i < 3; i++) {
        story_place(s->h->story, STORY_AREA, k->x[i], STORY_FOLLOWS);
        slitherlink_say_around(s, k->x[i]);
    }
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "A line along some of its sides could take the other sides instead: two answers");
    slitherlink_say_end(s);
    for (int side = 0; side < 4; side++)
        story_mark(s->h->story, STORY_LINE, spot_beside(k->x[0], side), STORY_BROKEN);
}

/* It rests on all that there is. */
static void search(struct look *k)
{
    struct say *s = &k->s;
    slitherlink_say_begin(s);
    slitherlink_say_text(s,
                         "No shorter reason is known: every answer that is possible agrees here");
    slitherlink_say_end(s);
    story_place(s->h->story, STORY_AREA, k->x[0], STORY_FOLLOWS);
    for (int y = 0; y <= 2 * board_height(s->b); y++)
        for (int x = 0; x <= 2 * board_width(s->b); x++) {
            struct spot at = {(int16_t)x, (int16_t)y};
            if (spot_is_edge(at))
                slitherlink_say_edge(s, at, false);
            else if (spot_is_cell(at) && slitherlink_get(s->b, at) != CLUE_NONE)
                story_mark(s->h->story, STORY_CLUE, at, STORY_GIVEN);
        }
}

static void (*const tell[TECHNIQUE_COUNT])(struct look *k) = {
    [TECHNIQUE_CLUE_FINISHED] = clue_finished,
    [TECHNIQUE_ZERO_THREE] = zero_three,
    [TECHNIQUE_CLUE_FULL] = clue_full,
    [TECHNIQUE_DOT_DONE] = dot_done,
    [TECHNIQUE_DEAD_END] = dead_end,
    [TECHNIQUE_LINE_ON] = line_on,
    [TECHNIQUE_ZERO_DIAGONAL] = zero_diagonal,
    [TECHNIQUE_CORNER] = corner,
    [TECHNIQUE_ADJACENT_THREES] = adjacent_threes,
    [TECHNIQUE_DIAGONAL_THREES] = diagonal_threes,
    [TECHNIQUE_EARLY_LOOP] = early_loop,
    [TECHNIQUE_CUT_OFF] = cut_off,
    [TECHNIQUE_AREA] = area,
    [TECHNIQUE_UNIQUE] = unique,
    [TECHNIQUE_SEARCH] = search,
};

void slitherlink_tell_look(const struct board *b, struct hint *h)
{
    struct look k = {{.b = b, .h = h}, h->because, h->n_because};
    struct spot where = k.x[0];
    if (h->technique == TECHNIQUE_AREA)
        where = k.x[k.n > 2 && spot_is_cell(k.x[2]) ? 2 : 1];
    slitherlink_say_headline(&k.s, where, spot_nowhere());
    tell[h->technique](&k);
    hint_because_of_story(h);
}

void slitherlink_tell_end(const struct board *b, struct hint *h)
{
    struct say s = {.b = b, .h = h};
    if (h->kind == HINT_WRONG) {
        slitherlink_say_flaws(&s);
        return;
    }
    slitherlink_say_begin(&s);
    slitherlink_say_text(&s, h->kind == HINT_DONE
                                 ? "The loop is closed and every number is met"
                                 : "Nothing more can be proved: several answers are left");
    slitherlink_say_end(&s);
}
