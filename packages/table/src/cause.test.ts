import { Chance } from '@landnam/bots';
import { dealTable, findTable, headerOf } from '@landnam/maps';
import { expect, test } from 'vitest';
import { legalFor, sightFor } from './sight.js';
import { LiveTable } from './liveTable.js';
import type { Sight } from './told.js';

/** The first sight that asks this, in a game where every seat plays its first legal action. */
const firstAsking = (game: string, question: string): Sight => {
  const found = findTable(game, 4, {});
  if (!found.ok) throw new Error(found.error);
  const players = [0, 1, 2, 3].map(() => ({ kind: 'person', name: '', bot: '' }) as const);
  const header = headerOf(found.value, dealTable(found.value, new Chance('cause').below));
  const live = new LiveTable(found.value, { game, options: {}, seed: 'cause', players }, header);
  for (let i = 0; i < 3000; i++) {
    live.playNature();
    const sight = sightFor(live, live.next(), 0);
    if (sight.question === question) return sight;
    const [first] = legalFor(live, live.next());
    if (first === undefined) break;
    live.act(live.next(), [first.action]);
  }
  throw new Error(`${question} is never asked`);
};

test('[B-23] [S-10] [E-33] the page is told what caused a question', () => {
  expect(firstAsking('base', 'moveRobber').cause).toBe('seven');
  expect(firstAsking('base', 'beforeRoll').cause).toBe('');
  expect(firstAsking('energies/first-game', 'hazardOnBuilding').cause).toBe('rainAndFlooding');
});
