/** Harbours that are put down during the game, not with the board. */
import type { Game } from '../../core/game.js';
import { NONE } from '../../core/ids.js';
import type { Scenario } from '../../core/registry.js';
import type { State } from '../../core/state.js';
import { ANY_GOOD } from '../base/fields.js';
import type { Ground } from './ground.js';

/** Kinds of harbours: any, then each good by its index. */
export const ANY_HARBOUR = 0;
export const harbourNames = (goods: readonly { readonly name: string }[]): readonly string[] => [
  'any',
  ...goods.map(({ name }) => name),
];
export const harbourGood = (kind: number): number => (kind === ANY_HARBOUR ? ANY_GOOD : kind - 1);

/** `{ any: 2, ore: 1 }` → kinds one by one. */
export const kindsOf = (scenario: Scenario, counts: Readonly<Record<string, number>>): readonly number[] =>
  Object.entries(counts).flatMap(([name, count]) =>
    Array.from({ length: count }, () => harbourNames(scenario.goods).indexOf(name)),
  );

export const kindProblems = (
  scenario: Scenario,
  counts: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.keys(counts)
    .filter((name) => !harbourNames(scenario.goods).includes(name))
    .map((name) => `harbours: ${name} is neither any nor a good`);

const isCoast = (g: Game, s: State, { land, water }: Ground, edge: number): boolean => {
  const [one, other] = [g.board.edgeHexes[edge * 2], g.board.edgeHexes[edge * 2 + 1]];
  if (one === NONE || other === NONE) return false;
  const [a, b] = [s.base.terrain[one], s.base.terrain[other]];
  return (land[a] === 1 && water[b] === 1) || (land[b] === 1 && water[a] === 1);
};

const harbourAt = (g: Game, s: State, vertex: number): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge !== NONE && s.base.harbour[edge] !== NONE) return true;
  }
  return false;
};

/** [S-503] [S-901] A coast edge that neither holds a harbour nor shares a vertex with one. */
export const mayHoldHarbour = (g: Game, s: State, ground: Ground, edge: number): boolean =>
  isCoast(g, s, ground, edge) &&
  !harbourAt(g, s, g.board.edgeVertices[edge * 2]) &&
  !harbourAt(g, s, g.board.edgeVertices[edge * 2 + 1]);

declare module '../../core/registry.js' {
  interface FrameNames {
    placeHarbour: true;
  }
  interface ActionMap {
    placeHarbour: { edge: number; harbour: string };
  }
  interface EventMap {
    harbourPlaced: { seat: number; edge: number; harbour: number };
  }
  interface RefusalCodes {
    noPlaceForHarbour: true;
    noSuchHarbour: true;
  }
}
