/* embedded.c - see embedded.h. QX_ROOT is the folder of the sources. */
#include "agents/embedded.h"

#define EMBED_SOURCE(name, path) EMBED(name, QX_ROOT "/" path)

EMBED_SOURCE(embedded_replay_css, "src/agents/replay.css");
EMBED_SOURCE(embedded_replay_js, "src/agents/replay.js");
EMBED_SOURCE(embedded_league_css, "src/agents/league_page.css");
EMBED_SOURCE(embedded_league_js, "src/agents/league_page.js");
EMBED_SOURCE(embedded_review_css, "src/agents/review_page.css");
EMBED_SOURCE(embedded_review_js, "src/agents/review_page.js");
EMBED_SOURCE(embedded_agent_py, "examples/agent.py");
EMBED_SOURCE(embedded_agent_c, "examples/agent.c");
EMBED_SOURCE(embedded_agent_js, "examples/agent.js");
