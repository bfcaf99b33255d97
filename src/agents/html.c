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

void html_page_write(const struct html_page *p, struct writer *out)
{
    writer_text(out, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width\">\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                     "style-src 'unsafe-inline'; script-src 'nonce-");
    write_nonce(p, out);
    writer_text(out, "'\">\n<title>");
    markup_text(out, slice_of(p->title));
    writer_text(out, "</title>\n<style>\n");
    writer_text(out, embedded_replay_css);
    writer_text(out, p->style);
    writer_text(out, "</style>\n<h1>");
    markup_text(out, slice_of(p->title));
    writer_text(out, "</h1>\n");
    writer_text(out, p->body);
    writer_text(out, "<script type=\"application/json\" id=\"data\">");
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    p->data(p->ctx, &j);
    jsonw_close(&j, '}');
    writer_text(out, "</script>\n<script nonce=\"");
    write_nonce(p, out);
    writer_text(out, "\">\n");
    writer_text(out, embedded_replay_js);
    writer_text(out, p->script);
    writer_text(out, "</script>\n</html>\n");
}
