/** Why another plan would have been better, in the words of hints. */
import { pack, type Seat } from '@landnam/engine';
import type { HintReason } from '../hint/reason.js';
import { ReasonFinder } from '../hint/reasons.js';
import type { ChoiceLoss } from './losses.js';
import type { GameRecord } from './record.js';
import type { ChoiceReasons } from './review.js';
import type { SeatWorlds } from './seatWorlds.js';

/** What speaks for both tells them apart in nothing. */
export const without = (
  reasons: readonly HintReason[],
  others: readonly HintReason[],
): readonly HintReason[] => {
  const known = new Set(others.map((reason) => JSON.stringify(reason)));
  return reasons.filter((reason) => !known.has(JSON.stringify(reason)));
};

export class LossReasons {
  private readonly record: GameRecord;
  private readonly worlds: readonly SeatWorlds[];
  private readonly finders = new Map<Seat, ReasonFinder>();
  private readonly end: Int32Array;

  constructor(record: GameRecord, worlds: readonly SeatWorlds[]) {
    this.record = record;
    this.worlds = worlds;
    this.end = Int32Array.of(pack(record.game.ruleIds['endTurn']));
  }

  of(ply: number, { best, chosen }: Pick<ChoiceLoss, 'best' | 'chosen'>): ChoiceReasons {
    const { seat } = this.record.entries[ply];
    const [world] = this.worlds[seat].deal(ply, 1, 'reasons');
    const finder = this.finderOf(seat);
    const [better, worse] = [best, chosen].map(({ actions }) =>
      finder.ofRow(world, actions.length === 0 ? this.end : actions),
    );
    return { better: without(better, worse), chosen: without(worse, better) };
  }

  private finderOf(seat: Seat): ReasonFinder {
    const finder = this.finders.get(seat) ?? new ReasonFinder(this.record.game, seat);
    this.finders.set(seat, finder);
    return finder;
  }
}
