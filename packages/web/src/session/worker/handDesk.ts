/** The worker's part of known hands: fetched when somebody first looks. It is given what one seat was told, and nothing else. */
import { type KnownHand, KnownHands } from '@landnam/bots';
import type { Looked } from './looked.js';

export class HandDesk {
  private readonly looked: () => Looked;
  private known: KnownHands | undefined;
  private key: readonly unknown[] = [];

  constructor(looked: () => Looked) {
    this.looked = looked;
  }

  read(): readonly KnownHand[] {
    const { live, seat } = this.looked();
    const key = [live.table.game, seat];
    if (this.known === undefined || !key.every((part, i) => part === this.key[i]))
      this.known = new KnownHands(live.table.game, seat);
    this.key = key;
    return this.known.read(
      live.seenBy(seat),
      live.toldTo(seat, 0).map(({ event }) => event),
    );
  }
}
