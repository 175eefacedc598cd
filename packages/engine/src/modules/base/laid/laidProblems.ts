/** [B-85] What is wrong with pieces that a map lays ready, each with its place. */
import { type Board } from '../../../core/board/board.js';
import { type Draft, type Setting } from '../../../core/game/game.js';
import { NONE } from '../../../core/ids.js';
import type { Scenario } from '../../../core/registry.js';
import { lacking, said, type Said } from '../../../core/text/said.js';
import { tooClose, touches } from '../../../shared/fixedStarts.js';
import {
  edgeProblems,
  type Ground,
  hexesAtEdge,
  hexesAtVertex,
  isSure,
  type Read,
  vertexProblems,
} from '../../../shared/places.js';
import type { ReadStart } from './laidReady.js';

type Route = ReadStart['routes'][number];

/** What is neither land nor water is unknown, and a piece beside it would lie nowhere. */
const isUnknown = ({ dealt, scenario: { terrains } }: Draft, hex: number): boolean =>
  hex !== NONE &&
  terrains.some(({ land, water }, terrain) => !land && water !== true && dealt[hex].includes(terrain));

/** Only for places that the board has. */
const groundProblems = (
  draft: Draft,
  { place, id }: Read,
  kind: Ground,
  hexes: readonly number[],
): readonly Said[] => {
  if (id < 0) return [];
  if (hexes.some((hex) => isUnknown(draft, hex)))
    return [said('start.unknown', '{place}, a place to start at, touches an unknown hex', { place })];
  return hexes.some((hex) => isSure(draft, kind, hex))
    ? []
    : [said('laid.mixed', '{place} may have no {kind} beside it when the board is mixed', { place, kind })];
};

const firstOf = (...found: readonly (readonly Said[])[]): readonly Said[] =>
  found.find((problems) => problems.length > 0) ?? [];

const placeProblems = (draft: Draft, { buildings, routes }: ReadStart): readonly Said[] => [
  ...buildings.flatMap((each) =>
    firstOf(
      vertexProblems(draft, each.at, 'land'),
      groundProblems(draft, each, 'land', hexesAtVertex(draft.board, each.id)),
    ),
  ),
  ...routes.flatMap((each) =>
    firstOf(
      edgeProblems(draft, each.at, each.sort.ground),
      groundProblems(draft, each, each.sort.ground, hexesAtEdge(draft.board, each.id)),
    ),
  ),
];

const closeProblems = (board: Board, starts: readonly ReadStart[]): readonly Said[] => {
  const all = starts.flatMap(({ buildings }) => buildings);
  const corners = all.map(({ id }) => id);
  return tooClose(board, corners).map((i) =>
    said('start.close', 'two settlements are too close', { place: all[i].place }),
  );
};

const twiceProblems = (starts: readonly ReadStart[]): readonly Said[] =>
  starts
    .flatMap(({ routes }) => routes)
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) < i)
    .map(({ place }) => said('laid.twice', 'two pieces lie on {place}', { place }));

const endsOf = ({ edgeVertices }: Board, edge: number): readonly number[] => [
  edgeVertices[edge * 2],
  edgeVertices[edge * 2 + 1],
];

/** [B-30] One of a kind goes on from another where nobody has built. */
const follows = (board: Board, a: Route, b: Route, built: ReadonlySet<number>): boolean =>
  a.sort === b.sort && endsOf(board, a.id).some((end) => !built.has(end) && touches(board, end, b.id));

/** Those that reach no building of their own. */
const looseRoutes = (
  board: Board,
  { buildings, routes }: ReadStart,
  built: ReadonlySet<number>,
): readonly Route[] => {
  let front = routes.filter((route) => buildings.some(({ id }) => touches(board, id, route.id)));
  let loose = routes.filter((route) => !front.includes(route));
  while (front.length > 0) {
    const reached = front;
    front = loose.filter((route) => reached.some((other) => follows(board, route, other, built)));
    loose = loose.filter((route) => !front.includes(route));
  }
  return loose;
};

const looseProblems = (board: Board, starts: readonly ReadStart[]): readonly Said[] => {
  const built = new Set(starts.flatMap(({ buildings }) => buildings.map(({ id }) => id)));
  return starts.flatMap((start) =>
    looseRoutes(board, start, built).map(({ place }) =>
      said('laid.loose', 'what lies on {place} is joined to no building of its own player', { place }),
    ),
  );
};

/** What the opening takes of a piece; each of its rounds may take a road. */
const openingTakes = ({ opening }: Scenario, piece: string): number =>
  piece === 'road' ? opening.length : opening.filter((round) => round.piece === piece).length;

const stockProblems = ({ scenario }: Setting, starts: readonly ReadStart[]): readonly Said[] =>
  starts.flatMap(({ buildings, routes }, i) => {
    const laid = [...buildings.map(({ piece }) => piece), ...routes.map(({ sort }) => sort.piece)];
    return scenario.pieces.flatMap(({ name, stock }) => {
      const count = laid.filter((piece) => piece === name).length;
      if (count === 0 || count + openingTakes(scenario, name) <= stock) return [];
      const data = { start: i + 1, count: count + openingTakes(scenario, name), piece: name, stock };
      return [
        said(
          'laid.stock',
          'start {start}: {count} of {piece}, with the opening, but there are {stock}',
          data,
        ),
      ];
    });
  });

const emptyProblems = ({ scenario }: Setting, starts: readonly ReadStart[]): readonly Said[] =>
  starts.flatMap(({ buildings }, i) =>
    buildings.length > 0 || scenario.opening.length > 0
      ? []
      : [lacking('laid.none', 'start {start} has no building, and there is no opening', { start: i + 1 })],
  );

/** Nobody could lay the road of an opening at such a corner. */
const isShut = (draft: Draft, vertex: number, laid: ReadonlySet<number>): boolean => {
  const { vertexEdges } = draft.board;
  const edges = [0, 1, 2].map((k) => vertexEdges[vertex * 3 + k]).filter((edge) => edge !== NONE);
  const isOpen = (edge: number): boolean =>
    !laid.has(edge) && hexesAtEdge(draft.board, edge).some((hex) => isSure(draft, 'land', hex));
  return edges.some((edge) => laid.has(edge)) && !edges.some(isOpen);
};

const shutProblems = (draft: Draft, starts: readonly ReadStart[]): readonly Said[] => {
  const { board, scenario } = draft;
  if (scenario.opening.length === 0) return [];
  const corners = starts.flatMap(({ buildings }) => buildings.map(({ id }) => id));
  const routes = starts.flatMap(({ routes: own }) => own);
  const laid = new Set(routes.map(({ id }) => id));
  return routes
    .filter(({ id }) =>
      endsOf(board, id).some(
        (end) => tooClose(board, [...corners, end]).length === 0 && isShut(draft, end, laid),
      ),
    )
    .map(({ place }) =>
      said('laid.shut', 'whoever settles beside {place} has no side left for a road', { place }),
    );
};

export const laidProblems = (draft: Draft, starts: readonly ReadStart[]): readonly Said[] => {
  const { board, seats } = draft;
  if (starts.length < seats)
    return [
      lacking('laid.count', '{starts} starts are given, {seats} are needed', {
        starts: starts.length,
        seats,
      }),
    ];
  const misplaced = starts.flatMap((start) => placeProblems(draft, start));
  if (misplaced.length > 0) return misplaced;
  return [
    ...closeProblems(board, starts),
    ...twiceProblems(starts),
    ...looseProblems(board, starts),
    ...stockProblems(draft, starts),
    ...emptyProblems(draft, starts),
    ...shutProblems(draft, starts),
  ];
};
