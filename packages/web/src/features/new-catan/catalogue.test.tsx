import {
  BENEFITS as CATALOGUE,
  RACES as PEOPLES,
  raceOf as catalogueRace,
} from '@landnam/engine/games/new-catan';
import { expect, test } from 'vitest';
import { BENEFITS, RACES, raceOf } from './benefits.js';
import { newCatan } from './folder.js';

test('[N-3] the page has the benefits of the rules, in their order, each a module of its own', () => {
  expect(BENEFITS).toEqual(CATALOGUE);
  expect(RACES).toEqual(PEOPLES);
  expect(BENEFITS.map((_, benefit) => raceOf(benefit))).toEqual(CATALOGUE.map((_, i) => catalogueRace(i)));
  expect(newCatan.modules.filter((name) => (CATALOGUE as readonly string[]).includes(name))).toEqual(
    CATALOGUE,
  );
});
