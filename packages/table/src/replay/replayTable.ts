/** A game that was played, shown again at any of its entries. */
import { isOver, NONE } from '@landnam/engine';
import { LiveTable } from '../liveTable.js';
import { OpenStanding } from '../openStanding.js';
import type { GameStanding } from '../standing.js';

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
    return new LiveTable(table, setup, header);
  }

  /** As it is shown after so many entries. */
  shownAfter(ply: number): GameStanding {
    const live = this.after(ply);
    return this.hands === 'open' ? new OpenStanding(live) : live;
  }

  get plies(): number {
    return this.whole.entries.length;
  }

  turns(): readonly TurnStart[] {
    return [...this.underWay(), ...this.begun()];
  }

  /** A game that begins with a position may begin in the middle of a turn. */
  private underWay(): readonly TurnStart[] {
    const { state, round } = this.begin();
    const seat = state.core.active[0] ?? NONE;
    return seat === NONE ? [] : [{ ply: 0, seat, round }];
  }

  private begun(): readonly TurnStart[] {
    return this.whole.events.flatMap(({ ply, event: { type, open } }) =>
      type === 'turnBegan' ? [{ ply, ...(open as Pick<TurnStart, 'seat' | 'round'>) }] : [],
    );
  }

  /** How the game stood after so many entries; the same table is moved by the next call. */
  after(ply: number): LiveTable {
    if (ply >= this.plies) return this.whole;
    const wanted = Math.max(0, ply);
    if (wanted < this.at.ply) this.at = this.begin();
    for (const line of this.whole.entries.slice(this.at.ply, wanted)) {
      const why = this.at.replay(line);
      if (why !== null) throw new Error(`"${line}": ${why}`);
    }
    return this.at;
  }
}
