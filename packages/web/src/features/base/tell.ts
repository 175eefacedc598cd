/** The log in words: who does what, and what it yields. */
import { t } from './words/index.js';
import { NONE } from '../../session/none.js';
import type { StoryLine, Tellers, GameWords } from '../../moves/feature.js';
import { addRows, type GoodCounts, rowOf, rowOfAll } from '../rows.js';

const sum = (row: GoodCounts): number => row.reduce((total, count) => total + count, 0);

const DISCARD = 'discard';

/** Cards given back one by one are told in one line. */
const discarded = (words: GameWords, seat: number, row: GoodCounts): StoryLine => ({
  seat,
  row,
  kind: DISCARD,
  text: t.tell_discarded({ who: words.who(seat), goods: words.goods(row) }),
  joins: (before) =>
    before.kind === DISCARD && before.seat === seat
      ? discarded(words, seat, addRows(row, before.row ?? []))
      : undefined,
});

/** What several rolls bring to one player adds up. */
const produced = (words: GameWords, seat: number, row: GoodCounts): StoryLine => ({
  seat,
  row,
  kind: 'produced',
  text: t.tell_produced({ who: words.who(seat), goods: words.goods(row) }),
  joins: (before) =>
    before.kind === 'produced' && before.seat === seat
      ? produced(words, seat, addRows(row, before.row ?? []))
      : undefined,
});

const REFUSED = 'refused';

/** Consecutive refusals are told in one line. */
const refused = (words: GameWords, seats: readonly number[]): StoryLine => ({
  ...(seats.length === 1 && seats[0] !== undefined ? { seat: seats[0] } : {}),
  row: seats,
  kind: REFUSED,
  text: (seats.length === 1 ? t.tell_no : t.tell_no_many)({ who: words.who(...seats) }),
  joins: (before) =>
    before.kind === REFUSED ? refused(words, [...(before.row ?? []), ...seats]) : undefined,
});

const board = {
  roadBuilt: ({ seat, edge, free }, words) => ({
    seat,
    text: (free ? t.tell_road_free : t.tell_road)({ who: words.who(seat) }),
    places: [{ kind: 'edge', at: edge }],
  }),
  settlementBuilt: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_settlement({ who: words.who(seat) }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  cityBuilt: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_city({ who: words.who(seat) }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  buildingPlaced: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_founded({ who: words.who(seat) }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  robberMoved: ({ seat, hex }, words) => ({
    seat,
    text: t.tell_robber({ who: words.who(seat), hex: words.hex(hex) }),
    places: [{ kind: 'hex', at: hex }],
  }),
  roadWaived: ({ seat }, words) => ({ seat, text: t.tell_waived({ who: words.who(seat) }) }),
} satisfies Partial<Tellers>;

/** Seats of a bit set. */
export const seatsOf = ({ info }: GameWords, bits: number): number[] =>
  info.setup.players.flatMap((_, seat) => (((bits >> seat) & 1) === 1 ? [seat] : []));

const turns = {
  turnBegan: ({ seat, round }, words) => ({
    seat,
    text: t.tell_turn({ round, name: words.seat(seat) }),
    heading: true,
  }),
  turnEnded: () => null,
  secondTurnBegan: ({ seat }, words) => ({
    seat,
    text: t.tell_second({ name: words.seat(seat) }),
    heading: true,
  }),
  diceRolled: ({ seat, low, high }, words) => ({
    seat,
    kind: 'roll',
    text: t.tell_roll({ who: words.who(seat), sum: low + high, low, high }),
  }),
  diceReshuffled: () => ({ text: t.tell_reshuffled() }),
  cardsProduced: ({ seat, goods }, words) => produced(words, seat, goods),
  supplyShort: ({ good }, words) => ({ text: t.tell_short({ good: words.good(good) }) }),
  startingCards: ({ seat, goods }, words) => ({
    seat,
    text: t.tell_starting({ who: words.who(seat), goods: words.goods(goods) }),
  }),
  discardsDue: ({ seat, cards }, words) => ({
    seat,
    text: t.tell_discards_due({ who: words.who(seat), count: cards }),
  }),
  cardDiscarded: ({ seat, good }, words) => discarded(words, seat, rowOf(good)),
  awardMoved: ({ award, to }, words): StoryLine => {
    if (to === NONE) return { text: t.tell_route_lost() };
    const text = award === 'longestRoute' ? t.tell_route : t.tell_army;
    return { seat: to, text: text({ who: words.who(to) }) };
  },
  gameEnded: ({ reason, winners, points }, words): StoryLine => {
    const seats = seatsOf(words, winners);
    const who = words.who(...seats);
    if (reason !== 'points') return { text: t.tell_limit({ who, count: seats.length }), heading: true };
    const seat = seats.at(-1) ?? NONE;
    return { seat, text: t.tell_ended({ who, count: points[seat] ?? 0 }), heading: true };
  },
} satisfies Partial<Tellers>;

const cards = {
  cardBought: ({ seat }, words) => ({ seat, text: t.tell_bought({ who: words.who(seat) }) }),
  cardDrawn: ({ seat, card }, words) =>
    card === undefined
      ? null
      : { seat, text: t.tell_drawn({ who: words.who(seat), card: words.card(card) }) },
  cardPlayed: ({ seat, card }, words) => ({
    seat,
    text: t.tell_played({ who: words.who(seat), card: words.card(card) }),
  }),
  cardStolen: ({ thief, victim, good }, words) => {
    const people = { who: words.who(thief), victim: words.who(victim) };
    const seats = { seat: thief, victim };
    if (good === undefined) return { ...seats, text: t.tell_stolen(people) };
    return { ...seats, text: t.tell_stolen_good({ ...people, goods: words.goods(rowOf(good)) }) };
  },
  goodsTaken: ({ seat, goods }, words) => ({
    seat,
    text: t.tell_taken({ who: words.who(seat), goods: words.goods(rowOfAll(goods)) }),
  }),
  monopolyTaken: ({ seat, good, cards: taken }, words) => ({
    seat,
    text: t.tell_monopoly({ who: words.who(seat), good: words.good(good), count: sum(taken) }),
  }),
} satisfies Partial<Tellers>;

const trades = {
  offerMade: ({ seat, give, get }, words) => ({
    seat,
    text: t.tell_offer({ who: words.who(seat), give: words.goods(give), get: words.goods(get) }),
  }),
  offerAnswered: ({ seat, yes }, words) =>
    yes ? { seat, text: t.tell_yes({ who: words.who(seat) }) } : refused(words, [seat]),
  offerWithdrawn: ({ seat }, words) => ({ seat, text: t.tell_withdrawn({ who: words.who(seat) }) }),
  offerDeclined: ({ seat }, words) => ({ seat, text: t.tell_declined({ who: words.who(seat) }) }),
  offersClosed: () => null,
  traded: ({ seat, partner, give, get }, words) => ({
    seat,
    text: t.tell_traded({
      who: words.who(seat),
      partner: words.who(partner),
      give: words.goods(give),
      get: words.goods(get),
    }),
  }),
  tradedWithSupply: ({ seat, give, count, get }, words) => ({
    seat,
    text: t.tell_supply({
      who: words.who(seat),
      give: words.goods(rowOf(give, count)),
      get: words.goods(rowOf(get)),
    }),
  }),
} satisfies Partial<Tellers>;

export const tell = { ...board, ...turns, ...cards, ...trades };
