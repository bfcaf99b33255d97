/* server.c - see server.h. */
#include "server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REQUEST_MAX = 8192, STREAMS = 3 };

static void stop(const char *why)
{
    perror(why);
    _exit(99);
}

/* How many bytes; 0: the other end is closed. */
static size_t receive(int fd, char *text, int streams[STREAMS])
{
    union {
        char room[CMSG_SPACE(STREAMS * sizeof(int))];
        struct cmsghdr head;
    } with;
    struct iovec bytes = {text, REQUEST_MAX - 1};
    struct msghdr message = {
        .msg_iov = &bytes, .msg_iovlen = 1, .msg_control = with.room, .msg_controllen = sizeof with.room};
    ssize_t n = recvmsg(fd, &message, 0);
    if (n <= 0)
        return 0;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    if (!head || head->cmsg_len != CMSG_LEN(STREAMS * sizeof(int)))
        stop("server.c: a request without streams");
    memcpy(streams, CMSG_DATA(head), STREAMS * sizeof(int));
    text[n] = '\0';
    return (size_t)n;
}

static void become(char *text, size_t n, const int streams[STREAMS])
{
    if (chdir(text) != 0)
        stop(text);
    for (char *at = text + strlen(text) + 1; at < text + n; at += strlen(at) + 1) {
        char *value = strchr(at, '=');
        *value = '\0';
        setenv(at, value + 1, 1);
        *value = '=';
    }
    for (int i = 0; i < STREAMS; i++)
        if (dup2(streams[i], i) < 0)
            stop("server.c: a stream");
    for (int i = 0; i < STREAMS; i++)
        close(streams[i]);
}

static void answer(int fd, int number)
{
    if (write(fd, &number, sizeof number) != sizeof number)
        _exit(0);
}

void server_run(int fd)
{
    static char text[REQUEST_MAX];
    int streams[STREAMS], status;
    for (size_t n; (n = receive(fd, text, streams)) > 0;) {
        pid_t pid = fork();
        if (pid == 0) {
            close(fd);
            become(text, n, streams);
            return;
        }
        answer(fd, pid);
        for (int i = 0; i < STREAMS; i++)
            close(streams[i]);
        if (waitpid(pid, &status, 0) != pid)
            stop("server.c: nobody to wait for");
        answer(fd, status);
    }
    _exit(0);
}
