/* certify.c - `certify DIR`: is this a certificate? Checked by certify/certify.h, which shares nothing
 * with what made it. */
#include <stdlib.h>
#include <string.h>

#include "certificate/certificate.h"
#include "front/cli/cli.h"

static const char *claim_name(const struct certify_report *r)
{
    return r->claim == CERTIFY_UNIQUE ? "unique" : "none";
}

static void write_conflict(struct jsonw *j, struct slice places)
{
    struct reader in = reader_of(places.text, places.len);
    json_open(j, "conflict", '[');
    do
        jsonw_slice(j, reader_until(&in, ' '));
    while (reader_skip(&in, ' '));
    jsonw_close(j, ']');
}

static void report_json(const void *ctx, struct writer *out)
{
    const struct certify_report *r = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "certificate", r->verdict == CERTIFY_VALID ? "valid" : "invalid");
    if (r->verdict == CERTIFY_VALID) {
        json_pair(&j, "claim", claim_name(r));
        if (r->claim == CERTIFY_NONE) {
            write_conflict(&j, r->conflict);
            json_bool(&j, "minimal", r->is_minimal);
        }
        json_count(&j, "clauses", (int64_t)r->clauses);
        json_count(&j, "cuts", (int64_t)r->cuts);
        json_count(&j, "steps", (int64_t)r->steps);
    } else {
        json_pair(&j, "file", certificate_names[r->file]);
        json_count(&j, "line", (int64_t)r->line);
        json_pair(&j, "fault", r->why);
    }
    json_line_end(&j);
}

static void report_text(const void *ctx, struct writer *out)
{
    const struct certify_report *r = ctx;
    writer_text(out, r->verdict == CERTIFY_VALID ? "valid: " : "invalid: ");
    if (r->verdict != CERTIFY_VALID) {
        writer_text(out, certificate_names[r->file]);
        writer_text(out, ", line ");
        writer_number(out, (int64_t)r->line);
        writer_text(out, ": ");
        writer_text(out, r->why);
    } else if (r->claim == CERTIFY_UNIQUE) {
        writer_text(out, "exactly one answer");
    } else {
        writer_text(out, "no answer, because of ");
        writer_slice(out, r->conflict);
        writer_text(out, r->is_minimal ? "; without any one of these there is one" : "");
    }
    writer_char(out, '\n');
}

static enum exit_code check(struct cli *c, const struct certificate *texts)
{
    struct certify_report r;
    certificate_check(texts, &r, &c->work);
    if (r.verdict == CERTIFY_STARVED)
        return cli_say(EXIT_USAGE, "%s", r.why);
    if (r.verdict == CERTIFY_STOPPED) {
        char room[LIMITS_SENTENCE];
        return cli_say(limits_code(), "%s",
                       limits_blame("the limit was reached before it was checked", room));
    }
    cli_print(stdout, c->value[OPT_JSON] ? report_json : report_text, &r);
    return r.verdict == CERTIFY_VALID ? EXIT_YES : EXIT_NO;
}

static enum exit_code certify_run(struct cli *c)
{
    struct certificate texts = {0};
    char *text[CERTIFY_FILES] = {NULL};
    bool ok = true;
    if (c->n_rest != 1)
        return cli_say(EXIT_USAGE, "expected one folder, as solve --certificate writes it");
    limits_renew(c, 1);
    for (int i = 0; ok && i < CERTIFY_FILES; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", c->rest[0], certificate_names[i]);
        text[i] = file_read(path, &texts.text[i].len);
        texts.text[i].text = text[i];
        ok = text[i] != NULL;
    }
    enum exit_code code = ok ? check(c, &texts) : EXIT_USAGE;
    for (int i = 0; i < CERTIFY_FILES; i++)
        free(text[i]);
    return code;
}

static const enum opt certify_options[] = {OPT_TIME, OPT_JSON, OPT_COUNT};

const struct command command_certify = {
    .name = "certify",
    .synopsis = "certify DIR [--json]",
    .help = "is this proof, written by solve --certificate, right? checks every line anew",
    .options = certify_options,
    .run = certify_run,
    .time_help = "stop after SEC seconds",
};
