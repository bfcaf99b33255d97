/* files.c - the file layer: whole or not at all, one writer at a time, no changed bit unnoticed. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "files/aside.h"
#include "files/bytes.h"
#include "base/crc.h"
#include "files/journal.h"
#include "files/lock.h"
#include "files/lock_file.h"
#include "files/replace.h"

static void put(const char *path, const char *text, size_t n)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    CHECK(fd >= 0 && bytes_write(fd, text, n));
    close(fd);
}

static char *get(const char *path, size_t *n)
{
    int fd = open(path, O_RDONLY);
    char *text = fd >= 0 ? bytes_read(fd, n) : NULL;
    if (fd >= 0)
        close(fd);
    return text;
}

static bool holds(const char *path, const char *wanted)
{
    size_t n = 0;
    char *text = get(path, &n);
    bool same = text && n == strlen(wanted) && memcmp(text, wanted, n) == 0;
    free(text);
    return same;
}

static int names_here(void)
{
    int n = 0;
    DIR *d = opendir(".");
    for (const struct dirent *e; d && (e = readdir(d)) != NULL;)
        n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
    closedir(d);
    return n;
}

static void test_crc(void)
{
    CHECK(crc_of(0, "123456789", 9) == 0xcbf43926u);
    CHECK(crc_of(crc_of(0, "1234", 4), "56789", 5) == 0xcbf43926u);
    CHECK(crc_is(0xcbf43926u, "cbf43926") && !crc_is(0xcbf43926u, "cbf43927"));
}

static void test_replace(void)
{
    struct fault why;
    struct stat s;
    CHECK(replace_file("a", "one", 3, &why) && holds("a", "one"));
    CHECK(chmod("a", 0600) == 0 && symlink("a", "link") == 0);
    CHECK(replace_file("link", "two", 3, &why) && holds("a", "two"));
    CHECK(stat("a", &s) == 0 && (s.st_mode & 0777) == 0600);
    CHECK(lstat("link", &s) == 0 && S_ISLNK(s.st_mode));
    struct replacement r;
    CHECK(replace_begin(&r, "a", &why) && replace_write(&r, "th", 2, &why));
    CHECK(holds("a", "two"));
    replace_abandon(&r);
    CHECK(holds("a", "two") && names_here() == 2);
    CHECK(!replace_file("no/such/folder", "x", 1, &why) && strstr(why.why, "no/such/folder"));
    CHECK(!replace_file(".", "x", 1, &why) && names_here() == 2);
    CHECK(replace_file("/dev/null", "x", 1, &why));
    unlink("link");
    unlink("a");
}

/* What a killed process left goes; what a running one writes and what others call alike stays. */
static void test_sweep(void)
{
    struct fault why;
    int ready[2], done[2];
    char c;
    put(".a.quincunx-12-1", "left", 4);
    put(".a.quincunx-mine", "keep", 4);
    put(".ab.quincunx-12-1", "keep", 4);
    CHECK(pipe(ready) == 0 && pipe(done) == 0);
    pid_t child = fork();
    if (child == 0) {
        struct replacement r;
        bool ok = replace_begin(&r, "a", &why) && replace_write(&r, "child", 5, &why) &&
                  write(ready[1], "x", 1) == 1 && read(done[0], &c, 1) == 1 &&
                  replace_commit(&r, &why);
        _exit(ok ? 0 : 1);
    }
    int status;
    CHECK(read(ready[0], &c, 1) == 1);
    CHECK(access(".a.quincunx-12-1", F_OK) != 0);
    CHECK(replace_file("a", "parent", 6, &why) && holds("a", "parent"));
    CHECK(write(done[1], "x", 1) == 1 && waitpid(child, &status, 0) == child && status == 0);
    CHECK(holds("a", "child") && names_here() == 3);
    CHECK(holds(".a.quincunx-mine", "keep") && holds(".ab.quincunx-12-1", "keep"));
    unlink("a");
    unlink(".a.quincunx-mine");
    unlink(".ab.quincunx-12-1");
}

/* A second process is refused, and told who the first is. */
static void test_lock(void)
{
    struct fault why;
    struct append a;
    char pid[32];
    snprintf(pid, sizeof pid, "process %ld", (long)getpid());
    CHECK(append_open(&a, "a", &why) && append_write(&a, "x", 1, &why));
    pid_t child = fork();
    if (child == 0) {
        struct append b;
        _exit(!append_open(&b, "a", &why) && strstr(why.why, pid) && strstr(why.why, "a: ") ? 0 : 1);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(append_close(&a, &why) && holds("a", "x"));
    CHECK(append_open(&a, "a", &why) && a.len == 1);
    append_abandon(&a);
    unlink("a");
}

static void test_aside(void)
{
    struct fault why;
    char name[ASIDE_ROOM];
    put("a", "1", 1);
    CHECK(aside_move("a", name, &why) && holds("a.unreadable", "1"));
    CHECK_TEXT(name, "a.unreadable");
    put("a", "2", 1);
    CHECK(aside_move("a", name, &why) && holds("a.unreadable-2", "2"));
    CHECK(holds("a.unreadable", "1") && access("a", F_OK) != 0);
    CHECK(!aside_move("a", name, &why) && strstr(why.why, "a: "));
    CHECK(aside_copy("a", "3", 1, name, &why) && holds("a.backup", "3"));
    CHECK(aside_copy("a", "4", 1, name, &why) && holds("a.backup-2", "4"));
    unlink("a.backup");
    unlink("a.backup-2");
    unlink("a.unreadable");
    unlink("a.unreadable-2");
}

static const char *const lines[] = {"first", "", "the third line"};

static bool lines_are(struct journal *j, int n)
{
    struct slice line;
    size_t at = 0;
    for (int i = 0; i < n; i++)
        if (!journal_next(j, &at, &line) || !slice_is(line, lines[i]))
            return false;
    return !journal_next(j, &at, &line);
}

static void write_journal(void)
{
    struct fault why;
    struct journal j;
    CHECK(journal_open(&j, "j", FORMAT_BATCH, "five words", &why) && j.is_new);
    for (size_t i = 0; i < 3; i++)
        CHECK(journal_add(&j, slice_of(lines[i]), &why));
    CHECK(journal_close(&j, &why));
}

/* Cut anywhere it is gone on with: a torn end is dropped, what was whole stays. */
static void test_journal_cut(void)
{
    size_t n;
    struct fault why;
    struct journal j;
    write_journal();
    char *all = get("j", &n);
    for (size_t cut = 0; all && cut <= n; cut++) {
        put("j", all, cut);
        if (!CHECK(journal_open(&j, "j", FORMAT_BATCH, "five words", &why)))
            continue;
        int whole = 0;
        for (size_t i = 0; i < cut; i++)
            whole += all[i] == '\n';
        CHECK(lines_are(&j, whole > 0 ? whole - 1 : 0));
        for (int i = whole > 0 ? whole - 1 : 0; i < 3; i++)
            CHECK(journal_add(&j, slice_of(lines[i]), &why));
        CHECK(journal_close(&j, &why) && holds("j", all));
    }
    free(all);
    unlink("j");
}

/* One bit changed anywhere: refused and left alone, or an end that was told as torn. */
static void test_journal_flips(void)
{
    size_t n;
    struct fault why;
    struct journal j;
    write_journal();
    char *all = get("j", &n);
    for (size_t bit = 0; all && bit < 8 * n; bit++) {
        all[bit / 8] ^= (char)(1 << bit % 8);
        put("j", all, n);
        if (journal_open(&j, "j", FORMAT_BATCH, "five words", &why)) {
            printf("bit %zu\n", bit);
            CHECK(false);
            journal_abandon(&j);
        } else {
            size_t m;
            char *after = get("j", &m);
            CHECK(after && m == n && memcmp(after, all, n) == 0 && strstr(why.why, "j: "));
            free(after);
        }
        all[bit / 8] ^= (char)(1 << bit % 8);
    }
    free(all);
    unlink("j");
}

/* All lines without their sums, those that were there and those added; then it goes. */
static void test_journal_copy(void)
{
    struct fault why;
    struct journal j;
    struct replacement to;
    write_journal();
    CHECK(journal_open(&j, "j", FORMAT_BATCH, "five words", &why));
    journal_forget(&j);
    CHECK(lines_are(&j, 0));
    static char text[1 << 18]; /* lines longer and shorter than what is read at once */
    size_t n = 0;
    for (size_t i = 0; i < 40; i++) {
        size_t len = i == 20 ? 70000 : i * 11;
        memset(text + n, 'a' + (int)i % 26, len);
        CHECK(journal_add(&j, (struct slice){text + n, len}, &why));
        n += len;
        text[n++] = '\n';
    }
    CHECK(replace_begin(&to, "a", &why) && journal_copy(&j, &to, &why) && replace_commit(&to, &why));
    size_t m = 0;
    char *got = get("a", &m);
    static const char first[] = "first\n\nthe third line\n";
    CHECK(got && m == n + sizeof first - 1 && memcmp(got, first, sizeof first - 1) == 0 &&
          memcmp(got + sizeof first - 1, text, n) == 0);
    free(got);
    CHECK(ftruncate(j.file.fd, j.file.end - 1) == 0); /* what was changed meanwhile is not copied */
    CHECK(replace_begin(&to, "a", &why) && !journal_copy(&j, &to, &why) && strstr(why.why, "j: "));
    replace_abandon(&to);
    CHECK(journal_remove(&j, &why) && access("j", F_OK) != 0);
    unlink("a");
}

/* A lock of its own: named, waited for, given back, and no harm where it was left over. */
static void test_lock_file(void)
{
    struct fault why;
    struct lock_file l;
    char pid[64];
    snprintf(pid, sizeof pid, "the game: process %ld (", (long)getpid());
    put("a.lock", "", 0);
    CHECK(lock_file_take(&l, "a.lock", "the game", &why) == LOCK_TAKEN);
    int tried[2];
    char byte;
    CHECK(pipe(tried) == 0);
    pid_t child = fork();
    if (child == 0) {
        struct lock_file m;
        bool held = lock_file_take(&m, "a.lock", "the game", &why) == LOCK_HELD &&
                    strncmp(why.why, pid, strlen(pid)) == 0 &&
                    lock_file_wait(&m, "a.lock", "the game", 20, &why) == LOCK_HELD;
        held = write(tried[1], "", 1) == 1 && held;
        bool then = lock_file_wait(&m, "a.lock", "the game", 10000, &why) == LOCK_TAKEN;
        _exit(held && then ? 0 : 1); /* killed, as it were: the file is left over */
    }
    CHECK(read(tried[0], &byte, 1) == 1);
    close(tried[0]);
    close(tried[1]);
    lock_file_release(&l);
    int status;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(lock_file_take(&l, "a.lock", "the game", &why) == LOCK_TAKEN);
    lock_file_release(&l);
    CHECK(access("a.lock", F_OK) != 0 && l.fd == -1);
    CHECK(lock_file_take(&l, "no/such/lock", "the game", &why) == LOCK_FAILED && l.fd == -1);
    lock_file_release(&l);
}

/* Of many that take it at once and give it back, each is alone. */
static void test_lock_file_many(void)
{
    enum { PROCESSES = 4, TURNS = 50 };
    put("n", "0", 1);
    for (int i = 0; i < PROCESSES; i++)
        if (fork() == 0) {
            struct fault why;
            struct lock_file l;
            bool ok = true;
            for (int turn = 0; ok && turn < TURNS; turn++) {
                size_t len;
                ok = lock_file_wait(&l, "n.lock", "n", 60000, &why) == LOCK_TAKEN;
                char *text = ok ? get("n", &len) : NULL, more[16];
                int n = text ? snprintf(more, sizeof more, "%d", atoi(text) + 1) : 0;
                ok = ok && text && n > 0;
                if (ok)
                    put("n", more, (size_t)n);
                free(text);
                lock_file_release(&l);
            }
            _exit(ok ? 0 : 1);
        }
    for (int i = 0, status; i < PROCESSES; i++)
        CHECK(wait(&status) > 0 && status == 0);
    CHECK(holds("n", "200"));
    unlink("n");
}

static void test_journal_foreign(void)
{
    struct fault why;
    struct journal j;
    put("j", "print('my agent')\n", 18);
    CHECK(!journal_open(&j, "j", FORMAT_BATCH, "", &why) && holds("j", "print('my agent')\n"));
    CHECK_TEXT(why.why, "j: this is not an unfinished batch of puzzles");
    put("j", "no newline", 10);
    CHECK(!journal_open(&j, "j", FORMAT_BATCH, "", &why) && holds("j", "no newline"));
    static const char newer[] = "quincunx batch 9 7.1.0 x\n";
    put("j", newer, sizeof newer - 1);
    CHECK(!journal_open(&j, "j", FORMAT_BATCH, "x", &why) && holds("j", newer));
    CHECK(strstr(why.why, "version 7.1.0 of the program wrote it"));
    unlink("j");
    CHECK(!journal_open(&j, "no/such/j", FORMAT_BATCH, "", &why));
    CHECK(names_here() == 0);
}

int main(void)
{
    char folder[] = "/tmp/files-XXXXXX";
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    test_crc();
    test_replace();
    test_sweep();
    test_lock();
    test_aside();
    test_journal_cut();
    test_journal_flips();
    test_journal_foreign();
    test_journal_copy();
    test_lock_file();
    test_lock_file_many();
    CHECK(names_here() == 0 && rmdir(folder) == 0);
    return check_done("files");
}
