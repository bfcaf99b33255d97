/* page_sums.h - a checksum on every page of an SQLite file, looked at whenever a page is read.
 *
 * SQLite leaves the last bytes of each page free when it is asked to; here the last eight hold a
 * hash of the others. It is put in as a page is written to the file and compared as it is read, so
 * that a changed bit is noticed by whatever comes upon it: SQLITE_IOERR_DATA. Pages in the
 * write-ahead log have SQLite's own sums.
 */
#ifndef STORE_PAGE_SUMS_H
#define STORE_PAGE_SUMS_H

#include <stdbool.h>

struct sqlite3;

#define PAGE_SUMS_VFS "quincunx-sums"

bool page_sums_register(void); /* once is enough, more does no harm; false: no memory */

/* Every page of this connection's file gets its sum: for a new file, before its first page. */
bool page_sums_begin(struct sqlite3 *db);
bool page_sums_are_there(struct sqlite3 *db); /* does every page of the file have its sum? */

#endif
