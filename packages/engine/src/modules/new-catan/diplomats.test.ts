import { hashState } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import {
  alienTable,
  grant,
  infiltratorAt,
  pass,
  robberAt,
  site,
} from '../../../../../test/new-catan/aliens.js';
import type { TestTable } from '../../../../../test/support/table.js';

describe('immunity', () => {
  const discards = (cards: number, immune: boolean): number => {
    const t = alienTable();
    if (immune) grant(t, 0, 'immunity');
    t.give(0, `${cards}ore`).start(1).roll(3, 4);
    return t.state.base.discards[0];
  };

  test('[N-50] discards on a 7 with 7 to 13 cards, without and with it', () => {
    const counts = [7, 8, 9, 10, 11, 12, 13];
    expect(counts.map((cards) => discards(cards, false))).toEqual([0, 4, 4, 5, 5, 6, 6]);
    expect(counts.map((cards) => discards(cards, true))).toEqual([0, 0, 0, 0, 0, 6, 6]);
  });

  test('[N-50] four above the house limit too', () => {
    const t = grant(alienTable(4, { discardLimit: 9 }), 0, 'immunity')
      .give(0, '13ore')
      .start(1)
      .roll(3, 4);
    expect(t.state.base.discards[0]).toBe(0);
  });

  test('[N-50] nobody steals by the robber: not asked when nobody else is there', () => {
    const t = grant(alienTable(), 1, 'immunity').put('p1 settlement 0,0.N').give(1, '2ore').hold(0, 'knight');
    t.turn(0).do('p0 playKnight', 'p0 moveRobber @0,0');
    expect([t.asks(), t.cardCount(1)]).toEqual(['main', 2]);
  });

  test('[N-50] beside others only they can be robbed', () => {
    const t = grant(alienTable(), 1, 'immunity').put(
      'p1 settlement 0,0.N',
      'p2 settlement 0,0.S',
      'p3 settlement 0,0.NE',
    );
    t.give(1, 'ore')
      .give(2, 'ore')
      .give(3, 'ore')
      .hold(0, 'knight')
      .turn(0)
      .do('p0 playKnight', 'p0 moveRobber @0,0');
    expect(t.legal(0)).toEqual(['stealFrom p2', 'stealFrom p3']);
    t.refuses('p0 stealFrom p1', 'N-50', 'immune');
  });

  test('[N-50] the infiltrator and Monopoly still reach', () => {
    const t = grant(alienTable(), 1, 'immunity', 'extraOre')
      .give(1, '3ore')
      .hold(0, 'knight monopoly')
      .turn(0);
    t.do('p0 playKnight', `p0 moveInfiltrator ${site(t, 'extraOre')}`, 'p0 stealFrom p1', '* stealCard ore');
    expect(t.cardCount(1)).toBe(2);
    pass(pass(pass(pass(t)))).do('p0 playMonopoly ore');
    expect(t.cardCount(1)).toBe(0);
  });

  test('[N-50] the infiltrator on its own corner ends it before it steals', () => {
    const t = grant(alienTable(), 1, 'immunity').give(1, '9ore').hold(0, 'knight').turn(0);
    t.do('p0 playKnight', `p0 moveInfiltrator ${site(t, 'immunity')}`, 'p0 waiveSteal', 'p0 endTurn').roll(
      3,
      4,
    );
    expect(t.state.base.discards[1]).toBe(4);
  });
});

describe('a helping hand', () => {
  const start = (): TestTable =>
    grant(alienTable(), 0, 'helpingHand').put(
      'p1 settlement 0,0.N',
      'p1 settlement 0,0.S',
      'p2 settlement 1,1.N',
      'p2 settlement 1,0.N',
    );

  test('[N-51] nobody ahead: nothing to use', () => {
    const t = grant(alienTable(), 0, 'helpingHand').put('p1 settlement 0,0.N').give(1, 'ore').turn(0);
    expect(t.legal(0, 'useHelpingHand')).toEqual([]);
    t.refuses('p0 useHelpingHand p1 -', 'N-51', 'notAhead').refuses(
      'p0 useHelpingHand p0 -',
      'N-51',
      'ownSeat',
    );
  });

  test('[N-51] one ahead: a random card, once a turn', () => {
    const t = start().give(1, 'ore wool').turn(0);
    expect(t.legal(0, 'useHelpingHand')).toEqual(['useHelpingHand p1 -']);
    t.refuses('p0 useHelpingHand p2 -', 'N-51', 'hasNoCards');
    t.do('p0 useHelpingHand p1 -');
    expect(t.weights()).toEqual({ 'stealCard wool': 1, 'stealCard ore': 1 });
    t.do('* stealCard ore');
    expect([t.cards(0), t.cards(1)]).toEqual([{ ore: 1 }, { wool: 1 }]);
    t.refuses('p0 useHelpingHand p1 -', 'N-51', 'usedThisTurn');
    pass(pass(pass(pass(t)))).do('p0 useHelpingHand p1 -', '* stealCard wool');
  });

  test('[N-51] two ahead: one of them or both, named together', () => {
    const t = start().give(1, 'ore').give(2, 'wool').turn(0);
    expect(t.legal(0, 'useHelpingHand')).toEqual([
      'useHelpingHand p1 -',
      'useHelpingHand p1 p2',
      'useHelpingHand p2 -',
    ]);
    t.refuses('p0 useHelpingHand p1 p1', 'N-51', 'namedTwice');
    t.do('p0 useHelpingHand p1 p2', '* stealCard ore', '* stealCard wool');
    expect([t.cards(0), t.asks()]).toEqual([{ ore: 1, wool: 1 }, 'main']);
  });

  test('[N-51] the second one named must be ahead and have cards too', () => {
    const t = start().give(1, 'ore').give(3, 'ore').turn(0);
    t.refuses('p0 useHelpingHand p1 p2', 'N-51', 'hasNoCards');
    t.refuses('p0 useHelpingHand p1 p3', 'N-51', 'notAhead');
    t.refuses('p0 useHelpingHand p0 p1', 'N-51', 'ownSeat');
    t.give(2, 'ore');
    expect(t.legal(0, 'useHelpingHand')).toHaveLength(3);
  });

  test('[N-51] two are named in any order, and the log has one', () => {
    const [one, other] = [start(), start()].map((t) => t.give(1, 'ore').give(2, 'wool').turn(0));
    one.do('p0 useHelpingHand p1 p2');
    other.do('p0 useHelpingHand p2 p1');
    expect(hashState(other.state)).toBe(hashState(one.state));
    expect(other.entries).toEqual(['p0 useHelpingHand p1 p2']);
    expect(start().give(1, 'ore').turn(0).do('p0 useHelpingHand - p1').entries).toEqual([
      'p0 useHelpingHand p1 -',
    ]);
  });

  test('[N-51] three ahead: still two at most', () => {
    const t = start()
      .put('p3 settlement -1,0.N', 'p3 settlement -2,1.N')
      .give(1, 'ore')
      .give(2, 'ore')
      .give(3, 'ore')
      .turn(0);
    expect(t.legal(0, 'useHelpingHand')).toHaveLength(6);
  });

  test('[N-51] hidden points count on neither side', () => {
    const t = grant(alienTable(), 0, 'helpingHand').put('p1 settlement 0,0.N').give(1, 'ore');
    t.hold(1, '2victoryPoint').turn(0).refuses('p0 useHelpingHand p1 -', 'N-51', 'notAhead');
    const own = start().give(1, 'ore').hold(0, '3victoryPoint').turn(0);
    expect(own.why('p0 useHelpingHand p1 -')).toBeNull();
  });

  test('[N-51] [N-50] immunity does not help against it', () => {
    const t = grant(alienTable(), 0, 'helpingHand').put('p1 settlement 0,0.N').give(1, 'ore').turn(0);
    grant(t, 1, 'immunity').do('p0 useHelpingHand p1 -', '* stealCard ore');
    expect(t.cardCount(1)).toBe(0);
  });
});

describe('relief fund', () => {
  const start = (goods = 'ore'): TestTable => {
    const t = grant(alienTable(), 0, 'reliefFund');
    return goods === '' ? t : t.give(0, goods);
  };

  test('[N-52] a roll without a card for its owner, whoever rolls: one card for another kind', () => {
    const t = start('ore wool').start(1).roll(6, 6);
    expect([t.asks(), t.actors()]).toEqual(['reliefFund', [0]]);
    expect(t.legal(0)).toHaveLength(9);
    t.refuses('p0 takeRelief ore ore', 'N-52', 'sameKind').refuses(
      'p0 takeRelief grain ore',
      'N-52',
      'notHeld',
    );
    t.do('p0 takeRelief ore grain');
    expect([t.cards(0), t.asks()]).toEqual([{ wool: 1, grain: 1 }, 'main']);
  });

  test('[N-52] it may be declined; one card is enough, an empty hand is not', () => {
    const t = start('wool').start(0).roll(6, 6).do('p0 declineRelief');
    expect([t.asks(), t.cards(0)]).toEqual(['main', { wool: 1 }]);
    expect(start('').start(0).roll(6, 6).asks()).toBe('main');
  });

  test('[N-52] not on a 7, nor when the roll gave a card', () => {
    const seven = start().start(0).roll(3, 4).do('p0 moveRobber @0,0');
    expect(seven.asks()).toBe('main');
    const paid = start().put('p0 settlement -1,-1.NW').start(0).roll(6, 6);
    expect([paid.asks(), paid.cards(0)]).toEqual(['main', { grain: 1, ore: 1 }]);
  });

  test('[N-52] the robber or a shortage that leaves nothing count as nothing', () => {
    const robbed = robberAt(start().put('p0 settlement -1,-1.NW'), '@-1,-1').start(0).roll(6, 6);
    expect(robbed.asks()).toBe('reliefFund');
    const short = start()
      .put('p0 settlement -1,-1.NW', 'p1 settlement -1,-1.N')
      .leave('grain', 1, 2)
      .start(0)
      .roll(6, 6);
    expect(short.asks()).toBe('reliefFund');
    short.do('p0 takeRelief ore grain');
  });

  test('[N-52] nobody is asked when no swap is possible', () => {
    const t = start('19ore');
    for (const good of ['lumber', 'brick', 'wool', 'grain']) t.leave(good, 0, 2);
    expect(t.start(0).roll(6, 6).asks()).toBe('main');
  });

  test('[N-15] [N-52] it comes after all production, extra cards included', () => {
    const t = start().leave('grain', 1, 2);
    grant(t, 1, 'extraGrain').put('p1 settlement -1,-1.NW').start(0).roll(6, 6);
    expect(t.cards(1)).toEqual({ grain: 1 });
    t.refuses('p0 takeRelief ore grain', 'N-52', 'supplyLacks');
  });
});

describe('points for sale', () => {
  const start = (wool: number): TestTable =>
    grant(alienTable(), 0, 'pointsForSale').give(0, `${wool}wool`).turn(0);

  test('[N-53] four wool for a point, six for two once a game', () => {
    const t = start(16).do('p0 buyPoint', 'p0 buyTwoPoints');
    expect([t.points(0), t.visiblePoints(0), t.cards(0)]).toEqual([4, 4, { wool: 6 }]);
    t.refuses('p0 buyTwoPoints', 'N-53', 'doubleSoldOut');
    expect(t.legal(0, 'buyTwoPoints')).toEqual([]);
  });

  test('[N-53] four cards in all; the fourth may be the double one: five points at most', () => {
    const t = start(18).do('p0 buyPoint', 'p0 buyPoint', 'p0 buyPoint', 'p0 buyTwoPoints');
    expect(t.points(0)).toBe(6);
    t.give(0, '6wool')
      .refuses('p0 buyPoint', 'N-53', 'pointsSoldOut')
      .refuses('p0 buyTwoPoints', 'N-53', 'pointsSoldOut');
    expect(t.legal(0, 'buyPoint')).toEqual([]);
  });

  test('[N-53] too little wool or a blocked corner: no point', () => {
    start(3).refuses('p0 buyPoint', 'N-53', 'cannotPay');
    start(5).refuses('p0 buyTwoPoints', 'N-53', 'cannotPay');
    const t = start(6);
    infiltratorAt(t, site(t, 'pointsForSale')).refuses('p0 buyPoint', 'N-53', 'noAccess');
  });
});

describe('persuasion', () => {
  const start = (): TestTable =>
    grant(alienTable(), 0, 'persuasion').give(0, '2wool').give(1, 'ore').give(2, 'grain').turn(0);

  test('[N-54] one opponent swaps one card for one of another kind', () => {
    const t = start().do('p0 persuade p1 wool ore');
    expect([t.cards(0), t.cards(1)]).toEqual([{ wool: 1, ore: 1 }, { wool: 1 }]);
    expect(t.state.persuasion.missing[0]).toBe(255);
    t.refuses('p0 persuade p2 wool grain', 'N-54', 'usedThisTurn');
  });

  test('[N-54] legal without a look at anybody’s cards: the try in vain is public, one more is allowed', () => {
    const t = start();
    expect(t.legal(0, 'persuade')).toHaveLength(8);
    t.do('p0 persuade p1 wool grain');
    expect(t.events('persuasionFailed')).toEqual([{ seat: 0, partner: 1, give: 2, get: 3 }]);
    t.refuses('p0 persuade p2 wool grain', 'N-54', 'askTheSame');
    t.refuses('p0 persuade p1 wool grain', 'N-54', 'askForAnother');
    expect(t.legal(0, 'persuade')).toHaveLength(3);
    expect(t.state.persuasion.missing[0]).toBe(3);
    t.do('p0 persuade p1 wool ore');
    expect([t.cards(1), t.state.persuasion.missing[0]]).toEqual([{ wool: 1 }, 255]);
    t.refuses('p0 persuade p1 wool brick', 'N-54', 'usedThisTurn');
  });

  test('[N-54] twice in vain: the use is spent', () => {
    const t = start().do('p0 persuade p1 wool grain', 'p0 persuade p1 wool brick');
    expect(t.legal(0, 'persuade')).toEqual([]);
    expect(t.cards(0)).toEqual({ wool: 2 });
  });

  test('[N-54] not the same opponent in consecutive turns, not even after a try in vain; later again', () => {
    const t = start().do('p0 persuade p1 wool ore');
    pass(pass(pass(pass(t)))).refuses('p0 persuade p1 ore wool', 'N-54', 'forcedLastTurn');
    t.do('p0 persuade p2 wool brick');
    pass(pass(pass(pass(t)))).refuses('p0 persuade p2 wool grain', 'N-54', 'forcedLastTurn');
    t.do('p0 persuade p1 ore wool');
    expect(t.cards(1)).toEqual({ ore: 1 });
  });

  test('[N-54] a turn without forcing anybody clears the memory', () => {
    const t = start().do('p0 persuade p1 wool ore');
    pass(pass(pass(pass(pass(pass(pass(pass(t))))))));
    expect(t.why('p0 persuade p1 wool ore')).toBeNull();
  });

  test('[N-54] [N-50] immunity does not help against it', () => {
    const t = grant(start(), 1, 'immunity').do('p0 persuade p1 wool ore');
    expect(t.cards(1)).toEqual({ wool: 1 });
  });

  test('[N-54] only opponents with cards, two kinds, one of which is held', () => {
    const t = start().refuses('p0 persuade p3 wool ore', 'N-54', 'hasNoCards');
    t.refuses('p0 persuade p0 wool ore', 'N-54', 'ownSeat').refuses(
      'p0 persuade p1 wool wool',
      'N-54',
      'sameKind',
    );
    t.refuses('p0 persuade p1 brick ore', 'N-54', 'notHeld');
  });
});
