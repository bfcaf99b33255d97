/* page_sums.c - see page_sums.h: a VFS that stands before the usual one. Only the main file of a
 * database is looked after; everything else goes through. */
#include "store/page_sums.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

enum { SUM_BYTES = 8, PAGE_LEAST = 512, PAGE_MOST = 65536, RESERVE_AT = 20 };

struct file {
    sqlite3_file base;
    bool summed;         /* the file's head says so */
    bool is_new;         /* its head is not written yet, and will say so */
    unsigned char *page; /* room for one */
    /* the real file follows */
};

static sqlite3_file *real_of(sqlite3_file *f)
{
    return (sqlite3_file *)((struct file *)f + 1);
}

static bool is_page(int n, sqlite3_int64 at)
{
    return n >= PAGE_LEAST && n <= PAGE_MOST && (n & (n - 1)) == 0 && at % n == 0;
}

static uint64_t sum_of(const void *page, int n, sqlite3_int64 at)
{
    return hash_bytes((uint64_t)(at / n) + 1, page, (size_t)n - SUM_BYTES);
}

/* ---- reading and writing ---- */

/* Page 1 says whether there are sums; SQLite reads its head before any other page. */
static void look_at_head(struct file *f, const unsigned char *bytes, int n, sqlite3_int64 at)
{
    if (at <= RESERVE_AT && at + n > RESERVE_AT)
        f->summed = bytes[RESERVE_AT - at] == SUM_BYTES;
}

static int sums_read(sqlite3_file *file, void *out, int n, sqlite3_int64 at)
{
    struct file *f = (struct file *)file;
    int code = real_of(file)->pMethods->xRead(real_of(file), out, n, at);
    if (code != SQLITE_OK)
        return code;
    look_at_head(f, out, n, at);
    if (!f->summed || !is_page(n, at))
        return SQLITE_OK;
    uint64_t sum = sum_of(out, n, at);
    return memcmp(&sum, (const char *)out + n - SUM_BYTES, SUM_BYTES) == 0 ? SQLITE_OK
                                                                           : SQLITE_IOERR_DATA;
}

static int sums_write(sqlite3_file *file, const void *bytes, int n, sqlite3_int64 at)
{
    struct file *f = (struct file *)file;
    sqlite3_file *real = real_of(file);
    look_at_head(f, bytes, n, at);
    if (!(f->summed || f->is_new) || !is_page(n, at))
        return real->pMethods->xWrite(real, bytes, n, at);
    uint64_t sum = sum_of(bytes, n, at);
    memcpy(f->page, bytes, (size_t)n - SUM_BYTES);
    memcpy(f->page + n - SUM_BYTES, &sum, SUM_BYTES);
    return real->pMethods->xWrite(real, f->page, n, at);
}

/* ---- what goes through ---- */

static int sums_close(sqlite3_file *f)
{
    free(((struct file *)f)->page);
    return real_of(f)->pMethods->xClose(real_of(f));
}

static int sums_truncate(sqlite3_file *f, sqlite3_int64 size)
{
    return real_of(f)->pMethods->xTruncate(real_of(f), size);
}

static int sums_sync(sqlite3_file *f, int flags)
{
    return real_of(f)->pMethods->xSync(real_of(f), flags);
}

static int sums_size(sqlite3_file *f, sqlite3_int64 *size)
{
    return real_of(f)->pMethods->xFileSize(real_of(f), size);
}

static int sums_lock(sqlite3_file *f, int level)
{
    return real_of(f)->pMethods->xLock(real_of(f), level);
}

static int sums_unlock(sqlite3_file *f, int level)
{
    return real_of(f)->pMethods->xUnlock(real_of(f), level);
}

static int sums_is_locked(sqlite3_file *f, int *out)
{
    return real_of(f)->pMethods->xCheckReservedLock(real_of(f), out);
}

static int sums_control(sqlite3_file *f, int which, void *argument)
{
    return real_of(f)->pMethods->xFileControl(real_of(f), which, argument);
}

static int sums_sector(sqlite3_file *f)
{
    return real_of(f)->pMethods->xSectorSize(real_of(f));
}

static int sums_traits(sqlite3_file *f)
{
    return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
}

static int sums_shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **out)
{
    return real_of(f)->pMethods->xShmMap(real_of(f), page, size, extend, out);
}

static int sums_shm_lock(sqlite3_file *f, int at, int n, int flags)
{
    return real_of(f)->pMethods->xShmLock(real_of(f), at, n, flags);
}

static void sums_shm_barrier(sqlite3_file *f)
{
    real_of(f)->pMethods->xShmBarrier(real_of(f));
}

static int sums_shm_unmap(sqlite3_file *f, int remove)
{
    return real_of(f)->pMethods->xShmUnmap(real_of(f), remove);
}

/* Version 2: without memory maps, which would go round the sums. */
static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = sums_close,
    .xRead = sums_read,
    .xWrite = sums_write,
    .xTruncate = sums_truncate,
    .xSync = sums_sync,
    .xFileSize = sums_size,
    .xLock = sums_lock,
    .xUnlock = sums_unlock,
    .xCheckReservedLock = sums_is_locked,
    .xFileControl = sums_control,
    .xSectorSize = sums_sector,
    .xDeviceCharacteristics = sums_traits,
    .xShmMap = sums_shm_map,
    .xShmLock = sums_shm_lock,
    .xShmBarrier = sums_shm_barrier,
    .xShmUnmap = sums_shm_unmap,
};

/* ---- opening ---- */

static sqlite3_vfs *usual_of(sqlite3_vfs *v)
{
    return v->pAppData;
}

/* A file that is none of ours gets the usual methods: it is the usual file. */
static int sums_open(sqlite3_vfs *v, const char *name, sqlite3_file *file, int flags, int *out)
{
    struct file *f = (struct file *)file;
    sqlite3_vfs *usual = usual_of(v);
    if (!(flags & SQLITE_OPEN_MAIN_DB))
        return usual->xOpen(usual, name, file, flags, out);
    *f = (struct file){.page = malloc(PAGE_MOST)};
    if (!f->page)
        return SQLITE_NOMEM;
    int code = usual->xOpen(usual, name, real_of(file), flags, out);
    if (code == SQLITE_OK)
        f->base.pMethods = &methods;
    else
        free(f->page);
    return code;
}

bool page_sums_register(void)
{
    static sqlite3_vfs own;
    if (sqlite3_initialize() != SQLITE_OK || sqlite3_vfs_find(PAGE_SUMS_VFS))
        return sqlite3_vfs_find(PAGE_SUMS_VFS) != NULL;
    sqlite3_vfs *usual = sqlite3_vfs_find(NULL);
    own = *usual; /* what only names files and tells the time is the usual one's */
    own.pNext = NULL;
    own.zName = PAGE_SUMS_VFS;
    own.pAppData = usual;
    own.szOsFile = (int)sizeof(struct file) + usual->szOsFile;
    own.xOpen = sums_open;
    return sqlite3_vfs_register(&own, 0) == SQLITE_OK;
}

bool page_sums_begin(sqlite3 *db)
{
    int bytes = SUM_BYTES;
    sqlite3_file *file = NULL;
    if (sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK ||
        file->pMethods != &methods ||
        sqlite3_file_control(db, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes) != SQLITE_OK)
        return false;
    ((struct file *)file)->is_new = true;
    return true;
}

bool page_sums_are_there(sqlite3 *db)
{
    int bytes = -1; /* asks, and changes nothing */
    return sqlite3_file_control(db, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes) == SQLITE_OK &&
           bytes == SUM_BYTES;
}
