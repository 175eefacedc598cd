import { expect, test } from 'vitest';
import { firstGame } from '../../../../../test/energies/support.js';

test('[E-62] a warehouse costs 2 energy and is bought once', () => {
  const t = firstGame().give(0, '4energy').turn(0).do('p0 buyWarehouse');
  expect(t.cards(0)).toEqual({ energy: 2 });
  t.refuses('p0 buyWarehouse', 'E-62', 'noPieceLeft');
  t.turn(1).refuses('p1 buyWarehouse', 'E-62', 'cannotPay');
});

test('[E-51] more than 7 hand cards: half goes; science counts, energy and development cards do not', () => {
  const t = firstGame().give(0, '4lumber 4science').give(1, '7lumber 5energy').hold(1, '3cleanup');
  t.start(0).do('p0 callDice', '* drawDisc airPollution', '* rollDice 3 4');
  expect([t.asks(), t.actors()]).toEqual(['discard', [0]]);
  t.do(...Array.from({ length: 4 }, () => 'p0 discardCard science'));
  expect([t.cards(0), t.asks()]).toEqual([{ lumber: 4 }, 'moveRobber']);
});

test('[E-51] with a warehouse the limit is 10: 10 cards are safe, of 11 five go', () => {
  for (const [cards, due] of [
    [10, 0],
    [11, 5],
  ] as const) {
    const t = firstGame().give(0, `2energy ${cards}lumber`).turn(0).do('p0 buyWarehouse');
    t.start(0).do('p0 callDice', '* drawDisc airPollution', '* rollDice 3 4');
    expect(t.state.base.discards[0]).toBe(due);
  }
});
