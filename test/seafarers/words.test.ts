import { perft } from '@landnam/bots';
import { ATLAS, dealTable, type MapData, setTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { constant } from '../support/chance.js';
import { TestTable } from '../support/table.js';
import { strangers, strangersIn, type Vocabulary } from '../support/words.js';

const LEARNED = 'packages/bots/src/value/learned.ts';

const SEA: Vocabulary = {
  words:
    /\bfogs?\b|\btribes?\b|\bcloth\b|\bbolts?\b|villages?\b|fortress|warships?|\bfleet\b|wonders?\b|new-?shores|four-?islands|fog-?islands|through-?the-?desert|forgotten-?tribe|pirate-?islands|new-?world|island-?chits/gi,
  // its own folders, and those of other games
  own: /\/(?:energies|new-catan)\/|\/seafarers\.\w+$|^packages\/[^/]+\/src\/(?:\w+\/)*seafarers\//,
  // names of the files of weights
  rows: [[LEARNED, /^ {2}'seafarers\.[a-z-]+': \[[\d, ]+\],$/gm]],
};

test('no word of a scenario occurs outside the folders of the sea and the table of recipes', () => {
  expect(strangers(SEA)).toEqual([]);
  const text = "  'seafarers.cloth': [3, 4],\n  cloth: [3, 4],\n";
  expect(strangersIn(SEA, LEARNED, text)).toEqual([`${LEARNED}: cloth`]);
  expect(strangersIn(SEA, 'packages/bots/src/value/other.ts', text)).toHaveLength(2);
});

const openingOf = (map: MapData): TestTable => {
  const set = setTable(map, 4, { setUp: 'fixed' });
  if (!set.ok) throw new Error(set.error);
  return new TestTable(set.value.game, { ...dealTable(set.value, constant(0)), first: 0 });
};

test('[S-1] ships added to a map that lists no sea leave its perft unchanged', () => {
  const base = ATLAS.get('base')!;
  const count = (map: MapData): number[] => {
    const { game, state } = openingOf(map);
    return [1, 2, 3, 4].map((depth) => perft(game, state, depth));
  };
  const plain = count(base);
  expect(plain).toEqual([54, 144, 7236, 19248]);
  expect(count({ ...base, recipe: 'seafarers' })).toEqual(plain);
});

test('[S-1] nor do they change a turn in the middle of a game', () => {
  const base = ATLAS.get('base')!;
  const count = (map: MapData): number => {
    const t = openingOf(map)
      .put('p0 settlement 0,-1.N', 'p0 road 0,-1/NE')
      .give(0, 'lumber wool brick')
      .turn(0);
    return perft(t.game, t.state, 2);
  };
  expect(count({ ...base, recipe: 'seafarers' })).toBe(count(base));
});
