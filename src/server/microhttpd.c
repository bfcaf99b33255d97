/* microhttpd.c - see server.h: a few files from memory, or what a site answers, to this machine alone.
 *
 * It listens on the loopback address, and it answers only requests that name it by that address: a
 * foreign name in Host means that some other site has had its name point here, to read our answers
 * as its own. Nothing is ever written or looked up on disk.
 */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/hash.h"
#include "server/accept_encoding.h"
#include "server/connections.h"
#include "server/server.h"

enum { LOOK_MS = 100, BODY_MOST = 1 << 20 };

static const char policy[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

static const char *const headers[][2] = {
    {"Content-Security-Policy", policy},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
    {"Cache-Control", "no-cache"}, /* kept, but asked about: the ETag answers */
};

static const char *type_of(const char *name)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".webmanifest", "application/manifest+json"},
    };
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && i < sizeof types / sizeof *types; i++)
        if (strcmp(dot, types[i][0]) == 0)
            return types[i][1];
    return "application/octet-stream";
}

/* 127.0.0.1 or localhost, with or without a port. */
static bool is_this_machine(const char *host)
{
    static const char *const names[] = {"127.0.0.1", "localhost"};
    for (size_t i = 0; host && i < sizeof names / sizeof *names; i++) {
        size_t n = strlen(names[i]);
        if (strncasecmp(host, names[i], n) == 0 && (host[n] == '\0' || host[n] == ':') &&
            strspn(host + n + (host[n] == ':'), "0123456789") ==
                strlen(host + n + (host[n] == ':')))
            return true;
    }
    return false;
}

static const char packed_ending[] = ".gz";

/* Is `name` the first one with this ending? */
static bool name_is(const char *name, const char *first, const char *ending)
{
    size_t n = strlen(first);
    return strncmp(name, first, n) == 0 && strcmp(name + n, ending) == 0;
}

static const struct server_file *file_named(const char *name, const char *ending)
{
    for (const struct server_file *f = server_files; f->name; f++)
        if (name_is(f->name, name, ending))
            return f;
    return NULL;
}

/* Compressed files have no address of their own. */
static const struct server_file *file_of(const char *url)
{
    const char *name = strcmp(url, "/") == 0 ? "index.html" : url + (url[0] == '/');
    size_t n = strlen(name), ending = sizeof packed_ending - 1;
    bool packed = n >= ending && strcmp(name + n - ending, packed_ending) == 0;
    return packed ? NULL : file_named(name, "");
}

/* What goes with an answer; whatever is NULL is left out. */
struct about {
    const char *type, *tag, *allow, *encoding, *vary, *refresh;
    bool given; /* the bytes are malloc'ed and given away */
};

static enum MHD_Result respond(struct MHD_Connection *connection, unsigned status,
                               const void *bytes, size_t n, const struct about *about)
{
    struct MHD_Response *r = MHD_create_response_from_buffer(
        n, (void *)bytes, about->given ? MHD_RESPMEM_MUST_FREE : MHD_RESPMEM_PERSISTENT);
    if (!r) {
        if (about->given)
            free((void *)bytes);
        return MHD_NO;
    }
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
        MHD_add_response_header(r, headers[i][0], headers[i][1]);
    const char *const own[][2] = {{MHD_HTTP_HEADER_CONTENT_TYPE, about->type},
                                  {MHD_HTTP_HEADER_ETAG, about->tag},
                                  {MHD_HTTP_HEADER_ALLOW, about->allow},
                                  {MHD_HTTP_HEADER_CONTENT_ENCODING, about->encoding},
                                  {MHD_HTTP_HEADER_VARY, about->vary},
                                  {"Refresh", about->refresh}};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (own[i][1])
            MHD_add_response_header(r, own[i][0], own[i][1]);
    enum MHD_Result result = MHD_queue_response(connection, status, r);
    MHD_destroy_response(r);
    return result;
}

static enum MHD_Result send_text(struct MHD_Connection *connection, unsigned status,
                                 const char *text, const char *allow)
{
    struct about about = {.type = "text/plain; charset=utf-8", .allow = allow};
    return respond(connection, status, text, strlen(text), &about);
}

/* Is the tag in a list such as "a", W/"b", or is the list a star? For what is asked here a weak tag
 * is as good as a strong one. */
static bool tag_is_known(const char *list, const char *tag)
{
    for (const char *at = list; at && *at;) {
        at += strspn(at, " \t,");
        if (*at == '*')
            return true;
        if (strncmp(at, "W/", 2) == 0)
            at += 2;
        if (strncmp(at, tag, strlen(tag)) == 0)
            return true;
        const char *end = *at == '"' ? strchr(at + 1, '"') : NULL;
        at = end ? end + 1 : at + strcspn(at, ",");
    }
    return false;
}

/* Compressed, where that was built and the client takes it; each form has a tag of its own. */
static enum MHD_Result send_file(struct MHD_Connection *connection, const struct server_file *f)
{
    const char *accepts =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_ACCEPT_ENCODING);
    const struct server_file *packed = file_named(f->name, packed_ending);
    bool is_packed = packed && accept_encoding_has(accepts, "gzip");
    const struct server_file *sent = is_packed ? packed : f;
    size_t n = (size_t)(sent->end - sent->begin);
    char tag[32];
    snprintf(tag, sizeof tag, "\"%016llx\"", (unsigned long long)hash_bytes(0, sent->begin, n));
    struct about about = {.type = type_of(f->name),
                          .tag = tag,
                          .encoding = is_packed ? "gzip" : NULL,
                          .vary = packed ? MHD_HTTP_HEADER_ACCEPT_ENCODING : NULL};
    const char *known = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "If-None-Match");
    if (tag_is_known(known, tag)) {
        about.encoding = NULL;
        return respond(connection, MHD_HTTP_NOT_MODIFIED, "", 0, &about);
    }
    return respond(connection, MHD_HTTP_OK, sent->begin, n, &about);
}

static const char *value_of(const struct server_request *q, const char *key)
{
    return MHD_lookup_connection_value(q->line, MHD_GET_ARGUMENT_KIND, key);
}

static enum MHD_Result send_reply(struct MHD_Connection *connection, const struct server_site *site, const char *url)
{
    const struct server_request q = {url, value_of, connection};
    struct server_reply r = {0};
    char tag[32], refresh[16];
    site->answer(site->ctx, &q, &r);
    if (!r.bytes)
        return send_text(connection, MHD_HTTP_NOT_FOUND, "There is no such page.\n", NULL);
    snprintf(tag, sizeof tag, "\"%016llx\"", (unsigned long long)hash_bytes(0, r.bytes, r.n));
    snprintf(refresh, sizeof refresh, "%u", r.again_s);
    struct about about = {.type = r.type, .refresh = r.again_s ? refresh : NULL, .given = true};
    if (!r.status)
        about.tag = tag;
    const char *known = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "If-None-Match");
    if (about.tag && tag_is_known(known, tag)) {
        free(r.bytes);
        about.given = false;
        return respond(connection, MHD_HTTP_NOT_MODIFIED, "", 0, &about);
    }
    return respond(connection, r.status ? r.status : MHD_HTTP_OK, r.bytes, r.n, &about);
}

/* ---- one request ---- */

/* What the threads of the library have in hand. */
struct serving {
    struct connections all;
    const struct server_site *site; /* NULL: the files of the page */
};

static struct connection *line_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/* Called when the head has come, then for each part of a body, then once more: only then may there
 * be an answer if the line is to stay open. *memory counts the body's bytes, plus one. */
static enum MHD_Result answer(void *ctx, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **memory)
{
    struct serving *s = ctx;
    struct connections *all = &s->all;
    (void)version;
    (void)upload;
    if (!*memory) {
        connections_set(all, line_of(connection), CONNECTION_BODY);
        *memory = (void *)1;
        return MHD_YES;
    }
    if (*upload_size) {
        *memory = (void *)((uintptr_t)*memory + *upload_size);
        *upload_size = 0;
        return (uintptr_t)*memory <= BODY_MOST ? MHD_YES : MHD_NO;
    }
    connections_set(all, line_of(connection), CONNECTION_ANSWER);
    if (!is_this_machine(MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host")))
        return send_text(connection, MHD_HTTP_MISDIRECTED_REQUEST,
                         "This page is served to this machine alone, as 127.0.0.1 or localhost.\n",
                         NULL);
    if (strcmp(method, MHD_HTTP_METHOD_GET) != 0 && strcmp(method, MHD_HTTP_METHOD_HEAD) != 0)
        return send_text(connection, MHD_HTTP_METHOD_NOT_ALLOWED,
                         "There is nothing but to read.\n", "GET, HEAD");
    if (s->site)
        return send_reply(connection, s->site, url);
    const struct server_file *f = file_of(url);
    return f ? send_file(connection, f)
             : send_text(connection, MHD_HTTP_NOT_FOUND, "There is no such file.\n", NULL);
}

static void answered(void *ctx, struct MHD_Connection *connection, void **memory,
                     enum MHD_RequestTerminationCode how)
{
    (void)memory;
    (void)how;
    connections_set(ctx, line_of(connection), CONNECTION_IDLE);
}

static void opened_or_closed(void *ctx, struct MHD_Connection *connection, void **line,
                             enum MHD_ConnectionNotificationCode which)
{
    if (which == MHD_CONNECTION_NOTIFY_STARTED)
        *line = connections_add(
            ctx,
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd);
    else
        connections_remove(ctx, *line);
}

static struct MHD_Daemon *start(uint16_t port, struct serving *s)
{
    struct sockaddr_in here = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    return MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, port, NULL, NULL, answer, s,
                            MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&here,
                            MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS_MAX,
                            MHD_OPTION_NOTIFY_CONNECTION, opened_or_closed, &s->all,
                            MHD_OPTION_NOTIFY_COMPLETED, answered, &s->all, MHD_OPTION_END);
}

enum server_end server_run(uint16_t port, bool any_port, const struct server_site *site,
                           void (*begun)(uint16_t port), struct work *w)
{
    static struct serving serving;
    serving.site = site;
    connections_begin(&serving.all);
    struct MHD_Daemon *daemon = start(port, &serving);
    if (!daemon && any_port)
        daemon = start(0, &serving);
    if (!daemon)
        return SERVER_NO_PORT;
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    begun(info ? info->port : port);
    while (!work_stopped(w)) {
        poll(NULL, 0, LOOK_MS);
        connections_look(&serving.all);
    }
    MHD_stop_daemon(daemon);
    return SERVER_STOPPED;
}
