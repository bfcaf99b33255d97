// One mark becomes one SVG element. Looks are the style sheet's: an element only carries the names
// of its shape and role.
import { s } from './dom';
import { HALF, HEX_RADIUS, HEX_STEPS, hexCorners, type Geometry } from './geometry';

export interface Mark {
  x: number;
  y: number;
  shape: string;
  role: string;
  value: number;
  flags: string; // more class names: what lies over this spot
  index: number; // counts marks of this shape: steps of a path are numbered
}

export interface Paper {
  geometry: Geometry;
  hex: boolean;
}

export type Layer = 'ground' | 'under' | 'lines' | 'pieces' | 'texts' | 'over';

const OVERLAYS = new Set(['flaw', 'hint', 'last', 'held', 'trial', 'inside', 'outside']);

export function layerOf(m: Mark): Layer {
  switch (m.shape) {
    case 'cell':
      if (!OVERLAYS.has(m.role)) return 'ground';
      return m.role === 'hint' || m.role === 'flaw' ? 'over' : 'under';
    case 'dot':
    case 'line':
    case 'cross':
    case 'rise':
    case 'fall':
    case 'step':
      return 'lines';
    case 'disc':
    case 'arrow':
      return 'pieces';
    default:
      return 'texts';
  }
}

type Draw = (m: Mark, p: Paper) => SVGElement;

// The area of a spot: a cell, a ring about a corner, a bar along an edge.
function drawArea(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  if (p.hex) return s('polygon', { points: hexCorners(px, py, HEX_RADIUS - 1.2) });
  const odd = (m.x % 2) + (m.y % 2);
  if (odd === 2)
    return s('rect', { x: px - HALF, y: py - HALF, width: 2 * HALF, height: 2 * HALF });
  if (odd === 0) return s('circle', { cx: px, cy: py, r: 13, class: 'ring' });
  const along = m.x % 2 === 1;
  return s('rect', {
    x: px - (along ? HALF : 7),
    y: py - (along ? 7 : HALF),
    width: along ? 2 * HALF : 14,
    height: along ? 14 : 2 * HALF,
    rx: 7,
    class: 'bar-area',
  });
}

function drawCell(m: Mark, p: Paper): SVGElement {
  const area = drawArea(m, p);
  const [px, py] = p.geometry.at(m.x, m.y);
  if (m.role === 'hint' && m.value > 0)
    return s('g', {}, area, s('g', { class: 'badge' },
      s('circle', { cx: px + 13, cy: py - 13, r: 9 }),
      s('text', { x: px + 13, y: py - 13 }, String(m.value))));
  if (m.role === 'flaw' && m.x % 2 === 0 && m.y % 2 === 0)
    return s('g', {}, area, s('text', { x: px + 18, y: py - 11, class: 'alarm' }, '!'));
  if (m.role === 'blocked')
    return s('g', {}, area, s('path', { class: 'hatch', d: `M${px - 15} ${py}l15 -15m0 0m-15 30l30 -30m-15 30l15 -15` }));
  if (m.role === 'inside')
    return s('g', {}, area, s('path', { class: 'strokes', d: `M${px - 20} ${py - 4}l16 -16m-16 40l40 -40m-16 40l16 -16` }));
  if (m.role === 'outside')
    return s('g', {}, area, s('path', { class: 'specks', d: `M${px - 12} ${py - 12}h0m24 0h0m-24 24h0m24 0h0` }));
  if (m.role === 'gray')
    return s('g', {}, area, s('text', { x: px, y: py + 18, class: 'small' }, '⇄'));
  if (m.role === 'start' && p.hex)
    return s('g', {}, area, s('polygon', { points: hexCorners(px, py, HEX_RADIUS - 5), class: 'inner' }));
  if (m.role === 'end' && p.hex)
    return s('g', {}, area, s('rect', { x: px - 15, y: py - 20, width: 30, height: 30, class: 'inner' }));
  return area;
}

function drawEdge(m: Mark, p: Paper): SVGElement {
  const flat = m.x % 2 === 1;
  const [ax, ay] = p.geometry.at(m.x - (flat ? 1 : 0), m.y - (flat ? 0 : 1));
  const [bx, by] = p.geometry.at(m.x + (flat ? 1 : 0), m.y + (flat ? 0 : 1));
  return s('line', { x1: ax, y1: ay, x2: bx, y2: by });
}

function drawCross(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  return s('path', { d: `M${px - 5} ${py - 5}l10 10m0 -10l-10 10` });
}

function drawSlash(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  const d = m.shape === 'rise' ? HALF : -HALF;
  return s('line', { x1: px - HALF, y1: py + d, x2: px + HALF, y2: py - d });
}

// Colour is never alone: the first side's disc has a level bar, the second's an upright one.
function drawDisc(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  const level = m.role === 'first';
  return s('g', {},
    s('circle', { cx: px, cy: py, r: 17 }),
    s('line', {
      x1: px - (level ? 9 : 0), y1: py - (level ? 0 : 9),
      x2: px + (level ? 9 : 0), y2: py + (level ? 0 : 9),
    }));
}

const SIDE_UP = 0;

function drawArrow(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  const d = m.value === SIDE_UP ? `M${px} ${py - 9}l9 15h-18z` : `M${px + 9} ${py}l-15 9v-18z`;
  return s('g', {}, s('rect', { x: px - 18, y: py - 18, width: 36, height: 36, rx: 9 }), s('path', { d }));
}

function drawNumber(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  const corner = m.x % 2 === 0;
  const text = s('text', { x: px, y: py + (p.hex ? -5 : 0) }, String(m.value));
  if (!corner) return s('g', {}, text);
  return s('g', { class: 'corner' }, s('circle', { cx: px, cy: py, r: 11 }), text,
    m.role === 'met' && s('g', { class: 'met-sign' }, s('circle', { cx: px + 10, cy: py + 9, r: 6.5 }),
      s('path', { d: `M${px + 6.5} ${py + 9}l2.5 3l4.5 -6`, class: 'tick' })));
}

function drawLetter(m: Mark, p: Paper): SVGElement {
  const [px, py] = p.geometry.at(m.x, m.y);
  return s('text', { x: px, y: py + 18, class: 'small' }, String.fromCharCode(m.value));
}

function drawStep(m: Mark, p: Paper): SVGElement {
  const [dx, dy] = HEX_STEPS[m.value] ?? [0, 0];
  const [ax, ay] = p.geometry.at(m.x, m.y);
  const [bx, by] = p.geometry.at(m.x + dx, m.y + dy);
  return s('g', {}, s('line', { x1: ax, y1: ay, x2: bx, y2: by }),
    s('text', { x: bx - 15, y: by + 13, class: 'count' }, String(m.index)));
}

const draws: Record<string, Draw> = {
  cell: drawCell,
  dot: (m, p) => {
    const [cx, cy] = p.geometry.at(m.x, m.y);
    return s('circle', { cx, cy, r: 3 });
  },
  line: drawEdge,
  cross: drawCross,
  rise: drawSlash,
  fall: drawSlash,
  disc: drawDisc,
  arrow: drawArrow,
  number: drawNumber,
  letter: drawLetter,
  step: drawStep,
};

export function drawMark(m: Mark, p: Paper): SVGElement {
  const element = (draws[m.shape] ?? drawArea)(m, p);
  const own = element.getAttribute('class');
  element.setAttribute('class', `${own ? own + ' ' : ''}${m.shape} ${m.role}${m.flags}`);
  return element;
}
