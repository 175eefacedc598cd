import { RECIPES } from '@landnam/engine/rules';
import { expect, test } from 'vitest';
import * as fetched from './fetched.js';
import * as shipped from './shipped.js';

test('loaded game by game, bots know the same as all at once, base first', async () => {
  const before = fetched.moduleInsights();
  await fetched.fetchInsights('constructor');
  expect(fetched.moduleInsights()).toEqual(before);
  for (const recipe of [...Object.keys(RECIPES), 'base']) await fetched.fetchInsights(recipe);
  expect(fetched.moduleInsights()).toHaveLength(shipped.moduleInsights().length);
  expect(new Set(fetched.moduleInsights())).toEqual(new Set(shipped.moduleInsights()));
  expect(fetched.moduleInsights().slice(0, before.length)).toEqual(before);
});
