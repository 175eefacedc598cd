/** The analyst's worker hears a word in between, and says no more once it was told to stop. */
import { readPuzzles } from '@landnam/bots/puzzles';
import { expect, test } from 'vitest';
import puzzles from '../../../features/base/training/puzzles.txt?raw';
import type { ToldAnalysis } from '../../analysis/types.js';
import { AnalystDesk } from './analystDesk.js';

const opened = async (): Promise<AnalystDesk> => {
  const { position } = readPuzzles(puzzles).find(({ kind }) => kind === 'build')!;
  const desk = new AnalystDesk();
  expect(await desk.open(position)).toEqual({ ok: true, value: true });
  return desk;
};

test('stopped after its first word it says no second one, and ends', async () => {
  const desk = await opened();
  const told: ToldAnalysis[] = [];
  await desk.seek([], (each) => {
    told.push(each);
    desk.cancel();
  });
  expect(told).toHaveLength(1);
  expect(told[0]!.moves.length).toBeGreaterThan(0);
  expect(told[0]!.done).toBeLessThan(0.5);
});

test('a question takes the place of the one before, which ends unsaid', async () => {
  const desk = await opened();
  const [first, second]: [ToldAnalysis[], ToldAnalysis[]] = [[], []];
  const asked = desk.seek([], (each) => first.push(each));
  const again = desk.seek([], (each) => {
    second.push(each);
    desk.cancel();
  });
  await Promise.all([asked, again]);
  expect(first.every(({ done }) => done < 0.5)).toBe(true);
  expect(second).toHaveLength(1);
});
