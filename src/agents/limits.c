/* limits.c - see limits.h. Values are written in thousandths. */
#include "agents/limits.h"

#include <stdint.h>

static const struct {
    const char *name;
    double preset, most;
} rows[LIMIT_COUNT] = {
    [LIMIT_MOVE] = {"move", 10, 1e6},
    [LIMIT_CPU] = {"cpu", 2, 1e6},
    [LIMIT_GAME] = {"game", 300, 1e6},
    [LIMIT_GAMECPU] = {"gamecpu", 60, 1e6},
    [LIMIT_START] = {"start", 30, 1e6},
    [LIMIT_MEMORY] = {"memory", 512, 1e6},
    [LIMIT_PROCESSES] = {"processes", 32, 4096},
};

struct limits limits_preset(void)
{
    struct limits l = {.needed = 0};
    for (int i = 0; i < LIMIT_COUNT; i++)
        l.of[i] = rows[i].preset;
    return l;
}

bool limit_named(struct slice name, enum limit *out)
{
    for (int i = 0; i < LIMIT_COUNT; i++)
        if (slice_is(name, rows[i].name)) {
            *out = (enum limit)i;
            return true;
        }
    return false;
}

const char *limit_fault(enum limit which, double value)
{
    return value >= 0.001 && value <= rows[which].most ? NULL
           : which == LIMIT_PROCESSES                  ? "expected a number from 1 to 4096"
                                                       : "expected a number from 0.001 to 1000000";
}

/* Digits, and up to three more behind a point. */
static bool read_value(struct reader *in, double *out)
{
    uint32_t whole, unit = 1000, thousandths = 0;
    if (!reader_number(in, 1000000, &whole))
        return false;
    if (reader_skip(in, '.')) {
        do {
            int digit = reader_peek(in) - '0';
            if (digit < 0 || digit > 9 || unit == 1)
                return false;
            unit /= 10;
            thousandths += (uint32_t)digit * unit;
            reader_take(in);
        } while (reader_peek(in) >= '0' && reader_peek(in) <= '9');
    }
    *out = whole + thousandths / 1000.0;
    return true;
}

struct err limits_read(struct reader *in, struct limits *out)
{
    struct limits l = *out;
    do {
        size_t at = in->at;
        enum limit which;
        double value;
        if (!limit_named(reader_until(in, '='), &which))
            return err_text(at, "expected a limit: move, cpu, game, gamecpu, start, memory or "
                                "processes, then = and a number");
        reader_skip(in, '=');
        at = in->at;
        if (!read_value(in, &value))
            return err_text(at, "expected a number, such as 10 or 0.5");
        const char *why = limit_fault(which, value);
        if (why)
            return err_text(at, why);
        l.of[which] = value;
    } while (reader_skip(in, ','));
    if (reader_peek(in) != READER_END)
        return err_text(in->at, "expected a comma between limits");
    *out = l;
    return err_none();
}

void limits_write(const struct limits *l, struct writer *out)
{
    for (int i = 0; i < LIMIT_COUNT; i++) {
        int64_t value = (int64_t)(l->of[i] * 1000 + 0.5);
        writer_text(out, i ? "," : "");
        writer_text(out, rows[i].name);
        writer_char(out, '=');
        writer_number(out, value / 1000);
        for (int64_t unit = 100, rest = value % 1000; rest; rest %= unit, unit /= 10) {
            if (unit == 100)
                writer_char(out, '.');
            writer_char(out, (char)('0' + rest / unit));
        }
    }
}
