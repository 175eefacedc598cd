import { type ActionRule, argA, pack, type Refusal } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import { type Game, gathered, must, type RuleModule } from '../../core/game/game.js';
import { NONE, type Seat, type Vertex } from '../../core/ids.js';
import { firstRefusal, holds, passes } from '../../core/play/play.js';
import type { WordedFault, FaultTeller } from '../../core/text/said.js';
import type { State } from '../../core/state/state.js';
import {
  fromStock,
  freeEnds,
  hasStock,
  isFree,
  isLand,
  isOpenSite,
  keepsDistance,
  passesRest,
  pieceIndex,
  putBuilding,
  refuseBuild,
  refuseBuildingAt,
} from '../../shared/placing.js';
import { addHome, firstHome } from '../../shared/ownPlaces.js';
import { pay, type Price, priceOf } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    buildSettlement: { vertex: number };
    buildCity: { vertex: number };
  }
  interface EventMap {
    /** `paid`: a good on top of its price. */
    settlementBuilt: { seat: number; vertex: number; paid?: number };
    cityBuilt: { seat: number; vertex: number };
  }
  interface RefusalCodes {
    vertexTaken: true;
    noPlaceForBuilding: true;
    tooClose: true;
    notReached: true;
    noOwnSettlement: true;
  }
  interface FaultCodes {
    ownerless: never;
    noBuilding: never;
    noSite: never;
    besideAnother: never;
  }
}

/** A settlement may follow the seat's routes here, whatever it costs. */
export const maySettle = (g: Game, s: State, seat: Seat, vertex: Vertex): boolean =>
  holds(g.any.reaches, g, s, seat, vertex) &&
  passes(g.all.buildingSite, g, s, seat, vertex) &&
  passes(g.all.spacing, g, s, seat, vertex);

export const refuseSettle = (g: Game, s: State, seat: Seat, vertex: Vertex): Refusal | null =>
  refuseBuildingAt(g, s, seat, vertex) ?? refuseUnreached(g, s, seat, vertex);

export const refuseUnreached = (g: Game, s: State, seat: Seat, vertex: Vertex): Refusal | null =>
  holds(g.any.reaches, g, s, seat, vertex) ? null : { code: 'notReached', rule: 'B-31' };

const ends = new Uint8Array(256);

const buildSettlement = (piece: number, price: Price): ActionRule => ({
  type: 'buildSettlement',
  rule: 'B-31',
  at: ['main'],
  operands: { vertex: 'vertex' },
  costs: [price],
  list(g, s, seat, id, out) {
    if (!hasStock(s, seat, piece)) return;
    const count = freeEnds(g, s, seat, ends);
    for (let i = 0; i < count; i++) {
      const vertex = ends[i] as Vertex;
      if (isOpenSite(g, s, vertex) && passesRest(g, s, seat, vertex)) out.push(pack(id, vertex));
    }
  },
  refuse(g, s, seat, packed) {
    const vertex = argA(packed) as Vertex;
    return refuseBuild(s, seat, piece, price, 'B-31') ?? refuseSettle(g, s, seat, vertex);
  },
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    putBuilding(g, s, seat, argA(packed), piece);
    log?.('settlementBuilt', { seat, vertex: argA(packed) });
  },
});

const buildCity = (piece: number, price: Price): ActionRule => ({
  type: 'buildCity',
  rule: 'B-32',
  at: ['main'],
  operands: { vertex: 'vertex' },
  costs: [price],
  list(g, s, seat, id, out) {
    if (!hasStock(s, seat, piece)) return;
    const { homes } = s.base;
    for (let i = firstHome(seat); homes[i] !== NONE; i++)
      if (passes(g.all.citySite, g, s, seat, homes[i] as Vertex)) out.push(pack(id, homes[i]));
  },
  refuse: (g, s, seat, packed) =>
    refuseBuild(s, seat, piece, price, 'B-32') ??
    firstRefusal(g, 'citySite', g.all.citySite, s, seat, argA(packed) as Vertex),
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    putBuilding(g, s, seat, argA(packed), piece);
    log?.('cityBuilt', { seat, vertex: argA(packed) });
  },
});

const boardPoints =
  (points: readonly number[]) =>
  (_g: Game, s: State, seat: Seat): number => {
    let sum = 0;
    for (let piece = 0; piece < points.length; piece++)
      sum += points[piece] * s.base.onBoard[at(seat, piece)];
    return sum;
  };

const countBuildings = (g: Game, s: State): void => {
  for (let vertex = 0; vertex < g.board.vertices; vertex++) {
    const [seat, piece] = [s.base.owner[vertex], s.base.piece[vertex]];
    if (seat === NONE || piece === NONE) continue;
    addHome(s, seat, vertex);
    fromStock(g, s, seat, piece);
  }
};

const buildingFault = (g: Game, s: State, vertex: number): WordedFault | null => {
  const [seat, piece] = [s.base.owner[vertex], s.base.piece[vertex]];
  if (seat === NONE && piece === NONE) return null;
  if (seat === NONE) return ['a building that belongs to nobody', 'ownerless'];
  if (piece === NONE || g.scenario.pieces[piece].on !== 'vertex')
    return ['no building stands there', 'noBuilding'];
  if (g.board.vertexHexes[vertex * 3] === NONE) return ['no building can stand there [B-31]', 'noSite'];
  const relaxed = g.modules.some(({ relaxes }) => relaxes?.includes('spacing'));
  return relaxed || keepsDistance(g, s, vertex)
    ? null
    : ['another building stands beside it [B-12]', 'besideAnother'];
};

const buildingFaults = (g: Game, s: State, tell: FaultTeller): void => {
  for (let vertex = 0; vertex < g.board.vertices; vertex++) {
    const fault = buildingFault(g, s, vertex);
    if (fault !== null) tell(`v${vertex}`, ...fault);
  }
};

/** Settlements and cities: where they may stand, what they cost, what they score. */
export const buildings: RuleModule = {
  name: 'buildings',
  rules: ['B-5', 'B-12', 'B-31', 'B-32', 'B-34', 'B-50'],
  needs: ['turn', 'island'],
  contribute({ scenario }) {
    const [settlement, city] = [pieceIndex(scenario, 'settlement'), pieceIndex(scenario, 'city')];
    return {
      derive: countBuildings,
      faults: buildingFaults,
      actions: [
        buildSettlement(settlement, priceOf(scenario, scenario.pieces[settlement].cost)),
        buildCity(city, priceOf(scenario, scenario.pieces[city].cost)),
      ],
      all: {
        buildingSite: [
          must('B-31', 'vertexTaken', (_g: Game, s: State, _seat: Seat, vertex: Vertex) => isFree(s, vertex)),
          must('B-31', 'noPlaceForBuilding', (g: Game, _s: State, _seat: Seat, vertex: Vertex) =>
            isLand(g, vertex),
          ),
        ].map(gathered),
        spacing: gathered(must('B-12', 'tooClose', (g, s, _seat, vertex) => keepsDistance(g, s, vertex))),
        citySite: must(
          'B-32',
          'noOwnSettlement',
          (_g, s, seat, vertex) => s.base.owner[vertex] === seat && s.base.piece[vertex] === settlement,
        ),
      },
      sum: { points: boardPoints(scenario.pieces.map((piece) => piece.points)) },
    };
  },
};
