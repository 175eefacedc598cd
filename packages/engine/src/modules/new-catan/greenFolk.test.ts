import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, robberAt, site } from '../../../../../test/new-catan/aliens.js';
import type { BenefitName } from './catalogue.js';

type Row = readonly [BenefitName, string, string, readonly [number, number]];
/** Benefit, good, a corner at a hex of only that good, its roll. */
const LUMBER: Row = ['extraLumber', 'lumber', '-2,1.NW', [2, 6]];
const WOOL: Row = ['extraWool', 'wool', '1,1.SE', [1, 4]];
const GRAIN: Row = ['extraGrain', 'grain', '-1,-1.NW', [6, 6]];
const BRICK: Row = ['extraBrick', 'brick', '2,-1.NE', [4, 6]];
const ORE: Row = ['extraOre', 'ore', '2,0.SE', [2, 6]];

/** One more for a settlement, one more for a city, nothing for others or from a roll without the good. */
const givesOneMore = ([benefit, good, corner, dice]: Row): void => {
  const one = grant(alienTable(), 0, benefit)
    .put(`p0 settlement ${corner}`)
    .start(1)
    .roll(...dice);
  expect(one.cards(0)).toEqual({ [good]: 2 });
  expect(one.events('extraProduced')).toHaveLength(1);
  const city = grant(alienTable(), 0, benefit).put(`p0 settlement ${corner}`, `p0 city ${corner}`);
  expect(
    city
      .start(0)
      .roll(...dice)
      .cards(0),
  ).toEqual({ [good]: 3 });
  const other = grant(alienTable(), 0, benefit)
    .put(`p1 settlement ${corner}`)
    .start(0)
    .roll(...dice);
  expect([other.cards(0), other.cards(1)]).toEqual([{}, { [good]: 1 }]);
};

describe('one more', () => {
  test('[N-20] lumber: one more, however many buildings, for its owner alone', () => givesOneMore(LUMBER));
  test('[N-21] wool: one more, however many buildings, for its owner alone', () => givesOneMore(WOOL));
  test('[N-22] grain: one more, however many buildings, for its owner alone', () => givesOneMore(GRAIN));
  test('[N-23] brick: one more, however many buildings, for its owner alone', () => givesOneMore(BRICK));
  test('[N-24] ore: one more, however many buildings, for its owner alone', () => givesOneMore(ORE));

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
