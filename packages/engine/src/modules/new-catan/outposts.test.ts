import { NONE } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import {
  alienTable,
  grant,
  holder,
  infiltratorAt,
  pass,
  robberAt,
  site,
} from '../../../../../test/new-catan/aliens.js';
import { benefitIndex } from './catalogue.js';

const coming = (t: ReturnType<typeof alienTable>, name: 'extraGrain' | 'woolTrade'): number =>
  t.state.outposts.coming[benefitIndex(name)];

describe('access', () => {
  test('[N-13] a starting settlement gives access from the first turn', () => {
    const t = alienTable();
    t.do(`p0 placeSettlement ${site(t, 'extraGrain')}`);
    expect(holder(t, 'extraGrain')).toBe(0);
  });

  test('[N-13] a settlement built gives access from the next turn, whoever has it', () => {
    const t = alienTable().put('p0 road 1,-2/NE').give(0, 'lumber brick 3wool grain').turn(0);
    grant(t, 0, 'woolTrade');
    t.do(`p0 buildSettlement ${site(t, 'extraGrain')}`);
    expect([holder(t, 'extraGrain'), coming(t, 'extraGrain')]).toEqual([NONE, 0]);
    t.do('p0 endTurn');
    expect([holder(t, 'extraGrain'), coming(t, 'extraGrain')]).toEqual([0, NONE]);
    expect(t.state.core.active[0]).toBe(1);
  });

  test('[N-13] the turn in which it is gained does not count: no trade at the new rate', () => {
    const t = alienTable().put('p0 road 2,-2/NW');
    t.put('p0 road 2,-2/E').give(0, 'lumber brick 3wool grain').turn(0);
    t.do(`p0 buildSettlement ${site(t, 'woolTrade')}`);
    t.refuses('p0 tradeWithSupply wool ore', 'N-13', 'accessFromNextTurn');
    pass(pass(pass(pass(t))));
    t.do('p0 tradeWithSupply wool ore');
    expect(t.cards(0)).toEqual({ ore: 1 });
  });

  test('[N-13] blocked access stays blocked while the infiltrator stands, and comes back a turn after it left', () => {
    const t = grant(alienTable(), 1, 'woolTrade').hold(0, '3knight').turn(0);
    t.do('p0 playKnight', `p0 moveInfiltrator ${site(t, 'woolTrade')}`);
    pass(pass(pass(pass(t)))).do('p0 playKnight', 'p0 moveRobber @0,0');
    expect([holder(t, 'woolTrade'), coming(t, 'woolTrade')]).toEqual([NONE, NONE]);
    pass(pass(pass(pass(t)))).do('p0 playKnight', 'p0 moveRobber @0,1');
    expect([holder(t, 'woolTrade'), coming(t, 'woolTrade')]).toEqual([NONE, 1]);
    t.do('p0 endTurn');
    expect(holder(t, 'woolTrade')).toBe(1);
  });

  test('[N-13] it is regained however the infiltrator leaves: moved on, or off by the other one', () => {
    const moved = grant(alienTable(), 1, 'woolTrade').hold(0, 'knight').turn(0);
    infiltratorAt(moved, site(moved, 'woolTrade')).do(
      'p0 playKnight',
      `p0 moveInfiltrator ${site(moved, 'extraOre')}`,
    );
    expect([holder(moved, 'woolTrade'), coming(moved, 'woolTrade')]).toEqual([NONE, 1]);
    moved.do('p0 endTurn');
    expect(holder(moved, 'woolTrade')).toBe(1);

    const left = robberAt(grant(alienTable(), 1, 'woolTrade'), '@0,0')
      .hold(0, 'knight')
      .turn(0);
    infiltratorAt(left, site(left, 'woolTrade')).do('p0 playKnight', 'p0 moveRobber @0,1');
    expect([holder(left, 'woolTrade'), coming(left, 'woolTrade')]).toEqual([NONE, 1]);
    left.do('p0 endTurn');
    expect(holder(left, 'woolTrade')).toBe(1);
  });

  test('[N-13] the infiltrator on a corner of this very turn takes the coming access too', () => {
    const t = alienTable().put('p0 road 2,-2/E').give(0, 'lumber brick wool grain').hold(0, 'knight').turn(0);
    t.do(`p0 buildSettlement ${site(t, 'woolTrade')}`, 'p0 playKnight');
    t.do(`p0 moveInfiltrator ${site(t, 'woolTrade')}`, 'p0 endTurn');
    expect([holder(t, 'woolTrade'), coming(t, 'woolTrade')]).toEqual([NONE, NONE]);
  });

  test('[N-13] what comes from the next turn on is refused by that name, and told when it is lost', () => {
    const t = alienTable().give(0, 'lumber brick wool grain 4wool').hold(0, 'knight');
    t.put(`p0 freeSettlement ${site(t, 'pointsForSale')}`).turn(0);
    t.do(`p0 raiseSettlement ${site(t, 'pointsForSale')}`);
    t.refuses('p0 buyPoint', 'N-13', 'accessFromNextTurn').do('p0 playKnight');
    t.do(`p0 moveInfiltrator ${site(t, 'pointsForSale')}`);
    const benefit = benefitIndex('pointsForSale');
    expect(t.events('accessLost')).toEqual([{ seat: 0, benefit, vertex: t.id(site(t, 'pointsForSale')) }]);
    t.refuses('p0 buyPoint', 'N-53', 'noAccess');
  });

  test('[N-2] inland corners and frontiers give access to nothing', () => {
    const t = alienTable().do('p0 placeSettlement 0,0.N', 'p0 placeRoad 0,0/NE', 'p1 placeSettlement 2,0.SE');
    expect(t.state.outposts.benefit[t.id('2,0.SE')]).toBe(NONE);
    expect([t.events('accessGained'), [...t.state.outposts.holder].every((seat) => seat === NONE)]).toEqual([
      [],
      true,
    ]);
  });

  test('[N-13] a city interrupts nothing', () => {
    const t = grant(alienTable(), 0, 'extraGrain').give(0, '3ore 2grain').turn(0);
    t.do(`p0 buildCity ${site(t, 'extraGrain')}`);
    expect([holder(t, 'extraGrain'), coming(t, 'extraGrain')]).toEqual([0, NONE]);
  });

  test('[N-13] a free settlement gives no access, neither built nor when the infiltrator leaves', () => {
    const t = alienTable().hold(0, 'knight');
    t.put(`p1 freeSettlement ${site(t, 'woolTrade')}`).turn(0);
    expect(holder(t, 'woolTrade')).toBe(NONE);
    infiltratorAt(t, site(t, 'woolTrade')).do('p0 playKnight', `p0 moveInfiltrator ${site(t, 'extraOre')}`);
    expect(coming(t, 'woolTrade')).toBe(NONE);
  });

  test('[N-13] what was gained stays when access ends', () => {
    const t = grant(alienTable(), 0, 'pointsForSale', 'freeRoads')
      .put('p0 road 0,2/SW')
      .give(0, '4wool brick');
    t.turn(0).do('p0 buyPoint', `p0 buildCheapRoad ${t.legal(0, 'buildCheapRoad')[0]?.split(' ')[1]}`);
    infiltratorAt(t, site(t, 'pointsForSale'));
    expect(t.points(0)).toBe(3);
    infiltratorAt(t, site(t, 'freeRoads'));
    expect([...t.state.base.road].filter((seat) => seat === 0)).toHaveLength(2);
  });
});

describe('use', () => {
  test('[N-14] benefits of the active player wait for the trade-and-build phase', () => {
    const t = grant(alienTable(), 0, 'pointsForSale', 'antiPirate').give(0, '4wool').start(0);
    expect(t.asks()).toBe('beforeRoll');
    t.refuses('p0 buyPoint', 'B-20', 'notNow').refuses('p0 sendRobber @0,0 wool', 'B-20', 'notNow');
    t.roll(1, 1);
    expect(t.why('p0 buyPoint')).toBeNull();
  });

  test('[N-14] without limit unless the text says so: two trades and two points in a turn', () => {
    const t = grant(alienTable(), 0, 'woolTrade', 'pointsForSale').give(0, '12wool').turn(0);
    t.do('p0 tradeWithSupply wool ore', 'p0 tradeWithSupply wool brick', 'p0 buyPoint', 'p0 buyPoint');
    expect(t.points(0)).toBe(4);
  });

  test('[N-14] somebody else cannot use a benefit, not even in their own turn', () => {
    const t = grant(alienTable(), 1, 'pointsForSale').give(0, '4wool').turn(0);
    t.refuses('p0 buyPoint', 'N-53', 'noAccess');
    t.refuses('p1 buyPoint', 'B-20', 'notAsked');
  });

  test('[N-14] ten points win', () => {
    const t = grant(alienTable(), 0, 'pointsForSale');
    t.put('p0 settlement 0,0.N', 'p0 settlement 0,1.N', 'p0 city 0,0.N', 'p0 city 0,1.N');
    t.put('p0 settlement -1,0.N', 'p0 city -1,0.N', 'p0 settlement 1,1.N').give(0, '6wool').turn(0);
    expect(t.points(0)).toBe(8);
    t.do('p0 buyTwoPoints');
    expect([t.ended(), t.winners()]).toEqual(['points', [0]]);
  });
});
