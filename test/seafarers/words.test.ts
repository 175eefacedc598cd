import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { perft } from '@landnam/bots';
import { ATLAS, dealTable, type MapData, setTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { constant } from '../support/chance.js';
import { TestTable } from '../support/table.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WORDS =
  /\bfogs?\b|\btribes?\b|\bcloth\b|\bbolts?\b|villages?\b|fortress|warships?|\bfleet\b|wonders?\b|new-?shores|four-?islands|fog-?islands|through-?the-?desert|forgotten-?tribe|pirate-?islands|new-?world|island-?chits/gi;
/** Own folders, other games' own folders, and texts. */
const OWN =
  /\/(?:energies|new-catan)\/|\/seafarers\.\w+$|^packages\/[^/]+\/src\/(?:\w+\/)*seafarers\/|^packages\/engine\/src\/(?:recipes|index)\.ts$|\/(?:messages|texts|paraglide)\//;

const sources = (): string[] =>
  readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    } catch {
      return [];
    }
  });

const strangers = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(WORDS)].map(([word]) => `${path}: ${word}`);

test('no word of a scenario stands outside the folders of the sea and the table of recipes', () => {
  const files = sources().filter((path) => !OWN.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(strangers)).toEqual([]);
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
