/* format.c - see format.h. */
#include "base/format.h"

struct format_row {
    const char *name, *what;
    uint32_t version;
};

static const struct format_row rows[FORMAT_COUNT] = {
    [FORMAT_SESSION] = {"session", "a saved game", 3},
    [FORMAT_RECORD] = {"record", "a file of game records", 2},
    [FORMAT_LEAGUE] = {"league", "a league", 2},
    [FORMAT_COLLECTION] = {"collection", "a collection", 2},
    [FORMAT_TABLE] = {"table", "a table of values", 2},
    [FORMAT_BATCH] = {"batch", "an unfinished batch of puzzles", 1},
    [FORMAT_CERTIFICATE] = {"certificate", "a certificate", 1},
    [FORMAT_PROOF] = {"proof", "a proof of who wins", 1},
    [FORMAT_STRATEGY] = {"strategy", "a winning strategy", 1},
};

const char *format_name(enum format f)
{
    return rows[f].name;
}

const char *format_what(enum format f)
{
    return rows[f].what;
}

uint32_t format_version(enum format f)
{
    return rows[f].version;
}

const char *format_program(void)
{
    return QUINCUNX_VERSION;
}

void format_write(enum format f, const char *settings, struct writer *out)
{
    writer_text(out, "quincunx ");
    writer_text(out, rows[f].name);
    writer_char(out, ' ');
    writer_number(out, rows[f].version);
    writer_text(out, " " QUINCUNX_VERSION);
    if (settings && *settings) {
        writer_char(out, ' ');
        writer_text(out, settings);
    }
}

enum format_answer format_read(enum format f, struct slice line, struct format_line *out)
{
    struct reader in = reader_of(line.text, line.len);
    struct format_line l;
    if (!reader_skip_text(&in, "quincunx ") || !reader_skip_text(&in, rows[f].name) ||
        !reader_skip(&in, ' ') || !reader_number(&in, UINT32_MAX, &l.version) ||
        !reader_skip(&in, ' '))
        return FORMAT_FOREIGN;
    l.program = reader_until(&in, ' ');
    if (l.program.len == 0)
        return FORMAT_FOREIGN;
    reader_skip(&in, ' ');
    l.settings = reader_rest(&in);
    *out = l;
    return l.version > rows[f].version   ? FORMAT_NEWER
           : l.version < rows[f].version ? FORMAT_OLDER
                                         : FORMAT_FITS;
}
