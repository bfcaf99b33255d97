
    static Random random = new Random(1);

    /** The move to play: any. Make it better: play a move, look at the board, undo it, take the best. */
    static String choose(Board board) {
        List<String> moves = board.moves();
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

    static void check(boolean good, String what) {
        if (!good) throw new AssertionError(what);
    }

    static int count(Board board, int plies) {
        if (plies == 0) return 1;
        int total = 0;
        String before = board.text();
        for (String move : board.moves()) {
            board.play(move);
            total += count(board, plies - 1);
            board.undo();
            check(board.text().equals(before), "undo of " + move + " on " + before);
        }
        return total;
    }

    static void test() {
        boolean written = true;
        for (Object[] known : COUNTS)
            check(count(new Board((String) known[0]), (int) known[1]) == (int) known[2], known[0] + ": its games");
        for (Object[] known : VALUES) {
            int found = search(new Board((String) known[0]), (int) known[1]);
            written = written && found != NOT_WRITTEN;
            check(found == NOT_WRITTEN || found == (int) known[2], known[0] + ": search");
        }
        System.out.println(written ? "all is well" : "the board is well; search is still to be written");
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0 && args[0].equals("test")) {
            test();
            return;
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Board board = null;
        for (String line; (line = in.readLine()) != null; ) {
            String[] words = line.split(" ", 2);
            String answer = "";
            switch (words[0]) {
                case "protocol": answer = "1"; break;
                case "newgame": random = new Random(Long.parseLong(line.substring(line.lastIndexOf(' ') + 1))); break;
                case "position": board = new Board(words[1]); break;
                case "play": board.play(words[1]); break; // by the other side
                case "undo": board.undo(); break;
                case "legal": answer = String.join(" ", board.moves()); break;
                case "showboard": answer = board.text(); break;
                case "genmove": board.play(answer = choose(board)); break;
                default: break;
            }
            System.out.print("= " + answer + "\n\n");
            System.out.flush();
            if (words[0].equals("quit")) break;
        }
    }
}
