import { NONE, seatsOf } from '@landnam/engine';
import { type ActionWords, listed, type Sentences, type Story, type Teller } from './tell.js';

const AWARDS = { longestRoute: 'the longest road', largestArmy: 'the largest army' } as const;

const CARDS: Readonly<Record<string, string>> = {
  knight: 'a knight',
  roadBuilding: 'road building',
  plenty: 'a year of plenty',
  monopoly: 'a monopoly',
};

/** `Asa wins`, `Asa and Bjorn win`, `nobody wins`. */
export const whoWins = (winners: number, tell: Teller): string => {
  const seats = seatsOf(winners);
  return `${listed(seats.map((seat) => tell.name(seat))) || 'nobody'} win${seats.length > 1 ? '' : 's'}`;
};

const bestOf = (winners: number, points: readonly number[]): number =>
  Math.max(0, ...seatsOf(winners).map((seat) => points[seat] ?? 0));

const sentences: Sentences = {
  turnBegan: ({ seat, round }, tell) => `— round ${round}, ${tell.name(seat)} —`,
  secondTurnBegan: ({ seat }, tell) => `${tell.name(seat)} has a second turn`,
  diceRolled: ({ seat, low, high }, tell) => `${tell.name(seat)} rolls ${low} and ${high}: ${low + high}`,
  cardsProduced: ({ seat, goods }, tell) => `${tell.name(seat)} gets ${tell.goods(goods)}`,
  startingCards: ({ seat, goods }, tell) => `${tell.name(seat)} starts with ${tell.goods(goods)}`,
  supplyShort: ({ good }, tell) => `the supply is short of ${tell.good(good)}`,
  buildingPlaced: ({ seat, vertex }, tell) => `${tell.name(seat)} settles at ${tell.vertex(vertex)}`,
  roadBuilt: ({ seat, edge }, tell) => `${tell.name(seat)} builds a road by ${tell.edge(edge)}`,
  settlementBuilt: ({ seat, vertex }, tell) =>
    `${tell.name(seat)} builds a settlement at ${tell.vertex(vertex)}`,
  cityBuilt: ({ seat, vertex }, tell) => `${tell.name(seat)} builds a city at ${tell.vertex(vertex)}`,
  discardsDue: ({ seat, cards }, tell) => `${tell.name(seat)} must discard ${cards}`,
  cardDiscarded: ({ seat, good }, tell) => `${tell.name(seat)} discards 1 ${tell.good(good)}`,
  robberMoved: ({ seat, hex }, tell) => `${tell.name(seat)} moves the robber to ${tell.hex(hex)}`,
  cardStolen: ({ thief, victim }, tell) => `${tell.name(thief)} steals a card from ${tell.name(victim)}`,
  cardBought: ({ seat }, tell) => `${tell.name(seat)} buys a development card`,
  cardPlayed: ({ seat, card }, tell) => {
    const name = tell.game.scenario.cards[card]?.name ?? '?';
    return `${tell.name(seat)} plays ${CARDS[name] ?? name}`;
  },
  goodsTaken: ({ seat, goods }, tell) =>
    `${tell.name(seat)} takes ${goods.map((good) => tell.good(good)).join(' and ')}`,
  monopolyTaken: ({ seat, good, cards }, tell) =>
    `${tell.name(seat)} takes all ${tell.good(good)}: ${cards.reduce((sum, count) => sum + count, 0)}`,
  tradedWithSupply: ({ seat, give, count, get }, tell) =>
    `${tell.name(seat)} trades ${count} ${tell.good(give)} for 1 ${tell.good(get)}`,
  offerMade: ({ seat, give, get }, tell) =>
    `${tell.name(seat)} offers ${tell.goods(give)} for ${tell.goods(get)}`,
  offerAnswered: ({ seat, yes }, tell) => `${tell.name(seat)} says ${yes ? 'yes' : 'no'}`,
  offerWithdrawn: ({ seat }, tell) => `${tell.name(seat)} withdraws the offer`,
  traded: ({ seat, partner, give, get }, tell) =>
    `${tell.name(seat)} gives ${tell.name(partner)} ${tell.goods(give)} for ${tell.goods(get)}`,
  awardMoved: ({ award, to }, tell) =>
    to === NONE ? `nobody has ${AWARDS[award]} any more` : `${tell.name(to)} takes ${AWARDS[award]}`,
  gameEnded: ({ winners, points, reason }, tell) =>
    `${whoWins(winners, tell)} with ${bestOf(winners, points)} points${reason === 'points' ? '' : ` (${reason})`}`,
};

const actions: ActionWords = {
  callDice: () => 'rolls the dice',
  endTurn: () => 'ends the turn',
  stealFrom: ({ seat }, tell) => `steals a card from ${tell.name(seat)}`,
  playMonopoly: ({ good }) => `plays a monopoly on ${good}`,
  waiveRoad: () => 'lays no second road',
  drawCard: ({ card }) => `${CARDS[card] ?? 'a victory point'} is drawn`,
};

/** The classic island, in words. */
const progress = { harbour: 'a harbour' };

export const base: Story = { module: 'turn', sentences, actions, progress };
