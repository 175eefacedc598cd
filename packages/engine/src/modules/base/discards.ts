import { type ActionRule, argA, type Decision, pack } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import { framesOf, push } from '../../core/state/frames.js';
import { waitingRule } from '../../core/play/reasons.js';
import type { Contributions, Game, RuleModule, Step } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import { total } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { returnGoods } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    discard: true;
  }
  interface CauseNames {
    seven: true;
  }
  interface ActionMap {
    discardCard: { good: string };
  }
  interface EventMap {
    discardsDue: { seat: number; cards: number };
    cardDiscarded: { seat: number; good: number };
  }
  interface RefusalCodes {
    notHeld: true;
    nothingToDiscard: true;
  }
  interface FaultCodes {
    debtUnasked: never;
    debtTooLarge: 'owed' | 'held';
  }
}

const owing = (g: Game, s: State): number => {
  let seats = 0;
  for (let seat = 0; seat < g.seats; seat++) if (s.base.discards[seat] > 0) seats |= 1 << seat;
  return seats;
};

const discard: Decision = {
  name: 'discard',
  rule: 'B-23',
  operands: { cause: 'cause' },
  actors: owing,
  done: (g, s) => owing(g, s) === 0,
};

const discardCard: ActionRule = {
  type: 'discardCard',
  rule: 'B-23',
  at: ['discard'],
  operands: { good: 'good' },
  anybody: true,
  list(g, s, seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.hand[at(seat, good)] > 0) out.push(pack(id, good));
  },
  refuse: (g, s, seat, packed) =>
    s.base.hand[at(seat, argA(packed))] > 0 ? null : { code: 'notHeld', rule: waitingRule(g, s) },
  apply(g, s, seat, packed, log) {
    returnGoods(g, s, seat, argA(packed), 1);
    s.base.discards[seat]--;
    log?.('cardDiscarded', { seat, good: argA(packed) });
  },
};

const startDiscards: Step = (g, s, active, low, high, log) => {
  if (low + high !== 7) return;
  for (let seat = 0; seat < g.seats; seat++) {
    const cards = s.base.handTotal[seat];
    if (cards <= total(g.sum.discardLimit, g, s, seat as Seat)) continue;
    s.base.discards[seat] = cards >> 1;
    log?.('discardsDue', { seat, cards: cards >> 1 });
  }
  if (owing(g, s) !== 0) push(s, g.kind.discard, active, g.cause.seven);
};

/** Whoever owes a card must hold it, and be asked for it. */
const discardFaults: NonNullable<Contributions['faults']> = (g, s, tell) => {
  const isAsked = framesOf(s).some(({ kind }) => kind === g.kind.discard);
  for (let seat = 0; seat < g.seats; seat++) {
    const [owed, held] = [s.base.discards[seat], s.base.handTotal[seat]];
    const where = `base discards p${seat}`;
    if (owed > 0 && !isAsked) tell(where, 'nobody is asked to discard [B-23]', 'debtUnasked');
    else if (owed > held)
      tell(where, '{owed} cards are owed, {held} are held [B-23]', 'debtTooLarge', { owed, held });
  }
};

/** A 7: everyone who holds too much gives half back, at the same time, in any order. */
export const discards: RuleModule = {
  name: 'discards',
  rules: ['B-23'],
  needs: ['turn'],
  contribute: ({ scenario }) => ({
    faults: discardFaults,
    decisions: [discard],
    actions: [discardCard],
    staged: { roll: { seven: startDiscards } },
    sum: { discardLimit: () => scenario.discardLimit },
    causes: { seven: 'B-23' },
  }),
};
