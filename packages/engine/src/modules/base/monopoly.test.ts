import { describe, expect, test } from 'vitest';
import { table } from '../../../../../test/support/table.js';

describe('[B-44] monopoly', () => {
  test('[B-44] all others hand over all of the resource, and nothing else', () => {
    const t = table().hold(0, 'monopoly').give(0, 'ore').give(1, '3ore wool').give(2, '2ore').turn(0);
    t.do('p0 playMonopoly ore');
    expect([0, 1, 2, 3].map((seat) => t.cards(seat))).toEqual([{ ore: 6 }, { wool: 1 }, {}, {}]);
    expect(t.events('monopolyTaken')).toEqual([{ seat: 0, good: 4, cards: [0, 3, 2, 0] }]);
  });

  test('[B-44] it may be one that nobody has: all five are always open', () => {
    const t = table().hold(0, 'monopoly').turn(0);
    expect(t.legal(0, 'playMonopoly')).toHaveLength(5);
    expect(t.do('p0 playMonopoly brick').cards(0)).toEqual({});
    t.refuses('p0 playMonopoly ore', 'B-40', 'oneCardATurn');
  });
});
