import { type Board, edgeAt, vertexAt } from '../../core/board/board.js';
import { push } from '../../core/state/frames.js';
import type { RuleModule, Setting, Step } from '../../core/game/game.js';
import { type Axial, type Corner, cornerIndex, type Side, sideIndex } from '../../core/board/lattice.js';
import { said, type Said } from '../../core/text/said.js';
import { edgeShape, fields, listOf, vertexShape } from '../../core/text/shape.js';
import { areTooClose, touches } from '../../shared/fixedStarts.js';
import { pieceIndex, putBuilding, putRoute } from '../../shared/placing.js';
import { seatAfter } from '../../shared/supply.js';
import { CITY, TOWN } from './catalogue.js';

interface VertexPlace extends Axial {
  readonly corner: Corner;
}
interface EdgePlace extends Axial {
  readonly side: Side;
}
/** What one player starts with, seat by seat; with fewer players the last one is left out. */
export interface FixedStart {
  readonly town: VertexPlace;
  readonly city: VertexPlace;
  readonly roads: readonly EdgePlace[];
}

declare module '../../slots.js' {
  interface Params {
    readonly firstGame?: { readonly starts: readonly FixedStart[] };
  }
}
declare module '../../core/registry.js' {
  interface FrameNames {
    fixedStart: true;
  }
}

interface Sites {
  readonly town: number;
  readonly city: number;
  readonly roads: readonly number[];
}

const known = (id: number): number => {
  if (id < 0) throw new Error('a fixed start names a place that the board does not have');
  return id;
};

const sitesOf = (board: Board, { town, city, roads }: FixedStart): Sites => ({
  town: known(vertexAt(board, town, cornerIndex(town.corner))),
  city: known(vertexAt(board, city, cornerIndex(city.corner))),
  roads: roads.map((road) => known(edgeAt(board, road, sideIndex(road.side)))),
});

const allSites = ({ board, seats, scenario }: Setting): readonly Sites[] => {
  const starts = scenario.params.firstGame?.starts ?? [];
  if (starts.length < seats) throw new Error(`${scenario.id} has fixed starts for ${starts.length} players`);
  return starts.map((start) => sitesOf(board, start));
};

const isOwn = (board: Board, { town, city, roads }: Sites): boolean =>
  roads.every((edge) => touches(board, town, edge) || touches(board, city, edge));

/** Pieces that nobody could have placed like this; what has no place at all is told by its shape. */
const startProblem = (setting: Setting): Said | null => {
  const { board, seats, scenario } = setting;
  const starts = scenario.params.firstGame?.starts ?? [];
  if (starts.length < seats) return null;
  const sites = allSites(setting).slice(0, seats);
  const roads = sites.flatMap((site) => site.roads);
  if (!sites.every((site) => isOwn(board, site)) || new Set(roads).size < roads.length)
    return said('start.road', 'a road does not touch its settlement');
  const close = areTooClose(
    board,
    sites.flatMap(({ town, city }) => [town, city]),
  );
  return close ? said('start.close', 'two settlements are too close') : null;
};

const START = fields({ town: vertexShape(), city: vertexShape(), roads: listOf(edgeShape()) });

/** [E-10, E-11] One seat after another, each piece with all its effects, then the city's cards. */
const placeFor =
  (sites: readonly Sites[], road: number): Step =>
  (g, s, seat) => {
    const { town, city, roads } = sites[seat];
    push(s, g.kind.starting, seat, city);
    putBuilding(g, s, seat, town, TOWN);
    putBuilding(g, s, seat, city, CITY);
    for (const edge of roads) putRoute(g, s, s.base.road, seat, edge, road);
  };

const nextSeat: Step = (g, s, seat) => {
  const next = seatAfter(g, seat, 1);
  if (next !== s.base.first[0]) push(s, g.kind.fixedStart, next);
};

/** The first game: everyone starts with the same pieces in the same places; nothing is placed by hand. */
export const firstGame: RuleModule = {
  name: 'firstGame',
  rules: ['E-10', 'E-11'],
  needs: ['scienceAndEnergy'],
  data: fields({ starts: listOf(START) }),
  problems(setting) {
    const what = startProblem(setting);
    return what === null ? [] : [what];
  },
  contribute: (setting) => ({
    setup: (g, s) => push(s, g.kind.fixedStart, s.base.first[0]),
    routines: {
      fixedStart: [placeFor(allSites(setting), pieceIndex(setting.scenario, 'road')), nextSeat],
    },
  }),
};
