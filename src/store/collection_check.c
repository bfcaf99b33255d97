/* collection_check.c - see collection.h: a collection is gone through puzzle by puzzle, and what was
 * computed is computed again. */
#include <string.h>

#include "core/position.h"
#include "store/canonical.h"
#include "store/collection.h"
#include "store/database.h"
#include "store/statement.h"

struct check {
    struct collection *c;
    const struct game *const *games;
    struct work *work;
    struct collection_check *out;
    int64_t every; /* so many rated puzzles to one whose rating is computed again */
    int64_t rated; /* seen so far */
    ino_t file; /* that is checked */
};

static const char *finish(const struct check *k, struct statement *s)
{
    return statement_run(s, k->c->path, &k->c->fault) ? NULL : k->c->fault.why;
}

/* ---- the file ---- */

/* A page that is damaged may keep SQLite from looking on; anything else that does so is a fault. */
static const char *check_pages(const struct check *k, bool *well)
{
    struct statement s = statement_of(k->c->db, "PRAGMA integrity_check(1)");
    const char *text = statement_row(&s) ? statement_text_at(&s, 0) : NULL;
    *well = text && strcmp(text, "ok") == 0;
    bool damaged = statement_found_damage(&s);
    const char *why = finish(k, &s);
    return damaged ? NULL : why;
}

/* Indexes are computed from the puzzles; a page of the puzzles themselves cannot be. */
static const char *rebuild(const struct check *k)
{
    struct collection *c = k->c;
    const char *path = c->path;
    struct fault told = {0}, why;
    collection_close(c);
    if (!database_rebuild(path, k->file, &collection_kind, &told, &why)) {
        c->fault = why;
        return c->fault.why;
    }
    const char *fault = collection_open(c, path, COLLECTION_CHANGE);
    c->told = told;
    k->out->rebuilt = !fault;
    return fault;
}

/* ---- one puzzle ---- */

struct collection_check_row {
    int64_t id;
    struct slice game, canon, position, level, state;
    int width, height, tenths;
};

static struct slice copy_at(struct statement *s, int column, struct arena *arena)
{
    const char *text = statement_text_at(s, column);
    size_t n = text ? strlen(text) : 0;
    char *copy = arena_take(arena, n + 1, 1);
    if (copy && text)
        memcpy(copy, text, n);
    return (struct slice){copy, copy ? n : 0};
}

/* The first after `after`; id 0: there is none. */
static const char *next_row(const struct check *k, int64_t after, struct collection_check_row *r)
{
    struct statement s = statement_of(
        k->c->db, "SELECT id, game, canon, position, level, state, width, height, tenths"
                  " FROM puzzle WHERE id > ?1 ORDER BY id LIMIT 1");
    struct arena *arena = k->work->arena;
    *r = (struct collection_check_row){0};
    statement_number(&s, 1, after);
    if (statement_row(&s))
        *r = (struct collection_check_row){.id = statement_number_at(&s, 0),
                                           .game = copy_at(&s, 1, arena),
                                           .canon = copy_at(&s, 2, arena),
                                           .position = copy_at(&s, 3, arena),
                                           .level = copy_at(&s, 4, arena),
                                           .state = copy_at(&s, 5, arena),
                                           .width = (int)statement_number_at(&s, 6),
                                           .height = (int)statement_number_at(&s, 7),
                                           .tenths = (int)statement_number_at(&s, 8)};
    const char *why = finish(k, &s);
    bool whole = r->game.text && r->canon.text && r->position.text && r->level.text && r->state.text;
    return why ? why : r->id && !whole ? err_memory().why : NULL;
}

static const char *mend(const struct check *k, const struct collection_check_row *r,
                        const struct board *b, struct slice canon)
{
    struct statement s = statement_of(
        k->c->db, "UPDATE OR REPLACE puzzle SET game = ?2, width = ?3, height = ?4, canon = ?5"
                  " WHERE id = ?1");
    statement_number(&s, 1, r->id);
    statement_text(&s, 2, b->game->name);
    statement_number(&s, 3, board_width(b));
    statement_number(&s, 4, board_height(b));
    statement_slice(&s, 5, canon);
    k->out->mended++;
    return finish(k, &s);
}

static const char *forget_rating(const struct check *k, int64_t id)
{
    struct statement s = statement_of(k->c->db, "UPDATE puzzle SET state = 'not rated',"
                                                " tenths = NULL, level = NULL, steps = NULL"
                                                " WHERE id = ?1");
    statement_number(&s, 1, id);
    k->out->forgotten++;
    return finish(k, &s);
}

static const char *check_rating(struct check *k, const struct collection_check_row *r,
                                const struct board *b)
{
    struct rating rating;
    if (!slice_is(r->state, "rated") || !b->game->puzzle || k->rated++ % k->every)
        return NULL;
    struct err e = puzzle_rate(b, &rating, NULL, NULL, k->work);
    if (e.code == ERR_MEMORY)
        return e.why;
    if (err_is(e) || (!rating.solved && k->work->steps == 0))
        return NULL; /* not known within the limits: nothing is said of it */
    k->out->ratings++;
    bool right = rating.solved && rating.tenths == r->tenths &&
                 slice_is(r->level, level_name(rating.level));
    return right ? NULL : forget_rating(k, r->id);
}

static const char *check_row(struct check *k, const struct collection_check_row *r)
{
    struct board *b;
    struct slice canon = {NULL, 0};
    struct err e = position_read(k->games, r->position.text, r->position.len, k->work->arena, &b);
    if (e.code == ERR_MEMORY)
        return e.why;
    k->out->puzzles++;
    if (err_is(e)) {
        k->out->unreadable++;
        return NULL;
    }
    canon = canonical_text(b, k->work->arena);
    if (!canon.len)
        return err_memory().why;
    bool right = slice_same(canon, r->canon) && slice_is(r->game, b->game->name) &&
                 r->width == board_width(b) && r->height == board_height(b);
    const char *why = right ? NULL : mend(k, r, b, canon);
    return why ? why : check_rating(k, r, b);
}

static const char *count_rated(const struct check *k, int64_t *n)
{
    struct statement s =
        statement_of(k->c->db, "SELECT count(*) FROM puzzle WHERE state = 'rated'");
    *n = statement_row(&s) ? statement_number_at(&s, 0) : 0;
    return finish(k, &s);
}

const char *collection_check(struct collection *c, const struct game *const *games,
                             int64_t ratings_most, struct work *w, struct collection_check *out)
{
    struct check k = {.c = c, .games = games, .work = w, .out = out};
    int64_t rated = 0;
    *out = (struct collection_check){0};
    if (!database_file(c->path, &k.file, &c->fault))
        return c->fault.why;
    bool well;
    const char *why = check_pages(&k, &well);
    if (!why && !well) /* a page that could not be read once is not damaged */
        why = check_pages(&k, &well);
    if (!why && !well)
        why = rebuild(&k);
    if (!why)
        why = count_rated(&k, &rated);
    k.every = rated > ratings_most ? (rated + ratings_most - 1) / ratings_most : 1;
    for (int64_t id = 0; !why;) {
        struct arena_mark mark = arena_here(w->arena);
        struct collection_check_row r;
        why = next_row(&k, id, &r);
        id = r.id;
        if (!why && id)
            why = check_row(&k, &r);
        arena_release(w->arena, mark);
        if (!id)
            break;
    }
    return why;
}
