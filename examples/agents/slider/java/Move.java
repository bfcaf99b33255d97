package aiproj.slider;

/** A step from column i, row j, both from 0, from the bottom left. */
public class Move {
    public enum Direction { UP, DOWN, LEFT, RIGHT }

    public final int i, j;
    public final Direction d;

    public Move(int i, int j, Direction d) {
        this.i = i;
        this.j = j;
        this.d = d;
    }
}
