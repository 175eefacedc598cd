import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, pass, site } from '../../../../../test/new-catan/aliens.js';

describe('benefits together', () => {
  test('[N-43] [N-42] short distance next to the player’s own free settlement, which is raised beside it later', () => {
    const t = grant(alienTable(), 0, 'shortDistance', 'freeSettlements').put('p0 road 0,0/NE 0,0/E');
    t.give(0, '2lumber 2brick 2wool 3grain ore').turn(0).do('p0 buildFreeSettlement 0,0.NE');
    t.do('p0 buildShortSettlement 0,0.SE ore', 'p0 raiseSettlement 0,0.NE');
    expect([t.points(0), t.cards(0)]).toEqual([4, {}]);
  });

  test('[N-40] free roads after a card with one road waived: the count is what lies on the board', () => {
    const t = grant(alienTable(), 0, 'freeRoads').put('p0 settlement 0,0.N', 'p0 road 0,0/NE');
    t.hold(0, 'roadBuilding').give(0, 'brick').turn(0);
    t.do('p0 playRoadBuilding', 'p0 layRoad 0,0/E', 'p0 waiveRoad');
    t.refuses('p0 buildCheapRoad 0,0/SE', 'N-40', 'evenCount');
    t.put('p0 road 0,0/SE').do('p0 buildCheapRoad 0,0/SW');
    expect(t.cards(0)).toEqual({});
  });

  test('[N-50] [N-44] a robber sent by anti-pirate steals from nobody, immune or not', () => {
    const t = grant(grant(alienTable(), 0, 'antiPirate'), 1, 'immunity').put(
      'p1 settlement 0,0.N',
      'p2 settlement 0,0.S',
    );
    t.give(0, 'wool').give(1, 'ore').give(2, 'ore').turn(0).do('p0 sendRobber @0,0 wool');
    expect([t.asks(), t.cardCount(1), t.cardCount(2)]).toEqual(['main', 1, 1]);
  });

  test('[N-20] [N-15] one more of a resource whose supply runs out: the roller’s luck, not an error', () => {
    const t = grant(alienTable(), 0, 'extraLumber').put('p0 settlement -2,1.NW').leave('lumber', 1, 1);
    t.start(2).roll(2, 6);
    expect([t.cards(0), t.state.base.bank[0]]).toEqual([{ lumber: 1 }, 0]);
  });

  test('[N-54] persuasion twice on the same opponent in consecutive turns is refused', () => {
    const t = grant(alienTable(3), 0, 'persuasion').give(0, '2wool').give(1, '2ore').turn(0);
    t.do('p0 persuade p1 wool ore');
    pass(pass(pass(t))).refuses('p0 persuade p1 wool ore', 'N-54', 'forcedLastTurn');
    expect(t.legal(0, 'persuade')).toEqual([]);
  });

  test('[N-53] [N-13] points stay when the fourth card is gone and the corner is blocked', () => {
    const t = grant(alienTable(), 0, 'pointsForSale').give(0, '18wool').turn(0);
    t.do('p0 buyTwoPoints', 'p0 buyPoint', 'p0 buyPoint', 'p0 buyPoint');
    t.refuses('p0 buyPoint', 'N-53', 'pointsSoldOut');
    infiltratorAt(t, site(t, 'pointsForSale'));
    expect(t.points(0)).toBe(6);
  });

  test('[N-51] [N-53] bought points put somebody ahead', () => {
    const t = grant(grant(alienTable(), 0, 'helpingHand'), 1, 'pointsForSale')
      .give(1, '4wool ore')
      .turn(1);
    t.do('p1 buyPoint').turn(0).do('p0 useHelpingHand p1 -', '* stealCard ore');
    expect(t.cards(0)).toEqual({ ore: 1 });
  });

  test('[N-24] [N-34] what one benefit brings another may trade in the same turn', () => {
    const t = grant(alienTable(), 0, 'extraOre', 'oreTrade').put('p0 settlement 2,0.SE').start(0).roll(2, 6);
    t.do('p0 tradeWithSupply ore grain');
    expect(t.cards(0)).toEqual({ grain: 1, ore: 1 });
  });

  test('[N-41] [N-5] cheap cards come from the same deck of 22', () => {
    const t = grant(alienTable(), 0, 'freeDevelopment')
      .hold(0, 'knight')
      .give(0, 'ore')
      .turn(0)
      .do('p0 buyCheapCard');
    expect(t.weights()).toEqual({
      'drawCard knight': 12,
      'drawCard victoryPoint': 3,
      'drawCard roadBuilding': 2,
      'drawCard plenty': 2,
      'drawCard monopoly': 2,
    });
  });
});
