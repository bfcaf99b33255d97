// What a pointer does, where a game lets it do several things: draw lines, set crosses, shade cells, or
// only move the board. Keys and the right button do without it.
import { button, h, press } from './dom';
import type { State } from './picture';
import type { Game, ToolName } from './types';

export class Tools {
  tool: ToolName = 'line';
  readonly element: HTMLElement;
  private buttons: HTMLButtonElement[];
  private box: HTMLElement | null = null;

  constructor(private game: Game, private changed: () => void) {
    this.buttons = game.tools.map(({ name, label }) => button(label, () => this.choose(name)));
    this.element = h('div', { class: 'tools', role: 'group', 'aria-label': 'Tool' }, ...this.buttons);
    this.mark();
  }

  private mark(): void {
    press(this.buttons, (_, i) => this.game.tools[i]!.name === this.tool);
  }

  private choose(tool: ToolName): void {
    this.tool = tool;
    this.mark();
    this.box?.classList.toggle('is-panned', tool === 'pan');
    this.changed();
  }

  // Fingers scroll the box by themselves; a mouse has to be helped.
  pans(box: HTMLElement): void {
    this.box = box;
    box.addEventListener('pointermove', (e) => {
      if (this.tool === 'pan' && e.pointerType === 'mouse' && e.buttons & 1) box.scrollBy(-e.movementX, -e.movementY);
    });
  }
}

const LARGE = 9; // more cells a side than a phone shows well

// What a press on the board does, in a sentence. It stands under the board as long as there is nothing
// else to say.
export function tipOf(game: Game, state: State, tool: ToolName = 'line'): string {
  const own = game.tools.find(({ name }) => name === tool)?.tip;
  if (!matchMedia('(pointer: coarse)').matches || !game.puzzle) return own || game.tip;
  const large = Math.max(state.width, state.height) > LARGE ? ' Two fingers move and zoom.' : '';
  return `${own || game.touchTip}${large}`;
}
