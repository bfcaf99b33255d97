"""The C library (include/quincunx.h) by ctypes: where it is found, and the types of its functions."""
import ctypes as c
import os
from pathlib import Path

_NAME = "libquincunx.so.1"


class Error(c.Structure):
    _fields_ = [("code", c.c_int), ("at", c.c_size_t), ("why", c.c_char_p)]


def _open() -> c.CDLL:
    """QUINCUNX_LIBRARY, the one beside this file, or the system's."""
    beside = Path(__file__).with_name(_NAME)
    return c.CDLL(os.environ.get("QUINCUNX_LIBRARY") or (str(beside) if beside.exists() else _NAME))


library = _open()

_FUNCTIONS = {
    "version": (c.c_char_p,),
    "open": (c.c_void_p,),
    "close": (None, c.c_void_p),
    "ask": (c.c_int, c.c_void_p, c.c_char_p, c.c_char_p, c.c_char_p, c.c_void_p, c.POINTER(c.c_char_p)),
    "stop": (None, c.c_void_p),
    "go_on": (None, c.c_void_p),
    "batch_open": (Error, c.c_char_p, c.c_size_t, c.POINTER(c.c_void_p)),
    "batch_close": (None, c.c_void_p),
    "batch_actions": (c.c_size_t, c.c_void_p),
    "batch_action_name": (c.c_char_p, c.c_void_p, c.c_size_t),
    "batch_legal": (c.c_void_p, c.c_void_p),
    "batch_mover": (c.c_void_p, c.c_void_p),
    "batch_ended": (c.c_void_p, c.c_void_p),
    "batch_turns": (None, c.c_void_p, c.c_uint32),
    "batch_reset": (None, c.c_void_p),
    "batch_step": (c.c_size_t, c.c_void_p, c.c_void_p),
    "batch_seed": (None, c.c_void_p, c.c_uint64),
    "batch_sample": (None, c.c_void_p, c.c_void_p),
    "batch_write": (c.c_char_p, c.c_void_p, c.c_size_t),
    "batch_place": (Error, c.c_void_p, c.c_size_t, c.c_char_p),
    "batch_sheet": (None, c.c_void_p, c.POINTER(c.c_size_t), c.POINTER(c.c_size_t)),
    "batch_observe": (None, c.c_void_p, c.c_void_p),
}
for _name, (_result, *_arguments) in _FUNCTIONS.items():
    _function = getattr(library, "quincunx_" + _name)
    _function.restype, _function.argtypes = _result, _arguments
