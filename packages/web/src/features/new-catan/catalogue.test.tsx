import { BENEFITS } from '@landnam/engine/games/new-catan';
import { GLOSSARIES } from '@landnam/maps';
import { expect, test } from 'vitest';
import { newCatan } from './folder.js';

test('[N-3] the page has the benefits of the rules, in their order, each a module of its own', async () => {
  const modules = Object.keys(await newCatan.load());
  expect(modules.filter((name) => (BENEFITS as readonly string[]).includes(name))).toEqual(BENEFITS);
  for (const section of ['benefits', 'texts'])
    expect(Object.keys(GLOSSARIES['new-catan']?.[section] ?? {})).toEqual(BENEFITS);
});
