/* describe.c - see describe.h. Words are made from the scene, so they tell what a picture shows. */
#include "session/describe.h"

#include "session/outcome.h"

struct picture {
    struct mark *mark;
    size_t n;
};

static bool take_picture(const struct session *s, struct picture *p, struct work *w)
{
    p->n = session_scene(s, NULL, 0, w);
    p->mark = arena_take(w->arena, p->n + 1, sizeof *p->mark);
    if (p->mark)
        session_scene(s, p->mark, p->n, w);
    return p->mark != NULL;
}

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

static void cell_words(const struct session *s, const struct picture *p, int r, int c,
                       struct writer *out)
{
    struct spot cell = spot_cell(r, c);
    bool any = false;
    cell_write(out, board_height(s->now), r, c);
    writer_char(out, ':');
    for (size_t i = 0; i < p->n; i++) {
        int dx = p->mark[i].at.x - cell.x, dy = p->mark[i].at.y - cell.y;
        if (dx < -1 || dx > 1 || dy < -1 || dy > 1)
            continue;
        char word[32];
        struct writer one = writer_to(word, sizeof word);
        if (!say_mark(s, &p->mark[i], &one))
            continue;
        writer_text(out, any ? ", " : " ");
        writer_slice(out, (struct slice){word, one.n});
        writer_text(out, side_word(dx, dy));
        any = true;
    }
    writer_text(out, any ? "\n" : " empty\n");
}

bool describe_cell(const struct session *s, int r, int c, struct writer *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct picture p;
    bool ok = take_picture(s, &p, w);
    if (ok)
        cell_words(s, &p, r, c, out);
    arena_release(w->arena, mark);
    return ok;
}

bool describe_row(const struct session *s, int r, struct writer *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct picture p;
    bool ok = take_picture(s, &p, w);
    for (int c = 0; ok && c < board_width(s->now); c++)
        cell_words(s, &p, r, c, out);
    arena_release(w->arena, mark);
    return ok;
}

bool describe_clues(const struct session *s, struct writer *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct picture p;
    bool ok = take_picture(s, &p, w), any = false;
    for (size_t i = 0; ok && i < p.n; i++)
        if (p.mark[i].shape == SHAPE_NUMBER) {
            writer_text(out, any ? ", " : "");
            spot_write(out, board_height(s->now), p.mark[i].at);
            writer_char(out, ' ');
            writer_number(out, p.mark[i].value);
            any = true;
        }
    writer_text(out, any ? "\n" : "there are no numbers\n");
    arena_release(w->arena, mark);
    return ok;
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

static void write_side(const struct session *s, int side, struct writer *out)
{
    writer_text(out, s->now->game->duel->sides[side]);
    writer_text(out, s->seat[side].cpu ? " (CPU)" : "");
}

void describe_state(const struct session *s, struct writer *out, struct work *w)
{
    const struct board *b = s->now;
    enum status status = session_status(s, w);
    bool duel = board_is_duel(b);
    switch (status) {
    case STATUS_OPEN:
        if (duel)
            write_side(s, b->game->duel->mover(b), out);
        writer_text(out, duel                     ? " to move"
                         : session_is_unmet(s, w) ? "finished, but not right"
                                                  : "open");
        break;
    case STATUS_SOLVED:
        writer_text(out, "Puzzle complete");
        break;
    case STATUS_INVALID:
        writer_text(out, duel ? "Invalid Board State" : "full, but not right");
        break;
    case STATUS_DRAW:
        writer_text(out, b->game->duel->score                      ? "Draw"
                         : b->game->rules.status(b) == STATUS_OPEN ? "Draw: the third time"
                                                                   : "Tie");
        break;
    case STATUS_FIRST:
    case STATUS_SECOND:
        write_side(s, status == STATUS_SECOND, out);
        writer_text(out, " wins");
        break;
    }
    if (duel && b->game->duel->score) {
        writer_text(out, ", ");
        writer_number(out, b->game->duel->score(b, 0));
        writer_text(out, " to ");
        writer_number(out, b->game->duel->score(b, 1));
    }
}

void describe_ending(const struct session *s, struct writer *out, struct work *w)
{
    describe_state(s, out, w);
    outcome_tell(s, ". ", out);
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
    name_write(&column, first.x / 2, 1);
    if (lit > 1 && row) {
        writer_text(out, ": row ");
        writer_number(out, board_height(b) - first.y / 2);
    } else if (lit > 1) {
        writer_text(out, ": column ");
        writer_slice(out, (struct slice){name, column.n - 1});
    }
    arena_release(w->arena, mark);
}
