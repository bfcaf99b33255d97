// What is drawn by dragging, as moves of the game: lines of a loop, slashes, a walk.
import type { Board } from './board';
import type { DragActs } from './drag';
import { placeName } from './names';
import type { State } from './types';

export interface Drawn {
  board(): Board | null;
  state(): State;
  act(request: string): void;
}

export class Drawing implements DragActs {
  private draws = true;

  constructor(private on: Drawn) {}

  // The first edge of a drag decides whether it draws or clears.
  edge(x: number, y: number, first: boolean): void {
    const drawn = this.on.board()?.hasLine(x, y) ?? false;
    if (first) this.draws = !drawn;
    if (drawn !== this.draws) this.on.act(`press ${x} ${y} 0`);
  }

  diagonal(x: number, y: number, falls: boolean): void {
    const state = this.on.state();
    if (state.game === 'slant') this.on.act(`move ${placeName(x, y, state.height)}${falls ? 'L' : 'R'}`);
  }

  // A walk is dragged on from where it stands, or from an earlier cell, which cuts it back.
  walk(x: number, y: number, first: boolean): void {
    const state = this.on.state();
    if (state.game !== 'hexpath') return;
    const [, , hexes, ...rest] = state.position.split(' ');
    const path = rest.find((word) => /^[a-z]\d/.test(word));
    const own = hexes?.split('/')[(y - 1) / 2]?.split(',')[(x - 1) / 2] ?? '';
    const stands = path ? path.endsWith(placeName(x, y, state.height)) : own.includes('S');
    if (!first || !stands) this.on.act(`press ${x} ${y} 0`);
  }
}
