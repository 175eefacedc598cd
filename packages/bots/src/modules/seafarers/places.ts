/** Places of the sea and its scenarios, and how far they are. */
import { CORNERS, type Game, NONE, type State, vertexAt } from '@landnam/engine';
import { PIPS } from '../base/pips.js';

export const islandAt = (g: Game, s: State, vertex: number): number => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && s.islandChits.island[hex] !== NONE) return s.islandChits.island[hex];
  }
  return NONE;
};

/** Pips beside a corner whose good is the player's choice. */
export const goldAt = (g: Game, choice: readonly boolean[], s: State, vertex: number): number => {
  let pips = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && choice[s.base.terrain[hex]]) pips += PIPS[s.base.number[hex]];
  }
  return pips;
};

/** Pieces to the nearest corner of a hex. */
export const toHex = ({ board }: Game, away: Uint8Array, hex: number): number => {
  let near: number = NONE;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = board.hexVertices[i];
    if (vertex !== NONE && away[vertex] < near) near = away[vertex];
  }
  return near;
};

/** Pieces until one lies on an edge. */
export const toEdge = ({ board }: Game, away: Uint8Array, edge: number): number => {
  const near = Math.min(away[board.edgeVertices[edge * 2]], away[board.edgeVertices[edge * 2 + 1]]);
  return near === NONE ? NONE : near + 1;
};

export const fogOf = (g: Game): number => g.scenario.terrains.findIndex(({ name }) => name === 'fog');

export interface Village {
  readonly vertex: number;
  readonly pips: number;
}

export const villagesOf = (g: Game): readonly Village[] =>
  (g.scenario.params.cloth?.villages ?? []).map((place) => ({
    vertex: vertexAt(g.board, place, CORNERS.indexOf(place.corner)),
    pips: PIPS[place.number],
  }));
