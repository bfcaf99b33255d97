/* describe.c - see describe.h. Words are made from the scene, so they tell what a picture shows. */
#include "session/describe.h"

static const char *role_word(enum role role)
{
    switch (role) {
    case ROLE_BLOCKED:
        return "blocked";
    case ROLE_GRAY:
        return "gray";
    case ROLE_START:
        return "start";
    case ROLE_END:
        return "end";
    case ROLE_FLAW:
        return "wrong";
    case ROLE_HINT:
        return "look here";
    case ROLE_LAST:
        return "last move";
    case ROLE_HELD:
        return "picked up";
    case ROLE_TRIAL:
        return "on trial";
    case ROLE_EDGE:
        return "perimeter";
    case ROLE_INSIDE:
        return "inside";
    case ROLE_OUTSIDE:
        return "outside";
    default:
        return NULL;
    }
}

/* What one mark says, or nothing. */
static bool say_mark(const struct session *s, const struct mark *m, struct writer *out)
{
    const struct duel *d = s->now->game->duel;
    switch ((enum shape)m->shape) {
    case SHAPE_NUMBER:
        writer_number(out, m->value);
        return true;
    case SHAPE_LETTER:
        writer_char(out, (char)m->value);
        return true;
    case SHAPE_LINE:
        writer_text(out, "line");
        return m->role == ROLE_PLAYED;
    case SHAPE_CROSS:
        writer_text(out, "cross");
        return true;
    case SHAPE_RISE:
        writer_text(out, "rising /");
        return true;
    case SHAPE_FALL:
        writer_text(out, "falling \\");
        return true;
    case SHAPE_DISC:
    case SHAPE_ARROW:
        writer_text(out, m->role == ROLE_FIRST && d      ? d->sides[0]
                         : m->role == ROLE_SECOND && d   ? d->sides[1]
                         : m->shape == SHAPE_ARROW       ? "arrow"
                                                         : "disc");
        return true;
    case SHAPE_STEP:
        writer_text(out, "path");
        return true;
    default:
        if (role_word((enum role)m->role))
            writer_text(out, role_word((enum role)m->role));
        return role_word((enum role)m->role) != NULL;
    }
}

/* Where a spot lies seen from the cell. */
static const char *side_word(int dx, int dy)
{
    static const char *const words[3][3] = {
        {" top left", " above", " top right"},
        {" left", "", " right"},
        {" bottom left", " below", " bottom right"},
    };
    return words[dy + 1][dx + 1];
}

static void describe_cell(const struct session *s, const struct view *v, struct spot cell,
                          struct writer *out)
{
    bool any = false;
    spot_write(out, board_height(s->now), cell);
    writer_char(out, ':');
    for (size_t i = 0; i < v->marks; i++) {
        int dx = v->mark[i].at.x - cell.x, dy = v->mark[i].at.y - cell.y;
        if (dx < -1 || dx > 1 || dy < -1 || dy > 1)
            continue;
        char word[32];
        struct writer one = writer_to(word, sizeof word);
        if (!say_mark(s, &v->mark[i], &one))
            continue;
        writer_text(out, any ? ", " : " ");
        writer_slice(out, (struct slice){word, one.n});
        writer_text(out, side_word(dx, dy));
        any = true;
    }
    writer_text(out, any ? "" : " empty");
}

/* What leads away from a dot, and the number right below it: "dot b3: line right; cell b2 has 3". */
static void describe_dot(const struct session *s, const struct view *v, struct spot at,
                         struct writer *out)
{
    int h = board_height(s->now), clue = -1;
    bool any = false;
    describe_spot(s->now, at, out);
    writer_char(out, ':');
    for (size_t i = 0; i < v->marks; i++) {
        const struct mark *m = &v->mark[i];
        int dx = m->at.x - at.x, dy = m->at.y - at.y;
        bool edge = m->shape == SHAPE_LINE || m->shape == SHAPE_CROSS;
        if (dx == 1 && dy == 1 && m->shape == SHAPE_NUMBER)
            clue = m->value;
        if (!edge || dx * dx + dy * dy != 1)
            continue;
        writer_text(out, any ? ", " : " ");
        writer_text(out, m->shape == SHAPE_LINE ? "line " : "cross ");
        writer_text(out, dx > 0 ? "right" : dx < 0 ? "left" : dy > 0 ? "down" : "up");
        any = true;
    }
    writer_text(out, any ? "" : " nothing yet");
    if (at.x < 2 * board_width(s->now) && at.y < 2 * h) {
        writer_text(out, "; cell ");
        spot_write_cell(out, h, at.y / 2, at.x / 2);
        writer_text(out, clue >= 0 ? " has " : " has no number");
        if (clue >= 0)
            writer_number(out, clue);
    }
}

/* What stands on a corner, where lines do not run from corner to corner: "corner c2: 3". */
static void describe_corner(const struct session *s, const struct view *v, struct spot at,
                            struct writer *out)
{
    bool any = false;
    describe_spot(s->now, at, out);
    writer_char(out, ':');
    for (size_t i = 0; i < v->marks; i++) {
        char word[32];
        struct writer one = writer_to(word, sizeof word);
        if (v->mark[i].at.x != at.x || v->mark[i].at.y != at.y ||
            !say_mark(s, &v->mark[i], &one))
            continue;
        writer_text(out, any ? ", " : " ");
        writer_slice(out, (struct slice){word, one.n});
        any = true;
    }
    writer_text(out, any ? "" : s->now->game->clues ? " no number" : " nothing");
}

void describe_place(const struct session *s, const struct view *v, struct spot at,
                    struct writer *out)
{
    if (spot_is_cell(at))
        describe_cell(s, v, at, out);
    else if (at.x % 2 || at.y % 2)
        describe_spot(s->now, at, out);
    else if (s->now->game->target == TARGET_EDGES)
        describe_dot(s, v, at, out);
    else
        describe_corner(s, v, at, out);
}

void describe_row(const struct session *s, const struct view *v, int r, struct writer *out)
{
    for (int c = 0; c < board_width(s->now); c++) {
        writer_text(out, c ? "\n" : "");
        describe_cell(s, v, spot_cell(r, c), out);
    }
}

void describe_clues(const struct session *s, const struct view *v, struct writer *out)
{
    bool any = false;
    for (size_t i = 0; i < v->marks; i++)
        if (v->mark[i].shape == SHAPE_NUMBER) {
            writer_text(out, any ? ", " : "");
            spot_write(out, board_height(s->now), v->mark[i].at);
            writer_char(out, ' ');
            writer_number(out, v->mark[i].value);
            any = true;
        }
    writer_text(out, any ? "" : "there are no numbers");
}

void describe_spot(const struct board *b, struct spot at, struct writer *out)
{
    if (at.x % 2 == 0 && at.y % 2 == 0) {
        writer_text(out, board_spot_kind(b, at));
        writer_char(out, ' ');
    }
    spot_write(out, board_height(b), at);
}

size_t describe_reasons(const struct session *s, size_t most, struct writer *out)
{
    const struct hint *h = &s->hint;
    size_t known = h->n_because < h->cap_because ? h->n_because : h->cap_because;
    for (size_t i = 0; i < known && i < most; i++) {
        writer_text(out, i ? ", " : " ");
        describe_spot(s->now, h->because[i], out);
    }
    writer_text(out, known > most ? " ..." : "");
    return known;
}

void describe_span(const struct board *b, struct writer *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct scene scene = board_scene(b, 0, w->arena);
    struct spot first = {0, 0};
    size_t lit = 0;
    bool row = true;
    for (size_t i = 0; i < scene.n; i++) {
        const struct mark *m = &scene.out[i];
        if (m->shape == SHAPE_CELL && m->role == ROLE_PATH) {
            row = row && (lit == 0 || m->at.y == first.y);
            first = lit++ ? first : m->at;
        }
    }
    char name[16];
    struct writer column = writer_to(name, sizeof name);
    spot_write_name(&column, first.x / 2, 1);
    if (lit > 1 && row) {
        writer_text(out, ": row ");
        writer_number(out, board_height(b) - first.y / 2);
    } else if (lit > 1) {
        writer_text(out, ": column ");
        writer_slice(out, (struct slice){name, column.n - 1});
    }
    arena_release(w->arena, mark);
}
