/** The log in words: who did what and what it brought. The name stands before the text. */
import { t } from './words/index.js';
import { NONE } from '../../session/none.js';
import type { Line, Tellers, Words } from '../../moves/feature.js';

const rowOf = (kinds: readonly number[]): number[] => {
  const row: number[] = [];
  for (const kind of kinds) row[kind] = (row[kind] ?? 0) + 1;
  return Array.from(row, (count) => count ?? 0);
};
const sum = (row: readonly number[]): number => row.reduce((total, count) => total + count, 0);

const DISCARD = 'discard';

/** Cards given back one by one are told in one line. */
const discarded = (words: Words, seat: number, row: readonly number[]): Line => ({
  seat,
  row,
  kind: DISCARD,
  text: t.tell_discarded({ goods: words.goods(row) }),
  joins: (before) =>
    before.kind === DISCARD && before.seat === seat
      ? discarded(words, seat, addRows(row, before.row ?? []))
      : undefined,
});

const REFUSED = 'refused';

/** Everybody who says no in a row stands in one line. */
const refused = (words: Words, seats: readonly number[]): Line => ({
  ...(seats.length === 1 && seats[0] !== undefined ? { seat: seats[0] } : {}),
  row: seats,
  kind: REFUSED,
  text:
    seats.length === 1
      ? t.tell_no()
      : t.tell_no_many({ names: words.list(seats.map((seat) => words.seat(seat))) }),
  joins: (before) =>
    before.kind === REFUSED ? refused(words, [...(before.row ?? []), ...seats]) : undefined,
});

const addRows = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

const board = {
  roadBuilt: ({ seat, edge, free }) => ({
    seat,
    text: free ? t.tell_road_free() : t.tell_road(),
    places: [{ kind: 'edge', at: edge }],
  }),
  settlementBuilt: ({ seat, vertex }) => ({
    seat,
    text: t.tell_settlement(),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  cityBuilt: ({ seat, vertex }) => ({
    seat,
    text: t.tell_city(),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  buildingPlaced: ({ seat, vertex }) => ({
    seat,
    text: t.tell_founded(),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  robberMoved: ({ seat, hex }, words) => ({
    seat,
    text: t.tell_robber({ hex: words.hex(hex) }),
    places: [{ kind: 'hex', at: hex }],
  }),
  roadWaived: ({ seat }) => ({ seat, text: t.tell_waived() }),
} satisfies Partial<Tellers>;

const turns = {
  turnBegan: ({ seat, round }) => ({ seat, text: t.tell_turn({ round }), heading: true }),
  turnEnded: () => null,
  diceRolled: ({ seat, low, high }) => ({ seat, text: t.tell_roll({ sum: low + high, low, high }) }),
  diceReshuffled: () => ({ text: t.tell_reshuffled() }),
  cardsProduced: ({ seat, goods }, words) => ({
    seat,
    text: t.tell_produced({ goods: words.goods(goods) }),
  }),
  supplyShort: ({ good }, words) => ({ text: t.tell_short({ good: words.good(good) }) }),
  startingCards: ({ seat, goods }, words) => ({
    seat,
    text: t.tell_starting({ goods: words.goods(goods) }),
  }),
  discardsDue: ({ seat, cards }) => ({ seat, text: t.tell_discards_due({ count: cards }) }),
  cardDiscarded: ({ seat, good }, words) => discarded(words, seat, rowOf([good])),
  awardMoved: ({ award, to }): Line => {
    if (to === NONE) return { text: t.tell_route_lost() };
    return { seat: to, text: award === 'longestRoute' ? t.tell_route() : t.tell_army() };
  },
  gameEnded: ({ reason, winners, points }): Line => {
    if (reason !== 'points') return { text: t.tell_limit(), heading: true };
    const seat = 31 - Math.clz32(winners);
    return { seat, text: t.tell_ended({ count: points[seat] ?? 0 }), heading: true };
  },
} satisfies Partial<Tellers>;

const cards = {
  cardBought: ({ seat }) => ({ seat, text: t.tell_bought() }),
  cardDrawn: ({ seat, card }, words) =>
    card === undefined ? null : { seat, text: t.tell_drawn({ card: words.card(card) }) },
  cardPlayed: ({ seat, card }, words) => ({ seat, text: t.tell_played({ card: words.card(card) }) }),
  cardStolen: ({ thief, victim, good }, words) => ({
    seat: thief,
    text:
      good === undefined
        ? t.tell_stolen({ victim: words.seat(victim) })
        : t.tell_stolen_good({ good: words.good(good), victim: words.seat(victim) }),
  }),
  goodsTaken: ({ seat, goods }, words) => ({
    seat,
    text: t.tell_taken({ goods: words.goods(rowOf(goods)) }),
  }),
  monopolyTaken: ({ seat, good, cards: taken }, words) => ({
    seat,
    text: t.tell_monopoly({ good: words.good(good), count: sum(taken) }),
  }),
} satisfies Partial<Tellers>;

const trades = {
  offerMade: ({ seat, give, get }, words) => ({
    seat,
    text: t.tell_offer({ give: words.goods(give), get: words.goods(get) }),
  }),
  offerAnswered: ({ seat, yes }, words) => (yes ? { seat, text: t.tell_yes() } : refused(words, [seat])),
  offerWithdrawn: ({ seat }) => ({ seat, text: t.tell_withdrawn() }),
  offerDeclined: ({ seat }) => ({ seat, text: t.tell_declined() }),
  offersClosed: () => null,
  traded: ({ seat, partner, give, get }, words) => ({
    seat,
    text: t.tell_traded({
      give: words.goods(give),
      partner: words.seat(partner),
      get: words.goods(get),
    }),
  }),
  tradedWithSupply: ({ seat, give, count, get }, words) => ({
    seat,
    text: t.tell_supply({ count, give: words.good(give), get: words.good(get) }),
  }),
} satisfies Partial<Tellers>;

export const tell = { ...board, ...turns, ...cards, ...trades };
