import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** An agent for the Slant duel of Quincunx: a board that knows the rules, and a player to make better.
 *
 *     javac -d classes Agent.java
 *     java -cp classes Agent test                                      does the board know the rules?
 *     quincunx match 'java -cp classes Agent' random --game slant      a match of a hundred games
 *
 * choose() is yours. A move is a text: b3L draws \ in cell b3, b3R draws /.
 */
public class Agent {
    /** cell[column][row] is L, R or a dot, clue[column][row] the number of a corner or -1; both count from 0, from the
     * bottom left: corner c, r is the bottom left one of cell c, r. With rule=sound only lines of the one solution may be
     * drawn; it is in answer then. */
    static class Board {
        final int w, h;
        final int[][] clue;
        final char[][] cell;
        final char[][] answer;
        int side; // to move: 0 or 1
        final int[] score = new int[2];
        final Deque<int[]> done = new ArrayDeque<>(); // column, row and points of each turn

        Board(String line) { // slant 2x2 ..1/.3./2.. ../.. duel=1 mover=1 score=0-0
            String[] words = line.split(" "), size = words[1].split("x"), points = words[6].substring(6).split("-");
            w = Integer.parseInt(size[0]);
            h = Integer.parseInt(size[1]);
            clue = new int[w + 1][h + 1];
            cell = new char[w][h];
            String[] clues = words[2].split("/"), rows = words[3].split("/");
            for (int c = 0; c <= w; c++)
                for (int r = 0; r <= h; r++) clue[c][h - r] = clues[r].charAt(c) == '.' ? -1 : clues[r].charAt(c) - '0';
            for (int c = 0; c < w; c++)
                for (int r = 0; r < h; r++) cell[c][h - 1 - r] = rows[r].charAt(c);
            side = words[5].equals("mover=2") ? 1 : 0;
            for (int i = 0; i < 2; i++) score[i] = Integer.parseInt(points[i]);
            answer = line.endsWith("rule=sound") ? solve() : null;
        }

        String text() {
            StringBuilder out = new StringBuilder("slant " + w + "x" + h + " ");
            for (int r = h; r >= 0; r--, out.append(r >= 0 ? "/" : " "))
                for (int c = 0; c <= w; c++) out.append(clue[c][r] < 0 ? "." : clue[c][r]);
            for (int r = h - 1; r >= 0; r--, out.append(r >= 0 ? "/" : " "))
                for (int c = 0; c < w; c++) out.append(cell[c][r]);
            out.append("duel=1 mover=" + (side + 1) + " score=" + score[0] + "-" + score[1]);
            return out.append(answer != null ? " rule=sound" : "").toString();
        }

        /** All legal moves; none: the game is over. */
        List<String> moves() {
            List<String> found = new ArrayList<>();
            for (int r = 0; r < h; r++)
                for (int c = 0; c < w; c++)
                    for (char ink : "LR".toCharArray())
                        if (cell[c][r] == '.' && (answer == null || answer[c][r] == ink))
                            found.add("" + (char) ('a' + c) + (r + 1) + ink);
            return found;
        }

        void play(String move) {
            int c = move.charAt(0) - 'a', r = Integer.parseInt(move.substring(1, move.length() - 1)) - 1;
            char ink = move.charAt(move.length() - 1);
            int points = points(c, r, ink);
            done.push(new int[] {c, r, points});
            cell[c][r] = ink;
            score[side] += points;
            side = 1 - side;
        }

        void undo() {
            int[] last = done.pop();
            side = 1 - side;
            score[side] -= last[2];
            cell[last[0]][last[1]] = '.';
        }

        /** The two corners that a line joins. */
        static int[][] ends(int c, int r, char ink) {
            return ink == 'L' ? new int[][] {{c, r + 1}, {c + 1, r}} : new int[][] {{c, r}, {c + 1, r + 1}};
        }

        static int[][] corners(int c, int r) { return new int[][] {{c, r}, {c + 1, r}, {c, r + 1}, {c + 1, r + 1}}; }

        /** How many cells beside a corner hold a line that ends there, or none yet (ink '.'). */
        int count(int[] corner, char ink) {
            int n = 0;
            for (int c = corner[0] - 1; c <= corner[0]; c++)
                for (int r = corner[1] - 1; r <= corner[1]; r++) {
                    char line = (c == corner[0]) == (r == corner[1]) ? 'R' : 'L';
                    if (c >= 0 && r >= 0 && c < w && r < h && cell[c][r] == (ink == '.' ? '.' : line)) n++;
                }
            return n;
        }

        int lines(int[] corner) { return count(corner, 'L'); }
        int room(int[] corner) { return count(corner, '.'); }
        int number(int[] corner) { return clue[corner[0]][corner[1]]; } // -1: none

        /** Is there a way along lines from corner a to corner b? Marks what can be reached until nothing is new. */
        boolean isJoined(int[] a, int[] b) {
            boolean[][] seen = new boolean[w + 1][h + 1];
            seen[a[0]][a[1]] = true;
            for (boolean grows = true; grows; ) {
                grows = false;
                for (int c = 0; c < w; c++)
                    for (int r = 0; r < h; r++) {
                        int[][] end = ends(c, r, cell[c][r]);
                        if (cell[c][r] == '.' || seen[end[0][0]][end[0][1]] == seen[end[1][0]][end[1][1]]) continue;
                        for (int[] e : end) seen[e[0]][e[1]] = true;
                        grows = true;
                    }
            }
            return seen[b[0]][b[1]];
        }

        /** Would this line close a loop, or give a corner more lines than its number? */
        boolean breaks(int c, int r, char ink) {
            int[][] end = ends(c, r, ink);
            for (int[] k : end)
                if (number(k) >= 0 && lines(k) >= number(k)) return true;
            return isJoined(end[0], end[1]);
        }

        /** What this line earns: 1, 2 for each number it completes, 3 if all numbers around are met, 1 in the middle. */
        int points(int c, int r, char ink) {
            if (breaks(c, r, ink)) return 0;
            int numbered = 0, met = 0, total = 1;
            cell[c][r] = ink;
            for (int[] k : corners(c, r)) {
                if (number(k) >= 0) numbered++;
                if (number(k) == lines(k)) met++;
            }
            for (int[] k : ends(c, r, ink))
                if (number(k) == lines(k)) total += 2;
            cell[c][r] = '.';
            if (numbered > 0 && met == numbered) total += 3;
            return total + (Math.abs(2 * c + 1 - w) <= 2 && Math.abs(2 * r + 1 - h) <= 2 ? 1 : 0);
        }

        /** Is the board full, and a number not met or a loop closed? */
        boolean isSpoilt() {
            for (char[] column : cell)
                if (new String(column).indexOf('.') >= 0) return false;
            for (int c = 0; c <= w; c++)
                for (int r = 0; r <= h; r++)
                    if (clue[c][r] >= 0 && lines(new int[] {c, r}) != clue[c][r]) return true;
            for (int c = 0; c < w; c++) // a line whose ends are joined without it closes a loop
                for (int r = 0; r < h; r++) {
                    char ink = cell[c][r];
                    cell[c][r] = '.';
                    boolean loop = isJoined(ends(c, r, ink)[0], ends(c, r, ink)[1]);
                    cell[c][r] = ink;
                    if (loop) return true;
                }
            return false;
        }

        /** What the board looks worth to the side to move: by how many points it is ahead; nobody wins on a spoilt one. */
        int lead() { return isSpoilt() ? 0 : score[side] - score[1 - side]; }

        /** Can this line be part of a solution, as far as the four corners around tell? */
        boolean fits(int c, int r, char ink) {
            if (breaks(c, r, ink)) return false;
            boolean enough = true;
            cell[c][r] = ink;
            for (int[] k : corners(c, r)) enough = enough && lines(k) + room(k) >= number(k);
            cell[c][r] = '.';
            return enough;
        }

        /** All cells as the solution has them, or null; the board stays as it is. The cell with the fewest choices first. */
        final char[][] solve() {
            int bestC = -1, bestR = -1;
            String best = "LR?";
            for (int c = 0; c < w; c++)
                for (int r = 0; r < h; r++) {
                    if (cell[c][r] != '.' || best.length() < 2) continue;
                    String inks = (fits(c, r, 'L') ? "L" : "") + (fits(c, r, 'R') ? "R" : "");
                    if (inks.length() >= best.length()) continue;
                    best = inks;
                    bestC = c;
                    bestR = r;
                }
            if (bestC < 0) { // nothing is empty
                char[][] copy = new char[w][];
                for (int c = 0; c < w; c++) copy[c] = cell[c].clone();
                return copy;
            }
            char[][] found = null;
            for (char ink : best.toCharArray()) {
                cell[bestC][bestR] = ink;
                found = found != null ? found : solve();
                cell[bestC][bestR] = '.';
            }
            return found;
        }
    }

    static final Object[][] COUNTS = { // a position, plies, and how many games of so many plies begin there
        {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0", 3, 960},
        {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound", 3, 120},
        {"slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3", 4, 0},
    };
    static final Object[][] VALUES = { // a position, plies, and what search finds
        {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0", 2, 2},
        {"slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound", 2, 4},
        {"slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3", 3, 0},
    };
