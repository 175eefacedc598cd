/** Standing offers and answers: the bytes of a negotiation, and who can keep which promise. */
import type { Refusal } from '../../core/play/actions.js';
import { at, KINDS } from '../../core/state/fields.js';
import type { Game } from '../../core/game/game.js';
import { bit } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { handOver, held, roomFor } from '../../shared/supply.js';
import { ASKED, NO, NO_ANSWER, YES } from './fields.js';

export const rowOf = (table: Uint8Array, seat: number): number[] =>
  Array.from(table.subarray(at(seat, 0), at(seat, KINDS)));

/** Whether a seat holds everything in a row that begins at `from`. */
export const holdsRow = (g: Game, s: State, seat: number, row: Uint8Array, from: number): boolean => {
  for (let good = 0; good < g.scenario.goods.length; good++)
    if (held(s, seat, good) < row[from + good]) return false;
  return true;
};

/** [E-60] Nobody may end up above the limit. */
export const hasRoom = (g: Game, s: State, seat: number, row: Uint8Array, from: number): boolean => {
  for (let good = 0; good < g.scenario.goods.length; good++)
    if (row[from + good] > roomFor(g, s, seat, good)) return false;
  return true;
};

export const dropOffer = (s: State, seat: number): void => {
  if (s.base.offering[seat] === 0) return;
  s.base.offering[seat] = 0;
  s.base.offerGive.fill(0, at(seat, 0), at(seat, KINDS));
  s.base.offerGet.fill(0, at(seat, 0), at(seat, KINDS));
  s.base.talking[0]--;
};

/** The only writer of answers: a seat that is asked is due. */
export const setAnswer = (s: State, seat: number, answer: number): void => {
  const { asked } = s.core;
  s.base.answer[seat] = answer;
  asked[0] = answer === ASKED ? asked[0] | bit(seat) : asked[0] & ~bit(seat);
};

const dropAnswers = (s: State): void => {
  s.base.answer.fill(NO_ANSWER);
  s.core.asked[0] = 0;
};

/** Removes the active seat's offer, and every answer to it. */
export const dropActiveOffer = (s: State): void => {
  dropOffer(s, s.core.active[0]);
  dropAnswers(s);
};

export const closeAll = (g: Game, s: State): void => {
  for (let seat = 0; seat < g.seats; seat++) dropOffer(s, seat);
  dropAnswers(s);
};

/** In a position that was written down an offer is what it gives. */
export const countOffers = (g: Game, s: State): void => {
  for (let seat = 0; seat < g.seats; seat++) {
    if (rowOf(s.base.offerGive, seat).every((count) => count === 0)) continue;
    s.base.offering[seat] = 1;
    s.base.talking[0]++;
  }
  if (s.base.talking[0] > 0)
    for (let seat = 0; seat < g.seats; seat++) setAnswer(s, seat, s.base.answer[seat]);
};

export const putOffer = (g: Game, s: State, seat: number, more: Uint8Array): void => {
  dropOffer(s, seat);
  s.base.offering[seat] = 1;
  s.base.talking[0]++;
  s.base.offerGive.set(more.subarray(0, KINDS), at(seat, 0));
  s.base.offerGet.set(more.subarray(KINDS, 2 * KINDS), at(seat, 0));
  if (seat !== s.core.active[0]) counter(s, seat);
  else for (let other = 0; other < g.seats; other++) setAnswer(s, other, other === seat ? NO_ANSWER : ASKED);
};

/** Making an offer declines the one that stands. */
const counter = (s: State, seat: number): void => {
  if (s.base.answer[seat] !== NO_ANSWER) setAnswer(s, seat, NO);
};

/** The offering seat gives and gets these rows; the other side must hold the goods and have room. */
export const canAccept = (g: Game, s: State, taker: number, offerer: number): boolean =>
  holdsRow(g, s, taker, s.base.offerGet, at(offerer, 0)) &&
  hasRoom(g, s, taker, s.base.offerGive, at(offerer, 0));

/** What keeps a seat from accepting this offer: cards it lacks, then room for those it would get. */
export const refuseAccepting = (g: Game, s: State, taker: number, offerer: number): Refusal | null => {
  if (!holdsRow(g, s, taker, s.base.offerGet, at(offerer, 0))) return { code: 'notHeld', rule: 'B-24' };
  const fits = hasRoom(g, s, taker, s.base.offerGive, at(offerer, 0));
  return fits ? null : { code: 'tooMuchToHold', rule: 'B-24' };
};

/** Whose offer the active seat would accept by taking this seat's word; -1 if there is nothing to accept. */
export const offerBehind = (s: State, seat: number): number => {
  if (s.base.offering[seat] !== 0) return seat;
  return s.base.answer[seat] === YES ? s.core.active[0] : -1;
};

export const canTake = (g: Game, s: State, active: number, seat: number): boolean => {
  const offerer = offerBehind(s, seat);
  if (offerer < 0 || seat === active) return false;
  return offerer === active
    ? holdsRow(g, s, active, s.base.offerGive, at(active, 0))
    : canAccept(g, s, active, seat);
};

export const refuseTaking = (g: Game, s: State, active: number, seat: number): Refusal | null => {
  if (seat === active || offerBehind(s, seat) < 0) return { code: 'noOffer', rule: 'B-24' };
  if (offerBehind(s, seat) !== active) return refuseAccepting(g, s, active, seat);
  return canTake(g, s, active, seat) ? null : { code: 'notHeld', rule: 'B-24' };
};

/** The goods change hands; both sides' offers are spent, others' still stand. */
export const closeDeal = (g: Game, s: State, offerer: number, taker: number): void => {
  for (let good = 0; good < g.scenario.goods.length; good++) {
    handOver(g, s, offerer, taker, good, s.base.offerGive[at(offerer, good)]);
    handOver(g, s, taker, offerer, good, s.base.offerGet[at(offerer, good)]);
  }
  dropOffer(s, offerer);
  dropOffer(s, taker);
  dropActiveOffer(s);
};
