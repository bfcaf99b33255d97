/* server.h - the program loaded once and run many times: most of a short run is the loading of libraries. */
#ifndef FAULTS_SERVER_H
#define FAULTS_SERVER_H

/* Waits at the descriptor for requests, each a text of NUL-ended parts, the folder first and then
 * NAME=VALUE for the environment, with standard input, output and error along with it. For each one
 * a process is made in which this returns; its number is answered, and when it has ended its wait
 * status. The server ends when the other end is closed. */
void server_run(int fd);

#endif
