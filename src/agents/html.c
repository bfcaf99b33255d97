/* html.c - see html.h. */
#include "agents/html.h"

#include <string.h>

#include "agents/embedded.h"
#include "base/hash.h"
#include "base/markup.h"

void html_json_text(struct jsonw *j, struct slice text)
{
    static const char hex[] = "0123456789abcdef";
    jsonw_open_text(j);
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.text[i];
        if (c < ' ' || strchr("<>&\"\\", c)) {
            writer_text(j->out, "\\u00");
            writer_char(j->out, hex[c >> 4]);
            writer_char(j->out, hex[c & 15]);
        } else {
            writer_char(j->out, (char)c);
        }
    }
    jsonw_close_text(j);
}

void html_json_pair(struct jsonw *j, const char *key, const char *text)
{
    jsonw_key(j, key);
    html_json_text(j, (struct slice){text, strlen(text)});
}

/* A word that only the page's own script has. */
static void write_nonce(const struct html_page *p, struct writer *out)
{
    uint64_t h = hash_bytes(7, p->script, strlen(p->script));
    h = hash_bytes(h, p->title, strlen(p->title));
    for (int i = 0; i < 16; i++, h >>= 4)
        writer_char(out, "0123456789abcdef"[h & 15]);
}

static void write_whole_head(const struct html_page *p, struct writer *out)
{
    writer_text(out, "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                     "style-src 'unsafe-inline'; script-src 'nonce-");
    write_nonce(p, out);
    writer_text(out, "'\">\n<style>\n");
    writer_text(out, embedded_replay_css);
    writer_text(out, p->style);
    writer_text(out, "</style>\n");
}

static void write_whole_end(const struct html_page *p, struct writer *out)
{
    writer_text(out, "<script nonce=\"");
    write_nonce(p, out);
    writer_text(out, "\">\n");
    writer_text(out, embedded_replay_js);
    writer_text(out, p->script);
    writer_text(out, "</script>\n");
}

/* A link to a file of the page and to that of all pages. */
static void write_links(const char *before, const char *after, const char *name, struct writer *out)
{
    const char *const names[] = {"replay", name};
    for (int i = 0; i < 2; i++) {
        writer_text(out, before);
        writer_text(out, names[i]);
        writer_text(out, after);
    }
}

static void write_title(const char *before, const struct html_page *p, const char *after, struct writer *out)
{
    writer_text(out, before);
    markup_text(out, slice_of(p->title));
    writer_text(out, after);
}

void html_page_write(const struct html_page *p, struct writer *out)
{
    writer_text(out, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width\">\n");
    write_title("<title>", p, "</title>\n", out);
    if (p->linked) {
        writer_text(out, "<link rel=\"icon\" href=\"data:,\">\n");
        write_links("<link rel=\"stylesheet\" href=\"", ".css\">\n", p->linked, out);
    } else {
        write_whole_head(p, out);
    }
    write_title("<main>\n<h1>", p, "</h1>\n", out);
    writer_text(out, p->body);
    writer_text(out, "</main>\n<script type=\"application/json\" id=\"data\">");
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    if (p->data)
        p->data(p->ctx, &j);
    jsonw_close(&j, '}');
    writer_text(out, "</script>\n");
    if (p->linked)
        write_links("<script src=\"", ".js\"></script>\n", p->linked, out);
    else
        write_whole_end(p, out);
    writer_text(out, "</html>\n");
}
