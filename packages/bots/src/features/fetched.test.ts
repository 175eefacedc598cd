import { RECIPES } from '@landnam/engine/rules';
import { expect, test } from 'vitest';
import * as fetched from './fetched.js';
import * as shipped from './shipped.js';

test('loaded game by game, bots know the same as all at once, base first', async () => {
  const before = fetched.features();
  await fetched.fetchFeatures('constructor');
  expect(fetched.features()).toEqual(before);
  for (const recipe of [...Object.keys(RECIPES), 'base']) await fetched.fetchFeatures(recipe);
  expect(fetched.features()).toHaveLength(shipped.features().length);
  expect(new Set(fetched.features())).toEqual(new Set(shipped.features()));
  expect(fetched.features().slice(0, before.length)).toEqual(before);
});
