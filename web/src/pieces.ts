// What hangs together has a colour of its own: strokes that meet in a dot are one piece. Where two pieces
// become one, the larger keeps its colour, and where one falls apart too; so a press changes as few
// colours as it can. The open ends of lines carry a dot. Only looks: the core knows nothing of it, and
// sends nothing for it.
import { s } from './dom';
import type { Geometry, Spot } from './geometry';

export const COLOURS = 5;

// A stroke on the board: a line along an edge, or one across a cell.
export interface Stroke {
  x: number;
  y: number;
  element: SVGElement;
}

interface Part extends Stroke {
  ends: [number, number]; // dots
  colour: number; // -1: none yet
}

const WIDE = 4096;
const AROUND = [-2, 0, 2].flatMap((y) => [-2, 0, 2].map((x) => y * WIDE + x));
const MANY = 1e6; // more strokes than there are
const dotOf = (x: number, y: number): number => y * WIDE + x;

// The dots that a stroke joins, or nothing: it is no stroke.
function endsOf({ x, y, element }: Stroke): [number, number] | null {
  const { classList } = element;
  if (classList.contains('rise')) return [dotOf(x - 1, y + 1), dotOf(x + 1, y - 1)];
  if (classList.contains('fall')) return [dotOf(x - 1, y - 1), dotOf(x + 1, y + 1)];
  if (!classList.contains('line')) return null;
  return x % 2 ? [dotOf(x - 1, y), dotOf(x + 1, y)] : [dotOf(x, y - 1), dotOf(x, y + 1)];
}

function isPlayed({ element }: Stroke): boolean {
  return element.classList.contains('played');
}

export class Pieces {
  readonly ends = s('g', { class: 'ends' });
  private parts = new Map<SVGElement, Part>();
  private at = new Map<number, Set<Part>>(); // the strokes that end in a dot
  private counts: number[] = Array(COLOURS).fill(0); // strokes of each colour
  private marks = new Map<number, SVGElement>(); // of open ends, by dot

  constructor(private geometry: Geometry) {}

  // The board has changed.
  change(gone: Stroke[], come: Stroke[]): void {
    const dots = new Set<number>();
    for (const { element } of gone) this.remove(element, dots);
    for (const stroke of come) if (isPlayed(stroke)) this.add(stroke, dots);
    if (dots.size === 0) return;
    const found = this.piecesAt(dots).sort((a, b) => b.length - a.length);
    const taken = new Set<number>();
    for (const piece of found) {
      const colour = this.colourOf(piece, taken);
      taken.add(colour);
      for (const part of piece) this.paint(part, colour);
    }
    for (const dot of dots) this.markEnd(dot);
  }

  private remove(element: SVGElement, dots: Set<number>): void {
    const part = this.parts.get(element);
    if (!part) return;
    this.parts.delete(element);
    if (part.colour >= 0) this.counts[part.colour]!--;
    for (const dot of part.ends) {
      this.at.get(dot)?.delete(part);
      dots.add(dot);
    }
  }

  private add(stroke: Stroke, dots: Set<number>): void {
    const ends = endsOf(stroke);
    if (!ends) return;
    const part = { ...stroke, ends, colour: -1 };
    this.parts.set(stroke.element, part);
    for (const dot of ends) {
      if (!this.at.has(dot)) this.at.set(dot, new Set());
      this.at.get(dot)!.add(part);
      dots.add(dot);
    }
  }

  // The pieces that touch these dots, each whole.
  private piecesAt(dots: Set<number>): Part[][] {
    const seen = new Set<Part>();
    const pieces: Part[][] = [];
    for (const dot of dots)
      for (const first of this.at.get(dot) ?? []) {
        if (seen.has(first)) continue;
        const piece = [first];
        seen.add(first);
        for (let i = 0; i < piece.length; i++)
          for (const end of piece[i]!.ends)
            for (const next of this.at.get(end)!)
              if (!seen.has(next)) {
                seen.add(next);
                piece.push(next);
              }
        pieces.push(piece);
      }
    return pieces;
  }

  // That of most of it, unless a larger piece beside it has that; else one that no piece near it has.
  private colourOf(piece: Part[], taken: Set<number>): number {
    const votes: number[] = Array(COLOURS).fill(0);
    for (const { colour } of piece) if (colour >= 0) votes[colour]!++;
    const most = votes.indexOf(Math.max(...votes));
    if (votes[most]! > 0 && !taken.has(most)) return most;
    const near = this.near(piece);
    const all = this.counts.map((n, colour) => ({ n: n + (near.has(colour) ? MANY : 0), colour }));
    return all.sort((a, b) => a.n - b.n || a.colour - b.colour)[0]!.colour;
  }

  // Colours of other pieces, a dot away.
  private near(piece: Part[]): Set<number> {
    const own = new Set(piece);
    const colours = new Set<number>();
    for (const dot of new Set(piece.flatMap(({ ends }) => ends)))
      for (const step of AROUND)
        for (const part of this.at.get(dot + step) ?? []) if (!own.has(part) && part.colour >= 0) colours.add(part.colour);
    return colours;
  }

  private paint(part: Part, colour: number): void {
    if (part.colour === colour) return;
    if (part.colour >= 0) this.counts[part.colour]!--;
    this.counts[colour]!++;
    part.colour = colour;
    part.element.dataset.piece = String(colour);
    for (const dot of part.ends) this.marks.get(dot)?.setAttribute('data-piece', String(colour));
  }

  // A line that leads to a dot and not on.
  private markEnd(dot: number): void {
    const [part, ...more] = this.at.get(dot) ?? [];
    const isEnd = part !== undefined && more.length === 0 && part.element.classList.contains('line');
    this.marks.get(dot)?.remove();
    this.marks.delete(dot);
    if (!isEnd) return;
    const [cx, cy]: Spot = this.geometry.at(dot % WIDE, Math.floor(dot / WIDE));
    const mark = s('circle', { cx, cy, r: 6, class: 'end-dot', 'data-piece': part.colour });
    this.marks.set(dot, mark);
    this.ends.append(mark);
  }
}
