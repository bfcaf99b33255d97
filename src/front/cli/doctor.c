/* doctor.c - see doctor.h. A program that does nothing is started in the box, and tells what held. */
#include "front/cli/doctor.h"

#include <string.h>

#include "agents/box.h"
#include "core/board_json.h"

static const char *const states[] = {[BOX_WALL] = "open", [BOX_MEASURED] = "measured", [BOX_SPARE] = "absent"};

static const char *state_of(box_layers held, enum box_layer layer)
{
    return box_has(held, layer) ? "holds" : states[box_kind(layer)];
}

static const char *words_of(box_layers held, enum box_layer layer)
{
    return box_has(held, layer) ? box_holds(layer) : box_lacks(layer);
}

static bool is_rated(box_layers held)
{
    bool all = true;
    for (int i = 0; i < BOX_COUNT; i++)
        all = all && (box_has(held, (enum box_layer)i) || box_kind((enum box_layer)i) == BOX_SPARE);
    return all;
}

static void report_json(const void *ctx, struct writer *out)
{
    const box_layers *held = ctx;
    struct jsonw j;
    for (int i = 0; i < BOX_COUNT; i++) {
        j = json_line(out);
        json_pair(&j, "layer", box_name((enum box_layer)i));
        json_pair(&j, "state", state_of(*held, (enum box_layer)i));
        json_pair(&j, "means", words_of(*held, (enum box_layer)i));
        json_line_end(&j);
    }
    j = json_line(out);
    json_bool(&j, "rated", is_rated(*held));
    json_line_end(&j);
}

static void pad(struct writer *out, const char *word, size_t width)
{
    writer_text(out, word);
    for (size_t n = strlen(word); n < width; n++)
        writer_char(out, ' ');
}

static void report_text(const void *ctx, struct writer *out)
{
    const box_layers *held = ctx;
    for (int i = 0; i < BOX_COUNT; i++) {
        pad(out, box_name((enum box_layer)i), 11);
        pad(out, state_of(*held, (enum box_layer)i), 10);
        writer_text(out, words_of(*held, (enum box_layer)i));
        writer_char(out, '\n');
    }
    writer_text(out, is_rated(*held) ? "games can be --rated here\n" : "games cannot be --rated here\n");
}

enum exit_code doctor_report(struct cli *c)
{
    box_layers held = box_probe();
    cli_print(stdout, c->value[OPT_JSON] ? report_json : report_text, &held);
    return is_rated(held) ? EXIT_YES : EXIT_NO;
}

/* The names of what does not hold; of walls alone, or of measures too. */
static struct listed open_layers(box_layers held, bool measures)
{
    struct listed l;
    struct writer w = writer_to(l.text, sizeof l.text - 1);
    for (int i = 0; i < BOX_COUNT; i++) {
        enum box_kind kind = box_kind((enum box_layer)i);
        if (box_has(held, (enum box_layer)i) || kind == BOX_SPARE || (kind == BOX_MEASURED && !measures))
            continue;
        writer_text(&w, w.n ? ", " : "");
        writer_text(&w, box_name((enum box_layer)i));
    }
    l.text[w.n < w.cap ? w.n : w.cap] = '\0';
    return l;
}

bool doctor_allows(struct cli *c, struct limits *limits)
{
    bool rated = c->value[OPT_RATED] != NULL;
    box_layers held = box_probe();
    struct listed open = open_layers(held, rated);
    if (rated && open.text[0])
        return cli_fault(c, OPT_RATED, "not enforced on this machine: %s; see 'arena doctor'", open.text), false;
    if (open.text[0])
        cli_say(EXIT_YES, "agents are not boxed in on this machine: %s; see 'arena doctor'", open.text);
    for (int i = 0; rated && i < BOX_COUNT; i++)
        if (box_kind((enum box_layer)i) != BOX_SPARE)
            limits->needed |= 1U << i;
    return true;
}
