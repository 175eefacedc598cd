import type { Board } from '../../core/board/board.js';
import type { RuleModule, Setting } from '../../core/game/game.js';
import type { Scenario } from '../../core/registry.js';
import { said, type Said } from '../../core/text/said.js';
import { edgeShape, fields, listOf, vertexShape } from '../../core/text/shape.js';
import { areTooClose, type FixedStart, known, layStarts, touches } from '../../shared/fixedStarts.js';
import { pieceIndex } from '../../shared/placing.js';
import { type EdgePlace, readEdge, readVertex, type VertexPlace } from '../../shared/places.js';
import { CITY, TOWN } from './catalogue.js';

/** What one player starts with, seat by seat; with fewer players the last one is left out. */
export interface TownAndCity {
  readonly town: VertexPlace;
  readonly city: VertexPlace;
  readonly roads: readonly EdgePlace[];
}

declare module '../../slots.js' {
  interface Params {
    readonly firstGame?: { readonly starts: readonly TownAndCity[] };
  }
}
interface Sites {
  readonly town: number;
  readonly city: number;
  readonly roads: readonly number[];
}

const sitesOf = (board: Board, { town, city, roads }: TownAndCity): Sites => ({
  town: known(readVertex(board, town).id),
  city: known(readVertex(board, city).id),
  roads: roads.map((road) => known(readEdge(board, road).id)),
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

const START = fields({
  town: vertexShape({}, 'land', 'town'),
  city: vertexShape({}, 'land', 'city'),
  roads: listOf(edgeShape({}, 'land', 'road')),
});

/** [E-10] [E-11] The city brings the cards. */
const piecesOf = (scenario: Scenario, { town, city, roads }: Sites): FixedStart => {
  const piece = pieceIndex(scenario, 'road');
  return {
    buildings: [
      { vertex: town, piece: TOWN },
      { vertex: city, piece: CITY },
    ],
    routes: roads.map((edge) => ({ edge, piece, table: (s) => s.base.road })),
    cards: city,
  };
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
  contribute: (setting) => layStarts(allSites(setting).map((sites) => piecesOf(setting.scenario, sites))),
};
