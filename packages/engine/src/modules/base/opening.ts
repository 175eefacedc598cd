import { type ActionRule, argA, type Decision, pack } from '../../core/play/actions.js';
import { pop, push, top } from '../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { NONE, type Seat, type Vertex } from '../../core/ids.js';
import { firstRefusal, isStuck, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { isOpenSite, passesRest, pieceIndex, putBuilding, refuseBuildingAt } from '../../shared/placing.js';
import { lacking } from '../../core/text/said.js';
import { seatAfter } from '../../shared/supply.js';
import { startingRoute } from './routeRules.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    opening: true;
    openingBuilding: true;
    openingRoute: true;
  }
  interface ActionMap {
    placeSettlement: { vertex: number };
  }
  interface EventMap {
    buildingPlaced: { seat: number; vertex: number; piece: number };
  }
}

/** Who is k-th to place in a round; both orders begin or end with the starting player. */
const placer = (g: Game, s: State, index: number): Seat => {
  const { order } = g.scenario.opening[Math.floor(index / g.seats)];
  const k = index % g.seats;
  return seatAfter(g, s.base.first[0], order === 'clockwise' ? k : g.seats - 1 - k);
};

const mayStartAt = (g: Game, s: State, seat: Seat, vertex: Vertex): boolean =>
  isOpenSite(g, s, vertex) && passes(g.rest.startSite, g, s, seat, vertex) && passesRest(g, s, seat, vertex);

const founding = { round: 'number' } as const;
const foundingOf = top(founding);
const roundPiece = (g: Game, s: State): string => g.scenario.opening[foundingOf.round(s)].piece;

/** A rule that places a starting building of one kind: settlements here, others in the modules that need them. */
export const placingRule = (type: ActionRule['type'], pieceName: string, piece: number): ActionRule => ({
  type,
  rule: 'B-10',
  at: ['openingBuilding'],
  opens: pieceName,
  operands: { vertex: 'vertex' },
  list(g, s, seat, id, out) {
    if (roundPiece(g, s) !== pieceName) return;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (mayStartAt(g, s, seat, vertex as Vertex)) out.push(pack(id, vertex));
  },
  refuse(g, s, seat, packed) {
    const vertex = argA(packed) as Vertex;
    if (roundPiece(g, s) !== pieceName) return { code: 'notNow', rule: 'B-10' };
    return (
      refuseBuildingAt(g, s, seat, vertex) ?? firstRefusal(g, 'startSite', g.all.startSite, s, seat, vertex)
    );
  },
  apply(g, s, seat, packed, log) {
    const vertex = argA(packed);
    pop(s);
    s.base.openingVertex[0] = vertex;
    putBuilding(g, s, seat, vertex, piece);
    log?.('buildingPlaced', { seat, vertex, piece });
  },
});

const decisions: readonly Decision[] = [
  { name: 'openingBuilding', rule: 'B-10', operands: founding },
  { name: 'openingRoute', rule: 'B-10', operands: startingRoute },
];

/** [B-10] Whoever finds no place on a map of somebody's own places nothing. */
const askBuilding: Step = (g, s, seat, index) => {
  push(s, g.kind.openingBuilding, seat, Math.floor(index / g.seats));
  if (!isStuck(g, s, seat)) return;
  pop(s);
  s.base.openingVertex[0] = NONE;
};
const isPlaced = (s: State): boolean => s.base.openingVertex[0] !== NONE;

const bringCards: Step = (g, s, seat, index) => {
  if (isPlaced(s) && g.scenario.opening[Math.floor(index / g.seats)].cards)
    push(s, g.kind.starting, seat, s.base.openingVertex[0]);
};

/** [B-10] Beside a corner where no route may lie none is asked for. */
const askRoute: Step = (g, s, seat) => {
  if (!isPlaced(s)) return;
  push(s, g.kind.openingRoute, seat, s.base.openingVertex[0]);
  if (isStuck(g, s, seat)) pop(s);
};

const nextPlacement: Step = (g, s, _seat, index) => {
  if (index + 1 < g.scenario.opening.length * g.seats)
    push(s, g.kind.opening, placer(g, s, index + 1), index + 1);
};

/** Starting buildings and routes, round by round as the scenario lists them. */
export const opening: RuleModule = {
  name: 'opening',
  rules: ['B-10', 'B-11'],
  needs: ['turn', 'island'],
  problems: ({ scenario }) =>
    scenario.opening.length > 0
      ? []
      : [lacking('opening.round', 'a round is needed, or a map without this module')],
  contribute: ({ scenario }) => ({
    setup: (g, s) => push(s, g.kind.opening, placer(g, s, 0), 0),
    decisions,
    actions: [placingRule('placeSettlement', 'settlement', pieceIndex(scenario, 'settlement'))],
    routines: { opening: [askBuilding, bringCards, askRoute, nextPlacement] },
    operands: { opening: { index: 'number' } },
  }),
};
