import { expect, test } from 'vitest';
import { ATLAS } from '../atlas.js';
import * as fetched from './fetched.js';
import * as shipped from './shipped.js';

test('a checker that is fetched says so until it is here, and then the same as the one that ships', async () => {
  const map = ATLAS.get('base');
  expect(() => fetched.checkOwn(map)).toThrow('not loaded');
  await fetched.fetchChecker();
  await shipped.fetchChecker();
  for (const each of [map, { ...map, players: [] }, null])
    expect(fetched.checkOwn(each)).toEqual(shipped.checkOwn(each));
  expect(fetched.checkOwn(map).ok).toBe(true);
});
