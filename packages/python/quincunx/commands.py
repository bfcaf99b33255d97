# Written by tools/library_types.c from the program's own table; not to be changed by hand.
"""What can be asked, and what the answers hold."""
from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, TypedDict, Union

Position = Union[str, Mapping[str, Any]]

Walk = TypedDict("Walk", {
    "order": List[int],
    "path": str,
})

Proved = TypedDict("Proved", {
    "known": str,
    "open": List[str],
})

Flaw = TypedDict("Flaw", {
    "rule": str,
    "at": List[str],
})

Place = TypedDict("Place", {
    "kind": str,
    "at": str,
})

Mark = TypedDict("Mark", {
    "kind": str,
    "at": str,
    "and": str,
    "role": str,
}, total=False)

Step = TypedDict("Step", {
    "text": str,
    "places": List[Place],
    "marks": List[Mark],
})

Line = TypedDict("Line", {
    "move": str,
    "score": Union[int, None],
    "depth": int,
    "nodes": int,
    "pv": List[str],
    "exact": bool,
    "plies": Union[int, None],
})

MoveValue = TypedDict("MoveValue", {
    "move": str,
    "value": Union[Literal['W'], Literal['L'], Literal['D'], None],
    "plies": Union[int, None],
})

Sizes = TypedDict("Sizes", {
    "min": str,
    "max": str,
    "default": str,
})

Choice = TypedDict("Choice", {
    "key": str,
    "help": str,
    "values": List[str],
})

Game = TypedDict("Game", {
    "game": str,
    "title": str,
    "sizes": Sizes,
    "facets": List[str],
    "levels": List[str],
    "others": List[str],
    "says": Dict[str, str],
    "options": List[Choice],
    "sample": str,
})

SolveAnswer = TypedDict("SolveAnswer", {
    "status": Union[Literal['none'], Literal['unique'], Literal['multiple'], Literal['unknown']],
    "count": int,
    "orders": int,
    "paths": int,
    "solution": Union[str, Walk, None],
    "second": Union[str, Walk, None],
    "conflict": List[str],
    "minimal": bool,
    "forced": str,
    "forced_complete": bool,
    "complete": bool,
    "decisions": int,
    "time_us": int,
    "why": str,
}, total=False)

CountAnswer = TypedDict("CountAnswer", {
    "status": Union[Literal['none'], Literal['unique'], Literal['multiple']],
    "count": str,
    "exact": bool,
    "shares": Dict[str, float],
    "time_us": int,
}, total=False)

CheckAnswer = TypedDict("CheckAnswer", {
    "status": Union[Literal['solved'], Literal['open'], Literal['wrong']],
    "flaws": List[Flaw],
    "wrong_cells": Union[List[str], None],
    "order": Union[Proved, None],
}, total=False)

HintAnswer = TypedDict("HintAnswer", {
    "technique": Union[str, None],
    "because": List[str],
    "places": List[Place],
    "moves": List[str],
    "text": str,
    "status": Union[Literal['step'], Literal['wrong'], Literal['solved'], Literal['no step']],
    "headline": str,
    "story": List[Step],
    "cost": int,
}, total=False)

RateAnswer = TypedDict("RateAnswer", {
    "rating": Union[float, None],
    "work": Union[float, None],
    "level": Union[Literal['easy'], Literal['normal'], Literal['hard'], Literal['expert'], None],
    "techniques": Dict[str, int],
    "steps": int,
    "search": int,
    "hardest": int,
    "why": str,
}, total=False)

MakeAnswer = TypedDict("MakeAnswer", {
    "game": str,
    "id": Union[str, None],
    "position": str,
    "solution": Union[str, Walk, None],
    "rating": Union[float, None],
    "level": Union[Literal['easy'], Literal['normal'], Literal['hard'], Literal['expert'], None],
    "seed": int,
})

MovesAnswer = TypedDict("MovesAnswer", {
    "moves": List[str],
})

ApplyAnswer = TypedDict("ApplyAnswer", {
    "position": str,
    "status": Union[Literal['open'], Literal['solved'], Literal['invalid'], Literal['first'], Literal['second'], Literal['draw']],
    "mover": Union[str, None],
    "flipped": List[str],
})

PerftAnswer = TypedDict("PerftAnswer", {
    "perft": List[int],
    "time_us": int,
})

BestAnswer = TypedDict("BestAnswer", {
    "move": str,
    "score": Union[int, None],
    "depth": int,
    "nodes": int,
    "pv": List[str],
    "exact": bool,
    "plies": Union[int, None],
    "lines": List[Line],
    "time_us": int,
}, total=False)

ValueAnswer = TypedDict("ValueAnswer", {
    "value": Union[Literal['W'], Literal['L'], Literal['D'], None],
    "plies": Union[int, None],
    "moves": List[MoveValue],
})

ConvertAnswer = TypedDict("ConvertAnswer", {
    "game": str,
    "position": str,
})

SvgAnswer = TypedDict("SvgAnswer", {
    "width": int,
    "height": int,
    "svg": str,
})

GamesAnswer = TypedDict("GamesAnswer", {
    "games": List[Game],
})

RulesAnswer = TypedDict("RulesAnswer", {
    "game": str,
    "title": str,
    "text": str,
})


class Commands:
    def _ask(self, command: str, text: Any, **options: Any) -> Any:
        raise NotImplementedError

    def solve(
        self,
        position: Position,
        *,
        limit: Optional[int] = None,
        from_here: bool = False,
        forced: bool = False,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> SolveAnswer:
        """No, one or several solutions, exactly."""
        return self._ask("solve", position, limit=limit, from_here=from_here, forced=forced, steps=steps, time=time, from_=from_, game=game)

    def count(
        self,
        position: Position,
        *,
        from_here: bool = False,
        shares: bool = False,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> CountAnswer:
        """How many solutions there are, without listing them."""
        return self._ask("count", position, from_here=from_here, shares=shares, steps=steps, time=time, from_=from_, game=game)

    def check(
        self,
        position: Position,
        *,
        against_solution: bool = False,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> CheckAnswer:
        """Is this answer right so far, and complete? by the rules alone."""
        return self._ask("check", position, against_solution=against_solution, steps=steps, time=time, from_=from_, game=game)

    def hint(
        self,
        position: Position,
        *,
        uniqueness: bool = False,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> HintAnswer:
        """The next step a person could take, and why."""
        return self._ask("hint", position, uniqueness=uniqueness, steps=steps, time=time, from_=from_, game=game)

    def rate(
        self,
        position: Position,
        *,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> RateAnswer:
        """How hard a puzzle is, from the whole chain of hints."""
        return self._ask("rate", position, steps=steps, time=time, from_=from_, game=game)

    def make(
        self,
        game_name: str,
        *,
        size: Optional[str] = None,
        level: Optional[Literal['easy', 'normal', 'hard', 'expert']] = None,
        seed: Optional[int] = None,
        index: Optional[int] = None,
        symmetry: Optional[Literal['none', 'half', 'quarter', 'mirror', 'both', 'diagonal']] = None,
        clues: Optional[str] = None,
        zeros: Optional[Literal['any', 'none']] = None,
        use: Optional[str] = None,
        avoid: Optional[str] = None,
        minimal: Optional[Literal['yes', 'no']] = None,
        style: Optional[Literal['any', 'open', 'winding', 'mixed']] = None,
        walls: Optional[int] = None,
        numbers: Optional[int] = None,
        search: Optional[str] = None,
        blocked: Optional[str] = None,
        first: Optional[str] = None,
        set: Optional[str] = None,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> MakeAnswer:
        """A puzzle with exactly one solution, or a start position."""
        return self._ask("make", game_name, size=size, level=level, seed=seed, index=index, symmetry=symmetry, clues=clues, zeros=zeros, use=use, avoid=avoid, minimal=minimal, style=style, walls=walls, numbers=numbers, search=search, blocked=blocked, first=first, set=set, steps=steps, time=time, from_=from_, game=game)

    def moves(
        self,
        position: Position,
        *,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> MovesAnswer:
        """The legal moves."""
        return self._ask("moves", position, steps=steps, time=time, from_=from_, game=game)

    def apply(
        self,
        position: Position,
        *,
        moves: Optional[Union[str, Sequence[str]]] = None,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> ApplyAnswer:
        """The position after the moves, and how it stands."""
        return self._ask("apply", position, moves=moves, steps=steps, time=time, from_=from_, game=game)

    def perft(
        self,
        position: Position,
        *,
        depth: Optional[int] = None,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> PerftAnswer:
        """How many sequences of turns there are."""
        return self._ask("perft", position, depth=depth, steps=steps, time=time, from_=from_, game=game)

    def best(
        self,
        position: Position,
        *,
        level: Optional[str] = None,
        lines: Optional[int] = None,
        depth: Optional[int] = None,
        nodes: Optional[int] = None,
        seed: Optional[int] = None,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> BestAnswer:
        """The engine's move, and what it is worth."""
        return self._ask("best", position, level=level, lines=lines, depth=depth, nodes=nodes, seed=seed, steps=steps, time=time, from_=from_, game=game)

    def value(
        self,
        position: Position,
        *,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> ValueAnswer:
        """The exact value under perfect play, and that of every move."""
        return self._ask("value", position, steps=steps, time=time, from_=from_, game=game)

    def convert(
        self,
        position: Position,
        *,
        to: Optional[Literal['quincunx', 'puzzlink', 'tatham', 'json']] = None,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> ConvertAnswer:
        """The same position in another notation."""
        return self._ask("convert", position, to=to, steps=steps, time=time, from_=from_, game=game)

    def svg(
        self,
        position: Position,
        *,
        moves: Optional[Union[str, Sequence[str]]] = None,
        show: Optional[Literal['board', 'solution', 'hint', 'forced', 'difference', 'heat']] = None,
        uniqueness: bool = False,
        theme: Optional[Literal['default', 'dark', 'classic', 'mono']] = None,
        coords: bool = False,
        size: Optional[int] = None,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> SvgAnswer:
        """A picture of the position."""
        return self._ask("svg", position, moves=moves, show=show, uniqueness=uniqueness, theme=theme, coords=coords, size=size, steps=steps, time=time, from_=from_, game=game)

    def games(
        self,
    ) -> GamesAnswer:
        """The games, their sizes, levels and options."""
        return self._ask("games", "")

    def rules(
        self,
        game_name: str,
        *,
        steps: Optional[int] = None,
        time: Optional[float] = None,
        from_: Optional[str] = None,
        game: Optional[str] = None,
    ) -> RulesAnswer:
        """The rules of a game in plain words."""
        return self._ask("rules", game_name, steps=steps, time=time, from_=from_, game=game)

