import { argA, at, KINDS, pack, type State } from '@landnam/engine';
import { ASKED, YES } from '@landnam/engine/games/base';
import { passes } from '@landnam/engine/rules';
import type { ModuleInsight, Look, Memory, Proposal, Proposer, Scorer } from '../../mind/insight.js';
import {
  dealWorth,
  FOR_THE_OTHER,
  isEmbargoed,
  leastGain,
  type DealMeasure,
  measureOf,
  ownGain,
  type Row,
  suitsBoth,
} from './deals.js';

const YES_ARG = 0;
const CHANCE_OF_YES = 0.4;
const CHANCE_OF_COUNTER = 0.2;
/** A swap that gains less is no reason to ask everyone. */
const REASON = 0.1;
/** With something this good to do, nobody is asked first. */
const BUSY = 0.3;

const givenBy = (s: State, seat: number): Row => ({ table: s.base.offerGive, from: at(seat, 0) });
const wantedBy = (s: State, seat: number): Row => ({ table: s.base.offerGet, from: at(seat, 0) });

/** [B-24] A yes gives what the offer asks for. */
const answerTrade =
  (measure: DealMeasure): Scorer =>
  (look, s, packed) => {
    const active = s.core.active[0];
    if (argA(packed) !== YES_ARG) return 0;
    return dealWorth(look, active, wantedBy(s, active), givenBy(s, active), measure);
  };

/** [B-24] A counter-offer by the partner comes before a yes to ours. */
const takeOffer =
  (measure: DealMeasure): Scorer =>
  (look, s, packed) => {
    const partner = argA(packed);
    if (s.base.offering[partner] !== 0)
      return dealWorth(look, partner, wantedBy(s, partner), givenBy(s, partner), measure);
    if (s.base.answer[partner] !== YES) return 0;
    return dealWorth(look, partner, givenBy(s, look.seat), wantedBy(s, look.seat), measure);
  };

const LATER = -0.001;

const mixed = (note: number, row: Uint8Array, from: number, end: number): number => {
  let word = note;
  for (let i = from; i < end; i++) word = Math.imul(word ^ row[i], 0x01000193);
  return word;
};

/** The offer and what the seat has built by then: as long as neither changes, it was already refused. */
const noteOf = ({ seat }: Look, s: State, more: Uint8Array): number => {
  const built = mixed(0x811c9dc5, s.base.onBoard, at(seat, 0), at(seat, KINDS));
  return mixed(built, more, 0, more.length);
};

const offer = (id: number, look: Look, s: State, more: Uint8Array, score: number): Proposal => ({
  move: { packed: pack(id), more: more.slice() },
  score,
  note: noteOf(look, s, more),
});

const isFresh = (look: Look, s: State, memory: Memory, more: Uint8Array): boolean =>
  memory.tried.size === 0 || !memory.tried.has(noteOf(look, s, more));

const draft = new Uint8Array(2 * KINDS);
const best = new Uint8Array(2 * KINDS);

const GIVEN: Row = { table: draft, from: 0 };
const GOT: Row = { table: draft, from: KINDS };

const draftOne = (give: number, count: number, get: number): void => {
  for (let i = 0; i < draft.length; i++) draft[i] = 0;
  draft[give] = count;
  draft[KINDS + get] = 1;
};

/** As the hidden hands may lie, somebody holds the card, and the draft is a deal for both. */
const somebodyGains = (look: Look, get: number, own: number): boolean => {
  const { hand } = look.world().base;
  for (let other = 0; other < look.g.seats; other++)
    if (other !== look.seat && hand[at(other, get)] > 0 && suitsBoth(look, other, GIVEN, GOT, own))
      return true;
  return false;
};

const consider = (look: Look, s: State, memory: Memory, give: number, get: number): number => {
  for (let count = 1; count <= Math.min(2, s.base.hand[at(look.seat, give)]); count++) {
    draftOne(give, count, get);
    if (isFresh(look, s, memory, draft)) return ownGain(look, GIVEN, GOT);
  }
  return 0;
};

const nothing = new Uint8Array(KINDS);
/** One card above the limit of a 7 costs no more than this; a swap avoids it. */
const ONE_TOO_MANY = 0.13;

/** What a card could gain if it were free: no swap for it gains more. */
const mostFor = (look: Look, get: number): number => {
  draftOne(get, 0, get);
  return look.swap(nothing, 0, draft, KINDS) + ONE_TOO_MANY;
};

const isGiven = (look: Look, s: State, give: number): boolean =>
  look.g.scenario.goods[give].card && s.base.hand[at(look.seat, give)] > 0;

/** The best single card, for one or two of another, that somebody may want, among what has not just been refused. */
const bestSwap = (look: Look, s: State, memory: Memory, least: number): number => {
  const { goods } = look.g.scenario;
  let most = least;
  for (let get = 0; get < goods.length; get++) {
    if (!goods[get].card || mostFor(look, get) <= most) continue;
    for (let give = 0; give < goods.length; give++) {
      if (give === get || !isGiven(look, s, give)) continue;
      const gain = consider(look, s, memory, give, get);
      if (gain <= most || !somebodyGains(look, get, gain)) continue;
      most = gain;
      best.set(draft);
    }
  }
  return most;
};

const makeOffer = (id: number, look: Look, s: State, memory: Memory, toBeat: number): Proposal | null => {
  // a player about to win would ask in vain
  if (s.base.offering[look.seat] !== 0 || isEmbargoed(look, look.seat)) return null;
  if (s.base.handTotal[look.seat] === 0) return null;
  const least = Math.max(REASON, toBeat / CHANCE_OF_YES) + FOR_THE_OTHER;
  const gain = bestSwap(look, s, memory, least);
  return gain > least ? offer(id, look, s, best, (gain - FOR_THE_OTHER) * CHANCE_OF_YES) : null;
};

/** What a one-for-one swap gains, if they may have the card and it is a deal for them too. */
const counterWorth = (look: Look, s: State, memory: Memory, active: number, least: number): number => {
  const own = ownGain(look, GIVEN, GOT);
  if (own <= least || !isFresh(look, s, memory, draft)) return 0;
  const isHeld = look.world().base.hand[at(active, draft.indexOf(1, KINDS) - KINDS)] > 0;
  return isHeld && suitsBoth(look, active, GIVEN, GOT, own) ? own : 0;
};

/** A player's offer is not good enough: a single card that they want for another one that they may have. */
const counterOffer = (id: number, look: Look, s: State, memory: Memory): Proposal | null => {
  const active = s.core.active[0];
  const give = wantedGood(look, s, active);
  if (give < 0 || isEmbargoed(look, active)) return null;
  const least = leastGain(look, active);
  let most = least;
  for (let get = 0; get < look.g.scenario.goods.length; get++) {
    if (get === give || !look.g.scenario.goods[get].card) continue;
    draftOne(give, 1, get);
    const own = counterWorth(look, s, memory, active, most);
    if (own <= most) continue;
    most = own;
    best.set(draft);
  }
  return most > least ? offer(id, look, s, best, most * CHANCE_OF_COUNTER) : null;
};

const wantedGood = ({ g, seat }: Look, s: State, active: number): number => {
  for (let good = 0; good < g.scenario.goods.length; good++)
    if (s.base.offerGet[at(active, good)] > 0 && s.base.hand[at(seat, good)] > 0) return good;
  return -1;
};

const proposer = (id: number): Proposer => ({
  at: 'main',
  propose(look, s, memory, toBeat) {
    if (toBeat > BUSY || !passes(look.g.all.mayOffer, look.g, s, look.seat, 0)) return null;
    if (s.core.active[0] === look.seat) return makeOffer(id, look, s, memory, toBeat);
    return s.base.answer[look.seat] === ASKED ? counterOffer(id, look, s, memory) : null;
  },
});

const less = (goods: readonly number[]): number[] => goods.map((count) => -count);

/** Offers, answers and counter-offers. */
export const playerTrade: ModuleInsight = {
  module: 'playerTrade',
  make: (g, { temper }) => ({
    scorers: {
      answerTrade: answerTrade(measureOf(temper)),
      takeOffer: takeOffer(measureOf(temper)),
      withdrawOffer: () => LATER,
      declineOffer: () => LATER,
    },
    proposers: [proposer(g.ruleIds['offerTrade'])],
    hands: {
      offerMade: ({ seat, give }, hands) => hands.shows(seat, give),
      traded({ seat, partner, give, get }, hands) {
        hands.gainRow(seat, less(give));
        hands.gainRow(partner, less(get));
        hands.gainRow(seat, get);
        hands.gainRow(partner, give);
      },
    },
  }),
};
