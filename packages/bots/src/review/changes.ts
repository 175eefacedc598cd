/** What a choice brought by what its seat could know: chance after it minus chance before, in the same worlds with the same streams. */
import { NONE } from '@landnam/engine';
import type { Ahead } from '../hint/ahead.js';
import type { GameRecord } from './record.js';
import type { SeatWorlds } from './seatWorlds.js';
import { OPENING_STREAMS } from './chanceTally.js';

const WORLDS = 4;

export class ChoiceChanges {
  private readonly record: GameRecord;
  private readonly worlds: readonly SeatWorlds[];
  private readonly ahead: Ahead;

  constructor(record: GameRecord, worlds: readonly SeatWorlds[], ahead: Ahead) {
    this.record = record;
    this.worlds = worlds;
    this.ahead = ahead;
  }

  of(ply: number): number {
    const { seat, move } = this.record.entries[ply];
    const isOpening = this.record.stateAt(ply).core.active[0] === NONE;
    const worlds = this.worlds[seat].deal(ply, isOpening ? OPENING_STREAMS : WORLDS, 'change');
    let sum = 0;
    worlds.forEach((world, i) => {
      const before = this.ahead.from(world, `change ${i}`)[seat];
      sum += this.ahead.after(world, seat, move, `change ${i}`)[seat] - before;
    });
    return sum / worlds.length;
  }
}
