// The panel beside the board: score cards, controls, choices. A control is an element and what
// to do with it when the state has changed; which ones there are depends on what the game has.
import { askDialog, showDialog } from './dialog';
import { meaning, told } from './buttons';
import { button, choice, h } from './dom';
import { GOALS } from './lessons';
import { linkOf } from './link';
import { orderPanel } from './order';
import { assistList } from './assists';
import { clockOf } from './pages';
import { showShare } from './share';
import { showCompare, showVerdict, techniqueList, type Rating } from './solutions';
import { searches } from './cpu';
import type { Play } from './play';
import { prefs, prefsChanged } from './store';
import type { Answer, State } from './types';

export interface Control {
  element: HTMLElement;
  show?(state: State): void;
}

export const SIZES: Record<string, number[]> = {
  slant: [3, 5, 7, 9],
  slitherlink: [5, 7, 10, 15, 20, 25],
  hexpath: [3, 4, 5, 6, 7, 8, 9],
  slider: [5, 6, 7],
  crosscut: [4, 5, 6, 7, 8, 9, 10],
};
const LARGEST: Record<string, number> = { slant: 50, slitherlink: 100, hexpath: 9, slider: 16, crosscut: 10 };
export const LEVELS = ['easy', 'normal', 'hard', 'expert'];
const MARKINGS: [string, string][] = [
  ['off', 'Never'],
  ['full', 'When full'],
  ['rules', 'Broken rules'],
  ['solution', 'All mistakes'],
];

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function levelWord(level: string): string {
  return /^\d$/.test(level) ? `Level ${level}` : capital(level);
}

export class Panel {
  readonly element: HTMLElement;
  private controls: Control[] = [];
  private headline = h('p', { class: 'headline' });
  private timer = h('p', { class: 'timer', hidden: !prefs.timer });
  private about = h('p', { class: 'muted about' });

  constructor(private play: Play) {
    const { game } = play;
    const duels = game.levels.length > 0;
    this.element = h('aside', { class: 'panel', 'aria-label': 'Controls' },
      h('div', { class: 'panel-head' }, h('h1', {}, game.title), this.headline, this.timer),
      this.goal(),
      duels && this.add(this.cards()),
      this.add(this.toolbar()),
      game.puzzle && this.add(this.hintBox()),
      this.add(this.flawList()),
      game.name === 'hexpath' && this.add(orderPanel(play)),
      this.add(this.games()),
      duels && this.add(this.players()),
      game.puzzle && this.add(this.trials()),
      game.name === 'slitherlink' && this.add(assistList(play)),
      this.add(this.more()),
      this.about);
  }

  // What the game is about, always in sight.
  private goal(): HTMLElement {
    const { game } = this.play;
    return h('p', { class: 'goal' }, GOALS[game.name], ' ',
      h('a', { href: `#tutorial=${game.name}` }, 'Learn by playing'));
  }

  private add(control: Control): HTMLElement {
    this.controls.push(control);
    return control.element;
  }

  show(state: State): void {
    const { meta } = this.play;
    this.headline.textContent = state.headline;
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
    this.headline.textContent = on ? 'The CPU is thinking…' : this.play.state.headline;
  }

  time(seconds: number): void {
    this.timer.hidden = !prefs.timer;
    this.timer.textContent = clockOf(seconds);
  }

  // ---- score cards ----

  private cards(): Control {
    const points = this.play.game.puzzle;
    const names = [0, 1].map(() => h('span', { class: 'card-name' }));
    const scores = [0, 1].map(() => h('span', { class: 'card-score' }));
    const boxes = [0, 1].map((i) => h('div', { class: `score side-${i}` }, names[i]!, points && scores[i]!));
    const gain = h('p', { class: 'gain' });
    return {
      element: h('div', { class: 'scores' }, h('div', { class: 'score-row' }, ...boxes), gain),
      show: (state) => {
        const against = state.seats.some((s) => s.cpu) && state.seats.some((s) => !s.cpu);
        state.seats.forEach((seat, i) => {
          const alone = points && !state.duel;
          const who = alone ? (i ? 'CPU' : 'YOU') : against ? (seat.cpu ? 'CPU' : 'YOU') : seat.name;
          names[i]!.textContent = points ? who : `${seat.name} · ${against || seat.cpu ? (seat.cpu ? 'CPU' : 'YOU') : 'human'}`;
          scores[i]!.textContent = alone && i ? '–' : String(seat.score ?? state.points);
          boxes[i]!.title = alone && i ? 'The CPU plays when Multiplayer is on.' : '';
          boxes[i]!.classList.toggle('is-turn', state.mover === i);
        });
        gain.textContent = state.gain;
        gain.hidden = !state.gain;
      },
    };
  }

  // ---- the toolbar; on a phone it stands at the bottom ----

  private toolbar(): Control {
    const { play } = this;
    const undo = button('Undo', () => void play.act('undo'));
    const redo = button('Redo', () => void play.act('redo'));
    const hint = told('Hint', () => void play.hint());
    const check = told('Check', () => void play.check());
    const fresh = told('New Game', () => void play.app.newGame(play.game.name), { class: 'primary' });
    const element = h('div', { class: 'toolbar', role: 'group', 'aria-label': 'Main controls' }, fresh, undo, redo);
    const commit = told('Play', () => play.commit()); // a slash that is shown
    if (play.game.puzzle) element.append(hint, check, commit);
    return {
      element,
      show: (state) => {
        undo.disabled = !state.canUndo;
        redo.disabled = !state.canRedo;
        hint.hidden = check.hidden = state.duel;
        commit.hidden = !state.duel || state.status !== 'open';
        hint.textContent = state.hint?.kind === 'step' ? (['Hint', 'Name it', 'Why?', 'Do it'][state.hint.rung] ?? 'Hint') : 'Hint';
      },
    };
  }

  private hintBox(): Control {
    const { play } = this;
    const text = h('p', {});
    const good = button('Undo to last good position', () => void play.act('good'));
    const rungs = h('ol', { class: 'rungs', 'aria-hidden': 'true' }, ...['Where', 'What', 'Why', 'Do it'].map((w) => h('li', {}, w)));
    const element = h('div', { class: 'hint-box', hidden: true }, rungs, text, good);
    return {
      element,
      show: (state) => {
        element.hidden = !state.hint;
        if (!state.hint) return;
        text.textContent = state.hint.text;
        good.hidden = state.hint.kind !== 'wrong';
        rungs.hidden = state.hint.kind !== 'step';
        [...rungs.children].forEach((li, i) => li.classList.toggle('is-told', i < state.hint!.rung));
      },
    };
  }

  // Finished but not accepted: every rule and clue not met, each a button that shows its place.
  private flawList(): Control {
    const { play } = this;
    const list = h('ul', {});
    const element = h('div', { class: 'flaws', hidden: true }, h('h2', {}, 'Not met'), list);
    return {
      element,
      show: (state) => {
        element.hidden = state.flaws.length === 0;
        list.replaceChildren(...state.flaws.map((flaw) =>
          h('li', {}, button(flaw.text, () => play.point(flaw.at), { class: 'plain' }))));
      },
    };
  }

  // ---- which game ----

  private sizeChoice(): Control {
    const { play } = this;
    const { game } = play;
    const rows = (SIZES[game.name] ?? []).map((n): [string, string] => [game.square ? `${n}` : `${n}x${n}`, `${n}×${n}`]);
    const label = choice('Board Size', [...rows, ['more', 'More…']], '', (value) => void this.size(value));
    const select = label.querySelector('select')!;
    return {
      element: label,
      show: (state) => {
        if (![...select.options].some((o) => o.value === state.size))
          select.add(new Option(`${state.width}×${state.height}`, state.size), select.options.length - 1);
        select.value = state.size;
      },
    };
  }

  private async size(value: string): Promise<void> {
    const { play } = this;
    const { game } = play;
    let size: string | null = value;
    if (value === 'more') {
      const most = LARGEST[game.name] ?? game.max;
      const words = game.square ? `A number up to ${most}` : `Width × height, up to ${most}×${most}`;
      const typed = await askDialog('Board Size', words, play.state.size);
      const m = /^(\d+)(?:\s*[x×]\s*(\d+))?$/.exec(typed ?? '');
      const [w, high] = m ? [Number(m[1]), Number(m[2] ?? m[1])] : [0, 0];
      const least = Math.max(2, game.min);
      if (w < least || high < least || w > most || high > most || (game.square && w !== high)) {
        const boards = game.square ? `square, with a side of ${least} to ${most}` : `${least}×${least} to ${most}×${most}`;
        play.say(typed === null ? '' : `A board here is ${boards}.`);
        this.show(play.state);
        return;
      }
      size = game.square ? String(w) : `${w}x${high}`;
    }
    void play.change({ size });
  }

  private async block(value: string): Promise<void> {
    const place = value === 'place';
    prefs.blocked = place ? 0 : Number(value);
    await this.play.change({});
    if (place) this.play.place(true);
  }

  private games(): Control {
    const { play } = this;
    const { game } = play;
    const size = this.sizeChoice();
    const element = h('div', { class: 'group' }, size.element);
    const shows: ((state: State) => void)[] = [(state) => size.show?.(state)];
    if (game.puzzle) {
      const level = choice('Level', LEVELS.map((l) => [l, capital(l)]), prefs.level[game.name] ?? 'normal', (value) => {
        void play.change({ level: value });
      });
      element.append(level);
      shows.push(() => (level.querySelector('select')!.value = prefs.level[game.name] ?? 'normal'));
    }
    if (game.name === 'slider') {
      const blocked = choice('Blocked',
        [['0', 'None'], ...['1', '2', '3', '4', '6'].map((n): [string, string] => [n, `${n}, symmetric`]), ['place', 'Click to place']],
        String(prefs.blocked), (value) => void this.block(value));
      const done = button('Done', () => play.place(false), { class: 'primary' });
      shows.push(() => {
        done.hidden = !play.placing;
        blocked.querySelector('select')!.value = play.placed ? 'place' : String(prefs.blocked);
      });
      element.append(blocked, done,
        choice('First move', [['H', 'H'], ['V', 'V'], ['random', 'Random']], prefs.first, (value) => {
          prefs.first = value;
          void play.change({});
        }));
    }
    if (game.puzzle) {
      const solve = told('Solve', () => void play.solve());
      element.append(solve);
      shows.push((state) => (solve.hidden = state.duel));
    }
    element.append(told('Restart', () => void play.act('restart')));
    return { element, show: (state) => shows.forEach((f) => f(state)) };
  }

  // ---- who plays ----

  private players(): Control {
    return this.play.game.puzzle ? this.pointsPlayers() : this.sidePlayers();
  }

  // Levels that can play this board; one that cannot stays in sight only while it sits there.
  private showLevels(select: HTMLSelectElement, state: State, side: number): void {
    const seat = state.seats[side];
    const own = seat?.cpu ? seat.level : 'human';
    const offered = this.play.offered();
    const levels = ['human', ...this.play.game.levels.filter((l) => offered.includes(l) || l === own)];
    if ([...select.options].map((o) => o.value).join() !== levels.join())
      select.replaceChildren(...levels.map((l) => new Option(l === 'human' ? 'Human' : `CPU ${levelWord(l)}`, l)));
    for (const option of select.options) option.disabled = option.value !== 'human' && !offered.includes(option.value);
    select.value = own;
  }

  private seatChoice(side: 0 | 1, name: string): [HTMLLabelElement, HTMLSelectElement] {
    const { play } = this;
    const label = choice(name, [['human', 'Human']], 'human', (value) => {
      const seats = prefs.seats[play.game.name] ?? ['human', 'human'];
      seats[side] = value;
      prefs.seats[play.game.name] = seats;
      prefsChanged();
      void play.act(`seat ${side} ${value}`);
    });
    return [label, label.querySelector('select')!];
  }

  private thinkChoice(): HTMLLabelElement {
    const rows: [string, string][] = [['300', '0.3 s'], ['1000', '1 s'], ['3000', '3 s'], ['10000', '10 s']];
    const label = choice('CPU time', rows, String(prefs.thinkMs), (value) => {
      prefs.thinkMs = Number(value);
      prefsChanged();
    });
    label.title = meaning('CPU time');
    return label;
  }

  // Slider and Crosscut: anybody on either side; two CPUs can be watched step by step.
  private sidePlayers(): Control {
    const { play } = this;
    const names = play.game.name === 'slider' ? ['H ▶', 'V ▲'] : ['Red', 'Blue'];
    const [first, firstSelect] = this.seatChoice(0, names[0]!);
    const [second, secondSelect] = this.seatChoice(1, names[1]!);
    const pause = told('Pause CPU', () => play.windows.pause(!play.cpu.paused));
    const think = this.thinkChoice();
    const step = button('Step', () => void play.cpu.think());
    const pace = choice('Pace', [['0', 'Fast'], ['400', 'Normal'], ['1200', 'Slow']], String(prefs.paceMs), (value) => {
      prefs.paceMs = Number(value);
      prefsChanged();
    });
    const absent = h('p', { class: 'muted absent' });
    return {
      element: h('div', { class: 'stacked' }, h('div', { class: 'group' }, first, second, think, pace, pause, step), absent),
      show: (state) => {
        [firstSelect, secondSelect].forEach((select, i) => this.showLevels(select, state, i));
        absent.hidden = state.absent.length === 0;
        absent.textContent = state.absent.map((a) => `CPU ${levelWord(a.level)} is not offered: ${a.why}.`).join(' ');
        const both = state.seats.every((seat) => seat.cpu);
        const any = state.seats.some((seat) => seat.cpu);
        pace.hidden = !both;
        think.hidden = !state.seats.some((seat) => seat.cpu && searches(seat.level));
        pause.hidden = !any || state.status !== 'open';
        pause.textContent = play.cpu.paused ? 'Go on' : 'Pause CPU';
        step.hidden = !play.cpu.paused || !state.cpu;
      },
    };
  }

  // Slant: Multiplayer is you against the CPU, for points.
  private pointsPlayers(): Control {
    const { play } = this;
    const multi = button('Multiplayer: OFF', () => void play.multiplayer(!play.state.duel), { 'aria-pressed': 'false', class: 'toggle', title: meaning('Multiplayer') });
    const rows = play.game.levels.map((l): [string, string] => [l, levelWord(l)]);
    const level = choice('CPU level', rows, prefs.seats.slant?.[1] ?? 'careful', (value) => {
      prefs.seats.slant = ['human', value];
      prefsChanged();
      if (play.state.duel) void play.act(`seat 1 ${value}`);
    });
    const sound = h('input', {
      type: 'checkbox', checked: prefs.sound, onchange: () => {
        prefs.sound = sound.checked;
        prefsChanged();
        void play.multiplayer(true);
      },
    });
    const patience = choice('Preview', [['700', '0.7 s'], ['1500', '1.5 s'], ['4000', '4 s'], ['0', 'Until Enter']], String(prefs.previewMs), (value) => {
      prefs.previewMs = Number(value);
      prefsChanged();
    });
    patience.title = meaning('Preview');
    const rest = h('div', { class: 'group' }, level, patience,
      h('label', { class: 'tick' }, sound, h('span', {}, 'Refuse wrong moves')));
    return {
      element: h('div', { class: 'stacked' }, multi, rest),
      show: (state) => {
        multi.textContent = `Multiplayer: ${state.duel ? 'ON' : 'OFF'}`;
        multi.setAttribute('aria-pressed', String(state.duel));
        rest.hidden = !state.duel;
        level.querySelector('select')!.value = state.seats[1]?.cpu ? state.seats[1].level : (prefs.seats.slant?.[1] ?? 'careful');
      },
    };
  }

  // ---- trying, mistakes ----

  private trials(): Control {
    const { play } = this;
    const set = told('Checkpoint', () => void this.checkpoint());
    const keepIt = told('Keep', () => void play.act('keep'));
    const discard = told('Discard', () => void play.act('discard'));
    const marking = choice('Show mistakes', MARKINGS, prefs.marking, (value) => {
      prefs.marking = value;
      prefsChanged();
      void play.act(`marking ${value}`);
    });
    marking.title = meaning('Show mistakes');
    const element = h('div', { class: 'group' }, set, keepIt, discard, marking);
    return {
      element,
      show: (state) => {
        set.hidden = state.duel;
        keepIt.hidden = discard.hidden = state.duel || state.checkpoints.length === 0;
        marking.querySelector('select')!.value = state.marking;
      },
    };
  }

  private async checkpoint(): Promise<void> {
    const { play } = this;
    const name = await askDialog('Checkpoint', 'A name for it, to know it by', String(play.state.checkpoints.length + 1));
    if (name) await play.act(`checkpoint ${name}`);
  }

  // ---- more ----

  private more(): Control {
    const { play } = this;
    const { game } = play;
    const timer = h('input', {
      type: 'checkbox', checked: prefs.timer, onchange: () => {
        prefs.timer = timer.checked;
        prefsChanged();
        this.time(play.meta.seconds);
      },
    });
    const compare = told('Compare', () => void showCompare(play));
    const duels = game.levels.length > 0;
    const review = told('Review', () => void play.review());
    const element = h('div', { class: 'group' },
      button('Rules', () => play.app.go(`#help=${game.name}`)),
      told('Share', () => void this.share()),
      told('Edit', () => play.app.go(`#edit=${play.state.start.replaceAll(' ', '_')}`)),
      game.puzzle && told('Print', () => play.app.go(`#print=${play.state.start.replaceAll(' ', '_')}`)),
      duels && review,
      game.puzzle && told('How hard?', () => void this.rate()),
      game.puzzle && told('Verdict', () => void showVerdict(play)),
      game.puzzle && compare,
      h('label', { class: 'tick' }, timer, h('span', {}, 'Timer')));
    return {
      element,
      show: (state) => {
        compare.hidden = state.duel;
        review.hidden = !state.duel;
        review.disabled = state.at === 0;
      },
    };
  }

  private async share(): Promise<void> {
    const { play } = this;
    const forms = await play.ask<Answer & { quincunx: string; puzzlink?: string; tatham?: string }>('convert');
    if (!forms) return;
    const base = location.href.replace(/#.*/, '');
    const rows: [string, string][] = [
      ['Link to this game', base + linkOf(play.state.start)],
      ['Link with your progress', base + linkOf(forms.quincunx)],
      ['Position', forms.quincunx],
    ];
    if (forms.puzzlink) rows.push(['puzz.link', forms.puzzlink]);
    if (forms.tatham) rows.push(['Game id (Tatham)', forms.tatham]);
    if (play.meta.id) rows.push(['Id: makes the start again', play.meta.id]);
    showShare(rows);
  }

  private async rate(): Promise<void> {
    const answer = await this.play.ask<Rating>('rate');
    if (!answer?.ok) {
      this.play.say(answer?.say ?? '');
      return;
    }
    showDialog(`How hard? ${answer.rating.toFixed(1)}, ${answer.level}`, ...techniqueList(answer));
  }
}
