// The game in hand as this browser keeps it. Another window may go on with the same game: every change
// has a number, and whoever comes later with an older one follows instead of writing over it.
import { keep, nameOf, stored, type Kept } from './store';
import type { Tabs } from './tabs';

type Version = [rev: number, tab: string];

function versionOf(kept: Kept): Version {
  return [kept.rev ?? 0, kept.tab ?? ''];
}

function isLater(a: Version, b: Version): boolean {
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
}

export class Keeping {
  private version: Version = [0, '']; // what the board on the screen is
  private save = '';
  private taken: Kept | null = null; // with all that another version may have written there

  constructor(private tabs: Tabs) {}

  begin(): void {
    this.version = [0, ''];
    this.save = '';
    this.taken = null;
  }

  // As it was kept, by this window or another one.
  take(kept: Kept): void {
    this.version = versionOf(kept);
    this.save = kept.save;
    this.taken = kept;
  }

  // Two windows made the same step at the same moment, and this one has to give way.
  isRival(kept: Kept): boolean {
    return this.version[1] === this.tabs.id && (kept.rev ?? 0) <= this.version[0] && kept.save !== this.save;
  }

  isNewer(kept: Kept): boolean {
    return isLater(versionOf(kept), this.version);
  }

  // What another window has made of this game, if this one has not heard of it.
  missed(name: string): Kept | null {
    const kept = stored(name);
    return kept && this.isNewer(kept) ? kept : null;
  }

  // Null: done. Otherwise nothing is written: this is what the game has become elsewhere.
  keep(kept: Kept): Kept | null {
    const elsewhere = this.missed(nameOf(kept));
    if (elsewhere) return elsewhere;
    const changed = kept.save !== this.save;
    if (changed) this.version = [this.version[0] + 1, this.tabs.id];
    const [rev, tab] = this.version;
    const more = this.taken && nameOf(this.taken) === nameOf(kept) ? this.taken : {};
    const written = { ...more, ...kept, rev, tab };
    this.save = kept.save;
    keep(written);
    if (changed) this.tabs.post({ kind: 'kept', kept: written });
    return null;
  }
}
