/* games.c - see games.h. The log is written ahead (WAL) and one game is one transaction; a program
 * killed at any moment leaves a file with whole games only. Version 1 had the program's version at
 * the end of the terms; now it is a column of its own: a game counts whichever program played it. */
#include "store/games.h"

#include <sqlite3.h>
#include <stdio.h>

#include "store/database.h"

static const char schema[] =
    "CREATE TABLE agent ("
    "  hash TEXT PRIMARY KEY, name TEXT NOT NULL, command TEXT NOT NULL);"
    "CREATE TABLE game ("
    "  id INTEGER PRIMARY KEY, program TEXT NOT NULL,"
    "  terms TEXT NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL,"
    "  start INTEGER NOT NULL, position TEXT NOT NULL, moves TEXT NOT NULL, result TEXT NOT NULL,"
    "  reason TEXT NOT NULL, note_first TEXT NOT NULL, note_second TEXT NOT NULL,"
    "  err_first TEXT NOT NULL, err_second TEXT NOT NULL, cpu_first INTEGER NOT NULL,"
    "  cpu_second INTEGER NOT NULL, wall_first INTEGER NOT NULL, wall_second INTEGER NOT NULL,"
    "  UNIQUE (terms, first, second, start));";

#define COLUMNS                                                                                    \
    "first, second, start, position, moves, result, reason, note_first, note_second, err_first,"   \
    " err_second, cpu_first, cpu_second, wall_first, wall_second"
#define AGENTS "INSERT INTO agent SELECT hash, name, command FROM old.agent NOT INDEXED;"

static const struct database_kind kind = {
    .format = FORMAT_LEAGUE,
    .application = 0x51584c31, /* "QXL1" */
    .schema = schema,
    .sign = "game",
    .upgrade = AGENTS "INSERT OR IGNORE INTO game(id, program, terms, " COLUMNS ")"
                      " SELECT id, substr(terms, instr(terms, ' program=') + 9),"
                      " substr(terms, 1, instr(terms, ' program=') - 1), " COLUMNS
                      " FROM old.game NOT INDEXED WHERE instr(terms, ' program=') ORDER BY id",
    .rebuild = AGENTS "INSERT INTO game(id, program, terms, " COLUMNS ") SELECT id, program, terms, "
                      COLUMNS " FROM old.game NOT INDEXED ORDER BY id",
};

bool store_open(struct store *s, const char *path, struct fault *told, struct fault *why)
{
    *s = (struct store){.path = path};
    s->base = database_open(path, &kind, DATABASE_CREATE, told, why);
    return s->base != NULL;
}

void store_close(struct store *s)
{
    sqlite3_close(s->base);
    s->base = NULL;
}

void store_fault(const struct store *s, struct fault *why)
{
    database_fault(s->base, s->path, why);
}

static void bind_text(sqlite3_stmt *q, int at, const char *text)
{
    sqlite3_bind_text(q, at, text, -1, SQLITE_STATIC);
}

/* 64-bit words are kept as text, which other programs read without losing bits. */
static void bind_hash(sqlite3_stmt *q, int at, uint64_t hash)
{
    char *text = sqlite3_mprintf("%016llx", (unsigned long long)hash);
    sqlite3_bind_text(q, at, text, -1, sqlite3_free);
}

static bool finish(sqlite3_stmt *q)
{
    int code = q ? sqlite3_step(q) : SQLITE_ERROR;
    return sqlite3_finalize(q) == SQLITE_OK && code == SQLITE_DONE;
}

bool store_add(struct store *s, const char *terms, const struct stored_game *g)
{
    static const char text[] =
        "INSERT OR IGNORE INTO game (terms, " COLUMNS
        ", program) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17)";
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v2(s->base, text, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_text(q, 1, terms);
    bind_hash(q, 2, g->first);
    bind_hash(q, 3, g->second);
    sqlite3_bind_int64(q, 4, g->start);
    bind_text(q, 5, g->position);
    bind_text(q, 6, g->moves);
    bind_text(q, 7, g->result);
    bind_text(q, 8, g->reason);
    for (int side = 0; side < 2; side++) {
        bind_text(q, 9 + side, g->note[side]);
        bind_text(q, 11 + side, g->err[side]);
        sqlite3_bind_int64(q, 13 + side, g->cpu_us[side]);
        sqlite3_bind_int64(q, 15 + side, g->wall_us[side]);
    }
    bind_text(q, 17, g->program);
    return finish(q);
}

bool store_remove(struct store *s, int64_t id)
{
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v2(s->base, "DELETE FROM game WHERE id = ?1", -1, &q, NULL) != SQLITE_OK)
        return false;
    sqlite3_bind_int64(q, 1, id);
    return finish(q);
}

bool store_name(struct store *s, uint64_t hash, const char *name, const char *command)
{
    static const char text[] = "INSERT OR REPLACE INTO agent VALUES (?1, ?2, ?3)";
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v2(s->base, text, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_hash(q, 1, hash);
    bind_text(q, 2, name);
    bind_text(q, 3, command);
    return finish(q);
}

static const char *text_at(sqlite3_stmt *q, int column)
{
    const unsigned char *text = sqlite3_column_text(q, column);
    return text ? (const char *)text : "";
}

static uint64_t hash_at(sqlite3_stmt *q, int column)
{
    uint64_t h = 0;
    for (const char *at = text_at(q, column); *at; at++)
        h = h << 4 | (uint64_t)(*at <= '9' ? *at - '0' : (*at | 32) - 'a' + 10);
    return h;
}

bool store_each(struct store *s, const char *terms,
                void (*take)(void *ctx, const struct stored_game *g), void *ctx)
{
    static const char text[] =
        "SELECT " COLUMNS ", program, id FROM game WHERE terms = ?1 ORDER BY id";
    sqlite3_stmt *q = NULL;
    int code;
    if (sqlite3_prepare_v2(s->base, text, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_text(q, 1, terms);
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        struct stored_game g = {.first = hash_at(q, 0),
                                .second = hash_at(q, 1),
                                .start = (uint32_t)sqlite3_column_int64(q, 2),
                                .position = text_at(q, 3),
                                .moves = text_at(q, 4),
                                .result = text_at(q, 5),
                                .reason = text_at(q, 6),
                                .program = text_at(q, 15),
                                .id = sqlite3_column_int64(q, 16)};
        for (int side = 0; side < 2; side++) {
            g.note[side] = text_at(q, 7 + side);
            g.err[side] = text_at(q, 9 + side);
            g.cpu_us[side] = sqlite3_column_int64(q, 11 + side);
            g.wall_us[side] = sqlite3_column_int64(q, 13 + side);
        }
        take(ctx, &g);
    }
    sqlite3_finalize(q);
    return code == SQLITE_DONE;
}
