"""Slider, Crosscut and the Slant duel for learning: many boards at once, and one in the shape of PettingZoo.

    batch = Batch("slider 4 H+++/H+++/H+++/+VVV H", 1024)
    while learning:
        batch.step(batch.sample())          # or your own actions, one a board
        batch.legal, batch.mover, batch.ended, batch.observe()

Arrays are numpy's where it is installed, and memoryviews of the same shape where it is not. Those of a batch are
its own memory: they change with each step.
"""
import ctypes
import weakref
from typing import Any, Dict, Iterator, List, Optional

from ._library import library
from ._questions import Board, QuincunxError, own

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore

OPEN, NOBODY, FIRST, SECOND, DRAW = 0, 2, 3, 4, 5  # NOBODY: filled in wrongly
_KINDS = {"B": ctypes.c_uint8, "b": ctypes.c_int8, "i": ctypes.c_int32}


def _view(address: int, kind: str, shape: Any) -> Any:
    length = 1
    for side in shape:
        length *= side
    memory = (_KINDS[kind] * length).from_address(address)
    if numpy:
        return numpy.ctypeslib.as_array(memory).reshape(shape)
    return memoryview(memory).cast("B").cast(kind, list(shape))


def _check(error: Any) -> None:
    if error.code:
        raise QuincunxError(2, {"line": 1, "column": error.at + 1, "why": error.why.decode()})


class Batch:
    """n boards that begin alike, played by numbered moves; a board that has ended begins anew."""

    def __init__(self, start: str, n: int = 1, turns: int = 400, seed: int = 1) -> None:
        handle = ctypes.c_void_p()
        _check(library.quincunx_batch_open(str(start).encode(), n, ctypes.byref(handle)))
        self._handle, self.n = handle, n
        self._end = weakref.finalize(self, library.quincunx_batch_close, handle)
        self.actions: int = library.quincunx_batch_actions(handle)
        self.names: List[str] = [library.quincunx_batch_action_name(handle, i).decode() for i in range(self.actions)]
        lines, columns = ctypes.c_size_t(), ctypes.c_size_t()
        library.quincunx_batch_sheet(handle, ctypes.byref(lines), ctypes.byref(columns))
        self.sheet = (lines.value, columns.value)
        #: n x actions: 1 for what is legal
        self.legal = _view(library.quincunx_batch_legal(handle), "B", (n, self.actions))
        #: of each board, 0 or 1
        self.mover = _view(library.quincunx_batch_mover(handle), "b", (n,))
        #: how the last step ended each board: OPEN, NOBODY, FIRST, SECOND, DRAW; -1: it was not legal
        self.ended = _view(library.quincunx_batch_ended(handle), "b", (n,))
        self._chosen = (ctypes.c_int32 * n)()
        self._choice = _view(ctypes.addressof(self._chosen), "i", (n,))
        library.quincunx_batch_turns(handle, turns)
        self.seed(seed)

    def seed(self, seed: int) -> None:
        library.quincunx_batch_seed(self._handle, seed)

    def reset(self) -> None:
        library.quincunx_batch_reset(self._handle)

    def sample(self) -> Any:
        """A legal action for each board, by chance; the array is the batch's own."""
        library.quincunx_batch_sample(self._handle, self._chosen)
        return self._choice

    def step(self, actions: Any) -> int:
        """Plays one action on each board; how many were legal."""
        if len(actions) != self.n:
            raise ValueError(f"expected {self.n} actions")
        if actions is not self._choice:
            if numpy:
                self._choice[:] = actions
            else:
                self._chosen[:] = list(actions)
        return int(library.quincunx_batch_step(self._handle, self._chosen))

    def observe(self) -> Any:
        """All boards as sheets of characters: n x lines x columns, the drawn form without its names."""
        sheets = (ctypes.c_uint8 * (self.n * self.sheet[0] * self.sheet[1]))()
        library.quincunx_batch_observe(self._handle, sheets)
        shape = (self.n, *self.sheet)
        return numpy.frombuffer(sheets, numpy.uint8).reshape(shape) if numpy else memoryview(sheets).cast("B").cast("B", list(shape))

    def position(self, i: int = 0) -> Board:
        return Board(library.quincunx_batch_write(self._handle, i).decode())

    def place(self, i: int, position: str) -> None:
        _check(library.quincunx_batch_place(self._handle, i, str(position).encode()))

    def values(self, i: int = 0) -> Dict[int, float]:
        """Labels: what each legal action of board i is worth under perfect play, 1, 0 or -1 for the mover."""
        worth = {"W": 1.0, "D": 0.0, "L": -1.0}
        number = {name: action for action, name in enumerate(self.names)}
        found = own().value(self.position(i))["moves"]
        return {number[move["move"]]: worth[move["value"]] for move in found if move["value"]}


class _Discrete:
    """As many numbers; what is needed of gymnasium's space where that is not installed."""

    def __init__(self, n: int) -> None:
        self.n, self.shape, self.dtype = n, (), int

    def contains(self, x: Any) -> bool:
        return 0 <= int(x) < self.n

    def sample(self, mask: Any = None) -> int:
        import random
        return random.choice([i for i in range(self.n) if mask is None or mask[i]])


class Duel:
    """One game in the shape of PettingZoo's AEC environments: agents take turns, observations hold a mask."""

    metadata = {"render_modes": ["ansi", "svg"], "name": "quincunx_v0", "is_parallelizable": False}

    def __init__(self, start: str = "slider 4 H+++/H+++/H+++/+VVV H", turns: int = 400, render_mode: str = "ansi") -> None:
        self._batch = Batch(start, 1, turns)
        self._start, self.render_mode = start, render_mode
        self.possible_agents = ["first", "second"]
        self._spaces()
        self.reset()

    def _spaces(self) -> None:
        try:
            from gymnasium import spaces  # type: ignore
        except ImportError:
            self.action_spaces: Dict[str, Any] = {a: _Discrete(self._batch.actions) for a in self.possible_agents}
            self.observation_spaces: Dict[str, Any] = {a: None for a in self.possible_agents}
            return
        self.action_spaces = {a: spaces.Discrete(self._batch.actions) for a in self.possible_agents}
        self.observation_spaces = {a: spaces.Dict({
            "observation": spaces.Box(0, 255, self._batch.sheet, numpy.uint8),
            "action_mask": spaces.Box(0, 1, (self._batch.actions,), numpy.uint8)}) for a in self.possible_agents}

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self._batch.reset()
        if seed is not None:
            self._batch.seed(seed)
        if options and "position" in options:
            self._batch.place(0, options["position"])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {a: {} for a in self.agents}
        self._final: Optional[Board] = None
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[int(self._batch.mover[0])]

    def observe(self, agent: str) -> Dict[str, Any]:
        mask = self._batch.legal[0] if numpy else self._batch.legal.tolist()[0]
        mine = agent == self.agent_selection and self._final is None
        return {"observation": self._last if self._final else self._batch.observe()[0] if numpy else self._batch.observe().tolist()[0],
                "action_mask": (mask.copy() if mine else mask * 0) if numpy else [m * mine for m in mask]}

    def last(self, observe: bool = True) -> Any:
        a = self.agent_selection
        return (self.observe(a) if observe else None, self._cumulative_rewards[a], self.terminations[a], self.truncations[a], self.infos[a])

    def agent_iter(self, most: int = 2 ** 63) -> Iterator[str]:
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        before, sheet = self._batch.position(), self._batch.observe()
        if action is None or not self._batch.step([action]):
            raise ValueError(f"{action} is not legal here")
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        ended = int(self._batch.ended[0])
        if ended != OPEN:
            self._finish(before, action, ended, sheet)
        else:
            self._select()
        for a in self.agents:
            self._cumulative_rewards[a] += self.rewards[a]

    def _finish(self, before: Board, action: int, ended: int, sheet: Any) -> None:
        """The board of the batch has begun anew, so the last one is kept here, and the sheet before it."""
        self._final = own().apply(before, moves=self._batch.names[action])["position"]
        self._last = sheet[0] if numpy else sheet.tolist()[0]
        won = {FIRST: 1, SECOND: -1}.get(ended, 0)
        self.rewards = {"first": won, "second": -won}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("the game is over: the only action is None")
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]  # type: ignore
        if self.agents:
            self.agent_selection = self.agents[0]

    def position(self) -> Board:
        return self._final or self._batch.position()

    def render(self) -> str:
        return own().svg(self.position())["svg"] if self.render_mode == "svg" else str(self.position())

    def close(self) -> None:
        pass
