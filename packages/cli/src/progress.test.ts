import { describe, expect, test } from 'vitest';
import { Progress } from './simulate/progress.js';

const watch = (isTTY: boolean) => {
  const written: string[] = [];
  let now = 0;
  const screen = { isTTY, write: (text: string) => written.push(text) };
  const progress = new Progress(200, { screen, clock: () => now });
  const at = (milliseconds: number, done: number): void => {
    now = milliseconds;
    progress.at(done);
  };
  return { written, progress, at };
};

describe('the progress bar', () => {
  test('keeps quiet for two seconds', () => {
    const { written, progress, at } = watch(true);
    at(1999, 100);
    progress.end();
    expect(written).toEqual([]);
  });

  test('then shows how much is done and how long it will take', () => {
    const { written, progress, at } = watch(true);
    at(3000, 50);
    expect(written.join('')).toContain('50 of 200 games, 9 s left');
    progress.end();
    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  test('is not drawn more often than ten times a second', () => {
    const { written, at } = watch(true);
    for (let time = 3000; time < 3050; time += 10) at(time, 60);
    expect(written).toHaveLength(1);
  });

  test('shows nothing without a terminal', () => {
    const { written, progress, at } = watch(false);
    at(9000, 50);
    progress.end();
    expect(written).toEqual([]);
  });
});
