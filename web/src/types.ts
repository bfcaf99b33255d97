// The games as the core tells them when the page begins (src/session/catalogue.c).

// A choice of a new game, sent as KEY=VALUE; the first value is the usual one.
export interface Option {
  key: string;
  label: string;
  daily: string; // of the board of the day
  values: [value: string, label: string][];
}

export type ToolName = 'line' | 'cross' | 'shade' | 'pan';

// What a game has and how it is played by hand (src/core/face.h).
export interface Game {
  name: string;
  title: string;
  blurb: string;
  brief: string; // the rules in a few sentences
  sample: string;
  manual: string;
  square: boolean;
  puzzle: boolean;
  points: boolean;
  order: boolean; // of the numbers on the board, that a person looks for
  assists: boolean;
  edit: boolean; // boards can be set up
  min: number;
  max: number;
  preset: number;
  levels: string[]; // of the CPU, weakest first
  others: string[]; // other words for levels, and levels without a name
  says: Record<string, string>; // what a level sees, by its name
  own: boolean; // there is a level that follows your results
  timed: string[]; // those that think as long as they may
  level: string; // at first
  sides: { name: string; symbol: string }[];
  sizes: number[];
  largest: number;
  gesture: 'place' | 'cycle' | 'slashes' | 'edges' | 'path' | 'piece';
  targets: 'held' | 'rim' | 'all'; // which places that may be pressed are marked
  pinned: string; // controls that are always in sight: new, size, solve, multiplayer
  rim: boolean; // the outermost cells are none of the board's own
  looks: boolean; // in a duel it is worth telling what a press would do
  goal: string;
  tip: string;
  touchTip: string;
  typed: string; // characters that mean something on a cell
  enter: string; // what these keys do
  backspace: string;
  tools: { name: ToolName; label: string; tip: string }[];
  preview: number[]; // in a duel a press is shown first, in this shape for each button
  turns: [number[], number[]]; // what a press of each button puts on its place, one shape after the other
  options: Option[];
  inks: [token: string, label: string][];
  numbers: number; // numbers up to this can be put on a board that is set up
  drawings: { position: string; words: string }[];
  lessons: { position: string; task: string; done: string }[];
  constraints: { position: string; words: string; list: { name: string; words: string; needs: string | null }[] } | null; // the rules, to be taken apart
  first?: { position: string; done: string; presses: { at: [number, number]; words: string }[] }; // the first minute
  pack: { position: string; level: string; task: string }[];
}
