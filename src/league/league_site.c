/* league_site.c - see league_site.h. The file of games is read in the server's thread alone:
 * SQLite's locks belong to the process. */
#include "league/league_site.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "agents/embedded.h"
#include "agents/league_page.h"
#include "base/hash.h"
#include "base/markup.h"
#include "files/bytes.h"
#include "files/lock.h"
#include "games/games.h"
#include "league/league_file.h"
#include "store/games.h"

enum { AGAIN_S = 1, STATUS_BUSY = 503 };

static const char html[] = "text/html; charset=utf-8", json[] = "application/json";

/* ---- the folder ---- */

static bool runs(const struct league_site *s)
{
    int fd = open(s->lock, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        fd = open(s->lock, O_RDONLY | O_CLOEXEC);
    bool held = fd >= 0 && lock_is_held(fd);
    if (fd >= 0)
        close(fd);
    return held;
}

/* A file of the folder; NULL: it is not there, or is none. */
static char *read_plain(const char *path, size_t *n)
{
    struct stat about;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    char *text =
        fd >= 0 && fstat(fd, &about) == 0 && S_ISREG(about.st_mode) ? bytes_read(fd, n) : NULL;
    if (fd >= 0)
        close(fd);
    return text;
}

bool league_site_open(struct league_site *s, const char *dir, struct arena *arena,
                      struct fault *why)
{
    struct stat about;
    *s = (struct league_site){.table = league_file_path(dir, "/league.json", arena),
                              .now = league_file_path(dir, "/playing.json", arena),
                              .games = league_file_path(dir, "/league.db", arena),
                              .lock = league_file_path(dir, "/league.lock", arena)};
    if (!s->table || !s->now || !s->games || !s->lock)
        return fault_set(why, "%s", err_memory().why);
    if (stat(dir, &about) != 0)
        return fault_system(why, dir);
    if (!S_ISDIR(about.st_mode))
        return fault_set(why, "%s: expected the folder of a league", dir);
    const char *file = league_file_path(dir, "/league.toml", arena);
    bool is_new = access(s->games, F_OK) != 0 && file &&
                  access(file, F_OK) == 0; /* it may begin any moment */
    if (access(s->table, R_OK) != 0 && !is_new && !runs(s))
        return access(s->games, F_OK) == 0
                   ? fault_set(why,
                               "%s: its page cannot be read; 'quincunx league' writes it when it "
                               "plays here",
                               dir)
                   : fault_set(why, "%s: no league has been played here", dir);
    league_judge_open(&s->judge);
    return true;
}

void league_site_close(struct league_site *s)
{
    league_judge_close(&s->judge);
}

/* ---- a game ---- */

struct league_site_game {
    struct stored_game as; /* who, and from which start */
    const char *terms;
    struct arena arena;
    struct league_game game;
    const char *name[2], *result, *reason;
    bool found;
};

static bool read_hash(const char *text, uint64_t *out)
{
    static const char digits[] = "0123456789abcdef";
    *out = 0;
    if (!text || strlen(text) != 16 || strspn(text, digits) != 16)
        return false;
    for (; *text; text++)
        *out = *out << 4 | (uint64_t)(strchr(digits, *text) - digits);
    return true;
}

static bool read_number(const char *text, uint32_t *out)
{
    if (!text || !*text || strlen(text) > 7 || strspn(text, "0123456789") != strlen(text))
        return false;
    *out = (uint32_t)strtoul(text, NULL, 10);
    return true;
}

static const char *keep(struct league_site_game *g, const char *text)
{
    size_t n = strlen(text) + 1;
    char *out = arena_take(&g->arena, n, 1);
    return out ? memcpy(out, text, n) : "";
}

static void take(void *ctx, const struct stored_game *from)
{
    struct league_site_game *g = ctx;
    g->found = true;
    g->game.position = keep(g, from->position);
    g->game.moves = keep(g, from->moves);
    g->result = keep(g, from->result);
    g->reason = keep(g, from->reason);
    for (int side = 0; side < 2; side++) {
        g->name[side] = keep(g, from->name[side]);
        g->game.note[side] = keep(g, from->note[side]);
        g->game.err[side] = keep(g, from->err[side]);
        g->game.cpu_us[side] = from->cpu_us[side];
        g->game.wall_us[side] = from->wall_us[side];
    }
}

/* The game that the address names. False: there is none, or it cannot be had now. Closed in any
 * case. */
static bool game_open(const struct league_site *s, const struct server_request *q,
                      struct league_site_game *g)
{
    struct store store;
    struct fault why;
    *g = (struct league_site_game){.terms = q->value(q, "terms")};
    arena_open(&g->arena);
    if (!read_hash(q->value(q, "first"), &g->as.first) ||
        !read_hash(q->value(q, "second"), &g->as.second) ||
        !read_number(q->value(q, "start"), &g->as.start) || !g->terms ||
        !store_open_beside(&store, s->games, &why))
        return false;
    bool ok = store_find(&store, g->terms, &g->as, take, g, &why);
    (void)store_close(&store, &why); /* nothing was written */
    return ok && g->found;
}

static void write_game(const void *ctx, struct writer *out)
{
    const struct league_site_game *g = ctx;
    struct arena arena;
    arena_open(&arena);
    league_page_game(games_all, &g->game, &arena, out);
    arena_close(&arena);
}

static void write_record(const void *ctx, struct writer *out)
{
    const struct league_site_game *g = ctx;
    const char *const lines[][2] = {{"start ", g->game.position}, {"first ", g->name[0]},
                                    {"second ", g->name[1]},      {"moves ", g->game.moves},
                                    {"result ", g->result},       {"reason ", g->reason}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (*lines[i][1]) {
            writer_text(out, lines[i][0]);
            writer_text(out, lines[i][1]);
            writer_char(out, '\n');
        }
}

/* ---- answers ---- */

static void write_text(const void *ctx, struct writer *out)
{
    writer_text(out, ctx);
}

static void give(struct server_reply *out, const char *type, write_fn *write, const void *ctx)
{
    out->type = type;
    out->bytes = bytes_of(write, ctx, &out->n);
}

static void answer_game(struct league_site *s, const struct server_request *q,
                        struct server_reply *out)
{
    struct league_site_game g;
    if (game_open(s, q, &g))
        give(out, json, write_game, &g);
    arena_close(&g.arena);
}

static void write_sentence(const void *ctx, struct writer *out)
{
    writer_text(
        out, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width\">\n<title>What decided the "
             "game</title>\n"
             "<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"replay.css\">\n"
             "<h1>What decided the game</h1>\n<p>");
    markup_text(out, slice_of(ctx));
    writer_text(out, "</p>\n</html>\n");
}

static void answer_review(struct league_site *s, const struct server_request *q,
                          struct server_reply *out)
{
    struct league_site_game g;
    const char *why = NULL;
    if (game_open(s, q, &g)) {
        uint64_t key = hash_join(hash_join(g.as.first, g.as.second), g.as.start);
        key = hash_bytes(hash_bytes(key, g.terms, strlen(g.terms)), g.game.moves,
                         strlen(g.game.moves));
        enum league_judge_state state =
            league_judge_ask(&s->judge, key, write_record, &g, &out->bytes, &out->n, &why);
        out->type = html;
        if (state == JUDGE_WAITS || state == JUDGE_WORKS) {
            out->again_s = AGAIN_S;
            give(out, html, write_sentence,
                 "The game is being judged. The page comes when it is done.");
        } else if (state == JUDGE_CROWDED) {
            out->again_s = 5 * AGAIN_S;
            out->status = STATUS_BUSY;
            give(out, html, write_sentence,
                 "Many games are waiting to be judged. This one is next when there is room.");
        } else if (state == JUDGE_FAILED) {
            out->status = STATUS_BUSY;
            give(out, html, write_sentence, why);
        }
    }
    arena_close(&g.arena);
}

struct now {
    bool runs;
    const char *games;
};

static void write_now(const void *ctx, struct writer *out)
{
    const struct now *n = ctx;
    writer_text(out, n->runs ? "{\"running\":true,\"games\":" : "{\"running\":false,\"games\":");
    writer_text(out, n->games);
    writer_text(out, "}\n");
}

static void answer_now(struct league_site *s, struct server_reply *out)
{
    size_t n;
    bool running = runs(s);
    char *games = running ? read_plain(s->now, &n) : NULL;
    give(out, json, write_now, &(struct now){running, games ? games : "[]"});
    free(games);
}

static void write_page(const void *ctx, struct writer *out)
{
    (void)ctx;
    league_page_served(out);
}

/* Files of the page. */
static bool answer_file(const char *path, struct server_reply *out)
{
    static const char css[] = "text/css; charset=utf-8", js[] = "text/javascript; charset=utf-8";
    const struct {
        const char *path, *type, *text;
    } files[] = {{"/replay.css", css, embedded_replay_css}, {"/replay.js", js, embedded_replay_js},
                 {"/league.css", css, embedded_league_css}, {"/league.js", js, embedded_league_js},
                 {"/review.css", css, embedded_review_css}, {"/review.js", js, embedded_review_js}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        if (strcmp(path, files[i].path) == 0) {
            give(out, files[i].type, write_text, files[i].text);
            return true;
        }
    return false;
}

void league_site_answer(void *site, const struct server_request *q, struct server_reply *out)
{
    struct league_site *s = site;
    if (strcmp(q->path, "/") == 0)
        give(out, html, write_page, NULL);
    else if (strcmp(q->path, "/playing.json") == 0)
        answer_now(s, out);
    else if (strcmp(q->path, "/game") == 0)
        answer_game(s, q, out);
    else if (strcmp(q->path, "/review") == 0)
        answer_review(s, q, out);
    else if (strcmp(q->path, "/league.json") == 0) {
        out->type = json;
        out->bytes = read_plain(s->table, &out->n);
    } else {
        answer_file(q->path, out);
    }
}
