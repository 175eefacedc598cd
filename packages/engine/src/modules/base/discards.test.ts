import { describe, expect, test } from 'vitest';
import { table } from '../../../../../test/support/table.js';

describe('[B-23] discards', () => {
  test('[B-23] seven cards are safe, eight cost four, nine cost four', () => {
    const t = table().give(0, '7ore').give(1, '8wool').give(2, '9grain').start(0).roll(3, 4);
    expect([t.asks(), t.actors()]).toEqual(['discard', [1, 2]]);
    expect(t.events('discardsDue')).toEqual([
      { seat: 1, cards: 4 },
      { seat: 2, cards: 4 },
    ]);
  });

  test('[B-23] all at once: any order, card by card, of their own choice', () => {
    const t = table().give(1, '4wool 4ore').give(2, '8grain').start(0).roll(1, 6);
    t.do('p2 discardCard grain', 'p1 discardCard ore', 'p1 discardCard wool', 'p2 discardCard grain');
    t.refuses('p1 discardCard brick', 'B-23', 'notHeld').refuses('p0 discardCard ore', 'B-23', 'notAsked');
    t.do('p1 discardCard ore', 'p1 discardCard ore');
    expect([t.actors(), t.cards(1)]).toEqual([[2], { wool: 3, ore: 1 }]);
    t.refuses('p1 discardCard ore', 'B-23', 'notAsked');
    t.do('p2 discardCard grain', 'p2 discardCard grain');
    expect([t.asks(), t.cards(2)]).toEqual(['moveRobber', { grain: 4 }]);
  });

  test('[B-23] the active player discards too, before moving the robber', () => {
    const t = table().give(0, '11ore').start(0).roll(2, 5);
    t.refuses('p0 moveRobber @0,1', 'B-23', 'notNow');
    for (let k = 0; k < 5; k++) t.do('p0 discardCard ore');
    expect([t.asks(), t.cardCount(0)]).toEqual(['moveRobber', 6]);
  });

  test('[B-23] development cards do not count', () => {
    const t = table().give(0, '7ore').hold(0, '3knight').start(0).roll(2, 5);
    expect(t.asks()).toBe('moveRobber');
  });

  test.each([5, 20])('[B-60] the limit may be %i', (discardLimit) => {
    const t = table('base', 4, { discardLimit });
    t.give(1, `${Math.min(discardLimit, 19)}ore ${discardLimit - Math.min(discardLimit, 19)}wool`);
    expect(t.copy().start(0).roll(3, 4).asks()).toBe('moveRobber');
    t.give(1, 'wool').start(0).roll(3, 4);
    expect(t.events('discardsDue')).toEqual([{ seat: 1, cards: (discardLimit + 1) >> 1 }]);
  });
});
