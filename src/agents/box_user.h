/* box_user.h - who a program in the box is, and that it has no rights beyond that. */
#ifndef AGENTS_BOX_USER_H
#define AGENTS_BOX_USER_H

#include <stdbool.h>
#include <sys/types.h>

enum { BOX_USER_FIRST = 0x40000000 }; /* users that no machine has */

/* Becomes this user and gives up all rights; 0: stays who it is. If the folder where it is is closed to the
 * new user, the right to read stays. False: it is root. */
bool box_user_become(uid_t user);

#endif
