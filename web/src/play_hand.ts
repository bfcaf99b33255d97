// The hands on the board of a game in play: tools, what is only shown first, blocked cells that are
// placed before the game, what a press would do, and the keys.
import { Hand } from './hand';
import { showKeys } from './keys';
import type { Play } from './play';
import { check, hint } from './play_help';
import { other, type Button, type Way } from './pointer_path';
import { Tools, tipOf } from './tools';

export const PLACING = 'Press cells to block them or to open them again, then Done.';

export class PlayHand extends Hand {
  readonly tools: Tools | null;

  constructor(private play: Play) {
    super(play.game, () => play.state, (action, ...given) => play.act(action, ...given), play.app.core);
    this.tools = play.game.tools.length ? new Tools(play.game, () => this.changed()) : null;
  }

  get tip(): string {
    return tipOf(this.game, this.play.state, this.tools?.tool);
  }

  private changed(): void {
    this.play.view.use();
    this.play.tell(this.tip);
  }

  override press(x: number, y: number, button: Button): void {
    const { play } = this;
    const tool = this.tools?.tool;
    if (play.preview.isWanted) play.preview.press(x, y, button);
    else if (play.placing) void play.act('block', { at: [x, y] }).then((answer) => answer?.ok && play.say(PLACING));
    else if (tool === 'shade') this.queue.add([[x, y]], true, button, 'dragshade');
    else if (play.state.refused.press) play.say(play.state.refused.press); // which leaves the CPU at its work
    else this.draw(x, y, tool === 'cross' ? other(button) : button);
  }

  // Nothing waits: what a press does is drawn at once, where the game can tell without being asked.
  private draw(x: number, y: number, button: Button): void {
    const { state, view } = this.play;
    if (state.status === 'open' && !state.duel && this.game.turns[button].length) view.board?.expect(x, y, this.game.turns[button]);
    void this.play.act('press', { at: [x, y], button }).then((answer) => answer ?? view.board?.draw(this.play.state)); // not done after all
  }

  // Nothing is picked up while cells are blocked by presses, or while it is the CPU's turn.
  override async lift(x: number, y: number): Promise<boolean> {
    const { placing, state } = this.play;
    if (!placing && !state.refused.press) return super.lift(x, y);
    this.press(x, y, 0);
    return false;
  }

  // In a duel a stroke is shown, not yet played.
  override drag(places: Way, begins: boolean, button: Button): void {
    const tool = this.tools?.tool;
    if (this.play.state.duel) this.play.preview.stroke(places);
    else this.queue.add(places, begins, tool === 'cross' ? other(button) : button, tool === 'shade' ? 'dragshade' : 'drag');
  }

  override clear(x: number, y: number): void {
    if (this.play.preview.spot) this.play.preview.drop();
    else super.clear(x, y);
  }

  // In a duel the place under the pointer is put into words, and what would flip is ringed.
  async hover(x: number, y: number): Promise<void> {
    const { play, game } = this;
    const { state, turn } = play;
    if (play.placing || state.refused.look || state.cpu || state.status !== 'open' || play.cpu.thinking) return;
    if (game.preview.length || !(game.looks || state.held.length)) return;
    const answer = await play.ask('look', { at: [x, y] });
    const { board } = play.view;
    if (!answer || !board || turn !== play.turn) return;
    play.say(answer.say);
    const here = answer.ok && x % 2 && y % 2 ? [x, y] : [];
    play.overlay([...board.dots(answer.ok ? answer.flips : [], 'flip'), ...board.dots(here, 'target')]);
  }

  leave(): void {
    this.play.overlay();
  }

  override key(key: string, x: number, y: number, event?: KeyboardEvent): boolean {
    const { play } = this;
    const { state } = play;
    if (play.preview.key(key, x, y)) return true;
    if (!state.duel && super.key(key, x, y)) return true;
    if (this.game.tools.some(({ name }) => name === 'shade') && (key === 'i' || key === 'o')) {
      if (x < 2 * state.width && y < 2 * state.height)
        void play.act('shade', { at: [x + 1, y + 1], side: key === 'i' ? 'inside' : 'outside' });
      else play.say('There is no cell to the right of this dot and below it.');
      return true;
    }
    const { zoom } = play.view;
    const acts: Record<string, () => void> = {
      z: () => void play.act('undo'),
      y: () => void play.act('redo'),
      h: () => void hint(play),
      '[': () => void play.story.go(play.story.at - 1),
      ']': () => void play.story.go(play.story.at + 1),
      c: () => void check(play),
      k: () => void play.act('checkpoint'),
      p: () => this.game.puzzle && state.status === 'open' && play.pause.set(true),
      n: () => void play.app.newGame(this.game.name),
      t: () => void play.act('trace'),
      '+': () => zoom.by(1.25),
      '=': () => zoom.by(1.25),
      '-': () => zoom.by(0.8),
      '0': () => zoom.reset(),
      '.': () => void this.describe(x, y).then((words) => play.say(words)),
      '?': () => showKeys(this.game),
    };
    const act = acts[event?.shiftKey ? key : key.toLowerCase()];
    act?.();
    return act !== undefined;
  }
}
