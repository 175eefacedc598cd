import { at } from '@landnam/engine';
import { CARDS } from '../../../mind/aspects.js';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';

/** Development cards: how many, which everyone sees, and which ones, which only their holder sees. */
export const cardFeatures = ({ g: { scenario } }: Shared): readonly FeatureGroup[] => {
  const names = scenario.cards.map(({ name }) => name);
  return [
    {
      names: ['cards unplayed', 'cards bought this turn', 'cards played'],
      reads: CARDS,
      own: true,
      fill({ seat }, s, into, from) {
        const { heldTotal, freshTotal, played } = s.base;
        into[from] = heldTotal[seat] + freshTotal[seat];
        into[from + 1] = freshTotal[seat];
        into[from + 2] = 0;
        for (let card = 0; card < names.length; card++) into[from + 2] += played[at(seat, card)];
      },
    },
    {
      names: [...names.map((name) => `holds ${name}`), ...names.map((name) => `just bought ${name}`)],
      reads: CARDS,
      own: true,
      hidden: true,
      fill({ seat }, s, into, from) {
        const { held, fresh } = s.base;
        for (let card = 0; card < names.length; card++) {
          into[from + card] = held[at(seat, card)];
          into[from + names.length + card] = fresh[at(seat, card)];
        }
      },
    },
    {
      names: ['deck'],
      reads: CARDS,
      ofTable: true,
      fill(_scene, s, into, from) {
        into[from] = s.base.deckTotal[0];
      },
    },
  ];
};
