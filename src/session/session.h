/* session.h - a game being played or a puzzle being solved: what every face shares.
 *
 * A session owns the board in hand and everything about the way there: undo without end, named
 * checkpoints, how mistakes are shown, the hint ladder, who plays which side, the record. It does
 * no input or output of its own and knows games only through game.h; the terminal, the page and
 * the plain conversation ask it the same questions and show the same answers.
 */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "core/game.h"
#include "duel/own_level.h"
#include "duel/playing.h"
#include "puzzle/new_request.h"
#include "session/study.h"

enum { CHECKPOINTS_MAX = 16, NAME_MAX_BYTES = 32, RESULTS_GAMES = 8 };

/* When mistakes are shown without being asked for. */
enum marking { MARKING_OFF, MARKING_FULL, MARKING_RULES, MARKING_SOLUTION, MARKING_COUNT };
const char *marking_name(enum marking m); /* "off", "full", "rules", "solution" */

/* How much of a hint is told; each press of Hint tells one more. */
enum ladder { LADDER_NONE, LADDER_WHERE, LADDER_NAME, LADDER_WHY, LADDER_DONE };

struct checkpoint {
    char name[NAME_MAX_BYTES];
    size_t at; /* steps done when it was set */
};

struct seat {
    bool cpu;
    struct strength strength; /* of the CPU */
    bool is_own; /* a level about as strong as the player, chosen anew for every game: own_level.h */
};

/* A drag that may go on: where it is, and what it has done so far. */
struct dragged {
    struct drag_step step;
    bool on;
    bool drew;  /* something */
    size_t end; /* steps done when it was last heard of */
};

/* What has been found out beforehand about the board in hand (background.h). */
struct learned {
    bool has_hint;    /* session.hint is that of this board */
    bool has_advice;
    struct advice advice;
    struct slice made; /* a new board, as a line, for the request below */
    struct new_request request;
};

struct view; /* session/view.h */

/* What of the session its journal tells (save_write.c). */
struct journal_mark {
    bool is_begun;
    size_t length; /* of the text */
    uint32_t crc;  /* of its lines */
    size_t steps, at;
    uint64_t settings, trials; /* hashes */
};

struct appraisal;
struct judgement;
struct opinion;
struct variations;

/* The strongest CPU of a game, with what it has found out so far: kept from move to move. */
struct thinker {
    struct arena arena;
    bool is_open;
    struct player player;
};

struct session {
    const struct game *const *games;
    struct arena arena; /* everything below */
    uint64_t loads;     /* boards that have come into hand, or are to be shown anew, counted */
    uint64_t changes;   /* of the board in hand or the steps, counted */
    uint64_t revision;  /* of anything that a face shows, counted */
    struct view *view;  /* what is shown, as of some revision; NULL: none yet */
    const struct tablebase *tables; /* for a perfect CPU; NULL: none */
    int64_t cells_max;  /* larger boards are refused: nobody could look at them; 0: any */
    /* what the next new game is to be like; game NULL: as the one in hand */
    struct new_request order;
    struct steps steps;
    struct board *now;      /* after steps.at steps; NULL: no game is loaded */
    struct board *solution; /* the only one, once asked for; NULL: not known or not only one */
    bool solution_asked;
    struct checkpoint checkpoint[CHECKPOINTS_MAX];
    size_t checkpoints;
    enum marking marking;
    enum ladder ladder;
    struct hint hint; /* while ladder is not NONE */
    size_t story_step; /* of the reason, that is shown; 0: all of it at once */
    struct learned learned;
    struct spot held; /* a piece picked up, or {-1, -1} */
    struct dragged dragged;
    struct seat seat[2];
    struct own_results results[RESULTS_GAMES]; /* of the player, by the game's place in `games` */
    bool is_counted; /* the game in hand is among them already, or is none of the player's own */
    struct thinker *thinker; /* NULL: no memory */
    struct values *values; /* exact ones of this game, kept from move to move; NULL: no memory */
    unsigned assists;  /* switched on, bits as in game.h */
    int64_t played_ms; /* time spent so far; faces add to it */
    struct appraisal *appraisal; /* of the puzzle, once asked for; see verdict.h */
    struct study *study[STUDY_KINDS]; /* the same for who makes it */
    struct spot *unchosen; /* places of a board being set up whose clues are still to be chosen (draft.h) */
    size_t n_unchosen;
    struct judgement *judgement; /* of the moves of a record under review, those judged so far */
    struct opinion *opinion;     /* of the positions before and after them */
    size_t judgements;
    enum status judged_result; /* of that record */
    int64_t judged_solve_ms;   /* its exact values were looked for, for so long */
    struct variations *variations; /* of a duel that is analysed; NULL: it is not */
    struct journal_mark journaled; /* what the journal has of all this, see save_write.c */
};

void session_open(struct session *s, const struct game *const *games);
void session_close(struct session *s);

/* A position in any form that is read; the game before is forgotten (a face saves it first). On
 * error nothing changes. */
struct err session_load(struct session *s, const char *text, size_t len);
struct err session_size_refusal(const struct session *s, int width, int height);

/* One session takes the place of another, and closes it: what faces have chosen stays. */
void session_take(struct session *s, struct session *next);

/* The same puzzle, empty, as a duel for points, with a rule of that (duel.begin in game.h), or for
 * one player again. The CPU takes the second seat if it has none. On error nothing changes. */
const char *session_duel_refusal(const struct session *s);
struct err session_duel(struct session *s, bool duel, int rule, struct work *w);

/* Who plays a side. A level sits down only where it can play the board in hand to its end, or once
 * more from the start where the game is over. NULL: done, or why not. */
const char *session_seat(struct session *s, int side, struct seat seat, struct work *w);
const char *session_level_refusal(const struct session *s, struct strength level, struct work *w);
/* Who sits there, as a word: human, auto (a level about as strong as the player) or a level. NULL, or
 * why it is none; then out is unchanged. Saved games have the number of the level after auto. */
const char *seat_read(const struct game *g, struct slice word, struct seat *out);
void seat_write(const struct game *g, const struct seat *seat, struct writer *out);
int session_results_at(const struct session *s); /* those of the game in hand; -1: it has none */
void session_keep_results(struct session *s, const struct own_results *other); /* the newer ones stay */
void session_count_result(struct session *s); /* if the game is over, and once */
void session_choose_own(struct session *s);   /* the level of seats that follow the results */
void session_set_marking(struct session *s, enum marking m);
void session_touch(struct session *s); /* something that is shown has changed */

/* Doing. A sentence says why not; NULL: done. */
const char *session_play(struct session *s, game_move m);
const char *session_play_all(struct session *s, const game_move *m, size_t n); /* as one step */
const char *session_press(struct session *s, struct spot at, int button);
const char *session_type(struct session *s, struct spot at, char typed); /* on this place */
/* A drag over n neighbouring places, all of it one step; `goes_on`: from where the last one ended, and
 * it stays one step. {-1, -1}: the pointer was elsewhere before the next place. What is refused on the
 * way is left out; the sentence says why. */
const char *session_drag(struct session *s, const struct spot *at, size_t n, int button,
                         bool goes_on);
/* The same over cells to note their side: the first cell turns from nothing to inside, outside,
 * nothing (the other button the other way round), and the others become like it. */
const char *session_drag_shade(struct session *s, const struct spot *at, size_t n, int button,
                               bool goes_on);
const char *session_replay(struct session *s, game_move m); /* of a record: no repetition ends it */
/* To the last turn, or the next one, in which a person had a choice: the CPU's reply goes with the
 * move it answers, and a compulsory pass with the turn before it. False: there is none. */
bool session_undo(struct session *s);
bool session_redo(struct session *s);
bool session_can_undo(const struct session *s);
bool session_can_redo(const struct session *s);
/* The compulsory pass of a side that must. What was undone stays where it went on with that. */
const char *session_pass(struct session *s);
void session_restart(struct session *s); /* one step that can be undone */

/* Assists add their moves to every press of a player; switching one on is a press as well. */
void session_assist(struct session *s, int which, bool on);

/* Note that a cell lies inside (1) or outside (-1) of the loop; the same once more takes it back.
 * One step that can be undone; only in games that have an inside. NULL, or why not. */
const char *session_shade(struct session *s, int r, int c, int side);

const char *session_note(struct session *s, int cell, int side); /* the same, whatever it was */

/* Block a cell for the whole game, or open it again; only before the first move, and only in games
 * that begin with blocked cells. NULL, or why not. */
const char *session_block_refusal(const struct session *s);
const char *session_block(struct session *s, int r, int c);

/* State that numbers stand above others, taking back what was stated the other way round: all of it
 * one step, or nothing and why not. Only in games that look for an order. */
struct relation {
    int upper, lower;
};
const char *session_note_order(struct session *s, const struct relation *relation, size_t n);

/* Asking for help. Long: takes work. In a duel every move is a player's own: nobody's are made by a
 * hint or a solver, and the solution is not told before the end. A sentence says why not. */
const char *session_help_refusal(const struct session *s);      /* of solve, hint and good */
const char *session_solver_refusal(const struct session *s);    /* of all that solves the puzzle */
const char *session_solution_refusal(const struct session *s);  /* of comparing with the solution */
struct err session_solution(struct session *s, struct work *w); /* fills s->solution if only one */
const char *session_solve(struct session *s, struct work *w);   /* one step that can be undone */
const char *session_hint(struct session *s, struct work *w);    /* one rung up */
/* the next step, near the last move; `out` has room */
struct err session_find_hint(const struct session *s, struct hint *out, struct work *w);
const char *session_good(struct session *s, struct work *w);    /* back before the first mistake */
/* The reason in hand, told in steps; NULL: it is not told yet, or in one sentence. */
const struct story *session_story(const struct session *s);
/* Straight to the reason: a step of its story, counted from 1, the last where there are fewer, or with
 * 0 all of it. */
const char *session_why(struct session *s, size_t step, struct work *w);
void session_go_to(struct session *s, size_t at);

/* Checkpoints: moves after the newest one are a trial. */
const char *session_checkpoint(struct session *s, const char *name, size_t len);
bool session_keep(struct session *s);    /* the trial stays, its checkpoint goes */
bool session_discard(struct session *s); /* back to the newest checkpoint, which goes */

/* The CPU's move for the side to move. ERR_VARIANT: this level cannot play here, and asking again
 * will not help. Only reads the session, so a face may call it in a thread
 * of its own while nothing is changed; work.stop cancels it. */
struct err session_think(const struct session *s, uint64_t seed, struct advice *out,
                         struct work *w);

/* The strongest engine, with what it has found out so far, to give advice: `own` is taken where the
 * session has no memory for one. NULL: no memory. */
struct player *session_engine(const struct session *s, struct player *own, struct work *w);

/* How it stands by the rules of played games: the third time the same position has the same side
 * to move, the game is a draw. */
enum status session_status(const struct session *s);

int session_to_move(const struct session *s); /* side to move in a duel, or -1 */
bool session_cpu_to_move(const struct session *s);
bool session_must_pass(const struct session *s); /* the side to move has no other move */

/* The whole session as text, and back. On error nothing changes. The text of a session that goes on
 * is only ever added to, or begun anew: session_journal writes what is to stand after the first *from
 * bytes of what it wrote before. */
void session_save(const struct session *s, struct writer *out);
void session_journal(struct session *s, size_t *from, struct writer *out);
struct err session_restore(struct session *s, const char *text, size_t len);
/* How much of a saved text is whole lines: the rest is what a process that was killed left behind. */
size_t session_whole(const char *text, size_t len);

#endif
