

def choose(board):
    """The move to play: any. Make it better: play a move, look at the board, undo it, take the best."""
    return random.choice(board.moves())


def search(board, plies):
    """Exercise: what the board is worth to the side to move, looking so many plies ahead.

    With 0 plies, or where there are no moves, that is board.lead(). Else it is the best of -search(board, plies - 1)
    over all moves, each played and undone. Then let choose() take a move after which -search(board, 1) is best: two
    plies, its own move and every reply.
    """
    raise NotImplementedError


def test():
    def count(board, plies):
        if plies == 0:
            return 1
        total, before = 0, board.text()
        for move in board.moves():
            board.play(move)
            total += count(board, plies - 1)
            board.undo()
            assert board.text() == before, f"undo of {move} on {before}"
        return total

    for line, plies, n in COUNTS:
        assert count(Board(line), plies) == n, f"{line}: games of {plies} plies"
    try:
        for line, plies, value in VALUES:
            assert search(Board(line), plies) == value, f"{line}: search of {plies} plies"
        print("all is well")
    except NotImplementedError:
        print("the board is well; search is still to be written")


def main():
    board = None
    for line in sys.stdin:
        word, *rest = line.split() or [""]
        answer = "1" if word == "protocol" else ""
        if word == "newgame":  # GAME SIZE SEED
            random.seed(rest[2])
        elif word == "position":
            board = Board(" ".join(rest))
        elif word == "play":  # by the other side
            board.play(rest[0])
        elif word == "undo":
            board.undo()
        elif word == "legal":
            answer = " ".join(board.moves())
        elif word == "showboard":
            answer = board.text()
        elif word == "genmove":
            answer = choose(board)
            board.play(answer)
        print("=", answer, end="\n\n", flush=True)
        if word == "quit":
            break


if __name__ == "__main__":
    test() if sys.argv[1:] == ["test"] else main()
