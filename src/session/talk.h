/* talk.h - a session as a conversation in lines: a command in, sentences out.
 *
 * This is `play --plain`, for screen readers and scripts, and the language in which faces that are
 * not written in C speak to a session. A line that is no command is tried as a move.
 */
#ifndef SESSION_TALK_H
#define SESSION_TALK_H

#include "session/session.h"

/* What the face has to do now. RECENT: games that were left are on disk, which is the face's. */
enum talk { TALK_ON, TALK_SAVE, TALK_NEW, TALK_RECENT, TALK_QUIT };

enum talk session_talk(struct session *s, const char *line, size_t len, struct writer *out,
                       struct work *w);

/* The id that a line wants loaded: its board has to be made, which may take a while; empty: none. */
struct slice session_talk_id(const struct session *s, const char *line, size_t len);

#endif
