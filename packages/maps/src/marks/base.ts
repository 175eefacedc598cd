import { type Game, NONE, type State } from '@landnam/engine';
import { type Marks, owned } from './mark.js';

/** Buildings by the first letter of their name, a capital if they score more than one point. */
const buildingLetter = (g: Game, s: State, vertex: number): string => {
  const piece = g.scenario.pieces[s.base.piece[vertex] ?? NONE];
  const letter = piece?.name.slice(0, 1) ?? '?';
  return (piece?.points ?? 0) > 1 ? letter.toUpperCase() : letter;
};

const ground: Marks = {
  module: 'island',
  edge: (_g, s, edge) => owned(s.base.road[edge], ''),
  vertex: (g, s, vertex) => owned(s.base.owner[vertex], buildingLetter(g, s, vertex)),
  legend: () => 's settlement  C city',
  terrains: { forest: 28, hills: 130, pasture: 113, fields: 220, mountains: 245, desert: 180 },
};

const robber: Marks = {
  module: 'robber',
  hex: (_g, s, hex) => (s.base.robber[0] === hex ? 'R' : ''),
  legend: (g) => `R ${g.scenario.figures[0]}`,
};

export const base: readonly Marks[] = [ground, robber];
