// Written by tools/library_types.c from the program's own table; not to be changed by hand.

/** A position in any form that is read, or an answer that has one. */
export type Position = string | { readonly position: string };

export interface Walk {
  order: number[];
  path: string;
}

export interface Proved {
  known: string;
  open: string[];
}

export interface Flaw {
  rule: string;
  at: string[];
}

export interface Place {
  kind: string;
  at: string;
}

export interface Mark {
  kind: string;
  at: string;
  and?: string;
  role: string;
}

export interface Step {
  text: string;
  places: Place[];
  marks: Mark[];
}

export interface Line {
  move: string;
  score: number | null;
  depth: number;
  nodes: number;
  pv: string[];
  exact: boolean;
  plies: number | null;
}

export interface MoveValue {
  move: string;
  value: 'W' | 'L' | 'D' | null;
  plies: number | null;
}

export interface Sizes {
  min: string;
  max: string;
  default: string;
}

export interface Choice {
  key: string;
  help: string;
  values: string[];
}

export interface Game {
  game: string;
  title: string;
  sizes: Sizes;
  facets: string[];
  levels: string[];
  others: string[];
  says: Record<string, string>;
  options: Choice[];
  sample: string;
}

export interface CommonOptions {
  /** ends the question */
  signal?: AbortSignal;
  /** stop after so many steps of work: the same everywhere */
  steps?: number;
  /** stop after so many seconds */
  time?: number;
  /** the text is in this form, which is read only when it is named */
  from?: string;
  /** the text is rows alone, of this game */
  game?: string;
}

export interface SolveOptions extends CommonOptions {
  /** count up to so many solutions (2 unless told) */
  limit?: number;
  /** keep the progress that the position shows */
  fromHere?: boolean;
  /** what is the same in all solutions, too */
  forced?: boolean;
}

export interface SolveAnswer {
  status: 'none' | 'unique' | 'multiple' | 'unknown';
  count: number;
  orders?: number;
  paths?: number;
  solution: string | Walk | null;
  second: string | Walk | null;
  conflict?: string[];
  minimal?: boolean;
  forced?: string;
  forced_complete?: boolean;
  complete: boolean;
  decisions: number;
  time_us: number;
  why?: string;
}

export interface CountOptions extends CommonOptions {
  /** keep the progress that the position shows */
  fromHere?: boolean;
  /** in which share of all solutions each part is drawn, too */
  shares?: boolean;
}

export interface CountAnswer {
  status: 'none' | 'unique' | 'multiple';
  count: string;
  exact: boolean;
  shares?: Record<string, number>;
  time_us: number;
}

export interface CheckOptions extends CommonOptions {
  /** what differs from the only solution, too */
  againstSolution?: boolean;
}

export interface CheckAnswer {
  status: 'solved' | 'open' | 'wrong';
  flaws: Flaw[];
  wrong_cells?: string[] | null;
  order?: Proved | null;
}

export interface HintOptions extends CommonOptions {
  /** that there is only one answer may be used */
  uniqueness?: boolean;
}

export interface HintAnswer {
  technique: string | null;
  because: string[];
  places: Place[];
  moves: string[];
  text: string;
  status: 'step' | 'wrong' | 'solved' | 'no step';
  headline?: string;
  story: Step[];
  cost: number;
}

export interface RateOptions extends CommonOptions {
}

export interface RateAnswer {
  rating: number | null;
  work: number | null;
  level: 'easy' | 'normal' | 'hard' | 'expert' | null;
  techniques: Record<string, number>;
  steps: number;
  search: number;
  hardest: number;
  why?: string;
}

export interface MakeOptions extends CommonOptions {
  /** as in positions; the game's usual one unless told */
  size?: string;
  /** of a puzzle (normal unless told) */
  level?: 'easy' | 'normal' | 'hard' | 'expert';
  /** the same seed gives the same, everywhere */
  seed?: number;
  /** which one of this seed, from 0 */
  index?: number;
  /** of the places of the clues */
  symmetry?: 'none' | 'half' | 'quarter' | 'mirror' | 'both' | 'diagonal';
  /** so many, or so many per cent: 40% */
  clues?: string;
  /** may clues be 0? */
  zeros?: 'any' | 'none';
  /** a technique that the puzzle needs */
  use?: string;
  /** a technique that it does without */
  avoid?: string;
  /** no clue can go */
  minimal?: 'yes' | 'no';
  /** of a loop */
  style?: 'any' | 'open' | 'winding' | 'mixed';
  /** so many blocked cells */
  walls?: number;
  /** so many different numbers */
  numbers?: number;
  /** allowed: hints may have to search */
  search?: string;
  /** blocked cells of a start, alike for both sides; or course */
  blocked?: string;
  /** who moves first: a side, or random */
  first?: string;
  /** KEY=VALUE: an option of the game itself */
  set?: string;
}

export interface MakeAnswer {
  game: string;
  id: string | null;
  position: string;
  solution: string | Walk | null;
  rating: number | null;
  level: 'easy' | 'normal' | 'hard' | 'expert' | null;
  seed: number;
}

export interface MovesOptions extends CommonOptions {
}

export interface MovesAnswer {
  moves: string[];
}

export interface ApplyOptions extends CommonOptions {
  /** played one after the other */
  moves?: string | readonly string[];
}

export interface ApplyAnswer {
  position: string;
  status: 'open' | 'solved' | 'invalid' | 'first' | 'second' | 'draw';
  mover: string | null;
  flipped: string[];
}

export interface PerftOptions extends CommonOptions {
  /** turns (4 unless told) */
  depth?: number;
}

export interface PerftAnswer {
  perft: number[];
  time_us: number;
}

export interface BestOptions extends CommonOptions {
  /** of the game's levels; the strongest unless told */
  level?: string;
  /** the best so many moves, each with its line */
  lines?: number;
  /** look so many turns ahead */
  depth?: number;
  /** look at so many positions at most */
  nodes?: number;
  /** decides between equals (1 unless told) */
  seed?: number;
}

export interface BestAnswer {
  move: string;
  score: number | null;
  depth: number;
  nodes: number;
  pv: string[];
  exact: boolean;
  plies: number | null;
  lines?: Line[];
  time_us: number;
}

export interface ValueOptions extends CommonOptions {
}

export interface ValueAnswer {
  value: 'W' | 'L' | 'D' | null;
  plies: number | null;
  moves: MoveValue[];
}

export interface ConvertOptions extends CommonOptions {
  /** the form (quincunx unless told) */
  to?: 'quincunx' | 'puzzlink' | 'tatham' | 'json';
}

export interface ConvertAnswer {
  game: string;
  position: string;
}

export interface SvgOptions extends CommonOptions {
  /** played first; the last one is marked */
  moves?: string | readonly string[];
  /** what is drawn (the board unless told) */
  show?: 'board' | 'solution' | 'hint' | 'forced' | 'difference' | 'heat';
  /** of a hint: that there is only one answer may be used */
  uniqueness?: boolean;
  /** the colours */
  theme?: 'default' | 'dark' | 'classic' | 'mono';
  /** names of the rows and columns */
  coords?: boolean;
  /** the longer side, in pixels */
  size?: number;
}

export interface SvgAnswer {
  width: number;
  height: number;
  svg: string;
}

export interface GamesOptions extends CommonOptions {
}

export interface GamesAnswer {
  games: Game[];
}

export interface RulesOptions extends CommonOptions {
}

export interface RulesAnswer {
  game: string;
  title: string;
  text: string;
}

export interface Commands {
  /** no, one or several solutions, exactly */
  solve(position: Position, options?: SolveOptions): SolveAnswer;
  /** how many solutions there are, without listing them */
  count(position: Position, options?: CountOptions): CountAnswer;
  /** is this answer right so far, and complete? by the rules alone */
  check(position: Position, options?: CheckOptions): CheckAnswer;
  /** the next step a person could take, and why */
  hint(position: Position, options?: HintOptions): HintAnswer;
  /** how hard a puzzle is, from the whole chain of hints */
  rate(position: Position, options?: RateOptions): RateAnswer;
  /** a puzzle with exactly one solution, or a start position */
  make(game: string, options?: MakeOptions): MakeAnswer;
  /** the legal moves */
  moves(position: Position, options?: MovesOptions): MovesAnswer;
  /** the position after the moves, and how it stands */
  apply(position: Position, options?: ApplyOptions): ApplyAnswer;
  /** how many sequences of turns there are */
  perft(position: Position, options?: PerftOptions): PerftAnswer;
  /** the engine's move, and what it is worth */
  best(position: Position, options?: BestOptions): BestAnswer;
  /** the exact value under perfect play, and that of every move */
  value(position: Position, options?: ValueOptions): ValueAnswer;
  /** the same position in another notation */
  convert(position: Position, options?: ConvertOptions): ConvertAnswer;
  /** a picture of the position */
  svg(position: Position, options?: SvgOptions): SvgAnswer;
  /** the games, their sizes, levels and options */
  games(options?: GamesOptions): GamesAnswer;
  /** the rules of a game in plain words */
  rules(game: string, options?: RulesOptions): RulesAnswer;
}
