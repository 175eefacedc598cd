import type { RuleModule } from '../../core/game.js';
import { at } from '../../core/fields.js';
import { ANY_GOOD } from './fields.js';

/** Lays the dealt board, the supply and everybody's stock of pieces. */
export const island: RuleModule = {
  name: 'island',
  rules: ['B-1', 'B-2', 'B-3', 'B-5'],
  needs: ['turn'],
  contribute: ({ scenario, seats }) => ({
    setup(_g, s, deal) {
      s.base.terrain.set(deal.terrain);
      s.base.number.set(deal.numbers);
      s.base.robber[0] = deal.robber;
      for (const { edge, good } of deal.harbours) s.base.harbour[edge] = good < 0 ? ANY_GOOD : good;
      scenario.goods.forEach(({ supply }, good) => {
        s.base.bank[good] = supply;
      });
      for (let seat = 0; seat < seats; seat++)
        scenario.pieces.forEach(({ stock }, piece) => {
          s.base.stock[at(seat, piece)] = stock;
        });
    },
  }),
};
