import { findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { fetchWords } from '../i18n/fetched.js';
import type { Feature } from '../moves/feature.js';
import { questions as energies } from './energies/actions.js';
import { addition as fog } from './seafarers/scenarios/fog-islands/index.js';
import { addition as pirates } from './seafarers/scenarios/pirate-islands/index.js';

const CASES: readonly (readonly [string, Feature['questions']])[] = [
  ['energies', energies],
  ['seafarers/fog-islands', fog.questions ?? {}],
  ['seafarers/pirate-islands', pirates.questions ?? {}],
];

test.each(CASES)('%s: a question by its cause names a decision and a cause of the game', (id, questions) => {
  const table = findTable(id, 4, {});
  if (!table.ok) throw new Error(table.error);
  const { frameNames, catalogues } = table.value.game;
  const byCause = Object.keys(questions).filter((key) => key.includes(' '));
  expect(byCause.length).toBeGreaterThan(0);
  for (const key of byCause) {
    const [decision = '', cause = ''] = key.split(' ');
    expect(frameNames).toContain(decision);
    expect(catalogues['cause']).toContain(cause);
  }
});

test('energies: only who can play a card before the roll is told so', async () => {
  await fetchWords('en');
  const asked = (...types: readonly string[]): string | undefined =>
    energies.beforeRoll?.({ actions: types.map((type) => ({ action: { type } })) } as never);
  expect(asked('callDice')).toBe('Draw the event discs, then roll.');
  expect(asked('callDice', 'playCleanup')).toBe('Draw the event discs, then roll; or play a card first.');
});
