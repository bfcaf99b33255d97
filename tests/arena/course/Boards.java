import aiproj.slider.Move;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

/** Lets tests/arena/boards.py ask the board of the course's template what it asks the others. */
public class Boards {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Agent.Board board = null;
        for (String line; (line = in.readLine()) != null; ) {
            String[] words = line.split(" ");
            String answer = "";
            switch (words[0]) {
                case "position":
                    board = new Agent.Board(words[3].replace("", " ").trim().replace(" / ", "\n"), words[4].charAt(0));
                    break;
                case "play": board.play(moveOf(words[1], board)); break;
                case "undo": board.undo(); break;
                case "showboard": answer = text(board); break;
                case "legal": answer = legal(board); break;
                default: break;
            }
            System.out.print("= " + answer + "\n\n");
            System.out.flush();
            if (words[0].equals("quit")) break;
        }
    }

    private static String textOf(Move m) {
        return m == null ? "pass" : "" + (char) ('a' + m.i) + (m.j + 1) + Character.toLowerCase(m.d.name().charAt(0));
    }

    private static Move moveOf(String text, Agent.Board board) {
        for (Move m : board.moves())
            if (textOf(m).equals(text)) return m;
        throw new AssertionError(text);
    }

    private static String legal(Agent.Board board) {
        List<String> out = new ArrayList<>();
        for (Move m : board.moves()) out.add(textOf(m));
        return String.join(" ", out);
    }

    /** The course's rows, then the side and the passes, as a position line. */
    private static String text(Agent.Board board) {
        String[] rows = board.text().replace(" ", "").split("\n");
        String last = rows[rows.length - 1], out = "slider " + board.n + " " + rows[0];
        for (int r = 1; r < board.n; r++) out += "/" + rows[r];
        return out + " " + last.charAt(0) + (last.endsWith("0") ? "" : " passes=" + last.charAt(1));
    }
}
