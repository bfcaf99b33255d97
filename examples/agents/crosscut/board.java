import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** A Crosscut agent for Quincunx: a board that knows the rules, and a player to make better.
 *
 *     javac -d classes Agent.java
 *     java -cp classes Agent test                                         does the board know the rules?
 *     quincunx match 'java -cp classes Agent' random --game crosscut      a match of a hundred games
 *
 * choose() is yours. A move is a text: c4 places a disc there; skip is the move of who has none.
 */
public class Agent {
    /** cell[column][row] is R, B or a dot; both count from 0, from the bottom left, the perimeter included. */
    static class Board {
        static final int[][] WAYS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        final int w, h;
        char[][] cell;
        char side;
        final Deque<char[][]> done = new ArrayDeque<>(); // the cells before each turn

        Board(String line) { // crosscut 6x5 ....../..RB../....../....../...... R
            String[] words = line.split(" "), size = words[1].split("x"), rows = words[2].split("/");
            w = Integer.parseInt(size[0]);
            h = Integer.parseInt(size[1]);
            cell = new char[w][h];
            side = words[3].charAt(0);
            for (int r = 0; r < h; r++)
                for (int c = 0; c < w; c++) cell[c][h - 1 - r] = rows[r].charAt(c);
        }

        String text() {
            StringBuilder out = new StringBuilder("crosscut " + w + "x" + h + " ");
            for (int r = h - 1; r >= 0; r--, out.append(r >= 0 ? "/" : " "))
                for (int c = 0; c < w; c++) out.append(cell[c][r]);
            return out.append(side).toString();
        }

        static char other(char side) { return side == 'R' ? 'B' : 'R'; }
        char at(int c, int r) { return c >= 0 && r >= 0 && c < w && r < h ? cell[c][r] : 0; } // 0: beside the board
        boolean isInner(int c, int r) { return c > 0 && r > 0 && c < w - 1 && r < h - 1; }

        /** How many discs of the colour that lies on c, r stand in a line through it, that one included. */
        int segment(int c, int r, int[] way) {
            int n = 1;
            for (int sign = 1; sign >= -1; sign -= 2)
                for (int k = sign; at(c + k * way[0], r + k * way[1]) == cell[c][r]; k += sign) n++;
            return n;
        }

        /** How many enemy discs lie this way between c, r and a disc of the mover. */
        int flanked(int c, int r, int[] way) {
            int n = 0;
            while (at(c + (n + 1) * way[0], r + (n + 1) * way[1]) == other(side)) n++;
            return at(c + (n + 1) * way[0], r + (n + 1) * way[1]) == side ? n : 0;
        }

        /** The discs that a placement flips: all flanked ones, if the line it creates is longer than any it cuts. */
        List<int[]> flips(int c, int r) {
            List<int[]> discs = new ArrayList<>();
            int cut = 0, created = 0;
            for (int i = 0; i < 4; i++) {
                int run = flanked(c, r, WAYS[i]);
                for (int k = 1; k <= run; k++) {
                    int x = c + k * WAYS[i][0], y = r + k * WAYS[i][1], n = segment(x, y, WAYS[(i + 1) % 4]);
                    discs.add(new int[] {x, y});
                    if (n > 1 || run > 1) cut = Math.max(cut, n); // else it is the run itself
                }
            }
            List<int[]> added = new ArrayList<>(discs);
            if (isInner(c, r)) added.add(new int[] {c, r});
            put(added, side);
            for (int[] disc : added)
                for (int i = 0; i < 2; i++) created = Math.max(created, segment(disc[0], disc[1], WAYS[i]));
            put(discs, other(side));
            cell[c][r] = '.';
            return created > cut ? discs : new ArrayList<>();
        }

        void put(List<int[]> discs, char ink) {
            for (int[] disc : discs) cell[disc[0]][disc[1]] = ink;
        }

        /** All legal moves; none: the game is over. */
        List<String> moves() {
            List<String> found = new ArrayList<>();
            if (winner() != 0) return found;
            for (int r = 0; r < h; r++)
                for (int c = 0; c < w; c++)
                    if (cell[c][r] == '.' && (isInner(c, r) || !flips(c, r).isEmpty())) found.add("" + (char) ('a' + c) + (r + 1));
            if (found.isEmpty()) found.add("skip");
            return found;
        }

        void play(String move) {
            char[][] before = new char[w][];
            for (int c = 0; c < w; c++) before[c] = cell[c].clone();
            done.push(before);
            if (!move.equals("skip")) {
                int c = move.charAt(0) - 'a', r = Integer.parseInt(move.substring(1)) - 1;
                put(flips(c, r), side);
                if (isInner(c, r)) cell[c][r] = side;
            }
            side = other(side);
        }

        void undo() {
            cell = done.pop();
            side = other(side);
        }

        /** R or B: who has just spanned the inner board; else 0. */
        char winner() { return longest(other(side)) == 100 ? other(side) : 0; }

        /** The longest line of this side, in percent of what it needs. */
        int longest(char of) {
            int most = 0;
            for (int c = 0; c < w; c++)
                for (int r = 0; r < h; r++)
                    if (cell[c][r] == of) {
                        most = Math.max(most, 100 * segment(c, r, WAYS[0]) / (w - 2));
                        most = Math.max(most, 100 * segment(c, r, WAYS[1]) / (h - 2));
                    }
            return most;
        }

        /** What the board looks worth to the side to move: how much longer its longest line is. */
        int lead() { return longest(side) - longest(other(side)); }
    }

    static final Object[][] COUNTS = { // a position, plies, and how many games of so many plies begin there
        {"crosscut 5x5 ...../..RB./.RB../.BRR./..... B", 3, 22},
        {"crosscut 6x5 ....../..RBR./.RBBB./..RRB./...... B", 4, 17},
        {"crosscut 6x6 ....../....../....../....../....../...... R", 2, 240},
        {"crosscut 4x4 ..../.RR./..../.... B", 1, 0}, // Red has won
    };
    static final Object[][] VALUES = { // a position, plies, and what search finds
        {"crosscut 5x5 ...../.RR../...../...../..... R", 1, 100},
        {"crosscut 6x5 ....../.RB.../..BR../.B..../...... R", 2, 25},
    };
