/* story_scene.h - the picture of one step of a story. */
#ifndef CORE_STORY_SCENE_H
#define CORE_STORY_SCENE_H

#include "core/scene.h"
#include "core/story.h"

/* Laid over the scene of the board: what has been supposed and followed so far, and of this step the
 * numbered places, what it adds, what breaks, the sides of the loop and the gate. In the last step
 * also what follows in the end. The value of a SHAPE_PAIR is pair_value(). */
void story_lay(const struct story *s, size_t step, struct scene *scene);

/* Where the other edge of a pair lies, and is it known for sure that one of them is a line? */
static inline int16_t pair_value(struct spot at, struct spot other, bool firm)
{
    return (int16_t)((other.x - at.x + 4) * 32 + (other.y - at.y + 4) * 2 + firm);
}

#endif
