import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, robberAt, site } from '../../../../../test/new-catan/aliens.js';
import type { BenefitName } from './catalogue.js';

/** Rule, benefit, good, a corner at a hex of that good alone, its roll. */
const ROWS: readonly (readonly [string, BenefitName, string, string, readonly [number, number]])[] = [
  ['N-20', 'extraLumber', 'lumber', '-2,1.NW', [2, 6]],
  ['N-21', 'extraWool', 'wool', '1,1.SE', [1, 4]],
  ['N-22', 'extraGrain', 'grain', '-1,-1.NW', [6, 6]],
  ['N-23', 'extraBrick', 'brick', '2,-1.NE', [4, 6]],
  ['N-24', 'extraOre', 'ore', '2,0.SE', [2, 6]],
];

describe('one more', () => {
  test.each(ROWS)('[%s] %s: a roll that gives %s gives one more', (_rule, benefit, good, corner, dice) => {
    const t = grant(alienTable(), 0, benefit)
      .put(`p0 settlement ${corner}`)
      .start(1)
      .roll(...dice);
    expect(t.cards(0)).toEqual({ [good]: 2 });
    expect(t.events('extraProduced')).toHaveLength(1);
  });

  test.each(ROWS)('[%s] %s: one, however many buildings', (_rule, benefit, good, corner, dice) => {
    const t = grant(alienTable(), 0, benefit).put(`p0 settlement ${corner}`, `p0 city ${corner}`);
    t.start(0).roll(...dice);
    expect(t.cards(0)).toEqual({ [good]: 3 });
  });

  test.each(ROWS)(
    '[%s] %s: nothing from a roll without %s, nor for others',
    (_r, benefit, good, corner, dice) => {
      const t = grant(alienTable(), 0, benefit)
        .put(`p1 settlement ${corner}`)
        .start(0)
        .roll(...dice);
      expect([t.cards(0), t.cards(1)]).toEqual([{}, { [good]: 1 }]);
    },
  );

  test('[N-20] [N-15] after all ordinary production: the last card of the supply is not enough for both', () => {
    const t = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW', 'p1 settlement -2,1.S');
    t.leave('lumber', 2, 2).start(0).roll(2, 6);
    expect([t.cards(0), t.cards(1)]).toEqual([{ lumber: 1 }, { lumber: 1 }]);
    const more = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW', 'p1 settlement -2,1.S');
    more.leave('lumber', 3, 2).start(0).roll(2, 6);
    expect([more.cards(0), more.cards(1)]).toEqual([{ lumber: 2 }, { lumber: 1 }]);
  });

  test('[N-20] a shortage that gives nothing gives no extra card', () => {
    const t = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW', 'p1 settlement -2,1.S');
    t.leave('lumber', 1, 2).start(0).roll(2, 6);
    expect([t.cards(0), t.state.base.bank[0]]).toEqual([{}, 1]);
  });

  test('[N-20] the robber on the only hex, and the infiltrator on the corner, stop it', () => {
    const robbed = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW');
    robberAt(robbed, '@-2,1').start(0).roll(2, 6);
    expect(robbed.cards(0)).toEqual({});
    const blocked = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW');
    infiltratorAt(blocked, site(blocked, 'extraLumber')).start(0).roll(2, 6);
    expect(blocked.cards(0)).toEqual({ lumber: 1 });
  });

  test('[N-20] set-up, trades and cards are no production', () => {
    const t = grant(alienTable(), 0, 'extraLumber', 'woolTrade').give(0, '2wool').hold(0, 'plenty');
    t.turn(0).do('p0 tradeWithSupply wool lumber', 'p0 playPlenty lumber lumber');
    expect(t.cards(0)).toEqual({ lumber: 3 });
    const opening = alienTable(3);
    opening.put(`p0 settlement ${site(opening, 'extraLumber')}`);
    opening.do(
      'p0 placeSettlement 0,1.S',
      'p0 placeRoad 0,1/SE',
      'p1 placeSettlement 2,0.S',
      'p1 placeRoad 2,0/SE',
    );
    opening.do(
      'p2 placeSettlement 0,1.N',
      'p2 placeRoad 0,1/NE',
      'p2 placeSettlement 2,-1.SE',
      'p2 placeRoad 2,-1/SE',
    );
    opening.do('p1 placeSettlement 2,-2.SE', 'p1 placeRoad 2,-2/SE', 'p0 placeSettlement -2,1.NW');
    expect(opening.cards(0)).toEqual({ lumber: 1, grain: 1 });
  });

  test('[N-20] [N-22] two benefits of one player both act on one roll', () => {
    const t = grant(alienTable(), 0, 'extraGrain', 'extraLumber').put(
      'p0 settlement -2,0.N',
      'p0 settlement 2,-2.S',
    );
    t.start(2).roll(4, 5);
    expect(t.cards(0)).toEqual({ grain: 2, lumber: 2 });
  });

  test('[N-15] a 7 brings nothing', () => {
    const t = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW').start(0).roll(2, 6);
    t.do('p0 endTurn').roll(3, 4);
    expect(t.cards(0)).toEqual({ lumber: 2 });
  });
});
