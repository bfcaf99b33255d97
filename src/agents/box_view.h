/* box_view.h - what a program in the box sees of the file system. In the first process of new PID and mount
 * namespaces; returns the layers that hold. */
#ifndef AGENTS_BOX_VIEW_H
#define AGENTS_BOX_VIEW_H

#include "agents/box.h"

box_layers box_view_enter(void);

#endif
