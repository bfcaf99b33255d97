// What the core answers (src/front/page/*.c writes it).

export interface Seat {
  name: string;
  cpu: boolean;
  level: string;
  score: number | null;
}

export interface Flaw {
  text: string; // "clue at d5"
  at: number[]; // x, y, x, y, ...
}

export interface Assist {
  name: string;
  help: string;
  on: boolean;
}

export interface Hint {
  kind: 'step' | 'wrong' | 'done' | 'none';
  rung: number;
  text: string;
}

export interface Order {
  numbers: number[];
  known: boolean[]; // does each stand above the next for certain?
  reversed: boolean;
}

export type Status = 'open' | 'solved' | 'invalid' | 'first' | 'second' | 'draw';

// A picture: marks are flat, five numbers each (x, y, shape, role, value).
export interface Picture {
  game: string;
  lattice: 'square' | 'hex';
  width: number;
  height: number;
  marks: number[];
}

export interface State extends Picture {
  title: string;
  target: 'cells' | 'edges';
  drags: boolean; // does dragging draw something?
  size: string;
  position: string;
  start: string;
  status: Status;
  headline: string;
  told: string; // what a solved board tells beyond what stands on it
  duel: boolean;
  mover: number;
  cpu: boolean;
  mustPass: boolean;
  seats: Seat[];
  absent: { level: string; why: string }[]; // levels that do not play this board
  gain: string;
  steps: number;
  at: number;
  canUndo: boolean; // there is a turn before in which a person had a choice
  canRedo: boolean;
  helped: boolean;
  marking: string;
  checkpoints: string[];
  held: number[];
  assists: Assist[];
  hint: Hint | null;
  moved: number[]; // the cell of the last move, where moves are about cells
  movedBy: number; // the side that made it, or -1
  flaws: Flaw[];
  order: Order | null;
  points: number; // what a single player has earned
  owned: number[]; // cells that the second side placed
  targets: number[];
  labels: string[];
  save: string;
}

export interface Game {
  name: string;
  title: string;
  blurb: string;
  sample: string;
  manual: string;
  square: boolean;
  puzzle: boolean;
  min: number;
  max: number;
  preset: number;
  levels: string[];
}

export interface Catalogue {
  shapes: string[];
  roles: string[];
  games: Game[];
}

export interface Answer {
  ok: boolean;
  say: string;
  state?: State;
}

export interface Made extends Answer {
  position: string;
  id?: string; // that makes it again
  note?: string; // what is to be told about the id it was made of
  rating?: number;
  level?: string;
}
