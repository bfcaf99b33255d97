// Pieces are dragged: the one under the pointer goes with it, and where the pointer goes up is where it is
// put. Only a shortcut for two presses; what they mean is the core's to say.
import type { Board } from './board';
import type { Spot } from './geometry';
import { isDragged, PointerFollow, type Follower } from './pointer_follow';

export interface PieceActs {
  lift?(x: number, y: number): Promise<boolean>; // true: it is in hand
  land?(x: number, y: number): Promise<unknown>;
}

export class PieceDrag implements Follower {
  drew = false; // since the button went down: the click that follows means nothing
  isOn = false;
  private from: Spot = [0, 0]; // the place of the piece
  private grip: Spot = [0, 0]; // on the picture, where the pointer took it
  private downAt: Spot = [0, 0];
  private lifted: Promise<boolean> | null = null;

  constructor(private board: Board, private acts: PieceActs) {
    new PointerFollow(board.svg, (e) => this.down(e));
  }

  private down(event: PointerEvent): Follower | null {
    this.drew = false;
    const point = this.board.point(event);
    const from = point && this.board.geometry.spot(point[0], point[1], 'cells', false);
    if (!this.isOn || !this.acts.lift || event.button !== 0 || !from || !this.board.hasPiece(from)) return null;
    this.from = from;
    this.grip = point;
    this.downAt = [event.clientX, event.clientY];
    this.lifted = null;
    return this;
  }

  move(events: PointerEvent[]): void {
    const event = events.at(-1)!;
    this.drew ||= isDragged(event, this.downAt, this.board.cellPixels);
    const point = this.board.point(event);
    if (!this.drew || !point) return;
    this.lifted ??= this.lift();
    this.board.carry(this.from, [point[0] - this.grip[0], point[1] - this.grip[1]]);
  }

  // What cannot be picked up stays where it is.
  private async lift(): Promise<boolean> {
    const { from } = this;
    const isInHand = await this.acts.lift!(...from);
    if (!isInHand) this.board.release(from);
    return isInHand;
  }

  up(event: PointerEvent): void {
    this.move([event]);
    if (this.drew) void this.land(this.board.point(event));
  }

  cancel(): void {
    this.board.release(this.from);
  }

  // Put where the pointer is; on its own place, or beside the board, it stays in hand.
  private async land(point: Spot | null): Promise<void> {
    const { from } = this;
    const to = point && this.board.geometry.spot(point[0], point[1], 'cells', true);
    const isElsewhere = to && (to[0] !== from[0] || to[1] !== from[1]);
    if ((await this.lifted) && isElsewhere) await this.acts.land?.(...to);
    this.board.release(from);
  }
}
