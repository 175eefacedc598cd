import { type Game, NONE, type State } from '@landnam/engine';

/** No building on a corner or next to it. */
export const isApart = ({ board }: Game, { base: { owner } }: State, vertex: number): boolean => {
  if (owner[vertex] !== NONE) return false;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const near = board.vertexVertices[i];
    if (near !== NONE && owner[near] !== NONE) return false;
  }
  return true;
};

/** Somebody could settle there; a corner without a hex is a joint. */
export const isFree = (g: Game, s: State, vertex: number): boolean =>
  g.board.vertexHexes[vertex * 3] !== NONE && isApart(g, s, vertex);
