import {
  type ActionRule,
  argA,
  type Below,
  type Operands,
  pack,
  type Refusal,
} from '../../core/play/actions.js';
import { at, KINDS } from '../../core/state/fields.js';
import { topKind } from '../../core/state/frames.js';
import type { Contributions, Game, RuleModule } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import type { WordedFault } from '../../core/text/said.js';
import { held } from '../../shared/supply.js';
import { ASKED, NO, NO_ANSWER, YES } from './fields.js';
import {
  canAccept,
  canTake,
  closeAll,
  closeDeal,
  countOffers,
  dropActiveOffer,
  dropOffer,
  hasRoom,
  holdsRow,
  offerBehind,
  putOffer,
  refuseAccepting,
  refuseTaking,
  rowOf,
  setAnswer,
} from './offers.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    offerTrade: { give: Readonly<Record<string, number>>; get: Readonly<Record<string, number>> };
    answerTrade: { answer: 'yes' | 'no' };
    withdrawOffer: object;
    takeOffer: { seat: number };
    declineOffer: { seat: number };
  }
  interface EventMap {
    offerMade: { seat: number; give: readonly number[]; get: readonly number[] };
    offerAnswered: { seat: number; yes: boolean };
    offerWithdrawn: { seat: number };
    offerDeclined: { seat: number };
    offersClosed: object;
    traded: { seat: number; partner: number; give: readonly number[]; get: readonly number[] };
  }
  interface RefusalCodes {
    emptySide: true;
    kindOnBothSides: true;
    noOffer: true;
    tooMuchToHold: true;
    alreadyAnswered: true;
  }
  interface FaultCodes {
    oneSided: never;
    goodOnBothSides: never;
    noTimeToOffer: never;
    answersNothing: never;
  }
}

const YES_ARG = 0;
const NO_ARG = 1;
export const ANSWERS = ['yes', 'no'] as const;

const sumRow = (row: Operands, from: number): number => {
  let sum = 0;
  for (let i = from; i < from + KINDS; i++) sum += row[i];
  return sum;
};

const refuseSides = (more: Operands): Refusal | null => {
  if (sumRow(more, 0) === 0 || sumRow(more, KINDS) === 0) return { code: 'emptySide', rule: 'B-24' };
  for (let good = 0; good < KINDS; good++)
    if (more[good] > 0 && more[KINDS + good] > 0) return { code: 'kindOnBothSides', rule: 'B-24' };
  return null;
};

/** A plain offer for bots to start from: one or two held cards for one of another kind. */
const sampleOffer = (g: Game, s: State, seat: Seat, below: Below): Operands | null => {
  const goods = g.scenario.goods.length;
  const [give, get] = [below(goods), below(goods)];
  const count = 1 + below(2);
  if (give === get || held(s, seat, give) < count || !passes(g.all.mayOffer, g, s, seat, 0)) return null;
  const more = new Uint8Array(2 * KINDS);
  more[give] = count;
  more[KINDS + get] = 1;
  return hasRoom(g, s, seat, more, KINDS) ? more : null;
};

const offerTrade: ActionRule = {
  type: 'offerTrade',
  rule: 'B-24',
  at: ['main'],
  operands: {},
  wide: { give: 'good', get: 'good' },
  anybody: true,
  unasked: true,
  list: () => undefined,
  sample: sampleOffer,
  refuse(g, s, seat, _packed, more) {
    const forbidden = firstRefusal(g, 'mayOffer', g.all.mayOffer, s, seat, 0);
    if (forbidden !== null) return forbidden;
    if (more === undefined) return { code: 'emptySide', rule: 'B-24' };
    const why = refuseSides(more);
    if (why !== null) return why;
    if (!holdsRow(g, s, seat, more, 0)) return { code: 'notHeld', rule: 'B-24' };
    return hasRoom(g, s, seat, more, KINDS) ? null : { code: 'tooMuchToHold', rule: 'B-24' };
  },
  apply(g, s, seat, _packed, log, more) {
    if (more === undefined) throw new Error('an offer without goods');
    putOffer(g, s, seat, more);
    log?.('offerMade', { seat, give: rowOf(s.base.offerGive, seat), get: rowOf(s.base.offerGet, seat) });
  },
};

const TALKING = 'base.talking';

const answerTrade: ActionRule = {
  type: 'answerTrade',
  rule: 'B-24',
  at: ['main'],
  operands: { answer: 'answer' },
  anybody: true,
  when: TALKING,
  idle: (packed) => argA(packed) === NO_ARG,
  list(g, s, seat, id, out) {
    if (s.base.answer[seat] !== ASKED) return;
    out.push(pack(id, NO_ARG));
    if (canAccept(g, s, seat, s.core.active[0])) out.push(pack(id, YES_ARG));
  },
  refuse(g, s, seat, packed) {
    if (s.base.answer[seat] !== ASKED) return { code: 'alreadyAnswered', rule: 'B-24' };
    return argA(packed) === NO_ARG ? null : refuseAccepting(g, s, seat, s.core.active[0]);
  },
  apply(_g, s, seat, packed, log) {
    const yes = argA(packed) === YES_ARG;
    if (yes) dropOffer(s, seat);
    setAnswer(s, seat, yes ? YES : NO);
    log?.('offerAnswered', { seat, yes });
  },
};

const hasWord = (s: State, seat: number): boolean =>
  s.base.offering[seat] !== 0 || s.base.answer[seat] === YES;

const withdrawOffer: ActionRule = {
  type: 'withdrawOffer',
  rule: 'B-24',
  at: ['main'],
  operands: {},
  anybody: true,
  unasked: true,
  when: TALKING,
  list(_g, s, seat, id, out) {
    if (hasWord(s, seat)) out.push(pack(id));
  },
  refuse: (_g, s, seat) => (hasWord(s, seat) ? null : { code: 'noOffer', rule: 'B-24' }),
  apply(_g, s, seat, _packed, log) {
    if (seat === s.core.active[0]) dropActiveOffer(s);
    else if (s.base.answer[seat] === YES) setAnswer(s, seat, NO);
    else dropOffer(s, seat);
    log?.('offerWithdrawn', { seat });
  },
};

const takeOffer: ActionRule = {
  type: 'takeOffer',
  rule: 'B-24',
  at: ['main'],
  operands: { seat: 'seat' },
  when: TALKING,
  list(g, s, active, id, out) {
    for (let seat = 0; seat < g.seats; seat++) if (canTake(g, s, active, seat)) out.push(pack(id, seat));
  },
  refuse: (g, s, active, packed) => refuseTaking(g, s, active, argA(packed)),
  apply(g, s, active, packed, log) {
    const partner = argA(packed);
    const offerer = offerBehind(s, partner);
    const [gives, gets] = [rowOf(s.base.offerGive, offerer), rowOf(s.base.offerGet, offerer)];
    const [give, get] = offerer === active ? [gives, gets] : [gets, gives];
    closeDeal(g, s, offerer, offerer === active ? partner : active);
    log?.('traded', { seat: active, partner, give, get });
  },
};

const declineOffer: ActionRule = {
  type: 'declineOffer',
  rule: 'B-24',
  at: ['main'],
  operands: { seat: 'seat' },
  when: TALKING,
  list(g, s, active, id, out) {
    for (let seat = 0; seat < g.seats; seat++)
      if (seat !== active && s.base.offering[seat] !== 0) out.push(pack(id, seat));
  },
  refuse: (_g, s, active, packed) =>
    argA(packed) !== active && s.base.offering[argA(packed)] === 1 ? null : { code: 'noOffer', rule: 'B-24' },
  apply(_g, s, _active, packed, log) {
    dropOffer(s, argA(packed));
    log?.('offerDeclined', { seat: argA(packed) });
  },
};

/** [B-24] An offer has two sides, and is answered while it stands. */
const offerFault = (g: Game, s: State, seat: number): WordedFault | null => {
  const { offerGive, offerGet } = s.base;
  const [gives, gets] = [sumRow(offerGive, at(seat, 0)), sumRow(offerGet, at(seat, 0))];
  if (gives === 0 && gets === 0) return null;
  if (gives === 0 || gets === 0) return ['an offer has two sides [B-24]', 'oneSided'];
  for (let good = 0; good < KINDS; good++)
    if (offerGive[at(seat, good)] > 0 && offerGet[at(seat, good)] > 0)
      return ['the same good is on both sides [B-24]', 'goodOnBothSides'];
  return topKind(s) === g.kind.main
    ? null
    : ['offers are made in the free part of a turn [B-24]', 'noTimeToOffer'];
};

const tradeFaults: NonNullable<Contributions['faults']> = (g, s, tell) => {
  const active = s.core.active[0];
  for (let seat = 0; seat < g.seats; seat++) {
    const fault = offerFault(g, s, seat);
    if (fault !== null) tell(`base offerGive p${seat}`, ...fault);
    const isAnswer = s.base.answer[seat] !== NO_ANSWER;
    if (isAnswer && (seat === active || s.base.offering[active] !== 1))
      tell(`base answer p${seat}`, 'nobody has made an offer to it [B-24]', 'answersNothing');
  }
};

const RULES: readonly ActionRule[] = [offerTrade, answerTrade, withdrawOffer, takeOffer, declineOffer];

const OF_WHO_IS_ASKED = ['answerTrade', 'takeOffer', 'declineOffer'] as const;

const TYPES = RULES.map(({ type }) => type);

/** Offers between the active player and the others: made, answered, countered, accepted. */
export const playerTrade: RuleModule = {
  name: 'playerTrade',
  rules: ['B-24'],
  needs: ['turn', 'island'],
  contribute: () => ({
    derive: countOffers,
    faults: tradeFaults,
    actions: RULES,
    // [B-24] only with the active player, who alone accepts and declines; a seat that has answered is not asked again
    forbids: OF_WHO_IS_ASKED.map((action) => ({
      action,
      rule: 'B-24',
      when: ({ g, s }) => topKind(s) === g.kind.main,
    })),
    // [B-24] anything else closes all offers: no click ever probes another player's hand
    before: {
      at: ['main'],
      when: TALKING,
      run(g, s, rule, log) {
        if (TYPES.includes(g.rules[rule].type)) return;
        closeAll(g, s);
        log?.('offersClosed', {});
      },
    },
  }),
};
