/** Why another plan would have been better, in the words of hints. */
import { NONE, pack, type Seat } from '@landnam/engine';
import { type HintReason, inOrder, isCost } from '../hint/reason.js';
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

/** Whoever has most of the chances is ahead, whatever their points say. */
const withLeader = (reasons: readonly HintReason[], chances: ArrayLike<number>): readonly HintReason[] => {
  const isAhead = (seat: number): boolean =>
    Array.from(chances).every((chance, each) => each === seat || chance < (chances[seat] ?? 0));
  const concerned = reasons.flatMap(({ kind, seat = NONE }) =>
    kind === 'blocks' || kind === 'holds' ? [seat] : [],
  );
  return inOrder([
    ...reasons.filter(({ kind }) => kind !== 'leads'),
    ...[...new Set(concerned)].filter(isAhead).map((seat) => ({ kind: 'leads', seat }) as const),
  ]);
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

  /** By everybody's chances at the time, where they are known. What speaks against the better plan is no reason for it. */
  of(
    ply: number,
    { best, chosen }: Pick<ChoiceLoss, 'best' | 'chosen'>,
    chances?: ArrayLike<number>,
  ): ChoiceReasons {
    const { seat } = this.record.entries[ply];
    const [world] = this.worlds[seat].deal(ply, 1, 'reasons');
    const finder = this.finderOf(seat);
    const told = (reasons: readonly HintReason[]): readonly HintReason[] =>
      chances === undefined ? reasons : withLeader(reasons, chances);
    const [better, worse] = [best, chosen].map(({ actions }) =>
      told(finder.ofRow(world, actions.length === 0 ? this.end : actions)),
    );
    const only = without(worse, better);
    return {
      better: without(better, worse).filter((reason) => !isCost(reason)),
      chosen: only.filter((reason) => !isCost(reason)),
      against: only.filter(isCost),
    };
  }

  private finderOf(seat: Seat): ReasonFinder {
    const finder = this.finders.get(seat) ?? new ReasonFinder(this.record.game, seat);
    this.finders.set(seat, finder);
    return finder;
  }
}
