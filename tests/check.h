/* check.h - the smallest test harness that runs natively and in WebAssembly.
 *
 * A test program calls CHECK often and ends with `return check_done("name");`. Failures say where
 * and go on; the closing line counts them. The only macros are those that must see __LINE__.
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* weak: a test of several files shares one pair of counters */
__attribute__((weak)) unsigned long check_passed, check_failed;

static inline bool check_that(bool ok, const char *file, int line, const char *what)
{
    if (ok) {
        check_passed++;
    } else if (check_failed++ < 20) {
        printf("%s:%d: failed: %s\n", file, line, what);
    }
    return ok;
}

static inline bool check_same(const char *got, const char *want, const char *file, int line)
{
    bool ok = strcmp(got, want) == 0;
    if (!check_that(ok, file, line, "texts are equal"))
        printf("   got: %s\n  want: %s\n", got, want);
    return ok;
}

#define CHECK(condition) check_that((condition), __FILE__, __LINE__, #condition)
#define CHECK_TEXT(got, want) check_same((got), (want), __FILE__, __LINE__)

static inline int check_done(const char *name)
{
    printf("%s: %lu checks passed, %lu failed\n", name, check_passed, check_failed);
    return check_failed || !check_passed;
}

#endif
