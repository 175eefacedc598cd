/** A game that was played, shown again at any of its entries. */
import { type GameEvent, isOver, type State } from '@landnam/engine';
import { LiveTable } from '../liveTable.js';
import type { ToldEvent } from '../told.js';

/** With open hands everybody's cards are seen, as at the end of a game. */
class OpenTable extends LiveTable {
  override seenBy(_seat: number): State {
    return this.state;
  }

  override toldTo(_seat: number, from: number): ToldEvent[] {
    return this.events.slice(from).map(({ event: { type, open, secret }, ...told }) => ({
      ...told,
      event: { type, ...open, ...secret } as unknown as GameEvent,
    }));
  }
}

/** The beginning of a turn. */
export interface TurnStart {
  readonly ply: number;
  readonly seat: number;
  readonly round: number;
}

export class ReplayTable {
  /** Only a game that is over, or a file, which hides nothing anyway. */
  readonly hands: 'open' | 'hidden';
  private readonly whole: LiveTable;
  private at: LiveTable;

  constructor(whole: LiveTable, hands: 'open' | 'hidden') {
    this.whole = whole;
    this.hands = isOver(whole.state) ? 'open' : hands;
    this.at = this.begin();
  }

  private begin(): LiveTable {
    const { table, setup, header } = this.whole;
    return new (this.hands === 'open' ? OpenTable : LiveTable)(table, setup, header);
  }

  get plies(): number {
    return this.whole.entries.length;
  }

  turns(): readonly TurnStart[] {
    return this.whole.events.flatMap(({ ply, event: { type, open } }) =>
      type === 'turnBegan' ? [{ ply, ...(open as Pick<TurnStart, 'seat' | 'round'>) }] : [],
    );
  }

  /** How the game stood after so many entries; the same table is moved by the next call. */
  after(ply: number): LiveTable {
    const wanted = Math.max(0, Math.min(ply, this.plies));
    if (wanted < this.at.ply) this.at = this.begin();
    for (const line of this.whole.entries.slice(this.at.ply, wanted)) {
      const why = this.at.replay(line);
      if (why !== null) throw new Error(`"${line}": ${why}`);
    }
    return this.at;
  }
}
