import { NONE } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import {
  alienTable,
  grant,
  holder,
  infiltratorAt,
  robberAt,
  site,
} from '../../../../../test/new-catan/aliens.js';
import type { TestTable } from '../../../../../test/support/table.js';

const places = (t: TestTable): [number, number] => [t.state.base.robber[0], t.state.infiltrator.vertex[0]];

/** p0 plays a soldier and a figure must be moved. */
const soldier = (t: TestTable): TestTable => t.hold(0, 'knight').turn(0).do('p0 playKnight');

describe('where they start', () => {
  test('[N-6] robber and infiltrator start beside the board', () => {
    expect(places(alienTable())).toEqual([NONE, NONE]);
  });
});

describe('robber or infiltrator', () => {
  test('[N-11] a 7 asks for one of the two, desert, lake and every alien corner included', () => {
    const t = alienTable().start(0).roll(3, 4);
    expect(t.asks()).toBe('moveRobber');
    expect(t.legal(0, 'moveRobber')).toHaveLength(19);
    expect(t.legal(0, 'moveInfiltrator')).toHaveLength(20);
    t.refuses('p0 moveInfiltrator 2,0.S', 'N-11', 'notAlien');
    t.do('p0 moveRobber @0,0');
    expect(t.asks()).toBe('main');
  });

  test('[N-11] both beside the board: the moved one comes in, the other stays out', () => {
    const robber = soldier(alienTable()).do('p0 moveRobber @0,-2');
    expect(places(robber)).toEqual([robber.id('@0,-2'), NONE]);
    const other = soldier(alienTable());
    other.do(`p0 moveInfiltrator ${site(other, 'immunity')}`);
    expect(places(other)).toEqual([NONE, other.id(site(other, 'immunity'))]);
  });

  test('[N-11] only the robber on the board: it moves elsewhere, or the infiltrator joins it', () => {
    const t = soldier(robberAt(alienTable(), '@1,-1'));
    t.refuses('p0 moveRobber @1,-1', 'B-23', 'sameHex');
    const moved = t.copy().do('p0 moveRobber @0,0');
    expect(places(moved)).toEqual([moved.id('@0,0'), NONE]);
    t.do(`p0 moveInfiltrator ${site(t, 'extraOre')}`);
    expect(places(t)).toEqual([t.id('@1,-1'), t.id(site(t, 'extraOre'))]);
  });

  test('[N-11] only the infiltrator on the board: it moves elsewhere, or the robber joins it', () => {
    const t = alienTable();
    soldier(infiltratorAt(t, site(t, 'extraOre')));
    t.refuses(`p0 moveInfiltrator ${site(t, 'extraOre')}`, 'N-11', 'sameVertex');
    expect(t.legal(0, 'moveInfiltrator')).toHaveLength(19);
    const moved = t.copy().do(`p0 moveInfiltrator ${site(t, 'extraWool')}`);
    expect(places(moved)).toEqual([NONE, moved.id(site(t, 'extraWool'))]);
    t.do('p0 moveRobber @0,0');
    expect(places(t)).toEqual([t.id('@0,0'), t.id(site(t, 'extraOre'))]);
  });

  test('[N-11] both on the board: the one that is not moved leaves it', () => {
    const both = (): TestTable => {
      const t = robberAt(alienTable(), '@1,-1');
      return soldier(infiltratorAt(t, site(t, 'extraOre')));
    };
    const robber = both().do('p0 moveRobber @0,0');
    expect(places(robber)).toEqual([robber.id('@0,0'), NONE]);
    expect(robber.events('figureLeft')).toEqual([{ figure: 1, from: robber.id(site(robber, 'extraOre')) }]);
    const other = both();
    other.do(`p0 moveInfiltrator ${site(other, 'extraWool')}`);
    expect(places(other)).toEqual([NONE, other.id(site(other, 'extraWool'))]);
  });

  test('[N-11] a soldier counts for the award whichever is moved', () => {
    const t = alienTable();
    t.at((position) => position.played(0, '2knight'));
    soldier(t).do(`p0 moveInfiltrator ${site(t, 'extraWool')}`);
    expect(t.state.base.armyHolder[0]).toBe(0);
  });
});

describe('what it blocks', () => {
  test('[N-12] [N-13] it takes the benefit from everybody at once', () => {
    const t = grant(alienTable(), 1, 'woolTrade');
    soldier(t).do(`p0 moveInfiltrator ${site(t, 'woolTrade')}`);
    expect(holder(t, 'woolTrade')).toBe(NONE);
    expect(t.events('accessLost')).toHaveLength(1);
  });

  test('[N-12] no settlement there, neither ordinary nor free; elsewhere as usual', () => {
    const t = grant(alienTable(), 0, 'freeSettlements');
    t.put('p0 road 1,-2/NE 0,-2/NE').give(0, 'lumber brick wool 2grain').turn(0);
    const corner = site(t, 'extraGrain');
    expect(t.why(`p0 buildSettlement ${corner}`)).toBeNull();
    infiltratorAt(t, corner);
    t.refuses(`p0 buildSettlement ${corner}`, 'N-12', 'infiltratorBlocks');
    t.refuses(`p0 buildFreeSettlement ${corner}`, 'N-12', 'infiltratorBlocks');
    expect(t.legal(0, 'buildSettlement')).not.toContain(`buildSettlement ${corner}`);
    expect(t.why(`p0 buildSettlement ${site(t, 'extraLumber')}`)).toBeNull();
  });

  test('[N-12] a settlement under it may still become a city, without access', () => {
    const t = grant(alienTable(), 0, 'extraOre').give(0, '3ore 2grain').turn(0);
    infiltratorAt(t, site(t, 'extraOre')).do(`p0 buildCity ${site(t, 'extraOre')}`);
    expect(t.points(0)).toBe(2);
    expect(holder(t, 'extraOre')).toBe(NONE);
    t.do('p0 endTurn');
    expect(holder(t, 'extraOre')).toBe(NONE);
  });
});

describe('what it takes', () => {
  test('[N-12] its mover may take a card from the owner of the building, or leave it', () => {
    const t = grant(alienTable(), 1, 'extraOre').give(1, '2ore');
    soldier(t).do(`p0 moveInfiltrator ${site(t, 'extraOre')}`);
    expect(t.legal(0)).toEqual(['stealFrom p1', 'waiveSteal']);
    const waived = t.copy().do('p0 waiveSteal');
    expect([waived.asks(), waived.cardCount(1)]).toEqual(['main', 2]);
    t.do('p0 stealFrom p1', '* stealCard ore');
    expect([t.cardCount(0), t.cardCount(1)]).toEqual([1, 1]);
  });

  test('[N-12] nobody is asked on an empty corner, the player’s own, or when the owner has no cards', () => {
    for (const seat of [0, 1, 2]) {
      const t = alienTable().give(0, 'ore').give(2, 'ore');
      if (seat < 2) grant(t, seat, 'extraOre');
      soldier(t).do(`p0 moveInfiltrator ${site(t, 'extraOre')}`);
      expect(t.asks()).toBe('main');
    }
  });

  test('[N-12] the robber steals as ever: it is not optional', () => {
    const t = alienTable().put('p1 settlement 0,0.N', 'p2 settlement 0,0.S').give(1, 'ore').give(2, 'ore');
    soldier(t).do('p0 moveRobber @0,0');
    expect(t.legal(0)).toEqual(['stealFrom p1', 'stealFrom p2']);
    t.refuses('p0 waiveSteal', 'B-23', 'stealIsDue');
  });

  test('[N-12] [N-42] a free settlement draws neither of the two', () => {
    const t = alienTable().give(1, 'ore');
    t.put(`p1 freeSettlement ${site(t, 'extraOre')}`);
    const robbed = soldier(t.copy()).do('p0 moveRobber @2,-2');
    expect(robbed.asks()).toBe('main');
    soldier(t).do(`p0 moveInfiltrator ${site(t, 'extraOre')}`);
    expect([t.asks(), t.cardCount(1)]).toEqual(['main', 1]);
  });
});
