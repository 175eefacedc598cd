import { expect, test } from 'vitest';
import * as fetched from './fetched.js';
import * as shipped from './shipped.js';

test('a game that was not loaded is not there, whatever its name', async () => {
  expect(Object.keys(fetched.RECIPES)).toEqual(['base']);
  for (const name of ['base', 'constructor', 'no such game']) await fetched.fetchRecipe(name, false);
  expect(Object.keys(fetched.RECIPES)).toEqual(['base']);
});

test('what only own maps add to base is loaded for them', async () => {
  await fetched.fetchRecipe('base', false);
  expect(Object.keys(fetched.RECIPES['base'].extras)).toEqual([]);
  await fetched.fetchRecipe('base');
  expect(Object.keys(fetched.RECIPES['base'].extras)).toEqual(['laidReady']);
});

test('loaded one by one, the games are those that ship', async () => {
  for (const name of Object.keys(shipped.RECIPES)) await fetched.fetchRecipe(name);
  expect(Object.keys(fetched.RECIPES)).toEqual(Object.keys(shipped.RECIPES));
  for (const [name, recipe] of Object.entries(shipped.RECIPES)) expect(fetched.RECIPES[name]).toBe(recipe);
});
