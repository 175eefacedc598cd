import { type Game, NONE } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, LAND } from '../../mind/aspects.js';
import type { ModuleInsight, WorthTerm } from '../../mind/insight.js';
import { pipWorth } from '../base/pips.js';
import { goldAt } from './places.js';

const CHOICE = 1.2;

const goldTerm = (g: Game): WorthTerm => {
  const choice = g.scenario.terrains.map((terrain) => terrain.choice === true);
  const cards = g.scenario.pieces.map(({ yields }) => yields);
  return {
    name: 'gold',
    reads: BUILDINGS | LAND,
    worth(scene, s) {
      const { homes, piece } = s.base;
      let sum = 0;
      for (let i = firstHome(scene.seat); homes[i] !== NONE; i++)
        sum += cards[piece[homes[i]]] * goldAt(g, choice, s, homes[i]);
      return sum * CHOICE * pipWorth(scene);
    },
  };
};

/** A pip of gold counts for any good. */
export const gold: ModuleInsight = {
  module: 'gold',
  make: (g) => ({
    terms: [goldTerm(g)],
    hands: { goldTaken: ({ seat, good }, hands) => hands.gain(seat, good, 1) },
  }),
};
