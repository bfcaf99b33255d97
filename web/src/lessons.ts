// What the help and the tutorials say. Positions are drawn by the same code as every board.

export interface Figure {
  position: string;
  words: string;
}

export interface Lesson {
  position: string;
  task: string;
  done: string;
}

// What a game is about, for somebody who sees it for the first time.
export const GOALS: Record<string, string> = {
  slant: 'Draw one diagonal in every cell. A number says how many lines touch it. No closed loops.',
  slitherlink: 'Draw one closed loop along the dots. A number says how many of the four sides of its cell belong to the loop.',
  hexpath: 'Get from S to E. The numbers have an order that you must find: each step goes to the free neighbour whose number stands highest in it. Two equal ones tie and end the walk; ⇄ turns the order upside down.',
  slider: 'A race: bring all your pieces off the board first. H ▶ goes right, up or down and leaves on the right; V ▲ goes up, left or right and leaves at the top.',
  crosscut: 'Make an unbroken line of your discs across the inner board, a whole row or column. Enemy discs between yours flip, if that makes a longer line than it cuts.',
};

// One line for a printed sheet.
export const RULES_LINE: Record<string, string> = {
  slant: 'Slant: draw one diagonal in every cell; a number counts the lines that end there; no closed loops.',
  slitherlink: 'Slitherlink: draw one closed loop along the dots; a number counts the sides of its cell that are part of it.',
  hexpath: 'Hexpath: find the order of the numbers whose walk from S, always to the best neighbour, stops on E; a tie stops it, ⇄ turns the order round.',
  slider: 'Slider: H goes right, up or down, V goes up, left or right, one cell a turn; who first has no piece left on the board wins.',
  crosscut: 'Crosscut by Mark Steere: place discs in turn; flanked enemy discs flip if you create a longer line than you cut; a line across the inner board wins.',
};

export const RULES: Record<string, Figure[]> = {
  slant: [
    { position: 'slant 3x3 .0.0/0..1/..2./1.11', words: 'Draw one diagonal line in every cell. A number on a corner says how many lines end there.' },
    { position: 'slant 3x3 .0.0/0..1/..2./1.11 LRL/RLL/RLL', words: 'Solved: two lines end at the 2, one at each 1, none at a 0.' },
    { position: 'slant 3x3 ..../..../..../.... RL./LR./...', words: 'The lines never form a closed loop. These four do, so one of them is wrong.' },
  ],
  slitherlink: [
    { position: 'slitherlink 4x3 ..../..23/3.0.', words: 'Draw lines between neighbouring dots so that they form one closed loop. A number says how many sides of its cell are part of it.' },
    { position: 'slitherlink 4x3 ..../..23/3.0. 1111/.11./...1/1...:1...1/11.11/11...', words: 'Solved: one loop, it never branches and never crosses itself. Cells without a number may have any.' },
    { position: 'slitherlink 3x2 2.3/... 101/0.0/...:1111/....', words: 'A cross is a note of yours: no line here. A number with too few or too many lines is marked.' },
  ],
  hexpath: [
    { position: 'hexpath 3 2S,2,2/3,1,2/3,2E,X', words: 'Find the order of the numbers that leads a walk from S to E. The walk goes to the unvisited neighbour whose number stands highest; if that number is there twice it is a tie, and the walk stops.' },
    { position: 'hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2', words: 'With 1 over 3 over 2 the walk stops on E: solved. Numbers are only labels, 1 may stand above 3.' },
    { position: 'hexpath 3 3E,1,1/1,1,1S/3,2,2G', words: 'A gray cell ⇄ turns the order upside down: from there on the lowest number is the best, until the next gray cell.' },
  ],
  slider: [
    { position: 'slider 5 H++++/H++++/H++++/H++++/+VVVV H', words: 'H wants to leave the board through the gate on the right, V through the gate at the top. Who has no piece left on the board wins.' },
    { position: 'slider 3 +H+/HBV/+V+ H', words: 'One piece, one cell a turn, onto an empty cell: H right, up or down, V up, left or right. Nobody enters a blocked cell; nothing is captured.' },
    { position: 'slider 3 ++V/++H/+++ V', words: 'The V at the top and the H at the right stand before their gates. Who cannot move must pass; if both pass, it is a tie.' },
  ],
  crosscut: [
    { position: 'crosscut 8x8 ......../......../......../......../.RRRRRR./..B..B../..B.B.B./........ B', words: 'Place discs in turn. An unbroken line of your own discs across the inner board, a whole row or column, wins: here row 4.' },
    { position: 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R', words: 'Red on c4 flanks the three blue discs. It would create a line of 5 and cut one of 1: created is longer than cut, so they flip.' },
    { position: 'crosscut 7x7 ......./......./...B.../...B.../...BR../...B.../....... R', words: 'Red on c3 would create 3 and cut 4: nothing flips, the disc just stays.' },
    { position: 'crosscut 5x5 ...../.R.../.BBR./...../..... B', words: 'A disc on the pale perimeter only flanks, and only where something flips; it is taken off again at once. Blue on e3 flips d3 and wins.' },
  ],
};

export const LESSONS: Record<string, Lesson[]> = {
  slant: [
    { position: 'slant 2x2 .../.4./...', task: 'Around a 4 all four lines point at it. Fill the cells.', done: 'All four lines end at the 4.' },
    { position: 'slant 2x2 .2./.../.0.', task: 'A 2 on the rim gets both its lines, a 0 none. Fill the cells.', done: 'Numbers on the rim have two cells only.' },
    { position: 'slant 2x2 1.0/.../0.1', task: 'A number in the corner of the board has one cell: it tells the slash at once.', done: 'Corners are the best place to begin.' },
    { position: 'slant 3x3 .0.0/0..1/..2./1.11', task: 'Begin at corners and rim. A number that has its lines gets no more: the other cells point away.', done: 'A finished number decides its last cells.' },
    { position: 'slant 3x3 1011/0..0/..../.21.', task: 'The numbers leave one cell open. Which slash would close a loop there? Take the other.', done: 'No loop: that decided it.' },
    { position: 'slant 3x3 1..1/.22./.23./.1.1', task: 'Two numbers side by side share two cells. Think of both at once; press Hint if you are stuck.', done: 'You know enough for every easy puzzle.' },
  ],
  slitherlink: [
    { position: 'slitherlink 2x1 4.', task: 'A 4 has all its sides. Draw the loop.', done: 'The smallest loop there is.' },
    { position: 'slitherlink 3x2 0.3/..2', task: 'A 0 has no lines: cross them out. The 3 needs the other three.', done: 'Crosses help: a line that reaches a dot must go on.' },
    { position: 'slitherlink 3x3 33./.../21.', task: 'Two 3s side by side: the line between them and both outer ones are sure.', done: 'Three parallel lines, always.' },
    { position: 'slitherlink 3x3 .2./.3./2.3', task: 'Two 3s on a diagonal: the outer sides of both are lines. A 3 in the corner has its two outer sides.', done: 'Patterns of 3s start most puzzles.' },
    { position: 'slitherlink 3x3 2../.../323', task: 'One loop only: never close it while a number still wants lines.', done: 'A line that would close the loop too early is a cross.' },
    { position: 'slitherlink 4x4 ..../3133/3.2./.12.', task: 'A whole small puzzle: begin at the 3s, then follow the line. Hint explains each step.', done: 'You know enough for every easy puzzle.' },
  ],
  hexpath: [
    { position: 'hexpath 2 1S,2/2,1E', task: 'From S there are two 2s: a tie, the walk would stop. So 1 stands above 2. Walk to E.', done: 'A number that is tied cannot be the best.' },
    { position: 'hexpath 3 2S,2,2/3,1,2/3,2E,X', task: 'Go to 1 first, then 3 must beat the 2s. Each step tells something about the order.', done: '1 over 3 over 2.' },
    { position: 'hexpath 3 3,2S,2/3G,2,2/2,1,1E', task: 'A number that was passed over stands lower than the one you took. Keep that in mind at each step.', done: 'What was beaten once is beaten always.' },
    { position: 'hexpath 3 3E,1,1/1,1,1S/3,2,2G', task: 'Entering the gray cell ⇄ turns the order round: from there the lowest number is the best.', done: 'Gray cells turn the order round.' },
    { position: 'hexpath 3 1,1G,2E/2,2,3/3,3,1S', task: 'Where only one neighbour is left there is nothing to decide: just go on.', done: 'The walk must also stop on E: nothing free around it, or a tie.' },
    { position: 'hexpath 4 1S,1,3,3/1,3,3,4/4,2,3,4/1,4,2G,2E', task: 'A whole small puzzle. Write the order down beside the board as you find it.', done: 'You know enough for every easy puzzle.' },
  ],
  slider: [
    { position: 'slider 3 ++H/+++/+VV H', task: 'The last H stands at its gate on the right. Take it out: press the piece, then the gate.', done: 'No H is left: H wins.' },
    { position: 'slider 3 +V+/H++/H++ V', task: 'Now you are V: the last one leaves at the top.', done: 'No V is left: V wins.' },
    { position: 'slider 4 ++VH/H+++/++++/++V+ H', task: 'Count the moves: only one move wins the race. H is to move.', done: 'Going sideways costs a move, and the race with it.' },
    { position: 'slider 4 +HV+/++++/++++/+++V V', task: 'V wins by two moves, if V loses no time and is not blocked. Find the only winning move.', done: 'The piece that has the longest way goes first.' },
    { position: 'slider 4 ++V+/+H++/++V+/++++ V', task: 'Your V at the top stands in the way of nobody; the other one will. Find the only winning move.', done: 'A piece that stands in the way wins time.' },
    { position: 'slider 4 ++++/HV++/++B+/+V++ V', task: 'The V beside the H holds it up. Which move keeps the win?', done: 'Leave the blocker where it is and bring the other.' },
  ],
  crosscut: [
    { position: 'crosscut 5x5 ...../...B./.RR../...B./..... R', task: 'Red is to move: complete the row across the inner board.', done: 'Row 3 is all red.' },
    { position: 'crosscut 5x5 ...../.R.B./...../.RBR./..... R', task: 'Columns count as well. Red is to move.', done: 'Column b is all red.' },
    { position: 'crosscut 5x5 ...../.R.../.BBR./...../..... B', task: 'Blue is to move. A disc on the pale perimeter flips what it flanks: use it.', done: 'The red disc flipped: row 3 is all blue.' },
    { position: 'crosscut 5x5 ...../.BR../.B.../.R.../..... R', task: 'Red flanks two discs at once from the perimeter. Where?', done: 'Created 3, cut less: both flip, and column b is red.' },
    { position: 'crosscut 5x5 ...../.RBR./...../..B../..... R', task: 'Nobody wins at once. Find the move that wins in three turns; it stops Blue at the same time.', done: 'A disc that cuts and threatens does two things in one move.' },
    { position: 'crosscut 5x6 ...../.B.../.RR../..R../...B./..... B', task: 'Blue is to move and wins in three turns. Only one move does it.', done: 'You are ready for a whole game.' },
  ],
};
