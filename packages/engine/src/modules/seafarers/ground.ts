/** What lies beside edges and vertices: land, water, or neither (unknown). */
import type { Game } from '../../core/game/game.js';
import { type EdgeIndex, NONE, type VertexIndex } from '../../core/ids.js';
import type { Scenario } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';
import { landOf } from '../base/robber.js';

/** By terrain: 1 where it is so. */
export interface TerrainKinds {
  readonly land: Uint8Array;
  readonly water: Uint8Array;
}

export const groundOf = (scenario: Scenario): TerrainKinds => ({
  land: landOf(scenario),
  water: Uint8Array.from(scenario.terrains, ({ water }) => Number(water ?? false)),
});

/** A hex beside the edge is of this kind; beyond the board there is nothing. */
export const besideEdge = (g: Game, s: State, kind: Uint8Array, edge: EdgeIndex): boolean => {
  const one = g.board.edgeHexes[edge * 2];
  const other = g.board.edgeHexes[edge * 2 + 1];
  return (
    (one !== NONE && kind[s.base.terrain[one]] === 1) || (other !== NONE && kind[s.base.terrain[other]] === 1)
  );
};

export const besideVertex = (g: Game, s: State, kind: Uint8Array, vertex: VertexIndex): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && kind[s.base.terrain[hex]] === 1) return true;
  }
  return false;
};
