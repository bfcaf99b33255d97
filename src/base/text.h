/* text.h - a reader and a writer for short texts that have a length and no NUL at the end.
 *
 * A reader is a text and a place in it: errors name that place. A writer counts every byte it
 * is given and keeps those that fit, so one function serves "how long?" (cap 0) and "write it"; or
 * it grows, and keeps them all.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct slice {
    const char *text;
    size_t len;
};

struct slice slice_of(const char *text);
bool slice_same(struct slice a, struct slice b);
bool slice_is(struct slice s, const char *text);
bool slice_starts(struct slice s, const char *prefix);
/* Is it this word, in capital letters or small ones (A to Z)? For what people type. */
bool slice_is_word(struct slice s, const char *word);
int text_lower(int c); /* A to Z as a to z, everything else as it is */

/* Reading */
struct reader {
    const char *text;
    size_t len, at;
};

enum { READER_END = -1 };

struct reader reader_of(const char *text, size_t len);
int reader_peek(const struct reader *in); /* next byte as 0..255, or READER_END */
int reader_take(struct reader *in);       /* the same, and step over it */
bool reader_skip(struct reader *in, char c);            /* step over c if it is next */
bool reader_skip_text(struct reader *in, const char *s); /* step over s if it is next */
bool reader_number(struct reader *in, uint32_t max, uint32_t *out); /* decimal, no sign, <= max */
struct slice reader_until(struct reader *in, char stop); /* up to, not including, stop or end */
struct slice reader_rest(const struct reader *in);

/* Bytes of the UTF-8 character that the text begins with; 0: it begins with none. */
size_t slice_character(struct slice s);

/* Line and column, both from 1, of byte `at`; columns count UTF-8 characters. */
void text_place(const char *text, size_t len, size_t at, size_t *line, size_t *column);

/* Writing */
struct arena;

struct writer {
    char *out;
    size_t cap, n;      /* n may exceed cap: then only the first cap bytes were kept */
    struct arena *room; /* where more is taken from when it is full; NULL: it stays full */
};

struct writer writer_to(char *out, size_t cap);
/* One that grows. The arena is for this alone: what is written to it must not be given back. */
struct writer writer_growing(struct arena *room);
void writer_char(struct writer *w, char c);
void writer_text(struct writer *w, const char *s);
void writer_slice(struct writer *w, struct slice s);
void writer_number(struct writer *w, int64_t v);
/* Something that belongs here is missing, for there is no memory: as if the room had ended. */
void writer_fail(struct writer *w);

#endif
