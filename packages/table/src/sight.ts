/** What one viewer is told. */
import {
  causeOf,
  type Game,
  NONE,
  pack,
  refuse,
  type Refusal,
  ruleOf,
  type Seat,
  type State,
  topKind,
  total,
} from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import { toJson } from '@landnam/engine/notation';
import type { ActionRule } from '@landnam/engine/rules';
import type { GameStanding } from './standing.js';
import type { ActionType, Clock, LegalAction, PointSource, Sight } from './told.js';

export const legalFor = (table: GameStanding, seat: number): LegalAction[] => {
  const { game } = table.table;
  return table
    .legalOf(seat)
    .toArray()
    .map((packed) => ({ packed, action: toJson(game, { packed }) }));
};

const placesOf = (g: Game, type: string): number =>
  ({ hex: g.board.hexes, vertex: g.board.vertices, edge: g.board.edges, seat: g.seats })[type] ??
  g.catalogues[type]?.length ??
  1;

/** Every operand is tried: the most frequent reason is the most helpful one. */
const reasonFor = (g: Game, s: State, seat: Seat, rule: ActionRule, id: number): Refusal | null => {
  const [first] = Object.values(rule.operands);
  const counts = new Map<string, { why: Refusal; count: number }>();
  for (let a = 0; a < (first === undefined ? 1 : placesOf(g, first)); a++) {
    const why = refuse(g, s, seat, { packed: pack(id, a) });
    if (why === null) continue;
    const key = `${why.code} ${why.rule}`;
    counts.set(key, { why, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((x, y) => y.count - x.count)[0]?.why ?? null;
};

const blockedFor = (table: GameStanding, seat: number, legal: readonly LegalAction[]): Sight['blocked'] => {
  const { game } = table.table;
  const possible = new Set(legal.map(({ packed }) => ruleOf(packed)));
  const blocked: Partial<Record<ActionType, Refusal>> = {};
  if (seat >= game.seats) return blocked;
  game.rules.forEach((rule, id) => {
    if (rule.weight !== undefined || possible.has(id)) return;
    const why = reasonFor(game, table.state, seat as Seat, rule, id);
    if (why !== null) blocked[rule.type] = why;
  });
  return blocked;
};

const sourcesOf = (g: Game, s: State, seat: Seat, slot: 'points' | 'hiddenPoints'): PointSource[] =>
  g.sum[slot].map((term, i) => ({
    source: g.credits[slot][i] ?? '',
    points: total([term], g, s, seat),
    hidden: slot === 'hiddenPoints',
  }));

/** Other players' hidden points are zero in a view, so the same sum works for every seat. */
export const pointsFor = (g: Game, seen: State): PointSource[][] =>
  Array.from({ length: g.seats }, (_, seat) => [
    ...sourcesOf(g, seen, seat as Seat, 'points'),
    ...sourcesOf(g, seen, seat as Seat, 'hiddenPoints'),
  ]);

const ratesFor = (g: Game, s: State, seat: number): number[] =>
  seat >= g.seats ? [] : g.scenario.goods.map((_, good) => rateOf(g, s, seat as Seat, good));

/** What modules count for display, from what this viewer sees. */
const toldBy = (g: Game, seen: State): Sight['told'] =>
  Object.fromEntries(Object.entries(g.tells).map(([name, tell]) => [name, tell(g, seen)]));

const pricesOf = ({ rules, scenario }: Game): Sight['prices'] =>
  Object.fromEntries(
    rules.flatMap(({ type, price }) => {
      if (price === undefined) return [];
      const bundle = price.goods.map((good, i) => [scenario.goods[good]?.name, price.counts[i]] as const);
      return [[type, Object.fromEntries(bundle)] as const];
    }),
  );

const NO_CLOCK: Clock = { limit: 0, paused: false, seat: NONE, expired: NONE, left: 0, runs: false };

export const sightFor = (
  table: GameStanding,
  seat: number,
  eventsFrom: number,
  clock: Clock = NO_CLOCK,
): Sight => {
  const { game } = table.table;
  const actions = legalFor(table, seat);
  const blocked = blockedFor(table, seat, actions);
  const over = table.over();
  const seen = table.seenBy(seat);
  return {
    ply: table.ply,
    seat,
    bytes: seen.bytes.slice(),
    due: table.due(),
    next: table.next(),
    question: over ? '' : (game.frameNames[topKind(table.state)] ?? ''),
    cause: over ? '' : causeOf(game, table.state),
    actions,
    blocked,
    points: pointsFor(game, seen),
    rates: ratesFor(game, table.state, seat),
    prices: pricesOf(game),
    told: toldBy(game, seen),
    eventsFrom,
    events: table.toldTo(seat, eventsFrom),
    over,
    clock,
  };
};
