/* tamper FILE SQL: changes a league's file as somebody would who knows it well: through our own layer, so that
 * every page has its checksum. */
#include <sqlite3.h>
#include <stdio.h>

#include "store/page_sums.h"

int main(int argc, char **argv)
{
    sqlite3 *db = NULL;
    char *why = NULL;
    bool ok = argc == 3 && page_sums_register() &&
              sqlite3_open_v2(argv[1], &db, SQLITE_OPEN_READWRITE, PAGE_SUMS_VFS) == SQLITE_OK &&
              sqlite3_exec(db, argv[2], NULL, NULL, &why) == SQLITE_OK;
    if (!ok)
        fprintf(stderr, "tamper: %s\n", why ? why : "FILE SQL");
    else if (sqlite3_changes(db) == 0)
        fprintf(stderr, "tamper: nothing was changed\n");
    ok = ok && sqlite3_changes(db) > 0;
    sqlite3_close(db);
    return !ok;
}
