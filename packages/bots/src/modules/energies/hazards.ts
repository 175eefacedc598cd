import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { CITY } from '@landnam/engine/games/energies';
import { BUILDINGS, REST } from '../../mind/aspects.js';
import type { ModuleInsight, Scene } from '../../mind/insight.js';

/** What a hazard costs: about the cards of one roll, twice for a city. */
const ON_BUILDING = 0.18;
const ON_HEX = 0.1;

/** On the hexes beside a corner. */
export const hexHazards = (g: Game, s: State, vertex: number): number => {
  let count = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE) count += s.hazards.hex[hex];
  }
  return count;
};

const spoiled = ({ g, seat }: Scene, s: State): number => {
  const { homes } = s.base;
  let cost = 0;
  for (let i = firstHome(seat); homes[i] !== NONE; i++) {
    const vertex = homes[i];
    const size = s.base.piece[vertex] === CITY ? 2 : 1;
    cost += size * (ON_BUILDING * s.hazards.building[vertex] + ON_HEX * hexHazards(g, s, vertex));
  }
  return -cost;
};

/** [E-40] Hazards on own buildings and beside them. */
export const hazards: ModuleInsight = {
  module: 'hazards',
  make: () => ({ terms: [{ name: 'hazards', reads: BUILDINGS | REST, worth: spoiled }] }),
};
