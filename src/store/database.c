/* database.c - see database.h. */
#include "store/database.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/aside.h"
#include "files/bytes.h"
#include "files/lock_file.h"
#include "files/place.h"
#include "store/page_sums.h"

enum { WAIT_MS = 20000, RETRY_MS = 20 };

struct database_opening {
    const char *path;
    const struct database_kind *kind;
    sqlite3 *db;
    struct fault *told, *why;
};

bool database_is_damage(int code)
{
    return code == SQLITE_IOERR_DATA || (code & 0xff) == SQLITE_CORRUPT;
}

bool database_fault_of(sqlite3 *db, int code, const char *path, struct fault *why)
{
    int kind = code & 0xff;
    return fault_set(why, "%s: %s", path,
                     database_is_damage(code)  ? "this file is damaged"
                     : kind == SQLITE_NOTADB   ? "this is not a file of SQLite"
                     : kind == SQLITE_FULL     ? "there is no room left on the disk"
                     : kind == SQLITE_BUSY || code == SQLITE_READONLY_DBMOVED
                         ? "another process is using it"
                     : kind == SQLITE_CANTOPEN ? "it cannot be opened"
                     : kind == SQLITE_NOMEM    ? "there is not enough memory"
                     : db                      ? sqlite3_errmsg(db)
                                               : sqlite3_errstr(code));
}

bool database_fault(sqlite3 *db, const char *path, struct fault *why)
{
    return database_fault_of(db, db ? sqlite3_extended_errcode(db) : SQLITE_NOMEM, path, why);
}

static bool fail(const struct database_opening *o)
{
    return database_fault(o->db, o->path, o->why);
}

static bool run(const struct database_opening *o, const char *sql)
{
    return sqlite3_exec(o->db, sql, NULL, NULL, NULL) == SQLITE_OK || fail(o);
}

/* The first number of an answer. */
static bool ask(const struct database_opening *o, const char *sql, int *out)
{
    sqlite3_stmt *s = NULL;
    bool ok = sqlite3_prepare_v2(o->db, sql, -1, &s, NULL) == SQLITE_OK &&
              sqlite3_step(s) == SQLITE_ROW;
    if (ok)
        *out = sqlite3_column_int(s, 0);
    else
        fail(o);
    sqlite3_finalize(s);
    return ok;
}

/* The change to a write-ahead log does not wait for others by itself. */
static bool set_journal(const struct database_opening *o, const char *mode)
{
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA journal_mode=%s", mode);
    for (int i = 0; i < WAIT_MS / RETRY_MS; i++) {
        int code = sqlite3_exec(o->db, sql, NULL, NULL, NULL);
        if (code == SQLITE_OK)
            return true;
        if (code != SQLITE_BUSY)
            break;
        sqlite3_sleep(RETRY_MS);
    }
    return fail(o);
}

static bool settle(const struct database_opening *o, bool ok)
{
    ok = ok && run(o, "COMMIT");
    if (!ok)
        sqlite3_exec(o->db, "ROLLBACK", NULL, NULL, NULL);
    return ok;
}

static bool stamp(const struct database_opening *o)
{
    char sql[256];
    snprintf(sql, sizeof sql,
             "CREATE TABLE IF NOT EXISTS about(name TEXT PRIMARY KEY, value TEXT NOT NULL);"
             "INSERT OR REPLACE INTO about VALUES('program', '%s');"
             "PRAGMA application_id=%d; PRAGMA user_version=%u",
             format_program(), o->kind->application, (unsigned)format_version(o->kind->format));
    return run(o, sql);
}

/* A name as a part of an address of SQLite's: what has a meaning there is written as %XX. */
static char *uri_of(const char *path)
{
    char *uri = malloc(strlen(path) * 3 + 32), *at = uri;
    if (!uri)
        return NULL;
    at += sprintf(at, "file:");
    for (const char *p = path; *p; p++)
        at += sprintf(at, strchr("?#%", *p) ? "%%%02x" : "%c", (unsigned char)*p);
    sprintf(at, "?immutable=1");
    return uri;
}

/* end: "-wal" or "-journal" */
static bool has_log(const char *path, const char *end)
{
    struct stat s;
    char *log = sqlite3_mprintf("%s%s", path, end);
    bool there = log && stat(log, &s) == 0 && s.st_size > 0;
    sqlite3_free(log);
    return there;
}

static bool open_file(struct database_opening *o, enum database_mode mode, const char *path)
{
    char *uri = mode == DATABASE_READ ? uri_of(path) : NULL;
    int flags = mode == DATABASE_READ    ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
                : mode == DATABASE_WRITE ? SQLITE_OPEN_READWRITE
                                         : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (uri && has_log(path, "-wal")) {
        free(uri);
        return fault_set(o->why,
                         "%s: its last changes are in a log beside it, which cannot be read here; "
                         "copy both to a folder that you can write to",
                         path);
    }
    bool ok = page_sums_register() &&
              sqlite3_open_v2(uri ? uri : path, &o->db, flags, PAGE_SUMS_VFS) == SQLITE_OK;
    free(uri);
    if (!ok)
        return fail(o);
    sqlite3_extended_result_codes(o->db, 1);
    sqlite3_busy_timeout(o->db, WAIT_MS);
    return true;
}

/* Within the transaction: whoever comes second finds the tables made. */
static bool make_tables(const struct database_opening *o)
{
    int tables;
    return ask(o, "SELECT count(*) FROM sqlite_master", &tables) &&
           (tables > 0 || (run(o, o->kind->schema) && stamp(o)));
}

/* journal: where changes that are not complete are kept. */
static bool create(const struct database_opening *o, const char *journal)
{
    return (page_sums_begin(o->db) || fail(o)) && set_journal(o, journal) &&
           run(o, "BEGIN IMMEDIATE") && settle(o, make_tables(o));
}

/* ---- an older file ---- */

/* The same head: every change to a file counts itself there. */
static bool is_unchanged(const struct database_opening *o, int fd, const char *bytes, size_t n)
{
    enum { HEAD = 100 };
    char head[HEAD];
    return n >= HEAD && pread(fd, head, HEAD, 0) == HEAD && memcmp(head, bytes, HEAD) == 0
               ? true
               : fault_set(o->why, "%s: another process is using it", o->path);
}

/* A copy of the file as it is when we have it to ourselves. Closing any descriptor of a file gives
 * SQLite's locks on it back, so the one it is read by stays open: *fd. */
static bool copy_aside(const struct database_opening *o, char name[ASIDE_ROOM], int *fd)
{
    size_t n;
    *fd = open(o->path, O_RDONLY | O_CLOEXEC);
    char *bytes = *fd >= 0 ? bytes_read(*fd, &n) : NULL;
    bool ok = bytes ? aside_copy(o->path, bytes, n, name, o->why) : fault_system(o->why, o->path);
    if (ok && !(run(o, "BEGIN EXCLUSIVE") && is_unchanged(o, *fd, bytes, n))) {
        unlink(name);
        ok = false;
    }
    free(bytes);
    return ok;
}

/* The new file, filled and closed, beside the old one. It is nobody's yet: there is no log of it. */
static bool fill_new(const struct database_opening *old, const char *copy, const char *path,
                     const char *statements)
{
    struct database_opening o = *old;
    o.db = NULL;
    char *attach = sqlite3_mprintf("ATTACH %Q AS old", copy);
    bool ok = (attach || fail(&o)) && open_file(&o, DATABASE_CREATE, path) &&
              create(&o, "MEMORY") && run(&o, attach) && run(&o, "BEGIN IMMEDIATE") &&
              settle(&o, run(&o, statements)) && run(&o, "DETACH old");
    sqlite3_free(attach);
    sqlite3_close(o.db);
    return ok;
}

static bool take_place(const struct database_opening *o, const char *path)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    bool ok = fd >= 0 && fsync(fd) == 0 && rename(path, o->path) == 0;
    if (!ok)
        fault_system(o->why, o->path);
    if (fd >= 0)
        close(fd);
    return ok;
}

static bool fill_and_take_place(const struct database_opening *o, const char *copy,
                                const char *beside, const char *statements)
{
    unlink(beside); /* what a killed process left */
    if (fill_new(o, copy, beside, statements) && take_place(o, beside))
        return place_sync_folder(o->path) ? true : fault_system(o->why, o->path);
    unlink(beside);
    unlink(copy);
    return false;
}

/* A new file, filled by the statements, takes the place of this one, which stays as a copy beside it.
 * With the journal gone all of it is in the file itself, and until it is replaced nobody else has it:
 * who waits for it then is told that it has moved. */
static bool replace_by_new(struct database_opening *o, const char *statements, const char *what)
{
    char copy[ASIDE_ROOM];
    char *beside = sqlite3_mprintf("%s.quincunx-new", o->path);
    int fd = -1;
    bool ok = (beside || fail(o)) && set_journal(o, "DELETE") && copy_aside(o, copy, &fd) &&
              fill_and_take_place(o, copy, beside, statements);
    if (ok)
        fault_set(o->told, "%s: %s, and %s is as it was", o->path, what, copy);
    sqlite3_close(o->db);
    o->db = NULL;
    if (fd >= 0)
        close(fd);
    sqlite3_free(beside);
    return ok;
}

static bool reopen(struct database_opening *o)
{
    sqlite3_close(o->db);
    o->db = NULL;
    return open_file(o, DATABASE_WRITE, o->path);
}

static char *turn_name(const struct database_opening *o)
{
    return sqlite3_mprintf("%s.quincunx-lock", o->path);
}

/* What a process left that was killed when it had brought the file up to date. */
static void sweep_turn(const struct database_opening *o)
{
    struct lock_file turn;
    struct fault nobody;
    char *lock = turn_name(o);
    if (lock && access(lock, F_OK) == 0 && lock_file_take(&turn, lock, lock, &nobody) == LOCK_TAKEN)
        lock_file_release(&turn);
    sqlite3_free(lock);
}

/* A file is replaced by one process at a time; another one may have done it before this one's turn. */
static bool take_turn(const struct database_opening *o, struct lock_file *turn)
{
    char *lock = turn_name(o);
    bool ok = lock ? lock_file_wait(turn, lock, o->path, WAIT_MS, o->why) == LOCK_TAKEN : fail(o);
    sqlite3_free(lock);
    return ok;
}

static bool bring_up_to_date(struct database_opening *o)
{
    struct lock_file turn;
    bool ok;
    if (!take_turn(o, &turn))
        return false;
    int version;
    ok = reopen(o) && ask(o, "PRAGMA user_version", &version);
    if (ok && version < (int)format_version(o->kind->format))
        ok = replace_by_new(o, o->kind->upgrade, "version 0.1.0 wrote it; it is brought up to date") &&
             reopen(o);
    lock_file_release(&turn);
    return ok;
}

bool database_file(const char *path, ino_t *out, struct fault *why)
{
    struct stat s;
    if (stat(path, &s) != 0)
        return fault_system(why, path);
    *out = s.st_ino;
    return true;
}

bool database_rebuild(const char *path, ino_t file, const struct database_kind *kind,
                      struct fault *told, struct fault *why)
{
    struct database_opening o = {.path = path, .kind = kind, .told = told, .why = why};
    struct lock_file turn;
    if (!take_turn(&o, &turn))
        return false;
    ino_t now = 0;
    bool ok = database_file(path, &now, why);
    if (ok && now == file)
        ok = open_file(&o, DATABASE_WRITE, path) &&
             replace_by_new(&o, kind->rebuild, "it is built anew from what it holds");
    sqlite3_close(o.db);
    lock_file_release(&turn);
    return ok;
}

/* ---- closing ---- */

/* SQLite closes a file whether or not its log could be brought home, and does not tell. */
bool database_close(sqlite3 *db, const char *path, struct fault *why)
{
    int code = SQLITE_OK;
    if (db && sqlite3_total_changes(db) > 0)
        code = sqlite3_wal_checkpoint_v2(db, "main", SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    bool ok = code == SQLITE_OK || code == SQLITE_BUSY || database_fault_of(db, code, path, why);
    sqlite3_close(db);
    return ok;
}

/* ---- opening ---- */

static void program_of(const struct database_opening *o, char *out, size_t cap)
{
    sqlite3_stmt *s = NULL;
    snprintf(out, cap, "a newer version");
    if (sqlite3_prepare_v2(o->db, "SELECT value FROM about WHERE name = 'program'", -1, &s, NULL) ==
            SQLITE_OK &&
        sqlite3_step(s) == SQLITE_ROW)
        snprintf(out, cap, "version %s", (const char *)sqlite3_column_text(s, 0));
    sqlite3_finalize(s);
}

static bool is_unmarked(const struct database_opening *o, int application)
{
    char sql[128];
    int found = 0;
    if (application != 0 || !o->kind->sign)
        return false;
    snprintf(sql, sizeof sql, "SELECT count(*) FROM sqlite_master WHERE name = '%s'", o->kind->sign);
    return ask(o, sql, &found) && found;
}

/* What is there is ours, and of this version; or was made so. */
static bool check_version(struct database_opening *o, enum database_mode mode)
{
    int application, version;
    char program[64];
    unsigned known = format_version(o->kind->format);
    if (!ask(o, "PRAGMA application_id", &application) || !ask(o, "PRAGMA user_version", &version))
        return false;
    if (application != o->kind->application && !is_unmarked(o, application))
        return fault_set(o->why, "%s: this is not %s", o->path, format_what(o->kind->format));
    if (version > (int)known) {
        program_of(o, program, sizeof program);
        return fault_set(o->why,
                         "%s: %s of the program wrote it, in format %d of a %s; this is version %s "
                         "and knows format %u",
                         o->path, program, version, format_name(o->kind->format), format_program(),
                         known);
    }
    if (version < (int)known)
        return mode == DATABASE_READ
                   ? fault_set(o->why, "%s: version 0.1.0 wrote it, and it may not be changed here "
                                       "to bring it up to date", o->path)
                   : bring_up_to_date(o);
    sweep_turn(o);
    return page_sums_are_there(o->db) || fault_set(o->why, "%s: this file is damaged", o->path);
}

/* May it be changed? A log takes files beside it too. */
static bool may_write(const char *path)
{
    char *place = place_of(path), *folder = place ? place_folder(place) : NULL;
    bool may = folder && access(path, W_OK) == 0 && access(folder, W_OK) == 0;
    free(folder);
    free(place);
    return may;
}

/* A file that is there and is none of SQLite's is not even opened; but one that a loss of power kept
 * from being begun, which its journal makes empty again. */
static bool is_sqlite_or_new(const struct database_opening *o, bool may_create)
{
    static const char nothing[16];
    char head[16] = "";
    struct stat s;
    int fd = open(o->path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return may_create && access(o->path, F_OK) != 0 ? true : fault_system(o->why, o->path);
    bool there = fstat(fd, &s) == 0 && s.st_size > 0;
    bool ours = read(fd, head, sizeof head) == sizeof head &&
                (memcmp(head, "SQLite format 3", sizeof head) == 0 ||
                 (memcmp(head, nothing, sizeof head) == 0 && has_log(o->path, "-journal")));
    close(fd);
    if (there ? ours : may_create)
        return true;
    return fault_set(o->why, "%s: this is not %s", o->path, format_what(o->kind->format));
}

static bool open_all(struct database_opening *o, enum database_mode mode)
{
    int tables;
    if (!is_sqlite_or_new(o, mode == DATABASE_CREATE) || !open_file(o, mode, o->path) ||
        !ask(o, "SELECT count(*) FROM sqlite_master", &tables))
        return false;
    if (tables == 0 && mode == DATABASE_CREATE && !create(o, "WAL"))
        return false;
    return check_version(o, mode) && (mode == DATABASE_READ || set_journal(o, "WAL")) &&
           run(o, "PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA cell_size_check=ON");
}

sqlite3 *database_open(const char *path, const struct database_kind *kind, enum database_mode mode,
                       struct fault *told, struct fault *why)
{
    struct database_opening o = {.path = path, .kind = kind, .told = told, .why = why};
    bool there = access(path, F_OK) == 0, may = there && may_write(path);
    told->why[0] = '\0';
    if (there && !may && mode != DATABASE_READ) {
        fault_set(why, "%s: this file cannot be written to: it can be read alone", path);
        return NULL;
    }
    /* who may write reads through the log as well, and brings an older file up to date */
    if (open_all(&o, mode == DATABASE_READ && may ? DATABASE_WRITE : mode))
        return o.db;
    sqlite3_close(o.db);
    return NULL;
}
