import { describe, expect, test } from 'vitest';
import { alienTable } from '../../../../../test/new-catan/aliens.js';

const GOODS = ['lumber', 'brick', 'wool', 'grain', 'ore'];

describe('trade with the supply', () => {
  test('[N-10] four of a kind for one other', () => {
    const t = alienTable().give(0, '4wool').turn(0);
    expect(t.legal(0, 'tradeMixed')).toEqual(
      ['lumber', 'brick', 'grain', 'ore'].map((get) => `tradeMixed wool wool ${get}`),
    );
    t.do('p0 tradeMixed wool wool ore');
    expect(t.cards(0)).toEqual({ ore: 1 });
  });

  test('[N-10] three and every odd one; the card received is of neither kind', () => {
    for (const one of GOODS.filter((good) => good !== 'wool')) {
      const t = alienTable().give(0, `3wool ${one}`).turn(0);
      const others = GOODS.filter((good) => good !== 'wool' && good !== one);
      expect(t.legal(0, 'tradeMixed')).toEqual(others.map((get) => `tradeMixed wool ${one} ${get}`));
      t.refuses(`p0 tradeMixed wool ${one} wool`, 'N-10', 'sameKind');
      t.refuses(`p0 tradeMixed wool ${one} ${one}`, 'N-10', 'sameKind');
      t.do(`p0 tradeMixed wool ${one} ${others[0]}`);
      expect(t.cards(0)).toEqual({ [others[0]]: 1 });
    }
  });

  test('[N-10] three alone, two and two, or one kind short by a card are not enough', () => {
    const t = alienTable().give(0, '3wool').give(1, '2wool 2ore').turn(0);
    expect(t.legal(0, 'tradeMixed')).toEqual([]);
    t.refuses('p0 tradeMixed wool wool ore', 'N-10', 'notEnough');
    t.refuses('p0 tradeMixed wool brick ore', 'N-10', 'notEnough');
    expect(t.turn(1).legal(1, 'tradeMixed')).toEqual([]);
  });

  test('[N-10] the supply must have the card', () => {
    const t = alienTable().give(0, '4wool').leave('ore', 0, 1).turn(0);
    t.refuses('p0 tradeMixed wool wool ore', 'N-10', 'supplyLacks');
    expect(t.legal(0, 'tradeMixed')).toHaveLength(3);
  });

  test('[N-10] no other rate without a benefit, however many cards', () => {
    const t = alienTable().give(0, '15wool').turn(0);
    t.refuses('p0 tradeWithSupply wool ore', 'N-31', 'noAccess');
    expect(t.legal(0, 'tradeWithSupply')).toEqual([]);
  });
});
