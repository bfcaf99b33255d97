"""Questions and answers: a handle of the C library as an object with a method for each command."""
import ctypes
import json
import random
import threading
from typing import Any, Dict, Mapping, Tuple

from ._library import library
from .commands import Commands


class QuincunxError(ValueError):
    """There is no answer: why, and where in the text that was read."""

    def __init__(self, ending: int, error: Mapping[str, Any]) -> None:
        super().__init__(error["why"])
        self.code = "limit" if ending == 3 else "refused"
        self.ending = ending
        self.line, self.column, self.why = error["line"], error["column"], error["why"]
        self.argument, self.move = error.get("argument"), error.get("move")


class Answer(Dict[str, Any]):
    """What the command line prints with --json. A notebook shows the board of an answer that has one."""

    def _repr_svg_(self) -> Any:
        if "svg" in self:
            return self["svg"]
        return Quincunx().svg(self["position"])["svg"] if self.get("position") else None

    def flat(self) -> Dict[str, Any]:
        """One row of a table, for pandas: what is inside gets names with dots, lists their length."""
        row: Dict[str, Any] = {}
        for key, value in self.items():
            if isinstance(value, dict):
                row.update({f"{key}.{inner}": number for inner, number in value.items()})
            else:
                row[key] = len(value) if isinstance(value, list) else value
        return row


class Board(str):
    """A position that a notebook shows as a picture."""

    def _repr_svg_(self) -> str:
        return Quincunx().svg(self)["svg"]


def write_options(options: Mapping[str, Any]) -> str:
    """{"from_here": True, "limit": 5} as "from-here\\nlimit=5"; what is None or False is left out."""
    lines = []
    for key, value in options.items():
        if value is None or value is False:
            continue
        name = key.rstrip("_").replace("_", "-")
        text = " ".join(value) if isinstance(value, (list, tuple)) else str(value)
        if "\n" in text or "\0" in text:
            raise QuincunxError(2, {"line": 1, "column": 1, "why": f"{name}: expected one line"})
        lines.append(name if value is True else f"{name}={text}")
    return "\n".join(lines)


class Quincunx(Commands):
    """One handle. Threads may share it, and then wait for each other; `stop` ends what is being answered."""

    def __init__(self) -> None:
        self._handle = library.quincunx_open()
        if not self._handle:
            raise MemoryError
        self._lock = threading.Lock()

    def __del__(self, close: Any = library.quincunx_close) -> None:
        close(getattr(self, "_handle", None))

    def ask(self, command: str, text: str, options: str = "") -> Tuple[int, str]:
        """A question as the C library takes it: how it ended, and the JSON text."""
        found = ctypes.c_char_p()
        with self._lock:
            ending = library.quincunx_ask(self._handle, command.encode(), text.replace("\0", " ").encode(),
                                          options.encode(), None, ctypes.byref(found))
            return ending, (found.value or b"").decode()

    def stop(self) -> None:
        """From another thread: the question being answered ends as if its limit were reached, and so do
        those to come until `go_on`."""
        library.quincunx_stop(self._handle)

    def go_on(self) -> None:
        library.quincunx_go_on(self._handle)

    def _ask(self, command: str, text: Any, **options: Any) -> Any:
        if isinstance(text, Mapping):
            text = text["position"]
        if command == "make" and options["seed"] is None:
            options["seed"] = random.getrandbits(32)
        ending, found = self.ask(command, text, write_options(options))
        answer = json.loads(found)
        if "error" in answer:
            raise QuincunxError(ending, answer["error"])
        if isinstance(answer.get("position"), str):
            answer["position"] = Board(answer["position"])
        return Answer(answer)


class _OwnOfThread(threading.local):
    """The handle of the functions of the package: one for each thread."""

    def __init__(self) -> None:
        self.quincunx = Quincunx()


_own = _OwnOfThread()


def own() -> Quincunx:
    return _own.quincunx
