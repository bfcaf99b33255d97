// Judging a game in a worker of its own: first all moves quickly, so that there is a graph, then each for as
// long as was asked; always the one next to the move that is looked at. What was judged is kept with the
// record, and a review that is opened again goes on where it stopped.
import { Core, unlessCancelled, type Done } from './core';
import { keepReview, keptReview } from './store';

export type Judged = Done<'judgements'>['turns'][number];

// Worth a mark in the graph and a place among the drills.
export function isMistake(label: string): boolean {
  return ['inaccuracy', 'mistake', 'missed win', 'blunder'].includes(label);
}

export interface Sums {
  worst: number[];
  accuracy: number[];
  done: number;
}

const QUICK_MS = 20;
const WRITE_MS = 500; // between two writings of what was judged

export class Judge {
  judged: (Judged | null)[] = [];
  sums: Sums = { worst: [], accuracy: [1, 1], done: 0 };
  private core = new Core();
  private run = 0;
  private record = '';
  private players: string[] = [];
  private written = 0;

  // `told` after every move, `looked` is the move that the player looks at.
  constructor(private told: (i: number) => void, private looked: () => number) {}

  // The record, with what was judged of it before.
  async open(record: string, moves: number, players: string[]): Promise<void> {
    this.stop();
    this.record = record;
    this.players = players;
    this.judged = Array.from({ length: moves }, () => null);
    const kept = keptReview(record);
    await this.core.ask('review', { text: [record, ...(kept?.judged ?? []), ''].join('\n') });
    const known = await this.core.ask('judgements');
    if (!known.ok) return;
    for (const turn of known.turns) this.judged[turn.step] = turn;
    this.sums = known;
  }

  get isDone(): boolean {
    return this.judged.every((j) => j);
  }

  // What is left to do for this time.
  private rest(ms: number): number[] {
    return this.judged.flatMap((j, i) => (!j || (!j.exact && j.thought < ms) ? [i] : []));
  }

  // The nearest to the move that is looked at.
  private next(ms: number): number | undefined {
    const at = this.looked();
    return this.rest(ms).sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  }

  left(ms: number): number {
    return this.rest(ms).length;
  }

  async judgeAll(ms: number): Promise<boolean> {
    const run = ++this.run;
    for (const each of [Math.min(QUICK_MS, ms), ms]) {
      for (let i = this.next(each); i !== undefined; i = this.next(each)) {
        const answer = await unlessCancelled(this.core.ask('judge', { milliseconds: each, step: i }));
        if (run !== this.run || !answer?.ok) return false;
        this.judged[i] = answer;
        this.sums = answer;
        this.keep(false);
        this.told(i);
      }
    }
    this.keep(true);
    return true;
  }

  // Now and then on the way, and at the end.
  private keep(now: boolean): void {
    if (!now && Date.now() - this.written < WRITE_MS) return;
    this.written = Date.now();
    const judged = this.judged.flatMap((j) => (j ? [j.kept] : []));
    if (judged.length) keepReview({ record: this.record, players: this.players, judged, moves: this.judged.length, accuracy: this.sums.accuracy, when: this.written });
  }

  // The move that is being judged is the last one.
  stop(): void {
    this.run++;
    this.keep(true);
  }

  leave(): void {
    this.stop();
    this.core.cancel();
  }
}
