/* json.h - writing one JSON value a line: keys in the order given, commas kept right.
 *
 *     jsonw_open(j, '{');  jsonw_key(j, "status");  jsonw_text(j, "open");  jsonw_close(j, '}');
 */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct jsonw {
    struct writer *out;
    bool comma; /* a value stands before this place */
};

struct jsonw jsonw_to(struct writer *out);
void jsonw_open(struct jsonw *j, char bracket); /* '{' or '[' */
void jsonw_close(struct jsonw *j, char bracket);
void jsonw_key(struct jsonw *j, const char *key);
void jsonw_text(struct jsonw *j, const char *s);
void jsonw_slice(struct jsonw *j, struct slice s); /* bytes below 0x20, '"' and '\' escaped;
                                                    * what is no UTF-8 becomes U+FFFD */
/* A string written straight to j->out between these two; nothing in it that JSON escapes. */
void jsonw_open_text(struct jsonw *j);
void jsonw_close_text(struct jsonw *j);
void jsonw_number(struct jsonw *j, int64_t v);
void jsonw_real(struct jsonw *j, double v, int digits); /* digits after the point; JSON has no NaN */
void jsonw_bool(struct jsonw *j, bool v);
void jsonw_null(struct jsonw *j);

/* A key and its value. */
void json_pair(struct jsonw *j, const char *key, const char *text); /* NULL: null */
void json_slice(struct jsonw *j, const char *key, struct slice text);
void json_count(struct jsonw *j, const char *key, int64_t n);
void json_decimal(struct jsonw *j, const char *key, double v, int digits);
void json_bool(struct jsonw *j, const char *key, bool v);
void json_count_or_null(struct jsonw *j, const char *key, bool is_known, int64_t n);
void json_decimal_or_null(struct jsonw *j, const char *key, bool is_known, double v, int digits);
void json_open(struct jsonw *j, const char *key, char bracket); /* what follows is its value */

/* One object on a line of its own. */
struct jsonw json_line(struct writer *out);
void json_line_end(struct jsonw *j);

#endif
