// Who plays: score cards, people and levels of the CPU.
import { explained, meaning, type Control } from './control';
import { button, choice, h, tick, type Choice } from './dom';
import { levelOptions, setMultiplayer, SIDES } from './duel_setup';
import { sideLabels } from './games';
import type { State } from './picture';
import type { Play } from './play';
import { prefs, seatsOf, setPrefs, setSeat } from './store';
import { levelWord } from './text';

export function scoreCards(play: Play): Control {
  const { points, puzzle } = play.game;
  const names = [0, 1].map(() => h('span', { class: 'card-name' }));
  const scores = [0, 1].map(() => h('span', { class: 'card-score' }));
  const boxes = [0, 1].map((i) => h('div', { class: `score side-${i}` }, names[i]!, scores[i]!));
  const gain = h('p', { class: 'gain' });
  return {
    element: h('div', { class: 'scores' }, h('div', { class: 'score-row' }, ...boxes), gain),
    show: (state) => {
      const against = state.seats.some((s) => s.cpu) && state.seats.some((s) => !s.cpu);
      const alone = puzzle && !state.duel;
      state.seats.forEach((seat, i) => {
        const who = seat.cpu ? 'CPU' : against ? 'YOU' : 'human';
        const scorer = alone ? (i ? 'CPU' : 'YOU') : against ? who : seat.name;
        if (points) names[i]!.textContent = scorer;
        else names[i]!.replaceChildren(seat.name, h('span', { class: 'who' }, ` · ${who}`));
        scores[i]!.textContent = seat.race || (alone && i ? '–' : String(seat.score ?? state.points));
        scores[i]!.hidden = !points && !seat.race;
        scores[i]!.classList.toggle('is-race', !!seat.race);
        boxes[i]!.title = alone && i ? 'The CPU plays when Multiplayer is on.' : '';
        boxes[i]!.classList.toggle('is-turn', state.mover === i);
      });
      gain.textContent = state.gain;
      gain.hidden = !state.gain;
    },
  };
}

// Levels that can play this board; one that cannot stays in sight only while it sits there.
function showLevels(play: Play, select: HTMLSelectElement, state: State, side: number): void {
  const seat = state.seats[side];
  const own = seat?.cpu ? seat.level : 'human';
  const absent = (level: string): boolean => state.absent.some((a) => a.level === level);
  const options = levelOptions(play.game).filter(([level]) => level === own || !absent(level));
  if ([...select.options].map((o) => o.value).join() !== ['human', ...options.map(([level]) => level)].join())
    select.replaceChildren(new Option('Human', 'human'), ...options.map(([level, words]) => new Option(`CPU ${words}`, level)));
  for (const option of select.options) option.disabled = absent(option.value);
  select.value = own;
}

function seatChoice(play: Play, side: number, name: string): Choice {
  return choice(name, [['human', 'Human']], 'human', (value) => {
    setSeat(play.game, side, value);
    void play.act('seat', { side: SIDES[side]!, player: value });
  });
}

// Milliseconds, of what a player waits for.
function delayChoice(key: 'thinkMs' | 'paceMs' | 'previewMs', label: string, rows: [string, string][], title = ''): Choice {
  return choice(label, rows, String(prefs[key]), (value) => setPrefs({ [key]: Number(value) }), title);
}

// Anybody on either side; two CPUs can be watched step by step.
export function sidePlayers(play: Play): Control {
  const seats = sideLabels(play.game).map((name, side) => seatChoice(play, side, name));
  const pause = explained('Pause CPU', () => play.windows.pause(!play.cpu.paused));
  const think = delayChoice('thinkMs', 'CPU time', [['300', '0.3 s'], ['1000', '1 s'], ['3000', '3 s'], ['10000', '10 s']], meaning('CPU time'));
  const step = button('Step', () => void play.cpu.think());
  const pace = delayChoice('paceMs', 'Pace', [['0', 'Fast'], ['400', 'Normal'], ['1200', 'Slow']]);
  const absent = h('p', { class: 'muted absent' });
  return {
    element: h('div', { class: 'stacked' }, h('div', { class: 'group' }, ...seats, think, pace, pause, step), absent),
    show: (state) => {
      seats.forEach(({ select }, i) => showLevels(play, select, state, i));
      absent.hidden = state.absent.length === 0;
      absent.textContent = state.absent.map((a) => `CPU ${levelWord(a.level)} is not offered: ${a.why}.`).join(' ');
      const cpus = state.seats.filter((seat) => seat.cpu);
      pace.hidden = cpus.length < 2;
      think.hidden = !cpus.some(({ plays }) => play.game.timed.includes(plays));
      pause.hidden = cpus.length === 0 || state.status !== 'open';
      pause.textContent = play.cpu.paused ? 'Go on' : 'Pause CPU';
      step.hidden = !play.cpu.paused || !state.cpu;
    },
  };
}

// A puzzle: Multiplayer is you against the CPU, for points.
export function multiplayerToggle(play: Play): Control {
  const element = button('', () => void setMultiplayer(play, !play.state.duel), { class: 'toggle', title: meaning('Multiplayer') });
  return {
    element,
    show: ({ duel }) => {
      element.textContent = `Multiplayer: ${duel ? 'ON' : 'OFF'}`;
      element.setAttribute('aria-pressed', String(duel));
    },
  };
}

// What there is to choose while it is on.
export function pointsPlayers(play: Play): Control {
  const { game } = play;
  const level = choice('CPU level', levelOptions(game), seatsOf(game)[1], (value) => {
    setSeat(game, 1, value);
    if (play.state.duel) void play.act('seat', { side: 'second', player: value });
  });
  const sound = tick('Refuse wrong moves', prefs.sound, (on) => {
    setPrefs({ sound: on });
    void setMultiplayer(play, true);
  });
  const patience = delayChoice('previewMs', 'Preview', [['700', '0.7 s'], ['1500', '1.5 s'], ['4000', '4 s'], ['0', 'Until Enter']], meaning('Preview'));
  const element = h('div', { class: 'group' }, level, game.preview.length > 0 && patience, sound);
  return {
    element,
    show: (state) => {
      element.hidden = !state.duel;
      level.select.value = state.seats[1]?.cpu ? state.seats[1].level : seatsOf(game)[1];
    },
  };
}
