/** Statistics come from events; here they are counted again from the text of the log and from hands before and after each entry. */
import { type Game, allPoints, at, type Seat, type State, topA } from '@landnam/engine';
import { globalFootprint } from '@landnam/engine/games/energies';
import { WONDERS } from '@landnam/engine/games/seafarers';
import { replayLog } from '@landnam/maps';
import {
  CARD_WAYS,
  type CardWay,
  DICE_SUMS,
  type GameStatistics,
  logStatistics,
} from '@landnam/table/statistics';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ArchivedLog, archivedLogs, leftBehind } from './read.js';

const left = leftBehind(readFileSync(new URL('../../docs/rules/changes.md', import.meta.url), 'utf8'));
const logs = archivedLogs().filter(({ name }) => !(name in left));

const known = new Map<string, GameStatistics>();
const statisticsOf = ({ name, text }: ArchivedLog): GameStatistics => {
  const found = known.get(name) ?? counted(text);
  known.set(name, found);
  return found;
};
const counted = (text: string): GameStatistics => {
  const found = logStatistics(text);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

/** Actions that say by themselves what becomes of the cards. */
const SAYS: Readonly<Record<string, CardWay>> = {
  tradeWithSupply: 'swapped',
  tradeMixed: 'swapped',
  takeRelief: 'swapped',
  takeOffer: 'traded',
  persuade: 'traded',
  discardCard: 'discarded',
};

type Counted = Record<CardWay, number>;
const none = (): Counted => Object.fromEntries(CARD_WAYS.map((way) => [way, 0])) as Counted;

const TAKES = new Set(['stealCard', 'playMonopoly']);

const PAYS = /^p\d (?:build|buy|raise|send)/;

/** What goes without being paid or taken is thrown away: an event may ask for that, whatever set it off. */
const wayOf = (line: string, change: number): CardWay => {
  const [, type = ''] = line.split(' ');
  const said = SAYS[type];
  if (said !== undefined) return said;
  if (TAKES.has(type)) return change > 0 ? 'stolen' : 'lost';
  if (change > 0) return 'gained';
  return PAYS.test(line) ? 'spent' : 'discarded';
};

class Recount {
  readonly seats: Counted[] = [];
  readonly dice = DICE_SUMS.map(() => 0);
  private hands: number[][] = [];
  private line = '';

  private handsIn(g: Game, s: State): number[][] {
    return g.scenario.goods.map((_, good) =>
      Array.from({ length: g.seats }, (__, seat) => s.base.hand[at(seat, good)]),
    );
  }

  private compare(g: Game, s: State): void {
    const now = this.handsIn(g, s);
    now.forEach((row, good) => {
      const changes = row.map((count, seat) => count - (this.hands[good]?.[seat] ?? 0));
      changes.forEach((change, seat) => {
        if (change !== 0) this.seats[seat][wayOf(this.line, change)] += Math.abs(change);
      });
    });
    this.hands = now;
  }

  /** [S-704] The same entry may go on to production, so what the line says is counted first. */
  private takeLost(g: Game, s: State): void {
    const [, name] = /^\* loseCard (\w+)/.exec(this.line) ?? [];
    if (name === undefined) return;
    this.seats[topA(s)].lost++;
    this.hands[g.scenario.goods.findIndex((good) => good.name === name)][topA(s)]--;
  }

  read(text: string): { game: Game; state: State } {
    let game: Game | undefined;
    const replay = replayLog(text, {
      begun: (g, s) => {
        game = g;
        for (let seat = 0; seat < g.seats; seat++) this.seats.push(none());
        this.hands = g.scenario.goods.map(() => this.seats.map(() => 0));
        this.line = '* begin';
        this.compare(g, s);
      },
      before: (s, _move, { action }) => {
        this.compare(game!, s);
        this.line = action;
        this.takeLost(game!, s);
        const [, low, high] = /^\* rollDice (\d) (\d)/.exec(action) ?? [];
        if (low !== undefined) this.dice[Number(low) + Number(high) - 2]++;
      },
    });
    if (!replay.ok) throw new Error('it does not replay');
    this.compare(replay.value.game, replay.value.state);
    return replay.value;
  }
}

const sumOf = (goods: readonly number[]): number => goods.reduce((sum, count) => sum + count, 0);

/** Cards that came and went, both counted: a swap of four for one is five. */
const cardsIn = ({ cards, seats }: GameStatistics): Counted[] =>
  Array.from({ length: seats }, (_, seat) => {
    const ways = none();
    for (const flow of cards) if (flow.seat === seat) ways[flow.way] += sumOf(flow.got) + sumOf(flow.given);
    return ways;
  });

/** Rows that lines of the log tell as well. */
const LINES: Readonly<Record<string, RegExp>> = {
  founded: /^p(\d) place(?:Settlement|City)/,
  settlements: /^p(\d) build(?:Short)?Settlement/,
  cities: /^p(\d) buildCity/,
  pirateMoves: /^p(\d) movePirate/,
  infiltratorMoves: /^p(\d) (?:move|send)Infiltrator/,
  renewablePlants: /^p(\d) buildPlant .* renewable/,
  fossilPlants: /^p(\d) (?:buildPlant .* fossil|placeFreePlant)/,
  'benefit.freeSettlements': /^p(\d) buildFreeSettlement/,
  'benefit.shortDistance': /^p(\d) buildShortSettlement/,
  cardsBought: /^p(\d) buy(?:Cheap)?Card/,
  offers: /^p(\d) offerTrade/,
  roads: /^p(\d) (?:build|buildCheap|lay|place)Road/,
  ships: /^p(\d) (?:build|lay|place)Ship/,
  shipMoves: /^p(\d) moveShip/,
  assaults: /^p(\d) attackFortress/,
  demolished: /^p(\d) demolishPlant/,
};

/** A card that is kept for its point is never played. */
const cardLine = (card: string): RegExp =>
  new RegExp(`^p(\\d) play${card.charAt(0).toUpperCase()}${card.slice(1)}\\b`);

/** What nature tells, for all seats together. */
const TOTALS: Readonly<Record<string, RegExp>> = {
  thefts: /^\* stealCard/gm,
  robbed: /^\* stealCard/gm,
  discs: /^\* drawDisc/gm,
  discoveries: /^\* revealHex/gm,
};

const countsBy = (text: string, seats: number, line: RegExp): number[] => {
  const counts = Array.from({ length: seats }, () => 0);
  for (const each of text.split('\n')) {
    const [, seat] = line.exec(each) ?? [];
    if (seat !== undefined) counts[Number(seat)]++;
  }
  return counts;
};

type Rows = ReadonlyMap<string, readonly number[]>;
const rowOf = (rows: Rows, name: string, seat: number): number => rows.get(name)?.[seat] ?? 0;

/** What the last state tells as well: by module, what its rows must come to. */
const STATES: Readonly<Record<string, (s: State, rows: Rows, seat: number) => [number, number]>> = {
  pointsForSale: (s, rows, seat) => [rowOf(rows, 'pointsBought', seat), s.pointsForSale.points[seat]],
  islandChits: (s, rows, seat) => [rowOf(rows, 'islandPoints', seat), s.islandChits.points[seat]],
  cloth: (s, rows, seat) => [
    rowOf(rows, 'cloth', seat) + rowOf(rows, 'clothTaken', seat) - rowOf(rows, 'clothLost', seat),
    s.cloth.bolts[seat],
  ],
  outposts: (s, rows, seat) => [
    rowOf(rows, 'accessGained', seat) - rowOf(rows, 'accessLost', seat),
    [...s.outposts.holder, ...s.outposts.coming].filter((holder) => holder === seat).length,
  ],
  pirateIslands: (s, rows, seat) => [
    rowOf(rows, 'fortresses', seat),
    Number(s.pirateIslands.chits[seat] === 0),
  ],
  wonders: (s, rows, seat) => {
    const own = WONDERS.findIndex((_, wonder) => s.wonders.owner[wonder] === seat);
    const levels = WONDERS.map((name) => rowOf(rows, `wonder.${name}`, seat));
    return [sumOf(levels), own < 0 ? 0 : s.wonders.level[own]];
  },
};

describe.each(logs)('$name', (log) => {
  test('cards, dice and points are those of the log', () => {
    const found = statisticsOf(log);
    const recount = new Recount();
    const { game, state } = recount.read(log.text);
    expect(cardsIn(found)).toEqual(recount.seats);
    expect(found.dice.counts).toEqual(recount.dice);
    const points = recount.seats.map((_, seat) => allPoints(game, state, seat as Seat));
    expect(found.points.map((sources) => sumOf(sources.map((each) => each.points)))).toEqual(points);
    expect(found.moments.at(-1)?.points).toEqual(points);
    for (let seat = 0; seat < game.seats; seat++)
      for (let good = 0; good < game.scenario.goods.length; good++) {
        const own = found.cards.filter((flow) => flow.seat === seat);
        const net = sumOf(own.map(({ got, given }) => got[good] - given[good]));
        expect(net, `p${seat} ${game.scenario.goods[good].name}`).toBe(state.base.hand[at(seat, good)]);
      }
    const rows = new Map(found.modules.flatMap((each) => each.rows.map((row) => [row.name, row.counts])));
    const none = recount.seats.map(() => 0);
    for (const [row, line] of Object.entries(LINES))
      expect(rows.get(row) ?? none, row).toEqual(countsBy(log.text, game.seats, line));
    for (const card of game.catalogues['card'] ?? [])
      expect(rows.get(`card.${card}`), card).toEqual(countsBy(log.text, game.seats, cardLine(card)));
    for (const [row, line] of Object.entries(TOTALS))
      if (rows.has(row)) expect(sumOf(rows.get(row)!), row).toBe(log.text.match(line)?.length ?? 0);
    for (const { name } of game.modules)
      for (let seat = 0; seat < game.seats; seat++) {
        const [is, must] = STATES[name]?.(state, rows, seat) ?? [0, 0];
        expect(is, `${name} of p${seat}`).toBe(must);
      }
    const footprint = found.modules.flatMap(({ series }) => series).find(({ name }) => name === 'footprint');
    if (footprint !== undefined) expect(sumOf(footprint.values.at(-1)!)).toBe(globalFootprint(game, state));
    expect(found.trades.length).toBe(log.text.match(/^p\d takeOffer/gm)?.length ?? 0);
  });
});

test('the chance of rolls as uneven as these falls with unevenness, and is not told of a deck', () => {
  const chances = logs.map((log) => statisticsOf(log).dice);
  for (const { chance, rolls } of chances)
    if (chance !== null) expect(rolls * chance).toBeLessThanOrEqual(rolls);
  const fair = chances.flatMap(({ chance }) => (chance === null ? [] : [chance]));
  expect(fair.length).toBeGreaterThan(40);
  // fair rolls spread their chances evenly: the mean of so many is near one half
  expect(Math.abs(sumOf(fair) / fair.length - 0.5)).toBeLessThan(4 / Math.sqrt(12 * fair.length));
  const house = logs.find(({ text }) => text.includes('"balancedDice":true'))!;
  expect(statisticsOf(house).dice.chance).toBeNull();
});
