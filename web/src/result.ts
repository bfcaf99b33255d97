// A result to show to others: a few lines of text, and a picture that gives nothing of the answer away.
import { Board } from './board';
import { sevenMarks, streaks } from './days';
import { showDialog } from './dialog';
import { button, h } from './dom';
import { shortTitle } from './games';
import { addressOf } from './link';
import { pictureOf, saveFile } from './picture_file';
import type { Play } from './play';
import { isOwnMachine, row } from './share';
import { tally } from './store';
import { clockOf, levelWord, plural, ratingWords } from './text';

// "no hints", "2 hints", "solved by the CPU"
export function helpWords({ state, meta }: Play): string {
  if (meta.solved) return 'the answer was shown';
  if (meta.hints) return plural(meta.hints, 'hint');
  return state.helped ? 'with help' : 'no hints';
}

export function boardWords({ game, state, meta }: Play): string {
  const level = meta.level ? `, ${meta.rating ? ratingWords(meta.rating, meta.level) : meta.level}` : '';
  return `${shortTitle(game)} ${state.width}×${state.height}${level}`;
}

export function dailyWords({ game, meta }: Play): string {
  return meta.daily ? `Daily of ${meta.daily}, ${plural(streaks(tally(game.name).days).current, 'day')} in a row` : '';
}

function whoPlayed({ state }: Play): string {
  return state.seats.map((seat) => `${seat.name} ${seat.cpu ? `CPU ${levelWord(seat.level)}` : 'human'}`).join(', ');
}

export function resultLines(play: Play): string[] {
  const { game, state, meta } = play;
  const how = state.duel ? `${state.headline} (${whoPlayed(play)})` : `Solved in ${clockOf(meta.seconds)}, ${helpWords(play)}`;
  const days = meta.daily ? `${dailyWords(play)} ${sevenMarks(tally(game.name).days)}` : '';
  return [`Quincunx: ${boardWords(play)}`, how, days].filter(Boolean);
}

// Where others find the same board.
function whereToFind({ state, meta }: Play): string {
  return isOwnMachine() ? (meta.id ?? state.start) : addressOf(state.start);
}

// The board as it was at the start; a duel as it ended, which is no secret.
async function pictureOfResult(play: Play): Promise<Blob> {
  const { state } = play;
  const picture = state.duel ? state : (await play.app.side.picture(state.start))!;
  const { svg } = new Board(picture, false);
  const box = h('div', { class: 'off-screen', 'aria-hidden': 'true' }, svg); // looks are known of what is on the page only
  document.body.append(box);
  try {
    return await pictureOf(svg, resultLines(play));
  } finally {
    box.remove();
  }
}

export async function shareResult(play: Play): Promise<void> {
  const text = [...resultLines(play), whereToFind(play)].join('\n');
  const blob = await pictureOfResult(play).catch(() => null); // a browser may refuse
  if (!blob) return void showDialog('Share result', row(['Result as text', text], true));
  const name = `quincunx-${play.game.name}.png`;
  const file = new File([blob], name, { type: 'image/png' });
  const canShare = !!navigator.canShare?.({ files: [file] });
  const image = h('img', { class: 'result-picture', alt: 'The board at its start, with your result under it' });
  const reader = new FileReader();
  reader.onload = () => (image.src = String(reader.result));
  reader.readAsDataURL(blob);
  showDialog('Share result', row(['Result as text', text], true), image, h('p', { class: 'row' },
    button('Save the picture', () => saveFile(blob, name)),
    canShare && button('Share…', () => void navigator.share({ text, files: [file] }).catch(() => undefined))));
}
