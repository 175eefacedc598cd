import { pack } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { type CostlyChoice, repeatsOf } from './repeats.js';

const table = findTable('base', 3);
if (!table.ok) throw new Error(table.error);
const { game } = table.value;
const action = (type: string, operand = 0): number => pack(game.ruleIds[type], operand);

const city = action('buildCity', 7);
const road = action('buildRoad', 3);
const plan = (...actions: number[]) => ({ isTurn: true, actions: Int32Array.from(actions), value: 0 });
const choice = (ply: number, turn: number, missing: readonly number[], loss = 0.06): CostlyChoice => ({
  ply,
  seat: 0,
  turn,
  found: { loss, best: plan(...missing), chosen: plan() },
});

const ends = { seat: 0, packed: action('endTurn') };
const repeats = (choices: readonly CostlyChoice[], played: Readonly<Record<number, number>> = {}) => {
  const done = Array.from({ length: 100 }, (_, ply) => {
    const packed = played[ply];
    return packed === undefined ? ends : { seat: 0, packed };
  });
  return [...repeatsOf(game, choices, done)];
};

test('what is left undone turn after turn is one omission; after a pause, or for something else, it is another', () => {
  const rows = [
    choice(10, 1, [city]),
    choice(20, 4, [road, city]),
    choice(30, 7, [city]),
    choice(40, 10, [action('buildCity', 9)]),
    choice(50, 16, [city]),
  ];
  expect(repeats(rows)).toEqual([
    [20, 10],
    [30, 10],
  ]);
});

test('twice in one turn, or for next to nothing, is no repetition', () => {
  expect(repeats([choice(10, 1, [city]), choice(11, 1, [city])])).toEqual([]);
  expect(repeats([choice(10, 1, [city], 0.001), choice(20, 4, [city])])).toEqual([]);
});

test('a card that is kept is one omission, whatever it could have been played for, until it is played', () => {
  const [wool, ore] = [action('playMonopoly', 2), action('playMonopoly', 4)];
  const rows = [choice(10, 1, [wool]), choice(20, 4, [ore]), choice(50, 16, [wool])];
  expect(repeats(rows)).toEqual([
    [20, 10],
    [50, 10],
  ]);
  expect(repeats(rows, { 30: ore })).toEqual([[20, 10]]);
});
