"""What a folder holds, in a form that can be compared: files by their bytes, databases by their rows."""
import hashlib
import os
import re
import shutil
import sqlite3
import tempfile
import zlib

LOGS = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file while it is in use


PASSING = "/playing.json"  # is there while a league is played, and may be left behind by one that was killed


class Rows(dict):
    """The tables of a database, each a list of rows."""


def _read(path):
    with open(path, "rb") as f:
        return f.read()


def _columns(db, table):
    """But those of times and seals, which are never the same."""
    names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    return ", ".join(n for n in names if n != "seal" and not n.startswith(("cpu_", "wall_")))


def _tables(db):
    names = [n for (n,) in db.execute("SELECT name FROM sqlite_master WHERE type='table' ORDER BY 1")]
    return Rows({n: sorted(db.execute(f"SELECT {_columns(db, n)} FROM {n}"), key=repr) for n in names})


def rows(path):
    """With what its log says, which SQLite puts in on opening: so it is done to a copy."""
    with tempfile.TemporaryDirectory(dir=os.path.dirname(path) + "/..") as place:
        for end in ("",) + LOGS[::2]:
            if os.path.exists(path + end):
                shutil.copy(path + end, place + "/copy" + end)
        db = sqlite3.connect(place + "/copy")
        try:
            return _tables(db)
        except sqlite3.Error as e:
            return f"unreadable: {e}".encode()
        finally:
            db.close()


def _without_times(text):
    """Of a league's page: times are never the same."""
    return re.sub(rb'"cpu":\[[^]]*\]', b'"cpu":[]', text)


def content(path):
    text = _read(path)
    if path.endswith("/league.key"):  # made by chance
        return b"*" * min(32, len(text)) + text[32:]
    return rows(path) if text.startswith(b"SQLite format 3\0") else _without_times(text)


def digest(folder):
    """The same for folders that hold the same files, byte by byte, and no others."""
    found = hashlib.sha256()
    for at, _, files in sorted(os.walk(folder)):
        for name in sorted(files):
            path = os.path.join(at, name)
            text = os.readlink(path).encode() if os.path.islink(path) else _read(path)
            found.update(f"{path[len(folder):]} {len(text)} {os.lstat(path).st_mode}\n".encode() + text)
    return found.digest()


def _is_no_journal(name, content):
    """Zeros, which a loss of power left: SQLite takes it for none, and leaves it."""
    return name.endswith("-journal") and not any(content)


def state(folder):
    """{name: content} of all files below the folder."""
    found = {}
    for at, _, files in os.walk(folder):
        for name in files:
            path = os.path.join(at, name)
            found[os.path.relpath(path, folder)] = content(path)
    return {name: text for name, text in found.items() if not _is_no_journal(name, text) and not name.endswith(PASSING)}


def differences(now, wanted):
    """Sentences, each with what kind of fault it is."""
    for name in sorted(now.keys() | wanted.keys()):
        if name not in now:
            yield "lost", f"{name} is not there"
        elif name not in wanted:
            yield "left", f"{name} is left behind"
        elif now[name] != wanted[name]:
            yield _difference(name, now[name], wanted[name])


def _difference(name, now, wanted):
    if isinstance(now, Rows) and isinstance(wanted, Rows):
        for table in sorted(now.keys() | wanted.keys()):
            here, there = now.get(table, []), wanted.get(table, [])
            more = [r for r in here if r not in there]
            less = [r for r in there if r not in here]
            if more or less or len(here) != len(there):
                kind = "lost" if less else "doubled"
                return kind, f"{name}, {table}: {len(more)} rows too many {more[:1]}, {len(less)} missing {less[:1]}"
    kind = "doubled" if not isinstance(now, Rows) and len(now) > len(wanted) else "lost"
    at = len(os.path.commonprefix([now, wanted])) if isinstance(now, bytes) and isinstance(wanted, bytes) else 0
    return kind, f"{name} is not what it should be, from byte {at}: {str(now[at:at + 60]) if at else type(now)}"


# ---- what may become of a file while a command changes it ----

def whole(old, now, new):
    """It is as it was, or as it should become."""
    return now == old or now == new


def growing(old, now, new):
    """A beginning of what it should become, and no shorter than it was; zeros after it are what a loss of power left."""
    now = now and now.rstrip(b"\0")
    if now == old:
        return True
    if now is None or new is None:
        return False
    kept = len(os.path.commonprefix([old or b"", new]))
    return len(now) >= kept and new.startswith(now)


def journalled(old, now, new):
    """Growing; or lines of another search, as one with less memory finds them, each with the sum of all before it."""
    if growing(old, now, new):
        return True
    if not now or not now.startswith(old or b""):
        return False
    heading, *lines = now.rstrip(b"\0").split(b"\n")
    total = zlib.crc32(heading + b"\n")
    for line in lines[:-1]:  # the last one may be torn
        total = zlib.crc32(line[9:] + b"\n", total)
        if line[:9] != b"%08x " % total:
            return False
    return True


def between(old, now, new):
    """A database on its way: rows of before and after only, and those of both are there."""
    if now in (old, new) or old is None and isinstance(now, bytes) and not any(now):
        return True  # or just made, with nothing in it
    if not isinstance(now, Rows):
        return False
    for table in (old or {}).keys() | (new or {}).keys():
        before, after, here = ((r or {}).get(table, []) for r in (old, new, now))
        if any(r not in before and r not in after for r in here):
            return False
        keys = {r[0] for r in before} & {r[0] for r in after}
        if not keys <= {r[0] for r in here}:
            return False
    return True


def anything(old, now, new):
    """Made again by every run, from what else is there."""
    return old is None or now is not None


def unchecked(old, now, new):
    """What becomes of it is judged with the whole folder."""
    return True
