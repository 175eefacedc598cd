import { type ActionRule, argA, pack } from '../../../core/play/actions.js';
import { otherEnd } from '../../../core/board/board.js';
import type { EventSink } from '../../../core/play/events.js';
import type { FieldSpecs, Views } from '../../../core/state/fields.js';
import { pop, scored } from '../../../core/state/frames.js';
import { type Draft, type Game, must, type RuleModule, type Step } from '../../../core/game/game.js';
import {
  bit,
  type EdgeIndex,
  hasBit,
  type HexIndex,
  NONE,
  type Seat,
  type VertexIndex,
} from '../../../core/ids.js';
import type { Scenario } from '../../../core/registry.js';
import { type Complaint, lacking, said } from '../../../core/text/said.js';
import { count, fields as fieldsOf, listOf, vertexShape, whole } from '../../../core/text/shape.js';
import type { State } from '../../../core/state/state.js';
import type { VertexTable } from '../../../core/state/tables.js';
import { joinsAt } from '../../../shared/placing.js';
import { seatAfter } from '../../../shared/supply.js';
import { thiefAt } from '../../base/thief.js';
import { allPoints } from '../../base/victory.js';
import { hasSailed, hasShipAt } from '../pirate.js';
import { readVertex, type VertexPlace, vertexProblems } from '../../../shared/places.js';

const fields = {
  /** Bolts left in the village on a vertex. */
  left: { per: 'vertex', seen: 'all' },
  /** Bit set of the seats that trade with the village on a vertex. */
  traders: { per: 'vertex', text: { of: 'seats' }, seen: 'all' },
  supply: { per: 'game', seen: 'all' },
  bolts: { per: 'seat', seen: 'all' },
} as const satisfies FieldSpecs;

export interface ClothParams {
  readonly villages: readonly (VertexPlace & { readonly number: number })[];
  readonly perVillage: number;
  readonly supply: number;
}

declare module '../../../core/registry.js' {
  interface StateGroups {
    readonly cloth: Views<typeof fields>;
  }
  interface ActionMap {
    stealCloth: { seat: number };
  }
  interface EventMap {
    tradeOpened: { seat: number; vertex: number };
    clothReceived: { seat: number; vertex: number };
    clothStolen: { thief: number; victim: number };
  }
  interface RefusalCodes {
    notATrader: true;
    hasNoCloth: true;
    tradeHoldsShip: true;
  }
}
declare module '../../../slots.js' {
  interface Params {
    readonly cloth?: ClothParams;
  }
}

/** [S-606] The game is over when this few villages have cloth. */
const FEW_VILLAGES = 3;
const BOLTS_A_POINT = 2;

interface Village {
  readonly vertex: number;
  readonly number: number;
}

const NOTHING: ClothParams = { villages: [], perVillage: 0, supply: 0 };
const paramsOf = (scenario: Scenario): ClothParams => scenario.params.cloth ?? NOTHING;

const seen: VertexTable = new Uint8Array(256);

/** A line of the seat's own ships leads from here to its own building, past no opponent's. */
const leadsHome = (g: Game, s: State, seat: number, vertex: VertexIndex): boolean => {
  const owner = s.base.owner[vertex];
  if (owner === seat) return true;
  if (owner !== NONE || seen[vertex] !== 0) return false;
  seen[vertex] = 1;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge === NONE || s.ships.ship[edge] !== seat) continue;
    if (leadsHome(g, s, seat, otherEnd(g.board, edge, vertex))) return true;
  }
  return false;
};

/** [S-603] From the village, then from the general supply; false when there is nothing. */
const giveBolt = (s: State, seat: number, vertex: VertexIndex, log: EventSink | null): boolean => {
  if (s.cloth.left[vertex] > 0) s.cloth.left[vertex]--;
  else if (s.cloth.supply[0] > 0) s.cloth.supply[0]--;
  else return false;
  s.cloth.bolts[seat]++;
  scored(s);
  log?.('clothReceived', { seat, vertex });
  return true;
};

const openTrade = (s: State, seat: Seat, vertex: VertexIndex, log: EventSink | null): void => {
  s.cloth.traders[vertex] |= bit(seat);
  log?.('tradeOpened', { seat, vertex });
  if (s.cloth.left[vertex] > 0) giveBolt(s, seat, vertex, log);
};

const contact =
  (villages: readonly Village[]): Step =>
  (g, s, seat, _site, _piece, log) => {
    for (const { vertex } of villages) {
      if (hasBit(s.cloth.traders[vertex], seat) || !joinsAt(g, s.ships.ship, seat, vertex, NONE)) continue;
      seen.fill(0);
      if (leadsHome(g, s, seat, vertex)) openTrade(s, seat, vertex, log);
    }
  };

/** [S-603] One bolt for each trader, the active player first; an empty village gives nothing. */
const sellCloth = (g: Game, s: State, active: number, vertex: VertexIndex, log: EventSink | null): void => {
  if (s.cloth.left[vertex] === 0) return;
  for (let k = 0; k < g.seats; k++) {
    const seat = seatAfter(g, active, k);
    if (hasBit(s.cloth.traders[vertex], seat) && !giveBolt(s, seat, vertex, log)) return;
  }
};

const onRoll =
  (villages: readonly Village[]): Step =>
  (g, s, active, low, high, log) => {
    for (const { vertex, number } of villages)
      if (number === low + high) sellCloth(g, s, active, vertex, log);
  };

const isTrader = (s: State, villages: readonly Village[], seat: number): boolean =>
  villages.some(({ vertex }) => hasBit(s.cloth.traders[vertex], seat));

/** A line of the seat ends with this ship at a village it trades with. */
const endsAtVillage = (g: Game, s: State, seat: number, edge: EdgeIndex, vertex: VertexIndex): boolean =>
  hasBit(s.cloth.traders[vertex], seat) && !joinsAt(g, s.ships.ship, seat, vertex, edge);

/** [S-604] Such a ship lies between building and village; one that runs on past the village does not. */
const isTied = (g: Game, s: State, seat: number, edge: EdgeIndex): boolean =>
  endsAtVillage(g, s, seat, edge, g.board.edgeVertices[edge * 2]) ||
  endsAtVillage(g, s, seat, edge, g.board.edgeVertices[edge * 2 + 1]);

const hasCloth = (g: Game, s: State, thief: number, victim: number, hex: HexIndex): boolean =>
  victim !== thief && s.cloth.bolts[victim] > 0 && hasShipAt(g, s, victim, hex);

/** [S-605] Instead of a card, from a player with a ship beside the pirate. */
const stealCloth = (pirate: number): ActionRule => ({
  type: 'stealCloth',
  rule: 'S-605',
  at: ['chooseVictim'],
  operands: { seat: 'seat' },
  list(g, s, thief, id, out) {
    if (thiefAt.figure(s) !== pirate) return;
    for (let seat = 0; seat < g.seats; seat++)
      if (hasCloth(g, s, thief, seat, thiefAt.site(s))) out.push(pack(id, seat));
  },
  refuse(g, s, thief, packed) {
    const victim = argA(packed);
    if (thiefAt.figure(s) !== pirate) return { code: 'notNow', rule: 'S-605' };
    if (victim === thief) return { code: 'ownSeat', rule: 'S-605' };
    if (s.cloth.bolts[victim] === 0) return { code: 'hasNoCloth', rule: 'S-605' };
    return hasCloth(g, s, thief, victim, thiefAt.site(s)) ? null : { code: 'notThere', rule: 'S-605' };
  },
  apply(_g, s, thief, packed, log) {
    const victim = argA(packed);
    pop(s);
    s.cloth.bolts[victim]--;
    s.cloth.bolts[thief]++;
    scored(s);
    log?.('clothStolen', { thief, victim });
  },
});

/** [S-606] Most points, including hidden ones, then most cloth; players who are still tied share. */
const richest = (g: Game, s: State): number => {
  const worth = Array.from(
    { length: g.seats },
    (_, seat) => allPoints(g, s, seat as Seat) * 256 + s.cloth.bolts[seat],
  );
  const most = Math.max(...worth);
  return worth.reduce((bits, value, seat) => (value === most ? bits | bit(seat) : bits), 0);
};

const stocked = (s: State, villages: readonly Village[]): number => {
  let count = 0;
  for (let i = 0; i < villages.length; i++) if (s.cloth.left[villages[i].vertex] > 0) count++;
  return count;
};

const problems = (draft: Draft): readonly Complaint[] => {
  const { villages, perVillage, supply } = paramsOf(draft.scenario);
  return [
    ...villages.flatMap((place) => vertexProblems(draft, place, 'water')),
    ...villages.flatMap(({ number }) =>
      Number.isInteger(number) && number >= 2 && number <= 12 && number !== 7
        ? []
        : [said('village.number', 'villages: {number} is not a sum of two dice other than 7', { number })],
    ),
    ...(villages.length > FEW_VILLAGES
      ? []
      : [lacking('village.few', 'villages: more than {few} are needed', { few: FEW_VILLAGES })]),
    ...(perVillage > 0 && supply >= 0
      ? []
      : [lacking('village.bolts', 'cloth: bolts for every village are needed')]),
  ];
};

/** Villages that sell cloth to players who reach them by ship. */
export const cloth: RuleModule = {
  name: 'cloth',
  rules: ['S-601', 'S-602', 'S-603', 'S-604', 'S-605', 'S-606', 'S-607'],
  insteadOf: [
    { of: 'S-14', code: 'noRobberHere', is: 'S-605' },
    { of: 'S-17', code: 'nobodySettles', is: 'S-602' },
    { of: 'B-23', code: 'notNow', action: 'stealFrom', is: 'S-605', when: hasSailed },
  ],
  needs: ['ships', 'pirate', 'thief', 'victory'],
  fields,
  data: fieldsOf({
    villages: listOf(vertexShape({ number: whole(2, 12) }, 'water')),
    perVillage: count,
    supply: count,
  }),
  problems,
  contribute({ scenario, board }) {
    const { villages: places, perVillage, supply } = paramsOf(scenario);
    const villages = places.map((place) => ({ vertex: readVertex(board, place).id, number: place.number }));
    return {
      setup(_g, s) {
        for (const { vertex } of villages) s.cloth.left[vertex] = perVillage;
        s.cloth.supply[0] = supply;
      },
      actions: [stealCloth(scenario.figures.indexOf('pirate'))],
      staged: { built: { contact: contact(villages) }, roll: { after: onRoll(villages) } },
      all: {
        pirateSite: must('S-605', 'notATrader', (_g, s, seat) => isTrader(s, villages, seat)),
        shipMayMove: must('S-604', 'tradeHoldsShip', (g, s, seat, edge) => !isTied(g, s, seat, edge)),
      },
      causes: { pirate: 'S-605' },
      sum: { points: (_g, s, seat) => Math.floor(s.cloth.bolts[seat] / BOLTS_A_POINT) },
      ends: [
        {
          reason: 'cloth',
          rule: 'S-606',
          over: (_g, s) => stocked(s, villages) <= FEW_VILLAGES,
          winners: richest,
        },
      ],
    };
  },
};
