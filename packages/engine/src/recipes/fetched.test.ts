import { expect, test } from 'vitest';
import * as fetched from './fetched.js';
import * as shipped from './shipped.js';

test('a game that was not loaded is not there, whatever its name', async () => {
  expect(Object.keys(fetched.RECIPES)).toEqual(['base']);
  for (const name of ['base', 'constructor', 'no such game']) await fetched.fetchRecipe(name);
  expect(Object.keys(fetched.RECIPES)).toEqual(['base']);
});

test('loaded one by one, the games are those that ship', async () => {
  for (const name of Object.keys(shipped.RECIPES)) await fetched.fetchRecipe(name);
  expect(Object.keys(fetched.RECIPES)).toEqual(Object.keys(shipped.RECIPES));
  for (const [name, recipe] of Object.entries(shipped.RECIPES)) expect(fetched.RECIPES[name]).toBe(recipe);
});
