import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, site } from '../../../../../test/new-catan/aliens.js';
import type { BenefitName } from './catalogue.js';

const ROWS: readonly (readonly [string, BenefitName, string, string])[] = [
  ['N-30', 'lumberTrade', 'lumber', 'brick'],
  ['N-31', 'woolTrade', 'wool', 'lumber'],
  ['N-32', 'grainTrade', 'grain', 'lumber'],
  ['N-33', 'brickTrade', 'brick', 'lumber'],
  ['N-34', 'oreTrade', 'ore', 'lumber'],
];

describe('two for one', () => {
  test.each(ROWS)('[%s] %s: two %s for one of any other kind', (_rule, benefit, good, other) => {
    const t = grant(alienTable(), 0, benefit).give(0, `3${good} 2${other}`).turn(0);
    expect(t.legal(0, 'tradeWithSupply')).toHaveLength(4);
    t.refuses(`p0 tradeWithSupply ${other} ${good}`, 'B-25', 'notEnough');
    t.refuses(`p0 tradeWithSupply ${good} ${good}`, 'B-25', 'sameKind');
    t.do(`p0 tradeWithSupply ${good} ${other}`);
    expect(t.cards(0)).toEqual({ [good]: 1, [other]: 3 });
  });

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
