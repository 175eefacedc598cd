import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, LAND } from '../../mind/aspects.js';
import type { Features, Term } from '../../mind/insight.js';
import { PIPS, pipWorth } from '../base/pips.js';

const CHOICE = 1.2;

const goldTerm = (g: Game): Term => {
  const choice = g.scenario.terrains.map((terrain) => terrain.choice === true);
  const cards = g.scenario.pieces.map(({ yields }) => yields);
  const pipsAt = (s: State, vertex: number): number => {
    let pips = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      if (hex !== NONE && choice[s.base.terrain[hex]]) pips += PIPS[s.base.number[hex]];
    }
    return pips * cards[s.base.piece[vertex]];
  };
  return {
    name: 'gold',
    reads: BUILDINGS | LAND,
    worth(scene, s) {
      const { homes } = s.base;
      let sum = 0;
      for (let i = firstHome(scene.seat); homes[i] !== NONE; i++) sum += pipsAt(s, homes[i]);
      return sum * CHOICE * pipWorth(scene);
    },
  };
};

/** A pip of gold is any pip. */
export const gold: Features = {
  module: 'gold',
  make: (g) => ({
    terms: [goldTerm(g)],
    hands: { goldTaken: ({ seat, good }, hands) => hands.gain(seat, good, 1) },
  }),
};
