/** Harbours that are placed during the game, not with the board. */
import { type ActionRule, argA, argB, pack } from '../../core/play/actions.js';
import { KINDS } from '../../core/state/fields.js';
import type { Game } from '../../core/game/game.js';
import { type EdgeIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import type { Scenario } from '../../core/registry.js';
import { said, type Said } from '../../core/text/said.js';
import type { State } from '../../core/state/state.js';
import { ANY_GOOD } from '../base/fields.js';
import type { TerrainKinds } from './ground.js';

/** Kinds of harbours: any, then each good by its index. */
const ANY_HARBOUR = 0;
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

export const kindProblems = (scenario: Scenario, counts: Readonly<Record<string, number>>): readonly Said[] =>
  Object.keys(counts)
    .filter((name) => !harbourNames(scenario.goods).includes(name))
    .map((name) => said('harbour.kind', 'harbours: {name} is neither any nor a good', { name }));

const isCoast = (g: Game, s: State, { land, water }: TerrainKinds, edge: EdgeIndex): boolean => {
  const [one, other] = [g.board.edgeHexes[edge * 2], g.board.edgeHexes[edge * 2 + 1]];
  if (one === NONE || other === NONE) return false;
  const [a, b] = [s.base.terrain[one], s.base.terrain[other]];
  return (land[a] === 1 && water[b] === 1) || (land[b] === 1 && water[a] === 1);
};

export const harbourAt = (g: Game, s: State, vertex: VertexIndex): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge !== NONE && s.base.harbour[edge] !== NONE) return true;
  }
  return false;
};

/** [S-503] [S-901] A coast edge that neither holds a harbour nor shares a vertex with one. */
export const mayHoldHarbour = (g: Game, s: State, ground: TerrainKinds, edge: EdgeIndex): boolean =>
  isCoast(g, s, ground, edge) &&
  !harbourAt(g, s, g.board.edgeVertices[edge * 2]) &&
  !harbourAt(g, s, g.board.edgeVertices[edge * 2 + 1]);

/** Who may place which harbour where, and what that triggers. */
export interface HarbourPlacing {
  readonly rule: string;
  readonly has: (s: State, seat: Seat, kind: number) => boolean;
  readonly mayPlace: (g: Game, s: State, seat: Seat, edge: EdgeIndex) => boolean;
  /** The harbour is already on its edge. */
  readonly placed: (g: Game, s: State, seat: Seat, edge: EdgeIndex, kind: number) => void;
}

export const placeHarbourRule = ({ rule, has, mayPlace, placed }: HarbourPlacing): ActionRule => ({
  type: 'placeHarbour',
  rule,
  at: ['placeHarbour'],
  operands: { edge: 'edge', harbour: 'harbour' },
  list(g, s, seat, id, out) {
    for (let edge = 0; edge < g.board.edges; edge++) {
      if (!mayPlace(g, s, seat, edge)) continue;
      for (let kind = 0; kind < KINDS; kind++) if (has(s, seat, kind)) out.push(pack(id, edge, kind));
    }
  },
  refuse(g, s, seat, packed) {
    const kind = argB(packed);
    if (kind >= KINDS || !has(s, seat, kind)) return { code: 'noSuchHarbour', rule };
    return mayPlace(g, s, seat, argA(packed)) ? null : { code: 'noPlaceForHarbour', rule };
  },
  apply(g, s, seat, packed, log) {
    const [edge, kind] = [argA(packed), argB(packed)];
    s.base.harbour[edge] = harbourGood(kind);
    placed(g, s, seat, edge, kind);
    log?.('harbourPlaced', { seat, edge, harbour: kind });
  },
});

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
