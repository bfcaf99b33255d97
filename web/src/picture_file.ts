// A board as a picture file. Looks are the style sheet's, and a file has none: so each element is given the
// looks that it has on the page.
import type { Board } from './board';
import { h } from './dom';

const LOOKS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity', 'font-size', 'font-weight',
  'text-anchor', 'dominant-baseline'];
const MARGIN = 12; // of the paper round the board
const SIDE = 640; // pixels of the longer side
const LINE = 34; // pixels of a line of words under it

// The drawing alone, with looks of its own.
function selfContained(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg, copy].map((root) => [...root.querySelectorAll('*')]) as [Element[], Element[]];
  from.forEach((element, i) => {
    const looks = getComputedStyle(element);
    for (const name of LOOKS) to[i]!.setAttribute(name, looks.getPropertyValue(name));
    for (const name of ['class', 'style']) to[i]!.removeAttribute(name);
    if (element.tagName === 'text') to[i]!.setAttribute('font-family', 'sans-serif');
  });
  copy.querySelectorAll('[data-x]').forEach((place) => place.remove());
  copy.removeAttribute('style');
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

// The same as a file.
export function svgOf(svg: SVGSVGElement): Blob {
  return new Blob([selfContained(svg)], { type: 'image/svg+xml' });
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

// As large as SIDE, on paper of the theme, with lines of words under it.
export async function pictureOf(svg: SVGSVGElement, words: string[] = []): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = SIDE / Math.max(width, height);
  const canvas = h('canvas', { width: Math.round(width * scale) + 2 * MARGIN, height: Math.round(height * scale) + 2 * MARGIN + LINE * words.length });
  const pen = canvas.getContext('2d')!;
  const looks = getComputedStyle(document.documentElement);
  pen.fillStyle = looks.getPropertyValue('--paper').trim() || '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(await loaded(selfContained(svg)), MARGIN, MARGIN, width * scale, height * scale);
  pen.fillStyle = looks.getPropertyValue('--ink').trim() || '#000000';
  pen.textAlign = 'center';
  words.forEach((line, i) => {
    pen.font = `${i ? 400 : 700} ${i ? 19 : 22}px sans-serif`;
    pen.fillText(line, canvas.width / 2, height * scale + MARGIN + LINE * (i + 0.8), canvas.width - 2 * MARGIN);
  });
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  h('a', { href: address, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), 60000);
}

export function savePicture(board: Board, name: string): void {
  void pictureOf(board.svg).then((blob) => saveFile(blob, `${name}.png`));
}
