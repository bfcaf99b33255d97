// The panel beside the board: which controls there are depends on what the game has.
import { actionButton, explained, meaning, together, type Control } from './control';
import { askDialog } from './dialog';
import { button, choice, h, tick, type Tick } from './dom';
import { addressOf, linkOf } from './link';
import { newGameChoices } from './new_game_choices';
import { orderPanel } from './order';
import type { State } from './picture';
import type { Play } from './play';
import { review } from './play_help';
import { pointsPlayers, scoreCards, sidePlayers } from './players';
import { showShare } from './share';
import { showCompare, showRating, showVerdict } from './solutions';
import { settings } from './settings';
import { prefs, setPrefs, type Prefs } from './store';
import { capital, clockOf } from './text';
import { flawList, hintBox, toolbar } from './toolbar';

const MARKINGS: [Prefs['marking'], string][] = [
  ['off', 'Never'],
  ['full', 'When full'],
  ['rules', 'Broken rules'],
  ['solution', 'All mistakes'],
];

async function checkpoint(play: Play): Promise<void> {
  const name = await askDialog('Checkpoint', 'A name for it, to know it by', String(play.state.checkpoints.length + 1));
  if (name) await play.act('checkpoint', { name });
}

// Trying something out, and when mistakes are shown.
function trials(play: Play): Control {
  const marking = choice('Show mistakes', MARKINGS, prefs.marking, (value) => {
    setPrefs({ marking: value });
    void play.act('mistakes', { when: value });
  }, meaning('Show mistakes'));
  return together({ class: 'group' },
    actionButton('Checkpoint', 'checkpoint', () => void checkpoint(play)),
    actionButton('Keep', 'keep', () => void play.act('keep')),
    actionButton('Discard', 'discard', () => void play.act('discard')),
    { element: marking, show: (state) => void (marking.select.value = state.marking) });
}

// Small services of the core that a player may switch on; they stay on for the next games.
function assistList(play: Play): Control {
  const list = h('div', { class: 'ticks' });
  const boxes = new Map<string, Tick>();

  const change = (name: string, on: boolean): void => {
    setPrefs({ assists: [...prefs.assists.filter((n) => n !== name), ...(on ? [name] : [])] });
    void play.act('assist', { name, switch: on ? 'on' : 'off' });
  };

  return {
    element: h('details', { class: 'assists' }, h('summary', {}, 'Assists'), list),
    show: (state) => {
      for (const { name, help, on } of state.assists) {
        const box = boxes.get(name) ?? tick(capital(help), on, (now) => change(name, now), { name });
        box.input.checked = on;
        if (boxes.has(name)) continue;
        boxes.set(name, box);
        list.append(box);
      }
    },
  };
}

async function share(play: Play): Promise<void> {
  const forms = await play.ask('convert');
  if (!forms?.ok) return;
  const rows: [string, string | undefined][] = [
    ['Link to this game', addressOf(play.state.start)],
    ['Link with your progress', addressOf(forms.quincunx)],
    ['Position', forms.quincunx],
    ['puzz.link', forms.puzzlink],
    ['Game id (Tatham)', forms.tatham],
    ['Id: makes the start again', play.meta.id],
  ];
  showShare(rows.filter((row): row is [string, string] => !!row[1]));
}

// What leads from a game elsewhere: rules, links, editor, print, review; and what is known of the puzzle.
function moreControls(play: Play, showTime: () => void): Control {
  const { game } = play;
  const timer = tick('Timer', prefs.timer, (on) => {
    setPrefs({ timer: on });
    showTime();
  });
  return together({ class: 'group' },
    button('Rules', () => play.app.go(`#help=${game.name}`)),
    explained('Share', () => void share(play)),
    game.edit && explained('Edit', () => play.app.go(linkOf(play.state.start, 'edit'))),
    game.puzzle && explained('Print', () => play.app.go(linkOf(play.state.start, 'print'))),
    game.levels.length > 0 && actionButton('Review', 'record', () => void review(play)),
    game.puzzle && actionButton('How hard?', 'rate', () => void showRating(play)),
    game.puzzle && actionButton('Verdict', 'verdict', () => void showVerdict(play)),
    game.puzzle && actionButton('Compare', 'compare', () => void showCompare(play)),
    timer, game.puzzle && play.pause);
}

export class Panel {
  readonly element: HTMLElement;
  private controls: Control[];
  private headline = h('p', { class: 'headline' });
  private timer = h('p', { class: 'timer', hidden: !prefs.timer });
  private about = h('p', { class: 'muted about' });

  constructor(private play: Play) {
    const { game } = play;
    const duels = game.levels.length > 0;
    this.controls = [
      duels && scoreCards(play),
      toolbar(play),
      game.puzzle && hintBox(play),
      flawList(play),
      game.order && orderPanel(play),
      newGameChoices(play),
      duels && (game.puzzle ? pointsPlayers(play) : sidePlayers(play)),
      game.puzzle && trials(play),
      game.assists && assistList(play),
      settings(game),
      duels && play.moves,
      moreControls(play, () => this.time(play.meta.seconds)),
    ].filter((control): control is Control => !!control);
    const goal = h('p', { class: 'goal' }, game.goal, ' ', // what the game is about, always in sight
      game.lessons.length > 0 && h('a', { href: `#tutorial=${game.name}` }, 'Learn by playing'));
    this.element = h('aside', { class: 'panel', 'aria-label': 'Controls' },
      h('div', { class: 'panel-head' }, h('h1', {}, game.title), this.headline, this.timer),
      goal, ...this.controls.map(({ element }) => element), this.about);
  }

  show(state: State): void {
    const { meta } = this.play;
    this.headline.textContent = capital(state.headline);
    this.headline.dataset.status = state.status;
    for (const control of this.controls) control.show?.(state);
    this.time(meta.seconds);
    const facts = [`${state.width}×${state.height}`];
    if (meta.level) facts.push(`${meta.level} ${meta.rating?.toFixed(1) ?? ''}`.trim());
    if (meta.daily) facts.push(`daily of ${meta.daily}`);
    if (meta.id) facts.push(meta.id);
    else if (meta.seed !== undefined && !meta.daily) facts.push(`seed ${meta.seed} of version 0.1.0`);
    this.about.textContent = facts.join(' · ');
  }

  thinking(on: boolean): void {
    this.headline.textContent = on ? 'The CPU is thinking…' : capital(this.play.state.headline);
  }

  time(seconds: number): void {
    this.timer.hidden = !prefs.timer;
    this.timer.textContent = clockOf(seconds);
  }
}
