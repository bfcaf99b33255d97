"""Slant, Slitherlink, Hexpath, Slider and Crosscut: solver, generator, hints, ratings, engine.

    import quincunx
    puzzle = quincunx.make("slant", size="5x5", level="easy", seed=7)
    quincunx.solve(puzzle)["solution"]
    quincunx.hint(puzzle)["text"]

The functions are the commands of quincunx(1), with the same answers and errors; Quincunx is a handle of your own,
which another thread can stop. `quincunx.environments` plays many games at once, for learning.
"""
from typing import TYPE_CHECKING, Any

from ._library import library
from ._questions import Answer, Board, Quincunx, QuincunxError
from ._questions import own as _own
from .commands import Commands

__version__: str = library.quincunx_version().decode()

if TYPE_CHECKING:
    _typed = Quincunx()
    solve = _typed.solve
    count = _typed.count
    check = _typed.check
    hint = _typed.hint
    rate = _typed.rate
    make = _typed.make
    moves = _typed.moves
    apply = _typed.apply
    perft = _typed.perft
    best = _typed.best
    value = _typed.value
    convert = _typed.convert
    svg = _typed.svg
    games = _typed.games
    rules = _typed.rules


def __getattr__(name: str) -> Any:
    """A command, asked of a handle of this thread."""
    if name in vars(Commands) and not name.startswith("_"):
        return lambda *text, **options: getattr(_own(), name)(*text, **options)
    raise AttributeError(f"module 'quincunx' has no attribute {name!r}")


def __dir__() -> Any:
    return sorted([*globals(), *(name for name in vars(Commands) if not name.startswith("_"))])
