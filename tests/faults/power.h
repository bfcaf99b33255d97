/* power.h - what a loss of power takes with it: bytes that were not synced, and names whose folder was
 * not. The calls are watched while the process runs; then the files are put back. */
#ifndef FAULTS_POWER_H
#define FAULTS_POWER_H

#include <stdbool.h>

enum power {
    POWER_ALL,   /* bytes and names */
    POWER_BLANK, /* bytes alone: a file that was renamed before it was synced is empty */
    POWER_ZEROS  /* a file has its new length, and nothing was written there */
};

void power_begin(void); /* before any of the others */
void power_change(int fd); /* a regular file is about to be written or cut */
void power_sync(int fd);   /* a file or a folder has been synced */
/* About to happen; did it? Then keep, else the last one is forgotten. */
void power_create(const char *path);
void power_rename(const char *from, const char *to);
void power_exchange(const char *one, const char *other); /* their names */
void power_remove(const char *path);
void power_remove_folder(const char *path);
void power_did_not(void);
void power_off(enum power mode);

#endif
