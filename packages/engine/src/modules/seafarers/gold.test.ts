import { expect, test } from 'vitest';
import { type TestTable, table } from '../../../../../test/support/table.js';

const GAME = 'seafarers/new-shores';
const GOOD = ['lumber', 'brick', 'wool', 'grain', 'ore'];

/** Three owners around the gold field with the 10: a city and two settlements. */
const digging = (): TestTable =>
  table(GAME, 4).put('p2 city 3,3.N', 'p0 settlement 3,3.SE', 'p1 settlement 3,3.SW').start(1);

/** Leaves this many cards of one resource in the supply and none of the others. */
const drain = (t: TestTable, left: number): TestTable => {
  for (const good of GOOD) t.leave(good, good === 'ore' ? left : 0, 3);
  return t;
};

test('[S-10] a card of choice for each settlement and two for a city, the active player first, then clockwise', () => {
  const t = digging().roll(5, 5);
  expect([t.asks(), t.actors()]).toEqual(['chooseGold', [1]]);
  t.do('p1 takeGold ore').do('p2 takeGold ore', 'p2 takeGold wool').do('p0 takeGold brick');
  expect([t.cards(1), t.cards(2), t.cards(0), t.asks()]).toEqual([
    { ore: 1 },
    { wool: 1, ore: 1 },
    { brick: 1 },
    'main',
  ]);
});

test('[S-10] gold owed to three players in one roll with a nearly empty supply: what it cannot give is lost', () => {
  const t = drain(digging(), 2).roll(5, 5);
  t.refuses('p1 takeGold wool', 'S-10', 'supplyLacks');
  t.do('p1 takeGold ore', 'p2 takeGold ore');
  expect([t.asks(), t.actors(), t.cards(0)]).toEqual(['main', [1], {}]);
});

test('[S-10] with an empty supply nobody is asked', () => {
  expect(drain(digging(), 0).roll(5, 5).asks()).toBe('main');
});

test('[S-10] gold is chosen after ordinary production, and the shortage rule does not count it', () => {
  const t = digging().put('p3 settlement -2,4.N').leave('lumber', 1, 3).roll(5, 5);
  expect([t.cards(3)['lumber'], t.asks()]).toEqual([19, 'chooseGold']);
  t.refuses('p1 takeGold lumber', 'S-10', 'supplyLacks');
});

test('[S-10] the robber blocks gold', () => {
  const t = digging();
  t.at((position) => position.robber('@3,3'));
  expect(t.roll(5, 5).asks()).toBe('main');
});

test('[S-10] the settlement that earns the starting cards earns a card of choice for gold beside it, at once', () => {
  const t = table(GAME, 4);
  t.at((position) => position.terrain('@0,3', 'gold', 3));
  const first = ['-1,2.N', '1,2.N', '-3,4.N', '-3,6.N'];
  const road = ['-1,2/NE', '1,2/NE', '-3,4/NE', '-3,6/NE'];
  first.forEach((corner, seat) =>
    t.do(`p${seat} placeSettlement ${corner}`, `p${seat} placeRoad ${road[seat]}`),
  );
  t.do('p3 placeSettlement 0,3.N');
  expect(t.asks()).toBe('chooseGold');
  t.do('p3 takeGold ore');
  expect([t.asks(), t.cards(3)]).toEqual(['openingRoute', { lumber: 1, ore: 2 }]);
});
