/* collection.c - see collection.h.
 *
 *     puzzle     one row each; `canon` is the text that all its symmetries share, and unique
 *     technique  which ways of reasoning the rating found, and how often
 */
#include "store/collection.h"

#include <sqlite3.h>
#include <string.h>

#include "core/position.h"
#include "store/canonical.h"
#include "store/database.h"
#include "store/statement.h"

static const char schema[] =
    "CREATE TABLE puzzle("
    " id INTEGER PRIMARY KEY, game TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL,"
    " canon TEXT NOT NULL UNIQUE, position TEXT NOT NULL, name TEXT NOT NULL,"
    " state TEXT NOT NULL DEFAULT 'not rated', tenths INTEGER, level TEXT, steps INTEGER);"
    "CREATE TABLE technique("
    " puzzle INTEGER NOT NULL REFERENCES puzzle(id) ON DELETE CASCADE,"
    " name TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY(puzzle, name)) WITHOUT ROWID;"
    "CREATE INDEX puzzle_kind ON puzzle(game, width, height, level);"
    "CREATE INDEX puzzle_state ON puzzle(state, id);"
    "CREATE INDEX technique_name ON technique(name, puzzle);";

#define COPY                                                                                       \
    "INSERT INTO puzzle SELECT id, game, width, height, canon, position, name, state, tenths,"     \
    " level, steps FROM old.puzzle NOT INDEXED ORDER BY id;"                                       \
    "INSERT INTO technique SELECT puzzle, name, times FROM old.technique NOT INDEXED"              \
    " WHERE puzzle IN (SELECT id FROM puzzle);"

const struct database_kind collection_kind = {
    .format = FORMAT_COLLECTION,
    .application = 0x51584331, /* "QXC1" */
    .schema = schema,
    .upgrade = COPY,
    .rebuild = COPY,
};

/* ---- small things ---- */

static const char *complain(struct collection *c, const char *why)
{
    fault_set(&c->fault, "%s: %s", c->path, why);
    return c->fault.why;
}

static const char *complain_db(struct collection *c)
{
    database_fault(c->db, c->path, &c->fault);
    return c->fault.why;
}

static const char *run(struct collection *c, const char *sql)
{
    return sqlite3_exec(c->db, sql, NULL, NULL, NULL) == SQLITE_OK ? NULL : complain_db(c);
}

/* The end of a statement of one step or of none. */
static const char *finish(struct collection *c, struct statement *s)
{
    return statement_run(s, c->path, &c->fault) ? NULL : c->fault.why;
}

static const char *end(struct collection *c, struct statement *s)
{
    return statement_end(s, c->path, &c->fault) ? NULL : c->fault.why;
}

/* End the transaction that began before `why` was known. */
static const char *settle(struct collection *c, const char *why)
{
    if (!why)
        why = run(c, "COMMIT");
    if (why)
        sqlite3_exec(c->db, "ROLLBACK", NULL, NULL, NULL);
    return why;
}

/* ---- opening ---- */

const char *collection_open(struct collection *c, const char *path, enum collection_use use)
{
    static const enum database_mode modes[] = {[COLLECTION_READ] = DATABASE_READ,
                                               [COLLECTION_CHANGE] = DATABASE_WRITE,
                                               [COLLECTION_CREATE] = DATABASE_CREATE};
    *c = (struct collection){.path = path};
    c->db = database_open(path, &collection_kind, modes[use], &c->told, &c->fault);
    return c->db ? NULL : c->fault.why;
}

const char *collection_close(struct collection *c)
{
    bool ok = database_close(c->db, c->path, &c->fault);
    c->db = NULL;
    return ok ? NULL : c->fault.why;
}

/* ---- changing ---- */

static const char *insert(struct collection *c, const struct board *b, struct slice canon,
                          struct slice line, struct slice name, struct collected *out)
{
    struct statement s = statement_of(
        c->db, "INSERT INTO puzzle(game, width, height, canon, position, name)"
               " VALUES(?, ?, ?, ?, ?, ?) ON CONFLICT(canon) DO NOTHING");
    statement_text(&s, 1, b->game->name);
    statement_number(&s, 2, board_width(b));
    statement_number(&s, 3, board_height(b));
    statement_slice(&s, 4, canon);
    statement_slice(&s, 5, line);
    statement_slice(&s, 6, name);
    const char *why = finish(c, &s);
    out->added = !why && sqlite3_changes(c->db) > 0;
    return why;
}

static const char *find(struct collection *c, struct slice canon, int64_t *id)
{
    struct statement s = statement_of(c->db, "SELECT id FROM puzzle WHERE canon = ?");
    statement_slice(&s, 1, canon);
    *id = statement_row(&s) ? statement_number_at(&s, 0) : 0;
    return end(c, &s);
}

const char *collection_add(struct collection *c, const struct board *b, struct slice name,
                           struct arena *arena, struct collected *out)
{
    struct arena_mark mark = arena_here(arena);
    struct board *bare = arena_take(arena, 1, b->game->rules.size(&b->variant));
    struct slice canon = {NULL, 0}, line = {NULL, 0};
    if (bare) {
        board_copy(bare, b);
        if (b->game->puzzle && !board_is_duel(b))
            b->game->puzzle->clear(bare);
        canon = canonical_text(bare, arena);
        line = position_text(bare, arena);
    }
    const char *why = !canon.len || !line.len ? complain(c, err_memory().why)
                                              : insert(c, b, canon, line, name, out);
    if (!why)
        why = find(c, canon, &out->id);
    arena_release(arena, mark);
    return why;
}

const char *collection_remove(struct collection *c, int64_t id, bool *removed)
{
    struct statement s = statement_of(c->db, "DELETE FROM puzzle WHERE id = ?");
    statement_number(&s, 1, id);
    const char *why = finish(c, &s);
    *removed = !why && sqlite3_changes(c->db) > 0;
    return why;
}

/* ---- ratings ---- */

const char *collection_unrated(struct collection *c, int64_t after, struct arena *arena,
                               int64_t *id, struct slice *position)
{
    struct statement s = statement_of(
        c->db, "SELECT id, position FROM puzzle WHERE state = 'not rated' AND id > ?"
               " ORDER BY id LIMIT 1");
    statement_number(&s, 1, after);
    *id = 0;
    if (statement_row(&s)) {
        const char *text = statement_text_at(&s, 1);
        size_t n = text ? strlen(text) : 0;
        char *copy = text ? arena_take(arena, n + 1, 1) : NULL;
        if (copy)
            memcpy(copy, text, n);
        *id = copy ? statement_number_at(&s, 0) : 0;
        *position = (struct slice){copy, n};
        if (!copy && statement_is_well(&s)) {
            (void)end(c, &s);
            return complain(c, err_memory().why);
        }
    }
    return end(c, &s);
}

static const char *set_state(struct collection *c, int64_t id, const struct rating *r)
{
    struct statement s = statement_of(
        c->db, "UPDATE puzzle SET state = ?, tenths = ?, level = ?, steps = ? WHERE id = ?");
    statement_text(&s, 1, r->solved ? "rated" : "not unique");
    if (r->solved) {
        statement_number(&s, 2, r->tenths);
        statement_text(&s, 3, level_name(r->level));
        statement_number(&s, 4, r->steps);
    }
    statement_number(&s, 5, id);
    return finish(c, &s);
}

static const char *add_technique(struct collection *c, int64_t id, const char *name, uint32_t times)
{
    struct statement s = statement_of(
        c->db, "INSERT OR REPLACE INTO technique(puzzle, name, times) VALUES(?, ?, ?)");
    statement_number(&s, 1, id);
    statement_text(&s, 2, name);
    statement_number(&s, 3, times);
    return finish(c, &s);
}

const char *collection_set_rating(struct collection *c, int64_t id, const struct game *g,
                                  const struct rating *r)
{
    const char *why = run(c, "BEGIN IMMEDIATE");
    if (why)
        return why;
    why = set_state(c, id, r);
    /* somebody may have removed it meanwhile */
    bool there = !why && sqlite3_changes(c->db) > 0;
    for (int i = 0; there && !why && r->solved && g->puzzle->techniques[i].name; i++)
        if (r->used[i])
            why = add_technique(c, id, g->puzzle->techniques[i].name, r->used[i]);
    return settle(c, why);
}

/* ---- questions ---- */

static const char ask[] =
    "SELECT id, game, position, name, tenths, level, state FROM puzzle"
    " WHERE (?1 IS NULL OR game = ?1) AND (?2 = 0 OR width = ?2) AND (?3 = 0 OR height = ?3)"
    " AND (?4 IS NULL OR level = ?4) AND (?5 IS NULL OR EXISTS(SELECT 1 FROM technique t"
    " WHERE t.name = ?5 AND t.puzzle = puzzle.id)) ORDER BY id LIMIT ?6";

const char *collection_ask(struct collection *c, const struct collection_question *q, row_fn *row,
                           void *ctx)
{
    struct statement s = statement_of(c->db, ask);
    statement_text(&s, 1, q->game);
    statement_number(&s, 2, q->width);
    statement_number(&s, 3, q->height);
    statement_text(&s, 4, q->level);
    statement_text(&s, 5, q->technique);
    statement_number(&s, 6, q->limit ? q->limit : -1);
    while (statement_row(&s)) {
        struct collection_row r = {.id = statement_number_at(&s, 0),
                                   .game = statement_text_at(&s, 1),
                                   .position = statement_text_at(&s, 2),
                                   .name = statement_text_at(&s, 3),
                                   .tenths = (int)statement_number_at(&s, 4),
                                   .level = statement_text_at(&s, 5),
                                   .state = statement_text_at(&s, 6)};
        if (statement_is_well(&s))
            row(ctx, &r);
    }
    return end(c, &s);
}

const char *collection_census(struct collection *c, count_fn *count, void *ctx)
{
    struct statement s = statement_of(
        c->db, "SELECT game, width, height, level, count(*) FROM puzzle GROUP BY 1, 2, 3, 4"
               " ORDER BY 1, 2, 3, min(coalesce(tenths, 999))");
    while (statement_row(&s)) {
        struct collection_count n = {.game = statement_text_at(&s, 0),
                                     .width = (int)statement_number_at(&s, 1),
                                     .height = (int)statement_number_at(&s, 2),
                                     .level = statement_text_at(&s, 3),
                                     .n = statement_number_at(&s, 4)};
        if (statement_is_well(&s))
            count(ctx, &n);
    }
    return end(c, &s);
}
