import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, site } from '../../../../../test/new-catan/aliens.js';
import type { BenefitName } from './catalogue.js';

const tradesTwo = (benefit: BenefitName, good: string, other: string): void => {
  const t = grant(alienTable(), 0, benefit).give(0, `3${good} 2${other}`).turn(0);
  expect(t.legal(0, 'tradeWithSupply')).toHaveLength(4);
  t.refuses(`p0 tradeWithSupply ${other} ${good}`, 'B-25', 'notEnough');
  t.refuses(`p0 tradeWithSupply ${good} ${good}`, 'B-25', 'sameKind');
  t.do(`p0 tradeWithSupply ${good} ${other}`);
  expect(t.cards(0)).toEqual({ [good]: 1, [other]: 3 });
};

describe('two for one', () => {
  test('[N-30] two lumber for one of any other kind', () => tradesTwo('lumberTrade', 'lumber', 'brick'));
  test('[N-31] two wool for one of any other kind', () => tradesTwo('woolTrade', 'wool', 'lumber'));
  test('[N-32] two grain for one of any other kind', () => tradesTwo('grainTrade', 'grain', 'lumber'));
  test('[N-33] two brick for one of any other kind', () => tradesTwo('brickTrade', 'brick', 'lumber'));
  test('[N-34] two ore for one of any other kind', () => tradesTwo('oreTrade', 'ore', 'lumber'));

  test('[N-30] not for others, not with one card, not when the supply lacks the card, not while blocked', () => {
    const t = grant(alienTable(), 1, 'lumberTrade').give(0, '2lumber').give(1, 'lumber').turn(0);
    expect(t.legal(0, 'tradeWithSupply')).toEqual([]);
    expect(t.turn(1).legal(1, 'tradeWithSupply')).toEqual([]);
    t.give(1, 'lumber').leave('ore', 0, 2);
    t.refuses('p1 tradeWithSupply lumber ore', 'B-25', 'supplyLacks');
    expect(t.legal(1, 'tradeWithSupply')).toHaveLength(3);
    infiltratorAt(t, site(t, 'lumberTrade'));
    expect(t.legal(1, 'tradeWithSupply')).toEqual([]);
  });
});
