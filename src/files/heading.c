/* heading.c - see heading.h. */
#include "files/heading.h"

#include <string.h>

struct slice heading_of(const char *text, size_t len)
{
    const char *end = memchr(text, '\n', len);
    return (struct slice){text, end ? (size_t)(end - text) : 0};
}

enum format_answer heading_read(enum format f, const char *path, struct slice line,
                                struct format_line *out, struct fault *why)
{
    enum format_answer answer = format_read(f, line, out);
    if (answer == FORMAT_FOREIGN)
        fault_set(why, "%s: this is not %s", path, format_what(f));
    if (answer == FORMAT_NEWER)
        fault_set(why,
                  "%s: version %.*s of the program wrote it, in format %u of a %s; this is version "
                  "%s and knows format %u",
                  path, (int)out->program.len, out->program.text, (unsigned)out->version,
                  format_name(f), format_program(), (unsigned)format_version(f));
    return answer;
}

enum { ZEROS_MOST = 1 << 16 };

bool heading_is_torn(enum format f, const char *text, size_t len)
{
    char start[64];
    struct writer out = writer_to(start, sizeof start);
    writer_text(&out, "quincunx ");
    writer_text(&out, format_name(f));
    writer_char(&out, ' ');
    /* a loss of power: as long as it was, and nothing in it; but not an image of somebody's disk */
    while (len > 0 && len <= ZEROS_MOST && text[len - 1] == '\0')
        len--;
    return !memchr(text, '\n', len) && memcmp(text, start, len < out.n ? len : out.n) == 0;
}
