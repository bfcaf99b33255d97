// The panel beside the board: which controls there are depends on what the game has. What is pressed at
// every move stands alone; the rest is in groups that open.
import { actionButton, explained, isPinned, meaning, together, type Control } from './control';
import { askDialog } from './dialog';
import { button, choice, h, tick, type Tick } from './dom';
import { group } from './groups';
import { addressOf, linkOf } from './link';
import { levelChoice, optionChoices, sizeChoice } from './new_game_choices';
import { orderPanel } from './order';
import type { State } from './picture';
import { savePicture } from './picture_file';
import type { Play } from './play';
import { analyse, review, solve } from './play_help';
import { multiplayerToggle, pointsPlayers, scoreCards, sidePlayers } from './players';
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

async function beginTrial(play: Play): Promise<void> {
  const name = await askDialog('Try something', 'A name for it, to know it by', String(play.state.checkpoints.length + 1));
  if (name) await play.act('checkpoint', { name });
}

// While something is tried out, how it ends is beside the board.
function trialBar(play: Play): Control {
  const both = together({ class: 'group trial-bar', role: 'group', 'aria-label': 'What is tried out' },
    actionButton('Keep', 'keep', () => void play.act('keep')),
    actionButton('Discard', 'discard', () => void play.act('discard')));
  return {
    element: both.element,
    show: (state) => {
      both.element.hidden = state.checkpoints.length === 0;
      both.show?.(state);
    },
  };
}

function markingChoice(play: Play): Control {
  const element = choice('Show mistakes', MARKINGS, prefs.marking, (value) => {
    setPrefs({ marking: value });
    void play.act('mistakes', { when: value });
  }, meaning('Show mistakes'));
  return { element, show: (state) => void (element.select.value = state.marking) };
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

// ---- groups ----

interface Choices {
  pinned: (Control | HTMLElement)[]; // always in sight
  game: (Control | HTMLElement)[];
  help: (Control | HTMLElement)[];
  players: (Control | HTMLElement)[];
}

// Where a control stands is for the game to say: some are named in its rules.
function choices(play: Play): Choices {
  const { game } = play;
  const lists: Choices = { pinned: [], game: [], help: [], players: [] };
  const put = (name: string, list: keyof Choices, ...controls: (Control | HTMLElement)[]): void =>
    void lists[isPinned(game, name) ? 'pinned' : list].push(...controls);
  put('new', 'game', explained('New Game', () => void play.app.newGame(game.name)));
  put('size', 'game', sizeChoice(play));
  if (game.puzzle && game.levels.length) put('multiplayer', 'players', multiplayerToggle(play));
  if (game.puzzle) {
    const name = isPinned(game, 'solve') ? 'Solve' : 'Show the answer';
    put('solve', 'help', actionButton(name, 'solve', () => void solve(play)));
  }
  return lists;
}

function gameGroup(play: Play, own: Choices['game'], showTime: () => void): Control {
  const { game } = play;
  const timer = tick('Timer', prefs.timer, (on) => {
    setPrefs({ timer: on });
    showTime();
  });
  return group('Game', [
    ...own,
    game.puzzle && levelChoice(play),
    ...optionChoices(play),
    actionButton('Restart', 'restart', () => void play.act('restart')),
    button('Daily', () => play.app.go(`#daily=${game.name}`), { title: 'The same board for everybody today, another one tomorrow.' }),
    game.pack.length > 0 && button('Pack', () => play.app.go(`#packs=${game.name}`), { title: 'Twelve boards, from easy to hard.' }),
    game.edit && explained('Edit', () => play.app.go(linkOf(play.state.start, 'edit'))),
    timer,
    game.puzzle && play.pause,
  ]);
}

function helpGroup(play: Play, own: Choices['help']): Control {
  const { game } = play;
  return group('Help me', [
    game.puzzle && markingChoice(play),
    game.puzzle && actionButton('Try something', 'checkpoint', () => void beginTrial(play)),
    ...own,
    button('Rules', () => play.app.go(`#help=${game.name}`)),
    game.assists && assistList(play),
  ]);
}

function deeperGroup(play: Play): Control {
  const { game } = play;
  return group('Look deeper', [
    game.puzzle && actionButton('Is it unique?', 'verdict', () => void showVerdict(play)),
    game.puzzle && actionButton('How hard is it?', 'rate', () => void showRating(play)),
    game.puzzle && actionButton('Compare with the answer', 'compare', () => void showCompare(play), { class: 'wide' }),
    game.levels.length > 0 && actionButton('Review', 'record', () => void review(play)),
    game.levels.length > 0 && actionButton('Analyse', 'lines', () => void analyse(play)),
  ], () => game.puzzle || game.levels.length > 0);
}

function shareGroup(play: Play): Control {
  const { game } = play;
  return group('Share', [
    explained('Copy a link', () => void share(play)),
    explained('Picture', () => savePicture(play.view.board!, `quincunx-${game.name}`)),
    game.puzzle && explained('Print', () => play.app.go(linkOf(play.state.start, 'print'))),
  ]);
}

function playersGroup(play: Play, own: Choices['players']): Control | false {
  const { game } = play;
  if (!game.levels.length) return false;
  const rest = game.puzzle ? pointsPlayers(play) : sidePlayers(play);
  return group('Players', [...own, rest], ({ duel }) => duel || own.length > 0);
}

export class Panel {
  readonly element: HTMLElement;
  readonly toolbar: Control;
  readonly order: Control | null; // of numbers
  readonly standing: HTMLElement; // whose turn it is, score and clock
  private controls: Control[];
  private headline = h('p', { class: 'headline' });
  private timer = h('p', { class: 'timer', hidden: !prefs.timer });
  private about = h('p', { class: 'muted about' });

  constructor(private play: Play) {
    const { game } = play;
    const scores = game.levels.length > 0 ? scoreCards(play) : null;
    const lists = choices(play);
    const some = (list: (Control | null | false)[]): Control[] => list.filter((control): control is Control => !!control);
    this.toolbar = toolbar(play);
    this.order = game.order ? orderPanel(play) : null;
    this.standing = h('div', { class: 'standing' },
      h('div', { class: 'panel-head' }, h('h1', {}, game.title), this.headline, this.timer), scores?.element);
    const inside = some([
      this.toolbar,
      game.puzzle && trialBar(play),
      game.puzzle && hintBox(play),
      flawList(play),
      this.order,
      lists.pinned.length > 0 && together({ class: 'group pinned' }, ...lists.pinned),
      playersGroup(play, lists.players),
      gameGroup(play, lists.game, () => this.time(play.meta.seconds)),
      helpGroup(play, lists.help),
      deeperGroup(play),
      shareGroup(play),
      settings(game),
      game.levels.length > 0 && play.moves,
    ]);
    this.controls = some([scores, ...inside]);
    const goal = h('p', { class: 'goal' }, game.goal, ' ', // what the game is about, always in sight
      game.lessons.length > 0 && h('a', { href: `#tutorial=${game.name}` }, 'Learn by playing'));
    this.element = h('aside', { class: 'panel', 'aria-label': 'Controls' },
      this.standing, goal, ...inside.map(({ element }) => element), this.about);
  }

  show(state: State): void {
    const { meta } = this.play;
    this.headline.textContent = capital(state.headline);
    this.headline.dataset.status = state.status;
    this.headline.classList.toggle('is-turn', state.duel && state.status === 'open' && !state.cpu);
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
