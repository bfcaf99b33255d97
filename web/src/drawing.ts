// What is drawn by dragging goes to the core in the order of the drag. What comes while the core is at
// work is sent in one go when it is done: nothing is lost, and a drag stays one step.
import type { Way } from './trail';

interface Part {
  shade: boolean;
  begins: boolean;
  button: number;
  places: Way;
}

function requestOf(part: Part): string {
  return ['drag', ...(part.shade ? ['shade'] : []), part.begins ? part.button : 'on', ...part.places.map((place) => place?.join(' ') ?? '/')].join(' ');
}

export class Drawing {
  private waiting: Part[] = [];
  private busy = false;

  constructor(private act: (request: string) => Promise<unknown>) {}

  add(places: Way, begins: boolean, button: number, shade = false): void {
    const last = this.waiting[this.waiting.length - 1];
    if (last && !begins) last.places.push(...places);
    else this.waiting.push({ shade, begins, button, places: [...places] });
    if (!this.busy) void this.send();
  }

  // Another game comes.
  drop(): void {
    this.waiting = [];
  }

  private async send(): Promise<void> {
    this.busy = true;
    try {
      for (let part = this.waiting.shift(); part; part = this.waiting.shift()) await this.act(requestOf(part));
    } finally {
      this.busy = false;
    }
  }
}
