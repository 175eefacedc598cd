import { at } from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';
import { EVERYTHING, REST } from '../../mind/aspects.js';
import type { Columns, Features } from '../../mind/insight.js';

const whoseTurn: Columns = {
  names: ['on turn', 'turns until on turn'],
  reads: REST,
  fill({ g, seat }, s, into, from) {
    const away = (seat - s.core.active[0] + g.seats * 256) % g.seats;
    into[from] = Number(seat === s.core.active[0]);
    into[from + 1] = away;
  },
};

/** Going on is what everything else is measured against. */
export const turn: Features = {
  module: 'turn',
  make: ({ scenario: { goods } }) => ({
    scorers: { endTurn: () => 0, callDice: () => 0 },
    columns: [
      whoseTurn,
      {
        names: goods.map(({ name }) => `open ${name}`),
        reads: EVERYTHING,
        fill({ seat }, s, into, from) {
          for (let good = 0; good < goods.length; good++) into[from + good] = s.base.open[at(seat, good)];
        },
      },
      {
        names: ['round', ...goods.map(({ name }) => `supply ${name}`)],
        reads: EVERYTHING,
        ofTable: true,
        fill(_scene, s, into, from) {
          into[from] = roundOf(s);
          for (let good = 0; good < goods.length; good++) into[from + 1 + good] = s.base.bank[good];
        },
      },
    ],
  }),
};

/** Points that everybody sees. */
export const victory: Features = {
  module: 'victory',
  make: () => ({
    columns: [
      {
        names: ['points'],
        reads: EVERYTHING,
        fill({ seat, points }, _s, into, from) {
          into[from] = points[seat];
        },
      },
    ],
  }),
};
