/* nothing.c - see web.h: the page was not built before this program. */
#include "front/cli/web.h"

const struct page_file page_files[] = {{NULL, NULL, NULL}};
