// One mark becomes one SVG element. Looks are the style sheet's: an element only carries the names
// of its shape and role.
import { s } from './dom';
import { HALF, HEX_RADIUS, HEX_STEPS, hexCorners, type Geometry } from './geometry';
import type { Mark } from './picture';

// A mark with its names; marks of a shape are counted: steps of a path are numbered.
type Look = Omit<Mark, 'shape' | 'role'> & { shape: string; role: string; index: number };

export const LAYERS = ['ground', 'under', 'lines', 'pieces', 'texts', 'over'] as const;
export type Layer = (typeof LAYERS)[number];

export function layerOf(m: Look): Layer {
  if (m.shape === 'cell' && m.layer < 2) return 'ground';
  if (m.shape === 'cell') return m.role === 'hint' || m.role === 'flaw' || m.value > 0 ? 'over' : 'under';
  if (m.shape === 'disc' || m.shape === 'arrow') return 'pieces';
  return m.shape === 'number' || m.shape === 'letter' ? 'texts' : 'lines';
}

type Draw = (m: Look, g: Geometry, px: number, py: number) => SVGElement; // px, py: the middle of its spot

// The area of a spot: a cell, a ring about a corner, a bar along an edge.
function drawArea(m: Look, g: Geometry, px: number, py: number): SVGElement {
  if (g.hex) return s('polygon', { points: hexCorners(px, py, HEX_RADIUS - 1.2) });
  const odd = (m.x % 2) + (m.y % 2);
  if (odd === 2) return s('rect', { x: px - HALF, y: py - HALF, width: 2 * HALF, height: 2 * HALF });
  if (odd === 0) return s('circle', { cx: px, cy: py, r: 13, class: 'ring' });
  const [wide, high] = m.x % 2 ? [HALF, 7] : [7, HALF];
  return s('rect', { x: px - wide, y: py - high, width: 2 * wide, height: 2 * high, rx: 7, class: 'bar-area' });
}

// What tells a role apart without its colour.
function drawSign(m: Look, g: Geometry, px: number, py: number): SVGElement | null {
  if (m.layer === 3 && m.value > 0)
    return s('g', { class: 'badge' }, s('circle', { cx: px + 13, cy: py - 13, r: 9 }), s('text', { x: px + 13, y: py - 13 }, String(m.value)));
  switch (m.role) {
    case 'flaw':
      return m.x % 2 === 0 && m.y % 2 === 0 ? s('text', { x: px + 18, y: py - 11, class: 'alarm' }, '!') : null;
    case 'blocked':
      return s('path', { class: 'hatch', d: `M${px - 15} ${py}l15 -15m0 0m-15 30l30 -30m-15 30l15 -15` });
    case 'inside':
      return s('path', { class: 'strokes', d: `M${px - 20} ${py - 4}l16 -16m-16 40l40 -40m-16 40l16 -16` });
    case 'outside':
      return s('path', { class: 'specks', d: `M${px - 12} ${py - 12}h0m24 0h0m-24 24h0m24 0h0` });
    case 'gray':
      return s('text', { x: px, y: py + 18, class: 'small' }, '⇄');
    case 'start':
      return g.hex ? s('polygon', { points: hexCorners(px, py, HEX_RADIUS - 5), class: 'inner' }) : null;
    case 'end':
      return g.hex ? s('rect', { x: px - 15, y: py - 20, width: 30, height: 30, class: 'inner' }) : null;
    default:
      return null;
  }
}

function drawCell(m: Look, g: Geometry, px: number, py: number): SVGElement {
  const area = drawArea(m, g, px, py);
  const sign = drawSign(m, g, px, py);
  return sign ? s('g', {}, area, sign) : area;
}

function drawEdge(m: Look, g: Geometry): SVGElement {
  const [dx, dy] = m.x % 2 ? [1, 0] : [0, 1];
  const [x1, y1] = g.at(m.x - dx, m.y - dy);
  const [x2, y2] = g.at(m.x + dx, m.y + dy);
  return s('line', { x1, y1, x2, y2 });
}

function drawSlash(m: Look, _: Geometry, px: number, py: number): SVGElement {
  const d = m.shape === 'rise' ? HALF : -HALF;
  return s('line', { x1: px - HALF, y1: py + d, x2: px + HALF, y2: py - d });
}

// Colour is never alone: the first side's disc has a level bar, the second's an upright one.
function drawDisc(m: Look, _: Geometry, px: number, py: number): SVGElement {
  const [dx, dy] = m.role === 'first' ? [9, 0] : [0, 9];
  return s('g', {}, s('circle', { cx: px, cy: py, r: 17 }), s('line', { x1: px - dx, y1: py - dy, x2: px + dx, y2: py + dy }));
}

export const SIDE_UP = 0; // the way a piece points, as in src/lattice/spot.h

function drawArrow(m: Look, _: Geometry, px: number, py: number): SVGElement {
  const d = m.value === SIDE_UP ? `M${px} ${py - 9}l9 15h-18z` : `M${px + 9} ${py}l-15 9v-18z`;
  return s('g', {}, s('rect', { x: px - 18, y: py - 18, width: 36, height: 36, rx: 9 }), s('path', { d }));
}

function drawNumber(m: Look, g: Geometry, px: number, py: number): SVGElement {
  const corner = m.x % 2 === 0;
  const text = s('text', { x: px, y: py + (g.hex ? -5 : 0) }, String(m.value));
  if (!corner) return s('g', {}, text);
  return s('g', { class: 'corner' }, s('circle', { cx: px, cy: py, r: 11 }), text,
    m.role === 'met' && s('g', { class: 'met-sign' }, s('circle', { cx: px + 10, cy: py + 9, r: 6.5 }),
      s('path', { d: `M${px + 6.5} ${py + 9}l2.5 3l4.5 -6`, class: 'tick' })));
}

function drawStep(m: Look, g: Geometry, px: number, py: number): SVGElement {
  const [dx, dy] = HEX_STEPS[m.value] ?? [0, 0];
  const [bx, by] = g.at(m.x + dx, m.y + dy);
  return s('g', {}, s('line', { x1: px, y1: py, x2: bx, y2: by }),
    s('text', { x: bx - 15, y: by + 13, class: 'count' }, String(m.index)));
}

// What is known of two edges: for sure, or only that they go together (src/core/story_scene.h).
function drawPair(m: Look, g: Geometry, px: number, py: number): SVGElement {
  const [bx, by] = g.at(m.x + (m.value >> 5) - 4, m.y + ((m.value >> 1) & 15) - 4);
  return s('line', { x1: px, y1: py, x2: bx, y2: by, class: m.value & 1 ? undefined : 'is-loose' });
}

// Thick where nearly all answers have it, thin where few do; of the two lines through a cell each its share.
function drawShare(m: Look, g: Geometry, px: number, py: number): SVGElement {
  const isCell = m.x % 2 === 1 && m.y % 2 === 1;
  const part = (line: SVGElement, share: number): SVGElement | false => {
    line.style.setProperty('--share', String(share / 1000));
    line.setAttribute('class', share === 1000 ? 'is-always' : '');
    return share > 0 && line;
  };
  const lines = isCell
    ? [part(drawSlash({ ...m, shape: 'fall' }, g, px, py), m.value), part(drawSlash({ ...m, shape: 'rise' }, g, px, py), 1000 - m.value)]
    : [part(drawEdge(m, g), m.value)];
  return s('g', {}, s('title', {}, `${(m.value / 10).toFixed(1)} %${isCell ? ' \\' : ''}`), ...lines);
}

const draws: Record<string, Draw> = {
  cell: drawCell,
  dot: (_m, _g, cx, cy) => s('circle', { cx, cy, r: 3 }),
  line: drawEdge,
  cross: (_m, _g, px, py) => s('path', { d: `M${px - 5} ${py - 5}l10 10m0 -10l-10 10` }),
  rise: drawSlash,
  fall: drawSlash,
  disc: drawDisc,
  arrow: drawArrow,
  number: drawNumber,
  letter: (m, _g, px, py) => s('text', { x: px, y: py + 18, class: 'small' }, String.fromCharCode(m.value)),
  step: drawStep,
  pair: drawPair,
  share: drawShare,
};

export function drawMark(m: Look, g: Geometry): SVGElement {
  const element = (draws[m.shape] ?? drawArea)(m, g, ...g.at(m.x, m.y));
  const own = element.getAttribute('class');
  element.setAttribute('class', `${own ? own + ' ' : ''}${m.shape} ${m.role}`);
  return element;
}
