/* games.c - see games.h. The log is written ahead (WAL) and one game is one transaction; a program
 * killed at any moment leaves a file with whole games only. A game has a seal (seal.h) over its terms
 * and all that is kept of it, so that what was changed in the file does not count. Version 1 had no
 * seals, and had the program's version at the end of the terms; now it is a column of its own: a game
 * counts whichever program played it. */
#include "store/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files/bytes.h"
#include "store/database.h"
#include "store/statement.h"

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
    "  seal TEXT NOT NULL,"
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
    .upgrade = AGENTS "INSERT OR IGNORE INTO game(id, program, seal, terms, " COLUMNS ")"
                      " SELECT id, substr(terms, instr(terms, ' program=') + 9), '',"
                      " substr(terms, 1, instr(terms, ' program=') - 1), " COLUMNS
                      " FROM old.game NOT INDEXED WHERE instr(terms, ' program=') ORDER BY id",
    .rebuild = AGENTS "INSERT INTO game(id, program, seal, terms, " COLUMNS ") SELECT id, program, seal, terms, "
                      COLUMNS " FROM old.game NOT INDEXED ORDER BY id",
};

bool store_open(struct store *s, const char *path, struct fault *told, struct fault *why)
{
    *s = (struct store){.path = path};
    s->base = database_open(path, &kind, DATABASE_CREATE, told, why);
    return s->base != NULL;
}

bool store_open_beside(struct store *s, const char *path, struct fault *why)
{
    struct fault told;
    *s = (struct store){.path = path};
    s->base = database_open(path, &kind, DATABASE_READ, &told, why);
    return s->base != NULL;
}

bool store_close(struct store *s, struct fault *why)
{
    bool ok = database_close(s->base, s->path, why);
    s->base = NULL;
    return ok;
}

/* 64-bit words are kept as text, which other programs read without losing bits. */
struct hash_text {
    char text[17];
};

static struct hash_text text_of_hash(uint64_t hash)
{
    struct hash_text t;
    snprintf(t.text, sizeof t.text, "%016llx", (unsigned long long)hash);
    return t;
}

struct to_seal {
    const char *terms;
    const struct stored_game *game;
};

/* Everything that is kept, each text with its NUL, so that no two games look alike. */
static void write_to_seal(const void *ctx, struct writer *out)
{
    const struct to_seal *t = ctx;
    const struct stored_game *g = t->game;
    const char *const texts[] = {t->terms,   g->position, g->moves,  g->result, g->reason,
                                 g->note[0], g->note[1],  g->err[0], g->err[1], g->program};
    struct hash_text first = text_of_hash(g->first), second = text_of_hash(g->second);
    const int64_t numbers[] = {g->start, g->cpu_us[0], g->cpu_us[1], g->wall_us[0], g->wall_us[1]};
    writer_text(out, first.text);
    writer_text(out, second.text);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        writer_char(out, ' ');
        writer_number(out, numbers[i]);
    }
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        writer_char(out, '\0');
        writer_text(out, texts[i]);
    }
}

/* False: no memory. */
static bool seal_game(const struct store *s, const char *terms, const struct stored_game *g,
                      struct hash_text *out)
{
    size_t n;
    const struct to_seal t = {terms, g};
    char *text = bytes_of(write_to_seal, &t, &n);
    if (text)
        *out = text_of_hash(seal_of(&s->key, text, n));
    free(text);
    return text != NULL;
}

bool store_add(struct store *s, const char *terms, const struct stored_game *g, struct fault *why)
{
    struct hash_text first = text_of_hash(g->first), second = text_of_hash(g->second), seal;
    if (!seal_game(s, terms, g, &seal))
        return fault_set(why, "%s: there is not enough memory", s->path);
    struct statement q = statement_of(
        s->base, "INSERT INTO game (terms, " COLUMNS
                 ", program, seal) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18)"
                 " ON CONFLICT (terms, first, second, start) DO NOTHING");
    statement_text(&q, 1, terms);
    statement_text(&q, 2, first.text);
    statement_text(&q, 3, second.text);
    statement_number(&q, 4, g->start);
    statement_text(&q, 5, g->position);
    statement_text(&q, 6, g->moves);
    statement_text(&q, 7, g->result);
    statement_text(&q, 8, g->reason);
    for (int side = 0; side < 2; side++) {
        statement_text(&q, 9 + side, g->note[side]);
        statement_text(&q, 11 + side, g->err[side]);
        statement_number(&q, 13 + side, g->cpu_us[side]);
        statement_number(&q, 15 + side, g->wall_us[side]);
    }
    statement_text(&q, 17, g->program);
    statement_text(&q, 18, seal.text);
    return statement_run(&q, s->path, why);
}

bool store_seals(struct store *s, bool *some, bool *missing, struct fault *why)
{
    struct statement q = statement_of(s->base, "SELECT EXISTS(SELECT 1 FROM game WHERE seal <> ''),"
                                               " EXISTS(SELECT 1 FROM game WHERE seal = '')");
    bool row = statement_row(&q);
    *some = row && statement_number_at(&q, 0);
    *missing = row && statement_number_at(&q, 1);
    return statement_end(&q, s->path, why);
}

bool store_seal(struct store *s, const char *terms, const struct stored_game *g, struct fault *why)
{
    struct hash_text seal;
    if (!seal_game(s, terms, g, &seal))
        return fault_set(why, "%s: there is not enough memory", s->path);
    struct statement q = statement_of(s->base, "UPDATE game SET seal = ?1 WHERE id = ?2");
    statement_text(&q, 1, seal.text);
    statement_number(&q, 2, g->id);
    return statement_run(&q, s->path, why);
}

bool store_remove(struct store *s, int64_t id, struct fault *why)
{
    struct statement q = statement_of(s->base, "DELETE FROM game WHERE id = ?1");
    statement_number(&q, 1, id);
    return statement_run(&q, s->path, why);
}

bool store_name(struct store *s, uint64_t hash, const char *name, const char *command,
                struct fault *why)
{
    struct hash_text text = text_of_hash(hash);
    struct statement q = statement_of(s->base, "INSERT OR REPLACE INTO agent VALUES (?1, ?2, ?3)");
    statement_text(&q, 1, text.text);
    statement_text(&q, 2, name);
    statement_text(&q, 3, command);
    return statement_run(&q, s->path, why);
}

static const char *text_at(struct statement *q, int column)
{
    const char *text = statement_text_at(q, column);
    return text ? text : "";
}

static uint64_t hash_at(struct statement *q, int column)
{
    uint64_t h = 0;
    for (const char *at = text_at(q, column); *at; at++)
        h = h << 4 | (uint64_t)(*at <= '9' ? *at - '0' : (*at | 32) - 'a' + 10);
    return h;
}

static struct stored_game game_at(struct statement *q)
{
    struct stored_game g = {.first = hash_at(q, 0),
                            .second = hash_at(q, 1),
                            .start = (uint32_t)statement_number_at(q, 2),
                            .position = text_at(q, 3),
                            .moves = text_at(q, 4),
                            .result = text_at(q, 5),
                            .reason = text_at(q, 6),
                            .program = text_at(q, 15),
                            .id = statement_number_at(q, 16)};
    for (int side = 0; side < 2; side++) {
        g.note[side] = text_at(q, 7 + side);
        g.err[side] = text_at(q, 9 + side);
        g.cpu_us[side] = statement_number_at(q, 11 + side);
        g.wall_us[side] = statement_number_at(q, 13 + side);
    }
    return g;
}

bool store_each(struct store *s, const char *terms,
                void (*take)(void *ctx, const struct stored_game *g), void *ctx, struct fault *why)
{
    struct statement q = statement_of(
        s->base, "SELECT " COLUMNS ", program, id, seal FROM game WHERE terms = ?1 ORDER BY id");
    statement_text(&q, 1, terms);
    while (statement_row(&q)) {
        struct stored_game g = game_at(&q);
        struct hash_text seal;
        const char *has = text_at(&q, 17);
        if (!statement_is_well(&q))
            continue;
        if (!seal_game(s, terms, &g, &seal)) {
            struct fault nobody;
            (void)statement_end(&q, s->path, &nobody);
            return fault_set(why, "%s: there is not enough memory", s->path);
        }
        g.sealed = !*has ? SEALED_NOT : strcmp(has, seal.text) == 0 ? SEALED : SEALED_OTHER;
        take(ctx, &g);
    }
    return statement_end(&q, s->path, why);
}

bool store_find(struct store *s, const char *terms, const struct stored_game *like,
                void (*take)(void *ctx, const struct stored_game *g), void *ctx, struct fault *why)
{
    struct hash_text first = text_of_hash(like->first), second = text_of_hash(like->second);
    struct statement q = statement_of(s->base, "SELECT " COLUMNS ", program, id,"
                                               " (SELECT name FROM agent WHERE hash = game.first),"
                                               " (SELECT name FROM agent WHERE hash = game.second)"
                                               " FROM game WHERE terms = ?1 AND first = ?2 AND second = ?3 AND start = ?4");
    statement_text(&q, 1, terms);
    statement_text(&q, 2, first.text);
    statement_text(&q, 3, second.text);
    statement_number(&q, 4, like->start);
    if (statement_row(&q)) {
        struct stored_game g = game_at(&q);
        for (int side = 0; side < 2; side++)
            g.name[side] = text_at(&q, 17 + side);
        if (statement_is_well(&q))
            take(ctx, &g);
    }
    return statement_end(&q, s->path, why);
}
