import type { Game, RuleModule } from '../../core/game/game.js';
import { at } from '../../core/state/fields.js';
import type { Scenario } from '../../core/registry.js';
import type { FaultTeller } from '../../core/text/said.js';
import type { State } from '../../core/state/state.js';
import { stockFaults } from '../../shared/placing.js';
import { linkNumbers, MOST_NUMBER } from '../../shared/numbers.js';
import { ANY_GOOD } from './fields.js';

declare module '../../core/registry.js' {
  interface FaultCodes {
    neverRolled: 'hex' | 'number';
  }
}

const layStocks = (s: State, { pieces }: Scenario, seats: number): void => {
  for (let seat = 0; seat < seats; seat++)
    pieces.forEach(({ stock }, piece) => {
      s.base.stock[at(seat, piece)] = stock;
    });
};

const boardFaults = (g: Game, s: State, tell: FaultTeller): void => {
  for (let hex = 0; hex < g.board.hexes; hex++)
    if (s.base.number[hex] > MOST_NUMBER)
      tell('base number', '{hex}: two dice never make {number}', 'neverRolled', {
        hex: `h${hex}`,
        number: s.base.number[hex],
      });
};

/** Sets up the dealt board, the supply and everyone's stock of pieces. */
export const island: RuleModule = {
  name: 'island',
  rules: ['B-1', 'B-2', 'B-3', 'B-5'],
  needs: ['turn'],
  contribute: ({ scenario, seats }) => ({
    purse: scenario.goods.map(({ card }) => (card ? 'base.hand' : 'base.open')),
    derive(_g, s) {
      layStocks(s, scenario, seats);
      linkNumbers(s);
    },
    faults: (g, s, tell) => {
      stockFaults(g, s, tell);
      boardFaults(g, s, tell);
    },
    setup(_g, s, deal) {
      s.base.terrain.set(deal.terrain);
      s.base.number.set(deal.numbers);
      linkNumbers(s);
      s.base.robber[0] = deal.robber;
      for (const { edge, good } of deal.harbours) s.base.harbour[edge] = good < 0 ? ANY_GOOD : good;
      scenario.goods.forEach(({ supply }, good) => {
        s.base.bank[good] = supply;
      });
      layStocks(s, scenario, seats);
    },
  }),
};
