// What a pointer does on a board of edges: draw lines, set crosses, shade cells, or only move the
// board. Keys and the right button do without it.
import { button, h } from './dom';

export type Tool = 'line' | 'cross' | 'shade' | 'pan';

const TOOLS: [Tool, string][] = [['line', 'Line'], ['cross', 'Cross'], ['shade', 'Shade'], ['pan', 'Pan']];

export class Tools {
  tool: Tool = 'line';
  readonly element: HTMLElement;
  private buttons: HTMLButtonElement[];

  constructor(private box: HTMLElement, private changed: (tool: Tool) => void) {
    this.buttons = TOOLS.map(([tool, words]) => button(words, () => this.choose(tool), { 'aria-pressed': tool === 'line' ? 'true' : 'false' }));
    this.element = h('div', { class: 'tools', role: 'group', 'aria-label': 'Tool' }, ...this.buttons);
    box.addEventListener('pointermove', (e) => this.pan(e));
  }

  private choose(tool: Tool): void {
    this.tool = tool;
    this.buttons.forEach((b, i) => b.setAttribute('aria-pressed', String(TOOLS[i]![0] === tool)));
    this.box.classList.toggle('is-panned', tool === 'pan');
    this.changed(tool);
  }

  // Fingers scroll the box by themselves; a mouse has to be helped.
  private pan(event: PointerEvent): void {
    if (this.tool === 'pan' && event.pointerType === 'mouse' && event.buttons & 1)
      this.box.scrollBy(-event.movementX, -event.movementY);
  }
}
