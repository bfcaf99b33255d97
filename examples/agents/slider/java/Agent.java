import aiproj.slider.Move;
import aiproj.slider.SliderPlayer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** A Slider player with the interface of the course (init, update, move): a board that knows the rules, and a player to
 * make better.
 *
 *     javac -d classes *.java
 *     java -cp classes Agent test                                       does the board know the rules?
 *     quincunx match 'java -cp classes Agent' random --game slider      a match of a hundred games
 *
 * choose() is yours. CourseAdapter calls init, update and move as the course's referee does; null is the move of who has
 * none. Move and SliderPlayer stand for the course's own, and are left out where those are at hand.
 */
public class Agent implements SliderPlayer {
    /** cell[column][row] is H, V, B (blocked) or +; both count from 0, from the bottom left. */
    static class Board {
        final int n;
        final char[][] cell;
        final Deque<Move> done = new ArrayDeque<>(); // what undo needs; a pass is PASS
        int passes; // turns without a move, up to now
        final Deque<Integer> passesBefore = new ArrayDeque<>();
        char side;
        private static final Move PASS = new Move(-1, -1, Move.Direction.UP);

        Board(String rows, char side) { // N lines of cells with blanks between, the top row first
            String[] line = rows.trim().split("\n");
            n = line.length;
            cell = new char[n][n];
            this.side = side;
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++) cell[c][n - 1 - r] = line[r].trim().split(" ")[c].charAt(0);
        }

        static char other(char side) { return side == 'H' ? 'V' : 'H'; }
        static int across(Move.Direction d) { return d == Move.Direction.RIGHT ? 1 : d == Move.Direction.LEFT ? -1 : 0; }
        static int up(Move.Direction d) { return d == Move.Direction.UP ? 1 : d == Move.Direction.DOWN ? -1 : 0; }
        boolean isOn(int c, int r) { return c >= 0 && r >= 0 && c < n && r < n; }

        String text() { // the same form, then the side to move and the passes
            StringBuilder out = new StringBuilder();
            for (int r = n - 1; r >= 0; r--, out.append('\n'))
                for (int c = 0; c < n; c++) out.append(c > 0 ? " " : "").append(cell[c][r]);
            return out.append(side).append(passes).toString();
        }

        /** All legal moves; null alone: a pass; none: the game is over. */
        List<Move> moves() {
            List<Move> found = new ArrayList<>();
            if (winner() != 0) return found;
            Move.Direction forward = side == 'H' ? Move.Direction.RIGHT : Move.Direction.UP;
            Move.Direction back = side == 'H' ? Move.Direction.LEFT : Move.Direction.DOWN;
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++)
                    for (Move.Direction d : Move.Direction.values()) {
                        if (cell[c][r] != side || d == back) continue;
                        int x = c + across(d), y = r + up(d);
                        if (isOn(x, y) ? cell[x][y] == '+' : d == forward) found.add(new Move(c, r, d));
                    }
            if (found.isEmpty()) found.add(null);
            return found;
        }

        void play(Move move) {
            done.push(move == null ? PASS : move);
            passesBefore.push(passes);
            if (move != null) step(move, side, '+');
            passes = move == null ? passes + 1 : 0;
            side = other(side);
        }

        void undo() {
            Move move = done.pop();
            passes = passesBefore.pop();
            side = other(side);
            if (move != PASS) step(move, '+', side);
        }

        /** What comes to the target of a move, and what is left behind. */
        private void step(Move m, char to, char from) {
            int x = m.i + across(m.d), y = m.j + up(m.d);
            cell[m.i][m.j] = from;
            if (isOn(x, y)) cell[x][y] = to; // else it left the board
        }

        /** H, V, t for a tie, or 0 while the game goes on. */
        char winner() {
            return toGo('H') == 0 ? 'H' : toGo('V') == 0 ? 'V' : passes == 2 ? 't' : (char) 0;
        }

        /** How many forward moves this side still needs to leave the board with all its pieces. */
        int toGo(char of) {
            int moves = 0;
            for (int c = 0; c < n; c++)
                for (int r = 0; r < n; r++)
                    if (cell[c][r] == of) moves += n - (of == 'H' ? c : r);
            return moves;
        }

        /** What the board looks worth to the side to move: by how many forward moves it is ahead. */
        int lead() { return toGo(other(side)) - toGo(side); }
    }

    private final Random random = new Random(1);
    private Board board;
    private char me;

    public void init(int dimension, String rows, char player) {
        me = player;
        board = new Board(rows, me);
    }

    public void update(Move move) { // of the opponent; null at the start and after a pass
        board.side = Board.other(me);
        if (move != null || !board.done.isEmpty()) board.play(move);
        board.side = me;
    }

    public Move move() {
        Move chosen = choose();
        board.play(chosen);
        return chosen;
    }

    /** The move to play: any. Make it better: play a move, look at the board, undo it, take the best. */
    private Move choose() {
        List<Move> moves = board.moves();
        return moves.get(random.nextInt(moves.size()));
    }

    static final int NOT_WRITTEN = -1000000;

    /** Exercise: what the board is worth to the side to move, looking so many plies ahead.
     *
     * With 0 plies, or where there are no moves, that is board.lead(). Else it is the best of -search(board, plies - 1)
     * over all moves, each played and undone. Then let choose() take a move after which -search(board, 1) is best: two
     * plies, its own move and every reply. */
    static int search(Board board, int plies) {
        return NOT_WRITTEN;
    }

    private static int count(Board b, int plies) {
        int total = plies == 0 ? 1 : 0;
        String before = b.text();
        for (Move move : plies == 0 ? new ArrayList<Move>() : b.moves()) {
            b.play(move);
            total += count(b, plies - 1);
            b.undo();
            check(b.text().equals(before), "undo");
        }
        return total;
    }

    private static void check(boolean good, String what) {
        if (!good) throw new AssertionError(what);
    }

    private static void test() {
        check(count(new Board("H + + +\nH + + +\nH + + +\n+ V V V", 'H'), 4) == 438, "the first four turns");
        check(count(new Board("H + + + H\n+ B + + V\nH + + + V\nH V + B +\n+ + + V V", 'V'), 3) == 276, "blocked cells");
        check(new Board("B B\n+ V", 'H').moves().isEmpty(), "H has won");
        check(new Board("B B +\nH B +\nB V V", 'H').moves().get(0) == null, "H must pass");
        int one = search(new Board("+ H\n+ V", 'H'), 1);
        int two = search(new Board("H + + + H\n+ B + + V\nH + + + V\nH V + B +\n+ + + V V", 'V'), 2);
        boolean written = one != NOT_WRITTEN;
        check(!written || (one == 2 && two == -3), "search");
        System.out.println(written ? "all is well" : "the board is well; search is still to be written");
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0 && args[0].equals("test")) test();
        else CourseAdapter.main(new String[] {"Agent"}); // which asks a new Agent, over its pipes
    }
}
