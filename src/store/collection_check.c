/* collection_check.c - see collection.h: a collection is gone through puzzle by puzzle, and what was
 * computed is computed again. */
#include <sqlite3.h>
#include <string.h>

#include "core/position.h"
#include "store/canonical.h"
#include "store/collection.h"
#include "store/database.h"

struct check {
    struct collection *c;
    const struct game *const *games;
    struct work *work;
    struct collection_check *out;
    int64_t every; /* so many rated puzzles to one whose rating is computed again */
    int64_t rated; /* seen so far */
};

static const char *fail(const struct check *k)
{
    database_fault(k->c->db, k->c->path, &k->c->fault);
    return k->c->fault.why;
}

static const char *step(const struct check *k, sqlite3_stmt *s)
{
    int code = s ? sqlite3_step(s) : SQLITE_ERROR;
    const char *why = code == SQLITE_DONE || code == SQLITE_ROW ? NULL : fail(k);
    sqlite3_finalize(s);
    return why;
}

/* ---- the file ---- */

static bool pages_are_well(struct collection *c)
{
    sqlite3_stmt *s = NULL;
    bool ok = sqlite3_prepare_v2(c->db, "PRAGMA integrity_check(1)", -1, &s, NULL) == SQLITE_OK &&
              sqlite3_step(s) == SQLITE_ROW &&
              strcmp((const char *)sqlite3_column_text(s, 0), "ok") == 0;
    sqlite3_finalize(s);
    return ok;
}

/* Indexes are computed from the puzzles; a page of the puzzles themselves cannot be. */
static const char *rebuild(const struct check *k)
{
    struct collection *c = k->c;
    const char *path = c->path;
    struct fault told, why;
    collection_close(c);
    if (!database_rebuild(path, &collection_kind, &told, &why)) {
        c->fault = why;
        return c->fault.why;
    }
    const char *fault = collection_open(c, path, COLLECTION_CHANGE);
    c->told = told;
    k->out->rebuilt = !fault;
    return fault;
}

/* ---- one puzzle ---- */

struct row {
    int64_t id;
    struct slice game, canon, position, level, state;
    int width, height, tenths;
};

static struct slice copy_at(sqlite3_stmt *s, int column, struct arena *arena)
{
    size_t n = (size_t)sqlite3_column_bytes(s, column);
    const void *text = sqlite3_column_text(s, column);
    char *copy = arena_take(arena, n + 1, 1);
    if (copy && text)
        memcpy(copy, text, n);
    return (struct slice){copy ? copy : "", copy ? n : 0};
}

/* The first after `after`; id 0: there is none. */
static const char *next_row(const struct check *k, int64_t after, struct row *r)
{
    static const char sql[] = "SELECT id, game, canon, position, level, state, width, height, tenths"
                              " FROM puzzle WHERE id > ?1 ORDER BY id LIMIT 1";
    sqlite3_stmt *s = NULL;
    struct arena *arena = k->work->arena;
    *r = (struct row){0};
    if (sqlite3_prepare_v2(k->c->db, sql, -1, &s, NULL) != SQLITE_OK)
        return fail(k);
    sqlite3_bind_int64(s, 1, after);
    int code = sqlite3_step(s);
    if (code == SQLITE_ROW)
        *r = (struct row){.id = sqlite3_column_int64(s, 0),
                          .game = copy_at(s, 1, arena),
                          .canon = copy_at(s, 2, arena),
                          .position = copy_at(s, 3, arena),
                          .level = copy_at(s, 4, arena),
                          .state = copy_at(s, 5, arena),
                          .width = sqlite3_column_int(s, 6),
                          .height = sqlite3_column_int(s, 7),
                          .tenths = sqlite3_column_int(s, 8)};
    const char *why = code == SQLITE_DONE || code == SQLITE_ROW ? NULL : fail(k);
    sqlite3_finalize(s);
    return why;
}

static const char *mend(const struct check *k, const struct row *r, const struct board *b,
                        struct slice canon)
{
    static const char sql[] =
        "UPDATE OR REPLACE puzzle SET game = ?2, width = ?3, height = ?4, canon = ?5 WHERE id = ?1";
    sqlite3_stmt *s = NULL;
    if (sqlite3_prepare_v2(k->c->db, sql, -1, &s, NULL) != SQLITE_OK)
        return fail(k);
    sqlite3_bind_int64(s, 1, r->id);
    sqlite3_bind_text(s, 2, b->game->name, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 3, board_width(b));
    sqlite3_bind_int(s, 4, board_height(b));
    sqlite3_bind_text(s, 5, canon.text, (int)canon.len, SQLITE_STATIC);
    k->out->mended++;
    return step(k, s);
}

static const char *forget_rating(const struct check *k, int64_t id)
{
    static const char sql[] = "UPDATE puzzle SET state = 'not rated', tenths = NULL, level = NULL,"
                              " steps = NULL WHERE id = ?1";
    sqlite3_stmt *s = NULL;
    if (sqlite3_prepare_v2(k->c->db, sql, -1, &s, NULL) != SQLITE_OK)
        return fail(k);
    sqlite3_bind_int64(s, 1, id);
    k->out->forgotten++;
    return step(k, s);
}

static const char *check_rating(struct check *k, const struct row *r, const struct board *b)
{
    struct rating rating;
    if (!slice_is(r->state, "rated") || !b->game->puzzle || k->rated++ % k->every)
        return NULL;
    struct err e = puzzle_rate(b, &rating, NULL, NULL, k->work);
    if (err_is(e) || (!rating.solved && k->work->steps == 0))
        return NULL; /* not known within the limits: nothing is said of it */
    k->out->ratings++;
    bool right = rating.solved && rating.tenths == r->tenths &&
                 slice_is(r->level, level_name(rating.level));
    return right ? NULL : forget_rating(k, r->id);
}

static const char *check_row(struct check *k, const struct row *r)
{
    struct board *b;
    struct slice canon = {NULL, 0};
    struct err e = position_read(k->games, r->position.text, r->position.len, k->work->arena, &b);
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
    sqlite3_stmt *s = NULL;
    static const char sql[] = "SELECT count(*) FROM puzzle WHERE state = 'rated'";
    if (sqlite3_prepare_v2(k->c->db, sql, -1, &s, NULL) != SQLITE_OK)
        return fail(k);
    const char *why = sqlite3_step(s) == SQLITE_ROW ? NULL : fail(k);
    *n = why ? 0 : sqlite3_column_int64(s, 0);
    sqlite3_finalize(s);
    return why;
}

const char *collection_check(struct collection *c, const struct game *const *games,
                             int64_t ratings_most, struct work *w, struct collection_check *out)
{
    struct check k = {.c = c, .games = games, .work = w, .out = out};
    int64_t rated = 0;
    *out = (struct collection_check){0};
    const char *why = pages_are_well(c) ? NULL : rebuild(&k);
    if (!why)
        why = count_rated(&k, &rated);
    k.every = rated > ratings_most ? (rated + ratings_most - 1) / ratings_most : 1;
    for (int64_t id = 0; !why;) {
        struct arena_mark mark = arena_here(w->arena);
        struct row r;
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
