/* format.c - see format.h. */
#include "files/format.h"

struct row {
    const char *name, *what;
    uint32_t version;
};

static const struct row rows[FORMAT_COUNT] = {
    [FORMAT_SESSION] = {"session", "a saved game", 2},
    [FORMAT_RECORD] = {"record", "a file of game records", 2},
    [FORMAT_LEAGUE] = {"league", "a league", 2},
    [FORMAT_COLLECTION] = {"collection", "a collection", 2},
    [FORMAT_TABLE] = {"table", "a table of values", 2},
    [FORMAT_BATCH] = {"batch", "an unfinished batch of puzzles", 1},
};

const char *format_name(enum format f)
{
    return rows[f].name;
}

uint32_t format_version(enum format f)
{
    return rows[f].version;
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

enum format_answer format_read(enum format f, struct slice line, const char *path,
                               uint32_t *version, struct slice *settings, struct fault *why)
{
    struct reader in = reader_of(line.text, line.len);
    bool ours = reader_skip_text(&in, "quincunx ") && reader_skip_text(&in, rows[f].name) &&
                reader_skip(&in, ' ') && reader_number(&in, UINT32_MAX, version) &&
                reader_skip(&in, ' ');
    struct slice program = reader_until(&in, ' ');
    if (!ours || program.len == 0) {
        fault_set(why, "%s: this is not %s", path, rows[f].what);
        return FORMAT_FOREIGN;
    }
    reader_skip(&in, ' ');
    *settings = reader_rest(&in);
    if (*version > rows[f].version) {
        fault_set(why, "%s: version %.*s of the program wrote it, in format %u of %s; this is %s and knows %u",
                  path, (int)program.len, program.text, (unsigned)*version, rows[f].name,
                  QUINCUNX_VERSION, (unsigned)rows[f].version);
        return FORMAT_NEWER;
    }
    return *version < rows[f].version ? FORMAT_OLDER : FORMAT_FITS;
}
