/* collection.c - see collection.h.
 *
 *     puzzle     one row each; `canon` is the text that all its symmetries share, and unique
 *     technique  which ways of reasoning the rating found, and how often
 */
#include "collection/collection.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "collection/canonical.h"
#include "core/position.h"

enum { FORMAT = 1, OURS = 0x51584331, WAIT_MS = 20000 }; /* "QXC1" */

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

/* ---- small things ---- */

static const char *complain(struct collection *c, const char *why)
{
    snprintf(c->why, sizeof c->why, "%s", why);
    return c->why;
}

static const char *complain_db(struct collection *c)
{
    return complain(c, sqlite3_errmsg(c->db));
}

static const char *run(struct collection *c, const char *sql)
{
    return sqlite3_exec(c->db, sql, NULL, NULL, NULL) == SQLITE_OK ? NULL : complain_db(c);
}

static const char *prepare(struct collection *c, const char *sql, sqlite3_stmt **out)
{
    return sqlite3_prepare_v2(c->db, sql, -1, out, NULL) == SQLITE_OK ? NULL : complain_db(c);
}

static void bind_slice(sqlite3_stmt *s, int at, struct slice text)
{
    sqlite3_bind_text(s, at, text.text ? text.text : "", (int)text.len, SQLITE_TRANSIENT);
}

static void bind_text(sqlite3_stmt *s, int at, const char *text)
{
    sqlite3_bind_text(s, at, text, -1, SQLITE_TRANSIENT); /* NULL is bound as NULL */
}

static const char *text_at(sqlite3_stmt *s, int column)
{
    return (const char *)sqlite3_column_text(s, column);
}

/* Gives the statement back; `code` is what its last step said. */
static const char *end(struct collection *c, sqlite3_stmt *s, int code)
{
    const char *why = code == SQLITE_DONE || code == SQLITE_ROW ? NULL : complain_db(c);
    sqlite3_finalize(s);
    return why;
}

/* A statement of one step. */
static const char *finish(struct collection *c, sqlite3_stmt *s)
{
    return end(c, s, sqlite3_step(s));
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

static int number_of(struct collection *c, const char *sql)
{
    sqlite3_stmt *s;
    int n = -1;
    if (sqlite3_prepare_v2(c->db, sql, -1, &s, NULL) != SQLITE_OK)
        return -1;
    if (sqlite3_step(s) == SQLITE_ROW)
        n = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return n;
}

/* Within a transaction: whoever comes second finds the tables made. */
static const char *make_tables(struct collection *c)
{
    char stamp[96];
    if (number_of(c, "SELECT count(*) FROM sqlite_master") != 0)
        return NULL;
    snprintf(stamp, sizeof stamp, "PRAGMA application_id=%d; PRAGMA user_version=%d", OURS, FORMAT);
    const char *why = run(c, schema);
    return why ? why : run(c, stamp);
}

/* The change to a write-ahead log does not wait for others by itself. */
static const char *set_journal(struct collection *c)
{
    for (int i = 0; i < WAIT_MS / 20; i++) {
        int code = sqlite3_exec(c->db, "PRAGMA journal_mode=WAL", NULL, NULL, NULL);
        if (code == SQLITE_OK)
            return run(c, "PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON");
        if (code != SQLITE_BUSY)
            break;
        sqlite3_sleep(20);
    }
    return complain_db(c);
}

static const char *check_ours(struct collection *c)
{
    int stamp = number_of(c, "PRAGMA application_id"), format = number_of(c, "PRAGMA user_version");
    int code = sqlite3_errcode(c->db);
    if (code != SQLITE_OK && code != SQLITE_NOTADB)
        return complain_db(c);
    if (stamp != OURS)
        return complain(c, "this file is not a collection of puzzles");
    return format == FORMAT ? NULL : complain(c, "another version of the program made this file");
}

static const char *open_file(struct collection *c, const char *path, int flags)
{
    if (sqlite3_open_v2(path, &c->db, flags, NULL) != SQLITE_OK)
        return c->db ? complain_db(c) : complain(c, err_memory().why);
    sqlite3_busy_timeout(c->db, WAIT_MS);
    return NULL;
}

static const char *make_if_empty(struct collection *c)
{
    if (number_of(c, "SELECT count(*) FROM sqlite_master") != 0)
        return NULL;
    const char *why = set_journal(c);
    if (!why)
        why = run(c, "BEGIN IMMEDIATE");
    return why ? why : settle(c, make_tables(c));
}

/* Reading a write-ahead log takes a file of shared memory beside it. Where none can be made, nobody
 * is writing either, and the file can be read as it lies there, if no log is left to be read. */
static bool needs_no_log(const char *path)
{
    char log[4096];
    struct stat about;
    return snprintf(log, sizeof log, "%s-wal", path) < (int)sizeof log &&
           (stat(log, &about) != 0 || about.st_size == 0);
}

/* As an address, in which some characters have a meaning. */
static const char *open_as_it_lies(struct collection *c, const char *path)
{
    char address[3 * 4096 + 32];
    size_t n = (size_t)snprintf(address, sizeof address, "file:");
    for (; *path && n + 4 < sizeof address - 16; path++)
        n += (size_t)snprintf(address + n, 4, strchr("%?#", *path) ? "%%%02x" : "%c",
                              (unsigned char)*path);
    if (*path)
        return complain(c, "the name of the file is too long");
    snprintf(address + n, sizeof address - n, "?immutable=1");
    return open_file(c, address, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

static const char *open_to_read(struct collection *c, const char *path)
{
    const char *why = open_file(c, path, SQLITE_OPEN_READWRITE); /* read only, if it must be */
    int code = why || number_of(c, "PRAGMA user_version") >= 0 ? SQLITE_OK : sqlite3_errcode(c->db);
    if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY)
        return why;
    if (!needs_no_log(path))
        return complain(c, "its last changes are in a log beside it, which cannot be read here; "
                           "copy both to a folder that you can write to");
    sqlite3_close(c->db);
    return open_as_it_lies(c, path);
}

const char *collection_open(struct collection *c, const char *path, enum collection_use use)
{
    *c = (struct collection){0};
    int create = use == COLLECTION_CREATE ? SQLITE_OPEN_CREATE : 0;
    const char *why = use == COLLECTION_READ ? open_to_read(c, path)
                                             : open_file(c, path, SQLITE_OPEN_READWRITE | create);
    if (!why && use != COLLECTION_READ && sqlite3_db_readonly(c->db, "main") == 1)
        why = complain(c, "this file cannot be written to: it can be read alone");
    if (!why && use == COLLECTION_CREATE)
        why = make_if_empty(c);
    if (!why)
        why = check_ours(c);
    if (!why && use != COLLECTION_READ)
        why = set_journal(c);
    if (why) {
        sqlite3_close(c->db);
        c->db = NULL;
    }
    return why;
}

void collection_close(struct collection *c)
{
    sqlite3_close(c->db);
    c->db = NULL;
}

/* ---- changing ---- */

static const char *insert(struct collection *c, const struct board *b, struct slice canon,
                          struct slice line, struct slice name, struct collected *out)
{
    sqlite3_stmt *s;
    const char *why = prepare(c,
                              "INSERT OR IGNORE INTO puzzle(game, width, height, canon, position,"
                              " name) VALUES(?, ?, ?, ?, ?, ?)",
                              &s);
    if (why)
        return why;
    bind_text(s, 1, b->game->name);
    sqlite3_bind_int(s, 2, board_width(b));
    sqlite3_bind_int(s, 3, board_height(b));
    bind_slice(s, 4, canon);
    bind_slice(s, 5, line);
    bind_slice(s, 6, name);
    why = finish(c, s);
    out->added = !why && sqlite3_changes(c->db) > 0;
    return why;
}

static const char *find(struct collection *c, struct slice canon, int64_t *id)
{
    sqlite3_stmt *s;
    const char *why = prepare(c, "SELECT id FROM puzzle WHERE canon = ?", &s);
    if (why)
        return why;
    bind_slice(s, 1, canon);
    int code = sqlite3_step(s);
    *id = code == SQLITE_ROW ? sqlite3_column_int64(s, 0) : 0;
    return end(c, s, code);
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
    sqlite3_stmt *s;
    const char *why = prepare(c, "DELETE FROM puzzle WHERE id = ?", &s);
    if (why)
        return why;
    sqlite3_bind_int64(s, 1, id);
    why = finish(c, s);
    *removed = !why && sqlite3_changes(c->db) > 0;
    return why;
}

/* ---- ratings ---- */

const char *collection_unrated(struct collection *c, int64_t after, struct arena *arena,
                               int64_t *id, struct slice *position)
{
    sqlite3_stmt *s;
    const char *why = prepare(c,
                              "SELECT id, position FROM puzzle WHERE state = 'not rated' AND id > ?"
                              " ORDER BY id LIMIT 1",
                              &s);
    *id = 0;
    if (why)
        return why;
    sqlite3_bind_int64(s, 1, after);
    int code = sqlite3_step(s);
    if (code == SQLITE_ROW) {
        size_t n = (size_t)sqlite3_column_bytes(s, 1);
        char *copy = arena_take(arena, n + 1, 1);
        if (copy)
            memcpy(copy, sqlite3_column_text(s, 1), n);
        else
            why = complain(c, err_memory().why);
        *id = copy ? sqlite3_column_int64(s, 0) : 0;
        *position = (struct slice){copy, n};
    }
    const char *broken = end(c, s, code);
    return why ? why : broken;
}

static const char *set_state(struct collection *c, int64_t id, const struct rating *r)
{
    sqlite3_stmt *s;
    const char *why = prepare(
        c, "UPDATE puzzle SET state = ?, tenths = ?, level = ?, steps = ? WHERE id = ?", &s);
    if (why)
        return why;
    bind_text(s, 1, r->solved ? "rated" : "not unique");
    if (r->solved) {
        sqlite3_bind_int(s, 2, r->tenths);
        bind_text(s, 3, level_name(r->level));
        sqlite3_bind_int64(s, 4, r->steps);
    }
    sqlite3_bind_int64(s, 5, id);
    return finish(c, s);
}

static const char *add_technique(struct collection *c, int64_t id, const char *name, uint32_t times)
{
    sqlite3_stmt *s;
    const char *why = prepare(c,
                              "INSERT OR REPLACE INTO technique(puzzle, name, times)"
                              " VALUES(?, ?, ?)",
                              &s);
    if (why)
        return why;
    sqlite3_bind_int64(s, 1, id);
    bind_text(s, 2, name);
    sqlite3_bind_int64(s, 3, times);
    return finish(c, s);
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
    for (int i = 0; there && !why && g->puzzle->techniques[i].name; i++)
        if (r->solved && r->used[i])
            why = add_technique(c, id, g->puzzle->techniques[i].name, r->used[i]);
    return settle(c, why);
}

/* ---- questions ---- */

static const char ask[] =
    "SELECT id, game, position, name, tenths, level, state FROM puzzle"
    " WHERE (?1 IS NULL OR game = ?1) AND (?2 = 0 OR width = ?2) AND (?3 = 0 OR height = ?3)"
    " AND (?4 IS NULL OR level = ?4) AND (?5 IS NULL OR EXISTS(SELECT 1 FROM technique t"
    " WHERE t.name = ?5 AND t.puzzle = puzzle.id)) ORDER BY id LIMIT ?6";

const char *collection_ask(struct collection *c, const struct question *q, row_fn *row, void *ctx)
{
    sqlite3_stmt *s;
    const char *why = prepare(c, ask, &s);
    int code;
    if (why)
        return why;
    bind_text(s, 1, q->game);
    sqlite3_bind_int(s, 2, q->width);
    sqlite3_bind_int(s, 3, q->height);
    bind_text(s, 4, q->level);
    bind_text(s, 5, q->technique);
    sqlite3_bind_int64(s, 6, q->limit ? q->limit : -1);
    while ((code = sqlite3_step(s)) == SQLITE_ROW) {
        struct collection_row r = {.id = sqlite3_column_int64(s, 0),
                                   .game = text_at(s, 1),
                                   .position = text_at(s, 2),
                                   .name = text_at(s, 3),
                                   .tenths = sqlite3_column_int(s, 4),
                                   .level = text_at(s, 5),
                                   .state = text_at(s, 6)};
        row(ctx, &r);
    }
    return end(c, s, code);
}

const char *collection_census(struct collection *c, count_fn *count, void *ctx)
{
    sqlite3_stmt *s;
    const char *why = prepare(c,
                              "SELECT game, width, height, level, count(*) FROM puzzle GROUP BY 1,"
                              " 2, 3, 4 ORDER BY 1, 2, 3, min(coalesce(tenths, 999))",
                              &s);
    int code;
    if (why)
        return why;
    while ((code = sqlite3_step(s)) == SQLITE_ROW) {
        struct collection_count n = {.game = text_at(s, 0),
                                     .width = sqlite3_column_int(s, 1),
                                     .height = sqlite3_column_int(s, 2),
                                     .level = text_at(s, 3),
                                     .n = sqlite3_column_int64(s, 4)};
        count(ctx, &n);
    }
    return end(c, s, code);
}
