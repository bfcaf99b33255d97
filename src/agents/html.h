/* html.h - a page as one HTML file that needs nothing else, with its data. Names, notes and what agents
 * wrote are data and stay data: they stand in JSON without '<', and the page's script puts them there as
 * text only. Nothing else in the page may run. */
#ifndef AGENTS_HTML_H
#define AGENTS_HTML_H

#include "base/json.h"

/* JSON in a <script>: '<', '>' and '&' are written as escapes, so that nothing looks like markup. */
void html_json_text(struct jsonw *j, struct slice text);
void html_json_pair(struct jsonw *j, const char *key, const char *text);

struct html_page {
    const char *title;
    const char *style;            /* besides that of every page */
    const char *body;             /* after the heading */
    const char *script;           /* after replay.js */
    void (*data)(const void *ctx, struct jsonw *j); /* one JSON object; NULL: an empty one */
    const void *ctx;
    /* NULL: all is in the file. Else style and script are files of this name, and replay's, beside it: what
     * a server sends, which may forbid all that stands in a page. */
    const char *linked;
};

void html_page_write(const struct html_page *p, struct writer *out);

#endif
