package aiproj.slider;

/** What the course asks of a player: our own writing down of its three methods, to compile against. */
public interface SliderPlayer {
    void init(int dimension, String board, char player);

    void update(Move move);

    Move move();
}
