import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GALLERY, MEASURED, placeAhead } from './index.js';

const page = readFileSync(new URL('../../../../docs/gallery.md', import.meta.url), 'utf8');

/** | file | name | players | games | wins | … */
const rows = [...page.matchAll(/^\| `([\w-]+)` \| ([^|]+) \| (\d) \| (\d+) \| ([\d, ]+) \|/gm)];

test('what cards of the gallery say about wins stands in the docs', () => {
  const said = rows.map(([, file, , , games, wins = '']) => [
    file,
    { games: Number(games), wins: wins.split(', ').map(Number) },
  ]);
  expect(MEASURED).toEqual(Object.fromEntries(said));
});

test('every map of the gallery is measured, with the most players it has', () => {
  const files = GALLERY.map(({ id }) => id.replace('gallery/', ''));
  expect(Object.keys(MEASURED).sort()).toEqual(files.toSorted());
  for (const [i, { players, name }] of GALLERY.entries()) {
    expect(MEASURED[files[i] ?? '']?.wins.length, name).toBe(Math.max(...players));
    expect(rows.find(([, file]) => file === files[i])?.[2]).toBe(name);
  }
});

test('somebody is ahead where the docs say that it is not equal, and nowhere else', () => {
  const ahead = Object.entries(MEASURED).flatMap(([file, wins]) => {
    const place = placeAhead(wins);
    return place === undefined ? [] : [[file, place + 1]];
  });
  expect(Object.fromEntries(ahead)).toEqual({
    'cloth-isles': 1,
    'great-land': 1,
    'green-valley': 4,
    'quick-pirates': 3,
  });
});
