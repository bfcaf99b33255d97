/* Lets a player written for the Slider course (aiproj.slider.SliderPlayer: init, update, move) sit at
 * a Quincunx board. docs/PROTOCOL.md has the language.
 *
 *     javac -cp CLASSES -d CLASSES CourseAdapter.java
 *     quincunx match 'java -cp CLASSES CourseAdapter your.package.Player' 2 --game slider
 *
 * The course counts cells as (column, row) from the bottom left, from 0: a2r is (0, 1) RIGHT. What a
 * player prints goes to standard error, where it disturbs nobody.
 */
import aiproj.slider.Move;
import aiproj.slider.SliderPlayer;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;

public class CourseAdapter {
    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        SliderPlayer player = null;
        String[] position = null;
        Move last = null; // of the opponent; null at the start and after a pass
        for (String line; (line = in.readLine()) != null; ) {
            String[] words = line.trim().split(" +");
            String answer = "";
            switch (words[0]) {
                case "protocol": answer = "1"; break;
                case "position": position = words; player = null; last = null; break;
                case "play": last = read(words[1]); break;
                case "genmove":
                    if (player == null) {
                        player = (SliderPlayer) Class.forName(args[0]).getDeclaredConstructor().newInstance();
                        player.init(Integer.parseInt(position[2]), board(position[3]), words[1].charAt(0));
                    }
                    player.update(last);
                    answer = write(player.move());
                    last = null;
                    break;
                default: break;
            }
            answers.print("= " + answer + "\n\n");
            answers.flush();
            if (words[0].equals("quit")) break;
        }
        System.exit(0);
    }

    /** Rows of cells with blanks between, top row first: the form of the course. */
    private static String board(String rows) {
        StringBuilder out = new StringBuilder();
        for (String row : rows.split("/")) out.append(String.join(" ", row.split(""))).append('\n');
        return out.toString();
    }

    private static Move read(String move) {
        if (move.equals("pass")) return null;
        int row = Integer.parseInt(move.substring(1, move.length() - 1)) - 1;
        char way = move.charAt(move.length() - 1);
        Move.Direction d = way == 'u' ? Move.Direction.UP : way == 'd' ? Move.Direction.DOWN
            : way == 'l' ? Move.Direction.LEFT : Move.Direction.RIGHT;
        return new Move(move.charAt(0) - 'a', row, d);
    }

    private static String write(Move move) {
        if (move == null) return "pass";
        char way = Character.toLowerCase(move.d.name().charAt(0));
        return "" + (char) ('a' + move.i) + (move.j + 1) + way;
    }
}
