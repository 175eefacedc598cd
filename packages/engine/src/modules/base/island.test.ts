import { at } from '@landnam/engine';
import { expect, test } from 'vitest';
import { table } from '../../../../../test/support/table.js';

test('[B-5] 5 settlements, 4 cities, 15 roads each; 19 cards of each resource; 25 development cards', () => {
  const { state, game } = table('base', 3);
  for (let seat = 0; seat < 3; seat++)
    expect([0, 1, 2].map((piece) => state.base.stock[at(seat, piece)])).toEqual([15, 5, 4]);
  expect([...state.base.bank.subarray(0, 6)]).toEqual([19, 19, 19, 19, 19, 0]);
  expect(game.scenario.cards.map(({ name }, card) => [name, state.base.deck[card]])).toEqual([
    ['knight', 14],
    ['victoryPoint', 5],
    ['roadBuilding', 2],
    ['plenty', 2],
    ['monopoly', 2],
  ]);
  expect(state.base.deckTotal[0]).toBe(25);
});
