"""An honest agent: plays well-formed moves, the same ones every time."""
import sys

for line in sys.stdin:
    word, *rest = line.split() or [""]
    answer = "1" if word == "protocol" else ""
    if word == "genmove":
        forward = "r" if rest[0] == "H" else "u"
        answer = max(rest[1:], key=lambda move: (move[-1] == forward, move))
    print("=", answer, end="\n\n", flush=True)
    if word == "quit":
        break
