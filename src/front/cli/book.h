/* book.h - a booklet being gathered: what book.c and worksheet.c share. */
#ifndef CLI_BOOK_H
#define CLI_BOOK_H

#include "front/cli/cli.h"
#include "render/booklet.h"

enum { BOOK_GAMES_MAX = 8, BOOK_WORKSHEET_MAX = 96 };

struct book {
    struct arena arena; /* boards and ids */
    struct booklet_entry *entry;
    size_t cap;
    struct booklet_rules rules[BOOK_GAMES_MAX];
    struct booklet booklet;
    struct err *fault; /* there was no memory to draw it */
};

/* Copies in the arena of the book; NULL: no memory. */
struct board *book_keep_board(struct book *k, const struct board *b);
struct slice book_keep_text(struct book *k, const char *text);
struct booklet_entry *book_add_entry(struct book *k); /* an empty one */

/* --graded and --technique: the booklet is made and not read. */
bool worksheet_is_wanted(const struct cli *c);
const char *worksheet_options(const struct cli *c, struct booklet *b); /* NULL: they fit; else why not */
enum exit_code worksheet_fill(struct cli *c, struct book *k);          /* another code: said why */

#endif
