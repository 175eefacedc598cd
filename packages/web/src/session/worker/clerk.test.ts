import { expect, test } from 'vitest';
import { Keep } from '../storage/keep.js';
import { Clerk } from './clerk.js';

const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'person' as const,
    name: `Person ${i}`,
    bot: 'hard' as const,
  }));

const variesWith = async (game: string, options: Readonly<Record<string, string>>): Promise<unknown> => {
  const preview = await new Clerk(new Keep()).preview({ game, players: people(4), options, seed: 'fjord' });
  return preview.ok ? preview.value.varies : preview.error;
};

test('a preview says whether another seed lays another board, whoever begins', async () => {
  expect(await variesWith('base', {})).toBe(true);
  expect(await variesWith('base', { setUp: 'fixed' })).toBe(false);
  expect(await variesWith('seafarers/four-islands', {})).toBe(true);
  expect(await variesWith('seafarers/four-islands', { harbours: 'printed' })).toBe(false);
});
