/* json.h - writing one JSON value a line, by hand: keys in the order given, commas kept right.
 *
 *     json_open(j, '{');  json_key(j, "status");  json_text(j, "open");  json_close(j, '}');
 */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct json {
    struct writer *out;
    bool comma; /* a value stands before this place */
};

struct json json_to(struct writer *out);
void json_open(struct json *j, char bracket); /* '{' or '[' */
void json_close(struct json *j, char bracket);
void json_key(struct json *j, const char *key);
void json_text(struct json *j, const char *s);
void json_slice(struct json *j, struct slice s); /* bytes below 0x20, '"' and '\' escaped */
void json_number(struct json *j, int64_t v);
void json_real(struct json *j, double v, int digits); /* digits after the point; JSON has no NaN */
void json_bool(struct json *j, bool v);
void json_null(struct json *j);

#endif
