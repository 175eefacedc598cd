/**
 * Games of New Catan played up to a certain point, as logs to import. They are played anew for every run, so that a
 * changed map or rule cannot make them stale: seats build towards the corners they are to own,
 * and nature, whose outcomes are part of a log, is kind to them.
 */
import { Chance, nextToAct } from '@landnam/bots';
import {
  type Action,
  ActionList,
  actors,
  apply,
  at,
  begin,
  type Deal,
  CHANCE,
  isOver,
  legalActions,
  makeState,
  type Seat,
  type State,
  topKind,
} from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { dealTable, findTable, GLOSSARIES, Recorder, type Table } from '@landnam/maps';
import { aboutOf } from '../position.js';

const NONE = 255;
const MOST_PLIES = 1200;
const TRIES = 60;
const GOODS = ['lumber', 'brick', 'wool', 'grain', 'ore'] as const;
type Row = Readonly<Record<(typeof GOODS)[number], number>>;
type ActionType = Action['type'];

const BENEFITS = Object.keys(GLOSSARIES['new-catan']?.['benefits'] ?? {});
const SETTLEMENT: Row = { lumber: 1, brick: 1, wool: 1, grain: 1, ore: 0 };
const ROAD: Row = { lumber: 1, brick: 1, wool: 0, grain: 0, ore: 0 };
const CITY: Row = { lumber: 0, brick: 0, wool: 0, grain: 2, ore: 3 };

export interface Wish {
  /** Benefits side by side around the island; an empty side is a frontier. */
  readonly sides: readonly (readonly string[])[];
  /** The corners a seat is to own; the first two are where it starts. */
  readonly plans: readonly (readonly string[])[];
  /** What the first seat should hold, how many cities it should have, how many cards it should have bought. */
  readonly hand: Row;
  readonly cities: number;
  readonly bought: number;
  /** Kinds of action that should be legal for the first seat in its turn. */
  readonly legal: readonly ActionType[];
  /** The question that should be open for it; its own turn by default. */
  readonly question?: string;
}

interface Choice {
  readonly packed: number;
  readonly action: Action;
}
type Anything = Readonly<Record<string, unknown>>;
const part = ({ action }: Choice, name: string): unknown => (action as unknown as Anything)[name];

class Walk {
  readonly table: Table;
  readonly state: State;
  private readonly trial: State;
  private readonly list = new ActionList();
  private readonly recorder: Recorder;
  private readonly wish: Wish;

  constructor(wish: Wish, seed: string) {
    const players = wish.plans.map((_, seat) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '');
    const table = findTable('new-catan', players.length, { pointsToWin: 20 });
    if (!table.ok) throw new Error(table.error);
    this.wish = wish;
    this.table = table.value;
    const deal: Deal = dealTable(table.value, new Chance(seed).below);
    const tokens = wish.sides.flatMap((side) =>
      side.length === 0 ? Array.from({ length: 5 }, () => NONE) : side.map((name) => BENEFITS.indexOf(name)),
    );
    const laid = { ...deal, extra: { ...deal.extra, outposts: tokens } };
    this.state = makeState(table.value.game);
    this.trial = makeState(table.value.game);
    begin(table.value.game, this.state, laid, null);
    this.trial.copyFrom(this.state);
    this.recorder = new Recorder(table.value, laid, this.trial, aboutOf(seed, players));
  }

  private get question(): string {
    return this.table.game.frameNames[topKind(this.state)] ?? '';
  }

  private corner(name: string): number {
    return this.state.outposts.place[BENEFITS.indexOf(name)] ?? NONE;
  }

  private goal(seat: number): string | undefined {
    return this.wish.plans[seat]?.find((name) => this.state.base.owner[this.corner(name)] !== seat);
  }

  private held(seat: number, name: string, s = this.state): number {
    const good = this.table.game.scenario.goods.findIndex((each) => each.name === name);
    return s.base.hand[at(seat, good)] ?? 0;
  }

  private holds(seat: number, row: Row): boolean {
    return GOODS.every((name) => this.held(seat, name) >= row[name]);
  }

  private legalOf(seat: Seat): Choice[] {
    const { game } = this.table;
    legalActions(game, this.state, seat, this.list);
    return this.list.toArray().map((packed) => ({ packed, action: toJson(game, { packed }) }));
  }

  /** Roads from a corner back to the seat's own; undefined if there is no way, NONE if it is already there. */
  private nextEdge(seat: number, goal: number): number | undefined {
    const { board } = this.table.game;
    const { road, owner } = this.state.base;
    const edges = (vertex: number): number[] =>
      [0, 1, 2].map((k) => board.vertexEdges[vertex * 3 + k] ?? NONE).filter((edge) => edge !== NONE);
    const ways = new Map<number, number>([[goal, NONE]]);
    for (const vertex of ways.keys()) {
      const mine = edges(vertex).some((edge) => road[edge] === seat);
      if (mine && (owner[vertex] === NONE || owner[vertex] === seat)) return ways.get(vertex);
      for (const edge of edges(vertex).filter((each) => road[each] === NONE)) {
        const [a = 0, b = 0] = [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]];
        const next = a === vertex ? b : a;
        if (!ways.has(next)) ways.set(next, edge);
      }
    }
    return undefined;
  }

  /** Trades what is above the target for what is below it. */
  private trade(seat: number, legal: readonly Choice[], aim: Row): Choice | undefined {
    const over = (name: unknown): number => this.held(seat, String(name)) - aim[String(name) as keyof Row];
    return legal.find((each) => {
      if (!['tradeMixed', 'tradeWithSupply'].includes(each.action.type) || over(part(each, 'get')) >= 0)
        return false;
      if (each.action.type === 'tradeWithSupply') return over(part(each, 'give')) >= 2;
      const same = part(each, 'three') === part(each, 'one');
      return over(part(each, 'three')) >= (same ? 4 : 3) && over(part(each, 'one')) >= 1;
    });
  }

  private towards(seat: number, goal: string, legal: readonly Choice[]): Choice | undefined {
    const corner = this.corner(goal);
    const edge = this.nextEdge(seat, corner);
    return (
      legal.find((each) => each.action.type === 'buildSettlement' && part(each, 'vertex') === corner) ??
      legal.find((each) => /^build(Cheap)?Road$/.test(each.action.type) && part(each, 'edge') === edge) ??
      this.trade(seat, legal, edge === NONE ? SETTLEMENT : ROAD)
    );
  }

  private bought(): number {
    const { base } = this.state;
    const played = this.table.game.scenario.cards.reduce(
      (sum, _, card) => sum + base.played[at(0, card)]!,
      0,
    );
    return base.heldTotal[0]! + base.freshTotal[0]! + played;
  }

  private gather(legal: readonly Choice[]): Choice | undefined {
    const of = (type: ActionType): Choice | undefined => legal.find(({ action }) => action.type === type);
    if (this.state.base.onBoard[at(0, 2)]! < this.wish.cities)
      return of('buildCity') ?? this.trade(0, legal, CITY);
    if (this.bought() < this.wish.bought) return of('buyCard') ?? this.trade(0, legal, this.wish.hand);
    const more = this.trade(0, legal, this.wish.hand);
    if (more || !this.holds(0, this.wish.hand) || this.state.base.onBoard[at(0, 0)]! > 12) return more;
    return legal.findLast(({ action }) => /^build(Cheap)?Road$/.test(action.type));
  }

  /** Starts away from the outposts unless it has a target corner. */
  private start(seat: number, legal: readonly Choice[]): Choice | undefined {
    const goal = this.goal(seat);
    const corner = goal === undefined ? NONE : this.corner(goal);
    const inland = ({ action }: Choice): boolean =>
      'vertex' in action && this.state.outposts.benefit[action.vertex] === NONE;
    return legal.find((each) => part(each, 'vertex') === corner) ?? legal.findLast(inland);
  }

  private choose(seat: number, legal: readonly Choice[]): Choice | undefined {
    const of = (type: ActionType): Choice | undefined => legal.find(({ action }) => action.type === type);
    if (this.question === 'openingBuilding') return this.start(seat, legal);
    if (this.question !== 'main') return of('callDice') ?? of('declineRelief') ?? legal[0];
    if (seat !== this.state.core.active[0]) return legal[0];
    const goal = this.goal(seat);
    // without a settlement left, one must become a city first
    const spent = seat === 0 && this.state.base.stock[at(0, 1)] === 0;
    if (spent) return of('buildCity') ?? this.trade(0, legal, CITY) ?? of('endTurn');
    const step = goal === undefined ? undefined : this.towards(seat, goal, legal);
    return step ?? (goal === undefined && seat === 0 ? this.gather(legal) : undefined) ?? of('endTurn');
  }

  private isReady(legal: readonly Choice[]): boolean {
    return (
      this.question === 'main' &&
      this.wish.plans.every((_, seat) => this.goal(seat) === undefined) &&
      this.holds(0, this.wish.hand) &&
      this.wish.legal.every((type) => legal.some(({ action }) => action.type === type))
    );
  }

  /** Cards of every kind for the first seat, cards for every seat that still builds, and no 7. */
  private kindness(packed: number, wanted: string | undefined): number {
    const { game } = this.table;
    this.trial.copyFrom(this.state);
    apply(game, this.trial, CHANCE, packed, null);
    const next = game.frameNames[topKind(this.trial)] ?? '';
    const leads = next === wanted || (wanted === 'moveRobber' && next === 'discard');
    if (leads && (next === 'reliefFund' || this.state.core.active[0] === 0)) return Infinity;
    if (next === 'discard' || next === 'moveRobber') return -Infinity;
    const mix = GOODS.reduce((sum, name) => sum + Math.min(4, this.held(0, name, this.trial)), 0);
    return this.wish.plans.reduce((sum, _, seat) => {
      const cards = this.trial.base.handTotal[seat] ?? 0;
      const builds = seat === 0 || this.goal(seat) !== undefined;
      return sum + (builds ? 4 * Math.min(24, cards) : -2 * Math.max(0, cards - 3));
    }, 12 * mix);
  }

  private put(seat: Seat, packed: number): void {
    this.recorder.move(seat, { packed });
    apply(this.table.game, this.state, seat, packed, null);
    this.recorder.moved(this.state);
  }

  /** The log, or undefined if the cards did not fall that way. */
  play(): string | undefined {
    let ready = false;
    for (let ply = 0; ply < MOST_PLIES && !isOver(this.state); ply++) {
      const seat = nextToAct(this.state, actors(this.table.game, this.state));
      const legal = this.legalOf(seat);
      if (seat === CHANCE) {
        const wanted = ready ? this.wish.question : undefined;
        const ranked = legal
          .map(({ packed }) => ({ packed, worth: this.kindness(packed, wanted) }))
          .sort((a, b) => b.worth - a.worth);
        this.put(seat, ranked[0]?.packed ?? 0);
        continue;
      }
      if (seat === 0 && this.isReady(legal)) ready = true;
      if (seat === 0 && ready && this.question === (this.wish.question ?? 'main'))
        return this.recorder.close(this.state);
      const choice = this.choose(seat, legal);
      if (choice === undefined) return undefined;
      this.put(seat, choice.packed);
    }
    return undefined;
  }
}

const known = new Map<string, string>();

const findLog = (wish: Wish): string => {
  for (let n = 0; n < TRIES; n++) {
    const log = new Walk(wish, `position ${n}`).play();
    if (log !== undefined) return log;
  }
  throw new Error('no game gets there');
};

/** Played once per worker. */
export const logOf = (wish: Wish): string => {
  const key = JSON.stringify(wish);
  const log = known.get(key) ?? findLog(wish);
  known.set(key, log);
  return log;
};

const RACES = {
  merchants: ['lumberTrade', 'woolTrade', 'grainTrade', 'brickTrade', 'oreTrade'],
  greenFolk: ['extraLumber', 'extraWool', 'extraGrain', 'extraBrick', 'extraOre'],
};

/** Ann may lay a free settlement, build next door and for a brick, buy points, persuade, and trade 2:1. */
export const rich = (): string =>
  logOf({
    sides: [
      ['freeRoads', 'freeDevelopment', 'shortDistance', 'antiPirate', 'freeSettlements'],
      ['pointsForSale', 'immunity', 'persuasion', 'helpingHand', 'reliefFund'],
      [],
      RACES.merchants,
      RACES.greenFolk,
      [],
    ],
    plans: [
      ['shortDistance', 'grainTrade', 'freeRoads', 'freeSettlements', 'pointsForSale', 'persuasion'],
      ['extraOre'],
      ['extraWool'],
      [],
    ],
    hand: { lumber: 4, brick: 4, wool: 6, grain: 5, ore: 4 },
    cities: 3,
    bought: 0,
    legal: [
      'buildCheapRoad',
      'buildFreeSettlement',
      'buildShortSettlement',
      'buyPoint',
      'persuade',
      'tradeMixed',
    ],
  });

const POOR: Wish = {
  sides: [
    ['freeDevelopment', 'freeRoads', 'freeSettlements', 'shortDistance', 'antiPirate'],
    ['helpingHand', 'immunity', 'persuasion', 'pointsForSale', 'reliefFund'],
    [],
    RACES.merchants,
    RACES.greenFolk,
    [],
  ],
  plans: [
    ['antiPirate', 'helpingHand', 'reliefFund', 'freeDevelopment'],
    ['lumberTrade', 'extraOre', 'oreTrade', 'grainTrade', 'extraLumber'],
    [],
    [],
  ],
  hand: { lumber: 0, brick: 1, wool: 1, grain: 1, ore: 2 },
  cities: 0,
  bought: 1,
  legal: ['buyCheapCard', 'sendRobber', 'sendInfiltrator', 'useHelpingHand'],
};

/** Ann is behind: she may draw from Ben, buy a card for an ore, and move robber and infiltrator. */
export const poor = (): string => logOf(POOR);

/** A roll has just yielded nothing for her. */
export const relief = (): string => logOf({ ...POOR, question: 'reliefFund' });

/** She has rolled a 7. */
export const seven = (): string => logOf({ ...POOR, question: 'moveRobber' });
