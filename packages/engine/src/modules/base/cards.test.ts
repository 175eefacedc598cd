import { NONE, redact } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const buyer = (): TestTable => table().give(0, '2ore 2wool 2grain').turn(0);

describe('[B-33] buying', () => {
  test('[B-33] costs ore, wool and grain; nature draws by what is left', () => {
    const t = buyer().do('p0 buyCard');
    expect([t.asks(), t.cards(0)]).toEqual(['drawCard', { ore: 1, wool: 1, grain: 1 }]);
    expect(t.weights()).toMatchObject({
      'drawCard knight': 14,
      'drawCard victoryPoint': 5,
      'drawCard plenty': 2,
    });
    t.chance('drawCard plenty').do('p0 buyCard');
    expect(t.weights()).toMatchObject({ 'drawCard knight': 14, 'drawCard plenty': 1 });
  });

  test.each(['ore wool', 'ore grain', 'wool grain'])('[B-33] %s are not enough', (goods) => {
    table().give(0, goods).turn(0).refuses('p0 buyCard', 'B-33', 'cannotPay');
  });

  test('[B-33] hidden from the others: they learn that a card was bought', () => {
    const t = buyer().do('p0 buyCard').chance('drawCard monopoly');
    const drawn = t.events().find(({ type }) => type === 'cardDrawn')!;
    expect(redact(drawn, 0)).toEqual({ type: 'cardDrawn', seat: 0, card: 4 });
    for (const seat of [1, 2, NONE]) expect(redact(drawn, seat)).toEqual({ type: 'cardDrawn', seat: 0 });
  });

  test('[B-34] [B-33] with an empty deck no card can be bought; it is never refilled', () => {
    const t = buyer().hold(1, '14knight 4victoryPoint 2roadBuilding 2plenty 2monopoly');
    t.do('p0 buyCard').chance('drawCard victoryPoint').refuses('p0 buyCard', 'B-34', 'deckEmpty');
    t.turn(1).do('p1 playKnight', 'p1 moveRobber @0,1').turn(0).refuses('p0 buyCard', 'B-34', 'deckEmpty');
    expect(t.legal(0, 'buyCard')).toEqual([]);
  });
});

describe('[B-40] holding and playing', () => {
  test('[B-40] not in the turn it was bought, in the next own turn yes', () => {
    const t = buyer().do('p0 buyCard').chance('drawCard monopoly');
    t.refuses('p0 playMonopoly ore', 'B-40', 'cardBoughtThisTurn').do('p0 endTurn');
    for (const seat of [1, 2, 3]) t.roll(1, 1).do(`p${seat} endTurn`);
    t.do('p0 playMonopoly ore');
    expect(t.asks()).toBe('beforeRoll');
  });

  test('[B-40] an older card of the kind may be played in the turn another one was bought', () => {
    const t = buyer()
      .hold(0, 'monopoly')
      .do('p0 buyCard')
      .chance('drawCard monopoly')
      .do('p0 playMonopoly ore');
    expect([t.state.base.heldTotal[0], t.state.base.freshTotal[0]]).toEqual([0, 1]);
  });

  test('[B-40] a new card joins the older ones at the end of the turn', () => {
    const t = buyer()
      .hold(0, 'monopoly plenty')
      .do('p0 buyCard')
      .chance('drawCard monopoly')
      .do('p0 endTurn');
    expect([...t.state.base.held.subarray(0, 5)]).toEqual([0, 0, 0, 1, 2]);
    expect([t.state.base.heldTotal[0], t.state.base.freshTotal[0]]).toEqual([3, 0]);
  });

  test('[B-40] one a turn, before or after the roll', () => {
    const t = table().hold(0, 'monopoly plenty').start(0).do('p0 playMonopoly ore').roll(1, 1);
    t.refuses('p0 playPlenty ore ore', 'B-40', 'oneCardATurn').do('p0 endTurn');
    expect(t.hold(1, 'plenty').legal(1, 'playPlenty')).not.toEqual([]);
  });

  test('[B-40] only cards the player holds, only in their own turn', () => {
    const t = table().hold(1, 'knight').turn(0);
    t.refuses('p0 playKnight', 'B-40', 'cardNotHeld').refuses('p1 playKnight', 'B-20', 'notAsked');
  });

  test('[B-40] between two actions at any time, not in the middle of one', () => {
    const t = table().hold(0, 'monopoly').start(0).roll(3, 4);
    t.refuses('p0 playMonopoly ore', 'B-23', 'notNow').do('p0 moveRobber @0,1', 'p0 playMonopoly ore');
    expect(t.asks()).toBe('main');
  });

  test('[B-40] [B-50] victory point cards count secretly and are never played', () => {
    const t = table().hold(0, '2victoryPoint').turn(0);
    expect([t.points(0), t.visiblePoints(0)]).toEqual([2, 0]);
    expect(t.legal(0)).toEqual(['endTurn']);
  });
});
