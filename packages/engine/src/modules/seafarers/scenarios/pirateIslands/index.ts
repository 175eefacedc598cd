import type { IdRows } from '../../../../core/board/board.js';
import { at } from '../../../../core/state/fields.js';
import { type Dealer, must, type RuleModule, type Setting, type Step } from '../../../../core/game/game.js';
import {
  type EdgeIndex,
  type Hex,
  type HexIndex,
  NONE,
  type Seat,
  type VertexIndex,
} from '../../../../core/ids.js';
import type { State } from '../../../../core/state/state.js';
import type { Contributions, Game } from '../../../../core/game/game.js';
import type { EdgeTable, HexTable, VertexTable } from '../../../../core/state/tables.js';
import { addHome, addRoute } from '../../../../shared/ownPlaces.js';
import { pieceIndex } from '../../../../shared/placing.js';
import type { Piece } from '../../../../slots.js';
import { cardIndex, playRule } from '../../../base/cards.js';
import { hasRolledSeven, noMoreThefts } from '../../../base/robber.js';
import { takeHarbour } from '../../../base/supplyTrade.js';

import { isOrderOf, shuffled } from '../../orders.js';
import { data, fields, type Lane, paramsOf, played, problems, type Waters, watersOf } from './data.js';
import { avoidsFleet, loseCard, loseCards, robAnybody, sail } from './fleet.js';
import { attackFortress, fortressDie, rollFortressDie } from './fortress.js';
import { continuesLine, laneFor } from './route.js';
import { tellWaters } from './told.js';

declare module '../../../../core/registry.js' {
  interface CauseNames {
    fleet: true;
  }
  interface RefusalCodes {
    noShipsInSetUp: true;
    notOnTheLine: true;
    notOnThisIsland: true;
    noOrdinaryShip: true;
    fortressNotTaken: true;
  }
  interface FaultCodes {
    positionShared: never;
  }
}

/** A settlement of the player's stock that is not theirs yet. */
const fortressPiece: Piece = {
  name: 'fortress',
  on: 'vertex',
  stock: 0,
  cost: {},
  points: 0,
  yields: 0,
  stockOf: 'settlement',
  safe: true,
};

const positions = ({ seats }: Setting): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

const dealer: Dealer = {
  draw: (setting, below) => shuffled(positions(setting), below),
  check: (setting, row) => (isOrderOf(row, positions(setting)) ? null : 'is not an order of the positions'),
};

const stand = (g: Game, s: State, seat: number, vertex: VertexIndex, piece: number): void => {
  const stock = g.scenario.pieces[piece].stockOf ?? g.scenario.pieces[piece].name;
  addHome(s, seat, vertex);
  s.base.piece[vertex] = piece;
  s.base.stock[at(seat, pieceIndex(g.scenario, stock))]--;
  s.base.onBoard[at(seat, piece)]++;
};

/** [S-701] The printed settlement and ship, and the fortress, all from the player's stock. */
const layPosition = (g: Game, s: State, seat: number, lane: Lane): void => {
  const ship = pieceIndex(g.scenario, 'ship');
  stand(g, s, seat, lane.start, pieceIndex(g.scenario, 'settlement'));
  stand(g, s, seat, lane.fortress, pieceIndex(g.scenario, 'fortress'));
  addRoute(s, s.ships.ship, seat, lane.ship);
  s.base.stock[at(seat, ship)]--;
  s.base.onBoard[at(seat, ship)]++;
  for (let i = lane.start * 3; i < lane.start * 3 + 3; i++)
    if (g.board.vertexEdges[i] !== NONE) takeHarbour(g, s, seat, g.board.vertexEdges[i]);
};

/** [S-701] Each seat has one of the printed positions, and no two have the same. */
const positionFaults =
  (waters: Waters): NonNullable<Contributions['faults']> =>
  ({ seats }, s, tell) => {
    const { position } = s.pirateIslands;
    for (let seat = 0; seat < seats; seat++)
      if (position[seat] >= waters.lanes.length || position.indexOf(position[seat]) !== seat)
        tell(`pirateIslands position p${seat}`, 'it is not a position of its own [S-701]', 'positionShared');
  };

const hasOrdinaryShip = (s: State, seat: number, ship: number): boolean =>
  s.base.onBoard[at(seat, ship)] > s.pirateIslands.warships[seat];

/** [S-703] The rearmost ordinary ship: warships are always the first of the line. */
const arm =
  (knight: number): Step =>
  (_g, s, seat, played) => {
    if (played === knight) s.pirateIslands.warships[seat]++;
  };

const touchesAny = (marked: HexTable, hexes: readonly HexIndex[]): boolean =>
  hexes.some((hex) => hex !== NONE && marked[hex] === 1);

const islandMask = ({ scenario, board }: Setting): HexTable => {
  const marked = new Uint8Array(board.hexes);
  for (const area of scenario.areas) if (area.start) for (const hex of area.hexes) marked[hex] = 1;
  return marked;
};

/** [S-705] Where anything may be built: by vertex and by edge, 1 on the eastern island. */
const onIsland = (setting: Setting): { readonly vertices: VertexTable; readonly edges: EdgeTable } => {
  const { board } = setting;
  const marked = islandMask(setting);
  const beside = (table: IdRows<Hex>, width: number, i: number): Hex[] =>
    Array.from({ length: width }, (_, k) => table[i * width + k]);
  return {
    vertices: Uint8Array.from({ length: board.vertices }, (_, i) =>
      Number(touchesAny(marked, beside(board.vertexHexes, 3, i))),
    ),
    edges: Uint8Array.from({ length: board.edges }, (_, i) =>
      Number(touchesAny(marked, beside(board.edgeHexes, 2, i))),
    ),
  };
};

const restrictions = (setting: Setting, waters: Waters) => {
  const island = onIsland(setting);
  return {
    shipSite: [
      must('S-701', 'noShipsInSetUp', (_g: Game, s: State) => s.core.active[0] !== NONE),
      must('S-12', 'fleetBlocks', (g: Game, s: State, _seat: Seat, edge: EdgeIndex) =>
        avoidsFleet(g, s, waters, edge),
      ),
    ],
    shipJoin: must('S-702', 'notOnTheLine', (g: Game, s: State, seat: Seat, edge: EdgeIndex) =>
      continuesLine(g, s, waters, seat, edge),
    ),
    shipMayMove: must('S-12', 'fleetBlocks', (g: Game, s: State, _seat: Seat, edge: EdgeIndex) =>
      avoidsFleet(g, s, waters, edge),
    ),
    roadSite: must(
      'S-705',
      'notOnThisIsland',
      (_g: Game, _s: State, _seat: Seat, edge: EdgeIndex) => island.edges[edge] === 1,
    ),
    buildingSite: must(
      'S-705',
      'notOnThisIsland',
      (_g: Game, s: State, seat: Seat, vertex: VertexIndex) =>
        island.vertices[vertex] === 1 || laneFor(waters, s, seat).landing === vertex,
    ),
    mayWin: must(
      'S-708',
      'fortressNotTaken',
      (_g: Game, s: State, seat: Seat) => s.pirateIslands.chits[seat] === 0,
    ),
  };
};

/** A fleet that raids the coasts, and for each player a fortress at the end of one line of ships. */
export const pirateIslands: RuleModule = {
  name: 'pirateIslands',
  rules: ['S-701', 'S-702', 'S-703', 'S-704', 'S-705', 'S-706', 'S-707', 'S-708'],
  insteadOf: [
    { of: 'S-6', is: 'S-701' },
    { of: 'S-17', code: 'notAStart', is: 'S-701' },
    { of: 'S-705', action: 'placeSettlement', is: 'S-701' },
  ],
  needs: ['ships', 'gold', 'cards', 'thief', 'discards', 'supplyTrade'],
  fields,
  pieces: [fortressPiece],
  dealer,
  data,
  played,
  problems,
  contribute(setting) {
    const { scenario, seats } = setting;
    const waters = watersOf(setting);
    const [settlement, city] = [pieceIndex(scenario, 'settlement'), pieceIndex(scenario, 'city')];
    const [ship, fortress] = [pieceIndex(scenario, 'ship'), pieceIndex(scenario, 'fortress')];
    const knight = cardIndex(scenario, 'knight');
    const figure = scenario.figures.indexOf('pirate');
    return {
      setup(g, s, deal) {
        s.pirateIslands.chits.fill(paramsOf(scenario).chits);
        s.pirateIslands.position.set(deal.extra['pirateIslands'] ?? []);
        for (let seat = 0; seat < seats; seat++) layPosition(g, s, seat, laneFor(waters, s, seat));
      },
      faults: positionFaults(waters),
      decisions: [loseCards, fortressDie],
      actions: [
        playRule('playKnight', 'S-703', knight, {
          code: 'noOrdinaryShip',
          test: (_g, s, seat) => hasOrdinaryShip(s, seat, ship),
        }),
        loseCard,
        attackFortress(waters),
        rollFortressDie(waters, { ship, settlement }),
      ],
      staged: {
        roll: { before: sail(waters, city, fortress), seven: robAnybody(figure) },
        played: { effect: arm(knight) },
      },
      all: restrictions(setting, waters),
      tells: { pirateIslands: tellWaters(waters) },
      causes: { fleet: 'S-704', pirate: 'S-707' },
      forbids: [noMoreThefts('S-707', hasRolledSeven)],
      any: { isVictim: (_g, _s, _seat, moved) => moved === figure },
    };
  },
};
