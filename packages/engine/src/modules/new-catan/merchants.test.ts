import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, site } from '../../../../../test/new-catan/aliens.js';
import type { BenefitName } from './catalogue.js';

const RULE_OF: Readonly<Record<string, string>> = {
  lumber: 'N-30',
  wool: 'N-31',
  grain: 'N-32',
  brick: 'N-33',
  ore: 'N-34',
};

const tradesTwo = (benefit: BenefitName, good: string, other: string): void => {
  const t = grant(alienTable(), 0, benefit).give(0, `3${good} 2${other}`).turn(0);
  expect(t.legal(0, 'tradeWithSupply')).toHaveLength(4);
  t.refuses(`p0 tradeWithSupply ${other} ${good}`, RULE_OF[other], 'noAccess');
  t.refuses(`p0 tradeWithSupply ${good} ${good}`, 'N-10', 'sameKind');
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
    t.refuses('p0 tradeWithSupply lumber ore', 'N-30', 'noAccess');
    t.turn(1).refuses('p1 tradeWithSupply lumber ore', 'N-30', 'notEnough');
    t.give(1, 'lumber').leave('ore', 0, 2);
    t.refuses('p1 tradeWithSupply lumber ore', 'N-10', 'supplyLacks');
    expect(t.legal(1, 'tradeWithSupply')).toHaveLength(3);
    infiltratorAt(t, site(t, 'lumberTrade')).refuses('p1 tradeWithSupply lumber wool', 'N-30', 'noAccess');
  });
});
