import { at } from '@landnam/engine';
import { expect, test } from 'vitest';
import { table } from '../../../../../test/support/table.js';

test('[E-10] everyone starts with a town, a city and two roads, and the first turn begins immediately', () => {
  for (const seats of [3, 4]) {
    const t = table('energies/first-game', seats);
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [0]]);
    for (let seat = 0; seat < seats; seat++)
      expect([0, 1, 2].map((piece) => t.state.base.onBoard[at(seat, piece)])).toEqual([2, 1, 1]);
  }
});

test('[E-10] with three players the fourth place stays out', () => {
  const t = table('energies/first-game', 3);
  expect(t.state.base.owner[t.id('1,-1.S')]).toBe(255);
  expect(table('energies/first-game', 4).state.base.owner[t.id('1,-1.S')]).toBe(3);
});

test('[E-11] the hands of the fixed start come from the cities, with one science card each', () => {
  const t = table('energies/first-game', 4);
  expect([0, 1, 2, 3].map((seat) => t.cards(seat))).toEqual([
    { fiber: 1, food: 1, lumber: 1, science: 1 },
    { fiber: 1, lumber: 1, steel: 1, science: 1 },
    { fiber: 1, lumber: 1, steel: 1, science: 1 },
    { fiber: 1, food: 1, lumber: 1, science: 1 },
  ]);
});

test('[E-10] starting buildings at a harbour trade there from the first turn on', () => {
  const t = table('energies/first-game', 4).give(2, '2lumber').give(3, '3steel');
  t.turn(2).do('p2 tradeWithSupply lumber food');
  t.turn(3).do('p3 tradeWithSupply steel brick');
  expect(t.cards(3)['brick']).toBe(1);
});

test('[E-10] the player drawn to begin takes the first turn', () => {
  const t = table('energies/first-game', 4);
  const other = new (t.constructor as new (...args: unknown[]) => typeof t)(t.game, { ...t.deal, first: 2 });
  expect(other.actors()).toEqual([2]);
  expect(other.cards(0)).toEqual(t.cards(0));
});
