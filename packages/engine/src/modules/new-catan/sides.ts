/** The six double hexes around the island: which corners touch each, as the map says. */
import { edgeBetween, vertexAt } from '../../core/board/board.js';
import type { Setting } from '../../core/game/game.js';
import { NONE, type VertexIndex } from '../../core/ids.js';
import { type Axial, type Corner, cornerIndex } from '../../core/board/lattice.js';
import { lacking, said, type Said } from '../../core/text/said.js';
import { fields, listOf, text, vertexShape } from '../../core/text/shape.js';
import { BENEFITS_A_RACE } from './catalogue.js';

export interface CornerPlace extends Axial {
  readonly corner: Corner;
}
export interface OutpostParams {
  /** Six sides in order around the island, five corners each; opposite sides are three apart. */
  readonly sides: readonly (readonly CornerPlace[])[];
  /** The benefits of the fixed set-up, side by side; an empty side is a frontier. */
  readonly printed: readonly (readonly string[])[];
}

declare module '../../slots.js' {
  interface Params {
    readonly outposts?: OutpostParams;
  }
}

export const outpostData = fields({
  sides: listOf(listOf(vertexShape())),
  printed: listOf(listOf(text)),
});

export const SIDES_AROUND = 6;

export const paramsOf = ({ scenario }: Setting): OutpostParams =>
  scenario.params.outposts ?? { sides: [], printed: [] };

/** Corner ids, side by side. */
export const sidesOf = (setting: Setting): readonly (readonly number[])[] =>
  paramsOf(setting).sides.map((side) =>
    side.map((place) => vertexAt(setting.board, place, cornerIndex(place.corner))),
  );

/** Edges without a second hex are coast, and so are their ends. */
const isCoastal = ({ board }: Setting, vertex: VertexIndex): boolean => {
  for (let k = 0; k < 3; k++) {
    const edge = board.vertexEdges[vertex * 3 + k];
    if (edge !== NONE && board.edgeHexes[edge * 2 + 1] === NONE) return true;
  }
  return false;
};

const isJoint = ({ board }: Setting, vertex: VertexIndex): boolean => board.vertexHexes[vertex * 3] === NONE;

/** Joints next to both ends of a row of corners: a side lies between two gaps. */
const liesBetweenGaps = (setting: Setting, side: readonly number[]): boolean =>
  [side[0], side[side.length - 1]].every((vertex) =>
    [0, 1, 2].some((k) => {
      const next = setting.board.vertexVertices[vertex * 3 + k];
      return next !== NONE && isJoint(setting, next);
    }),
  );

const isPath = ({ board }: Setting, side: readonly number[]): boolean =>
  side.every((vertex, i) => i === 0 || edgeBetween(board, side[i - 1], vertex) !== NONE);

const sideProblems = (setting: Setting, side: readonly number[], index: number): Said[] => {
  const data = { side: index + 1 };
  if (side.length !== BENEFITS_A_RACE || side.includes(-1))
    return [
      said('sides.corners', 'side {side} does not name {corners} corners of the board', {
        ...data,
        corners: BENEFITS_A_RACE,
      }),
    ];
  if (!side.every((vertex) => isCoastal(setting, vertex)))
    return [said('sides.coast', 'side {side} has a corner that is not on the coast', data)];
  if (!isPath(setting, side)) return [said('sides.row', 'side {side} is not a row of neighbours', data)];
  return liesBetweenGaps(setting, side)
    ? []
    : [said('sides.gaps', 'side {side} does not lie between two gaps', data)];
};

/** [N-2] Six fives, every coastal corner in exactly one. */
export const sidesProblems = (setting: Setting): Said[] => {
  const { sides } = paramsOf(setting);
  if (sides.length !== SIDES_AROUND)
    return [
      lacking('sides.count', '{given} sides are given, {needed} needed', {
        given: sides.length,
        needed: SIDES_AROUND,
      }),
    ];
  const problems = sidesOf(setting).flatMap((side, i) => sideProblems(setting, side, i));
  const corners = sidesOf(setting).flat();
  if (new Set(corners).size !== corners.length)
    problems.push(said('sides.twice', 'a corner belongs to two sides'));
  for (let vertex = 0; vertex < setting.board.vertices; vertex++)
    if (isCoastal(setting, vertex) && !isJoint(setting, vertex) && !corners.includes(vertex))
      problems.push(said('sides.none', 'corner v{vertex} belongs to no side', { vertex }));
  return problems;
};
