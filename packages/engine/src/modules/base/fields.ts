import { type FieldSpecs, KINDS, type Views } from '../../core/state/fields.js';
import { NONE } from '../../core/ids.js';
import { MOST_NUMBER } from '../../shared/numbers.js';
import { MOST_HOMES, MOST_ROUTES } from '../../shared/ownPlaces.js';

/** A harbour that takes any resource. */
export const ANY_GOOD = 254;
export const NO_ANSWER = 0;
export const ASKED = 1;
export const YES = 2;
export const NO = 3;

/** The one group that every game has: hands, pieces, board as dealt, cards, offers. */
export const baseFields = {
  terrain: { per: 'hex', text: { of: 'terrain', whole: true }, seen: 'all' },
  number: { per: 'hex', seen: 'all' },
  harbour: { per: 'edge', text: { of: 'good', also: { any: ANY_GOOD } }, fill: NONE, seen: 'all' },
  robber: { per: 'game', text: { of: 'hex' }, fill: NONE, seen: 'all' },
  road: { per: 'edge', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  owner: { per: 'vertex', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  piece: { per: 'vertex', text: { of: 'piece' }, fill: NONE, seen: 'all' },
  stock: { per: 'seat', text: { follows: 'always' }, width: KINDS, kinds: 'piece', seen: 'all' },
  onBoard: { per: 'seat', text: { follows: 'always' }, width: KINDS, kinds: 'piece', seen: 'all' },
  hand: { per: 'seat', width: KINDS, kinds: 'good', seen: 'ownerAndTotal', pool: 'goods' },
  open: { per: 'seat', width: KINDS, kinds: 'good', seen: 'all', pool: 'goods' },
  bank: { per: 'game', text: { follows: 'rest' }, width: KINDS, kinds: 'good', seen: 'all', pool: 'goods' },
  deck: { per: 'game', text: { follows: 'rest' }, width: KINDS, kinds: 'card', seen: 'total', pool: 'cards' },
  held: { per: 'seat', width: KINDS, kinds: 'card', seen: 'ownerAndTotal', pool: 'cards' },
  fresh: { per: 'seat', width: KINDS, kinds: 'card', seen: 'ownerAndTotal', pool: 'cards' },
  played: { per: 'seat', width: KINDS, kinds: 'card', seen: 'all', pool: 'cards' },
  rate: { per: 'seat', text: { follows: 'atRest' }, width: KINDS, kinds: 'good', seen: 'all' },
  got: { per: 'seat', width: KINDS, kinds: 'good', seen: 'all' },
  discards: { per: 'seat', seen: 'all' },
  dice: { per: 'game', width: 2, seen: 'all' },
  cardPlayed: { per: 'game', seen: 'all' },
  armyHolder: { per: 'game', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  routeHolder: { per: 'game', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  routeLength: { per: 'seat', text: { follows: 'atRest' }, seen: 'all' },
  first: { per: 'game', text: { of: 'seat' }, seen: 'all' },
  openingVertex: { per: 'game', text: { of: 'vertex' }, fill: NONE, seen: 'all' },
  round: { per: 'game', text: { of: 'wide' }, width: 2, seen: 'all' },
  talking: { per: 'game', text: { follows: 'always' }, seen: 'all' },
  offering: { per: 'seat', text: { follows: 'always' }, seen: 'all' },
  offerGive: { per: 'seat', width: KINDS, kinds: 'good', seen: 'all' },
  offerGet: { per: 'seat', width: KINDS, kinds: 'good', seen: 'all' },
  answer: { per: 'seat', text: { of: ['none', 'asked', 'yes', 'no'] }, seen: 'all' },
  routes: { per: 'seat', width: MOST_ROUTES, fill: NONE, seen: 'all', derived: true },
  rolls: { per: 'game', width: MOST_NUMBER + 1, fill: NONE, seen: 'all', derived: true },
  alike: { per: 'hex', fill: NONE, seen: 'all', derived: true },
  homes: { per: 'seat', width: MOST_HOMES, fill: NONE, seen: 'all', derived: true },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly base: Views<typeof baseFields>;
  }
}
