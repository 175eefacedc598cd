/** A game that hides nothing, as at its end: everybody's cards are seen, and all that happened is told. */
import type { GameEvent, State } from '@landnam/engine';
import type { Table } from '@landnam/maps';
import type { LiveTable } from './liveTable.js';
import { GameStanding } from './standing.js';
import type { ToldEvent } from './told.js';

export interface PlainGame {
  readonly table: Table;
  readonly state: State;
  readonly ply: number;
  readonly events: LiveTable['events'];
}

export class OpenStanding extends GameStanding {
  private readonly of: PlainGame;

  /** It follows the game as that is played on. */
  constructor(of: PlainGame) {
    super(of.table, of.state);
    this.of = of;
  }

  get ply(): number {
    return this.of.ply;
  }

  isBot(): boolean {
    return false;
  }

  seenBy(): State {
    return this.state;
  }

  toldTo(_seat: number, from: number): ToldEvent[] {
    return this.of.events.slice(from).map(({ event: { type, open, secret }, ...told }) => ({
      ...told,
      event: { type, ...open, ...secret } as unknown as GameEvent,
    }));
  }
}
