/** What deals between players are worth, to a seat and to its partner. */
import { KINDS, type Seat } from '@landnam/engine';
import type { Look } from '../../mind/insight.js';
import type { Temper } from '../../mind/temper.js';
import { rivalry } from './robber.js';

/** ModuleFeatures by good, from an index of a table on. */
export interface Row {
  readonly table: Uint8Array;
  readonly from: number;
}

/** A deal must gain more than this: the other side gains too. */
export const FOR_THE_OTHER = 0.1;
/** This many points short of winning, nobody trades with a player any more. */
const ABOUT_TO_WIN = 2;
const NEVER = -1;

/** How deals are judged beyond what the hand gains. */
export interface DealMeasure {
  /** What a card more is worth, and a card less, beyond what they are good for at the moment. */
  readonly more: number;
  readonly less: number;
  /** This share of what the partner gains must be gained on top; more per point that they are ahead. */
  readonly share: number;
  readonly ahead: number;
}

/** One more card may still become something; a player who gives two for one lets others live on it. */
const HONEST: DealMeasure = { more: 0.05, less: 0.4, share: 0.05, ahead: 0.05 };
const NOTHING_BEYOND: DealMeasure = { more: 0, less: 0, share: 0, ahead: 0 };

export const measureOf = ({ generous }: Temper): DealMeasure => (generous ? NOTHING_BEYOND : HONEST);

export const isEmbargoed = ({ g, points }: Look, seat: number): boolean =>
  points[seat] >= g.scenario.pointsToWin - ABOUT_TO_WIN;

const countOf = ({ table, from }: Row): number => {
  let sum = 0;
  for (let good = 0; good < KINDS; good++) sum += table[from + good];
  return sum;
};

const cardsWorth = (measure: DealMeasure, give: Row, get: Row): number => {
  const more = countOf(get) - countOf(give);
  return (more > 0 ? measure.more : measure.less) * more;
};

export const ownGain = (look: Look, give: Row, get: Row, measure = HONEST): number =>
  look.swap(give.table, give.from, get.table, get.from) + cardsWorth(measure, give, get);

/** As their hidden cards may lie. */
const theirGain = (look: Look, partner: number, give: Row, get: Row): number =>
  look.theirSwap(partner as Seat, give.table, give.from, get.table, get.from) + cardsWorth(HONEST, give, get);

/** Less is no reason to trade with a player: refusing is free. */
export const leastGain = (look: Look, partner: number): number => FOR_THE_OTHER * 2 * rivalry(look, partner);

/** What a seat asks for letting a partner gain this much: a leader pays more. */
const toll = (look: Look, seat: number, partner: number, gain: number, measure = HONEST): number => {
  const share = measure.share + measure.ahead * (look.points[partner] - look.points[seat]);
  return leastGain(look, partner) + Math.max(0, share) * Math.max(0, gain);
};

/** What a deal is worth: the seat's gain, minus what it lets the other do. */
export const dealWorth = (look: Look, partner: number, give: Row, get: Row, measure = HONEST): number => {
  if (isEmbargoed(look, partner)) return NEVER;
  const own = ownGain(look, give, get, measure);
  const least = own - leastGain(look, partner);
  if (least <= 0) return least;
  return own - toll(look, look.seat, partner, theirGain(look, partner, get, give), measure);
};

/** A deal for both, if the other one judges as we do. */
export const suitsBoth = (look: Look, partner: number, give: Row, get: Row, own: number): boolean => {
  if (isEmbargoed(look, partner) || own <= leastGain(look, partner)) return false;
  const theirs = theirGain(look, partner, get, give);
  return theirs > toll(look, partner, look.seat, own) && own > toll(look, look.seat, partner, theirs);
};
