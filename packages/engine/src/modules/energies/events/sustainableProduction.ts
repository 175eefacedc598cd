import { at } from '../../../core/state/fields.js';
import type { RuleModule, Step } from '../../../core/game/game.js';
import type { State } from '../../../core/state/state.js';
import { highest } from '../../../shared/extremes.js';
import { RENEWABLE } from '../catalogue.js';
import { offerCards } from './freeCard.js';

declare module '../../../core/registry.js' {
  interface CauseNames {
    sustainableProduction: true;
  }
  interface FrameNames {
    sustainableProduction: true;
  }
}

const renewables = (s: State, seat: number): number => s.base.onBoard[at(seat, RENEWABLE)];

const strike: Step = (g, s, active) =>
  offerCards(g, s, active, highest(g, s, renewables), g.cause.sustainableProduction);

/** Sustainable production: a card of choice for the most renewable plants on the board. */
export const sustainableProduction: RuleModule = {
  name: 'sustainableProduction',
  rules: ['E-23', 'E-36'],
  needs: ['freeCard', 'eventDiscs'],
  contribute: () => ({
    routines: { sustainableProduction: [strike] },
    causes: { sustainableProduction: 'E-36' },
  }),
};
