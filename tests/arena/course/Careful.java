import aiproj.slider.Move;
import aiproj.slider.SliderPlayer;

/** Keeps its own board by init and update alone, as the course has it; goes forward where it can. A
 * move that it misunderstood would sooner or later be answered by an illegal one. */
public class Careful implements SliderPlayer {
    private char[][] cell; // [column][row]
    private int n;
    private char me;

    public void init(int dimension, String board, char player) {
        n = dimension;
        me = player;
        cell = new char[n][n];
        String[] rows = board.trim().split("\n");
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++) cell[c][n - 1 - r] = rows[r].split(" ")[c].charAt(0);
        System.out.println("what a player prints must not reach the referee");
    }

    public void update(Move move) {
        if (move != null) step(move);
    }

    public Move move() {
        Move.Direction[] ways = me == 'H'
            ? new Move.Direction[] {Move.Direction.RIGHT, Move.Direction.UP, Move.Direction.DOWN}
            : new Move.Direction[] {Move.Direction.UP, Move.Direction.RIGHT, Move.Direction.LEFT};
        for (Move.Direction way : ways)
            for (int c = n - 1; c >= 0; c--)
                for (int r = n - 1; r >= 0; r--) {
                    Move m = new Move(c, r, way);
                    if (cell[c][r] == me && free(m)) {
                        step(m);
                        return m;
                    }
                }
        return null;
    }

    private int column(Move m) {
        return m.i + (m.d == Move.Direction.RIGHT ? 1 : m.d == Move.Direction.LEFT ? -1 : 0);
    }

    private int row(Move m) {
        return m.j + (m.d == Move.Direction.UP ? 1 : m.d == Move.Direction.DOWN ? -1 : 0);
    }

    private boolean free(Move m) {
        int c = column(m), r = row(m);
        if (c == n) return me == 'H';
        if (r == n) return me == 'V';
        return c >= 0 && r >= 0 && cell[c][r] == '+';
    }

    private void step(Move m) {
        int c = column(m), r = row(m);
        if (c < n && r < n) cell[c][r] = cell[m.i][m.j];
        cell[m.i][m.j] = '+';
    }
}
