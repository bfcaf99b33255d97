// Written by tools/protocol.c from the program's own tables; not to be changed by hand.
import type { Game } from './types';

export type Place = readonly [number, number];
export type Status = 'open' | 'solved' | 'invalid' | 'first' | 'second' | 'draw';

// Actions without arguments.
type Bare =
  | 'drop' | 'undo' | 'redo' | 'restart' | 'keep' | 'discard' | 'trace' | 'hint'
  | 'why' | 'good' | 'unmet' | 'verdict' | 'rate' | 'solve' | 'compare' | 'board'
  | 'clues' | 'state' | 'score' | 'timer' | 'rules' | 'position' | 'convert' | 'moves'
  | 'record' | 'help' | 'view' | 'save' | 'quit' | 'turn' | 'clear' | 'count'
  | 'answers' | 'suggest' | 'judgements' | 'variations' | 'games';

export interface Arguments extends Record<Bare, {}> {
  move: { moves: string };
  press: { at: Place; button?: 0 | 1 };
  type: { at: Place; character: string };
  drag: { button: 'on' | 0 | 1; places: (Place | null)[] };
  dragshade: { button: 'on' | 0 | 1; places: (Place | null)[] };
  goto: { step: number };
  checkpoint: { name?: string };
  shade: { at: Place; side: 'inside' | 'outside' };
  block: { at: Place };
  relate: { pairs: string };
  forget: { pairs: string };
  step: { number?: number };
  check: { where?: 'where' };
  mistakes: { when: 'off' | 'full' | 'rules' | 'solution' };
  assist: { name?: string; switch?: 'on' | 'off' };
  row: { row: number };
  cell: { at: Place };
  new: { choices?: string };
  size: { choice: string };
  level: { choice: string };
  blocked: { choice: string };
  first: { choice: string };
  load: { text: string };
  restore: { text: string };
  multiplayer: { choice: string };
  recent: { number?: number };
  seat: { side: string; player: string };
  results: { kept?: string };
  think: { milliseconds?: number; seed?: number };
  look: { at: Place; button?: 0 | 1 };
  value: { milliseconds?: number };
  best: { milliseconds?: number };
  edit: { text?: string };
  blank: { game: string; size?: string };
  put: { at: Place; token: string };
  paint: { token: string; symmetry: 'none' | 'half' | 'quarter' | 'mirror' | 'both' | 'diagonal'; places: (Place | null)[] };
  fill: { level?: 'any' | 'easy' | 'normal' | 'hard' | 'expert'; seed?: number };
  readings: { text: string };
  mover: { side: string };
  review: { text?: string };
  judge: { milliseconds: number; step: number };
  analyse: { text?: string };
  lines: { number?: number; milliseconds?: number };
  branch: { number: number };
  promote: { number: number };
  delete: { number: number };
  make: { order: string };
  picture: { text: string };
  techniques: { game: string };
  model: { game: string; constraints: string; number?: number };
  pack: { board?: number; game?: string };
}

export type ActionName = keyof Arguments;

// Where there are several arguments: their order in a request. `text` stands after a line break.
export const order: { [A in ActionName]?: readonly string[] } = {
  press: ['at', 'button'],
  type: ['at', 'character'],
  drag: ['button', 'places'],
  dragshade: ['button', 'places'],
  shade: ['at', 'side'],
  assist: ['name', 'switch'],
  seat: ['side', 'player'],
  think: ['milliseconds', 'seed'],
  look: ['at', 'button'],
  blank: ['game', 'size'],
  put: ['at', 'token'],
  paint: ['token', 'symmetry', 'places'],
  fill: ['level', 'seed'],
  judge: ['milliseconds', 'step'],
  lines: ['number', 'milliseconds'],
  model: ['game', 'constraints', 'number'],
  pack: ['board', 'game'],
};

// What an action tells beside a sentence.
export interface Answers {
  check: { wrong: number[] };
  verdict: { verdict: 'none' | 'unique' | 'multiple' | 'unknown'; first?: string; second?: string; conflict: number[]; differs: number[] };
  rate: { verdict: 'none' | 'unique' | 'multiple' | 'unknown'; first?: string; second?: string; conflict: number[]; differs: number[]; rating?: number; level?: string; steps?: number; techniques?: { name: string; idea: string; times: number }[] };
  compare: { solution: string };
  position: { position: string };
  convert: { quincunx: string; puzzlink?: string; tatham?: string };
  record: { record: string };
  look: { flips: number[] };
  value: { value: string; plies: number; moves: { move: string; value: string; plies: number }[] };
  best: { move: string; score: number; depth: number; exact: boolean };
  edit: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  blank: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  clear: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  put: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  paint: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  fill: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  readings: { readings: { game: string; draft: string; whole: boolean }[] };
  mover: { palette: { token: string; name: string; role: string }[]; corners: boolean; side: number; position: string; draft: string; unchosen: number[]; symmetries: { name: string; label: string }[] };
  count: { verdict: 'none' | 'unique' | 'multiple' | 'unknown'; count: string; exact: boolean; heat: number[] };
  answers: { verdict: 'none' | 'unique' | 'multiple' | 'unknown'; count: string; exact: boolean; first?: string; second?: string; differs?: number[]; forced?: string; reached?: string; steps?: number; reach?: string; stop?: number[] };
  suggest: { verdict: 'none' | 'unique' | 'multiple' | 'unknown'; count: string; exact: boolean; add: { words: string; puts: { at: number[]; token: string }[]; rating?: number; level?: string }[]; leaveOut: { words: string; puts: { at: number[]; token: string }[]; rating?: number; level?: string }[]; repair: { words: string; puts: { at: number[]; token: string }[]; rating?: number; level?: string }[]; easier: { words: string; puts: { at: number[]; token: string }[]; rating?: number; level?: string }[]; harder: { words: string; puts: { at: number[]; token: string }[]; rating?: number; level?: string }[] };
  review: { moves: { move: string; side: number }[]; players: string[]; result: string; reason: string };
  judge: { step: number; before: string; side: number; played: string; best: string; score: number; bestScore: number; scoreWords: string; bestWords: string; factBefore: string; fact: string; tell: string; loss: number; expected: number; bestExpected: number; label: string; exact: boolean; depth: number; thought: number; arrow: number[]; line: { move: string; side: number; arrow: number[] }[]; kept: string; worst: number[]; accuracy: number[]; done: number };
  judgements: { turns: { step: number; before: string; side: number; played: string; best: string; score: number; bestScore: number; scoreWords: string; bestWords: string; factBefore: string; fact: string; tell: string; loss: number; expected: number; bestExpected: number; label: string; exact: boolean; depth: number; thought: number; arrow: number[]; line: { move: string; side: number; arrow: number[] }[]; kept: string }[]; worst: number[]; accuracy: number[]; done: number };
  analyse: { nodes: { number: number; move: string; side: number; ply: number; depth: number; opens: boolean; parent: number }[]; node: number; text: string };
  lines: { lines: { move: string; score: number; words: string; fact: string; exact: boolean; expected: number; depth: number; line: { move: string; side: number; arrow: number[] }[] }[] };
  variations: { nodes: { number: number; move: string; side: number; ply: number; depth: number; opens: boolean; parent: number }[]; node: number; text: string };
  branch: { nodes: { number: number; move: string; side: number; ply: number; depth: number; opens: boolean; parent: number }[]; node: number; text: string };
  promote: { nodes: { number: number; move: string; side: number; ply: number; depth: number; opens: boolean; parent: number }[]; node: number; text: string };
  delete: { nodes: { number: number; move: string; side: number; ply: number; depth: number; opens: boolean; parent: number }[]; node: number; text: string };
  games: { shapes: string[]; roles: string[]; byHand: string; games: Game[] };
  make: { game: string; position: string; id?: string; note?: string; rating?: number; level?: string };
  picture: { game: string; lattice: 'square' | 'hex'; width: number; height: number; status: Status; marks: number[] };
  techniques: { techniques: { name: string; idea: string; example: string; assist: string; grade: number; level: string }[] };
  model: { answer: boolean; position: string };
}

// Everything that is shown, but for the marks.
export interface Shown {
  game: string;
  title: string;
  lattice: 'square' | 'hex';
  target: 'cells' | 'edges';
  drags: boolean;
  width: number;
  height: number;
  size: string;
  start: string;
  status: Status;
  headline: string;
  told: string;
  duel: boolean;
  mover: number;
  cpu: boolean;
  seats: { name: string; cpu: boolean; level: string; plays: string; score: number | null; race: string }[];
  results: string;
  absent: { level: string; why: string }[];
  gain: string;
  steps: number;
  at: number;
  helped: boolean;
  marking: string;
  checkpoints: string[];
  held: number[];
  moved: number[];
  movedBy: number;
  assists: { name: string; help: string; on: boolean }[];
  hint: { kind: 'step' | 'wrong' | 'done' | 'none'; rung: number; text: string; step: number; story: string[] } | null;
  flaws: { text: string; at: number[] }[];
  broken: { text: string; at: number[] }[];
  order: { numbers: number[]; known: boolean[]; reversed: boolean } | null;
  points: number;
  owned: number[];
  targets: number[];
  refused: Partial<Record<ActionName, string>>;
}

// What has changed since; 0: all of it. A mark is six numbers: x, y, shape, role, value, layer.
export type View = Partial<Shown> & {
  revision: number;
  since: number;
  marks?: number[];
  gone?: number[];
  put?: number[];
};

export interface Reply {
  ok: boolean;
  say: string;
  view?: View;
  journal?: { from: number; add: string };
}
