import { expect, test } from 'vitest';
import * as fetched from './fetched.js';
import * as shipped from './shipped.js';

test('one map brings those of its game, and no other', async () => {
  expect([...fetched.ATLAS.keys()]).toEqual(['base']);
  await fetched.fetchMaps('constructor');
  await fetched.fetchMaps('energies/first-game');
  expect([...fetched.ATLAS.keys()]).toEqual(['base', 'energies', 'energies/first-game']);
});

test('loaded one by one, the maps are those that ship, and stay the same objects', async () => {
  for (const id of [...shipped.ATLAS.keys(), 'energies']) await fetched.fetchMaps(id);
  expect([...fetched.ATLAS.keys()].sort()).toEqual([...shipped.ATLAS.keys()].sort());
  for (const [id, map] of shipped.ATLAS) expect(fetched.ATLAS.get(id)).toBe(map);
});
