import type { Board } from '../../../core/board/board.js';
import type { RuleModule, Setting } from '../../../core/game/game.js';
import { NONE } from '../../../core/ids.js';
import type { Scenario } from '../../../core/registry.js';
import type { State } from '../../../core/state/state.js';
import type { EdgeTable } from '../../../core/state/tables.js';
import { edgeShape, fields, flag, listOf, type Shape, vertexShape } from '../../../core/text/shape.js';
import { type FixedStart, known, layStarts } from '../../../shared/fixedStarts.js';
import { pieceIndex } from '../../../shared/placing.js';
import {
  type EdgePlace,
  type Ground,
  type Read,
  readEdge,
  readVertex,
  type VertexPlace,
} from '../../../shared/places.js';
import { laidProblems } from './laidProblems.js';

/** What one player starts with, seat by seat; with fewer players the last ones are left out. */
export interface LaidStart {
  readonly settlements: readonly VertexPlace[];
  readonly cities: readonly VertexPlace[];
  readonly roads: readonly EdgePlace[];
  /** Its last building brings a card for each producing hex beside it. */
  readonly cards?: boolean;
}

declare module '../../../slots.js' {
  interface Params {
    readonly laidReady?: { readonly starts: readonly LaidStart[] };
  }
}

/** A kind of piece on edges: roads, or something like them. */
export interface RouteSort {
  readonly piece: string;
  /** What must lie beside it. */
  readonly ground: Ground;
  of(start: LaidStart): readonly EdgePlace[];
  table(s: State): EdgeTable;
}

export const ROADS: RouteSort = {
  piece: 'road',
  ground: 'land',
  of: ({ roads }) => roads,
  table: (s) => s.base.road,
};

/** Where a start's pieces are; an id is -1 where the board has no such place. */
export interface ReadStart {
  readonly buildings: readonly (Read & { readonly piece: string; readonly at: VertexPlace })[];
  readonly routes: readonly (Read & { readonly sort: RouteSort; readonly at: EdgePlace })[];
  readonly cards: boolean;
}

const readStart = (board: Board, sorts: readonly RouteSort[], start: LaidStart): ReadStart => {
  const stands = (piece: string, places: readonly VertexPlace[]): ReadStart['buildings'] =>
    places.map((at) => ({ piece, at, ...readVertex(board, at) }));
  return {
    buildings: [...stands('settlement', start.settlements), ...stands('city', start.cities)],
    routes: sorts.flatMap((sort) => sort.of(start).map((at) => ({ sort, at, ...readEdge(board, at) }))),
    cards: start.cards === true,
  };
};

/** Of the seats that play. */
const readStarts = ({ board, seats, scenario }: Setting, sorts: readonly RouteSort[]): readonly ReadStart[] =>
  (scenario.params.laidReady?.starts ?? []).slice(0, seats).map((start) => readStart(board, sorts, start));

/** [B-82] The last building is the last city, or without one the last settlement. */
const piecesOf = (scenario: Scenario, { buildings, routes, cards }: ReadStart): FixedStart => ({
  buildings: buildings.map(({ id, piece }) => ({ vertex: known(id), piece: pieceIndex(scenario, piece) })),
  routes: routes.map(({ id, sort }) => ({
    edge: known(id),
    piece: pieceIndex(scenario, sort.piece),
    table: (s) => sort.table(s),
  })),
  cards: cards ? (buildings.at(-1)?.id ?? NONE) : NONE,
});

/** Pieces that a map lays before anybody places or rolls, with these kinds of routes. */
export const laidReadyWith = (
  sorts: readonly RouteSort[],
  start: Shape,
  more: Pick<RuleModule, 'rules' | 'needs'>,
): RuleModule => ({
  name: 'laidReady',
  rules: ['B-80', 'B-81', 'B-82', 'B-83', 'B-84', 'B-85', ...more.rules],
  needs: ['roads', 'buildings', 'production', ...(more.needs ?? [])],
  data: fields({ starts: listOf(start, 0, 6) }),
  problems: (draft) => laidProblems(draft, readStarts(draft, sorts)),
  stands: (setting) => readStarts(setting, sorts).flatMap(({ buildings }) => buildings.map(({ id }) => id)),
  contribute: (setting) =>
    layStarts(readStarts(setting, sorts).map((each) => piecesOf(setting.scenario, each))),
});

export const LAND_PIECES = {
  settlements: listOf(vertexShape({}, 'land', 'settlement')),
  cities: listOf(vertexShape({}, 'land', 'city')),
  roads: listOf(edgeShape({}, 'land', 'road')),
};
export const LAID_CARDS = { cards: flag };

export const laidReady: RuleModule = laidReadyWith([ROADS], fields(LAND_PIECES, LAID_CARDS), { rules: [] });
