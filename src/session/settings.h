/* settings.h - what a player may choose about a game in progress, as lines of the conversation. */
#ifndef SESSION_SETTINGS_H
#define SESSION_SETTINGS_H

#include "session/session.h"

/* The rest of a line in, a sentence out. */
void settings_mistakes(struct session *s, struct reader *in, struct writer *out, struct work *w);
void settings_assist(struct session *s, struct reader *in, struct writer *out);
void settings_shade(struct session *s, struct reader *in, struct writer *out);
void settings_block(struct session *s, struct reader *in, struct writer *out);

/* The board and its solution as drawings side by side. */
void settings_compare(struct session *s, struct writer *out, struct work *w);

#endif
