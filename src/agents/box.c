/* box.c - see box.h. */
#include "agents/box.h"

#include "agents/box_group.h"
#include "agents/process.h"

static const struct {
    const char *name, *holds, *lacks;
    enum box_kind kind;
} rows[BOX_COUNT] = {
    [BOX_PROCESSES] = {"processes", "can signal nobody outside; all of it ends with its game",
                       "can signal your processes, and may outlive its game", BOX_WALL},
    [BOX_FILES] = {"files", "can write to no file of yours", "writes to your files as you can", BOX_WALL},
    [BOX_PROC] = {"proc", "sees no process, terminal or disk of the machine",
                  "sees the machine's processes, terminals and disks", BOX_WALL},
    [BOX_SCRATCH] = {"scratch", "has a folder in memory to write to, of 64 MB, empty in each game",
                     "has no folder of its own to write to", BOX_WALL},
    [BOX_NETWORK] = {"network", "has no network", "has a network, if nothing else forbids it", BOX_WALL},
    [BOX_LANDLOCK] = {"landlock", "is refused writing and connecting once more",
                      "is not refused writing and connecting once more", BOX_SPARE},
    [BOX_CALLS] = {"calls", "has no sockets, and none of the system calls that reach into others",
                   "has all system calls", BOX_WALL},
    [BOX_USER] = {"user", "is not root: as root, a user of its own; else you", "is root", BOX_WALL},
    [BOX_MEMORY] = {"memory", "memory is bounded by the kernel, shared memory and scratch too",
                    "memory is looked at every 10 ms, shared memory too", BOX_MEASURED},
    [BOX_CPU] = {"cpu", "processor time is counted by the kernel, to the last process",
                 "processor time is looked at every 10 ms; short children that nobody waits for are missed",
                 BOX_MEASURED},
    [BOX_PIDS] = {"pids", "processes and threads are bounded by the kernel",
                  "processes and threads are looked at every 10 ms", BOX_MEASURED},
    [BOX_FREEZE] = {"freeze", "is frozen by the kernel while the other side thinks",
                    "is stopped every 20 ms while the other side thinks; what it uses then counts", BOX_MEASURED},
};

const char *box_name(enum box_layer layer)
{
    return rows[layer].name;
}

const char *box_holds(enum box_layer layer)
{
    return rows[layer].holds;
}

const char *box_lacks(enum box_layer layer)
{
    return rows[layer].lacks;
}

enum box_kind box_kind(enum box_layer layer)
{
    return rows[layer].kind;
}

box_layers box_probe(void)
{
    struct process p;
    struct limits limits = limits_preset();
    box_layers held = 0;
    box_group_sweep();
    if (process_start(&p, ":", NULL, &limits))
        held = p.held;
    process_end(&p);
    return held;
}
